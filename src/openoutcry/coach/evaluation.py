"""Evaluation of the options of one decision, in two looks, so that noise is not taken for a mistake.

The first look finds the best option and drops worse ones as soon as that is clear. The second, in fresh worlds,
measures what the answer lost against it: the best of many measurements is partly lucky, and that luck does not repeat.
What seems to be a large mistake gets more playouts in both.
"""

import time
from math import inf
from typing import Any

import msgspec

from openoutcry.bots.habits import COACH, judged_after
from openoutcry.bots.networks import use_value_network, value_network
from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.option_values import OptionValues
from openoutcry.coach.decisions import CannotCoach, DecisionPoint
from openoutcry.engine.game import Game
from openoutcry.games.packages import part

SURE = 1.96  # standard errors on both sides that hold the truth in 95 of 100 cases
CLEARLY = 2.6  # standard errors behind the best after which an option is dropped
AFTER = 200  # worlds at least for the chances of all seats after an answer
LEAST = 100  # worlds in which all options are tried, where the precision allows it
BATCH = 25  # worlds between two looks at the sums
FEW = 6  # the same when it is late
LARGE = 0.05  # of a game: what seems to lose more is looked at longer, to know it to this or to a half of itself
AGAIN = 4  # times the playouts, for that


class Precision(msgspec.Struct, frozen=True):
    """How precisely a decision is evaluated. `error` is the wanted half width of the 95 % interval of a loss, as a
    share of a win.

    The others limit the playouts (games played on by a policy): `first` for finding the best option, `second` for
    measuring the loss against it, `open` for the evaluation with all cards open; with 0, there is none.
    """

    error: float = 0.02
    first: int = 3000
    second: int = 6000
    open: int = 1000

    @classmethod
    def within(cls, error: float) -> "Precision":
        """Return the precision for an error, a share of a win. Half the error needs four times the playouts."""
        times = (0.02 / error) ** 2
        return cls(error, max(round(3000 * times), 60), max(round(6000 * times), 60), max(round(1000 * times), 40))


QUICK = Precision(0.1, 200, 200, 0)


class OptionValue(msgspec.Struct, frozen=True):
    """An option and the chance of the asked seat to win after it, 0 to 1, with half the width of its 95 % interval
    (`error`).

    `open` is the chance computed with all cards open, or None if it was not computed.
    """

    option: int
    words: str
    win: float
    error: float
    open: float | None = None


class Gain(msgspec.Struct, frozen=True):
    """How much an answer raised the chance to win of each seat, compared with another option. `error` is the standard
    error for the asked seat."""

    brought: list[float]
    error: float


class Evaluation(msgspec.Struct, frozen=True):
    """The evaluation of one decision. Options are numbers; chances and losses are shares of a win, 0 to 1.

    `lost` is the loss of the chosen option against the best one, measured with fresh playouts; `lost_error` is its
    standard error. `open_best` and `open_lost` are computed with all cards open. `usual` is by how much the answer
    raised the chance of each seat, compared with what the policy would answer without a search. `after` are the chances
    of all seats after the answer. `playouts` is the number of playouts spent.
    """

    n: int
    seat: int
    kind: str
    chosen: int
    best: int
    open_best: int
    lost: float
    lost_error: float
    open_lost: float
    usual: list[float]
    usual_error: float
    after: list[float]
    after_error: float
    options: list[OptionValue]
    playouts: int


def mind_of(game: Game[Any]) -> Mind[Any]:
    """Return the coach's `Mind` for a game: the policy that plays its playouts and the evaluation of positions.

    If the parameters of the game say so, playouts stop before the end and are evaluated by the value network. Raise
    `CannotCoach` if the game has no `Mind`.
    """
    module = part(game.name, "bot")
    if module is None or not hasattr(module, "Mind"):
        message = f"nobody here knows how {game.name} is played well: the coach needs a mind that plays it"
        raise CannotCoach("coach-no-mind", message, game=game.name)
    mind: Mind[Any] = module.Mind(game, COACH)
    horizon = judged_after(module.__name__)
    if horizon is not None:
        use_value_network(mind, value_network(module.__name__), horizon)
    return mind


