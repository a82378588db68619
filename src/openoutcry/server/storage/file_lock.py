"""A lock that lets only one server process use an SQLite file. It is a lock of the operating system on a file beside
the database, and ends with the process. (A lock on the database file itself would conflict with SQLite's own.)"""

import os
import sys
from pathlib import Path

from openoutcry.server.storage.opening import closed, in_use, no_folder

if sys.platform == "win32":
    import msvcrt

    HELD: type[OSError] = OSError

    def take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    HELD: type[OSError] = BlockingIOError

    def take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Holds the lock from its creation until `release`. Raises `CannotOpen` if another process has the lock."""

    def __init__(self, file: Path) -> None:
        try:
            if not file.parent.is_dir():
                raise no_folder(file)
            self._descriptor: int | None = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as problem:
            raise closed(file) from problem
        try:
            take(self._descriptor)
        except OSError as problem:
            self.release()
            raise (in_use if isinstance(problem, HELD) else closed)(file) from problem

    def release(self) -> None:
        """Release the lock."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
