"""`openoutcry serve`: tables in the browser."""

import dataclasses
import gc
import ipaddress
import re
from pathlib import Path
from typing import Any

from openoutcry.cli.arguments import check_bots
from openoutcry.cli.configuration import printed, settled
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import aside, console, remark_uncompiled, spoken
from openoutcry.games.catalogue import refused
from openoutcry.server.settings import Settings

SITE = re.compile(r"https?://[a-z0-9.\-\[\]:]+/?", re.IGNORECASE)
PLACE = re.compile(r"[\w.\-\[\]:]+:\d{1,5}")
LONGEST_BOT = 40
DATABASES = ("sqlite", "postgres", "postgresql")


def known_kind(database: str) -> None:
    """Refuse the address of a database of a kind that is not used here."""
    if database and database.partition("://")[0].partition("+")[0] not in DATABASES:
        raise WrongUsage(
            "usage-database", f"--database is an sqlite:/// or postgresql:// address, not {database!r}", value=database
        )


def open_house(options: dict[str, Any], config: Path | None, print_config: bool) -> int:
    """Serve until told to stop; or only show the settings."""
    settings, sources = settled(options, config)
    settings = checked(settings)
    if print_config:
        print(printed(settings, sources), end="")  # noqa: T201
        return 0
    for problem in refused().values():
        aside().print(in_words(language(), problem))
    remark_uncompiled()
    # What a start brings stays: to look through it for garbage before the server listens would be a sixth of the work.
    gc.disable()
    from openoutcry.server.run import serve

    serve(settings, _announce)
    return 0


def checked(settings: Settings) -> Settings:
    """The settings, if each is what it has to be."""
    known_kind(settings.database)
    for address in (settings.public_address, *settings.origins):
        check_address(address)
    for proxy in settings.proxies:
        check_proxy(proxy)
    for network in settings.refused:
        check_network(network)
    check_place(settings.metrics)
    return dataclasses.replace(
        settings,
        public_address=settings.public_address.rstrip("/"),
        bots=tuple(guests_of(list(settings.bots))) if settings.bots else (),
    )


def guests_of(names: list[str]) -> list[str]:
    """The bots that are offered besides those of the house; each is loaded once, so that a mistake is told now."""
    from openoutcry.bots import level_of
    from openoutcry.bots.guests import find
    from openoutcry.bots.process import is_program

    guests = [name for name in dict.fromkeys(check_bots(names)) if level_of(name) is None]
    for name in guests:
        if is_program(name):
            raise WrongUsage("usage-program-served", f"{name}: a program is not offered in the browser", bot=name)
        if len(name) > LONGEST_BOT:
            message = f"{name}: the name of a bot has at most {LONGEST_BOT} letters"
            raise WrongUsage("usage-long-bot", message, bot=name, most=LONGEST_BOT)
        find(name)
    return guests


def check_address(address: str) -> None:
    """Refuse what is no address of a site."""
    if address and not SITE.fullmatch(address):
        raise WrongUsage(
            "usage-public-address",
            f"--public-address is an http:// or https:// address without a path, not {address!r}",
            value=address,
        )


def check_proxy(proxy: str) -> None:
    """Refuse what is no address of a machine or a network."""
    try:
        ipaddress.ip_network(proxy, strict=False)
    except ValueError as problem:
        raise WrongUsage(
            "usage-proxy", f"--proxy is the address of a machine or a network, not {proxy!r}", value=proxy
        ) from problem


def check_network(network: str) -> None:
    """Refuse what is no address of a machine or a network that could be turned away."""
    try:
        ipaddress.ip_network(network, strict=False)
    except ValueError as problem:
        raise WrongUsage(
            "usage-network", f"what is refused is the address of a machine or a network, not {network!r}", value=network
        ) from problem


def check_place(place: str) -> None:
    """Refuse what is no address with a port."""
    if place and not PLACE.fullmatch(place):
        raise WrongUsage("usage-place", f"--metrics is an address with a port, not {place!r}", value=place)


def _announce(addresses: list[str]) -> None:
    here, *elsewhere = addresses
    out = console()
    out.print(spoken("serve-open", address=here), soft_wrap=True)
    for address in elsewhere:
        out.print(spoken("serve-network", address=address), soft_wrap=True)
    out.print(spoken("serve-stop"))
