"""Plays bots against each other on paired deals, each deal once from every seat, with intervals and ratings.

The unit is the deal: it counts when all its games are played. Deals count in their order, so the same seed gives the
same result with any number of jobs, also if the arena stops early. Ratings follow the Bradley-Terry model, fitted by
choix, on the scale of Elo: 400 points are odds of ten to one. Their mean is 0. Intervals come from resampling deals.
"""

import math
from collections.abc import Callable
from contextlib import closing

import msgspec

from openoutcry.bots import name_of
from openoutcry.lab.intervals import sure_at_look, wilson
from openoutcry.lab.simulate import Plan, Played, bots_of, check_plan, dealt, opened, play_game, sitting
from openoutcry.lab.workers import in_order

SCALE = 400 / math.log(10)
DRAWS = 200
# A part of a game that each bot is taken to have won against each other: who wins always would be rated infinite.
PRIOR = 0.5
MOST_STEPS = 10_000
CLOSE = 1e-6
LOW, HIGH = 2.5, 97.5


class Rating(msgspec.Struct, frozen=True):
    """Fields of a bot's rating: the rating on the scale of Elo (the mean of all bots is 0), and the bounds `low` and
    `high` of its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def can_rate() -> None:
    """Raise ImportError if the package choix, which computes ratings, is not installed. Called before a long run."""
    import choix  # noqa: F401


def rate(bots: list[str], beaten: list[list[list[float]]], seed: int) -> list[Rating]:
    """Return the ratings of `bots`, in their order; an empty list for a single bot. `beaten[deal][a][b]` is how often
    bot `a` finished before bot `b` on that deal; a tie counts 0.5. `seed` is for the resampling that gives the
    intervals."""
    if len(bots) < 2:
        return []
    import choix
    import numpy

    deals = numpy.array(beaten)

    def fitted(weights: "numpy.typing.NDArray[numpy.float64]") -> "numpy.typing.NDArray[numpy.float64]":
        wins = numpy.tensordot(weights, deals, 1) + PRIOR * (1 - numpy.eye(len(bots)))
        found = choix.ilsr_pairwise_dense(wins, max_iter=MOST_STEPS, tol=CLOSE)
        return numpy.asarray(SCALE * (found - found.mean()), dtype=numpy.float64)

    drawn = numpy.random.default_rng(seed).multinomial(len(deals), [1 / len(deals)] * len(deals), DRAWS)
    others = numpy.array([fitted(weights.astype(float)) for weights in drawn])
    middle = fitted(numpy.ones(len(deals)))
    lows, highs = numpy.percentile(others, [LOW, HIGH], axis=0)
    return [
        Rating(bot, *(round(float(one), 1) for one in figures))
        for bot, *figures in zip(bots, middle, lows, highs, strict=True)
    ]


FIRST_LOOK = 5  # deals before anybody looks whether it is decided
GROWTH = 1.25  # and by how much they have to grow until the next look
MILLISECONDS = 1000


class Stop(msgspec.Struct, frozen=True):
    """Conditions for ending an arena early: `precision` ends it when half the width of the first bot's 95 % interval is
    at most this share of wins (None: never), `decided` when that bot's share is clearly above or below 1 / players."""

    precision: float | None = None
    decided: bool = False


class Standing(msgspec.Struct, frozen=True):
    """Fields of one bot's results: games, share of wins (0 to 1) with its 95 % interval, mean rank from 1, and time per
    decision. A game in which the bot had several seats counts once for each seat; a shared win counts as a fraction."""

    bot: str
    games: int
    win_rate: float
    low: float
    high: float
    mean_rank: float
    ms_per_decision: float


class ArenaResult(msgspec.Struct, frozen=True):
    """Fields of the result of an arena. `par` is the share of wins of equally strong bots, 1 / players. `stopped` is
    why it ended: games (all played), precision, decided or interrupted. `slowest_ms` is the longest decision of each
    bot."""

    bots: list[Standing]
    game: str
    players: int
    options: dict[str, str]
    seed: int
    deals: int
    games: int
    par: float
    ratings: list[Rating]
    slowest_ms: dict[str, float]
    stopped: str


class Count(msgspec.Struct):
    """Sums over the seats that one bot had. `won` counts a shared win as a fraction; `seconds` and `slowest` are
    wall-clock times of decisions."""

    games: int = 0
    won: float = 0.0
    ranks: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, played: Played, seat: int) -> None:
        """Add the result of the bot in seat `seat` of one game to the sums."""
        self.games += 1
        self.won += 1 / played.ranks.count(1) if played.ranks[seat] == 1 else 0.0
        self.ranks += played.ranks[seat]
        self.decisions += played.decisions[seat]
        self.seconds += played.seconds[seat]
        self.slowest = max(self.slowest, played.slowest[seat])


