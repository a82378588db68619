"""The commands and their options. Each does its work in a module of its own, imported when it is called."""

from pathlib import Path
from typing import Annotated, Any

import typer

from openoutcry.cli.arguments import number, whole
from openoutcry.cli.commands import HouseCommand, HouseGroup, PlayCommand
from openoutcry.cli.setting_options import with_settings

app = typer.Typer(
    cls=HouseGroup,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

MOST_GAMES = 100_000_000
MOST_JOBS = 256

GameName = Annotated[str, typer.Argument(metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", parser=whole("--players", 1, 99))]
Sets = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE")]
HouseSet = Annotated[Path | None, typer.Option("--house-set", metavar="FILE")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="NAME,...")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", parser=whole("--jobs", 0, MOST_JOBS))]
Seed = Annotated[int, typer.Option("--seed", metavar="N", parser=whole("--seed", 0))]
Changes = Annotated[list[str] | None, typer.Option("--change", metavar="PLACE=VALUE")]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
AsJson = Annotated[bool, typer.Option("--json")]


@app.command(cls=HouseCommand)
def games(json: AsJson = False) -> int:
    """List the games."""
    from openoutcry.cli.games import list_games

    return list_games(json)


@app.command(cls=PlayCommand)
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Players = None,
    bots: Bots = None,
    hot_seat: Annotated[str | None, typer.Option("--hot-seat", metavar="NAME,...")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    set_: Sets = None,
    house_set: HouseSet = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", parser=whole("--seed", 0))] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="[FILE]")] = None,
    hint: Annotated[bool, typer.Option("--hint")] = False,
) -> int:
    """Sit down at a table."""
    from openoutcry.cli.play import Wishes, play_game

    return play_game(Wishes(game, players, bots, hot_seat, name, set_ or [], house_set, seed, record, resume, hint))


@app.command(cls=HouseCommand)
@with_settings
def serve(
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE")] = None,
    print_config: Annotated[bool, typer.Option("--print-config")] = False,
    **options: Any,
) -> int:
    """Open the house."""
    from openoutcry.cli.serve import open_house

    return open_house(options, config, print_config)


@app.command(cls=HouseCommand)
def db(
    what: Annotated[str, typer.Argument(metavar="check|backup|restore|vacuum")],
    file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Look after the tables that are kept."""
    from openoutcry.cli.configuration import database_of
    from openoutcry.cli.db import tend

    return tend(what, file, database_of(database, config), json)


@app.command(cls=HouseCommand)
def house(
    what: Annotated[str, typer.Argument(metavar="close|reopen|refuse|admit|log")],
    whom: Annotated[str | None, typer.Argument(metavar="TABLE|ADDRESS")] = None,
    why: Annotated[str, typer.Option("--why", metavar="TEXT")] = "",
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Decide for the house."""
    from openoutcry.cli.configuration import database_of
    from openoutcry.cli.house import decide

    return decide(what, whom, why, database_of(database, config), json)


@app.command(cls=HouseCommand)
def loadtest(
    game: GameName = "stockpile",
    tables: Annotated[int, typer.Option("--tables", metavar="N", parser=whole("--tables", 1, 10_000))] = 50,
    players: Annotated[int, typer.Option("--players", metavar="N", parser=whole("--players", 1, 99))] = 4,
    rate: Annotated[float, typer.Option("--rate", metavar="N", parser=number("--rate", 0, 100_000))] = 50.0,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", parser=number("--seconds", 1, 3600))] = 20.0,
    watchers: Annotated[int, typer.Option("--watchers", metavar="N", parser=whole("--watchers", 0, 1000))] = 0,
    processes: Annotated[int, typer.Option("--processes", metavar="N", parser=whole("--processes", 1, 64))] = 1,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    address: Annotated[list[str] | None, typer.Option("--address", metavar="URL")] = None,
    seed: Seed = 0,
    bots: Annotated[int, typer.Option("--bots", metavar="N", parser=whole("--bots", 0, 1000))] = 0,
    thinkers: Annotated[int, typer.Option("--thinkers", metavar="N", parser=whole("--thinkers", 0, 256))] = 0,
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Put a house under load."""
    from openoutcry.cli.loadtest import LoadWishes, put_under_load

    return put_under_load(
        LoadWishes(
            game=game,
            tables=tables,
            players=players,
            rate=rate,
            seconds=seconds,
            watchers=watchers,
            processes=processes,
            database=database,
            addresses=address or [],
            seed=seed,
            bots=bots,
            thinkers=thinkers,
            picture=picture,
            json=json,
        )
    )


@app.command(cls=HouseCommand)
def faults(
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", parser=whole("--rounds", 1, 1_000_000))] = 3,
    only: Annotated[str | None, typer.Option("--only", metavar="NAME,...")] = None,
    messages: Annotated[
        int, typer.Option("--messages", metavar="N", parser=whole("--messages", 1, MOST_GAMES))
    ] = 20_000,
    seed: Seed = 0,
    json: AsJson = False,
) -> int:
    """Break a house on purpose."""
    from openoutcry.cli.faults import FaultWishes, break_on_purpose

    return break_on_purpose(FaultWishes(database, rounds, only, messages, seed, json))


@app.command(cls=HouseCommand)
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="K", parser=whole("--games", 1, MOST_GAMES))] = 100,
    seed: Seed = 0,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    bots: Bots = None,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    no_rotate: Annotated[bool, typer.Option("--no-rotate")] = False,
    set_: Sets = None,
    house_set: HouseSet = None,
    change: Changes = None,
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="PLACE=VALUES")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    rounds: Annotated[bool, typer.Option("--rounds")] = False,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    json: AsJson = False,
) -> int:
    """Let bots play."""
    from openoutcry.cli.simulate import SimulationWishes, simulate_games

    return simulate_games(
        SimulationWishes(
            game=game,
            players=players,
            games=games,
            seed=seed,
            jobs=jobs,
            cluster=cluster,
            bots=bots,
            rotate=rotate,
            no_rotate=no_rotate,
            sets=set_ or [],
            house_set=house_set,
            changes=change or [],
            sweeps=vary or [],
            out=out,
            rounds=rounds,
            resume=resume,
            json=json,
        )
    )


@app.command(name="set", cls=HouseCommand)
def print_set(
    game: GameName,
    change: Changes = None,
) -> int:
    """Print the set of a game."""
    from openoutcry.cli.sets import show_set

    return show_set(game, change or [])


@app.command(cls=HouseCommand)
def arena(
    game: GameName,
    players: Players = None,
    bots: Bots = None,
    games: Annotated[int, typer.Option("--games", metavar="K", parser=whole("--games", 1, MOST_GAMES))] = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    precision: Annotated[
        float | None, typer.Option("--precision", metavar="P", parser=number("--precision", 0.1, 50))
    ] = None,
    decided: Annotated[bool, typer.Option("--decided")] = False,
    set_: Sets = None,
    house_set: HouseSet = None,
    change: Changes = None,
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Find out which bot is stronger."""
    from openoutcry.cli.arena import ArenaWishes, compare_bots

    return compare_bots(
        ArenaWishes(
            game,
            players,
            bots,
            games,
            seed,
            jobs,
            set_ or [],
            house_set,
            change or [],
            precision,
            decided,
            picture,
            json,
        )
    )


@app.command(cls=HouseCommand)
def report(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    coach: Annotated[int, typer.Option("--coach", metavar="N", parser=whole("--coach", 0, 10_000))] = 0,
    house_set: HouseSet = None,
    json: AsJson = False,
) -> int:
    """Say what many games tell about a game."""
    from openoutcry.cli.report import ReportWishes, report_rows

    return report_rows(ReportWishes(file, out, coach, house_set, json))


@app.command(cls=HouseCommand)
def compare(
    a: Annotated[str, typer.Argument(metavar="A")],
    b: Annotated[str, typer.Argument(metavar="B")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    players: Players = None,
    bots: Bots = None,
    on: Annotated[str | None, typer.Option("--on", metavar="NAME")] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", parser=whole("--games", 1, MOST_GAMES))] = 2000,
    whole_: Annotated[bool, typer.Option("--whole")] = False,
    seed: Seed = 0,
    jobs: Jobs = 0,
    set_: Sets = None,
    change: Changes = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Say what differs between two sides."""
    from openoutcry.cli.compare import CompareWishes, compare_sides

    return compare_sides(
        CompareWishes(a, b, game, players, bots, on, games, whole_, seed, jobs, set_ or [], change or [], out, json)
    )


@app.command(cls=HouseCommand)
def train(
    game: GameName,
    players: Players = None,
    from_: Annotated[str, typer.Option("--from", metavar="search|play|results")] = "search",
    rounds: Annotated[int, typer.Option("--rounds", metavar="K", parser=whole("--rounds", 1, 1000))] = 2,
    games: Annotated[int, typer.Option("--games", metavar="K", parser=whole("--games", 1, MOST_GAMES))] = 16,
    playouts: Annotated[int, typer.Option("--playouts", metavar="K", parser=whole("--playouts", 0, MOST_GAMES))] = 400,
    generations: Annotated[
        int, typer.Option("--generations", metavar="K", parser=whole("--generations", 0, 100_000))
    ] = 60,
    trials: Annotated[int, typer.Option("--trials", metavar="K", parser=whole("--trials", 0, MOST_GAMES))] = 24,
    seed: Seed = 0,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    set_: Sets = None,
    house_set: HouseSet = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Learn a game by play."""
    from openoutcry.cli.train import TrainWishes, learn

    return learn(
        TrainWishes(
            game,
            players,
            from_,
            rounds,
            games,
            playouts,
            generations,
            trials,
            seed,
            jobs,
            cluster,
            set_ or [],
            house_set,
            out,
            json,
        )
    )


@app.command(cls=HouseCommand)
def replay(
    record: RecordFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N", parser=whole("--at", 0))] = None,
) -> int:
    """Tell a recorded game."""
    from openoutcry.cli.replay import replay_record

    return replay_record(record, at)


@app.command(cls=HouseCommand)
def verify(record: RecordFile, json: AsJson = False) -> int:
    """Say whether a record is true."""
    from openoutcry.cli.verify import verify_record

    return verify_record(record, json)


@app.command(cls=HouseCommand)
def analyze(
    record: RecordFile,
    error: Annotated[float, typer.Option("--error", metavar="P", parser=number("--error", 0.1, 50))] = 2.0,
    seed: Seed = 0,
    cores: Annotated[int, typer.Option("--cores", metavar="N", parser=whole("--cores", 0, MOST_JOBS))] = 1,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Say what the answers of a game were worth."""
    from openoutcry.cli.analyze import AnalyzeWishes, analyze_record

    return analyze_record(AnalyzeWishes(record, seed, error, cores, html, out, json))


@app.command(cls=HouseCommand)
def check(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="K", parser=whole("--games", 1, MOST_GAMES))] = 100,
    seed: Seed = 0,
    jobs: Jobs = 0,
    set_: Sets = None,
    mixes: Annotated[int, typer.Option("--mixes", metavar="N", parser=whole("--mixes", 0, MOST_GAMES))] = 0,
    json: AsJson = False,
) -> int:
    """Check the laws."""
    from openoutcry.cli.check import check_laws

    return check_laws(game, players, games, seed, jobs, set_ or [], mixes, json)


@app.command(cls=HouseCommand)
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Players = None,
    seconds_each: Annotated[float, typer.Option("--seconds", metavar="S", parser=number("--seconds", 0.01, 600))] = 0.5,
    set_: Sets = None,
    json: AsJson = False,
) -> int:
    """Measure the engine."""
    from openoutcry.cli.bench import show_bench

    return show_bench(game, players, seconds_each, set_ or [], json)


@app.command(cls=HouseCommand)
def completion(
    shell: Annotated[str, typer.Argument(metavar="bash|zsh|fish")],
    line: Annotated[str | None, typer.Option("--for", metavar="LINE")] = None,
) -> int:
    """Let a shell complete command lines."""
    from openoutcry.cli.completion import complete

    return complete(shell, line)
