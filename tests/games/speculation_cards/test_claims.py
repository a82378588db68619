"""Events that random games hardly ever meet are compared with what happens, too (law 15)."""

from importlib.resources import files

import pytest

from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import pick
from openoutcry.engine.laws.promises import Promises
from tests.games.speculation_cards.positions import B, Table, opened, position

SHORT_GUARD = files("openoutcry.games.speculation_cards").joinpath("data.toml").read_text("utf-8")
SHORT_GUARD = SHORT_GUARD.replace("turns = 200", "turns = 10")
MOST_ANSWERS = 60


def four_jokers() -> Table:
    """The last turn of a round: with the card on pile 1 a player holds four Jokers."""
    return position(players=2, turn=B, last_turns=1, hands=["", "joker joker joker"], piles=("2c joker", "4d", "6h"))


def low_deck() -> Table:
    """A turn with two cards left to draw."""
    return position(players=2, piles=("2c", "4d", "6h"), rest="pile 2", deck="5s 7h")


@pytest.mark.parametrize(
    ("table", "first", "number"),
    [
        (four_jokers(), "take 1", "FourJokers.seat"),
        (low_deck(), "draw", "DeckRenewed.cards"),
        (opened(2, SHORT_GUARD), "", "RoundCut.turns"),
    ],
    ids=["four jokers", "the deck renewed", "a round cut"],
)
def test_a_rare_event_is_compared_with_what_happens(table: Table, first: str, number: str) -> None:
    promises, rng, g = Promises(table.game, seed=1), Rng(1), table.g
    if first:
        g = promises.tell(g, door.read(table.game, g, first))
    for _ in range(MOST_ANSWERS):
        if promises.counts[f"event checked {number}"] or g.options == 0:
            break
        g = promises.tell(g, int(pick(g, rng)))
    assert promises.counts[f"event checked {number}"] == 1
