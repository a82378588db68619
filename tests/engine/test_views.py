"""Who knows what: views and guesses."""

from collections import Counter

import msgspec
import pytest

from blind_bid.state import BlindBid
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadState
from openoutcry.engine.game import guess
from openoutcry.engine.kernel import answer, answer_for, pick
from openoutcry.engine.position import CARDS, PART, PARTS, SPECTATOR, UNKNOWN, load, save
from openoutcry.engine.views import view
from openoutcry.games.catalogue import info, open_game
from openoutcry.games.packages import house
from tests.engine.test_kernel import drawn


def hands(g: object) -> list[list[int]]:
    assert isinstance(g, BlindBid)
    return [player.hand.listed() for player in g.players]


def test_a_card_is_seen_by_those_who_saw_it_and_nobody_else() -> None:
    _, g = drawn()
    cards = [hand[0] for hand in hands(g)]
    assert hands(view(g, 1, True)) == [[UNKNOWN], [cards[1]], [UNKNOWN]]
    assert hands(view(g, SPECTATOR, True)) == [[UNKNOWN], [UNKNOWN], [UNKNOWN]]


def test_an_unseen_card_could_as_well_be_in_the_deck() -> None:
    _, g = drawn()
    seen = view(g, 0, True)
    assert isinstance(seen, BlindBid)
    assert seen.deck.total == g.deck.total + 2
    assert [int(n) for n in seen.deck.counts] == [4 - (hands(g)[0][0] == kind) for kind in range(3)]


def test_a_sealed_answer_is_seen_by_its_giver_only() -> None:
    _, g = drawn()
    answer_for(g, 1, 2)
    assert list(view(g, 1, True).sealed) == [-1, 2, -1]
    assert list(view(g, 0, True).sealed) == [-1, UNKNOWN, -1]


def test_a_viewer_is_shown_his_own_options_and_nobody_elses() -> None:
    _, g = drawn()
    assert view(g, 2, True).player == 2
    assert view(g, 2, True).options == 7
    assert view(g, SPECTATOR, True).options == UNKNOWN


def test_guesses_are_worlds_that_could_be_and_follow_the_counts() -> None:
    game, g = drawn()
    seen = view(g, 0, True)
    rng, met = Rng(5), Counter[tuple[int, ...]]()
    for _ in range(300):
        world = guess(game, seen, rng)
        assert save(view(world, 0, True), game.steps()) == save(seen, game.steps())
        met[tuple(hand[0] for hand in hands(world))] += 1
    assert {key[0] for key in met} == {hands(g)[0][0]}
    assert len(met) == 9


def test_what_was_saved_is_json_and_loads_again() -> None:
    game, g = drawn()
    stored = msgspec.json.encode(save(g, game.steps()))
    loaded = load(msgspec.json.decode(stored), g.blank(), game.steps())
    assert msgspec.json.encode(save(loaded, game.steps())) == stored


@pytest.mark.parametrize("stored", [{}, {"step": "NoSuchStep"}, {"step": "", "agenda": 3}])
def test_what_was_not_saved_by_us_is_refused(stored: dict[str, object]) -> None:
    game, g = drawn()
    with pytest.raises(BadState, match="not a saved state"):
        load(stored, g.blank(), game.steps())


@pytest.mark.parametrize("name", house())
def test_a_view_has_no_room_behind_its_rows_where_cards_lay_that_have_left(name: str) -> None:
    game, rng = open_game(name, info(name).players[-1]), Rng(3)
    g = game.new()
    while g.options != 0:
        answer(g, pick(g, rng))
        for row in rows_of(view(g, int(rng.below(game.players)), True)):
            assert len(row.kinds) == len(row.seen) == row.size


def rows_of(part: object) -> list[Cards]:
    """All rows of cards in a part of a state."""
    rows: list[Cards] = []
    for field in part.fields():  # type: ignore[attr-defined]
        value = getattr(part, field.name)
        if field.shape == CARDS:
            rows.append(value)
        elif field.shape in (PART, PARTS):
            rows += [row for inner in (value if field.shape == PARTS else [value]) for row in rows_of(inner)]
    return rows
