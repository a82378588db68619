"""The bots of an environment, which answer for the seats that are not controlled from outside."""

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
    """The bots of one table, by their place after the learner's seat.

    The answer of a built-in bot depends only on the deal and on the number of the answer, and not on its earlier
    actions. So a copied or restored game continues like the original. External bots are made anew for each game, and
    copied with it.
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
        """Prepare the bots for a new game. `seat` is the learner's, `deal` the seed of the game."""
        self.seat = seat
        self.deal = deal
        self.answers = 0
        for place, wish in enumerate(self.wishes):
            if not level_of(wish):
                made = make_bot(wish, self.game, self._seed(place))
                assert isinstance(made, ExternalBot)
                self.guests[place] = made

    def answer(self, view: Position, choice: Choice) -> int:
        """Return the option that the bot of the asked seat chooses."""
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
        """Return the state of the bots for `restore`: the seat, the deal, the number of answers, and the
        external bots."""
        kept = {"seat": self.seat, "deal": self.deal, "answers": self.answers}
        return kept | {"guests": copy.deepcopy(self.guests)} if self.guests else kept

    def restore(self, saved: dict[str, Any]) -> None:
        """Restore a state that `save` returned."""
        self.__dict__.update(saved)
        if self.guests:
            self.guests = copy.deepcopy(self.guests)


def _named(bots: BotSpec | Sequence[BotSpec], others: int) -> list[BotSpec]:
    """Return one bot for each of the `others` seats: the given list, or the given bot for all of them."""
    if isinstance(bots, list | tuple):
        return list(bots)
    return [bots] * others  # type: ignore[list-item]
