"""`openoutcry serve`: checks the settings and runs the server."""

import dataclasses
import ipaddress
import re
from pathlib import Path
from typing import Any

from openoutcry.cli.arguments import check_bots
from openoutcry.cli.configuration import read_settings, settings_file
from openoutcry.cli.errors import WrongUsage, error_text
from openoutcry.cli.screen import console, error_console, localized, warn_if_uncompiled
from openoutcry.games.catalogue import refused
from openoutcry.server.settings import Settings

SITE = re.compile(r"https?://[a-z0-9.\-\[\]:]+/?", re.IGNORECASE)
PLACE = re.compile(r"[\w.\-\[\]:]+:\d{1,5}")
LONGEST_BOT = 40
DATABASES = ("sqlite", "postgres", "postgresql")


def check_database_url(database: str) -> None:
    """Raise `WrongUsage` unless the address is empty or one of SQLite or PostgreSQL."""
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
    """Return the settings in their normal form. Raise `WrongUsage` if one is wrong."""
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
    """Return the named bots that are not built in, without duplicates.

    Each is imported once, so that an error in it is reported at the start. Programs are refused.
    """
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
    """Raise `WrongUsage` if the value of `--proxy` is not an IP address or network."""
    try:
        ipaddress.ip_network(proxy, strict=False)
    except ValueError as problem:
        raise WrongUsage(
            "usage-proxy", f"--proxy is the address of a machine or a network, not {proxy!r}", value=proxy
        ) from problem


def check_network(network: str) -> None:
    """Raise `WrongUsage` if an address to block is not an IP address or network."""
    try:
        ipaddress.ip_network(network, strict=False)
    except ValueError as problem:
        raise WrongUsage(
            "usage-network", f"what is refused is the address of a machine or a network, not {network!r}", value=network
        ) from problem


def check_host_and_port(place: str) -> None:
    """Raise `WrongUsage` unless the value of `--metrics` is empty or HOST:PORT."""
    if place and not PLACE.fullmatch(place):
        raise WrongUsage("usage-place", f"--metrics is an address with a port, not {place!r}", value=place)


def _announce(addresses: list[str]) -> None:
    here, *elsewhere = addresses
    out = console()
    out.print(localized("serve-open", address=here), soft_wrap=True)
    for address in elsewhere:
        out.print(localized("serve-network", address=address), soft_wrap=True)
    out.print(localized("serve-stop"))
