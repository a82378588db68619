"""A game as it is offered to whoever opens a table: what the catalogue says of it, and the bots that play it."""

import msgspec

from openoutcry.bots import characters, usual_bot
from openoutcry.bots.characters import CHARACTERS
from openoutcry.games.catalogue import Info, info


class CharacterInfo(msgspec.Struct, frozen=True):
    """A character among the bots, and the level that it is as strong as."""

    name: str
    strength: str


class GameInfo(Info, frozen=True):
    """A game as offered when a table is opened: its bots, those of the house first and from the weakest to the
    strongest, and the one that sits down where nobody says who does; then the characters among the bots. Names and
    descriptions are in the message catalogues."""

    bots: list[str]
    usual_bot: str
    characters: list[CharacterInfo]


def describe_game(name: str, bots: list[str]) -> GameInfo:
    """The game with these bots."""
    found = [CharacterInfo(bot, CHARACTERS[bot].strength) for bot in characters(name)]
    return GameInfo(**msgspec.structs.asdict(info(name)), bots=bots, usual_bot=usual_bot(name), characters=found)
