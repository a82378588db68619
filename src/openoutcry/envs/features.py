"""Observations for neural networks: `Observer` gives bots the observation of a view, the mask of the open actions, and
the option that belongs to an action; `Features` scales amounts, and encodes numbers of companies, cards and seats one-
hot.

class NetBot:
    def __init__(self, game, seed):
        self.observer = oo.Observer(game)

    def act(self, view, choice, deadline):
        action = net(self.observer.observation(view, choice.player), self.observer.mask(choice))
        return self.observer.option(choice, action)
"""

from typing import Any

from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadAction, UnknownSeat
from openoutcry.engine.game import Game, guess
from openoutcry.engine.observation import Observing, entries
from openoutcry.engine.position import AMOUNT, SEATS, SET
from openoutcry.engine.sheet import Sheet
from openoutcry.envs.saving import array_of
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    import numpy
    from numpy.typing import NDArray

SCALE = 10.0


class Features:
    """Turns observations of a game into inputs of a neural network. An amount is divided by ten. The number of a
    company, a card or a seat is one-hot encoded. A set becomes one column for each possible member.

    >>> env = oo.VectorEnv("mogul", n=3, players=4)
    >>> Features(env.game)(env.observations).shape[0]
    3
    """

    def __init__(self, game: Game[Any]) -> None:
        amounts, ones, sets = [], [], []
        width = 0
        for n, entry in enumerate(entries(game)):
            if entry.reads == AMOUNT:
                amounts.append(n)
            elif entry.reads in (SET, SEATS):
                sets += [(n, member) for member in range(entry.high.bit_length())]
            else:
                ones.append((n, width - entry.low))
                width += entry.high - entry.low + 1
        self.amounts = numpy.array(amounts, dtype=numpy.int64)
        self.sets, self.members = numpy.array(sets, dtype=numpy.int64).reshape(-1, 2).T
        self.ones, starts = numpy.array(ones, dtype=numpy.int64).reshape(-1, 2).T
        self.starts = starts + len(amounts) + len(sets)
        self.width = len(amounts) + len(sets) + width

    def __call__(self, observations: NDArray[numpy.int16]) -> NDArray[numpy.float32]:
        """Return the network inputs for a two-dimensional array of observations, one row each, as 32-bit floats."""
        rows = len(observations)
        spread = numpy.zeros((rows, self.width), dtype=numpy.float32)
        amounts = len(self.amounts)
        spread[:, :amounts] = observations[:, self.amounts] / SCALE
        spread[:, amounts : amounts + len(self.sets)] = observations[:, self.sets] >> self.members & 1
        spread[numpy.arange(rows)[:, None], observations[:, self.ones] + self.starts] = 1
        return spread


with explain_missing_extra("envs"):
    import numpy
    from numpy.typing import NDArray


class Observer:
    """Turns views into the observations of the environments, and action numbers into options. `game` is an `oo.Game`,
    or the game that the constructor of a bot gets.

    >>> game = oo.open_game("mogul", players=4)
    >>> observer = oo.Observer(game)
    >>> match = oo.Match(game, seed=1)
    >>> seat = match.choice.player
    >>> observer.observation(match.view(seat)).shape, int(observer.mask(match.choice).sum())
    ((72,), 2)
    >>> observer.option(match.choice, int(observer.mask(match.choice).argmax()))
    0
    """

    def __init__(self, game: Any) -> None:
        self.game: Game[Any] = getattr(game, "engine", game)
        observing = Observing(self.game)
        self.actions = int(observing.actions)
        self._observing = observing
        self._first = {one.kind: int(observing.offsets[n]) for n, one in enumerate(self.game.questions)}
        self._sheet = Sheet(1, observing.width, self.game.players)
        self._row = array_of(self._sheet.room, numpy.int16)

    def observation(self, view: Any, seat: int | None = None) -> "NDArray[numpy.int16]":
        """Return the observation (an array of 16-bit integers) that the environments would give for a view. `view` is
        an `oo.View`, or the view that a bot gets, which also needs its `seat`: `choice.player`. Raise `UnknownSeat`
        without a valid seat."""
        looking = getattr(view, "seat", None) if seat is None else seat
        if looking is None or not 0 <= looking < self.game.players:
            told = f"an observation is that of a seat from 0 to {self.game.players - 1}, not of {looking}"
            raise UnknownSeat("unknown-seat", told, place=-1 if looking is None else looking + 1)
        # Every world that fits a view is observed alike (a law of the engine), and a world is written quickly.
        world = guess(self.game, getattr(view, "state", view), Rng(0))
        self._observing.write(world, looking, self._sheet, 0)
        return self._row.copy()

    def mask(self, choice: Any) -> "NDArray[numpy.bool_]":
        """Return an array with one boolean per action of the game: True for each action that `choice` allows."""
        mask = numpy.zeros(self.actions, dtype=numpy.bool_)
        mask[[self._first[choice.kind] + option for option in choice.options]] = True
        return mask

    def option(self, choice: Any, action: int) -> int:
        """Return the option of `choice` that belongs to an action number. Raise `BadAction` if that option is not
        open."""
        option = int(action) - self._first[choice.kind]
        if option not in choice.options:
            first = self._first[choice.kind]
            there = ", ".join(f"{first + one} ({word})" for one, word in zip(choice.options, choice.words, strict=True))
            raise BadAction(
                "bad-action", f"action {action} is not open to {choice.kind!r}; open are: {there}", value=str(action)
            )
        return option
