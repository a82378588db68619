"""The settings of a server, from where they are said: an option counts before a variable of the environment, that
before the file of `--config`, and that before the default. Whatever is wrong is refused with the place
where it was said."""

import os
import re
import tomllib
from dataclasses import MISSING, Field
from pathlib import Path
from typing import Any

from openoutcry.cli.arguments import bot_list, number, read_text, whole
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.manual import option_message
from openoutcry.engine.errors import nearest
from openoutcry.server.settings import PREFIX, Settings, all_settings, option_of, variable_of
from openoutcry.text.catalogues import plain

PASSWORD = re.compile(r"(?<=://)([^:@/]*:).*@")
DEFAULT, FILE, VARIABLE, OPTION = "default", "file", "environment", "option"
# Variables that are read elsewhere.
OTHERS = ("CONFIG", "GAMES", "DEBUG", "PURE", "RENEW")


class Wish:
    """What was said about one setting: the words, and where."""

    def __init__(self, source: str, place: str, words: list[str]) -> None:
        self.source = source
        self.place = place
        self.words = words


def settled(options: dict[str, Any], config: Path | None) -> tuple[Settings, dict[str, str]]:
    """The settings, and where each was said."""
    wishes = _in_file(config) | _in_environment() | _in_options(options)
    values = {one.name: _read(one, wishes[one.name]) for one in all_settings() if one.name in wishes}
    return Settings(**values), {one.name: _source(wishes.get(one.name)) for one in all_settings()}


def database_of(option: str, config: Path | None) -> str:
    """The database that a server with this option, these variables and this file of settings uses."""
    return settled({"database": option or None}, config)[0].database


def _source(wish: Wish | None) -> str:
    return DEFAULT if wish is None else wish.source


def _in_options(options: dict[str, Any]) -> dict[str, Wish]:
    known = {one.name: one for one in all_settings()}
    given = {name: value for name, value in options.items() if value not in (None, [], ())}
    return {
        name: Wish(OPTION, option_of(known[name]), list(value) if isinstance(value, list | tuple) else [str(value)])
        for name, value in given.items()
    }


def _in_environment() -> dict[str, Wish]:
    known = {variable_of(one): one for one in all_settings()}
    for name in os.environ:
        if name.startswith(PREFIX) and name not in known and name.removeprefix(PREFIX) not in OTHERS:
            message = f"there is no setting {name}"
            raise WrongUsage("usage-no-variable", message, value=name, near=nearest(name, list(known)))
    return {one.name: Wish(VARIABLE, name, [os.environ[name]]) for name, one in known.items() if name in os.environ}


def _in_file(config: Path | None) -> dict[str, Wish]:
    path = config or (Path(os.environ[f"{PREFIX}CONFIG"]) if os.environ.get(f"{PREFIX}CONFIG") else None)
    if path is None:
        return {}
    try:
        said = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as problem:
        raise WrongUsage(
            "usage-config", f"{path} is not TOML: {problem}", file=str(path), problem=str(problem)
        ) from problem
    known = [one.name for one in all_settings()]
    for name in said:
        if name not in known:
            near = nearest(name, known)
            message = f"{path}: there is no setting {name!r}"
            raise WrongUsage("usage-no-setting", message, file=str(path), value=name, near=near)
    return {name: Wish(FILE, f"{path}: {name}", _words(value)) for name, value in said.items()}


def _words(value: Any) -> list[str]:
    """What a file says, as an option would."""
    if isinstance(value, list):
        return [str(one) for one in value]
    if isinstance(value, dict):
        return [f"{key}={one}" for key, one in value.items()]
    return [str(value)]


def _read(one: Field[Any], wish: Wish) -> Any:
    """The value that was wished for, within its limits."""
    default = one.default if one.default is not MISSING else {}
    limits = one.metadata
    if isinstance(default, tuple):
        split = bot_list if one.name == "bots" else _commas
        return tuple(word for words in wish.words for word in (split(words) if words else []))
    if isinstance(default, dict):
        return dict(_pair(wish, pair) for words in wish.words for pair in _commas(words))
    said = wish.words[-1] if wish.words else ""
    if isinstance(default, int):
        return whole(wish.place, limits["least"], limits["most"])(said)
    if isinstance(default, float):
        return number(wish.place, limits["least"], limits["most"])(said)
    if "words" in limits and said not in limits["words"]:
        words = ", ".join(limits["words"])
        near = nearest(said, limits["words"])
        message = f"{wish.place} is one of {words}, not {said!r}"
        raise WrongUsage("usage-one-of", message, option=wish.place, value=said, words=words, near=near)
    return said


def _commas(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _pair(wish: Wish, text: str) -> tuple[str, float]:
    level, equals, seconds = text.partition("=")
    if not equals:
        message = f"{wish.place} needs LEVEL=SECONDS, not {text!r}"
        raise WrongUsage("usage-level", message, option=wish.place, value=text)
    return level.strip(), number(wish.place, 0.01, 600)(seconds.strip())


def printed(settings: Settings, sources: dict[str, str]) -> str:
    """All settings as a file for `--config`, each with what it is for and where it was said; no password is shown."""
    words = plain(language(), "manual")
    lines: list[str] = []
    for one in all_settings():
        told = words[option_message("serve", option_of(one).lstrip("-"))]
        value = getattr(settings, one.name)
        lines += [
            f"# {told}",
            f"# {option_of(one)}, {variable_of(one)} [{sources[one.name]}]",
            f"{one.name} = {_toml(value)}",
            "",
        ]
    return "\n".join(lines)


def _toml(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(_toml(one) for one in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {one}' for key, one in value.items())} }}" if value else "{}"
    if isinstance(value, str):
        shown = PASSWORD.sub(r"\1***@", value) if "://" in value else value
        return '"' + shown.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return f"{value:.0f}.0" if isinstance(value, float) and value.is_integer() else str(value)
