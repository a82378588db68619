"""What can be set about a server, in one place. The defaults are for one house and its friends."""

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from openoutcry.bots.levels import THINKING
from openoutcry.server.storage.opening import closed


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in seconds. `public_address` is the address by which others reach this server: the one in invitations,
    and the only one it then answers to; `origins` are further sites that may call it besides its own pages; `proxies`
    are the machines and networks whose word is taken for who is asking; `bots` are offered besides those of the
    house, and have `guests_within` for an answer. `thinkers` is how many processes there are for bots that search, 0
    for as many as there are cores but one, and `thinking` how long each level of them, and
    whoever is as strong, may take when nobody else waits.

    The coach has `hinting` for a hint when nobody else waits, and `coaching` for a match that is over; a table may ask
    for `hints_per_second`.

    A request has `head_within` for its head and `body_within` for its body, the other end `answer_within` to read the
    answer; a connection is kept for another request for `idle_within`. A socket is pinged `ping_every`, and closed when
    there was no answer `pong_within`."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_address: str = ""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    bot_pause: float = 0.9
    guests_within: float = 6.0
    thinkers: int = 0
    thinking: dict[str, float] = msgspec.field(default_factory=lambda: dict(THINKING))
    hinting: float = 2.0
    coaching: float = 20.0
    hints_per_second: float = 0.2
    hint_burst: int = 4
    idle_after: float = 600.0
    poll_every: float = 5.0
    send_within: float = 20.0
    head_within: float = 10.0
    body_within: float = 30.0
    answer_within: float = 60.0
    idle_within: float = 5.0
    ping_every: float = 20.0
    pong_within: float = 20.0
    head_bytes: int = 32 * 1024
    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    messages_per_second: float = 10.0
    message_burst: int = 30
    chat_per_second: float = 0.5
    chat_burst: int = 6
    calls_per_second: float = 40.0
    call_burst: int = 200
    tables_per_second: float = 0.5
    table_burst: int = 60
    connections: int = 800
    connections_per_table: int = 100
    connections_per_client: int = 200
    chat_kept: int = 500


def database_url(wish: str) -> str:
    """The SQLAlchemy address of a database: what was asked for, or a file in the user's data folder."""
    if not wish:
        return f"sqlite:///{default_file()}"
    scheme, _, rest = wish.partition("://")
    return f"postgresql+asyncpg://{rest}" if scheme in ("postgres", "postgresql") else wish


def default_file() -> Path:
    """Where tables are kept when nothing else is said; the folder is made."""
    folder = user_data_path("openoutcry", appauthor=False)
    file = folder / "tables.sqlite3"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise closed(file) from problem
    return file
