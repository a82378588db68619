"""A game as it is offered for a new table: the entry of the catalogue, and the bots that play it."""

import msgspec

from openoutcry.bots import characters, usual_bot
from openoutcry.bots.characters import CHARACTERS
from openoutcry.games.catalogue import Info, info


class CharacterInfo(msgspec.Struct, frozen=True):
    """A character, and the level whose strength it has."""

    name: str
    strength: str


class GameInfo(Info, frozen=True):
    """A game as offered for a new table: its bots, the built-in ones first and from the weakest to the strongest, the
    bot that takes a seat if none is named, and the characters among the bots. Names and descriptions are in the message
    catalogues."""

    bots: list[str]
    usual_bot: str
    characters: list[CharacterInfo]


def describe_game(name: str, bots: list[str]) -> GameInfo:
    """Return the catalogue entry of a game with these bots."""
    found = [CharacterInfo(bot, CHARACTERS[bot].strength) for bot in characters(name)]
    return GameInfo(**msgspec.structs.asdict(info(name)), bots=bots, usual_bot=usual_bot(name), characters=found)
