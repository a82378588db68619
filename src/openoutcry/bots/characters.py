"""Opponents of the house who are recognised by how they play. Each has a temper, which a game's `habits.toml` puts into
numbers, and the strength of a level: a broker goes by its temper alone, an analyst thinks and lets it decide between
what is nearly as good. Names and descriptions are in the message catalogues."""

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


def called(bot: str) -> str:
    """What a character is called at a table, in every language."""
    return bot.capitalize()
