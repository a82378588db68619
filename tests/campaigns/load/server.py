"""The server of a load test, in a process of its own: `python -m tests.campaigns.load.server SETTINGS`. Its rate
limits are practically off, since all clients have the same address."""

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
    """Return the settings of a server for a load test. `thinkers` is the number of bot workers; bots answer without a
    pause."""
    ours = {"database": database, "port": port, "idle_within": 60.0, "log_format": "json"}
    return msgspec.convert({**ours, "thinkers": thinkers, "bot_pause": 0.0, **LIMITS}, Settings)


def main() -> None:
    """Serve until stopped."""
    from openoutcry.server.run import serve

    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    serve(settings, lambda addresses: print(addresses[0], flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
