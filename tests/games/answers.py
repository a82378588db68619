"""Answering at a table in a test, the same for every game: in words, through the door, as a player would."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

import pytest

from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.events import Event
from openoutcry.engine.game import Args
from openoutcry.engine.kernel import NATURE, pick
from openoutcry.engine.position import SPECTATOR, save
from openoutcry.engine.views import view


class AnyTable(Protocol):
    """A game, its position, and what everybody could hear of the last answer."""

    game: Any
    g: Any
    told: Any


T = TypeVar("T", bound=AnyTable)


def play(table: AnyTable, *words: str) -> list[Event]:
    """Whoever is asked answers with the first word, and so on; gives what everybody could hear."""
    told: list[Event] = []
    for word in words:
        answer(table, door.read(table.game, table.g, word))
        told += table.told
    table.told = told
    return told


def answer(table: AnyTable, option: int, seat: int | None = None) -> None:
    """Whoever is asked answers, or this seat, through the door."""
    table.g.listen()
    door.give(table.game, table.g, door.asked(table.g)[0] if seat is None else seat, option)
    table.told = [one.read_by(SPECTATOR) for one in table.g.log]


def answer_as(table: AnyTable, seat: int, words: str) -> None:
    """One of the players that choose at the same time answers, or answers again."""
    answer(table, door.read(table.game, table.g, words), seat)


def refusal(table: AnyTable, words: str, seat: int | None = None) -> str:
    """The rule by which an answer is refused, and that nothing has changed by it; of whoever is asked, or of a seat."""
    before = save(table.g, table.game.steps())
    option = door.read(table.game, table.g, words)
    with pytest.raises(OpenOutcryError) as refused:
        door.give(table.game, table.g, door.asked(table.g)[0] if seat is None else seat, option)
    assert save(table.g, table.game.steps()) == before
    return str(refused.value.args_shown.get("rule", refused.value.code))


def played_on(table: T, seed: int) -> Iterator[T]:
    """The table after each answer of a game that is played at random to its end."""
    rng = Rng(seed)
    while door.asked(table.g):
        answer(table, int(pick(table.g, rng)))
        yield table


def asked(table: AnyTable) -> tuple[int, str] | None:
    """Who is asked, and what; None when nobody is."""
    seats = door.asked(table.g)
    return (seats[0], table.game.questions[int(table.g.kind)].kind) if seats else None


def offered(table: AnyTable, seat: int | None = None) -> list[str]:
    """The answers that are open to whoever is asked, or to a seat."""
    choice = door.choice(table.game, table.g, door.asked(table.g)[0] if seat is None else seat)
    assert choice is not None
    return choice.words


def explained(table: AnyTable, words: str) -> Args:
    """The figures that whoever is asked is shown with an answer."""
    seat = door.asked(table.g)[0]
    seen = view(table.g, seat, table.game.perfect_memory())
    figures: Args = table.game.option_args(seen, seat, door.read(table.game, table.g, words))
    return figures


def odds(table: AnyTable) -> Counter[str]:
    """What NATURE draws from: how often each answer is there."""
    assert table.g.player == NATURE
    bag = table.g.step.bag(table.g)
    words = table.game.questions[int(table.g.kind)].words
    return Counter({word: int(bag.counts[n]) if bag else 1 for n, word in enumerate(words) if table.g.options >> n & 1})
