"""The servers and the database of a fault test. Each server runs in a process of its own and is started again at the
same address."""

import asyncio
import dataclasses
import json
import sqlite3
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO, Any

import msgspec

from openoutcry.server.settings import Settings
from tests.campaigns.faults.cluster import Cluster, free_port
from tests.campaigns.faults.proxy import Proxy
from tests.campaigns.load.run import STARTED_WITHIN, Process
from tests.campaigns.load.server import settings_for
from tests.campaigns.load.websocket import Lost

# Seconds that a server waits for a locked file: shorter than usual, so that both success and refusal happen in a round.
BUSY = 0.5
WITHIN = 60.0


class ServerProcess:
    """One server. `variables` are additional environment variables."""

    def __init__(self, settings: Settings, log: IO[str], variables: dict[str, str] | None = None) -> None:
        self.settings = settings
        self.log = log
        self.variables = variables or {}
        self.process: Process | None = None

    @property
    def address(self) -> str:
        """The address at which the server listens when it runs."""
        return f"127.0.0.1:{self.settings.port}"

    @property
    def addresses(self) -> list[str]:
        """The addresses of its workers, or its own address if it has only one."""
        if self.settings.workers == 1:
            return [self.address]
        return [f"127.0.0.1:{self.settings.worker_port + n}" for n in range(self.settings.workers)]

    @property
    def pid(self) -> int:
        """The process id."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start the server, and wait until it listens."""
        told = msgspec.json.encode(self.settings).decode()
        self.process = Process("tests.campaigns.load.server", told, self.log, self.variables)
        self.process.line(STARTED_WITHIN)

    def kill(self) -> None:
        """Kill the server, as at a power failure."""
        if self.process is not None:
            self.process.process.kill()
            self.stop()

    def stop(self) -> None:
        """Shut the server down, and wait until it has ended."""
        process, self.process = self.process, None
        if process is not None:
            process.stop()


class Place:
    """A database and the servers on it. The database can be stopped if it is a temporary `cluster`. `database` may also
    be any other address, or empty for a new file."""

    def __init__(self, database: str, cluster: Cluster | None, folder: Path) -> None:
        self.folder = folder
        self.cluster = cluster
        self.database = cluster.url if cluster is not None else database or f"sqlite:///{folder}/tables.sqlite3"
        self._own = cluster is not None or not database
        self.log_file = folder / "log"
        self.log = self.log_file.open("a")
        self.houses: list[ServerProcess] = []
        self.proxy: Proxy | None = None
        self._noted = 0
        self._wished: Any = None

    @property
    def shared(self) -> bool:
        """True if several servers can use this database."""
        return not self.database.startswith("sqlite")

    @property
    def file(self) -> str:
        """The path of an SQLite database."""
        return self.database.removeprefix("sqlite:///").partition("?")[0]

    @property
    def addresses(self) -> list[str]:
        """The addresses of the running servers."""
        return [address for house in self.houses if house.process is not None for address in house.addresses]

    def open(self, many: int = 1, variables: dict[str, str] | None = None, **settings: Any) -> None:
        """Run so many servers with these settings. Servers that run with the same settings are kept."""
        wish = (many, variables, settings, self.proxy)
        if self._wished == wish and all(house.process is not None for house in self.houses):
            return
        self.close()
        self._wished = wish
        database = self.database
        if not self.shared and "?" not in database:
            database += f"?timeout={BUSY}"
        if self.proxy is not None and self.cluster is not None:
            database = database.replace(f":{self.cluster.port}/", f":{self.proxy.port}/")
        for _ in range(many):
            wished = dataclasses.replace(settings_for(database, free_port()), **settings)
            if wished.workers > 1:
                wished = dataclasses.replace(wished, worker_port=free_port(wished.workers))
            self.houses.append(ServerProcess(wished, self.log, variables))
        for house in self.houses:
            house.start()

    def close(self) -> None:
        """End all servers."""
        for house in self.houses:
            house.stop()
        self.houses = []

    @property
    def renewable(self) -> bool:
        """True if the database is temporary and may be emptied."""
        return self._own

    def renew(self) -> None:
        """Empty the database."""
        running = [house for house in self.houses if house.process is not None]
        for house in running:
            house.stop()
        if self.cluster is not None:
            self.cluster.empty()
        else:
            for end in ("", "-wal", "-shm"):
                Path(self.file + end).unlink(missing_ok=True)
        for house in running:
            house.start()

    async def ask(self, method: str, path: str, body: Any = None, cookies: str = "") -> tuple[bytes, list[str]]:
        """Send a request to any of the servers until one answers. Return the answer's body and cookies."""
        end = time.monotonic() + WITHIN
        while True:
            try:
                return await asyncio.to_thread(asked, self.addresses[0], method, path, body, cookies)
            except (OSError, HTTPException, Lost, IndexError):
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.05)

    def tracebacks(self) -> list[str]:
        """Return the errors of the program that the servers have logged since the last call."""
        self.log.flush()
        with self.log_file.open() as log:
            log.seek(self._noted)
            lines = log.read().splitlines()
            self._noted = log.tell()
        return [line for line in lines if "Traceback" in line]

    # Faults of an SQLite file.

    def lock(self) -> Callable[[], None]:
        """Lock the SQLite file as another program might. Return the function that unlocks it."""
        other = sqlite3.connect(self.file, timeout=WITHIN, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        return other.close

    def fill_disk(self) -> None:
        """Keep the server's files from growing beyond the present size of the database's write-ahead log."""
        let_files_grow(self.houses[0].pid, Path(self.file + "-wal").stat().st_size)

    def clear_disk(self) -> None:
        """End the limit of `fill_disk`."""
        let_files_grow(self.houses[0].pid, None)


def let_files_grow(pid: int, size: int | None) -> None:
    """Limit the size of files that a process writes; None for no limit."""
    import resource

    endless = resource.RLIM_INFINITY
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (endless if size is None else size, endless))


def asked(address: str, method: str, path: str, body: Any, cookies: str) -> tuple[bytes, list[str]]:
    """Send a request to the server at this address. Return the answer's body and cookies."""
    line = HTTPConnection(address, timeout=WITHIN)
    try:
        headers = {"content-type": "application/json", **({"cookie": cookies} if cookies else {})}
        line.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = line.getresponse()
        text = answer.read()
    finally:
        line.close()
    if answer.status >= 300:
        raise Lost(f"{answer.status}: {text.decode('utf-8', 'replace')[:200]}")
    return text, answer.headers.get_all("set-cookie") or []
