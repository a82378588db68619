"""Somebody at a real terminal, who reads and types."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.cli.conftest import environment
from tests.patience import PATIENCE

CLEAR = "\x1b[2J"


class Person:
    """A terminal of a size that can be changed, and what was read on it."""

    def __init__(self, home: Path, *arguments: str, size: tuple[int, int] = (100, 40)) -> None:
        self.screen, inside = pty.openpty()
        self.read = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a letter may come in two parts
        self.resize(*size)
        measured = {name: value for name, value in environment(home).items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "openoutcry.cli", "play", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            cwd=home,
            env=measured | {"TERM": "xterm-256color"},
        )
        os.close(inside)

    def resize(self, width: int, height: int) -> None:
        """Give the terminal another size."""
        fcntl.ioctl(self.screen, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def wait_for(self, text: str) -> str:
        """Everything read since the last time, up to this text."""
        until = time.monotonic() + PATIENCE
        while text not in self.read:
            assert time.monotonic() < until, self.read[-2000:]
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.read += self.decoder.decode(os.read(self.screen, 65536))
                except OSError:
                    break
        found, _, self.read = self.read.partition(text)
        return found + text

    def types(self, text: str) -> None:
        """A line, and Enter."""
        os.write(self.screen, f"{text}\n".encode())

    def leave(self) -> None:
        """Close the terminal."""
        self.process.kill()
        self.process.wait()
        os.close(self.screen)
