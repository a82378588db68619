"""The database: migrations make what the code expects, and commits are durable."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from openoutcry.server.storage.database import SQLite, open_database
from openoutcry.server.storage.migrating import MIGRATIONS, known_revisions
from openoutcry.server.storage.opening import CannotOpen, database_url
from openoutcry.server.storage.rows import Draft, Seat, TableRow, UndoWanted, new_table_id
from openoutcry.server.storage.schema import REVISION, metadata
from openoutcry.server.storage.store import Store
from openoutcry.table.record import Entry


async def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    database = await open_database(f"sqlite:///{tmp_path}/tables.sqlite3")

    def differences(at: sa.Connection) -> object:
        return compare_metadata(MigrationContext.configure(at), metadata)

    assert await database.read(differences) == []
    await database.close()


def test_the_newest_migration_is_the_one_that_the_code_expects() -> None:
    assert known_revisions()[0] == REVISION


async def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    for _ in range(2):
        await (await open_database(f"sqlite:///{tmp_path}/tables.sqlite3")).close()


async def test_inputs_of_an_earlier_version_are_counted(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/tables.sqlite3")
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    with engine.begin() as at:
        config.attributes["connection"] = at
        command.upgrade(config, "first_tables")
        for table in ("a", "b"):
            row = {"id": table, "revision": 0, "created": 0, "game": "mogul", "options": "{}", "stage": "playing"}
            at.execute(sa.insert(sa.table("tables", *map(sa.column, row))).values(row))
        for number in (1, 2, 3):
            entry = {"table": "a", "number": number, "entry": "{}"}
            at.execute(sa.insert(sa.table("entries", *map(sa.column, entry))).values(entry))
    engine.dispose()
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    assert [(await store.row(table)).inputs for table in ("a", "b")] == [3, 0]
    await store.close()


async def test_commits_survive_a_power_failure(tmp_path: Path) -> None:
    database = await open_database(f"sqlite:///{tmp_path}/tables.sqlite3")
    assert isinstance(database, SQLite)
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    found = await database.write(lambda at: [at.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas])
    assert found == ["wal", 2, 1]
    await database.close()


async def test_a_file_is_opened_once_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    first = await open_database(url)
    with pytest.raises(CannotOpen, match="another server has") as refused:
        await open_database(url)
    assert refused.value.code == "database-in-use"
    await first.close()
    await (await open_database(url)).close()


async def test_what_is_written_is_read(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    seats = [Seat(0), Seat(1)]
    table = TableRow(id=new_table_id(), game="mogul", options={"credit": "own-turn"}, created=1.5, seats=seats)
    await store.create(table)

    def change(draft: Draft) -> None:
        draft.table.undo = UndoWanted(0, 1, 2, [1])
        draft.table.seats[1].name = "Chloé"

    await store.change(table.id, change)
    entries = [Entry(n=1, seat=-1, kind="reveal", option=3, words="brown/green"), Entry(n=2, seat=0, undo=0)]
    assert await store.append(table.id, entries) == 2
    line, revision = await store.say(table.id, None, "", "Hello")
    assert revision == 3
    news = await store.read(table.id)
    assert news.table.undo == UndoWanted(0, 1, 2, [1])
    assert news.table.seats[1].name == "Chloé"
    assert (news.entries, news.chat, news.table.revision) == (entries, [line], 3)
    assert (await store.read(table.id, after=1)).entries == entries[1:]
    await store.close()


async def test_a_rule_that_refuses_changes_nothing(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    table = TableRow(id=new_table_id(), game="mogul", options={}, created=1.5, seats=[Seat(0)])
    await store.create(table)

    def refuse(draft: Draft) -> None:
        draft.table.stage = "over"
        raise LookupError

    with pytest.raises(LookupError):
        await store.change(table.id, refuse)
    assert await store.row(table.id) == table
    await store.close()
    assert sqlite3.connect(tmp_path / "tables.sqlite3").execute("SELECT count(*) FROM entries").fetchone() == (0,)


def test_the_address_of_a_database() -> None:
    assert database_url("postgres://u:p@h/d") == "postgresql+asyncpg://u:p@h/d"
    assert database_url("postgresql://h/d") == "postgresql+asyncpg://h/d"
    assert database_url("sqlite:////tmp/x") == "sqlite:////tmp/x"
    assert database_url("").startswith("sqlite:///")
