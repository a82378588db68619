"""The commands. Each imports the module that does its work when it is called, so that help pages are shown at once."""

from pathlib import Path
from typing import Annotated, Any

import typer

from openoutcry.cli import options as given
from openoutcry.cli.commands import (
    ActionGroup,
    CommandGroup,
    PlayCommand,
    TranslatedCommand,
    with_options,
    with_settings,
)

app = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
db = typer.Typer(cls=ActionGroup, add_completion=False, rich_markup_mode=None)
house = typer.Typer(cls=ActionGroup, add_completion=False, rich_markup_mode=None)
new = typer.Typer(cls=ActionGroup, add_completion=False, rich_markup_mode=None)

# The campaigns read their options themselves.
CampaignWords = Annotated[list[str] | None, typer.Argument(metavar="OPTION...")]


@app.command(cls=TranslatedCommand)
@with_options(given.GamesOptions)
def games(options: given.GamesOptions) -> int:
    """List the games."""
    from openoutcry.cli.games import list_games

    return list_games(options)


@app.command(cls=PlayCommand)
@with_options(given.PlayOptions)
def play(options: given.PlayOptions) -> int:
    """Play a match in the terminal."""
    from openoutcry.cli.play import play_game

    return play_game(options)


@app.command(cls=TranslatedCommand)
@with_settings
def serve(
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE")] = None,
    print_config: Annotated[bool, typer.Option("--print-config")] = False,
    **settings: Any,
) -> int:
    """Run the server for tables in the browser."""
    from openoutcry.cli.serve import run_server

    return run_server(settings, config, print_config)


app.add_typer(db, name="db")


@db.command(cls=TranslatedCommand)
@with_options(given.DatabaseOptions)
def check(options: given.DatabaseOptions) -> int:
    """Verify every table of the database."""
    from openoutcry.cli.db import check_database

    return check_database(options)


@db.command(cls=TranslatedCommand)
@with_options(given.BackupOptions)
def backup(options: given.BackupOptions) -> int:
    """Copy the database to a file."""
    from openoutcry.cli.db import back_up_database

    return back_up_database(options)


@db.command(cls=TranslatedCommand)
@with_options(given.BackupOptions)
def restore(options: given.BackupOptions) -> int:
    """Copy a backup into an empty database."""
    from openoutcry.cli.db import restore_database

    return restore_database(options)


@db.command(cls=TranslatedCommand)
@with_options(given.DatabaseOptions)
def vacuum(options: given.DatabaseOptions) -> int:
    """Give the space of deleted rows back to the file system."""
    from openoutcry.cli.db import vacuum_database

    return vacuum_database(options)


app.add_typer(house, name="house")


@house.command(cls=TranslatedCommand)
@with_options(given.CloseOptions)
def close(options: given.CloseOptions) -> int:
    """Close a table."""
    from openoutcry.cli.moderation import close_table

    return close_table(options)


@house.command(cls=TranslatedCommand)
@with_options(given.ReopenOptions)
def reopen(options: given.ReopenOptions) -> int:
    """Open a closed table again."""
    from openoutcry.cli.moderation import reopen_table

    return reopen_table(options)


@house.command(cls=TranslatedCommand)
@with_options(given.AddressOptions)
def refuse(options: given.AddressOptions) -> int:
    """Block an address or a network."""
    from openoutcry.cli.moderation import refuse_address

    return refuse_address(options)


@house.command(cls=TranslatedCommand)
@with_options(given.AddressOptions)
def admit(options: given.AddressOptions) -> int:
    """Unblock an address or a network."""
    from openoutcry.cli.moderation import admit_address

    return admit_address(options)


@house.command(cls=TranslatedCommand)
@with_options(given.LogOptions)
def log(options: given.LogOptions) -> int:
    """Print the audit log."""
    from openoutcry.cli.moderation import print_audit_log

    return print_audit_log(options)


