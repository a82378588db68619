"""Several worker processes behind one port, `--workers N`. Each runs the whole server on the same PostgreSQL database.
A worker that ends is started again. A worker whose event loop sends no heartbeat is killed first. All workers end with
this process, even if it crashes, since the pipe with their settings closes then. The operating system distributes new
connections over the workers. A proxy can reach each worker at a port of its own (`worker_port`), to send all
connections of a table to the same worker."""

import asyncio
import contextlib
import dataclasses
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import msgspec
import structlog

from openoutcry.server.live.bot_workers import cores
from openoutcry.server.run import CannotServe, addresses, begin_log, listen, one_of, run
from openoutcry.server.settings import Settings
from openoutcry.server.storage.database_errors import CannotOpen

log = structlog.stdlib.get_logger("openoutcry.workers")
COMMAND = (sys.executable, "-P", "-m", "openoutcry.server.workers")
READY = b"ready\n"
BEAT = b"."
AGAIN_AFTER = 1.0
END_WITHIN = 20.0
# Seconds between heartbeats, without a heartbeat until a worker is killed, and for a worker to start again.
BEAT_EVERY = 1.0
SILENT_AT_MOST = 6.0
START_WITHIN = 60.0


class WorkerSetup(msgspec.Struct, frozen=True):
    """The configuration of a worker: its settings, the sockets that it inherits, and the folder from which external
    bots are imported."""

    settings: Settings
    sockets: list[int]
    folder: str


class Worker:
    """A worker process and the thread that supervises it."""

    def __init__(self, number: int, settings: Settings, sockets: list[socket.socket]) -> None:
        self.number = number
        self.settings = settings
        self.sockets = sockets
        self.process: subprocess.Popen[bytes] | None = None
        self.ended = False

    def start(self) -> None:
        """Start the process."""
        inherited = [one.fileno() for one in self.sockets]
        # Ctrl-C at a terminal reaches the first process only, which ends the workers.
        process = subprocess.Popen(
            COMMAND,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=inherited,
            start_new_session=True,
        )
        self.process = process
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(WorkerSetup(self.settings, inherited, os.getcwd())) + b"\n")  # noqa: PTH109

    def listens(self) -> bool:
        """Wait until the worker listens. Return False if it ends before."""
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline() == READY

    def keep(self) -> None:
        """Restart the worker whenever it ends or does not respond, until `stop`."""
        patience = SILENT_AT_MOST
        while not self.ended:
            if self.responds(patience):
                patience = SILENT_AT_MOST
                continue
            code = self.end()
            if not self.ended:
                log.error("a worker ended and is started again", worker=self.number, code=code)
                time.sleep(AGAIN_AFTER)
                self.start()
                patience = START_WITHIN

    def responds(self, within: float) -> bool:
        """Wait for the next heartbeat. Return False if the worker has ended, or sends none for so many seconds. The
        time is counted in two halves: if this process itself was suspended, a heartbeat that has arrived meanwhile is
        read in the second half."""
        assert self.process is not None
        assert self.process.stdout is not None
        for _ in range(2):
            if select.select([self.process.stdout], [], [], within / 2)[0]:
                return bool(os.read(self.process.stdout.fileno(), 4096))
        return False

    def end(self) -> int:
        """Kill the worker unless it is ending by itself. Return its exit code."""
        assert self.process is not None
        try:
            return self.process.wait(AGAIN_AFTER)
        except subprocess.TimeoutExpired:
            log.error("a worker does not respond and is killed", worker=self.number)
            self.process.kill()
            return self.process.wait()

    def stop(self) -> None:
        """Ask the worker to end."""
        self.ended = True
        if self.process is not None:
            self.process.terminate()

    def wait(self) -> None:
        """Wait until the worker has ended, or kill it after a while."""
        if self.process is not None:
            try:
                self.process.wait(END_WITHIN)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def serve_together(settings: Settings, announce: Callable[[list[str]], object]) -> None:
    """Serve with several workers until told to stop."""
    if not settings.database.startswith("postgres"):
        raise CannotOpen("workers-need-postgres", "several workers need PostgreSQL: an SQLite file has one server")
    shared = listen(settings.host, settings.port)
    own = [
        listen(settings.host, settings.worker_port + n) for n in range(settings.workers if settings.worker_port else 0)
    ]
    thinkers = settings.thinkers or max(1, (cores() - 1) // settings.workers)
    alone = dataclasses.replace(settings, workers=1, thinkers=thinkers)
    workers = [Worker(n, one_of(alone, n), [shared, *own[n : n + 1]]) for n in range(settings.workers)]
    begin_log(settings)
    stop = threading.Event()
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, lambda *_: stop.set())
    try:
        for worker in workers:
            worker.start()
            if not worker.listens():
                raise CannotServe("cannot-serve", "the server did not start; the log says why")
        keepers = [threading.Thread(target=worker.keep, daemon=True) for worker in workers]
        for keeper in keepers:
            keeper.start()
        announce(addresses(settings.host, shared.getsockname()[1]))
        stop.wait()
    finally:
        for worker in workers:
            worker.stop()
        for worker in workers:
            worker.wait()
        for one in (shared, *own):
            one.close()


def main() -> None:
    """Run one worker. Its settings arrive as one line on standard input, and it ends when that pipe closes."""
    work = msgspec.json.decode(sys.stdin.buffer.readline(), type=WorkerSetup)
    if work.settings.bots:
        sys.path.append(work.folder)
    threading.Thread(target=end_with_the_pipe, daemon=True).start()
    sockets = [socket.socket(fileno=number) for number in work.sockets]
    try:
        run(work.settings, sockets, begin_to_beat)
    except (CannotOpen, CannotServe) as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(1)


def begin_to_beat(_: list[str]) -> None:
    """Report that this worker listens, and start its heartbeat."""
    os.write(1, READY)
    os.set_blocking(1, False)
    beat()


def beat() -> None:
    """Send a heartbeat from the event loop, now and every second. A pipe that is full or closed is ignored."""
    with contextlib.suppress(OSError):
        os.write(1, BEAT)
    asyncio.get_running_loop().call_later(BEAT_EVERY, beat)


def end_with_the_pipe() -> None:
    """Wait until the parent process has ended, then end this process in the ordinary way."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
