"""`openoutcry simulate`: plays many games between bots, writes one row per seat, and prints a summary."""

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import (
    cannot_write,
    changed_data_file,
    check_writable,
    default_players,
    fill_bots,
    parse_game_options,
)
from openoutcry.cli.options import SimulateOptions
from openoutcry.cli.run import INTERRUPTED, WrongUsage
from openoutcry.cli.screen import (
    console,
    decimal,
    error_console,
    localized,
    percent,
    print_json,
    progress_bar,
    warn_if_uncompiled,
)
from openoutcry.lab.intervals import wilson
from openoutcry.lab.rows import known_ending, open_file, rounds_beside
from openoutcry.lab.runs import SetResult, Simulation, compare_sets, cut_rounds, resume_run
from openoutcry.lab.sets import Change, read_change, read_sweep, variants, varied
from openoutcry.lab.simulate import Plan, SeatSums
from openoutcry.lab.workers import cluster, in_order


class BotResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """Fields of the results of one bot in all its seats, or of one `seat`. `seats` is the number of rows, `won` the
    wins (a shared win counts as a fraction), `share` the share of wins (0 to 1) with its 95 % interval, `score` the
    mean score. `bot` is "" for a seat where several bots sat."""

    bot: str
    seats: int
    won: float
    share: float
    low: float
    high: float
    score: float
    seat: int | None = None


class Summary(msgspec.Struct, frozen=True):
    """Fields of the output of `simulate --json`. `by_set` has one result for each set of changed numbers, if there are
    several."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    seed: int
    by_bot: list[BotResult]
    by_seat: list[BotResult]
    by_set: list[SetResult] = []


def simulate_games(options: SimulateOptions) -> int:
    """Run `openoutcry simulate`: play the games, write their rows to a file if asked, and print a summary. Return the
    exit code: 0, or 130 after Ctrl-C."""
    _check(options)
    share = in_order if options.cluster is None else cluster(options.cluster)
    simulation = _simulation(options)
    warn_if_uncompiled()
    done = 0
    if options.out is not None and options.resume:
        done = resume_run(simulation, options.out)
        if options.rounds:
            cut_rounds(simulation, rounds_beside(options.out), done)
        error_console().print(localized("simulate-resumed", games=done))
    try:
        seats = None if options.out is None else open_file(options.out, options.resume)
        beside = options.out is not None and options.rounds
        rounds = open_file(rounds_beside(options.out), options.resume) if options.out is not None and beside else None
        with progress_bar(rate=True) as bar:
            task = bar.add_task(localized("simulate-playing"), total=simulation.total(), completed=done)
            whole = simulation.run(options.jobs, seats, rounds, done, lambda played: bar.advance(task, played), share)
    except OSError as problem:
        if options.out is None:
            raise
        raise cannot_write(options.out) from problem
    return _tell(options, simulation, whole)


def _check(options: SimulateOptions) -> None:
    """Raise an error if options contradict each other or the output file cannot be written."""
    if options.rotate and options.no_rotate:
        raise WrongUsage("usage-rotate", "seats are turned or not: --rotate or --no-rotate")
    for flag, asked in (("--rounds", options.rounds), ("--resume", options.resume)):
        if asked and options.out is None:
            raise WrongUsage("usage-needs-out", f"{flag} needs --out FILE", option=flag)
    if options.out is not None:
        known_ending(options.out)
        check_writable(options.out)


def _simulation(options: SimulateOptions) -> Simulation:
    players = default_players(options.game) if options.players is None else options.players
    bots = fill_bots(options.game, options.bots, players)
    turned = options.rotate or (len(set(bots)) > 1 and not options.no_rotate)
    changes = [read_change(word) for word in options.changes]
    sets = variants(changes, [read_sweep(word) for word in options.sweeps])
    plans = [_plan(options, players, bots, turned, one) for one in sets]
    return Simulation(plans, -(-options.games // players) * players if turned else options.games)


def _plan(options: SimulateOptions, players: int, bots: list[str], turned: bool, changes: list[Change]) -> Plan:
    return Plan(
        game=options.game,
        players=players,
        seed=options.seed,
        bots=bots,
        options=parse_game_options(options.sets),
        house_set=changed_data_file(options.game, options.house_set, changes),
        rotate=turned,
        varied=varied(changes),
        rounds=options.rounds,
    )


def _tell(options: SimulateOptions, simulation: Simulation, whole: bool) -> int:
    sums = simulation.sums
    if not whole:
        error_console().print(localized("simulate-interrupted", games=sums.games))
    if options.out is not None and sums.games > 0:
        rows = sums.games * simulation.plans[0].players
        error_console().print(localized("simulate-written", rows=rows, file=str(options.out)))
    if sums.games > 0:
        result = summary(simulation)
        if options.json:
            print_json(result)
        else:
            console().print(_table(result))
            if result.by_set:
                console().print()
                console().print(_sets(result.by_set))
    return 0 if whole else INTERRUPTED


def summary(simulation: Simulation) -> Summary:
    """Return the summary of a simulation: wins with their 95 % interval and mean scores, by bot and by seat."""
    plan, sums = simulation.plans[0], simulation.sums
    bots = simulation.tables[0].bots()
    fixed = len(set(bots)) == 1 or not plan.rotate
    return Summary(
        plan.game,
        plan.players,
        simulation.tables[0].game.options,
        sums.games,
        plan.seed,
        [_bot_result(bot, sums.by_bot[bot]) for bot in sorted(sums.by_bot)],
        [_bot_result(bots[seat] if fixed else "", one, seat) for seat, one in sorted(sums.by_seat.items())],
        compare_sets(simulation),
    )


def _bot_result(bot: str, rows: SeatSums, seat: int | None = None) -> BotResult:
    low, high = wilson(rows.won, rows.seats)
    return BotResult(bot, rows.seats, rows.won, rows.won / rows.seats, low, high, rows.score / rows.seats, seat)


def _table(result: Summary) -> Table:
    table = Table(
        title=localized("simulate-title", games=result.games), title_justify="left", title_style="bold", box=None
    )
    table.add_column(localized("simulate-who"))
    for heading in ("simulate-seats", "simulate-won", "simulate-interval", "simulate-score"):
        table.add_column(localized(heading), justify="right")
    for one in (*result.by_bot, *result.by_seat):
        seat = "" if one.seat is None else localized("seat", seat=one.seat + 1)
        who = " ".join(word for word in (seat, f"({one.bot})" if seat and one.bot else one.bot) if word)
        interval = f"{percent(one.low)} – {percent(one.high)}"
        table.add_row(who, str(one.seats), percent(one.share), interval, decimal(one.score))
    return table


def _sets(result: list[SetResult]) -> Table:
    """Return a table with one row per set of changed numbers: mean score, and its difference to the first set."""
    table = Table(box=None)
    table.add_column(localized("simulate-set"), overflow="fold")
    for heading in ("arena-games", "simulate-score", "simulate-difference", "simulate-interval"):
        table.add_column(localized(heading), justify="right")
    for one in result:
        difference, interval = "", ""
        if one.difference is not None and one.low is not None and one.high is not None:
            difference, interval = _signed(one.difference), f"{_signed(one.low)} – {_signed(one.high)}"
        table.add_row(one.varied, str(one.games), decimal(one.score, 2), difference, interval)
    return table


def _signed(number: float) -> str:
    return f"{'+' if number >= 0 else ''}{decimal(number, 2)}"
