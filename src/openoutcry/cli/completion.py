"""`openoutcry completion`: the shell scripts for completion, and the completions of a command line.

The scripts in `completions/` call `completion SHELL --for LINE` at the tab key. That must be quick, so only what the
line needs is imported. Typer's own completion does not suffice: as tried in bash, it offers nothing after the "=" of
`--set name=value`.
"""

import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from typer.main import get_command

from openoutcry.cli.manual import COMMANDS, PROGRAM, explanation
from openoutcry.cli.options import CompletionOptions
from openoutcry.cli.run import LANG, WrongUsage, language
from openoutcry.engine.errors import nearest
from openoutcry.text.catalogues import LANGUAGES, plain

SHELLS = ("bash", "zsh", "fish")
SCRIPTS = Path(__file__).parent / "completions"
FILES = ":files"  # printed instead of completions: the shell completes the names of files itself


class Suggestion(NamedTuple):
    """Fields of one completion: the word to insert on the command line, and its description."""

    word: str
    about: str = ""


class Line(NamedTuple):
    """Fields of a command line that is being typed: the command (None if there is none yet), the complete words after
    it, and the beginning of the last word, which is to be completed."""

    command: str | None
    before: list[str]
    begun: str


def complete(options: CompletionOptions) -> int:
    """Run `openoutcry completion`: print the script that sets up completion in a shell, or with `--for` the completions
    of that command line, one per line. Return 0."""
    shell, line = options.shell, options.line
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


def following(line: str) -> list[Suggestion] | None:
    """Return the possible completions of the last word of a command line. Return None if the shell should complete the
    name of a file."""
    typed = read_line(line)
    if typed.command is None:
        first = [Suggestion(name, _text(f"manual-{name}")) for name in COMMANDS]
        flags = [Suggestion("--help", _text("manual-help")), Suggestion("--version", _text("manual-version"))]
        return _starting_with(typed.begun, [*first, *flags, Suggestion(LANG, _text("manual-lang"))])
    from openoutcry.cli.app import app

    group: Any = get_command(app)
    command, path = group.commands.get(typed.command), typed.command
    actions = getattr(command, "commands", {})
    if actions:
        action = next((word for word in typed.before if word in actions), None)
        if action is None:
            return _starting_with(typed.begun, [Suggestion(name, _text(f"manual-{path}-{name}")) for name in actions])
        typed.before.remove(action)
        command, path = actions[action], f"{path}-{action}"
    return [] if command is None else _in_command(command, path, typed)


def read_line(line: str) -> Line:
    """Split a command line as a shell does, leaving out the program and `--lang`. An open quotation mark is allowed."""
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


def _in_command(command: Any, path: str, typed: Line) -> list[Suggestion] | None:
    by_flag = {flag: param for param in command.params for flag in param.opts if flag.startswith("--")}
    given, places, open_flag = _walk(by_flag, typed.before)
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    game = places[0] if places and arguments and arguments[0].name == "game" else None
    flag, equals, value = typed.begun.partition("=")
    if open_flag is None and equals and (flag in by_flag or flag == LANG):
        found = _values(command.name, by_flag.get(flag), game, value)
        return None if found is None else [Suggestion(f"{flag}={one.word}", one.about) for one in found]
    if open_flag is not None:
        return _values(command.name, by_flag.get(open_flag), game, typed.begun)
    if not typed.begun.startswith("-") and len(places) < len(arguments):
        return _values(command.name, arguments[len(places)], game, typed.begun)
    params = [param for param in by_flag.values() if param.name not in given or param.multiple]
    flags = [Suggestion(max(param.opts, key=len), explanation(path, param)) for param in params]
    return _starting_with(typed.begun, [*flags, Suggestion(LANG, _text("manual-lang"))])


def _walk(by_flag: dict[str, Any], words: list[str]) -> tuple[set[str], list[str], str | None]:
    """Return what the complete words contain: the names of the options given, the positional words, and the option
    whose value comes next, or None."""
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


def _values(command: str, param: Any, game: str | None, begun: str) -> list[Suggestion] | None:
    """Return the completions of the value of a parameter (None: `--lang`) that begin with `begun`. Return None if the
    value is the name of a file."""
    if param is None:
        return _starting_with(begun, map(Suggestion, LANGUAGES))
    metavar = str(param.metavar)
    if any(word in metavar for word in ("FILE", "FOLDER", "RECORD")):
        return None
    if param.name == "game":
        return _starting_with(begun, [*_games(), *([Suggestion("all")] if command == "check" else [])])
    if param.name == "bots":
        from openoutcry.bots import known_bots

        first, comma, last = begun.rpartition(",")
        return [Suggestion(f"{first}{comma}{one.word}") for one in _starting_with(last, map(Suggestion, known_bots()))]
    if param.name == "shell":
        return _starting_with(begun, map(Suggestion, SHELLS))
    return _starting_with(begun, _of_game(param.name, game, begun))


def _games() -> list[Suggestion]:
    from openoutcry.games.catalogue import games

    return [Suggestion(name, plain(language(), name).get(f"game-{name}", "")) for name in games()]


def _of_game(name: str, game: str | None, begun: str) -> list[Suggestion]:
    """Return the completions of the value of `--players` or `--set`, for the parameter `name` and this game. Return an
    empty list for an unknown game."""
    from openoutcry.games.catalogue import games, info, options

    if game not in games():
        return []
    counts = info(game).players
    if name == "players":
        return [Suggestion(str(count)) for count in counts]
    if name != "sets":
        return []
    words = plain(language(), game)
    values: dict[str, dict[str, None]] = {}
    for option in (option for count in counts for option in options(game, count)):
        values.setdefault(option.name, {}).update(dict.fromkeys(option.values))
    option_name, equals, _ = begun.partition("=")
    if not equals:
        return [Suggestion(f"{one}=", words.get(f"option-{game}-{one}", "")) for one in values]
    return [
        Suggestion(f"{option_name}={value}", words.get(f"option-{game}-{option_name}-{value}", ""))
        for value in values.get(option_name, {})
    ]


def _starting_with(begun: str, words: Iterable[Suggestion]) -> list[Suggestion]:
    return [one for one in words if one.word.startswith(begun)]


def _text(message: str) -> str:
    return plain(language(), "manual")[message]
