"""Which bot is stronger: paired deals, each played once from every seat, wins with intervals, and ratings.

A deal is the unit: it counts when all its games are played, and the results of deals come in their order, so that the
same seed gives the same answer whatever the number of jobs, also where an arena stops early.
"""

from collections.abc import Callable
from contextlib import closing

import msgspec

from openoutcry.bots import name_of
from openoutcry.lab.intervals import sure_at_look, wilson
from openoutcry.lab.one_game import Played, play_game
from openoutcry.lab.processes import in_order
from openoutcry.lab.ratings import Rating, can_rate, rate
from openoutcry.lab.simulate import Plan, bots_of, check_plan, dealt, opened, sitting

FIRST_LOOK = 5  # deals before anybody looks whether it is decided
GROWTH = 1.25  # and by how much they have to grow until the next look
MILLISECONDS = 1000


class Stop(msgspec.Struct, frozen=True):
    """When to stop before all games are played: at this half-width of the first bot's interval, as a share; or as soon
    as the first bot is better or worse than its share."""

    precision: float | None = None
    decided: bool = False


class Standing(msgspec.Struct, frozen=True):
    """How a bot fared. A game in which it had several seats counts once for each; a shared victory counts in parts."""

    bot: str
    games: int
    win_rate: float
    low: float
    high: float
    mean_rank: float
    ms_per_decision: float


class Result(msgspec.Struct, frozen=True):
    """What an arena found. `par` is the share of wins of bots that are equally strong; `stopped` says why it ended:
    games, precision, decided or interrupted."""

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
    """What is added up for one bot."""

    games: int = 0
    won: float = 0.0
    ranks: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, played: Played, seat: int) -> None:
        """One seat of one game."""
        self.games += 1
        self.won += 1 / played.ranks.count(1) if played.ranks[seat] == 1 else 0.0
        self.ranks += played.ranks[seat]
        self.decisions += played.decisions[seat]
        self.seconds += played.seconds[seat]
        self.slowest = max(self.slowest, played.slowest[seat])


class Arena:
    """The deals that were played so far, added up."""

    def __init__(self, plan: Plan, stop: Stop) -> None:
        self.plan = plan
        self.stop = stop
        self.kinds = list(dict.fromkeys(name_of(wish) for wish in plan.bots))
        self.counts = [Count() for _ in self.kinds]
        self.beaten: list[list[list[float]]] = []  # by deal: how often this kind of bot was before that one
        self.looks = 0
        self.next_look = float(FIRST_LOOK)

    def add(self, deal: int, games: list[Played]) -> None:
        """A whole deal. It counts at the end, all at once: somebody may interrupt in the midst of it."""
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
        """Why no more deals are needed, if so."""
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

    def result(self, options: dict[str, str], stopped: str) -> Result:
        """What is known by now."""
        deals = len(self.beaten)
        return Result(
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
    """All games of one deal: each bot plays each of its seats."""
    game = opened(plan)
    matches = range(deal * plan.players, (deal + 1) * plan.players)
    return [play_game(game, bots_of(plan, game, match), dealt(plan, match)) for match in matches]


def hold_arena(
    plan: Plan,
    games: int,
    jobs: int = 1,
    stop: Stop | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play until `games` games are played, a number that is made up to whole deals, or until `stop` says so. Whoever
    interrupts gets what the deals that are whole say, if there is one."""
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
