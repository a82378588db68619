"""Help pages, in the language that is spoken. They load no Fluent and no Rich, and the first page no Typer either:
`openoutcry --help` answers at once."""

import re
import shutil
from textwrap import wrap
from typing import Any

from openoutcry.cli.language import language
from openoutcry.text.catalogues import plain

WIDEST = 100
PROGRAM = "openoutcry"
COMMANDS = (
    "games",
    "play",
    "serve",
    "db",
    "house",
    "loadtest",
    "faults",
    "simulate",
    "set",
    "arena",
    "report",
    "compare",
    "train",
    "replay",
    "verify",
    "analyze",
    "check",
    "bench",
    "completion",
)


def first_page() -> str:
    """What the program is, and its commands."""
    words = plain(language(), "manual")
    commands = [(name, words[f"manual-{name}"]) for name in COMMANDS]
    options = [
        ("--lang en|fr", words["manual-lang"]),
        ("--version", words["manual-version"]),
        ("--help", words["manual-help"]),
    ]
    return _page("manual", usage(), [(words["manual-commands"], commands), (words["manual-options"], options)])


def command_page(command: Any) -> str:
    """What a command does, how it is called, and its options."""
    words = plain(language(), "manual")
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option" and param.name != "help"]
    options = [param for param in options if not param.hidden]
    rows = [(value_word(param), _explained(command.name, param)) for param in arguments]
    rows += [(_option(param), _explained(command.name, param)) for param in options]
    rows += [("--lang en|fr", words["manual-lang"]), ("--help", words["manual-help"])]
    return _page(f"manual-{command.name}", usage(command), [(words["manual-options"], rows)])


def usage(command: Any = None) -> str:
    """How a command is called, or the program where none is meant."""
    words = plain(language(), "manual")
    called = [words["manual-usage-command"]]
    if command is not None:
        arguments = [param for param in command.params if param.param_type_name == "argument"]
        called = [command.name, *(_argument(param) for param in arguments)]
    return f"{words['manual-usage']}: {' '.join([PROGRAM, *called, words['manual-usage-options']])}"


def option_message(command: str, name: str) -> str:
    """The message that explains an option: the command's own, or one that several share."""
    words = plain(language(), "manual")
    return next(one for one in (f"manual-{command}-{name}", f"manual-option-{name}", f"manual-{name}") if one in words)


def explained(command: str, param: Any) -> str:
    """What an option or an argument is for."""
    return plain(language(), "manual")[option_message(command, _name(param))]


def _explained(command: str, param: Any) -> str:
    words = plain(language(), "manual")
    text = explained(command, param)
    # Of a setting the default is written here, for it counts only where nothing else is said.
    default = param.show_default if isinstance(getattr(param, "show_default", None), str) else param.default
    shown = default is not None and default is not False and default != ""
    return f"{text} [{words['manual-default']} {default}]" if shown else text


def _name(param: Any) -> str:
    return str(max(param.opts, key=len)).lstrip("-")


def value_word(param: Any) -> str:
    """What stands for a parameter's value on a help page: GAME, FILE, OPTION=VALUE."""
    words = plain(language(), "manual")
    metavar = str(param.metavar or param.name.upper())
    return re.sub("[A-Z]{2,}", lambda word: words.get(f"manual-value-{word[0].lower()}", word[0]), metavar)


def _argument(param: Any) -> str:
    return value_word(param) if param.required else f"[{value_word(param)}]"


def _option(param: Any) -> str:
    name = max(param.opts, key=len)
    return str(name) if getattr(param, "is_flag", False) else f"{name} {value_word(param)}"


def _page(message: str, called: str, sections: list[tuple[str, list[tuple[str, str]]]]) -> str:
    words = plain(language(), "manual")
    width = min(shutil.get_terminal_size().columns, WIDEST)
    lines = [*wrap(words[message], width), "", called, ""]
    for paragraph in words[f"{message}-more"].split("\n\n"):
        lines += [*wrap(" ".join(paragraph.split("\n")), width), ""]
    for heading, rows in sections:
        lines += [heading, *_rows(rows, width), ""]
    lines += [words["manual-examples-heading"], *_examples(words[f"{message}-examples"].split("\n"), width)]
    return "\n".join(lines)


def _examples(examples: list[str], width: int) -> list[str]:
    """Commands with what they do beside them, or below where the terminal is narrow."""
    pairs = [(command.strip(), said.strip()) for command, _, said in (line.partition("#") for line in examples)]
    column = max(len(command) for command, _ in pairs) + 4
    if all(column + len(said) <= width for _, said in pairs):
        return [f"  {command}".ljust(column) + said for command, said in pairs]
    return [
        line
        for command, said in pairs
        for line in (f"  {command}", *(f"      {part}" for part in wrap(said, width - 6)))
    ]


def _rows(rows: list[tuple[str, str]], width: int) -> list[str]:
    column = max(len(name) for name, _ in rows) + 4
    lines: list[str] = []
    for name, text in rows:
        first, *rest = wrap(text, max(width - column, 30))
        lines.append(f"  {name}".ljust(column) + first)
        lines += [" " * column + part for part in rest]
    return lines