def value(
    game: Game[Any], mind: Mind[Any], asked: DecisionPoint, seed: int, precision: Precision, until: float = inf
) -> Evaluation:
    """Evaluate one decision: how good each option was, and what the chosen one lost.

    Everything but the values with open cards depends only on what the seat could know, the seed and the precision.
    After `until`, a time of `time.monotonic()`, only few more playouts are made.
    """
    look = DecisionSearch(game, mind, asked, seed, precision, until)
    wins, errors, best = look.find_best(asked.seen, asked.covered, precision.first, AGAIN)
    shares = look.shares
    lost, lost_error = (0.0, 0.0) if best == asked.chosen else look.compare(asked.seen, asked.covered, best)
    usual, usual_error = look.against_usual(shares)
    open_wins: list[float | None] = [None] * len(asked.options)
    open_best, open_lost = best, lost
    if asked.covered and precision.open:
        found, _, open_best = look.find_best(asked.truth, False, precision.open)
        open_wins = list(found)
        open_lost = found[asked.options.index(open_best)] - found[asked.options.index(asked.chosen)]
    options = [
        OptionValue(option, words, win, error, there)
        for option, words, win, error, there in zip(asked.options, asked.words, wins, errors, open_wins, strict=True)
    ]
    return Evaluation(
        asked.n,
        asked.seat,
        asked.kind,
        asked.chosen,
        best,
        open_best,
        lost,
        lost_error,
        open_lost,
        usual,
        usual_error,
        look.after,
        look.after_error,
        options,
        int(look.values.spent),
    )


