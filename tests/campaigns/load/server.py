"""The server of a load test, in a process of its own: `python -m tests.campaigns.load.server SETTINGS`. Its rate
limits are practically off, since all clients have the same address."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import msgspec

from openoutcry.server.settings import Settings

MANY = 1_000_000
# The module of a checkout that serves; until the load test left the package it was the second.
MODULES = ("tests.campaigns.load.server", "openoutcry.server.load.house")
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


def start_server(checkout: Path, settings: str, log: IO[str]) -> subprocess.Popen[str]:
    """Start a server of a checkout, which is installed in its `.venv`, and wait until it listens. The settings are
    JSON. Raise `SystemExit` if it does not start."""
    current, older = MODULES
    module = current if (checkout / f"{current.replace('.', '/')}.py").exists() else older
    process = subprocess.Popen(
        [str(checkout / ".venv/bin/python"), "-m", module, settings],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        cwd=checkout,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
    )
    assert process.stdout is not None
    if not process.stdout.readline():
        raise SystemExit(f"the server of {checkout} did not start")
    return process


def main() -> None:
    """Serve until stopped."""
    from openoutcry.server.run import serve

    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    serve(settings, lambda addresses: print(addresses[0], flush=True))  # noqa: T201


if __name__ == "__main__":
    main()
