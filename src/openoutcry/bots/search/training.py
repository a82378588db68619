"""Training data for policies and value networks, and contests in which parameters are compared. Compiled."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openoutcry.bots.search.flat import Budget, FlatSearch
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import count, lowest, nth
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.position import Position
from openoutcry.engine.views import view


def contest(game: Game[Any], one: FlatSearch, rest: FlatSearch, playouts: int, games: i64, seed: int) -> float:
    """Return the mean result of the search `one` against `rest`, which plays all other seats: 1.0 is a win in every
    game, 1 / players the expectation between equals.

    The deals depend only on `seed`. Each deal is played once per seat, so that `one` has every seat equally often.
    Every decision gets `playouts` playouts.
    """
    mind = one.mind
    won = 0.0
    for n in range(games):
        seat = n % mind.players
        nature = Rng(seed + n // mind.players)
        g = game.new()
        while g.options != 0:
            if g.player == NATURE:
                answer(g, draw(g, nature))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            else:
                thinks = one if g.player == seat else rest
                answer(g, thinks.best(view(g, g.player, True), g.player, Budget(playouts, None)))
        mind.estimate(g)
        mind.result(1.0)
        won += mind.chances[seat]
    return won / float(games)


def policy_contest(game: Game[Any], one: Mind[Any], rest: Mind[Any], games: i64, seed: int) -> float:
    """Return the mean result of the policy `one`, which plays a single seat in each game while `rest` plays all others:
    1.0 is a win in every game. Neither of the two searches."""
    nature = Rng(seed)
    rng = Rng(seed ^ 0x2545F491)
    won = 0.0
    for n in range(games):
        seat = n % one.players
        g = game.new()
        g.noting = False
        while g.options != 0:
            if g.player == NATURE:
                answer(g, draw(g, nature))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            else:
                answer(g, (one if g.player == seat else rest).policy(g, rng))
        one.estimate(g)
        one.result(1.0)
        won += one.chances[seat]
    return won / float(games)


STRAYS: Final = 10  # random answers in 100, so that more kinds of positions are recorded


class PolicyTrainingData:
    """Recorded decisions for training a policy: positions, and the mean value of each option for the asked seat, found
    by search."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.first: vec[i64] = vec[i64]()  # index of the first option of each position
        self.options: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()

    def record_game(self, game: Game[Any], seats: list[FlatSearch], playouts: int, rng: Rng) -> None:
        """Play a game in which every seat searches, and record its decisions. `STRAYS` of 100 answers are random.
        Decisions with more options than `playouts` are not recorded."""
        g = game.new()
        while g.options != 0:
            if g.player == NATURE:
                answer(g, draw(g, rng))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            else:
                search = seats[g.player]
                option = search.best(view(g, g.player, True), g.player, Budget(playouts, None))
                if count(g.options) <= playouts:
                    self.record_decision(g, search)
                if rng.below(100) < STRAYS:
                    option = nth(g.options, rng.below(count(g.options)))
                answer(g, option)

    def record_decision(self, g: Position, search: FlatSearch) -> None:
        """Append the position `g`, and the mean value of each option that the search just made for it has tried."""
        self.positions.append(g.clone())
        self.first = append(self.first, len(self.options))
        for place in range(count(g.options)):
            if search.tries[place] > 0:
                self.options = append(self.options, search.options[place])
                self.worth = append(self.worth, search.worth[place] / float(search.tries[place]))

    def extend(self, positions: list[Position], first: list[int], options: list[int], worth: list[float]) -> None:
        """Append decisions that were recorded elsewhere. `first` has the index of each position's first option in
        `options` and `worth`."""
        begin: i64 = len(self.options)
        self.positions += positions
        for at in first:
            self.first = append(self.first, begin + at)
        for option in options:
            self.options = append(self.options, option)
        for value in worth:
            self.worth = append(self.worth, value)

    def regret(self, mind: Mind[Any], begin: i64, end: i64, seed: int) -> float:
        """Return the mean loss of the policy of `mind` against the best option, over the positions from index `begin`
        to `end` - 1, or 0.0 if there are none. It is a share of a win."""
        if end <= begin:
            return 0.0
        rng = Rng(seed)
        lost = 0.0
        for place in range(begin, end):
            lost += self.loss(place, mind.policy(self.positions[place], rng))
        return lost / float(end - begin)

    def loss(self, place: i64, option: i64) -> float:
        """Return by how much the value of an option is below that of the best one, in the position at index `place`. An
        option that was not tried counts as the worst one."""
        at = self.first[place]
        last = self.first[place + 1] if place + 1 < len(self.first) else len(self.options)
        best = -1.0
        mine = -1.0
        worst = 2.0
        while at < last:
            worth = self.worth[at]
            if worth > best:
                best = worth
            if worth < worst:
                worst = worth
            if self.options[at] == option:
                mine = worth
            at += 1
        return best - mine if mine >= 0.0 else best - worst


class ValueTrainingData:
    """Recorded positions for training a value network: one row for each round or turn of a game.

    `traits` has the network's inputs for all players and `won` the result of each player, both row after row. `ends`
    has the number of rows after each game.
    """

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind
        self.rows: i64 = 0
        self.traits: vec[float] = vec[float]()
        self.won: vec[float] = vec[float]()
        self.ends: vec[i64] = vec[i64]()

    def record_game(self, game: Game[Any], seats: list[FlatSearch], playouts: int, strays: i64, rng: Rng) -> None:
        """Play a game and append its rows. `seats` has a search for each seat; if it is empty, all seats answer by the
        policy. `strays` of 100 answers are random."""
        mind = self.mind
        g = game.new()
        g.noting = len(seats) > 0
        time: i64 = 0
        first = self.rows
        while g.options != 0:
            if mind.clock(g) > time:
                time = mind.clock(g)
                self.record_position(g)
            if g.player == NATURE:
                answer(g, draw(g, rng))
            elif g.options & (g.options - 1) == 0:
                answer(g, lowest(g.options))
            elif rng.below(100) < strays:
                answer(g, nth(g.options, rng.below(count(g.options))))
            elif len(seats) == 0:
                answer(g, mind.policy(g, rng))
            else:
                answer(g, seats[g.player].best(view(g, g.player, True), g.player, Budget(playouts, None)))
        mind.estimate(g)
        mind.result(1.0)
        for _ in range(self.rows - first):
            for won in mind.chances:
                self.won = append(self.won, won)
        self.ends = append(self.ends, self.rows)

    def record_position(self, g: Position) -> None:
        """Append the inputs that describe the position `g` as a row. `record_game` adds the results at the end."""
        self.mind.describe(g)
        for trait in self.mind.traits:
            self.traits = append(self.traits, trait)
        self.rows += 1
