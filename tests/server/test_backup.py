"""A backup is taken while people play, brought back into an empty database of either kind, and played on."""

import contextlib
import json
import re
import sqlite3
import stat
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from openoutcry.server.storage.opening import database_url, parse_url, upgrade
from openoutcry.server.storage.postgresql import PostgreSQL
from openoutcry.server.storage.sqlite import SQLite
from openoutcry.server.storage.store import Store
from tests.cli.conftest import environment
from tests.server.harness import Browser, Server, first, free_port
from tests.server.postgres import Cluster, why_not

ROOT = Path(__file__).resolve().parents[2]
Visit = Callable[[Server], Browser]
needs_postgres = pytest.mark.skipif(bool(why_not()), reason=why_not())


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.stop()


def openoutcry(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "openoutcry.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment(folder), check=False)


def db(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return openoutcry(folder, "db", *words)


def private(folder: Path, name: str) -> bool:
    """Whether only their owner can read or write the file of that name and those that belong to it."""
    return {stat.S_IMODE(file.stat().st_mode) for file in folder.glob(f"{name}*")} == {0o600}


async def half_played(anna: Browser) -> tuple[str, int]:
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    socket = await anna.connect(table)
    for _ in range(3):
        await socket.answer(first)
    await socket.send(type="say", text="Good evening")
    await socket.until(lambda _: socket.chat)
    await socket.asked()
    return table, socket.number()


async def backed_up_and_brought_back(anna: Browser, server: Server, database: str, other: str, folder: Path) -> None:
    """A match goes on at a server on the other database, after the first one was lost."""
    table, number = await half_played(anna)
    made = db(folder, "backup", f"{folder}/copy.sqlite3", "--database", database, "--json")
    assert made.returncode == 0, made.stderr
    assert json.loads(made.stdout)["rows"] > number
    assert private(folder, "copy.sqlite3")
    sound = db(folder, "check", "--database", f"sqlite:///{folder}/copy.sqlite3")
    assert sound.returncode == 0, sound.stdout
    socket = await anna.connect(table)
    await socket.answer(first)
    server.kill()
    back = db(folder, "restore", f"{folder}/copy.sqlite3", "--database", other)
    assert back.returncode == 0, back.stderr
    server.settings = type(server.settings)(**{**vars(server.settings), "database": other})
    server.start()
    shown = await anna.get(f"/api/tables/{table}")
    assert (shown["match"]["number"], shown["chat"][0]["text"]) == (number, "Good evening")
    if other.startswith("sqlite"):
        assert private(folder, "third.sqlite3")
    await (await anna.connect(table)).answer(first)


@needs_postgres
async def test_from_a_file_to_postgres_and_on_to_a_file(
    own_server: Callable[..., Server], visit: Visit, tmp_path: Path, cluster: Cluster
) -> None:
    server = own_server()
    anna = visit(server)
    file = f"sqlite:///{tmp_path}/tables.sqlite3"
    await backed_up_and_brought_back(anna, server, file, cluster.url, tmp_path)
    await backed_up_and_brought_back(anna, server, cluster.url, f"sqlite:///{tmp_path}/third.sqlite3", tmp_path)
    assert db(tmp_path, "vacuum", "--database", cluster.url).returncode == 0
    again = db(tmp_path, "restore", f"{tmp_path}/copy.sqlite3", "--database", cluster.url)
    assert (again.returncode, again.stderr.split(":")[0]) == (1, "There are tables in this database already")
    in_use = db(tmp_path, "restore", f"{tmp_path}/copy.sqlite3", "--database", f"sqlite:///{tmp_path}/third.sqlite3")
    assert (in_use.returncode, "Another server has" in in_use.stderr) == (1, True)


async def test_room_is_given_back_while_the_server_runs(
    own_server: Callable[..., Server], visit: Visit, tmp_path: Path
) -> None:
    server = own_server(keep_chat=1 / 86_400_000, tidy_every=0.05, chat_per_second=1000.0, chat_burst=1000)
    assert private(tmp_path, "tables.sqlite3")
    anna = visit(server)
    table, _ = await half_played(anna)
    socket = await anna.connect(table)
    for _ in range(200):
        await socket.send(type="say", text="x" * 500)
    await socket.until(lambda _: len(socket.chat) > 200)
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    done = json.loads(db(tmp_path, "vacuum", "--database", url, "--json").stdout)
    assert done["after"] < done["before"]
    await socket.answer(first)


def test_beside_the_service_the_commands_for_the_operator_find_its_database(tmp_path: Path) -> None:
    """By the settings that the installation guide has printed into a file, in the environment of the unit and in that
    of root."""

    def here(text: str) -> str:
        return re.sub(r"/(var|etc)/", rf"{tmp_path}/\1/", text)

    for folder in ("etc", "root", "var/lib/openoutcry"):
        (tmp_path / folder).mkdir(parents=True)
    unit = here((ROOT / "deploy/openoutcry.service").read_text())
    service = environment(tmp_path / "root") | dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE))
    guide = here((ROOT / "docs/operate.md").read_text()).replace("\\\n", "")
    (words, file), *_ = re.findall(r"/bin/openoutcry (serve --print-config.*?) > (\S+)", guide)
    printed = openoutcry(tmp_path / "root", *words.split(), "--port", str(free_port()))
    Path(file).write_text(printed.stdout)
    command = [sys.executable, "-m", "openoutcry.cli", "serve", "--config", file]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=service) as running:
        assert running.stdout is not None
        running.stdout.readline()
        wish = {"game": "mogul", "seats": ["person", "broker", "broker"], "names": ["Anna"], "options": {}}
        address = f"http://127.0.0.1:{tomllib.loads(printed.stdout)['port']}"
        table = httpx.post(f"{address}/api/tables", json=wish).json()["id"]
        made = db(tmp_path / "root", "backup", f"{tmp_path}/copy.sqlite3", "--config", file)
        closed = openoutcry(tmp_path / "root", "house", "close", table, "--config", file)
        running.terminate()
    assert (made.returncode, closed.returncode) == (0, 0), made.stderr + closed.stderr
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [(table,)]


