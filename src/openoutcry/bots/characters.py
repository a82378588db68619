"""Opponents of the house who are recognised by how they play. Each has a temper, which a game's `habits.toml` puts into
numbers, and the strength of a level: a broker goes by its temper alone, an analyst thinks and lets it decide between
what is nearly as good. Names and descriptions are in the message catalogues."""

from collections.abc import Sequence

import msgspec


class Character(msgspec.Struct, frozen=True):
    """A bot by name: its level in strength, and its temper."""

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


# Speculators and bankers of another century: they sit down where bots play. Short, and no two begin alike.
BOT_NAMES = ("Hetty", "Jesse", "Otto", "Vicky", "Daniel", "Russell", "Muriel", "Bernard")


def called(bot: str) -> str:
    """What a character is called at a table, in every language."""
    return bot.capitalize()


def free_name(taken: Sequence[str], names: Sequence[str] = BOT_NAMES) -> str:
    """One of these names that nobody at the table has, with a number if all are taken."""
    used = {name.casefold() for name in taken}
    numbered = (f"{name} {number}" for number in range(2, len(used) + 3) for name in names)
    return next(name for name in [*names, *numbered] if name.casefold() not in used)


def name_for(bot: str, taken: Sequence[str]) -> str:
    """What a bot is called where these names are taken: a character by its own, every other as there is one."""
    character = bot.partition(":")[0]
    return free_name(taken, [called(character)] if character in CHARACTERS else BOT_NAMES)
