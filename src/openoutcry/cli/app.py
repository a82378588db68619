"""The commands and their options. Each does its work in a module of its own, imported when it is called."""

from pathlib import Path
from typing import Annotated

import typer

from openoutcry.cli.arguments import number, whole
from openoutcry.cli.commands import HouseCommand, HouseGroup, PlayCommand

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
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", parser=whole("--port", 1, 65535))] = 8000,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    bot_pause: Annotated[float, typer.Option("--bot-pause", metavar="S", parser=number("--bot-pause", 0, 60))] = 0.9,
    public_address: Annotated[str, typer.Option("--public-address", metavar="URL")] = "",
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    bots: Bots = None,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", metavar="N", parser=whole("--thinkers", 1, MOST_JOBS))
    ] = None,
) -> int:
    """Open the house."""
    from openoutcry.cli.serve import open_house

    return open_house(host, port, database, bot_pause, public_address, proxy or [], bots, thinkers or 0)


@app.command(cls=HouseCommand)
def db(
    what: Annotated[str, typer.Argument(metavar="check")],
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    json: AsJson = False,
) -> int:
    """Look after the tables that are kept."""
    from openoutcry.cli.db import tend

    return tend(what, database, json)


@app.command(cls=HouseCommand)
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="K", parser=whole("--games", 1, MOST_GAMES))] = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    bots: Bots = None,
    set_: Sets = None,
    house_set: HouseSet = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Let bots play."""
    from openoutcry.cli.simulate import simulate_games

    return simulate_games(game, players, games, seed, jobs, bots, set_ or [], house_set, out, json)


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
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE")] = None,
    json: AsJson = False,
) -> int:
    """Find out which bot is stronger."""
    from openoutcry.cli.arena import ArenaWishes, compare_bots

    return compare_bots(
        ArenaWishes(game, players, bots, games, seed, jobs, set_ or [], house_set, precision, decided, picture, json)
    )


@app.command(cls=HouseCommand)
def train(
    game: GameName,
    players: Players = None,
    from_: Annotated[str, typer.Option("--from", metavar="search|play|results")] = "search",
    rounds: Annotated[int, typer.Option("--rounds", metavar="K", parser=whole("--rounds", 1, 1000))] = 2,
    games: Annotated[int, typer.Option("--games", metavar="K", parser=whole("--games", 1, MOST_GAMES))] = 16,
    playouts: Annotated[int, typer.Option("--playouts", metavar="K", parser=whole("--playouts", 1, MOST_GAMES))] = 400,
    generations: Annotated[
        int, typer.Option("--generations", metavar="K", parser=whole("--generations", 0, 100_000))
    ] = 60,
    trials: Annotated[int, typer.Option("--trials", metavar="K", parser=whole("--trials", 0, MOST_GAMES))] = 24,
    seed: Seed = 0,
    jobs: Jobs = 0,
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
