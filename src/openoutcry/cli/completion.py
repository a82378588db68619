"""`openoutcry completion`: the script that lets a shell complete command lines, and what can follow a line.

The scripts in `completions/` hold no knowledge: at the tab key they ask `completion SHELL --for LINE`. That must be
quick, so nothing is loaded here that the line does not need.
"""

import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from typer.main import get_command

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import OPTION as LANG
from openoutcry.cli.language import language
from openoutcry.cli.manual import COMMANDS, PROGRAM, explained
from openoutcry.engine.errors import nearest
from openoutcry.text.catalogues import LANGUAGES, plain

SHELLS = ("bash", "zsh", "fish")
SCRIPTS = Path(__file__).parent / "completions"
FILES = ":files"  # said instead of words: the shell completes the names of files itself


class Found(NamedTuple):
    """A word that can stand there, and what it means."""

    word: str
    about: str = ""


class Line(NamedTuple):
    """A command line as far as it is typed: the command, the words after it, and the word that is begun."""

    command: str | None
    before: list[str]
    begun: str


def complete(shell: str, line: str | None) -> int:
    """Print the script, or what can follow a line."""
    if shell not in SHELLS:
        known = ", ".join(SHELLS)
        message = f"the shell is one of: {known}; not {shell!r}"
        raise WrongUsage("usage-shell", message, value=shell, known=known, near=nearest(shell, SHELLS))
    if line is None:
        print((SCRIPTS / f"openoutcry.{shell}").read_text(encoding="utf-8"), end="")  # noqa: T201
        return 0
    found = following(line)
    if found is None:
        print(FILES)  # noqa: T201
        return 0
    for one in found:
        print(one.word if shell == "bash" else f"{one.word}\t{one.about}".rstrip("\t"))  # noqa: T201
    return 0


def following(line: str) -> list[Found] | None:
    """What can stand at the end of a command line; None where it is the name of a file."""
    typed = read_line(line)
    if typed.command is None:
        first = [Found(name, _said(f"manual-{name}")) for name in COMMANDS]
        flags = [Found("--help", _said("manual-help")), Found("--version", _said("manual-version"))]
        return _beginning(typed.begun, [*first, *flags, Found(LANG, _said("manual-lang"))])
    from openoutcry.cli.app import app

    group: Any = get_command(app)
    command = group.commands.get(typed.command)
    return [] if command is None else _in_command(command, typed)


def read_line(line: str) -> Line:
    """The line in words, as a shell would split it; a quotation mark may still be open."""
    try:
        words = shlex.split(line)
    except ValueError:
        words = line.split()
    begun = "" if not line or line[-1].isspace() else words.pop()
    names = [Path(word).name for word in words]
    words = words[names.index(PROGRAM) + 1 :] if PROGRAM in names else words[1:]
    while words[:1] == [LANG]:
        words = words[2:]
    return Line(words[0], words[1:], begun) if words else Line(None, [], begun)


def _in_command(command: Any, typed: Line) -> list[Found] | None:
    by_flag = {flag: param for param in command.params for flag in param.opts if flag.startswith("--")}
    given, places, open_flag = _walk(by_flag, typed.before)
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    game = places[0] if places and arguments and arguments[0].name == "game" else None
    flag, equals, value = typed.begun.partition("=")
    if open_flag is None and equals and (flag in by_flag or flag == LANG):
        found = _values(command.name, by_flag.get(flag), game, value)
        return None if found is None else [Found(f"{flag}={one.word}", one.about) for one in found]
    if open_flag is not None:
        return _values(command.name, by_flag.get(open_flag), game, typed.begun)
    if not typed.begun.startswith("-") and len(places) < len(arguments):
        return _values(command.name, arguments[len(places)], game, typed.begun)
    params = [param for param in by_flag.values() if param.name not in given or param.multiple]
    flags = [Found(max(param.opts, key=len), explained(command.name, param)) for param in params]
    return _beginning(typed.begun, [*flags, Found(LANG, _said("manual-lang"))])


def _walk(by_flag: dict[str, Any], words: list[str]) -> tuple[set[str], list[str], str | None]:
    """The options that are given, the words that stand alone, and the option whose value comes next."""
    given: set[str] = set()
    places: list[str] = []
    open_flag: str | None = None
    for word in words:
        if open_flag is not None:
            open_flag = None
        elif word.startswith("--"):
            flag, equals, _ = word.partition("=")
            param = by_flag.get(flag)
            if param is not None:
                given.add(param.name)
            takes = flag == LANG or (param is not None and not getattr(param, "is_flag", False))
            open_flag = flag if takes and not equals else None
        else:
            places.append(word)
    return given, places, open_flag


def _values(command: str, param: Any, game: str | None, begun: str) -> list[Found] | None:
    """The values that a parameter can have; None where it is the name of a file."""
    if param is None:
        return _beginning(begun, map(Found, LANGUAGES))
    metavar = str(param.metavar)
    if "FILE" in metavar or "RECORD" in metavar:
        return None
    if param.name == "game":
        return _beginning(begun, [*_games(), *([Found("all")] if command == "check" else [])])
    if param.name == "bots":
        from openoutcry.bots import known_bots

        first, comma, last = begun.rpartition(",")
        return [Found(f"{first}{comma}{one.word}") for one in _beginning(last, map(Found, known_bots()))]
    if param.name == "what":
        return _beginning(begun, [Found("check")])
    if param.name == "shell":
        return _beginning(begun, map(Found, SHELLS))
    return _beginning(begun, _of_game(param.name, game, begun))


def _games() -> list[Found]:
    from openoutcry.games.catalogue import games

    return [Found(name, plain(language(), name).get(f"game-{name}", "")) for name in games()]


def _of_game(name: str, game: str | None, begun: str) -> list[Found]:
    """The numbers of players that a game is for; its options, and when one is named, that option's values."""
    from openoutcry.games.catalogue import games, info, options

    if game not in games():
        return []
    counts = info(game).players
    if name == "players":
        return [Found(str(count)) for count in counts]
    if name != "set_":
        return []
    words = plain(language(), game)
    values: dict[str, dict[str, None]] = {}
    for option in (option for count in counts for option in options(game, count)):
        values.setdefault(option.name, {}).update(dict.fromkeys(option.values))
    option_name, equals, _ = begun.partition("=")
    if not equals:
        return [Found(f"{one}=", words.get(f"option-{game}-{one}", "")) for one in values]
    return [
        Found(f"{option_name}={value}", words.get(f"option-{game}-{option_name}-{value}", ""))
        for value in values.get(option_name, {})
    ]


def _beginning(begun: str, words: Iterable[Found]) -> list[Found]:
    return [one for one in words if one.word.startswith(begun)]


def _said(message: str) -> str:
    return plain(language(), "manual")[message]
