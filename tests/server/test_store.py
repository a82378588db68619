"""The database: migrations make what the code expects, and commits are durable."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from openoutcry.match.record import Entry
from openoutcry.server.storage.database_errors import CannotOpen
from openoutcry.server.storage.opening import MIGRATIONS, database_url, known_revisions, open_database
from openoutcry.server.storage.rows import Draft, Seat, TableRow, UndoWanted, new_table_id
from openoutcry.server.storage.schema import REVISION, metadata
from openoutcry.server.storage.sqlite import SQLite
from openoutcry.server.storage.store import Store


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


def earlier_database(folder: Path, revision: str, **rows: list[dict[str, object]]) -> str:
    """Make a database of an earlier version with these rows by table, and return its address."""
    url = f"sqlite:///{folder}/tables.sqlite3"
    engine = sa.create_engine(url)
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    with engine.begin() as at:
        config.attributes["connection"] = at
        command.upgrade(config, revision)
        for table, values in rows.items():
            for row in values:
                at.execute(sa.insert(sa.table(table, *map(sa.column, row))).values(row))
    engine.dispose()
    return url


def earlier_table(table: str, stage: str = "playing", **more: object) -> dict[str, object]:
    return {"id": table, "revision": 0, "created": 0, "game": "mogul", "options": "{}", "stage": stage, **more}


async def test_inputs_of_an_earlier_version_are_counted(tmp_path: Path) -> None:
    entries: list[dict[str, object]] = [{"table": "a", "number": number, "entry": "{}"} for number in (1, 2, 3)]
    tables = [earlier_table("a"), earlier_table("b")]
    store = await Store.open(earlier_database(tmp_path, "first_tables", tables=tables, entries=entries))
    assert [(await store.row(table)).inputs for table in ("a", "b")] == [3, 0]
    await store.close()


async def test_a_rematch_that_is_open_at_an_upgrade_keeps_its_reservations(tmp_path: Path) -> None:
    tables = [
        earlier_table("last", "over", rematch="next", host_hash="opener"),
        earlier_table("next", "lobby", previous="last"),
        earlier_table("orphan", "lobby", previous="forgotten"),
        earlier_table("running", previous="last"),
    ]

    def chair(table: str, seat: int, holder: str, token_hash: str | None, host: bool = False) -> dict[str, object]:
        return {"table": table, "seat": seat, "holder": holder, "name": "N", "token_hash": token_hash, "host": host}

    seats = [
        chair("last", 0, "person", "anna", host=True),
        chair("last", 1, "person", "ben"),
        chair("last", 2, "bot", None),
        chair("last", 3, "person", None),
        chair("next", 0, "person", "came", host=True),
        chair("next", 1, "person", None),
        chair("next", 2, "bot", None),
        chair("next", 3, "person", None),
        chair("orphan", 0, "person", None, host=True),
        chair("running", 1, "person", None),
    ]
    store = await Store.open(earlier_database(tmp_path, "house_keeping", tables=tables, seats=seats))

    async def found(table: str) -> list[tuple[str, str | None, str | None]]:
        return [(seat.holder, seat.token_hash, seat.reserved) for seat in (await store.row(table)).seats]

    assert await found("next") == [
        ("person", "came", None),
        ("person", None, "ben"),
        ("bot", None, None),
        ("open", None, None),
    ]
    assert await found("orphan") == [("open", None, None)]
    assert await found("running") == [("person", None, None)], "it may have been freed, so it is vacant"
    assert [(await store.row(table)).host_hash for table in ("next", "orphan")] == ["opener", None]
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
    line, revision = await store.add_chat_line(table.id, None, "", "Hello")
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
