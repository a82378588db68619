"""Characters, which are bots with a style of play, and the names of bots at a table.

The temper of a character is a set of changed parameters in a game's `habits.toml`, its strength a level: with `broker`
it answers by these parameters, with `analyst` it searches and lets them choose between the options that are nearly
best. Descriptions of characters are in the message catalogues.
"""

from collections.abc import Sequence

import msgspec


class Character(msgspec.Struct, frozen=True):
    """A bot with a name and a style of play: its level of strength, and the name of its temper."""

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
    """Return the name of a character at a table. It is the same in every language."""
    return bot.capitalize()


def free_name(taken: Sequence[str], names: Sequence[str] = BOT_NAMES) -> str:
    """Return the first of `names` that is not in `taken`, ignoring case, or one with a number if all are taken."""
    used = {name.casefold() for name in taken}
    numbered = (f"{name} {number}" for number in range(2, len(used) + 3) for name in names)
    return next(name for name in [*names, *numbered] if name.casefold() not in used)


def name_for(bot: str, taken: Sequence[str]) -> str:
    """Return a free name for a bot: the character's own name, or one of `BOT_NAMES`."""
    character = bot.partition(":")[0]
    return free_name(taken, [called(character)] if character in CHARACTERS else BOT_NAMES)
