"""What a seat observes: itself first, then the others in the order of play, and nothing that is covered."""

from pathlib import Path

import pytest

from blind_bid.game import BlindBidGame
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, pick
from openoutcry.engine.observation import Observing, entries, observed
from openoutcry.engine.position import Position
from openoutcry.engine.sheet import COVERED, Sheet
from openoutcry.games.catalogue import games, info, open_game


def after(game: Game, answers: int, seed: int = 1) -> Position:
    """A position in which a player is asked, after so many answers at random or some more."""
    g, dice = game.new(), Rng(seed)
    while answers > 0 or g.player == NATURE:
        answer(g, pick(g, dice))
        answers -= 1
    return g


def named(game: Game, g: Position, seat: int) -> dict[str, int]:
    """What a seat observes, by name."""
    names = [entry.name for entry in entries(game)]
    assert len(set(names)) == len(names)
    return dict(zip(names, observed(game, g, seat), strict=True))


def test_every_viewer_comes_first() -> None:
    game = open_game("mogul", 4)
    g = after(game, 40)
    for seat in range(4):
        seen = named(game, g, seat)
        for n in range(4):
            other = g.players[(seat + n) % 4]
            assert seen[f"players.{n}.points"] == other.points
            assert seen[f"players.{n}.chips"] == other.chips
        assert seen["asked player"] == (g.player - seat) % 4
        assert seen["still_in"] & 1 == g.still_in >> seat & 1


def test_a_covered_card_is_counted_where_it_could_as_well_be() -> None:
    game = open_game("speculation-board", 3)
    g = after(game, 30)
    mine, theirs = g.players[1], g.players[2]
    seen = named(game, g, 1)
    assert [seen["players.0.hand.0"], seen["players.0.hand.1"]] == mine.hand.listed()
    assert seen["players.1.hand.size"] == theirs.hand.size == 2
    assert "players.1.hand.0" not in seen
    for kind in range(9):
        assert seen[f"players.0.deck.{kind}"] == mine.deck.counts[kind]
        assert seen[f"players.1.deck.{kind}"] == theirs.deck.counts[kind] + theirs.hand.listed().count(kind)


def test_own_insider_information_comes_first() -> None:
    game = open_game("stockpile", 3)
    g = after(game, 20)
    for seat in range(3):
        seen = named(game, g, seat)
        assert seen["companies.0"] == g.companies.kinds[seat]
        assert seen["forecasts.0"] == g.forecasts.kinds[seat]
        assert seen["companies.1"] == COVERED
        assert seen["companies.3"] == g.companies.kinds[3], "the open pair"


@pytest.mark.parametrize("name", games())
def test_a_mask_numbers_the_answers_of_every_question(name: str) -> None:
    game = open_game(name, info(name).players[0])
    observing = Observing(game)
    words = [len(question.words) for question in game.questions]
    assert list(observing.offsets) == [sum(words[:n]) for n in range(len(words))]
    assert observing.actions == sum(words)


def test_a_game_of_another_package_is_observed_by_its_declaration() -> None:
    game = BlindBidGame(3)
    g = after(game, 9)
    observing = Observing(game)
    sheet = Sheet(1, observing.width, 3)
    for seat in range(3):
        observing.write(g, seat, sheet, 0)
        assert list(sheet.room) == observed(game, g, seat)


def test_the_page_says_how_many_numbers_and_actions_there_are() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text("utf-8")
    rows = {"mogul": "Mogul", "speculation-board": "Speculation", "speculation-cards": "Speculation, the card game"}
    tables = [(title, name, {}) for name, title in {**rows, "stockpile": "Stockpile"}.items()]
    tables.append(("Stockpile with modules", "stockpile", dict.fromkeys(info("stockpile").modules, "on")))
    for title, name, options in tables:
        counts = info(name).players
        found = [Observing(open_game(name, players, options)) for players in counts]
        numbers = ", ".join(str(one.width) for one in found)
        row = f"| {title} | {', '.join(map(str, counts))} | {numbers} | {found[0].actions} |"
        assert row in page
