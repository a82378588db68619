"""The settings of a server, from options, environment variables and a file.

An option has priority over a variable, a variable over the file of `--config`, and the file over the default. An error
names the place of the wrong value.
"""

import os
import re
import tomllib
from dataclasses import MISSING, Field
from pathlib import Path
from typing import Any

from openoutcry.cli.arguments import number, read_text, split_bots, whole
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


class GivenSetting:
    """The value that was given for one setting, as text, and where: its kind of source, and the place for error
    messages."""

    def __init__(self, source: str, place: str, words: list[str]) -> None:
        self.source = source
        self.place = place
        self.words = words


def read_settings(options: dict[str, Any], config: Path | None) -> tuple[Settings, dict[str, str]]:
    """Return the settings of a server, and by name the source of each: default, file, environment or option."""
    given = _in_file(config) | _in_environment() | _in_options(options)
    values = {one.name: _read(one, given[one.name]) for one in all_settings() if one.name in given}
    return Settings(**values), {one.name: _source(given.get(one.name)) for one in all_settings()}


def database_of(option: str, config: Path | None) -> str:
    """Return the database address that a server with this option, this file and the present environment uses."""
    return read_settings({"database": option or None}, config)[0].database


def _source(given_setting: GivenSetting | None) -> str:
    return DEFAULT if given_setting is None else given_setting.source


def _in_options(options: dict[str, Any]) -> dict[str, GivenSetting]:
    known = {one.name: one for one in all_settings()}
    given = {name: value for name, value in options.items() if value not in (None, [], ())}
    return {
        name: GivenSetting(
            OPTION, option_of(known[name]), list(value) if isinstance(value, list | tuple) else [str(value)]
        )
        for name, value in given.items()
    }


def _in_environment() -> dict[str, GivenSetting]:
    known = {variable_of(one): one for one in all_settings()}
    for name in os.environ:
        if name.startswith(PREFIX) and name not in known and name.removeprefix(PREFIX) not in OTHERS:
            message = f"there is no setting {name}"
            raise WrongUsage("usage-no-variable", message, value=name, near=nearest(name, list(known)))
    return {
        one.name: GivenSetting(VARIABLE, name, [os.environ[name]]) for name, one in known.items() if name in os.environ
    }


def _in_file(config: Path | None) -> dict[str, GivenSetting]:
    path = config or (Path(os.environ[f"{PREFIX}CONFIG"]) if os.environ.get(f"{PREFIX}CONFIG") else None)
    if path is None:
        return {}
    try:
        values = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as problem:
        raise WrongUsage(
            "usage-config", f"{path} is not TOML: {problem}", file=str(path), problem=str(problem)
        ) from problem
    known = [one.name for one in all_settings()]
    for name in values:
        if name not in known:
            near = nearest(name, known)
            message = f"{path}: there is no setting {name!r}"
            raise WrongUsage("usage-no-setting", message, file=str(path), value=name, near=near)
    return {name: GivenSetting(FILE, f"{path}: {name}", _words(value)) for name, value in values.items()}


def _words(value: Any) -> list[str]:
    """Return a value of a TOML file as the words of an option."""
    if isinstance(value, list):
        return [str(one) for one in value]
    if isinstance(value, dict):
        return [f"{key}={one}" for key, one in value.items()]
    return [str(value)]


def _read(setting: Field[Any], given: GivenSetting) -> Any:
    """Convert the given value of a setting. Raise `WrongUsage` if it is not within its limits."""
    default = setting.default if setting.default is not MISSING else {}
    limits = setting.metadata
    if isinstance(default, tuple):
        split = split_bots if setting.name == "bots" else _commas
        return tuple(word for words in given.words for word in (split(words) if words else []))
    if isinstance(default, dict):
        return dict(_pair(given, pair) for words in given.words for pair in _commas(words))
    text = given.words[-1] if given.words else ""
    if isinstance(default, int):
        return whole(given.place, limits["least"], limits["most"])(text)
    if isinstance(default, float):
        return number(given.place, limits["least"], limits["most"])(text)
    if "words" in limits and text not in limits["words"]:
        words = ", ".join(limits["words"])
        near = nearest(text, limits["words"])
        message = f"{given.place} is one of {words}, not {text!r}"
        raise WrongUsage("usage-one-of", message, option=given.place, value=text, words=words, near=near)
    return text


def _commas(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _pair(given: GivenSetting, text: str) -> tuple[str, float]:
    level, equals, seconds = text.partition("=")
    if not equals:
        message = f"{given.place} needs LEVEL=SECONDS, not {text!r}"
        raise WrongUsage("usage-level", message, option=given.place, value=text)
    return level.strip(), number(given.place, 0.01, 600)(seconds.strip())


def settings_file(settings: Settings, sources: dict[str, str]) -> str:
    """Return all settings as a TOML file for `--config`, with comments that explain each and name its source.

    Passwords are replaced by ***.
    """
    words = plain(language(), "manual")
    lines: list[str] = []
    for one in all_settings():
        comment = words[option_message("serve", option_of(one).lstrip("-"))]
        value = getattr(settings, one.name)
        lines += [
            f"# {comment}",
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
