"""`openoutcry check` and `openoutcry bench`: the laws and the speed of the engine.

Laws are checked in random games of every set-up; law 16 compares set-ups.
"""

from collections.abc import Iterator
from contextlib import closing

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import parse_game_options
from openoutcry.cli.options import BenchOptions, CheckOptions
from openoutcry.cli.screen import console, localized, print_json, progress_bar, warn_if_uncompiled
from openoutcry.engine.errors import BadOption
from openoutcry.engine.laws import Promised, Report, check
from openoutcry.engine.laws.options import GAMES
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.games.catalogue import games as playable
from openoutcry.games.catalogue import options as game_options
from openoutcry.lab.bench import Benchmark, measure
from openoutcry.lab.checking import counts, mixes, optional, options_without_effect, setups
from openoutcry.lab.workers import in_order

ALL = "all"
CHUNK = 25
# The headings of what law 15 compared.
PROMISED = {
    "positions": "check-promised-positions",
    "answers": "check-promised-answers",
    "figures": "check-promised-figures",
    "open": "check-promised-open",
    "events": "check-promised-events",
    "event_numbers": "check-promised-event-numbers",
    "unchecked": "check-promised-unchecked",
}


class Checked(msgspec.Struct):
    """Fields of the result for one set-up, as listed by `check --json`. If `options` is None, it is the result of law
    16, which compares the options for a number of players."""

    game: str
    players: int
    options: dict[str, str] | None
    games: int = 0
    decisions: int = 0
    violations: list[str] = []
    promised: Promised = msgspec.field(default_factory=Promised)


class Portion(msgspec.Struct, frozen=True):
    """Fields of a piece of work for one process: some games of one set-up, or with `options` None law 16, which
    compares options. `number` is the index of the set-up in the results."""

    number: int
    game: str
    players: int
    options: dict[str, str] | None
    games: int
    seed: int
    pairs: bool = True
    thorough: bool = False


def check_laws(options: CheckOptions) -> int:
    """Run `openoutcry check`: check the laws of the engine in random games of every set-up. Return the exit code, 1 if
    a law is violated. Law 16, which compares options, is left out if options are given or set-ups are drawn at random;
    with fewer than GAMES games per set-up it compares no pairs of options."""
    names = playable() if options.game == ALL else [options.game]
    results = [
        Checked(name, count, open_game(name, count, given).options)
        for name in names
        for count, given in _setups(name, options)
    ]
    if not options.sets and not options.mixes:
        results += [
            Checked(name, count, None)
            for name in names
            for count in counts(name, options.players)
            if optional(name, count)
        ]
    total = sum(GAMES if one.options is None else options.games for one in results)
    warn_if_uncompiled()
    with progress_bar() as bar:
        task = bar.add_task(localized("check-checking"), total=total)
        with closing(in_order(try_portion, None, _portions(results, options), options.jobs)) as tried:
            for number, report in tried:
                results[number].games += report.games
                results[number].decisions += report.decisions
                results[number].violations += report.violations
                results[number].promised += report.promised
                bar.advance(task, report.games)
    if options.json:
        print_json(results)
    else:
        _show(results)
    return 1 if any(one.violations for one in results) else 0


def _setups(name: str, options: CheckOptions) -> list[tuple[int, dict[str, str]]]:
    if options.mixes:
        return mixes(name, options.mixes, options.seed, options.players)
    return setups_with(name, options.players, parse_game_options(options.sets))


