"""`openoutcry simulate`: many games between bots, the rows in a file, a summary on the screen."""

from pathlib import Path

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import cannot_write, settings, try_to_write
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import aside, console, decimal, percent, progress_bar, remark_uncompiled, spoken
from openoutcry.cli.seats import default_players, fill_bots
from openoutcry.cli.sets import set_of
from openoutcry.lab.clusters import cluster
from openoutcry.lab.files import known_ending, open_file, rounds_beside
from openoutcry.lab.intervals import wilson
from openoutcry.lab.processes import in_order
from openoutcry.lab.resume import cut_rounds, go_on
from openoutcry.lab.runs import SetResult, Simulation, compare_sets
from openoutcry.lab.sets import Change, read_change, read_sweep, variants, varied
from openoutcry.lab.simulate import Plan, Sum


class SimulationWishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    players: int | None
    games: int
    seed: int
    jobs: int
    cluster: str | None
    bots: str | None
    rotate: bool
    no_rotate: bool
    sets: list[str]
    house_set: Path | None
    changes: list[str]
    sweeps: list[str]
    out: Path | None
    rounds: bool
    resume: bool
    json: bool


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody fared: of `seats` rows `won`, a shared victory in parts, with the 95 % interval of that share, and
    the mean score. It is a bot in all its seats, or one `seat`, with whoever sat there if that was one bot."""

    bot: str
    seats: int
    won: float
    share: float
    low: float
    high: float
    score: float
    seat: int | None = None


class Summary(msgspec.Struct, frozen=True):
    """What `simulate --json` writes. `by_set` has the sets of a sweep."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    seed: int
    by_bot: list[Share]
    by_seat: list[Share]
    by_set: list[SetResult] = []


def simulate_games(wishes: SimulationWishes) -> int:
    """Play them, write them, sum them up."""
    _check(wishes)
    share = in_order if wishes.cluster is None else cluster(wishes.cluster)
    simulation = _simulation(wishes)
    remark_uncompiled()
    done = 0
    if wishes.out is not None and wishes.resume:
        done = go_on(simulation, wishes.out)
        if wishes.rounds:
            cut_rounds(simulation, rounds_beside(wishes.out), done)
        aside().print(spoken("simulate-resumed", games=done))
    try:
        seats = None if wishes.out is None else open_file(wishes.out, wishes.resume)
        beside = wishes.out is not None and wishes.rounds
        rounds = open_file(rounds_beside(wishes.out), wishes.resume) if wishes.out is not None and beside else None
        with progress_bar(rate=True) as bar:
            task = bar.add_task(spoken("simulate-playing"), total=simulation.total(), completed=done)
            whole = simulation.run(wishes.jobs, seats, rounds, done, lambda played: bar.advance(task, played), share)
    except OSError as problem:
        if wishes.out is None:
            raise
        raise cannot_write(wishes.out) from problem
    return _tell(wishes, simulation, whole)


def _check(wishes: SimulationWishes) -> None:
    """Refuse what does not go together before anything is played."""
    if wishes.rotate and wishes.no_rotate:
        raise WrongUsage("usage-rotate", "seats are turned or not: --rotate or --no-rotate")
    for flag, asked in (("--rounds", wishes.rounds), ("--resume", wishes.resume)):
        if asked and wishes.out is None:
            raise WrongUsage("usage-needs-out", f"{flag} needs --out FILE", option=flag)
    if wishes.out is not None:
        known_ending(wishes.out)
        try_to_write(wishes.out)


def _simulation(wishes: SimulationWishes) -> Simulation:
    players = default_players(wishes.game) if wishes.players is None else wishes.players
    bots = fill_bots(wishes.game, wishes.bots, players)
    turned = wishes.rotate or (len(set(bots)) > 1 and not wishes.no_rotate)
    changes = [read_change(word) for word in wishes.changes]
    sets = variants(changes, [read_sweep(word) for word in wishes.sweeps])
    plans = [_plan(wishes, players, bots, turned, one) for one in sets]
    return Simulation(plans, -(-wishes.games // players) * players if turned else wishes.games)


def _plan(wishes: SimulationWishes, players: int, bots: list[str], turned: bool, changes: list[Change]) -> Plan:
    return Plan(
        game=wishes.game,
        players=players,
        seed=wishes.seed,
        bots=bots,
        options=settings(wishes.sets),
        house_set=set_of(wishes.game, wishes.house_set, changes),
        rotate=turned,
        varied=varied(changes),
        rounds=wishes.rounds,
    )


def _tell(wishes: SimulationWishes, simulation: Simulation, whole: bool) -> int:
    sums = simulation.sums
    if not whole:
        aside().print(spoken("simulate-interrupted", games=sums.games))
    if wishes.out is not None and sums.games > 0:
        rows = sums.games * simulation.plans[0].players
        aside().print(spoken("simulate-written", rows=rows, file=str(wishes.out)))
    if sums.games > 0:
        found = summary(simulation)
        if wishes.json:
            print(msgspec.json.encode(found).decode())  # noqa: T201
        else:
            console().print(_table(found))
            if found.by_set:
                console().print()
                console().print(_sets(found.by_set))
    return 0 if whole else INTERRUPTED


def summary(simulation: Simulation) -> Summary:
    """Wins with their interval and mean scores, by bot and by seat."""
    plan, sums = simulation.plans[0], simulation.sums
    bots = simulation.tables[0].bots()
    fixed = len(set(bots)) == 1 or not plan.rotate
    return Summary(
        plan.game,
        plan.players,
        simulation.tables[0].game.options,
        sums.games,
        plan.seed,
        [_share(bot, sums.by_bot[bot]) for bot in sorted(sums.by_bot)],
        [_share(bots[seat] if fixed else "", one, seat) for seat, one in sorted(sums.by_seat.items())],
        compare_sets(simulation),
    )


def _share(bot: str, rows: Sum, seat: int | None = None) -> Share:
    low, high = wilson(rows.won, rows.seats)
    return Share(bot, rows.seats, rows.won, rows.won / rows.seats, low, high, rows.score / rows.seats, seat)


def _table(found: Summary) -> Table:
    table = Table(title=spoken("simulate-title", games=found.games), title_justify="left", title_style="bold", box=None)
    table.add_column(spoken("simulate-who"))
    for heading in ("simulate-seats", "simulate-won", "simulate-interval", "simulate-score"):
        table.add_column(spoken(heading), justify="right")
    for one in (*found.by_bot, *found.by_seat):
        seat = "" if one.seat is None else spoken("seat", seat=one.seat + 1)
        who = " ".join(word for word in (seat, f"({one.bot})" if seat and one.bot else one.bot) if word)
        interval = f"{percent(one.low)} – {percent(one.high)}"
        table.add_row(who, str(one.seats), percent(one.share), interval, decimal(one.score))
    return table


def _sets(found: list[SetResult]) -> Table:
    """A line for each set of a sweep: its mean score, and the difference to the first set."""
    table = Table(box=None)
    table.add_column(spoken("simulate-set"), overflow="fold")
    for heading in ("arena-games", "simulate-score", "simulate-difference", "simulate-interval"):
        table.add_column(spoken(heading), justify="right")
    for one in found:
        difference, interval = "", ""
        if one.difference is not None and one.low is not None and one.high is not None:
            difference, interval = _signed(one.difference), f"{_signed(one.low)} – {_signed(one.high)}"
        table.add_row(one.varied, str(one.games), decimal(one.score, 2), difference, interval)
    return table


def _signed(number: float) -> str:
    return f"{'+' if number >= 0 else ''}{decimal(number, 2)}"
