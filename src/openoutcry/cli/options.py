"""The options and arguments of each command, declared once.

`app.py` makes Typer parameters from the fields of these classes, and the module of a command receives one instance.
Only Typer and the readers of numbers are imported, so that help pages are shown at once. The texts of the help pages
are in the catalogue `manual`.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from openoutcry.cli.arguments import number, whole

MOST_GAMES = 100_000_000
MOST_JOBS = 256

GameName = Annotated[str, typer.Argument(metavar="GAME")]
AnyGameName = Annotated[str | None, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", parser=whole("--players", 1, 99))]
Games = Annotated[int, typer.Option("--games", metavar="K", parser=whole("--games", 1, MOST_GAMES))]
GameOptions = Annotated[list[str], typer.Option("--set", metavar="OPTION=VALUE")]
HouseSet = Annotated[Path | None, typer.Option("--house-set", metavar="FILE")]
Changes = Annotated[list[str], typer.Option("--change", metavar="PLACE=VALUE")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="NAME,...")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", parser=whole("--jobs", 0, MOST_JOBS))]
Seed = Annotated[int, typer.Option("--seed", metavar="N", parser=whole("--seed", 0))]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
Database = Annotated[str, typer.Option("--database", metavar="URL")]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE")]
Picture = Annotated[Path | None, typer.Option("--picture", metavar="FILE")]
Json = Annotated[bool, typer.Option("--json")]


@dataclass(frozen=True, kw_only=True)
class GamesOptions:
    """Command-line options of `openoutcry games`."""

    json: Json = False


@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """Command-line options of `openoutcry play`. `hot_seat` names several people at one terminal, `sets` are options of
    the game, `resume` is a file, or "" to choose among the saved matches."""

    game: AnyGameName = None
    players: Players = None
    bots: Bots = None
    hot_seat: Annotated[str | None, typer.Option("--hot-seat", metavar="NAME,...")] = None
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None
    sets: GameOptions = field(default_factory=list)
    house_set: HouseSet = None
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", parser=whole("--seed", 0))] = None
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None
    resume: Annotated[str | None, typer.Option("--resume", metavar="[FILE]")] = None
    hint: Annotated[bool, typer.Option("--hint")] = False


@dataclass(frozen=True, kw_only=True)
class DatabaseOptions:
    """Command-line options of `openoutcry db check` and `vacuum`."""

    database: Database = ""
    config: Config = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class BackupOptions(DatabaseOptions):
    """Command-line options of `openoutcry db backup` and `restore`. `file` is the backup; `database` and `config` say
    which database."""

    file: Annotated[Path, typer.Argument(metavar="FILE")]


@dataclass(frozen=True, kw_only=True)
class ModerationOptions:
    """Options that all commands of `openoutcry house` accept. Those without an effect are not shown in the help."""

    database: Database = ""
    config: Config = None
    why: Annotated[str, typer.Option("--why", metavar="TEXT", hidden=True)] = ""
    json: Annotated[bool, typer.Option("--json", hidden=True)] = False


@dataclass(frozen=True, kw_only=True)
class ReopenOptions(ModerationOptions):
    """Command-line options of `openoutcry house reopen`."""

    table: Annotated[str, typer.Argument(metavar="TABLE")]


@dataclass(frozen=True, kw_only=True)
class CloseOptions(ReopenOptions):
    """Command-line options of `openoutcry house close`."""

    why: Annotated[str, typer.Option("--why", metavar="TEXT")] = ""


@dataclass(frozen=True, kw_only=True)
class AddressOptions(ModerationOptions):
    """Command-line options of `openoutcry house refuse` and `admit`."""

    address: Annotated[str, typer.Argument(metavar="ADDRESS")]


@dataclass(frozen=True, kw_only=True)
class LogOptions(ModerationOptions):
    """Command-line options of `openoutcry house log`. `table` limits the log to one table; None prints all."""

    table: Annotated[str | None, typer.Argument(metavar="TABLE")] = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class SimulateOptions:
    """Command-line options of `openoutcry simulate`. `sets` are options of the game, `changes` changed numbers,
    `sweeps` lists of values of which each is simulated. `jobs` is the number of processes, 0 for one per core."""

    game: GameName
    players: Players = None
    games: Games = 100
    seed: Seed = 0
    jobs: Jobs = 0
    cluster: Cluster = None
    bots: Bots = None
    rotate: Annotated[bool, typer.Option("--rotate")] = False
    no_rotate: Annotated[bool, typer.Option("--no-rotate")] = False
    sets: GameOptions = field(default_factory=list)
    house_set: HouseSet = None
    changes: Changes = field(default_factory=list)
    sweeps: Annotated[list[str], typer.Option("--vary", metavar="PLACE=VALUES")] = field(default_factory=list)
    out: Out = None
    rounds: Annotated[bool, typer.Option("--rounds")] = False
    resume: Annotated[bool, typer.Option("--resume")] = False
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class SetOptions:
    """Command-line options of `openoutcry set`, which prints the data file of a game. `changes` are values to change in
    it."""

    game: GameName
    changes: Changes = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class ArenaOptions:
    """Command-line options of `openoutcry arena`. `precision` (in percentage points) and `decided` end the arena before
    `games` games are played. `changes` are changed numbers of the game."""

    game: GameName
    players: Players = None
    bots: Bots = None
    games: Games = 100
    seed: Seed = 0
    jobs: Jobs = 1
    precision: Annotated[
        float | None, typer.Option("--precision", metavar="P", parser=number("--precision", 0.1, 50))
    ] = None
    decided: Annotated[bool, typer.Option("--decided")] = False
    sets: GameOptions = field(default_factory=list)
    house_set: HouseSet = None
    changes: Changes = field(default_factory=list)
    picture: Picture = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class ReportOptions:
    """Command-line options of `openoutcry report`. `coach` is the number of games that the coach analyses."""

    file: Annotated[Path, typer.Argument(metavar="FILE")]
    out: Out = None
    coach: Annotated[int, typer.Option("--coach", metavar="N", parser=whole("--coach", 0, 10_000))] = 0
    house_set: HouseSet = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class CompareOptions:
    """Command-line options of `openoutcry compare`. `a` and `b` are two rule sets, files of rows or bots, `on` is the
    name of the measure that is tested. With `all_games`, all `games` are played even if the difference is clear
    before."""

    a: Annotated[str, typer.Argument(metavar="A")]
    b: Annotated[str, typer.Argument(metavar="B")]
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None
    players: Players = None
    bots: Bots = None
    on: Annotated[str | None, typer.Option("--on", metavar="NAME")] = None
    games: Games = 2000
    all_games: Annotated[bool, typer.Option("--whole")] = False
    seed: Seed = 0
    jobs: Jobs = 0
    sets: GameOptions = field(default_factory=list)
    changes: Changes = field(default_factory=list)
    out: Out = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class TrainOptions:
    """Command-line options of `openoutcry train`. `source` is what is learned from: search, play or results. `trials`
    is the number of games that test the result; `playouts` limits each search."""

    game: GameName
    players: Players = None
    source: Annotated[str, typer.Option("--from", metavar="search|play|results")] = "search"
    rounds: Annotated[int, typer.Option("--rounds", metavar="K", parser=whole("--rounds", 1, 1000))] = 2
    games: Games = 16
    playouts: Annotated[int, typer.Option("--playouts", metavar="K", parser=whole("--playouts", 0, MOST_GAMES))] = 400
    generations: Annotated[
        int, typer.Option("--generations", metavar="K", parser=whole("--generations", 0, 100_000))
    ] = 60
    trials: Annotated[int, typer.Option("--trials", metavar="K", parser=whole("--trials", 0, MOST_GAMES))] = 24
    seed: Seed = 0
    jobs: Jobs = 0
    cluster: Cluster = None
    sets: GameOptions = field(default_factory=list)
    house_set: HouseSet = None
    out: Out = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class ReplayOptions:
    """Command-line options of `openoutcry replay`. `at` is the number of inputs after which the replay stops."""

    record: Annotated[Path, typer.Argument(metavar="RECORD")]
    at: Annotated[int | None, typer.Option("--at", metavar="N", parser=whole("--at", 0))] = None


@dataclass(frozen=True, kw_only=True)
class VerifyOptions:
    """Command-line options of `openoutcry verify`."""

    record: Annotated[Path, typer.Argument(metavar="RECORD")]
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class AnalyzeOptions:
    """Command-line options of `openoutcry analyze`. `error` is in percentage points of the chance to win."""

    record: Annotated[Path, typer.Argument(metavar="RECORD")]
    error: Annotated[float, typer.Option("--error", metavar="P", parser=number("--error", 0.1, 50))] = 2.0
    seed: Seed = 0
    cores: Annotated[int, typer.Option("--cores", metavar="N", parser=whole("--cores", 0, MOST_JOBS))] = 1
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None
    out: Out = None
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class NewGameOptions:
    """Command-line options of `openoutcry new game`. `into` is the folder in which the folder of the game is made."""

    name: Annotated[str, typer.Argument(metavar="NAME")]
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER")] = Path()


@dataclass(frozen=True, kw_only=True)
class CheckOptions:
    """Command-line options of `openoutcry check`. `mixes` is the number of random set-ups. If it is 0, all usual ones
    are checked. `thorough` tries the laws at every position and law 15 for every option."""

    game: GameName
    players: Players = None
    games: Games = 100
    seed: Seed = 0
    jobs: Jobs = 0
    sets: GameOptions = field(default_factory=list)
    mixes: Annotated[int, typer.Option("--mixes", metavar="N", parser=whole("--mixes", 0, MOST_GAMES))] = 0
    thorough: Annotated[bool, typer.Option("--thorough")] = False
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class BenchOptions:
    """Command-line options of `openoutcry bench`. `seconds` is the duration of each measurement."""

    game: AnyGameName = None
    players: Players = None
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", parser=number("--seconds", 0.01, 600))] = 0.5
    sets: GameOptions = field(default_factory=list)
    json: Json = False


@dataclass(frozen=True, kw_only=True)
class CompletionOptions:
    """Command-line options of `openoutcry completion`."""

    shell: Annotated[str, typer.Argument(metavar="bash|zsh|fish")]
    line: Annotated[str | None, typer.Option("--for", metavar="LINE")] = None
