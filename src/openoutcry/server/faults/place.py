"""Where a fault happens: a database and the servers on it, each in a process of its own and started again at the
address that it had."""

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

from openoutcry.server.faults.cluster import Cluster, free_port
from openoutcry.server.faults.proxy import Proxy
from openoutcry.server.load.house import settings_for
from openoutcry.server.load.line import Lost
from openoutcry.server.load.run import STARTED_WITHIN, Process
from openoutcry.server.settings import Settings

# How long a server waits for a file that another program holds: shorter than usual, so that both that and the refusal
# happen in a round.
BUSY = 0.5
WITHIN = 60.0


class House:
    """One server. `variables` are those of its environment."""

    def __init__(self, settings: Settings, log: IO[str], variables: dict[str, str] | None = None) -> None:
        self.settings = settings
        self.log = log
        self.variables = variables or {}
        self.process: Process | None = None

    @property
    def address(self) -> str:
        """Where it listens, whenever it does."""
        return f"127.0.0.1:{self.settings.port}"

    @property
    def addresses(self) -> list[str]:
        """The same for each of its workers, where it has several."""
        if self.settings.workers == 1:
            return [self.address]
        return [f"127.0.0.1:{self.settings.worker_port + n}" for n in range(self.settings.workers)]

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it, and wait until it listens."""
        told = msgspec.json.encode(self.settings).decode()
        self.process = Process("openoutcry.server.load.house", told, self.log, self.variables)
        self.process.line(STARTED_WITHIN)

    def kill(self) -> None:
        """End it as when the power fails."""
        if self.process is not None:
            self.process.process.kill()
            self.stop()

    def stop(self) -> None:
        """Tell it to end, and wait until it has."""
        process, self.process = self.process, None
        if process is not None:
            process.stop()


class Place:
    """A database and the servers on it. Where `cluster` is ours the database can be stopped; `database` may be the
    address of any other, or empty for a new file."""

    def __init__(self, database: str, cluster: Cluster | None, folder: Path) -> None:
        self.folder = folder
        self.cluster = cluster
        self.database = cluster.url if cluster is not None else database or f"sqlite:///{folder}/tables.sqlite3"
        self._own = cluster is not None or not database
        self.log_file = folder / "log"
        self.log = self.log_file.open("a")
        self.houses: list[House] = []
        self.proxy: Proxy | None = None
        self._noted = 0
        self._wished: Any = None

    @property
    def shared(self) -> bool:
        """Whether several servers can be on this database."""
        return not self.database.startswith("sqlite")

    @property
    def file(self) -> str:
        """The file of a database that is one."""
        return self.database.removeprefix("sqlite:///").partition("?")[0]

    @property
    def addresses(self) -> list[str]:
        """Where the servers that run now are."""
        return [address for house in self.houses if house.process is not None for address in house.addresses]

    def open(self, many: int = 1, variables: dict[str, str] | None = None, **settings: Any) -> None:
        """Let so many servers run with these settings: those that do, if they are the ones, or new ones."""
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
            self.houses.append(House(wished, self.log, variables))
        for house in self.houses:
            house.start()

    def close(self) -> None:
        """End all servers."""
        for house in self.houses:
            house.stop()
        self.houses = []

    @property
    def renewable(self) -> bool:
        """Whether the database is ours to throw away."""
        return self._own

    def renew(self) -> None:
        """Begin with an empty database."""
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
        """What a server answers, and the cookies that it gives; any of them is asked, until one does."""
        end = time.monotonic() + WITHIN
        while True:
            try:
                return await asyncio.to_thread(asked, self.addresses[0], method, path, body, cookies)
            except (OSError, HTTPException, Lost, IndexError):
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.05)

    def tracebacks(self) -> list[str]:
        """What the servers complained of since this was asked last: mistakes of theirs, not misfortunes."""
        self.log.flush()
        with self.log_file.open() as log:
            log.seek(self._noted)
            lines = log.read().splitlines()
            self._noted = log.tell()
        return [line for line in lines if "Traceback" in line]

    # What can be done to a database that is a file.

    def lock(self) -> Callable[[], None]:
        """Hold the file, as another program might; returns how to let go."""
        other = sqlite3.connect(self.file, timeout=WITHIN, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        return other.close

    def fill_disk(self) -> None:
        """From now on no file of the server's grows beyond what the database's log has now."""
        let_files_grow(self.houses[0].pid, Path(self.file + "-wal").stat().st_size)

    def clear_disk(self) -> None:
        """There is room again."""
        let_files_grow(self.houses[0].pid, None)


def let_files_grow(pid: int, size: int | None) -> None:
    """From now on no file of this process grows beyond this size, if it is one."""
    import resource

    endless = resource.RLIM_INFINITY
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (endless if size is None else size, endless))


def asked(address: str, method: str, path: str, body: Any, cookies: str) -> tuple[bytes, list[str]]:
    """What the server at this address answers, and the cookies that it gives."""
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
