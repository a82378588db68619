"""`openoutcry serve`: tables in the browser."""

import ipaddress
import re

from openoutcry.cli.arguments import bot_names
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import aside, console, remark_uncompiled, spoken
from openoutcry.games.catalogue import refused

SITE = re.compile(r"https?://[a-z0-9.\-\[\]:]+/?", re.IGNORECASE)
LONGEST_BOT = 40
DATABASES = ("sqlite", "postgres", "postgresql")


def known_kind(database: str) -> None:
    """Refuse the address of a database of a kind that is not used here."""
    if database and database.partition("://")[0].partition("+")[0] not in DATABASES:
        raise WrongUsage(
            "usage-database", f"--database is an sqlite:/// or postgresql:// address, not {database!r}", value=database
        )


def open_house(
    host: str,
    port: int,
    database: str,
    bot_pause: float,
    public_address: str,
    proxies: list[str],
    bots: str | None,
    thinkers: int,
) -> int:
    """Serve until told to stop."""
    known_kind(database)
    check_address(public_address)
    for proxy in proxies:
        check_proxy(proxy)
    guests = [] if bots is None else guests_of(bots)
    for problem in refused().values():
        aside().print(in_words(language(), problem))
    remark_uncompiled()
    from openoutcry.server.run import serve
    from openoutcry.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        database=database,
        bot_pause=bot_pause,
        public_address=public_address.rstrip("/"),
        proxies=tuple(proxies),
        bots=tuple(guests),
        thinkers=thinkers,
    )
    serve(settings, _announce)
    return 0


def guests_of(text: str) -> list[str]:
    """The bots that are offered besides those of the house; each is loaded once, so that a mistake is told now."""
    from openoutcry.bots import level_of
    from openoutcry.bots.guests import find
    from openoutcry.bots.process import is_program

    guests = [name for name in dict.fromkeys(bot_names(text)) if level_of(name) is None]
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


def _announce(addresses: list[str]) -> None:
    here, *elsewhere = addresses
    out = console()
    out.print(spoken("serve-open", address=here), soft_wrap=True)
    for address in elsewhere:
        out.print(spoken("serve-network", address=address), soft_wrap=True)
    out.print(spoken("serve-stop"))
