"""The names of built-in bots: levels, characters, and how long a bot searches, as in `tycoon:200ms` or `analyst:1000`.

A character is a bot with a style of play. Its temper is a set of changed parameters in a game's `habits.toml`, its
strength a level: with `broker` it answers by these parameters, with `analyst` it searches and lets them choose between
the options that are nearly best. Descriptions of characters are in the message catalogues.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

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
    """Raised if the effort in a bot's name, such as `200ms` or `1000` playouts, is not valid."""


class Effort(msgspec.Struct, frozen=True):
    """The limit of one search: a number of seconds, or a number of playouts (games played on from the position), which
    gives the same answers on every machine. None is no limit."""

    seconds: float | None = None
    playouts: int | None = None


def level_of(name: Any) -> str | None:
    """Return the built-in level or character in a bot's name, with or without an effort, or None for an external
    bot."""
    level = name.partition(":")[0] if isinstance(name, str) else None
    return level if level in (*LEVELS, *CHARACTERS, FIRST) else None


def strength_of(bot: str) -> str:
    """Return the level that is as strong as a character. A level is returned unchanged."""
    return CHARACTERS[bot].strength if bot in CHARACTERS else bot


def thinks(bot: str) -> bool:
    """Return whether a built-in level or character searches before it answers."""
    return strength_of(bot) in DEFAULT_SECONDS


def effort_of(name: str) -> Effort:
    """Return the effort in a built-in bot's name, such as "tycoon:200ms", or the default of its level. Raise
    `BadEffort` if it is not valid."""
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
    """Return whether an effort has a valid number: at least one playout, or more than 0 and at most `LONGEST_SECONDS`
    seconds."""
    number, unit = float(found["number"]), found["unit"]
    if unit == "":
        return number >= 1 and "." not in found["number"]
    return 0 < (number / 1000 if unit == "ms" else number) <= LONGEST_SECONDS


class Character(msgspec.Struct, frozen=True):
    """A built-in bot with a name and a style of play. `strength` is the level by which it answers, and `temper` the
    name of its parameters in `habits.toml`."""

    name: str
    strength: str
    temper: str


CHARACTERS = {
    one.name: one
    for one in (
        Character("rally", "broker", "momentum"),
        Character("contra", "broker", "contrarian"),
        Character("vault", "broker", "hoarder"),
        Character("ticker", "analyst", "reader"),
        Character("feint", "analyst", "bluffer"),
    )
}


# First names of historical speculators and bankers, for bots at a table. Their first letters differ.
BOT_NAMES = ("Hetty", "Jesse", "Otto", "Vicky", "Daniel", "Russell", "Muriel", "Bernard")


def called(bot: str) -> str:
    """Return the name of a character as shown at a table. It is the same in every language."""
    return bot.capitalize()


def free_name(taken: Sequence[str], names: Sequence[str] = BOT_NAMES) -> str:
    """Return the first of `names` that is not in `taken`, ignoring case. If all are taken, return one with a number
    added."""
    used = {name.casefold() for name in taken}
    numbered = (f"{name} {number}" for number in range(2, len(used) + 3) for name in names)
    return next(name for name in [*names, *numbered] if name.casefold() not in used)


def name_for(bot: str, taken: Sequence[str]) -> str:
    """Return a name for a bot at a table that is not in `taken`: a character's own name, or one of `BOT_NAMES`, if
    necessary with a number."""
    character = bot.partition(":")[0]
    return free_name(taken, [called(character)] if character in CHARACTERS else BOT_NAMES)
