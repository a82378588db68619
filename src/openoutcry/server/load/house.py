"""A server for a load test, in a process of its own: `python -m openoutcry.server.load.house SETTINGS`. Its limits are
beyond what a crowd does, for all of it comes from one machine."""

import gc
import sys

import msgspec

from openoutcry.server.settings import Settings

MANY = 1_000_000
LIMITS = {
    "messages_per_second": 1e6,
    "message_burst": MANY,
    "calls_per_second": 1e6,
    "call_burst": MANY,
    "tables_per_second": 1e6,
    "table_burst": MANY,
    "connections": MANY,
    "connections_per_client": MANY,
    "connections_per_table": 1000,
    "spectators_per_client": 1000,
}


def settings_for(database: str, port: int, thinkers: int = 0) -> Settings:
    """Those of a server for one crowd; bots think in so many processes, and do not pause."""
    ours = {"database": database, "port": port, "idle_within": 60.0, "log_format": "json"}
    return msgspec.convert({**ours, "thinkers": thinkers, "bot_pause": 0.0, **LIMITS}, Settings)


def main() -> None:
    """Serve until told to stop."""
    # As `openoutcry serve` starts.
    gc.disable()
    from openoutcry.server.run import serve

    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    serve(settings, lambda addresses: print(addresses[0], flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
