"""`openoutcry serve`: tables in the browser."""

import re

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.screen import console, remark_uncompiled, spoken

DATABASES = ("sqlite", "postgres", "postgresql")


def open_house(host: str, port: int, database: str, bot_pause: float) -> int:
    """Serve until told to stop."""
    if database and database.partition("://")[0].partition("+")[0] not in DATABASES:
        raise WrongUsage(
            "usage-database", f"--database is an sqlite:/// or postgresql:// address, not {database!r}", value=database
        )
    remark_uncompiled()
    from openoutcry.server.run import serve
    from openoutcry.server.settings import Settings

    serve(Settings(host=host, port=port, database=database, bot_pause=bot_pause), _announce)
    return 0


def _announce(line: str) -> None:
    """The server says where it is in English; here it is said in the user's language."""
    here, *elsewhere = re.findall(r"https?://\S+", line)
    out = console()
    out.print(spoken("serve-open", address=here), soft_wrap=True)
    for address in elsewhere:
        out.print(spoken("serve-network", address=address), soft_wrap=True)
    out.print(spoken("serve-stop"))
