"""Runs a load test: starts servers and simulated clients, measures the servers from outside, and stops them."""

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
from tests.campaigns.load.clients import ClientMeasurements, LoadPlan
from tests.campaigns.load.server import settings_for

Tell = Callable[[str, int], None]
STARTED_WITHIN = 60.0
SILENT_FOR = 60.0
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class LoadFailed(OpenOutcryError):
    """A server or the simulated clients failed."""


class LoadFigures(msgspec.Struct, frozen=True):
    """The result of a load test, as the option `--json` writes it. Times are in milliseconds. CPU and memory
    of the servers are None if this run did not start them. If bots search during half of the time, `p50_ms` to
    `p999_ms` are those of the other half."""

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


class LoadResult(msgspec.Struct, frozen=True):
    """The figures, and the seconds that each answer took."""

    figures: LoadFigures
    waits: list[float]


class Process:
    """A Python program in a child process that communicates by lines."""

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
        """Queue the lines of the program's output, and an empty string at its end."""
        for line in cast(IO[str], self.process.stdout):
            self._said.put(line)
        self._said.put("")

    @property
    def pid(self) -> int:
        """The process id."""
        return self.process.pid

    def line(self, within: float) -> str:
        """Return the next line of output. Raise `LoadFailed` if there is none within so many seconds."""
        try:
            text = self._said.get(timeout=within)
        except queue.Empty:
            text = ""
        if not text:
            raise LoadFailed("load-failed", "a process of the load test has stopped or is silent")
        return text.rstrip("\n")

    def go_on(self) -> None:
        """Send an empty line, for which the program waits."""
        into = cast(IO[str], self.process.stdin)
        into.write("\n")
        into.flush()

    def stop(self) -> None:
        """End the program and wait for it."""
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


class ResourceUsage(msgspec.Struct, frozen=True):
    """What servers have used so far: CPU time in seconds and memory in bytes."""

    cpu: float
    memory: int


def look(servers: list[Process]) -> ResourceUsage | None:
    """Return what these servers have used so far; None if the system does not report it."""
    cpu, memory = 0.0, 0
    try:
        for server in servers:
            fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
            cpu += (int(fields[11]) + int(fields[12])) / TICKS
            memory += int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return None
    return ResourceUsage(cpu, memory) if servers else None


def load(plan: LoadPlan, processes: int, database: str, tell: Tell, thinkers: int = 0) -> LoadResult:
    """Run a plan. If it has no addresses, start so many server processes on `database`, or on a new file if that is
    empty, each with so many bot workers (`thinkers`). `tell` is called with the stage and the count of its progress."""
    with contextlib.ExitStack() as stack:
        own = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="openoutcry-load-")))
        log = stack.enter_context((own / "log").open("a"))
        servers: list[Process] = []
        if not plan.addresses:
            url = database or f"sqlite:///{own}/tables.sqlite3"
            servers = [stack.enter_context(started(url, log, thinkers)) for _ in range(processes)]
            plan = msgspec.structs.replace(plan, addresses=[server.line(STARTED_WITHIN)[7:] for server in servers])
        crowd = stack.enter_context(running("tests.campaigns.load.clients", msgspec.json.encode(plan).decode(), log))
        heard, seen = _follow(crowd, servers, tell)
    return LoadResult(summed(plan, max(1, len(plan.addresses)), heard, seen), heard.waits)


def _follow(
    crowd: Process, servers: list[Process], tell: Callable[[str, int], None]
) -> tuple[ClientMeasurements, dict[str, ResourceUsage]]:
    """Follow the output of the clients. Return their measurements, and what the servers had used at each stage."""
    seen: dict[str, ResourceUsage] = {}
    while True:
        word, _, rest = crowd.line(SILENT_FOR).partition(" ")
        if word == "heard":
            return msgspec.json.decode(rest, type=ClientMeasurements), seen
        if word == "failed":
            raise LoadFailed("load-refused", f"the server did not admit the players: {rest}", problem=rest)
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
    """Run a server on a free port during the block."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    settings = settings_for(database, port, thinkers)
    with running("tests.campaigns.load.server", msgspec.json.encode(settings).decode(), log) as one:
        yield one


@contextlib.contextmanager
def running(module: str, argument: str, log: IO[str]) -> Iterator[Process]:
    """Run a program during the block."""
    process = Process(module, argument, log)
    try:
        yield process
    finally:
        process.stop()


def summed(plan: LoadPlan, processes: int, heard: ClientMeasurements, seen: dict[str, ResourceUsage]) -> LoadFigures:
    """Return the figures of a run."""
    moves, sockets = max(1, len(heard.waits) + len(heard.waits_beside)), plan.tables * (plan.players + plan.watchers)
    cpu = table = line = None
    if {"first", "tables", "sockets", "begin", "end"} <= set(seen):
        cpu = 1000 * (seen["end"].cpu - seen["begin"].cpu) / moves
        table = (seen["tables"].memory - seen["first"].memory) / max(1, plan.tables - 1)
        line = (seen["sockets"].memory - seen["tables"].memory) / sockets
    return LoadFigures(
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
    """Return the time in milliseconds that this share of the answers did not exceed; 0 without answers."""
    if not waits:
        return 0.0
    ordered = sorted(waits)
    return round(1000 * ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)], 2)
