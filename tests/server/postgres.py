"""A PostgreSQL of our own for the tests, where one is installed: a fresh cluster in a folder that is thrown away."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.server.harness import free_port


def programs() -> Path | None:
    """Where PostgreSQL's programs are; the newest if there are several."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("pg_ctl")
    return Path(on_path).resolve().parent if on_path else None


def why_not() -> str:
    """Why there can be no cluster here; empty when there can."""
    if programs() is None:
        return "PostgreSQL is not installed"
    if os.geteuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


class Cluster:
    """Started at once; `stop` ends it and removes everything."""

    def __init__(self) -> None:
        # Not pytest's folder: that is closed to the user postgres.
        self.folder = Path(tempfile.mkdtemp(prefix="openoutcry-postgres-"))
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def halt(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", "fast", "stop")

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        subprocess.run(
            [str(folder / program), *arguments],
            check=True,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
