"""`openoutcry serve` that cannot start: nobody is listened to, one sentence says why, and the exit code is 1."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run, environment
from tests.patience import PATIENCE
from tests.server.harness import free_port

Refused = Callable[..., str]


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence that a call was refused with."""
    assert done.returncode == 1
    assert "http://" not in done.stdout
    said = [line for line in done.stderr.splitlines() if "compiled" not in line]
    assert len(said) == 1, done.stderr
    return said[0]


@pytest.fixture
def refused(call: Run) -> Refused:
    """The sentence that serving from a database is refused with."""

    def run(database: str) -> str:
        return sentence(call("serve", "--port", str(free_port()), "--database", database))

    return run


def test_a_file_that_is_no_database(refused: Refused, tmp_path: Path):
    (tmp_path / "tables.sqlite3").write_bytes(b"This is a letter to my aunt. " * 100)
    assert "is damaged, or it is not a database" in refused(f"sqlite:///{tmp_path}/tables.sqlite3")


def test_a_damaged_file(refused: Refused, tmp_path: Path):
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as line:
        line.execute("CREATE TABLE alembic_version (version_num TEXT)")
        line.execute("INSERT INTO alembic_version VALUES ('first_tables')")
    content = file.read_bytes()
    file.write_bytes(content[:100] + b"\xff" * 3000 + content[3100:])
    assert "is damaged, or it is not a database" in refused(f"sqlite:///{file}")


def test_tables_of_a_newer_version(refused: Refused, tmp_path: Path):
    with sqlite3.connect(tmp_path / "tables.sqlite3") as line:
        line.execute("CREATE TABLE alembic_version (version_num TEXT)")
        line.execute("INSERT INTO alembic_version VALUES ('tables_of_2031')")
    said = refused(f"sqlite:///{tmp_path}/tables.sqlite3")
    assert said == "The database was made by a newer version of Open Outcry (tables_of_2031). Install that one."


def test_tables_of_another_program(refused: Refused, tmp_path: Path):
    with sqlite3.connect(tmp_path / "tables.sqlite3") as line:
        line.execute("CREATE TABLE tables (legs INTEGER)")
    assert "cannot be opened: table tables already exists" in refused(f"sqlite:///{tmp_path}/tables.sqlite3")


def test_a_file_that_another_program_holds_locked(refused: Refused, tmp_path: Path):
    holder = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    said = refused(f"sqlite:///{tmp_path}/tables.sqlite3?timeout=0.1")
    assert said == f"Another program holds {tmp_path}/tables.sqlite3 locked."
    holder.close()


def test_a_folder_that_is_not_there(refused: Refused, tmp_path: Path):
    said = refused(f"sqlite:///{tmp_path}/nowhere/tables.sqlite3")
    assert said == f"There is no folder {tmp_path}/nowhere for the database."


def test_a_folder_in_place_of_the_file(refused: Refused, tmp_path: Path):
    (tmp_path / "tables.sqlite3").mkdir()
    assert "cannot be opened to read and write" in refused(f"sqlite:///{tmp_path}/tables.sqlite3")


def test_a_data_folder_that_cannot_be_made(call: Run, tmp_path: Path):
    (tmp_path / "openoutcry").write_text("in the way")
    said = sentence(call("serve", "--port", str(free_port())))
    assert f"{tmp_path}/openoutcry/tables.sqlite3 cannot be opened" in said


def test_a_folder_in_which_nothing_can_be_written(refused: Refused, tmp_path: Path):
    # Root may write everywhere else.
    folder = tmp_path / "theirs" if os.geteuid() != 0 else Path("/proc")
    folder.mkdir(mode=0o500, exist_ok=True)
    said = refused(f"sqlite:///{folder}/tables.sqlite3")
    assert said.startswith(f"{folder}/tables.sqlite3 cannot be opened to read and write")


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:", "sqlite+other:///x", "postgresql://h:port/x"])
def test_an_address_that_is_none(refused: Refused, address: str):
    said = refused(address)
    assert said == "The address of a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."


def test_no_postgresql_at_the_address_and_no_password_in_the_sentence(refused: Refused):
    said = refused(f"postgresql://anna:secret@127.0.0.1:{free_port()}/tables")
    assert said == "No database answers at 127.0.0.1."


def test_postgresql_without_its_library(openoutcry: Run, tmp_path: Path):
    (tmp_path / "asyncpg.py").write_text("raise ModuleNotFoundError(\"No module named 'asyncpg'\", name='asyncpg')")
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = openoutcry("serve", "--database", "postgresql://127.0.0.1/tables", PYTHONPATH=path)
    assert sentence(done) == "PostgreSQL needs the library asyncpg: install openoutcry[postgres]."


class Serving:
    """A server in the background, on one file."""

    def __init__(self, home: Path, database: str) -> None:
        command = [sys.executable, "-m", "openoutcry.cli", "serve", "--port", str(free_port()), "--database", database]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment(home)
        )
        assert self.process.stdout is not None
        assert "http://" in self.process.stdout.readline()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[[], Serving]]:
    running: list[Serving] = []

    def start() -> Serving:
        running.append(Serving(tmp_path, f"sqlite:///{tmp_path}/tables.sqlite3"))
        return running[-1]

    yield start
    for one in running:
        one.kill()


def test_a_second_process_on_one_file_is_refused_until_the_first_is_gone(
    refused: Refused, serving: Callable[[], Serving], tmp_path: Path
):
    first = serving()
    (tmp_path / "another_name.sqlite3").symlink_to("tables.sqlite3")
    for name in ("tables.sqlite3", "another_name.sqlite3"):
        said = refused(f"sqlite:///{tmp_path}/{name}")
        assert said.startswith(f"Another server has {tmp_path}/tables.sqlite3 open.")
    first.kill()
    serving()


def test_a_copy_of_the_file_is_another_file(serving: Callable[[], Serving], tmp_path: Path):
    serving()
    (tmp_path / "copy").mkdir()
    for file in tmp_path.glob("tables.sqlite3*"):
        shutil.copy(file, tmp_path / "copy")
    Serving(tmp_path, f"sqlite:///{tmp_path}/copy/tables.sqlite3").kill()