def test_what_cannot_be_a_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir " * 100)
    url = f"sqlite:///{tmp_path}/new.sqlite3"
    for words, said in (
        (("restore", f"{tmp_path}/letter.txt"), "is damaged, or it is not a database"),
        (("restore", f"{tmp_path}/nothing"), "There is no file"),
        (("backup", f"{tmp_path}/copy"), "There is no file"),
    ):
        done = db(tmp_path, *words, "--database", url)
        assert (done.returncode, said in done.stderr) == (1, True), done.stderr


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=needs_postgres)])
async def test_a_database_that_is_not_upgraded_yet_is_backed_up_as_it_is(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    url = f"sqlite:///{tmp_path}/old.sqlite3"
    if kind == "postgres":
        emptied = request.getfixturevalue("cluster")
        emptied.empty()
        url = emptied.url
    where = parse_url(database_url(url))
    old = SQLite(where) if kind == "sqlite" else PostgreSQL(where, limited=False)
    rows: dict[str, dict[str, object]] = {
        "tables": {
            "id": "2222222222",
            "revision": 3,
            "created": 1.5,
            "game": "mogul",
            "options": "{}",
            "stage": "lobby",
        },
        "seats": {"table": "2222222222", "seat": 0, "holder": "person", "name": "Zoë", "token_hash": "x", "host": True},
    }

    def make(at: sa.Connection) -> None:
        upgrade(at, "house_keeping")
        for table, values in rows.items():
            at.execute(sa.insert(sa.table(table, *map(sa.column, values))).values(values))

    await old.write(make)
    await old.close()
    made = db(tmp_path, "backup", f"{tmp_path}/copy.sqlite3", "--database", url)
    assert made.returncode == 0, made.stderr
    refused = db(tmp_path, "check", "--database", f"sqlite:///{tmp_path}/copy.sqlite3")
    assert (refused.returncode, "brought up to date" in refused.stderr) == (1, True), "it is still of that version"
    back = db(tmp_path, "restore", f"{tmp_path}/copy.sqlite3", "--database", f"sqlite:///{tmp_path}/new.sqlite3")
    assert back.returncode == 0, back.stderr
    store = await Store.open(f"sqlite:///{tmp_path}/new.sqlite3")
    row = await store.row("2222222222")
    await store.close()
    assert (row.revision, row.created, row.seats[0].name, row.seats[0].host) == (3, 1.5, "Zoë", True)
