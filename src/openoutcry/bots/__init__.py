"""Opponents. A bot sees a view, never the state, and answers with one of the options it is offered."""

from collections.abc import Callable

from openoutcry.bots import speculation_board, speculation_cards
from openoutcry.bots.contract import Bot
from openoutcry.bots.mogul import MogulBroker
from openoutcry.bots.stockpile import StockpileBroker
from openoutcry.bots.uniform import RandomBot
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.game import Game

BROKERS: dict[str, Callable[[Game, int], Bot]] = {
    "mogul": MogulBroker,
    "speculation-board": speculation_board.broker,
    "speculation-cards": speculation_cards.broker,
    "stockpile": StockpileBroker,
}
BOTS = ("broker", "random")


class UnknownBot(OpenOutcryError):
    """There is no bot of that name."""


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name for this game; the same seed plays the same way."""
    if name == "random":
        return RandomBot(game, seed)
    if name == "broker":
        return BROKERS[game.name](game, seed)
    raise UnknownBot(
        "unknown-bot", f"there is no bot {name!r}; there are: {', '.join(BOTS)}", bot=name, bots=", ".join(BOTS)
    )


__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