class DecisionSearch:
    """Measures the options of one decision by playouts, games that are played on by a policy after each option.

    `after` are the chances of all seats after the answer that was given, and `suspected` is whether that answer seemed
    to lose much, both from the latest `find_best`.
    """

    def __init__(
        self,
        game: Game[Any],
        mind: Mind[Any],
        asked: DecisionPoint,
        seed: int,
        precision: Precision,
        until: float = inf,
    ) -> None:
        self.until = until
        self.values = OptionValues(game, mind, (seed << 20) ^ asked.n)
        self.players = game.players
        self.asked = asked
        self.precision = precision
        self.after: list[float] = []
        self.after_error = 0.0
        self.shares: list[float] = []
        self.apart: dict[int, Gain] = {}
        self.suspected = False

    def find_best(self, seen: Any, guessing: bool, most: int, again: int = 1) -> tuple[list[float], list[float], int]:
        """Return the chance to win after each option, half the width of each 95 % interval, and the best option.

        `seen` is a view, whose unknown cards are sampled if `guessing`, or the true position. At most about `most`
        playouts are made, or `again` times as many if the answer seems to lose much.
        """
        values, seat, options = self.values, self.asked.seat, self.asked.options
        size, mine = len(options), self.asked.options.index(self.asked.chosen)
        values.begin(options)
        alive, behind = list(range(size)), [0.0] * size
        self.apart = {}
        start, half, worlds = int(values.spent), 1, 0
        least = min(LEAST, most // (2 * size))
        while True:
            batch = self._batch()
            values.try_worlds(seen, seat, guessing, batch)
            spent, worlds = int(values.spent) - start, worlds + batch
            top = max(alive, key=lambda place: (values.mean(place, seat), place == mine))
            gaps = {place: values.mean(top, seat) - values.mean(place, seat) for place in alive}
            errors = {place: values.difference_error(top, place, seat) for place in alive if place != top}
            close = [place for place in errors if SURE * errors[place] - gaps[place] > self.precision.error]
            gone = {place for place in errors if gaps[place] > CLEARLY * errors[place]}
            if spent * 4 > half * most and len(alive) > 2:
                half += 1
                gone |= set(sorted(alive, key=lambda place: gaps[place])[(len(alive) + 1) // 2 :])
            self.suspected = gaps[mine] > LARGE
            enough = again * most if self.suspected else most
            if (not close and worlds >= least) or spent >= enough or self._is_late():
                break
            for place in gone - {mine, top}:
                self.apart[options[place]] = self._between(place, mine)
                values.drop(place)
                alive.remove(place)
                behind[place] = gaps[place]
        self.apart |= {options[place]: self._between(place, mine) for place in alive if place != mine}
        picked = [int(values.picked[place]) for place in range(size)]
        self.shares = [one / max(sum(picked), 1) for one in picked]
        highest = values.mean(top, seat)
        wins = [values.mean(place, seat) if place in alive else highest - behind[place] for place in range(size)]
        errors_shown = [SURE * float(values.error(place, seat)) for place in range(size)]
        self._look_after(seen, guessing, mine, most)
        return [max(float(win), 0.0) for win in wins], errors_shown, options[top]

    def _look_after(self, seen: Any, guessing: bool, mine: int, most: int) -> None:
        """Measure the chances of all seats after the given answer, and store them in `after`. More playouts are made if
        the search for the best option needed few."""
        values = self.values
        for place in range(len(self.asked.options)):
            if place != mine:
                values.drop(place)
        missing = (BATCH if self._is_late() else min(AFTER, most // 2)) - int(values.tries[mine])
        if missing > 0:
            values.try_worlds(seen, self.asked.seat, guessing, missing)
        self.after = [float(values.mean(mine, other)) for other in range(self.players)]
        widest = max(chance * (1 - chance) for chance in self.after)
        self.after_error = (widest / int(values.tries[mine])) ** 0.5

    def compare(self, seen: Any, guessing: bool, best: int) -> tuple[float, float]:
        """Return the loss of the given answer against the option `best`, as a share of a win and measured with fresh
        samples, and its standard error."""
        values, seat, precision = self.values, self.asked.seat, self.precision
        values.begin([best, self.asked.chosen])
        start = int(values.spent)
        while True:
            values.try_worlds(seen, seat, guessing, 2 * self._batch())
            lost = values.mean(0, seat) - values.mean(1, seat)
            error = float(values.difference_error(0, 1, seat))
            low, high = max(lost - SURE * error, 0.0), lost + SURE * error
            wanted, enough = precision.error, precision.second
            if self.suspected or lost > LARGE:
                wanted, enough = min(wanted, max(LARGE, lost / 2)), AGAIN * enough
            if (high - low) / 2 <= wanted or int(values.spent) - start >= enough or self._is_late():
                break
        self.apart[best] = self._between(0, 1)
        return float(lost), error

    def _batch(self) -> int:
        return FEW if self._is_late() else BATCH

    def _is_late(self) -> bool:
        return time.monotonic() >= self.until

    def _between(self, place: int, mine: int) -> Gain:
        """Return how much the given answer (`mine`) raised the chance of each seat, compared with the option at index
        `place` in the same sampled positions."""
        values, seat = self.values, self.asked.seat
        brought = [float(values.mean(mine, other) - values.mean(place, other)) for other in range(self.players)]
        return Gain(brought, float(values.difference_error(place, mine, seat)))

    def against_usual(self, shares: list[float]) -> tuple[list[float], float]:
        """Return how much the given answer raised the chance of each seat, compared with the policy's answer without a
        search, and the standard error. `shares` says how often the policy chose each option, as shares of 1."""
        brought, variance = [0.0] * self.players, 0.0
        for option, share in zip(self.asked.options, shares, strict=True):
            if option in self.apart and share:
                apart = self.apart[option]
                brought = [so_far + share * one for so_far, one in zip(brought, apart.brought, strict=True)]
                variance += (share * apart.error) ** 2
        return brought, variance**0.5
