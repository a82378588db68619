"""A load test from its beginning to its end: servers and a crowd are started, looked at from outside, and stopped."""

import contextlib
import math
import os
import queue
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, cast

import msgspec

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.load.crowd import Heard, Plan
from openoutcry.server.load.house import settings_for

Tell = Callable[[str, int], None]
STARTED_WITHIN = 60.0
SILENT_FOR = 60.0
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class LoadFailed(OpenOutcryError):
    """A server or the crowd did not do what it was to do."""


class Figures(msgspec.Struct, frozen=True):
    """What a load test found, as `openoutcry loadtest --json` writes it. Times are in milliseconds; those of the
    servers are None where they are not ours to look at. Where bots think beside people for half of the time, `p50_ms`
    to `p999_ms` are of the other half."""

    game: str
    processes: int
    tables: int
    sockets: int
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    p999_ms: float
    cpu_ms_per_move: float | None
    bytes_per_move: float
    frames_per_move: float
    table_bytes: int | None
    socket_bytes: int | None
    refused: int
    lost: int
    bots: int = 0
    thoughts: int = 0
    p50_ms_beside_bots: float | None = None
    p99_ms_beside_bots: float | None = None


class Found(msgspec.Struct, frozen=True):
    """The figures, and how long each answer took, in seconds."""

    figures: Figures
    waits: list[float]


class Process:
    """A program of ours that says a line at a time."""

    def __init__(self, module: str, argument: str, log: IO[str], variables: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", module, argument],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)} | (variables or {}),
            text=True,
        )
        self._said: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Its lines, as they come; an empty one at the end."""
        for line in cast(IO[str], self.process.stdout):
            self._said.put(line)
        self._said.put("")

    @property
    def pid(self) -> int:
        """Its number."""
        return self.process.pid

    def line(self, within: float) -> str:
        """The next line that it says."""
        try:
            text = self._said.get(timeout=within)
        except queue.Empty:
            text = ""
        if not text:
            raise LoadFailed("load-failed", "a process of the load test has stopped or is silent")
        return text.rstrip("\n")

    def go_on(self) -> None:
        """Let it go on."""
        into = cast(IO[str], self.process.stdin)
        into.write("\n")
        into.flush()

    def stop(self) -> None:
        """End it, and wait until it has ended."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


class Looked(msgspec.Struct, frozen=True):
    """What servers have used so far: CPU in seconds, memory in bytes."""

    cpu: float
    memory: int


def look(servers: list[Process]) -> Looked | None:
    """Look at servers from outside; None where the system does not tell."""
    cpu, memory = 0.0, 0
    try:
        for server in servers:
            fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
            cpu += (int(fields[11]) + int(fields[12])) / TICKS
            memory += int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return None
    return Looked(cpu, memory) if servers else None


def load(plan: Plan, processes: int, database: str, tell: Tell, thinkers: int = 0) -> Found:
    """Play a plan. Where it names no addresses, so many servers are started for it, on `database` or on a new file,
    each with so many processes for bots that think. `tell` hears how far it is: what is done, and how much of it."""
    with contextlib.ExitStack() as stack:
        own = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="openoutcry-load-")))
        log = stack.enter_context((own / "log").open("a"))
        servers: list[Process] = []
        if not plan.addresses:
            url = database or f"sqlite:///{own}/tables.sqlite3"
            servers = [stack.enter_context(started(url, log, thinkers)) for _ in range(processes)]
            plan = msgspec.structs.replace(plan, addresses=[server.line(STARTED_WITHIN)[7:] for server in servers])
        crowd = stack.enter_context(running("openoutcry.server.load.crowd", msgspec.json.encode(plan).decode(), log))
        heard, seen = _follow(crowd, servers, tell)
    return Found(summed(plan, max(1, len(plan.addresses)), heard, seen), heard.waits)


def _follow(
    crowd: Process, servers: list[Process], tell: Callable[[str, int], None]
) -> tuple[Heard, dict[str, Looked]]:
    """What the crowd has heard, and what the servers had used at each turn."""
    seen: dict[str, Looked] = {}
    while True:
        word, _, rest = crowd.line(SILENT_FOR).partition(" ")
        if word == "heard":
            return msgspec.json.decode(rest, type=Heard), seen
        if word == "failed":
            raise LoadFailed("load-refused", f"the server did not take the crowd in: {rest}", problem=rest)
        if word in ("seated", "second"):
            if rest == "1" and word == "seated" and (looked := look(servers)) is not None:
                seen["first"] = looked
            tell(word, int(rest))
            continue
        if word == "called":
            continue
        if (looked := look(servers)) is not None:
            seen[word] = looked
        if word in ("tables", "sockets"):
            crowd.go_on()


@contextlib.contextmanager
def started(database: str, log: IO[str], thinkers: int = 0) -> Iterator[Process]:
    """A server on a free port, until it is no longer wanted."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = settings_for(database, port, thinkers)
    with running("openoutcry.server.load.house", msgspec.json.encode(settings).decode(), log) as one:
        yield one


@contextlib.contextmanager
def running(module: str, argument: str, log: IO[str]) -> Iterator[Process]:
    """A program, until it is no longer wanted."""
    process = Process(module, argument, log)
    try:
        yield process
    finally:
        process.stop()


def summed(plan: Plan, processes: int, heard: Heard, seen: dict[str, Looked]) -> Figures:
    """The figures of a run."""
    moves, sockets = max(1, len(heard.waits) + len(heard.waits_beside)), plan.tables * (plan.players + plan.watchers)
    cpu = table = line = None
    if {"first", "tables", "sockets", "begin", "end"} <= set(seen):
        cpu = 1000 * (seen["end"].cpu - seen["begin"].cpu) / moves
        table = (seen["tables"].memory - seen["first"].memory) / max(1, plan.tables - 1)
        line = (seen["sockets"].memory - seen["tables"].memory) / sockets
    return Figures(
        game=plan.game,
        processes=processes,
        tables=plan.tables,
        sockets=sockets,
        moves=heard.answers,
        moves_per_second=round(heard.answers / heard.seconds, 1),
        p50_ms=percentile(heard.waits, 0.5),
        p99_ms=percentile(heard.waits, 0.99),
        p999_ms=percentile(heard.waits, 0.999),
        cpu_ms_per_move=None if cpu is None else round(cpu, 3),
        bytes_per_move=round(heard.bytes / moves / (plan.players + plan.watchers), 1),
        frames_per_move=round(heard.frames / moves, 2),
        table_bytes=None if table is None else round(table),
        socket_bytes=None if line is None else round(line),
        refused=heard.refused,
        lost=heard.lost,
        bots=plan.bots,
        thoughts=heard.thoughts,
        p50_ms_beside_bots=percentile(heard.waits_beside, 0.5) if plan.bots else None,
        p99_ms_beside_bots=percentile(heard.waits_beside, 0.99) if plan.bots else None,
    )


def percentile(waits: list[float], share: float) -> float:
    """In milliseconds: how long at most this share of the answers took."""
    if not waits:
        return 0.0
    ordered = sorted(waits)
    return round(1000 * ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)], 2)
