"""Who sits where at a match in Python: I, a bot by its name, a bot's class, or a bot."""

import hashlib
import os
from collections.abc import Sequence
from typing import Any

from openoutcry.bots import SeatedBot, UnknownBot, Wish, level_of, make_bot, name_of
from openoutcry.bots.guests import Guest
from openoutcry.bots.names import HOUSE_NAMES
from openoutcry.bots.process import refuse_programs
from openoutcry.engine.errors import BadSeats
from openoutcry.engine.game import Game
from openoutcry.match.record import SeatName
from openoutcry.text.catalogues import language_of, player_name

ME = "me"


def checked(game: Game[Any], seats: Sequence[Wish] | None) -> list[Wish]:
    """One sitter a seat; all mine if nobody is named."""
    wishes: list[Wish] = [ME] * game.players if seats is None else list(seats)
    if len(wishes) != game.players:
        message = f"{game.players} players need {game.players} seats, and {len(wishes)} were given"
        raise BadSeats("bad-seats", message, players=game.players, seats=len(wishes))
    return wishes


def named(wishes: list[Wish]) -> list[SeatName]:
    """The seats as a record names them."""
    lang = language_of(os.environ)
    return [
        SeatName(player_name(lang, seat))
        if wish == ME
        else SeatName(HOUSE_NAMES[seat % len(HOUSE_NAMES)], name_of(wish))
        for seat, wish in enumerate(wishes)
    ]


def seated(game: Game[Any], wishes: list[Wish], secret: bytes) -> dict[int, Wish]:
    """The bots by seat. One of the house stays a name and is made anew for each answer, see `answering`; a guest is
    made once, since it may remember what it has seen."""
    bots: dict[int, Wish] = {}
    for seat, wish in enumerate(wishes):
        if wish != ME:
            bots[seat] = wish if level_of(wish) else make_bot(wish, game, luck(secret, seat, 0))
    return bots


def recalled(bot: Wish, game: Game[Any], secret: bytes, seat: int) -> Wish:
    """Make the bot of a loaded match that its record only names. Bots of the house stay names."""
    if not isinstance(bot, str) or level_of(bot):
        return bot
    try:
        refuse_programs([bot])
        return make_bot(bot, game, luck(secret, seat, 0))
    except UnknownBot as problem:
        message = (
            f"seat {seat} was played by the bot {bot}, which is not available here ({problem}); "
            "to continue, pass the bots yourself: Match.load(path, seats=[...])"
        )
        raise UnknownBot("bot-of-match", message, bot=bot, place=seat + 1, problem=str(problem)) from problem


def answering(bot: Wish, game: Game[Any], secret: bytes, seat: int, number: int) -> SeatedBot:
    """The bot to answer as input `number`. Its luck depends on nothing else, so a match that was copied or loaded goes
    on as the first one does."""
    return bot if isinstance(bot, Guest) else make_bot(bot, game, luck(secret, seat, number))


def luck(secret: bytes, seat: int, number: int) -> int:
    """A bot's seed, from which nobody can tell the dealer's secret."""
    digest = hashlib.sha256(b"openoutcry bot" + secret + f"{seat} {number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
