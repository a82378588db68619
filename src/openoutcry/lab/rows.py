"""The rows of a simulation: one a seat of a game, and one a seat of a round for who asks. Names and types of the
columns stand here and nowhere else. Games are played into plain numbers (`lab/sheet.py`); a `Legend` says what they
mean."""

import re
from typing import Any

import msgspec

from openoutcry.engine.game import Game
from openoutcry.lab.sheet import ROUND_NUMBERS, SEAT_NUMBERS

TEXT, WHOLE, FRACTION = "text", "whole", "fraction"  # what a column holds

# In the order of the file; PARTS stands for the columns of what a score is made of.
PARTS = "part_"
PRICES = "price_"
COLUMNS = {
    "game": TEXT,
    "players": WHOLE,
    "options": TEXT,  # name=value in alphabetical order, with spaces between
    "set": TEXT,
    "set_hash": TEXT,
    "varied": TEXT,
    "version": TEXT,
    "match": WHOLE,
    "deal": WHOLE,
    "seed": WHOLE,
    "seat": WHOLE,
    "start": WHOLE,
    "bot": TEXT,
    "bot_seed": WHOLE,
    "investors": TEXT,
    "strategies_kept": TEXT,
    "strategies_played": TEXT,
    "score": WHOLE,
    PARTS: WHOLE,
    "rank": WHOLE,
    "won": FRACTION,
    "decisions": WHOLE,
    "rounds": WHOLE,
    "end": TEXT,
}
MARKS = ("investors", "strategies_kept", "strategies_played")


class Row(msgspec.Struct, frozen=True):
    """One seat of one game. `start` counts from the player who began, `won` is the share of the victory, `parts` are
    what the score is made of, `decisions` are that seat's own, among two or more options."""

    game: str
    players: int
    options: str
    set: str
    set_hash: str
    varied: str
    version: str
    match: int
    deal: int
    seed: int
    seat: int
    start: int
    bot: str
    bot_seed: int
    investors: str
    strategies_kept: str
    strategies_played: str
    score: int
    parts: dict[str, int]
    rank: int
    won: float
    decisions: int
    rounds: int
    end: str


class Column(msgspec.Struct, frozen=True):
    """What a column holds, and where its values are: one `value` for all rows, or at a `place` among the numbers of
    each, which may be places in a `table`, or in the `words` that come with the rows."""

    kind: str
    value: int | str | None = None
    place: int = -1
    table: list[str] | list[float] | None = None
    words: bool = False


class Legend(msgspec.Struct, frozen=True):
    """The columns of a file in order, and how many numbers a row has."""

    columns: dict[str, Column]
    width: int


class Numbers(msgspec.Struct, frozen=True):
    """Rows as numbers of 64 bits, one after the other, and the words that they name."""

    rows: bytes
    words: list[str]


def seat_legend(game: Game[Any], shared: dict[str, int | str], bots: list[str]) -> Legend:
    """What the rows of seats mean. All rows share some values; bots are named by their places."""
    parts = [f"{PARTS}{part}" for part in game.parts]
    places = {name: place for place, name in enumerate([*SEAT_NUMBERS, *parts, *game.marks])}
    columns: dict[str, Column] = {}
    for name, kind in COLUMNS.items():
        if name == PARTS:
            columns |= {part: Column(kind, place=places[part]) for part in parts}
        elif name == "bot":
            columns[name] = Column(kind, place=places[name], table=bots)
        elif name == "won":
            shares = [0.0, *(1 / (n + 1) for n in range(game.players))]
            columns[name] = Column(kind, place=places["winners"], table=shares)
        elif name in places:
            columns[name] = Column(kind, place=places[name], words=kind == TEXT)
        else:
            columns[name] = Column(kind, value=shared.get(name, ""))
    return Legend(columns, len(places))


def round_legend(game: Game[Any], shared: dict[str, int | str], judged: bool) -> Legend:
    """What the rows of rounds mean. Without a judge nobody knows the chances."""
    numbers = [*ROUND_NUMBERS, *(["chance"] if judged else []), *prices_of(game), *game.moves]
    columns = {"varied": Column(TEXT, value=shared["varied"])}
    for place, name in enumerate(numbers):
        columns[name] = Column(FRACTION if name == "chance" else WHOLE, place=place)
    return Legend(columns, len(numbers))


def prices_of(game: Game[Any]) -> list[str]:
    """The columns of the prices."""
    names = game.companies or [str(n + 1) for n in range(len(game.prices(game.new())))]
    return [PRICES + re.sub(r"[^\w]+", "_", name.lower()) for name in names]


def values(numbers: Numbers, legend: Legend) -> dict[str, list[Any]]:
    """The columns that differ from row to row."""
    whole = memoryview(numbers.rows).cast("q").tolist()
    found: dict[str, list[Any]] = {}
    for name, column in legend.columns.items():
        table = numbers.words if column.words else column.table
        if table is not None:
            found[name] = [table[n] for n in whole[column.place :: legend.width]]
        elif column.kind == FRACTION:
            found[name] = memoryview(numbers.rows).cast("d").tolist()[column.place :: legend.width]
        elif column.value is None:
            found[name] = whole[column.place :: legend.width]
    return found


def as_rows(numbers: Numbers, legend: Legend) -> list[Row]:
    """The rows of seats one by one."""
    shared = {name: column.value for name, column in legend.columns.items() if column.value is not None}
    varying = values(numbers, legend)
    found: list[Row] = []
    for line in zip(*varying.values(), strict=True):
        cells: dict[str, Any] = shared | dict(zip(varying, line, strict=True))
        parts = [name for name in cells if name.startswith(PARTS)]
        found.append(Row(**cells | {"parts": {name[len(PARTS) :]: cells.pop(name) for name in parts}}))
    return found
