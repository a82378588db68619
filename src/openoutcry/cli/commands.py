"""How a command line is taken apart: as Typer does it, with refusals and help pages in our own words."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import OPTION as LANG
from openoutcry.cli.manual import COMMANDS, command_page, value_word
from openoutcry.engine.errors import nearest

# Typer's own complaints about a command line all descend from this class, which it does not name publicly.
TyperComplaint: type[Exception] = typer.BadParameter.__mro__[2]


class HouseCommand(TyperCommand):
    """A command whose help comes from the catalogues."""

    def get_help(self, ctx: Any) -> str:
        """The command's page."""
        return command_page(self)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As Typer does it, but words too many are refused in our own words."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise WrongUsage("usage-extra", f"what is {rest[0]!r} for?", words=" ".join(rest))
        return rest


class PlayCommand(HouseCommand):
    """`play`, whose `--resume` may stand without a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """An empty name stands for a file that is to be chosen: an option of Typer's has a value or has none."""
        words: list[str] = []
        for place, word in enumerate(args):
            words.append(word)
            if word == "--resume" and (place + 1 == len(args) or args[place + 1].startswith("--")):
                words.append("")
        return super().parse_args(ctx, words)


class HouseGroup(TyperGroup):
    """`openoutcry` itself, with its commands."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """As Typer does it, but an unknown command is refused in our own words."""
        if args and args[0] not in self.commands:
            there = ", ".join(COMMANDS)
            raise WrongUsage(
                "usage-no-command",
                f"there is no command {args[0]!r}; there are: {there}",
                words=args[0],
                commands=there,
                near=nearest(args[0], COMMANDS),
            )
        return super().resolve_command(ctx, args)


def call(app: typer.Typer, words: list[str]) -> int:
    """Run a command, and give its exit code; a complaint of Typer's becomes one of ours."""
    try:
        code = app(args=words, prog_name="openoutcry", standalone_mode=False)
    except typer.Exit as left:
        return left.exit_code
    except TyperComplaint as problem:
        raise _complaint(problem) from problem
    return code if isinstance(code, int) else 0


def flags(command: Any) -> list[str]:
    """The options of a command, those of all commands included."""
    return [name for param in command.params for name in param.opts if name.startswith("--")] + [LANG]


def _complaint(problem: Any) -> WrongUsage:
    """What Typer complains of, told apart by what it carries."""
    option = getattr(problem, "option_name", None)
    param = getattr(problem, "param", None)
    if option is not None and type(problem).__name__ == "NoSuchOption":
        known = [] if problem.ctx is None else flags(problem.ctx.command)
        return WrongUsage("usage-no-option", f"there is no option {option}", option=option, near=nearest(option, known))
    if option is not None:
        return WrongUsage("usage-no-value", f"{option} needs a value, or takes none", option=option)
    if param is not None and type(problem).__name__ == "MissingParameter":
        what = value_word(param)
        return WrongUsage("usage-missing", f"{what} is missing", what=what)
    return WrongUsage("usage-wrong", "this command line is not understood")
