"""What can be set about a server, in one place, with the values a living room needs."""

from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are in seconds. `origins` are further sites that may call this server besides its own pages."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    bot_pause: float = 0.9
    idle_after: float = 600.0
    poll_every: float = 5.0
    send_within: float = 20.0
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
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / "tables.sqlite3"