@app.command(cls=TranslatedCommand, context_settings={"ignore_unknown_options": True})
def loadtest(words: CampaignWords = None) -> int:
    """Measure a server under load, in a checkout."""
    from openoutcry.cli.campaigns import run_campaign

    return run_campaign("loadtest", "load", words or [])


@app.command(cls=TranslatedCommand, context_settings={"ignore_unknown_options": True})
def faults(words: CampaignWords = None) -> int:
    """Inject faults into a server, in a checkout."""
    from openoutcry.cli.campaigns import run_campaign

    return run_campaign("faults", "faults", words or [])


@app.command(cls=TranslatedCommand)
@with_options(given.SimulateOptions)
def simulate(options: given.SimulateOptions) -> int:
    """Simulate games between bots."""
    from openoutcry.cli.simulate import simulate_games

    return simulate_games(options)


@app.command(name="set", cls=TranslatedCommand)
@with_options(given.SetOptions)
def print_set(options: given.SetOptions) -> int:
    """Print the data file of a game."""
    from openoutcry.cli.games import print_data_file

    return print_data_file(options)


@app.command(cls=TranslatedCommand)
@with_options(given.ArenaOptions)
def arena(options: given.ArenaOptions) -> int:
    """Compare the strength of bots."""
    from openoutcry.cli.arena import run_arena

    return run_arena(options)


@app.command(cls=TranslatedCommand)
@with_options(given.ReportOptions)
def report(options: given.ReportOptions) -> int:
    """Write a report on the rows of a simulation."""
    from openoutcry.cli.report import write_report

    return write_report(options)


@app.command(cls=TranslatedCommand)
@with_options(given.CompareOptions)
def compare(options: given.CompareOptions) -> int:
    """Compare two rule sets, files of rows or bots."""
    from openoutcry.cli.compare import compare_sides

    return compare_sides(options)


@app.command(cls=TranslatedCommand)
@with_options(given.TrainOptions)
def train(options: given.TrainOptions) -> int:
    """Train the parameters of a game's bots."""
    from openoutcry.cli.train import train_bots

    return train_bots(options)


@app.command(cls=TranslatedCommand)
@with_options(given.ReplayOptions)
def replay(options: given.ReplayOptions) -> int:
    """Print a recorded match in words."""
    from openoutcry.cli.records import replay_record

    return replay_record(options.record, options.at)


@app.command(cls=TranslatedCommand)
@with_options(given.VerifyOptions)
def verify(options: given.VerifyOptions) -> int:
    """Verify a record."""
    from openoutcry.cli.records import verify_record

    return verify_record(options.record, options.json)


@app.command(cls=TranslatedCommand)
@with_options(given.AnalyzeOptions)
def analyze(options: given.AnalyzeOptions) -> int:
    """Evaluate the answers of a recorded match."""
    from openoutcry.cli.analyze import analyze_record

    return analyze_record(options)


app.add_typer(new, name="new")


@new.command(name="game", cls=TranslatedCommand)
@with_options(given.NewGameOptions)
def new_game(options: given.NewGameOptions) -> int:
    """Write a package with a small working game."""
    from openoutcry.cli.new_game import create_game

    return create_game(options)


@app.command(name="check", cls=TranslatedCommand)
@with_options(given.CheckOptions)
def check_game(options: given.CheckOptions) -> int:
    """Check the laws of the engine."""
    from openoutcry.cli.check import check_laws

    return check_laws(options)


@app.command(cls=TranslatedCommand)
@with_options(given.BenchOptions)
def bench(options: given.BenchOptions) -> int:
    """Measure the speed of the engine."""
    from openoutcry.cli.bench import run_bench

    return run_bench(options)


@app.command(cls=TranslatedCommand)
@with_options(given.CompletionOptions)
def completion(options: given.CompletionOptions) -> int:
    """Print a completion script, or the completions of a line."""
    from openoutcry.cli.completion import complete

    return complete(options.shell, options.line)
