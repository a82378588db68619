"""A temporary PostgreSQL server in a new folder, if PostgreSQL is installed."""

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
    """Return the folder of PostgreSQL's programs, the newest version if there are several; None if it is not
    installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("pg_ctl")
    return Path(on_path).resolve().parent if on_path else None


def why_not() -> str:
    """Return why no temporary PostgreSQL server can be started; empty if it can."""
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
    """Return a free port, or the first of so many free ports in a row."""
    while True:
        with ExitStack() as stack, suppress(OSError, OverflowError):
            port = int(stack.enter_context(socket.create_server(("127.0.0.1", 0))).getsockname()[1])
            for n in range(1, in_a_row):
                stack.enter_context(socket.create_server(("127.0.0.1", port + n)))
            return port


class Cluster:
    """A temporary PostgreSQL server, started at once; `stop` ends it and removes its files. It does not flush to disk,
    since the tests end processes and not the machine."""

    def __init__(self, port: int = 0) -> None:
        # Not a folder of pytest: the user postgres cannot access those.
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
        """The address of the database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", f"-p {self.port} {OPTIONS}", "start")

    def halt(self, how: str = "fast") -> None:
        """End the server. `how` is a shutdown mode of pg_ctl; `immediate` ends it as a kill would."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", how, "stop")

    def freeze(self) -> None:
        """Suspend all processes of the server; its connections stay open."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Resume all processes of the server."""
        self._signal(signal.SIGCONT)

    def _signal(self, kind: signal.Signals) -> None:
        """Send a signal to the main process and its children."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, kind)

    def empty(self) -> None:
        """Delete everything in the database."""
        schema = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self._run("psql", "-q", "-d", self.url, "-c", schema)

    def stop(self) -> None:
        """End the server and remove its files."""
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
