"""The commands of `openoutcry`, and how Typer is used: commands are made from classes of options, with errors and help
pages from our catalogues."""

import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from openoutcry.cli import options as given
from openoutcry.cli.manual import COMMANDS, command_page, group_page, usage, value_word
from openoutcry.cli.run import LANG, WrongUsage, language
from openoutcry.engine.errors import nearest
from openoutcry.server.settings import all_settings, option_of

# The base class of Typer's errors about a command line, which Typer does not export.
TyperError: type[Exception] = typer.BadParameter.__mro__[2]
# The message for an unknown action, by group.
UNKNOWN_ACTION = {"db": "usage-db", "house": "usage-house", "new": "usage-new"}
METAVARS = {int: "N", float: "S", str: "WORD"}


class TranslatedCommand(TyperCommand):
    """A Typer command whose help page comes from the catalogues of messages, in the language of the user."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page of the command."""
        return command_page(self, _path(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments as Typer does. Raise `WrongUsage` if there are too many."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise WrongUsage("usage-extra", f"what is {rest[0]!r} for?", words=" ".join(rest))
        return rest


class PlayCommand(TranslatedCommand):
    """The command `openoutcry play`, whose option `--resume` may be given without a value."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments after adding an empty value to a `--resume` without one, because an option of Typer has a
        value always or never."""
        words: list[str] = []
        for place, word in enumerate(args):
            words.append(word)
            if word == "--resume" and (place + 1 == len(args) or args[place + 1].startswith("--")):
                words.append("")
        return super().parse_args(ctx, words)


class CommandGroup(TyperGroup):
    """The program `openoutcry` with all its commands."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that the arguments name, as Typer does. Raise `WrongUsage`, which suggests the nearest
        name, if there is none."""
        if args and args[0] not in self.commands:
            known = ", ".join(COMMANDS)
            raise WrongUsage(
                "usage-no-command",
                f"there is no command {args[0]!r}; there are: {known}",
                words=args[0],
                commands=known,
                near=nearest(args[0], COMMANDS),
            )
        return super().resolve_command(ctx, args)


class ActionGroup(TyperGroup):
    """A command that has commands (actions) of its own, such as `openoutcry db check`."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page of the group."""
        return group_page(self)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments as Typer does. Options may also come before the action: `db --json check`. Raise
        `WrongUsage` if the action is missing or unknown."""
        action = next((word for word in args if word in self.commands), None)
        if action is not None:
            place = args.index(action)
            args = [action, *args[:place], *args[place + 1 :]]
        elif not args or args[0] != "--help":
            self._refuse(next((word for word in args if not word.startswith("--")), None))
        return super().parse_args(ctx, args)

    def _refuse(self, word: str | None) -> None:
        if word is None:
            what = "|".join(self.commands)
            raise WrongUsage("usage-missing", f"{what} is missing", what=what)
        known = ", ".join(self.commands)
        message = f"{self.name} is followed by one of: {known}; not {word!r}"
        raise WrongUsage(
            UNKNOWN_ACTION[str(self.name)], message, value=word, known=known, near=nearest(word, self.commands)
        )


def call(words: list[str]) -> int:
    """Run a command and return its exit code. Raise `WrongUsage` for an error that Typer reports."""
    try:
        code = app(args=words, prog_name="openoutcry", standalone_mode=False)
    except typer.Exit as problem:
        return problem.exit_code
    except TyperError as problem:
        raise _wrong_usage(problem) from problem
    return code if isinstance(code, int) else 0


def usage_lines(words: list[str]) -> str:
    """Return two lines: the usage of the command that is called on this command line, and how to get its help page."""
    from openoutcry.text.words import say

    command: Any = get_command(app)
    path: list[str] = []
    for word in words:
        if word in getattr(command, "commands", {}):
            command = command.commands[word]
            path.append(word)
        elif not path:
            break
    line = usage(command if path else None, path)
    return f"{line}\n{say(language(), 'usage-see-help', command=' '.join(['openoutcry', *path]))}"


def option_names(command: Any) -> list[str]:
    """Return the names of all options of a command that begin with "--", including `--lang`."""
    return [name for param in command.params for name in param.opts if name.startswith("--")] + [LANG]


def _command_with(options: type[Any], module: str, function: str) -> Callable[..., int]:
    """Return a function that Typer can call as a command, with one parameter for each field of the class `options`. It
    imports the module `module` of `openoutcry.cli` and calls `function` in it with an instance of the class."""

    def command(**values: Any) -> int:
        # Typer passes None for a list that is not given: the default of the field is used.
        given_options = options(**{name: value for name, value in values.items() if value is not None})
        return int(getattr(import_module(f"openoutcry.cli.{module}"), function)(given_options))

    _set_signature(command, [_parameter(one) for one in fields(options)])
    return command


def _parameter(one: Field[Any]) -> inspect.Parameter:
    required = one.default is MISSING and one.default_factory is MISSING
    default = inspect.Parameter.empty if required else None if one.default is MISSING else one.default
    return inspect.Parameter(one.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=one.type)


def with_settings(command: Callable[..., int]) -> Callable[..., int]:
    """Add one option for each setting of the server to a command, as a decorator. Their values are passed to it as
    text."""
    own = inspect.signature(command, eval_str=True).parameters.values()
    kept = [
        one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own if one.kind is not inspect.Parameter.VAR_KEYWORD
    ]
    made = [
        inspect.Parameter(one.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_setting_option(one))
        for one in all_settings()
    ]
    _set_signature(command, [*made, *kept])
    return command


def _set_signature(command: Callable[..., int], parameters: list[inspect.Parameter]) -> None:
    command.__signature__ = inspect.Signature(parameters, return_annotation=int)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in parameters} | {"return": int}


def _setting_option(one: Field[Any]) -> Any:
    """Return the annotated type from which Typer makes the option of a setting. Unusual settings are hidden."""
    default = one.default if one.default is not MISSING else {}
    several = isinstance(default, tuple | dict)
    value = one.metadata["value"] or "|".join(one.metadata.get("words", ())) or METAVARS[type(default)]
    shown = str(default) if default not in ("", (), {}, 0) else False
    option = typer.Option(option_of(one), metavar=value, hidden=not one.metadata["usual"], show_default=shown)
    return Annotated[list[str] | None if several else str | None, option]


def _path(ctx: Any) -> list[str]:
    """Return the words that name the command, without the name of the program: ["db", "check"]."""
    return str(ctx.command_path).split()[1:]


def _wrong_usage(problem: Any) -> WrongUsage:
    """Return a `WrongUsage` error that explains an error of Typer. Typer does not export its classes of errors, so they
    are recognized by their attributes."""
    option = getattr(problem, "option_name", None)
    param = getattr(problem, "param", None)
    if option is not None and type(problem).__name__ == "NoSuchOption":
        known = [] if problem.ctx is None else option_names(problem.ctx.command)
        return WrongUsage("usage-no-option", f"there is no option {option}", option=option, near=nearest(option, known))
    if option is not None:
        return WrongUsage("usage-no-value", f"{option} needs a value, or takes none", option=option)
    if param is not None and type(problem).__name__ == "MissingParameter":
        name = value_word(param)
        return WrongUsage("usage-missing", f"{name} is missing", what=name)
    return WrongUsage("usage-wrong", "this command line is not understood")


app = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
GROUPS = {name: typer.Typer(cls=ActionGroup, add_completion=False, rich_markup_mode=None) for name in UNKNOWN_ACTION}

# The commands: the name, the class of the options, and the module and the function that run it. Only a command that is
# called imports its module, so that help pages are shown at once.
COMMAND_TABLE: tuple[tuple[str, type, str, str], ...] = (
    ("games", given.GamesOptions, "games", "list_games"),
    ("play", given.PlayOptions, "play", "play_game"),
    ("db check", given.DatabaseOptions, "database", "check_database"),
    ("db backup", given.BackupOptions, "database", "back_up_database"),
    ("db restore", given.BackupOptions, "database", "restore_database"),
    ("db vacuum", given.DatabaseOptions, "database", "vacuum_database"),
    ("house close", given.CloseOptions, "database", "close_table"),
    ("house reopen", given.ReopenOptions, "database", "reopen_table"),
    ("house refuse", given.AddressOptions, "database", "refuse_address"),
    ("house admit", given.AddressOptions, "database", "admit_address"),
    ("house log", given.LogOptions, "database", "print_audit_log"),
    ("simulate", given.SimulateOptions, "simulate", "simulate_games"),
    ("set", given.SetOptions, "games", "print_data_file"),
    ("arena", given.ArenaOptions, "arena", "run_arena"),
    ("report", given.ReportOptions, "report", "write_report"),
    ("compare", given.CompareOptions, "report", "compare_sides"),
    ("train", given.TrainOptions, "train", "train_bots"),
    ("replay", given.ReplayOptions, "records", "replay_record"),
    ("verify", given.VerifyOptions, "records", "verify_record"),
    ("analyze", given.AnalyzeOptions, "analyze", "analyze_record"),
    ("new game", given.NewGameOptions, "new_game", "create_game"),
    ("check", given.CheckOptions, "engine", "check_laws"),
    ("bench", given.BenchOptions, "engine", "run_bench"),
    ("completion", given.CompletionOptions, "completion", "complete"),
)

# The campaigns read their options themselves.
CampaignWords = Annotated[list[str] | None, typer.Argument(metavar="OPTION...")]


def _add_commands() -> None:
    """Register all groups and the commands of COMMAND_TABLE with `app`."""
    for name, group in GROUPS.items():
        app.add_typer(group, name=name)
    for path, options, module, function in COMMAND_TABLE:
        *group_name, name = path.split()
        kind = PlayCommand if name == "play" else TranslatedCommand
        to = GROUPS[group_name[0]] if group_name else app
        to.command(name, cls=kind)(_command_with(options, module, function))


_add_commands()


@app.command(cls=TranslatedCommand)
@with_settings
def serve(
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE")] = None,
    print_config: Annotated[bool, typer.Option("--print-config")] = False,
    **settings: Any,
) -> int:
    """Run the server for tables in the browser until it is stopped. `settings` are the values of the options, as
    text."""
    from openoutcry.cli.serve import run_server

    return run_server(settings, config, print_config)


@app.command(cls=TranslatedCommand, context_settings={"ignore_unknown_options": True})
def loadtest(words: CampaignWords = None) -> int:
    """Measure a server under load. Works in a checkout of the source repository only; `words` are passed on to the
    test."""
    from openoutcry.cli.serve import run_campaign

    return run_campaign("loadtest", "load", words or [])


@app.command(cls=TranslatedCommand, context_settings={"ignore_unknown_options": True})
def faults(words: CampaignWords = None) -> int:
    """Test a server under injected faults. Works in a checkout of the source repository only; `words` are passed on to
    the test."""
    from openoutcry.cli.serve import run_campaign

    return run_campaign("faults", "faults", words or [])
