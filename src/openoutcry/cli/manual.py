"""Help pages in the current language.

Neither Fluent nor Rich is imported for a help page, and no Typer for the first one: `openoutcry --help` must be quick.
"""

import re
import shutil
from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from openoutcry.cli.run import language
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
    "new",
    "check",
    "bench",
    "completion",
)


def first_page() -> str:
    """Return the help page of the whole program: a description and the list of commands."""
    words = plain(language(), "manual")
    commands = [(name, words[f"manual-{name}"]) for name in COMMANDS]
    options = [
        ("--lang en|fr", words["manual-lang"]),
        ("--version", words["manual-version"]),
        ("--help", words["manual-help"]),
    ]
    sections = [(words["manual-commands"], commands), (words["manual-options"], options)]
    return _page("manual", usage(), sections, words["manual-examples"].split("\n"))


def group_page(group: Any) -> str:
    """Return the help page of a group of commands, such as `openoutcry db`."""
    words = plain(language(), "manual")
    actions = [(usage_words(one), words[f"manual-{group.name}-{name}"]) for name, one in group.commands.items()]
    options = [("--lang en|fr", words["manual-lang"]), ("--help", words["manual-help"])]
    sections = [(words["manual-commands"], actions), (words["manual-options"], options)]
    return _page(f"manual-{group.name}", usage(group, [group.name]), sections, _example_lines([group.name]))


def command_page(command: Any, path: list[str]) -> str:
    """Return the help page of a command: what it does, its usage, options and examples.

    `path` is the words that name the command. An action of a group shows the examples of the group that call it.
    """
    words, name = plain(language(), "manual"), "-".join(path)
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option" and param.name != "help"]
    options = [param for param in options if not param.hidden]
    rows = [(value_word(param), _explanation_with_default(name, param)) for param in arguments]
    rows += [(_option(param), _explanation_with_default(name, param)) for param in options]
    rows += [("--lang en|fr", words["manual-lang"]), ("--help", words["manual-help"])]
    return _page(f"manual-{name}", usage(command, path), [(words["manual-options"], rows)], _example_lines(path))


def usage(command: Any = None, path: Sequence[str] = ()) -> str:
    """Return the usage line of a command or group, or of the program if `command` is None. `path` is the words that
    name the command."""
    words = plain(language(), "manual")
    called = [PROGRAM, *path[:-1]]
    called.append(words["manual-usage-command"] if command is None else usage_words(command))
    return f"{words['manual-usage']}: {' '.join([*called, words['manual-usage-options']])}"


def usage_words(command: Any) -> str:
    """Return the name of a command with its arguments: "backup FILE"."""
    arguments = [_argument(param) for param in command.params if param.param_type_name == "argument"]
    if hasattr(command, "commands"):
        arguments.append(plain(language(), "manual")["manual-usage-command"])
    return " ".join([command.name, *arguments])


def option_message(command: str, name: str) -> str:
    """Return the id of the message that explains an option: the command's own message, that of its group, or a shared
    one."""
    words = plain(language(), "manual")
    candidates = (
        f"manual-{command}-{name}",
        f"manual-{command.partition('-')[0]}-{name}",
        f"manual-option-{name}",
        f"manual-{name}",
    )
    return next(message for message in candidates if message in words)


def explanation(command: str, param: Any) -> str:
    """Return the text that explains an option or an argument of a command."""
    return plain(language(), "manual")[option_message(command, _name(param))]


def _explanation_with_default(command: str, param: Any) -> str:
    words = plain(language(), "manual")
    text = explanation(command, param)
    # The option of a setting has no default of its own, since a file or a variable may set it: `show_default` has it.
    default = param.show_default if isinstance(getattr(param, "show_default", None), str) else param.default
    shown = default is not None and default is not False and default != ""
    return f"{text} [{words['manual-default']} {default}]" if shown else text


def _name(param: Any) -> str:
    return str(max(param.opts, key=len)).lstrip("-")


def value_word(param: Any) -> str:
    """Return the placeholder for a parameter's value in the current language: GAME, FILE, OPTION=VALUE."""
    words = plain(language(), "manual")
    metavar = str(param.metavar or param.name.upper())
    return re.sub("[A-Z]{2,}", lambda word: words.get(f"manual-value-{word[0].lower()}", word[0]), metavar)


def _argument(param: Any) -> str:
    return value_word(param) if param.required else f"[{value_word(param)}]"


def _option(param: Any) -> str:
    name = max(param.opts, key=len)
    return str(name) if getattr(param, "is_flag", False) else f"{name} {value_word(param)}"


def _page(message: str, called: str, sections: list[tuple[str, list[tuple[str, str]]]], examples: list[str]) -> str:
    words = plain(language(), "manual")
    width = min(shutil.get_terminal_size().columns, WIDEST)
    lines = [*wrap(words[message], width), "", called, ""]
    for paragraph in words[f"{message}-more"].split("\n\n"):
        lines += [*wrap(" ".join(paragraph.split("\n")), width), ""]
    for heading, rows in sections:
        lines += [heading, *_rows(rows, width), ""]
    lines += [words["manual-examples-heading"], *_examples(examples, width)]
    return "\n".join(lines)


def _example_lines(path: list[str]) -> list[str]:
    """Return the lines of examples for the help page of a command. An action of a group has those of the group's
    examples that call it."""
    lines = plain(language(), "manual")[f"manual-{path[0]}-examples"].split("\n")
    return [line for line in lines if line.strip().startswith(" ".join([PROGRAM, *path]))] if len(path) > 1 else lines


def _examples(examples: list[str], width: int) -> list[str]:
    """Return examples formatted in two columns, or with each comment below its command if it does not fit into
    `width`."""
    pairs = [(command.strip(), comment.strip()) for command, _, comment in (line.partition("#") for line in examples)]
    column = max(len(command) for command, _ in pairs) + 4
    if all(column + len(comment) <= width for _, comment in pairs):
        return [(f"  {command}".ljust(column) + comment).rstrip() for command, comment in pairs]
    return [
        line
        for command, comment in pairs
        for line in (f"  {command}", *(f"      {part}" for part in wrap(comment, width - 6)))
    ]


def _rows(rows: list[tuple[str, str]], width: int) -> list[str]:
    column = max(len(name) for name, _ in rows) + 4
    lines: list[str] = []
    for name, text in rows:
        first, *rest = wrap(text, max(width - column, 30))
        lines.append(f"  {name}".ljust(column) + first)
        lines += [" " * column + part for part in rest]
    return lines
