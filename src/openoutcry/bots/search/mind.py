"""The interface by which a search knows a game: a policy for playouts, and an evaluation of positions.

A `Mind` is written for one game and one number of players. Its methods write into arrays of the object instead of
creating new ones. It is called with determinizations, and its policy uses only what the asked seat could know.
"""

from math import exp
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from openoutcry.bots.search.net import Net
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.position import P

WIN: Final = 0.7  # the part of the value of a finished game that is for winning; the rest is for the rank


def within(lead: float) -> float:
    """Return a lead divided by 3, clipped to -2.0 … 2.0, as an input of a value network."""
    if lead > 6.0:
        return 2.0
    if lead < -6.0:
        return -2.0
    return lead / 3.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[P]):
    """What a search knows of one game: a policy that plays out games, and an evaluation of positions. Subclassed by
    each game.

    `horizon` is the length of a playout in rounds or turns, as counted by `clock`. `habits` are the parameters of the
    policy and `views` those of the evaluation, both in the order of `names`. If `habits` has two values for every name,
    the second half is used in every second sampled position. `traits` is the number of inputs of a value network per
    player, and `soon` the horizon for which that network is trained.
    """

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
        """Use a value network to evaluate positions, and let playouts last `horizon` rounds or turns."""
        self.net = net
        self.horizon = horizon

    def next_world(self) -> None:
        """Prepare for the next sampled position: switch to the other half of the policy's parameters, if there are two
        halves."""
        for place in range(len(self.others)):
            kept = self.habits[place]
            self.habits[place] = self.others[place]
            self.others[place] = kept

    def policy(self, g: P, rng: Rng) -> i64:
        """Return the option with which the policy answers the current question in `g`, without a search."""
        raise NotImplementedError

    def promise(self, g: P, option: i64) -> float:
        """Return how good an option looks without a search, higher being better, in the unit of the `mood` of
        `by_mood`. Needed only if `policy` calls `by_mood`."""
        raise NotImplementedError

    def by_mood(self, g: P, mood: float, rng: Rng) -> i64:
        """Return the option with the highest sum of its `promise` and a random number from 0 to `mood`. With a `mood`
        of 0 nothing is random."""
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
        """Write the expected final score of each player into `fortunes`. In a finished game, write values whose order
        is the final ranking."""
        raise NotImplementedError

    def doubt(self, g: P) -> float:
        """Return the uncertainty of `fortunes`, in points: a lead of this size makes a player e (2.7) times as likely
        to win."""
        raise NotImplementedError

    def clock(self, g: P) -> i64:
        """Return the number of rounds or turns since the game began."""
        raise NotImplementedError

    def is_calm(self, g: P) -> bool:
        """Return whether the evaluation of this position can be trusted. If not, the coach plays on until it can. The
        default is True."""
        return True

    def judge(self, g: P) -> None:
        """Write the value of the position for each player into `chances`: 1.0 is a game won alone."""
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
        """Write the inputs of the value network into `traits`, `each` numbers per player.

        The first two of a player are the leads over the best opponent and over the average, in units of `doubt`.
        """
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
        """Write the inputs that only this game has into `traits`, from the third number of each player on. Values
        should be about 1 or smaller. The default writes nothing."""

    def result(self, win: float) -> None:
        """Write the value of a finished game for each player into `chances`, from the final values in `fortunes`. `win`
        is the part of 1.0 that winners share; the rest depends on the rank."""
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
        """Write each player's estimated chance to win into `chances`: the softmax of `fortunes` with the temperature
        `doubt`."""
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
