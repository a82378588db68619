"""Reads and checks the values of a game's data file. A wrong value is refused with its place in the file and what is
needed there."""

import re
import tomllib
from itertools import pairwise
from typing import Any

from openoutcry.engine.errors import BadBox
from openoutcry.games.house_set_limits import look_over
from openoutcry.games.packages import DATA, folder_of

Table = dict[str, Any]


def printed_text(game: str) -> str:
    """Return the text of the `data.toml` that comes with a game: the numbers of the printed edition."""
    return folder_of(game).joinpath(DATA).read_text(encoding="utf-8")


def printed(game: str) -> Table:
    """Return the parsed `data.toml` that comes with a game: the numbers of the printed edition."""
    return tomllib.loads(printed_text(game))


def house_set(game: str, text: str) -> Table:
    """Return the parsed contents of a house set, a TOML text with other numbers for a game. Raise `BadBox` if the text
    is too large, nested too deeply, not TOML, or for another game."""
    look_over(text)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"at line (\d+)", str(problem))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadBox("bad-toml", f"the data file is not TOML: {problem}", line=line) from problem
    except RecursionError as problem:
        raise BadBox("bad-toml", "the data file is not TOML: it is nested too deeply", line=1) from problem
    if data.get("game") != game:
        raise BadBox("box-game", f'the data file is for {data.get("game")!r}; it must say game = "{game}"', game=game)
    return data


def table(data: Table, key: str) -> Table:
    """Return the TOML table at `key`. Raise `BadBox` if there is none."""
    value = data.get(key)
    if not isinstance(value, dict):
        raise wrong("box-table", key, "this table is missing")
    return value


def rows(data: Table, key: str, needed: int) -> list[Any]:
    """Return the list of TOML tables at `key`. Raise `BadBox` unless there are exactly `needed`."""
    value = data.get(key)
    if not isinstance(value, list) or len(value) != needed or not all(isinstance(row, dict) for row in value):
        raise wrong("box-rows", key, f"{needed} [[{key}]] are needed", needed=needed)
    return value


def some_rows(data: Table, key: str, low: int, high: int) -> list[Any]:
    """Return the list of TOML tables at `key`. Raise `BadBox` unless there are `low` to `high` tables."""
    value = data.get(key)
    if not isinstance(value, list) or not low <= len(value) <= high or not all(isinstance(row, dict) for row in value):
        raise wrong("box-some-rows", key, f"{low} to {high} [[{key}]] are needed", low=low, high=high)
    return value


def text(data: Table, key: str, where: str) -> str:
    """Return the text at `key`, with runs of white space replaced by single spaces. Raise `BadBox`, which names the
    place `where` in the file, unless it has 1 to 40 characters."""
    value = data.get(key)
    words = " ".join(value.split()) if isinstance(value, str) else ""
    if not 1 <= len(words) <= 40:
        raise wrong("box-text", f"{where}.{key}", "a text of 1 to 40 letters is needed")
    return words


def colour(data: Table, key: str, where: str) -> str:
    """Return the name of the colour at `key` in lower case. Raise `BadBox` unless it consists of letters, spaces and
    hyphens, since answers that name a card contain it."""
    value = text(data, key, where).lower()
    if not value.replace(" ", "").replace("-", "").isalpha():
        raise wrong("box-colour-name", f"{where}.{key}", "a colour is written in letters")
    return value


def all_differ(names: list[str], colours: list[str]) -> None:
    """Raise `BadBox` if two companies have the same name or the same colour."""
    name, paint = repeated(names), repeated(colours)
    if name:
        raise wrong("box-same-name", "companies", f"two companies have the same name, {name!r}", name=name)
    if paint:
        raise wrong("box-same-colour", "companies", f"two companies have the same colour, {paint!r}", colour=paint)


def repeated(words: list[str]) -> str:
    """Return the first word that equals an earlier one when case is ignored. Return "" if all words differ."""
    small = [word.lower() for word in words]
    return next((word for n, word in enumerate(words) if small[n] in small[:n]), "")


def number(data: Table, key: str, where: str, low: int, high: int) -> int:
    """Return the whole number at `key`. Raise `BadBox`, which names the place `where` in the file, unless it is from
    `low` to `high`."""
    value = data.get(key)
    if not _between(value, low, high):
        needed = f"a whole number from {low} to {high} is needed, not {value!r}"
        raise wrong("box-number", f"{where}.{key}", needed, low=low, high=high, value=str(value))
    assert isinstance(value, int)
    return value


def rising(data: Table, key: str, where: str, needed: int, low: int, high: int) -> list[int]:
    """Return the list at `key` of `needed` whole numbers from `low` to `high`, each larger than the one before it.
    Raise `BadBox` for any other value."""
    values = data.get(key)
    if not isinstance(values, list) or len(values) != needed or not all(_between(one, low, high) for one in values):
        problem = f"a list of {needed} whole numbers from {low} to {high} is needed"
        raise wrong("box-numbers", f"{where}.{key}", problem, needed=needed, low=low, high=high)
    if any(later <= earlier for earlier, later in pairwise(values)):
        raise wrong("box-rising", f"{where}.{key}", "each number must be larger than the one before it")
    return values


def _between(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def wrong(code: str, where: str, problem: str, **args: int | str) -> BadBox:
    """Return (do not raise) the error for a data file: the message id `code`, the place `where` in the file, the
    `problem` in English, and the variables `args` of its translations."""
    return BadBox(code, f"{where}: {problem}", where=where, **args)
