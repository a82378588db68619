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

from openoutcry.server.live.bot_worker_pool import cores
from openoutcry.server.run import CannotServe, addresses, begin_log, listen, one_of, run
from openoutcry.server.settings import Settings
from openoutcry.server.storage.database_errors import CannotOpen

log = structlog.stdlib.get_logger("openoutcry.workers")
COMMAND = (sys.executable, "-P", "-m", "openoutcry.server.workers")
READY = b"ready\n"
HEARTBEAT = b"."
# Seconds before an ended worker is started again, and for a worker to end by itself.
RESTART_AFTER = 1.0
END_WITHIN = 20.0
# Seconds between heartbeats, without a heartbeat until a worker is killed, and for a worker to start again.
HEARTBEAT_INTERVAL = 1.0
SILENT_AT_MOST = 6.0
START_WITHIN = 60.0


class WorkerSetup(msgspec.Struct, frozen=True):
    """The configuration of a worker: its settings, the sockets that it inherits, and the folder from which external
    bots are imported."""

    settings: Settings
    sockets: list[int]
    folder: str


class Worker:
    """A worker process, started at once, and what supervises it."""

    def __init__(self, number: int, settings: Settings, sockets: list[socket.socket]) -> None:
        self.number = number
        self.settings = settings
        self.sockets = sockets
        self.stopped = False
        self._start()

    def _start(self) -> None:
        """Start the process."""
        inherited = [one.fileno() for one in self.sockets]
        # Ctrl-C at a terminal reaches the first process only, which ends the workers.
        self.process = subprocess.Popen(
            COMMAND,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=inherited,
            start_new_session=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.output = self.process.stdout
        setup = WorkerSetup(self.settings, inherited, os.getcwd())  # noqa: PTH109
        self.process.stdin.write(msgspec.json.encode(setup) + b"\n")

    def listens(self) -> bool:
        """Wait until the worker listens. Return False if it ends before."""
        return self.output.readline() == READY

    def supervise(self) -> None:
        """Restart the worker whenever it ends or does not respond, until `stop`."""
        within = SILENT_AT_MOST
        while not self.stopped:
            if self._responds(within):
                within = SILENT_AT_MOST
                continue
            code = self._end()
            if not self.stopped:
                log.error("a worker ended and is started again", worker=self.number, code=code)
                time.sleep(RESTART_AFTER)
                self._start()
                within = START_WITHIN

    def _responds(self, within: float) -> bool:
        """Wait for the next heartbeat. Return False if the worker has ended, or sends none for so many seconds. The
        time is counted in two halves: if this process itself was suspended, a heartbeat that has arrived meanwhile is
        read in the second half."""
        for _ in range(2):
            if select.select([self.output], [], [], within / 2)[0]:
                return bool(os.read(self.output.fileno(), 4096))
        return False

    def _end(self) -> int:
        """Kill the worker unless it is ending by itself. Return its exit code."""
        try:
            return self.process.wait(RESTART_AFTER)
        except subprocess.TimeoutExpired:
            log.error("a worker does not respond and is killed", worker=self.number)
            self.process.kill()
            return self.process.wait()

    def stop(self) -> None:
        """Ask the worker to end."""
        self.stopped = True
        self.process.terminate()

    def wait(self) -> None:
        """Wait until the worker has ended, or kill it after a while."""
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
    workers: list[Worker] = []
    begin_log(settings)
    stop = threading.Event()
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, lambda *_: stop.set())
    try:
        for n in range(settings.workers):
            workers.append(Worker(n, one_of(alone, n), [shared, *own[n : n + 1]]))
            if not workers[-1].listens():
                raise CannotServe("cannot-serve", "the server did not start; the log says why")
        for worker in workers:
            threading.Thread(target=worker.supervise, daemon=True).start()
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
    threading.Thread(target=end_with_parent, daemon=True).start()
    sockets = [socket.socket(fileno=number) for number in work.sockets]
    try:
        run(work.settings, sockets, report_listening)
    except (CannotOpen, CannotServe) as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(1)


def report_listening(_: list[str]) -> None:
    """Report that this worker listens, and start its heartbeat."""
    os.write(1, READY)
    os.set_blocking(1, False)
    send_heartbeat()


def send_heartbeat() -> None:
    """Send a heartbeat from the event loop, now and every second. A pipe that is full or closed is ignored."""
    with contextlib.suppress(OSError):
        os.write(1, HEARTBEAT)
    asyncio.get_running_loop().call_later(HEARTBEAT_INTERVAL, send_heartbeat)


def end_with_parent() -> None:
    """Wait until the parent process has ended, then end this process in the ordinary way."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
