"""The settings of the server. The name, default and limits of each are declared here, its description is in the
catalogues (`manual-serve-NAME`). The option `--NAME`, the variable `OPENOUTCRY_NAME`, the key of the settings file and
the list in docs/settings.md are derived from that. The defaults suit one operator and friends. The command line imports
this module at each start, so it imports nothing heavy."""

from dataclasses import Field, dataclass, field, fields
from typing import Any

PREFIX = "OPENOUTCRY_"
DAY = 86_400.0
LONG = 1e9
MANY = 10**9


def setting(default: Any, value: str = "", option: str = "", usual: bool = False, **limits: Any) -> Any:
    """Declare a setting. `value` is its placeholder on a help page, `option` its command-line option if that has
    another name, and `usual` whether the short help lists it. `limits` are bounds (`least`, `most`) or the allowed
    `words`."""
    told = {"value": value, "option": option, "usual": usual, **limits}
    if isinstance(default, dict):
        return field(default_factory=lambda: dict(default), metadata=told)
    return field(default=default, metadata=told)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings. Times are in seconds; retention times are in days, with 0 for ever."""

    # Addresses and database.
    host: str = setting("127.0.0.1", "ADDRESS", usual=True)
    port: int = setting(8000, usual=True, least=1, most=65535)
    database: str = setting("", "URL", usual=True)
    public_address: str = setting("", "URL", usual=True)
    proxies: tuple[str, ...] = setting((), "ADDRESS", "--proxy", usual=True)
    origins: tuple[str, ...] = setting((), "URL", "--origin")
    refused: tuple[str, ...] = setting((), "ADDRESS", "--refuse")
    workers: int = setting(1, usual=True, least=1, most=64)
    worker_port: int = setting(0, least=0, most=65000)
    metrics: str = setting("", "ADDRESS:PORT", usual=True)
    log_format: str = setting("auto", usual=True, words=("auto", "lines", "json"))
    log_level: str = setting("info", words=("debug", "info", "warning"))

    # Bots and the coach.
    bots: tuple[str, ...] = setting((), "NAME,...", usual=True)
    bot_pause: float = setting(0.9, usual=True, least=0, most=60)
    guests_within: float = setting(6.0, least=0.1, most=3600)
    thinkers: int = setting(0, usual=True, least=0, most=256)
    thinking: dict[str, float] = setting({}, "LEVEL=S")  # noqa: RUF009
    hinting: float = setting(2.0, least=0.1, most=600)
    coaching: float = setting(20.0, least=0.1, most=3600)
    hints_per_second: float = setting(0.2, least=0, most=MANY)
    hint_burst: int = setting(4, least=1, most=MANY)

    # Retention.
    keep_finished: float = setting(0.0, "DAYS", usual=True, least=0, most=100_000)
    keep_abandoned: float = setting(0.0, "DAYS", usual=True, least=0, most=100_000)
    keep_empty: float = setting(30.0, "DAYS", usual=True, least=0, most=100_000)
    keep_chat: float = setting(0.0, "DAYS", usual=True, least=0, most=100_000)
    keep_deeds: float = setting(365.0, "DAYS", least=0, most=100_000)
    tidy_every: float = setting(3600.0, least=0.05, most=LONG)
    chat_kept: int = setting(500, least=2, most=100_000)

    # Time limits and other limits.
    idle_after: float = setting(600.0, least=0.05, most=LONG)
    poll_every: float = setting(5.0, least=0.05, most=3600)
    send_within: float = setting(20.0, least=0.1, most=LONG)
    head_within: float = setting(10.0, least=0.1, most=LONG)
    body_within: float = setting(30.0, least=0.1, most=LONG)
    answer_within: float = setting(60.0, least=0.1, most=LONG)
    idle_within: float = setting(5.0, least=0.1, most=LONG)
    ping_every: float = setting(20.0, least=0.1, most=LONG)
    pong_within: float = setting(20.0, least=0.1, most=LONG)
    head_bytes: int = setting(32 * 1024, least=1024, most=MANY)
    message_bytes: int = setting(16 * 1024, least=1024, most=MANY)
    body_bytes: int = setting(64 * 1024, least=1024, most=MANY)
    messages_per_second: float = setting(10.0, least=0, most=MANY)
    message_burst: int = setting(30, least=1, most=MANY)
    chat_per_second: float = setting(0.5, least=0, most=MANY)
    chat_burst: int = setting(6, least=1, most=MANY)
    calls_per_second: float = setting(40.0, least=0, most=MANY)
    call_burst: int = setting(200, least=1, most=MANY)
    tables_per_second: float = setting(0.5, least=0, most=MANY)
    table_burst: int = setting(60, least=1, most=MANY)
    connections: int = setting(800, least=1, most=MANY)
    connections_per_table: int = setting(100, least=1, most=MANY)
    spectators_per_client: int = setting(20, least=1, most=MANY)
    connections_per_client: int = setting(200, least=1, most=MANY)


def all_settings() -> list[Field[Any]]:
    """Return every setting, in order."""
    return list(fields(Settings))


def option_of(one: Field[Any]) -> str:
    """Return the command-line option of a setting."""
    return str(one.metadata["option"]) or f"--{one.name.replace('_', '-')}"


def variable_of(one: Field[Any]) -> str:
    """Return the environment variable of a setting."""
    return f"{PREFIX}{one.name.upper()}"
