"""What a search knows of a game: how to play on without thinking, and what a position is worth.

Compiled. A mind is written for one game and one number of players; it keeps its own room, so that asking it makes
nothing new. It is asked about guessed worlds, and plays each seat by what that seat could know.
"""

from math import exp
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.bots.search.net import Net
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.position import P

WIN: Final = 0.7  # of what a finished game is worth, this for winning; the rest for the rank


def within(lead: float) -> float:
    """A lead, no larger than counts."""
    if lead > 6.0:
        return 2.0
    if lead < -6.0:
        return -2.0
    return lead / 3.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[P]):
    """A policy and a judge. `horizon` is how many ticks of the clock a playout lasts before it is judged; `habits` are
    the numbers by which it plays, `views` those by which it judges, both in the order of their `names`. Where habits
    come twice, people play by the `others` in every second world. A mind that trusts a `net` judges by that, `soon`,
    from the `traits` of all players, so many for `each`."""

    def __init__(
        self,
        players: int,
        horizon: int,
        names: list[str],
        habits: list[float],
        views: list[float],
        traits: int = 2,
        soon: int = 1,
    ) -> None:
        self.players: i64 = players
        self.horizon: i64 = horizon
        self.names = names
        self.habits: vec[float] = vec[float](habits[: len(names)])
        self.others: vec[float] = vec[float](habits[len(names) :])
        self.views: vec[float] = vec[float](views)
        self.fortunes: vec[float] = vec[float]([0.0] * players)
        self.chances: vec[float] = vec[float]([0.0] * players)
        self.soon: i64 = soon
        self.each: i64 = traits
        self.traits: vec[float] = vec[float]([0.0] * (traits * players))
        self.net: Net | None = None

    def trust(self, net: Net, horizon: int) -> None:
        """Judge by what was learned, after so many ticks of the clock."""
        self.net = net
        self.horizon = horizon

    def next_world(self) -> None:
        """Another world is tried, in which people may play in another way."""
        for place in range(len(self.others)):
            kept = self.habits[place]
            self.habits[place] = self.others[place]
            self.others[place] = kept

    def policy(self, g: P, rng: Rng) -> i64:
        """An answer to what is asked, in no time."""
        raise NotImplementedError

    def promise(self, g: P, option: i64) -> float:
        """What an answer promises, for a policy that goes `by_mood`."""
        raise NotImplementedError

    def by_mood(self, g: P, mood: float, rng: Rng) -> i64:
        """The answer that promises most, when each of them looks a little better than it is, by so much at most."""
        options = g.options
        best = lowest(options)
        most = -1e9
        while options != 0:
            option = lowest(options)
            options &= options - 1
            worth = self.promise(g, option) + mood * float(rng.word()) / 4294967296.0
            if worth > most:
                most = worth
                best = option
        return best

    def estimate(self, g: P) -> None:
        """What each player will have in the end, into `fortunes`; of a finished game what decides it."""
        raise NotImplementedError

    def doubt(self, g: P) -> float:
        """How much the fortunes may still change: the difference that makes one player 2.7 times as likely to win."""
        raise NotImplementedError

    def clock(self, g: P) -> i64:
        """Rounds, or turns, since the game began."""
        raise NotImplementedError

    def is_calm(self, g: P) -> bool:
        """Whether a judge can tell what a position is worth; where not, the coach plays on until it can."""
        return True

    def judge(self, g: P) -> None:
        """What the position is worth to each player, into `chances`: 1 is a game won alone."""
        net = self.net
        if g.options != 0 and net is not None:
            self.describe(g)
            net.judge(self.traits, self.chances)
            return
        self.estimate(g)
        if g.options == 0:
            self.result(WIN if net is None else 1.0)
        else:
            self._foresee(self.doubt(g))

    def describe(self, g: P) -> None:
        """How each player stands, into `traits`, for a judge that was learned: first how far before the others."""
        self.estimate(g)
        doubt = self.doubt(g)
        fortunes = self.fortunes
        total = 0.0
        for fortune in fortunes:
            total += fortune
        for seat in range(self.players):
            mine = fortunes[seat]
            best = -1e9
            for other in range(self.players):
                if other != seat and fortunes[other] > best:
                    best = fortunes[other]
            first = seat * self.each
            self.traits[first] = within((mine - best) / doubt)
            self.traits[first + 1] = within((mine - total / float(self.players)) / doubt)
        self.describe_more(g)

    def describe_more(self, g: P) -> None:
        """The traits that only this game has, from the third on; numbers around one, or smaller."""

    def result(self, win: float) -> None:
        """What the fortunes of a finished game are worth: this part for winning, the rest for the rank."""
        fortunes = self.fortunes
        chances = self.chances
        players = self.players
        for seat in range(players):
            mine = fortunes[seat]
            better: i64 = 0
            equal: i64 = 0
            for other in range(players):
                if fortunes[other] > mine:
                    better += 1
                elif fortunes[other] == mine:
                    equal += 1
            worth = (1.0 - win) * (1.0 - float(better) / float(players - 1))
            if better == 0:
                worth += win / float(equal)
            chances[seat] = worth

    def _foresee(self, doubt: float) -> None:
        fortunes = self.fortunes
        chances = self.chances
        players = self.players
        best = fortunes[0]
        for seat in range(players):
            if fortunes[seat] > best:
                best = fortunes[seat]
        total = 0.0
        for seat in range(players):
            weight = exp((fortunes[seat] - best) / doubt)
            chances[seat] = weight
            total += weight
        for seat in range(players):
            chances[seat] /= total
