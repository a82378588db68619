"""`openoutcry serve`: reads and checks the settings, and runs the server. `loadtest` and `faults` run its campaigns,
which are not part of the package, in a checkout.

An option has priority over an environment variable, a variable over the file of `--config`, and the file over the
default. An error names the place of the wrong value.
"""

import dataclasses
import ipaddress
import os
import re
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import MISSING, Field
from importlib import import_module
from pathlib import Path
from typing import Any

import openoutcry
from openoutcry.cli.arguments import check_bots, number, read_text, split_bots, whole
from openoutcry.cli.manual import option_message
from openoutcry.cli.run import WrongUsage, error_text, language
from openoutcry.cli.screen import console, error_console, localized, warn_if_uncompiled
from openoutcry.engine.errors import OpenOutcryError, nearest
from openoutcry.games.catalogue import refused
from openoutcry.server.settings import PREFIX, Settings, all_settings, option_of, variable_of
from openoutcry.text.catalogues import plain

PASSWORD = re.compile(r"(?<=://)([^:@/]*:).*@")
DEFAULT, FILE, VARIABLE, OPTION = "default", "file", "environment", "option"
# Variables that are read elsewhere.
OTHERS = ("CONFIG", "GAMES", "DEBUG", "PURE", "RENEW")


class GivenSetting:
    """The value given for one setting, as text, and where it was given: `source` is file, environment or option,
    `place` names it in error messages."""

    def __init__(self, source: str, place: str, words: list[str]) -> None:
        self.source = source
        self.place = place
        self.words = words


def read_settings(options: dict[str, Any], config: Path | None) -> tuple[Settings, dict[str, str]]:
    """Return the settings of a server, and for each setting by name where its value comes from: default, file,
    environment or option. Raise `WrongUsage` for an unknown setting or wrong value."""
    given = _in_file(config) | _in_environment() | _in_options(options)
    values = {one.name: _read(one, given[one.name]) for one in all_settings() if one.name in given}
    return Settings(**values), {one.name: _source(given.get(one.name)) for one in all_settings()}


def database_of(option: str, config: Path | None) -> str:
    """Return the database address that a server would use with this option ("" if not given), this settings file and
    the present environment."""
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
    """Return a value of a TOML file as a list of texts, as if given on the command line."""
    if isinstance(value, list):
        return [str(one) for one in value]
    if isinstance(value, dict):
        return [f"{key}={one}" for key, one in value.items()]
    return [str(value)]


def _read(setting: Field[Any], given: GivenSetting) -> Any:
    """Return the given value of a setting, converted to the setting's type. Raise `WrongUsage` if it is not within the
    limits."""
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


SITE = re.compile(r"https?://[a-z0-9.\-\[\]:]+/?", re.IGNORECASE)
PLACE = re.compile(r"[\w.\-\[\]:]+:\d{1,5}")
LONGEST_BOT = 40
DATABASES = ("sqlite", "postgres", "postgresql")


def check_database_url(database: str) -> None:
    """Raise `WrongUsage` unless the address is empty or begins like one of SQLite or PostgreSQL."""
    if database and database.partition("://")[0].partition("+")[0] not in DATABASES:
        raise WrongUsage(
            "usage-database", f"--database is an sqlite:/// or postgresql:// address, not {database!r}", value=database
        )


def run_server(options: dict[str, Any], config: Path | None, print_config: bool) -> int:
    """Run the server until it is stopped, or print its settings if `print_config` is set. Return 0."""
    settings, sources = read_settings(options, config)
    settings = checked_settings(settings)
    if print_config:
        print(settings_file(settings, sources), end="")  # noqa: T201
        return 0
    for problem in refused().values():
        error_console().print(error_text(problem))
    warn_if_uncompiled()
    from openoutcry.server.run import serve

    serve(settings, _announce)
    return 0


