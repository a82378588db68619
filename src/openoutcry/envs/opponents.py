"""The bots of an environment, which answer for the seats that are not played from outside."""

import copy
from collections.abc import Sequence
from typing import Any

from openoutcry.bots import BotSpec, SeatedBot, level_of, make_bot
from openoutcry.bots.broker import Broker
from openoutcry.bots.external_bots import ExternalBot
from openoutcry.engine.door import Choice
from openoutcry.engine.errors import BadSeats
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position

APART = 1_000_003  # the seeds of two games are so far apart
LARGEST_SEED = (1 << 63) - 1


class Opponents:
    """The bots of one table, by the place after the learner's seat.

    The answer of a bot of the house depends on the deal and on the number of the answer, and on nothing that the bot
    has done before. So a copied or restored game goes on as the original does. Bots of other people are made anew for
    each game, and copied with it.
    """

    def __init__(self, game: Game[Any], bots: BotSpec | Sequence[BotSpec]) -> None:
        self.game = game
        others = game.players - 1
        self.wishes = _named(bots, others)
        if len(self.wishes) != others:
            told = f"{game.players} players are one seat and {others} bots, and {len(self.wishes)} were given"
            raise BadSeats("bad-seats", told, players=game.players, seats=len(self.wishes) + 1)
        self.house = {str(wish): make_bot(wish, game, 0) for wish in self.wishes if level_of(wish)}
        self.guests: dict[int, ExternalBot] = {}

    def begin(self, seat: int, deal: int) -> None:
        """Seat the bots for a new game; `seat` is the learner's."""
        self.seat = seat
        self.deal = deal
        self.answers = 0
        for place, wish in enumerate(self.wishes):
            if not level_of(wish):
                made = make_bot(wish, self.game, self._seed(place))
                assert isinstance(made, ExternalBot)
                self.guests[place] = made

    def answer(self, view: Position, choice: Choice) -> int:
        """Return the option that the bot in the seat that is asked chooses."""
        place = (choice.player - self.seat - 1) % self.game.players
        self.answers += 1
        return self._bot(place).act(view, choice, None)

    def _bot(self, place: int) -> SeatedBot:
        if place in self.guests:
            return self.guests[place]
        wish = self.wishes[place]
        bot = self.house[str(wish)]
        if not isinstance(bot, Broker):
            return make_bot(wish, self.game, self._seed(self.answers))
        bot.quick.begin(self._seed(self.answers))
        return bot

    def _seed(self, number: int) -> int:
        return (self.deal * APART + number) & LARGEST_SEED

    def save(self) -> dict[str, Any]:
        """Return what a game changes."""
        kept = {"seat": self.seat, "deal": self.deal, "answers": self.answers}
        return kept | {"guests": copy.deepcopy(self.guests)} if self.guests else kept

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from what `save` has returned."""
        self.__dict__.update(saved)
        if self.guests:
            self.guests = copy.deepcopy(self.guests)


def _named(bots: BotSpec | Sequence[BotSpec], others: int) -> list[BotSpec]:
    """Return the bots that are named: several, or one for all seats."""
    if isinstance(bots, list | tuple):
        return list(bots)
    return [bots] * others  # type: ignore[list-item]
