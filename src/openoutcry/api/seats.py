"""The players of a match in Python: the caller, bots by name, classes of bots, or bots."""

import hashlib
import os
from collections.abc import Sequence
from typing import Any

from openoutcry.bots import BotSpec, SeatedBot, UnknownBot, level_of, make_bot, name_of
from openoutcry.bots.characters import BOT_NAMES
from openoutcry.bots.external_bots import ExternalBot
from openoutcry.bots.process import refuse_programs
from openoutcry.engine.errors import BadSeats
from openoutcry.engine.game import Game
from openoutcry.match.record import SeatName
from openoutcry.text.catalogues import language_of, player_name

ME = "me"


def checked_seats(game: Game[Any], seats: Sequence[BotSpec] | None) -> list[BotSpec]:
    """Return one entry for each seat, all of them the caller's if `seats` is None. Raise `BadSeats` for a wrong
    number."""
    wishes: list[BotSpec] = [ME] * game.players if seats is None else list(seats)
    if len(wishes) != game.players:
        message = f"{game.players} players need {game.players} seats, and {len(wishes)} were given"
        raise BadSeats("bad-seats", message, players=game.players, seats=len(wishes))
    return wishes


def seat_names(wishes: list[BotSpec]) -> list[SeatName]:
    """Return the seats as a record names them."""
    lang = language_of(os.environ)
    return [
        SeatName(player_name(lang, seat)) if wish == ME else SeatName(BOT_NAMES[seat % len(BOT_NAMES)], name_of(wish))
        for seat, wish in enumerate(wishes)
    ]


def seated_bots(game: Game[Any], wishes: list[BotSpec], secret: bytes) -> dict[int, BotSpec]:
    """Return the bots by seat.

    A built-in bot remains a name, since `bot_for_input` makes it anew for each answer. An external bot is made once,
    since it may remember what it has seen.
    """
    bots: dict[int, BotSpec] = {}
    for seat, wish in enumerate(wishes):
        if wish != ME:
            bots[seat] = wish if level_of(wish) else make_bot(wish, game, bot_seed(secret, seat, 0))
    return bots


def recalled_bot(bot: BotSpec, game: Game[Any], secret: bytes, seat: int) -> BotSpec:
    """Make the bot of a loaded match, which its record only names. Built-in bots remain names."""
    if not isinstance(bot, str) or level_of(bot):
        return bot
    try:
        refuse_programs([bot])
        return make_bot(bot, game, bot_seed(secret, seat, 0))
    except UnknownBot as problem:
        message = (
            f"seat {seat} was played by the bot {bot}, which is not available here ({problem}); "
            "to continue, pass the bots yourself: Match.load(path, seats=[...])"
        )
        raise UnknownBot("bot-of-match", message, bot=bot, place=seat + 1, problem=str(problem)) from problem


def bot_for_input(bot: BotSpec, game: Game[Any], secret: bytes, seat: int, number: int) -> SeatedBot:
    """Return the bot that answers as input `number`.

    The random numbers of a built-in bot depend only on the match, the seat and `number`, so a copied or loaded match
    continues like the original.
    """
    return bot if isinstance(bot, ExternalBot) else make_bot(bot, game, bot_seed(secret, seat, number))


def bot_seed(secret: bytes, seat: int, number: int) -> int:
    """Return a seed for a bot. The dealer's secret cannot be computed from it."""
    digest = hashlib.sha256(b"openoutcry bot" + secret + f"{seat} {number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