def checked_settings(settings: Settings) -> Settings:
    """Return the settings without a slash at the end of the public address and with only those bots that are not built
    in. Raise `WrongUsage` if a setting is wrong."""
    check_database_url(settings.database)
    for address in (settings.public_address, *settings.origins):
        check_address(address)
    for proxy in settings.proxies:
        check_proxy(proxy)
    for network in settings.refused:
        check_network(network)
    check_host_and_port(settings.metrics)
    return dataclasses.replace(
        settings,
        public_address=settings.public_address.rstrip("/"),
        bots=tuple(external_bots(list(settings.bots))) if settings.bots else (),
    )


def external_bots(names: list[str]) -> list[str]:
    """Return the named bots that are not built in, without duplicates. Each is imported, so that an error in it is
    reported when the server starts. Raise `WrongUsage` for programs (`process:`) and long names."""
    from openoutcry.bots import level_of
    from openoutcry.bots.external_bots import load_bot
    from openoutcry.bots.process import is_program

    guests = [name for name in dict.fromkeys(check_bots(names)) if level_of(name) is None]
    for name in guests:
        if is_program(name):
            raise WrongUsage("usage-program-served", f"{name}: a program is not offered in the browser", bot=name)
        if len(name) > LONGEST_BOT:
            message = f"{name}: the name of a bot has at most {LONGEST_BOT} letters"
            raise WrongUsage("usage-long-bot", message, bot=name, most=LONGEST_BOT)
        load_bot(name)
    return guests


def check_address(address: str) -> None:
    """Raise `WrongUsage` unless the address is empty or an http or https address without a path."""
    if address and not SITE.fullmatch(address):
        raise WrongUsage(
            "usage-public-address",
            f"--public-address is an http:// or https:// address without a path, not {address!r}",
            value=address,
        )


def check_proxy(proxy: str) -> None:
    """Raise `WrongUsage` unless `proxy`, a value of `--proxy`, is an IP address or network."""
    try:
        ipaddress.ip_network(proxy, strict=False)
    except ValueError as problem:
        raise WrongUsage(
            "usage-proxy", f"--proxy is the address of a machine or a network, not {proxy!r}", value=proxy
        ) from problem


def check_network(network: str) -> None:
    """Raise `WrongUsage` unless `network`, which is to be blocked, is an IP address or network."""
    try:
        ipaddress.ip_network(network, strict=False)
    except ValueError as problem:
        raise WrongUsage(
            "usage-network", f"what is refused is the address of a machine or a network, not {network!r}", value=network
        ) from problem


def check_host_and_port(place: str) -> None:
    """Raise `WrongUsage` unless `place`, the value of `--metrics`, is empty or of the form HOST:PORT."""
    if place and not PLACE.fullmatch(place):
        raise WrongUsage("usage-place", f"--metrics is an address with a port, not {place!r}", value=place)


def _announce(addresses: list[str]) -> None:
    here, *elsewhere = addresses
    out = console()
    out.print(localized("serve-open", address=here), soft_wrap=True)
    for address in elsewhere:
        out.print(localized("serve-network", address=address), soft_wrap=True)
    out.print(localized("serve-stop"))


CHECKOUT = Path(openoutcry.__file__).parents[2]


class NoCampaigns(OpenOutcryError):
    """Raised if the load and fault tests of the server are not there, because this is not a checkout of the source
    repository."""


def run_campaign(command: str, campaign: str, words: Sequence[str]) -> int:
    """Run a load or fault test, `python -m tests.campaigns.CAMPAIGN`, with these arguments and return its exit code,
    after a warning that the command has moved. Raise `NoCampaigns` outside a checkout of the source repository."""
    module = f"tests.campaigns.{campaign}"
    if not (CHECKOUT / "tests" / "campaigns" / campaign / "__main__.py").is_file():
        text = f"openoutcry {command} needs the source repository: there, run python -m {module}"
        raise NoCampaigns("campaign-elsewhere", text, command=command, module=module)
    error_console().print(localized("campaign-moved", command=command, module=module), soft_wrap=True)
    sys.path.insert(0, str(CHECKOUT))
    try:
        return int(import_module(f"{module}.__main__").main(words))
    except SystemExit as end:
        # argparse ends the program after --help and for a wrong command line.
        return end.code if isinstance(end.code, int) else 1
