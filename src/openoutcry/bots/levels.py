"""The levels of built-in bots, and how long they search: `analyst`, `tycoon:200ms`, `analyst:1000` (playouts)."""

import re
from typing import Any

import msgspec

from openoutcry.bots.characters import CHARACTERS
from openoutcry.engine.errors import OpenOutcryError

# From the weakest to the strongest.
LEVELS = ("random", "novice", "broker", "analyst", "tycoon")
FIRST = "broker-1"  # the first version of `broker`, a fixed opponent for measurements; it is not offered
DEFAULT = "broker"  # takes a seat if no bot is named
RANDOM_PERCENT = {"novice": 50, "broker": 0}  # random answers in 100
DEFAULT_SECONDS = {"analyst": 0.2, "tycoon": 1.0}  # seconds for an answer if the name has no effort
EFFORT_FORMAT = re.compile(r"(?P<number>[0-9]{1,9}(?:\.[0-9]{1,6})?)(?P<unit>ms|s|)")
LONGEST_SECONDS = 600.0


class BadEffort(OpenOutcryError):
    """The effort in the name of a bot cannot be read."""


class Effort(msgspec.Struct, frozen=True):
    """The limit of a search: at most a number of seconds, or a number of playouts, which gives the same answers on
    every machine."""

    seconds: float | None = None
    playouts: int | None = None


def level_of(name: Any) -> str | None:
    """Return the level or character in a name with or without an effort, or None for an external bot."""
    level = name.partition(":")[0] if isinstance(name, str) else None
    return level if level in (*LEVELS, *CHARACTERS, FIRST) else None


def strength_of(bot: str) -> str:
    """Return the level of a character, or the level itself."""
    return CHARACTERS[bot].strength if bot in CHARACTERS else bot


def thinks(bot: str) -> bool:
    """Return whether a level or character searches."""
    return strength_of(bot) in DEFAULT_SECONDS


def effort_of(name: str) -> Effort:
    """Return the effort in a bot's name, or the default of its level. Raise `BadEffort` if it cannot be read."""
    level, colon, text = name.partition(":")
    if not colon:
        return Effort(seconds=DEFAULT_SECONDS.get(strength_of(level)))
    found = EFFORT_FORMAT.fullmatch(text)
    if not thinks(level) or found is None or not _is_allowed(found):
        message = f"{name!r}: how long a bot thinks is written analyst:200ms, tycoon:1.5s or analyst:1000, in playouts"
        raise BadEffort("bad-effort", message, bot=name[:40])
    number, unit = float(found["number"]), found["unit"]
    if unit == "":
        return Effort(playouts=int(number))
    return Effort(seconds=number / 1000 if unit == "ms" else number)


def _is_allowed(found: re.Match[str]) -> bool:
    """Return whether the number is at least one playout, or at most `LONGEST_SECONDS`."""
    number, unit = float(found["number"]), found["unit"]
    if unit == "":
        return number >= 1 and "." not in found["number"]
    return 0 < (number / 1000 if unit == "ms" else number) <= LONGEST_SECONDS
