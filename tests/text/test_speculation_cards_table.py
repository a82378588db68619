"""The card game's table in a terminal: it fits, it shows what a seat may see, and it needs no colours to be read."""

from importlib.resources import files

import pytest

from openoutcry.games.catalogue import open_game
from openoutcry.text.terminal import Viewer, draw
from tests.games.answers import play
from tests.games.speculation_cards.positions import A, B, C, Table, position
from tests.text.drawings import drawn, plain
from tests.text.played import NAMES, moments


def midgame(**changes: str) -> Table:
    """Ann's turn in round 2; she and Ben have cards that nobody else has seen."""
    return position(
        round=2,
        first=B,
        hands=["4s (7s) (2s) joker 3h", "5c (joker)", ""],
        piles=("2c joker 3d 4s", "6h", "2h joker"),
        scores=[[24, 0, 0], [12, 0, 0], [0, 0, 0]],
        **changes,
    )


def test_the_whole_table_at_eighty_columns():
    viewer = Viewer(
        "en", NAMES[:3], bots=[None, "Broker", "Random"], seat=A, asked=[A], messages=["Cleo draws a card."]
    )
    assert drawn(midgame(), viewer) == [
        "── Speculation, the card game · Round 2 of 3 · Action ──────────────────────────",
        "Deck                Pile 1              Pile 2              Pile 3",
        "▒▒▒▒▒▒▒▒▒           ┏━━━━━━━┓           ┏━━━━━━━┓           ┏━━━━━━━┓",
        "▒▒▒▒▒▒▒▒▒           ┃  4 ♠  ┃           ┃  6 ♥  ┃           ┃ Joker ┃",
        "▒▒▒▒▒▒▒▒▒           ┗━━━━━━━┛           ┗━━━━━━━┛           ┗━━━━━━━┛",
        "38 cards            4 cards             1 card              2 cards",
        "                    counts this round   counts this round   does not count yet",
        "                    Worth now 12        Worth now 6         Worth now 3",
        "",
        "Under the top of pile 1  3♦ Joker 2♣",
        "Under the top of pile 3  2♥",
        "",
        "Your hand  5 cards  A hand of 10 cards ends the round",
        "  ♥ hearts    3♥",
        "  ♠ spades    2♠ 4♠ 7♠",
        "    Joker     ×1",
        "",
        "First player Ben     R1   R2   R3  Total  Cards",
        "▶ A Ann              24    ·    ·     24      5",
        "  B Ben (Broker)     12    ·    ·     12      2  2 covered",
        "  C Cleo (Random)     0    ·    ·      0      0",
        "── What happened ───────────────────────────────────────────────────────────────",
        "• Cleo draws a card.",
    ]


def test_the_table_in_french():
    text = "\n".join(drawn(midgame(), Viewer("fr", NAMES[:3], seat=A)))
    for words in ("Manche 2 sur 3", "Pioche", "38 cartes", "compte déjà", "♠ pique", "Premier joueur Ben", "2 cachées"):
        assert words in text


def test_with_a_perfect_memory_cards_taken_openly_are_seen():
    lines = drawn(midgame(memory="perfect"), Viewer("en", NAMES[:3], seat=C))
    assert any(line.endswith("3♥ 4♠ Joker + 2 covered") for line in lines)
    assert any(line.endswith("5♣ + 1 covered") for line in lines)


def test_the_cards_of_others_are_not_in_the_drawing():
    lines = drawn(midgame(), Viewer("en", NAMES[:3], seat=B))
    assert not any(card in line for line in lines for card in ("7♠", "2♠"))
    assert any(line.endswith("5 covered") for line in lines)
    assert "  ♣ clubs     5♣" in lines
    public = drawn(midgame(), Viewer("en", NAMES[:3]))
    assert not any("Your hand" in line or "Worth now" in line for line in public)


def test_what_is_drawn_is_seen_by_its_drawer_only():
    table = midgame()
    play(table, "draw", "7 of diamonds", "6 of clubs")
    assert "Just drawn  7♦ 6♣" in drawn(table, Viewer("en", NAMES[:3], seat=A))
    assert "Just drawn  ?? ??" in drawn(table, Viewer("en", NAMES[:3], seat=B))


def test_a_card_on_its_way_to_a_pile_is_seen():
    table = midgame()
    play(table, "discard joker")
    assert "On its way to a pile  Joker" in drawn(table, Viewer("en", NAMES[:3], seat=C))


def test_a_pile_of_many_cards_takes_several_lines():
    lines = drawn(position(players=2, deck="3c 3c", rest="pile 1"), Viewer("en", NAMES[:2], seat=A))
    first = next(n for n, line in enumerate(lines) if line.startswith("Under the top of pile 1"))
    under = lines[first : lines.index("", first)]
    assert len(under) == 3
    assert sum(line.count("♠") for line in under) == 12
    assert sum(line.count("Joker") for line in under) == 4


def test_the_last_turns_of_a_round_are_named():
    table = position(players=2, hands=["2c 3c", "4c"], last_turns=1)
    assert "Last turns of the round" in drawn(table, Viewer("en", NAMES[:2], seat=A))[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("players", [2, 4])
def test_it_fits_at_every_moment_of_a_game(lang: str, width: int, players: int):
    names = ["Maximilian-Alexander", *NAMES[1:players]]
    for number, match in enumerate(moments(players, {"memory": "perfect"}, game_name="speculation-cards")):
        if number % 30 == 0 or not match.asked():
            viewer = Viewer(lang, names, width=width, seat=0, asked=match.asked(), messages=["word " * 60])
            lines = plain(draw(match.game.shown(match.view(0)), viewer), width)
            assert max(len(line) for line in lines) <= width


def test_the_suits_of_a_house_set_have_letters():
    box = files("openoutcry.games.speculation_cards").joinpath("data.toml").read_text("utf-8")
    box = box.replace('["clubs", "diamonds", "hearts", "spades"]', '["anchors", "apples", "boats", "bells"]')
    table = position(players=2, hands=["2c 3d", "4h"], piles=("2c", "4d", "6s"))
    game = open_game("speculation-cards", 2, {}, box)
    lines = plain(draw(game.shown(table.g), Viewer("en", NAMES[:2], "Attic copy", seat=0)), 80)
    assert "House set: Attic copy" in lines[0]
    assert "┃  2 A  ┃           ┃  4 P  ┃           ┃  6 E  ┃" in lines[3]
    assert "  P apples   3P" in lines