class Arena:
    """Collects the results of whole deals and tells when enough have been played. Bots of the same name are counted
    together."""

    def __init__(self, plan: Plan, stop: Stop) -> None:
        self.plan = plan
        self.stop = stop
        self.kinds = list(dict.fromkeys(name_of(wish) for wish in plan.bots))
        self.counts = [Count() for _ in self.kinds]
        self.beaten: list[list[list[float]]] = []  # by deal: how often this kind of bot was before that one
        self.looks = 0
        self.next_look = float(FIRST_LOOK)

    def add(self, deal: int, games: list[Played]) -> None:
        """Add the games of one deal, one game per rotation of the bots. The sums are replaced at the end, so an
        interruption cannot leave a part of a deal in them."""
        counts = [msgspec.structs.replace(count) for count in self.counts]
        beaten = [[0.0] * len(self.kinds) for _ in self.kinds]
        for turn, played in enumerate(games):
            sat = [self.kinds.index(name_of(wish)) for wish in sitting(self.plan, deal * self.plan.players + turn)]
            for seat, kind in enumerate(sat):
                counts[kind].add(played, seat)
                for other, rank in enumerate(played.ranks):
                    if sat[other] != kind and played.ranks[seat] <= rank:
                        beaten[kind][sat[other]] += 1.0 if played.ranks[seat] < rank else 0.5
        self.counts = counts
        self.beaten.append(beaten)

    def enough(self) -> str | None:
        """Return "precision" or "decided" if that condition of `stop` is met, or None if more deals are needed. Each
        test for "decided" is counted, because repeated tests need wider intervals."""
        first, par = self.counts[0], 1 / self.plan.players
        if self.stop.precision is not None:
            low, high = wilson(first.won, first.games)
            if (high - low) / 2 <= self.stop.precision:
                return "precision"
        if self.stop.decided and len(self.beaten) >= self.next_look:
            self.looks += 1
            self.next_look = len(self.beaten) * GROWTH
            low, high = wilson(first.won, first.games, sure_at_look(self.looks))
            if not low <= par <= high:
                return "decided"
        return None

    def result(self, options: dict[str, str], stopped: str) -> ArenaResult:
        """Return the result of the deals added so far. `options` are the options of the game and `stopped` is why the
        arena ended."""
        deals = len(self.beaten)
        return ArenaResult(
            bots=[_standing(bot, count) for bot, count in zip(self.kinds, self.counts, strict=True)],
            game=self.plan.game,
            players=self.plan.players,
            options=options,
            seed=self.plan.seed,
            deals=deals,
            games=deals * self.plan.players,
            par=1 / self.plan.players,
            ratings=rate(self.kinds, self.beaten, self.plan.seed),
            slowest_ms={
                bot: round(count.slowest * MILLISECONDS, 3) for bot, count in zip(self.kinds, self.counts, strict=True)
            },
            stopped=stopped,
        )


def _standing(bot: str, count: Count) -> Standing:
    low, high = wilson(count.won, count.games)
    spent = count.seconds * MILLISECONDS / max(count.decisions, 1)
    return Standing(bot, count.games, count.won / count.games, low, high, count.ranks / count.games, round(spent, 3))


def play_deal(plan: Plan, deal: int) -> list[Played]:
    """Play all games of deal number `deal`, so that each bot has each seat once, and return their results."""
    game = opened(plan)
    matches = range(deal * plan.players, (deal + 1) * plan.players)
    return [play_game(game, bots_of(plan, game, match), dealt(plan, match)) for match in matches]


def hold_arena(
    plan: Plan,
    games: int,
    jobs: int = 1,
    stop: Stop | None = None,
    progress: Callable[[int], None] | None = None,
) -> ArenaResult:
    """Play `games` games, rounded up to whole deals, or fewer if a condition of `stop` is met, and return the result.
    `progress` is called with the number of games after each deal. After Ctrl-C the result covers the whole deals
    played; without any, KeyboardInterrupt is raised."""
    plan = msgspec.structs.replace(plan, rotate=True)
    options = check_plan(plan).options
    arena = Arena(plan, stop or Stop())
    if len(arena.kinds) > 1:
        can_rate()
    stopped = "games"
    try:
        with closing(in_order(play_deal, plan, range(-(-games // plan.players)), jobs)) as played:
            for deal, whole in enumerate(played):
                arena.add(deal, whole)
                if progress is not None:
                    progress(plan.players)
                if (enough := arena.enough()) is not None:
                    stopped = enough
                    break
    except KeyboardInterrupt:
        if not arena.beaten:
            raise
        stopped = "interrupted"
    return arena.result(options, stopped)
