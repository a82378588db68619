"""A program that is run beside us and speaks in lines. Nothing it does holds us up: two threads read and write, what it
says is bounded, and it can be ended at any time. What the lines mean is not known here."""

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from typing import Final

LONGEST_LINE: Final = 64 * 1024
MOST_LINES: Final = 16  # that may wait to be read
GRACE = 0.5  # seconds to leave after a good-bye
DEBUG = "OPENOUTCRY_DEBUG"
_running: "weakref.WeakSet[Program]" = weakref.WeakSet()


class Silent(Exception):
    """It did not say anything in time."""


class Gone(Exception):
    """It has ended."""


class Flooded(Exception):
    """It said more than anybody asked for."""


class Program:
    """A running program. What it writes to standard error is shown only to whoever looks for mistakes."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if os.environ.get(DEBUG) else subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for us; and what it started ends with it
        )
        self.said: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self.unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.flooded = False
        self.ended = False
        for work in (self._read, self._write):
            threading.Thread(target=work, name=f"program {self.process.pid}", daemon=True).start()
        _running.add(self)

    def send(self, line: bytes) -> None:
        """Say a line, sooner or later; it may not read it."""
        self.unsent.put(line + b"\n")

    def waiting(self) -> int:
        """How many lines it has said that nobody has read."""
        if self.flooded:
            raise Flooded
        return self.said.qsize() - self.ended

    def line(self, end: float) -> bytes:
        """Its next line, until a time of `time.monotonic()`."""
        try:
            line = self.said.get(timeout=max(end - time.monotonic(), 0.001))
        except queue.Empty:
            raise Silent from None
        if line is None:
            self.said.put(None)
            raise Flooded if self.flooded else Gone
        return line

    def how_it_ended(self) -> str:
        """Its exit code, or that it only closed its output."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"exit code {self.process.wait(GRACE)}"
        return "it closed its output"

    def end(self, last: bytes | None = None) -> None:
        """End it: at once, or after a last line and a moment to leave by itself."""
        if last is not None:
            self.send(last)
            self.unsent.put(None)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(GRACE)
        if self.process.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self.process.pid, signal.SIGKILL)
                else:
                    self.process.kill()
            self.process.wait()
        self.unsent.put(None)

    def _read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError, OSError, queue.Full):
            while line := self.process.stdout.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE or self.said.qsize() >= MOST_LINES - 1:
                    self.flooded = True
                    break
                self.said.put_nowait(line)
            self.ended = not self.flooded
            self.said.put_nowait(None)

    def _write(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(ValueError, OSError):
            while (line := self.unsent.get()) is not None:
                self.process.stdin.write(line)
                self.process.stdin.flush()
        with contextlib.suppress(ValueError, OSError):
            self.process.stdin.close()


@atexit.register
def _end_all() -> None:
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # whoever asks for the end may ask once more
    for program in list(_running):
        if program.process.poll() is None:
            program.end(b'{"type":"bye"}')
