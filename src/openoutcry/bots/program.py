"""A child process that exchanges lines. Two threads read and write, so that the caller never blocks. The length and
number of unread lines are limited. The meaning of the lines is not known here."""

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
MOST_LINES: Final = 16  # unread lines
GRACE = 0.5  # seconds for the program to end by itself after the last line
DEBUG = "OPENOUTCRY_DEBUG"
_running: "weakref.WeakSet[Program]" = weakref.WeakSet()


class NoAnswer(Exception):
    """The program sent no line in time."""


class Ended(Exception):
    """The program has ended."""


class TooMuchOutput(Exception):
    """The program sent a line that is too long, or too many lines."""


class Program:
    """A running program. Its standard error is shown only if the environment variable `OPENOUTCRY_DEBUG` is set."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if os.environ.get(DEBUG) else subprocess.DEVNULL,
            start_new_session=True,  # not ended by Ctrl-C, and its children can be ended with it
        )
        self.received: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self.unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.flooded = False
        self.ended = False
        for work in (self._read, self._write):
            threading.Thread(target=work, name=f"program {self.process.pid}", daemon=True).start()
        _running.add(self)

    def send(self, line: bytes) -> None:
        """Queue a line for the program's standard input. The program may never read it."""
        self.unsent.put(line + b"\n")

    def waiting(self) -> int:
        """Return the number of lines that have been received and not read. Raise `TooMuchOutput` after too much
        output."""
        if self.flooded:
            raise TooMuchOutput
        return self.received.qsize() - self.ended

    def line(self, end: float) -> bytes:
        """Return the next line. Raise `NoAnswer` if there is none before `end`, a time of `time.monotonic()`."""
        try:
            line = self.received.get(timeout=max(end - time.monotonic(), 0.001))
        except queue.Empty:
            raise NoAnswer from None
        if line is None:
            self.received.put(None)
            raise TooMuchOutput if self.flooded else Ended
        return line

    def how_it_ended(self) -> str:
        """Return the exit code in words, or that only the output was closed."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"exit code {self.process.wait(GRACE)}"
        return "it closed its output"

    def end(self, last: bytes | None = None) -> None:
        """Kill the program and the processes it started: at once, or after the line `last` and `GRACE` seconds."""
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
                if len(line) > LONGEST_LINE or self.received.qsize() >= MOST_LINES - 1:
                    self.flooded = True
                    break
                self.received.put_nowait(line)
            self.ended = not self.flooded
            self.received.put_nowait(None)

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
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a second signal must not interrupt this
    for program in list(_running):
        if program.process.poll() is None:
            program.end(b'{"type":"bye"}')
