"""One process at a time on one SQLite file. The lock is the operating system's, on a file beside the database: it ends
with the process, however that ends. (A lock on the database file itself would disturb SQLite's own.)"""

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
    """Held from the beginning until `release`; refused when another process holds it."""

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
        """Let others have the file."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