def setups_with(name: str, players: int | None, given: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """Return the set-ups (number of players, options) to check. Without given options these are all usual set-ups,
    otherwise one for each number of players that allows the options. Raise `BadOption` if none does."""
    if players is not None:
        open_game(name, players)
    if not given:
        return setups(name, players)
    refused: BadOption | None = None
    results: list[tuple[int, dict[str, str]]] = []
    for count in info(name).players if players is None else [players]:
        try:
            open_game(name, count, given)
            results.append((count, given))
        except BadOption as problem:
            refused = problem
    if not results and refused is not None:
        raise refused
    return results


def _portions(results: list[Checked], options: CheckOptions) -> Iterator[Portion]:
    """Yield the pieces of work for all set-ups. Each has its own seed, so results do not depend on the number of
    processes."""
    games, seed = options.games, options.seed
    for number, one in enumerate(results):
        if one.options is None:
            yield Portion(number, one.game, one.players, None, GAMES, seed, pairs=games >= GAMES)
            continue
        for start in range(0, games, CHUNK):
            piece = min(CHUNK, games - start)
            piece_seed = seed * 1_000_000 + start
            yield Portion(number, one.game, one.players, one.options, piece, piece_seed, thorough=options.thorough)


def try_portion(shared: None, work: Portion) -> tuple[int, Report]:
    """Check one piece of work. Return the index of its set-up and the report. `shared` is unused."""
    if work.options is None:
        violations = options_without_effect(work.game, work.players, work.seed, work.pairs)
        return work.number, Report(games=work.games, violations=violations)
    game = open_game(work.game, work.players, work.options)
    return work.number, check(game, work.games, work.seed, thorough=work.thorough)


def _show(results: list[Checked]) -> None:
    out = console()
    table = Table(box=None)
    for heading in ("check-game", "check-players", "check-options", "check-games", "check-decisions", "check-found"):
        table.add_column(localized(heading), justify="left" if heading in {"check-game", "check-options"} else "right")
    for one in results:
        row = [
            str(one.players),
            _told_options(one),
            str(one.games),
            "–" if one.options is None else str(one.decisions),
            str(len(one.violations)),
        ]
        table.add_row(one.game, *row, style="red" if one.violations else None)
    out.print(table)
    out.print(promised_table(results))
    for one in results:
        for violation in one.violations:
            out.print(localized("check-violation", game=one.game, players=one.players, violation=violation))
    broken = sum(len(one.violations) for one in results)
    out.print(localized("check-holds" if broken == 0 else "check-broken", violations=broken))


def promised_table(results: list[Checked]) -> Table:
    """Return a table, one row per game, of how many announced numbers law 15 compared with what happened. The column of
    numbers that cannot be compared is left out if there are none."""
    table = Table(box=None, title=localized("check-promised"), title_justify="left", title_style="")
    names = [name for name in PROMISED if name != "unchecked" or any(one.promised.unchecked for one in results)]
    table.add_column(localized("check-game"), no_wrap=True)
    for name in names:
        table.add_column(localized(PROMISED[name]), justify="right")
    for game in dict.fromkeys(one.game for one in results):
        counts = sum((one.promised for one in results if one.game == game), Promised())
        table.add_row(game, *(str(getattr(counts, name)) for name in names))
    return table


def _told_options(one: Checked) -> str:
    """Return the options of a set-up that differ from the defaults as text, or a label for law 16."""
    if one.options is None:
        return localized("check-option-values")
    usual = {option.name: option.values[0] for option in game_options(one.game, one.players)}
    return " ".join(f"{name}={value}" for name, value in one.options.items() if value != usual[name]) or "–"


FIGURES = ("decisions_per_second", "driven_decisions_per_second", "games_per_second", "clone_ns", "state_bytes")


def run_bench(options: BenchOptions) -> int:
    """Run `openoutcry bench`: measure the speed of one game or of all, and print it. Return 0."""
    names = games() if options.game is None else [options.game]
    for name in names:
        if options.players is not None or options.game is not None:
            open_game(name, options.players or 4, parse_game_options(options.sets))
    warn_if_uncompiled()
    figures = list(measure(names, options.players, options.seconds, parse_game_options(options.sets)))
    if options.json:
        print_json(figures)
    else:
        console().print(_table(figures))
    return 0


def _table(measured: list[Benchmark]) -> Table:
    table = Table(box=None)
    table.add_column(localized("bench-game"))
    table.add_column(localized("bench-players"), justify="right")
    for name in FIGURES:
        table.add_column(localized(f"bench-{name.replace('_', '-')}"), justify="right")
    for one in measured:
        figures = [localized("figure", number=round(float(getattr(one, name)))) for name in FIGURES]
        table.add_row(one.game, str(one.players), *figures)
    return table
