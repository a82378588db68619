"""The numbers of an investor or a card: declared by its class, read from its own row of the data file."""

from types import GetSetDescriptorType
from typing import Any

from openoutcry.games.datafile import Table, number


class Number:
    """A whole number of a row, from `low` to `high`: a sum of money, or else a count, of spaces or cards or bonds."""

    def __init__(self, low: int, high: int, money: bool) -> None:
        self.low = low
        self.high = high
        self.money = money


def sums(**ranges: tuple[int, int]) -> dict[str, Number]:
    """Declare numbers that are money, by name, each with its least and greatest value."""
    return {key: Number(low, high, True) for key, (low, high) in ranges.items()}


def counts(**ranges: tuple[int, int]) -> dict[str, Number]:
    """Declare numbers that are not money, by name, each with its least and greatest value."""
    return {key: Number(low, high, False) for key, (low, high) in ranges.items()}


def read(effect: object, numbers: dict[str, Number], row: Table, where: str) -> None:
    """Read each declared number from the row into the attribute of its name."""
    for key, declared in numbers.items():
        put(effect, key, number(row, key, where, declared.low, declared.high))


def put(effect: object, key: str, value: Any) -> None:
    """Set an attribute, and in an object of a compiled class the slot that compiled code reads: a class of an ordinary
    Python file that declares the attribute again hides that slot from Python, but not from compiled code."""
    setattr(effect, key, value)
    for kind in type(effect).__mro__:
        slot = vars(kind).get(key)
        if isinstance(slot, GetSetDescriptorType):
            slot.__set__(effect, value)


def put_declared(effect: object) -> None:
    """Put what a class of an ordinary Python file declares into the slots of the compiled class above it."""
    kinds = type(effect).__mro__
    slots = {name for kind in kinds for name, slot in vars(kind).items() if isinstance(slot, GetSetDescriptorType)}
    for name in slots:
        declared = getattr(type(effect), name)
        if not name.startswith("__") and not isinstance(declared, GetSetDescriptorType):
            put(effect, name, declared)
