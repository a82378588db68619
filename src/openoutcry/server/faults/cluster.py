"""A PostgreSQL of one's own, where one is installed: a fresh cluster in a folder that is thrown away."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path

OPTIONS = "-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"


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
        import pwd

        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


def free_port(in_a_row: int = 1) -> int:
    """A port that nobody listens on now, or the first of so many in a row."""
    while True:
        with ExitStack() as stack, suppress(OSError, OverflowError):
            port = int(stack.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1])
            for n in range(1, in_a_row):
                stack.enter_context(socket.create_server(("127.0.0.1", port + n)))
            return port


class Cluster:
    """Started at once; `stop` ends it and removes everything. It does not wait for the disk: what is tried with it is
    the end of a process, not of the machine."""

    def __init__(self, port: int = 0) -> None:
        # Not a folder of pytest's: that is closed to the user postgres.
        self.folder = Path(tempfile.mkdtemp(prefix="openoutcry-postgres-"))
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = port or free_port()
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", f"-p {self.port} {OPTIONS}", "start")

    def halt(self, how: str = "fast") -> None:
        """End it; `immediate` is as if its processes were killed."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", how, "stop")

    def freeze(self) -> None:
        """Stop all its processes in the middle of what they do; its connections stay open."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, kind: signal.Signals) -> None:
        """Send a signal to the first process and to those that it started."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, kind)

    def empty(self) -> None:
        """Throw away all that is in it."""
        schema = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self._run("psql", "-q", "-d", self.url, "-c", schema)

    def stop(self) -> None:
        """End it for good."""
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
