"""The bots of the house by name, and how long they think: `analyst`, `tycoon:200ms`, `analyst:1000` (playouts)."""

import re
from typing import Any

import msgspec

from openoutcry.bots.characters import CHARACTERS
from openoutcry.engine.errors import OpenOutcryError

# The weakest first.
LEVELS = ("random", "novice", "broker", "analyst", "tycoon")
FIRST = "broker-1"  # the first broker of the house, kept to measure others by; it is not offered
DEFAULT = "broker"  # sits down where nobody says who does
RANDOM_PERCENT = {"novice": 50, "broker": 0}  # answers of a hundred that are given at random
THINKING = {"analyst": 0.2, "tycoon": 1.0}  # seconds, where nothing else is said
EFFORT = re.compile(r"(?P<number>[0-9]{1,9}(?:\.[0-9]{1,6})?)(?P<unit>ms|s|)")
LONGEST = 600.0


class BadEffort(OpenOutcryError):
    """How long a bot should think cannot be read."""


class Effort(msgspec.Struct, frozen=True):
    """How long a bot thinks: so many seconds at most, or so many playouts, which is the same on every machine."""

    seconds: float | None = None
    playouts: int | None = None


def level_of(wish: Any) -> str | None:
    """The level or the character that a wish names, with or without an effort; None for a guest."""
    level = wish.partition(":")[0] if isinstance(wish, str) else None
    return level if level in (*LEVELS, *CHARACTERS, FIRST) else None


def strength_of(bot: str) -> str:
    """The level itself, or the one that a character is as strong as."""
    return CHARACTERS[bot].strength if bot in CHARACTERS else bot


def thinks(bot: str) -> bool:
    """Whether it searches, and is not done at once."""
    return strength_of(bot) in THINKING


def effort_of(wish: str) -> Effort:
    """How long this bot is to think."""
    level, colon, text = wish.partition(":")
    if not colon:
        return Effort(seconds=THINKING.get(strength_of(level)))
    found = EFFORT.fullmatch(text)
    if not thinks(level) or found is None or not _in_reason(found):
        message = f"{wish!r}: how long a bot thinks is written analyst:200ms, tycoon:1.5s or analyst:1000, in playouts"
        raise BadEffort("bad-effort", message, bot=wish[:40])
    number, unit = float(found["number"]), found["unit"]
    if unit == "":
        return Effort(playouts=int(number))
    return Effort(seconds=number / 1000 if unit == "ms" else number)


def _in_reason(found: re.Match[str]) -> bool:
    number, unit = float(found["number"]), found["unit"]
    if unit == "":
        return number >= 1 and "." not in found["number"]
    return 0 < (number / 1000 if unit == "ms" else number) <= LONGEST
