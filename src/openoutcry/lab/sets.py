"""Sets with other numbers: `chips.each=7` changes one, `chips.each=4..7` makes a set for each value. The game refuses
values that do not fit."""

import json
import re
import tomllib
from itertools import product
from typing import Any

import msgspec

from openoutcry.engine.errors import nearest
from openoutcry.games.catalogue import data_text
from openoutcry.games.datafile import house_set
from openoutcry.lab.errors import BadChange

RANGE = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")
MOST_SETS = 1000


class Change(msgspec.Struct, frozen=True):
    """Fields of a change of the numbers of a game: a new value (as written) at a place. Places are written with dots:
    `chips.each`, `investors.Day Trader.money`, or by row number from 1: `companies.2.shares`."""

    place: str
    value: str

    def __str__(self) -> str:
        return f"{self.place}={self.value}"


def read_change(word: str) -> Change:
    """Parse PLACE=VALUE and return the change. Raise `BadChange` if the text is not of this form."""
    place, equals, value = word.partition("=")
    if not equals or not place.strip() or not value.strip():
        raise BadChange("change-form", f"a change is written place=value, not {word!r}", value=word)
    return Change(place.strip(), value.strip())


def read_sweep(word: str) -> list[Change]:
    """Parse several values for one place, PLACE=4..7 or PLACE=4,5,7, and return one change per value. Raise `BadChange`
    for an empty value, or a range that goes down or is too long."""
    change = read_change(word)
    found = RANGE.fullmatch(change.value)
    if found is None:
        values = [value.strip() for value in change.value.split(",")]
    else:
        first, last = int(found[1]), int(found[2])
        if not first <= last < first + MOST_SETS:
            message = f"{change.value}: a range goes up, by less than {MOST_SETS}"
            raise BadChange("change-range", message, value=change.value, most=MOST_SETS)
        values = [str(number) for number in range(first, last + 1)]
    if not all(values):
        raise BadChange("change-form", f"a change is written place=value, not {word!r}", value=word)
    return [Change(change.place, value) for value in values]


def variants(changes: list[Change], sweeps: list[list[Change]]) -> list[list[Change]]:
    """Return the lists of changes to simulate: each has all of `changes` and one change from each list in `sweeps`, in
    every combination. Raise `BadChange` if there are too many."""
    found = [[*changes, *one] for one in product(*sweeps)]
    if len(found) > MOST_SETS:
        message = f"these are {len(found)} sets, and at most {MOST_SETS} are compared"
        raise BadChange("change-many", message, sets=len(found), most=MOST_SETS)
    return found


def varied(changes: list[Change]) -> str:
    """Return the changes as one text, such as "chips.each=7 bank.size=3"; "" if there are none."""
    return " ".join(str(change) for change in changes)


def changed_set(game: str, set_text: str | None, changes: list[Change]) -> str | None:
    """Return the numbers of a game as TOML with the changes applied to `set_text`, or to the printed numbers if that is
    None. Without changes return `set_text`. Raise `BadChange` if a place does not exist or a value is of another
    type."""
    if not changes:
        return set_text
    data = house_set(game, data_text(game) if set_text is None else set_text)
    for change in changes:
        _put(data, change)
    return written(data)


def _put(data: dict[str, Any], change: Change) -> None:
    *way, last = change.place.split(".")
    here: Any = data
    for word in way:
        here = here[_key(here, word, change)]
    key = _key(here, last, change)
    here[key] = _value(here[key], change)


def _key(here: Any, word: str, change: Change) -> str | int:
    """Return the key or list index for one word of a dotted place: a name in a table, or the number (from 1) or name of
    a row in a list. Raise `BadChange` if there is none."""
    if isinstance(here, dict):
        known = list(here)
    elif isinstance(here, list):
        names = [str(one.get("name", "")) if isinstance(one, dict) else "" for one in here]
        if word.isdecimal() and 1 <= int(word) <= len(here):
            return int(word) - 1
        same = [n for n, name in enumerate(names) if name.lower() == word.lower()]
        if same:
            return same[0]
        known = [name or str(n + 1) for n, name in enumerate(names)]
    else:
        known = []
    if not isinstance(here, dict) or word not in here:
        there = ", ".join(known)
        message = f"{change.place}: there is no {word!r}; there is: {there}"
        raise BadChange("change-place", message, place=change.place, word=word, known=there, near=nearest(word, known))
    return word


def _value(old: Any, change: Change) -> Any:
    try:
        new = tomllib.loads(f"value = {change.value}")["value"]
    except tomllib.TOMLDecodeError:
        new = change.value
    if type(new) is not type(old) or isinstance(new, dict):
        message = f"{change.place} is {written_value(old)}; {change.value} is of another kind"
        raise BadChange("change-kind", message, place=change.place, old=written_value(old), value=change.value)
    return new


def written(data: dict[str, Any]) -> str:
    """Return a data structure as TOML text: simple values first, then tables and lists of tables."""
    tables = {key: value for key, value in data.items() if isinstance(value, dict) or _is_rows(value)}
    lines = [f"{_name(key)} = {written_value(value)}" for key, value in data.items() if key not in tables]
    for key, value in tables.items():
        for row in value if isinstance(value, list) else [value]:
            lines += ["", f"[[{_name(key)}]]" if isinstance(value, list) else f"[{_name(key)}]"]
            lines += [f"{_name(name)} = {written_value(one)}" for name, one in row.items()]
    return "\n".join([*lines, ""])


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(isinstance(row, dict) for row in value)


def _name(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key)


def written_value(value: Any) -> str:
    """Return a value as one line of TOML; tables are written inline."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_name(name)} = {written_value(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(written_value(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)
