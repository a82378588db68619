"""Opening databases: their addresses, their migrations, and the interface that SQLite and PostgreSQL have in common."""

from collections.abc import Awaitable, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import sqlalchemy as sa
from platformdirs import user_data_path

from openoutcry.match.record import Entry
from openoutcry.server.storage.database_errors import CannotOpen, inaccessible, opening_error
from openoutcry.server.storage.postgresql import PostgreSQL
from openoutcry.server.storage.schema import REVISION
from openoutcry.server.storage.sqlite import SQLite, file_of
from openoutcry.server.storage.statements import Transaction

T = TypeVar("T")
DRIVERS = ("sqlite", "sqlite+pysqlite", "postgresql+asyncpg")
MIGRATIONS = "openoutcry.server:migrations"
# The number of PostgreSQL's advisory lock during a migration.
MIGRATION_LOCK = 7_301_944


class Database(Protocol):
    """The interface that SQLite and PostgreSQL have in common. With `shared`, other processes may use the database at
    the same time and are notified of changes."""

    shared: bool
    url: sa.URL

    async def read(self, transaction: Transaction[T]) -> T:
        """Run a function of a connection as a read-only transaction and return its result."""
        ...

    async def write(self, transaction: Transaction[T]) -> T:
        """Run a function of a connection as a transaction and return its result. When this returns, the changes are on
        disk; when it raises, nothing was changed, except that `NotSure` means that the outcome is unknown."""
        ...

    async def append(self, batch: Mapping[str, Sequence[Entry]]) -> dict[str, int | None]:
        """Append entries to the logs of several tables, in the fastest way, and return what `statements.append_entries`
        returns. It must not be cancelled."""
        ...

    async def check(self) -> None:
        """Write a change without effect to disk, in the same way as entries are appended; raise an error if that fails.
        It must not be cancelled."""
        ...

    async def close(self) -> None:
        """Close all connections and release all locks."""
        ...


def database_url(address: str) -> str:
    """Return the SQLAlchemy address of a database. For the empty text that is a file in the user's data folder."""
    if not address:
        return f"sqlite:///{default_file()}"
    scheme, _, rest = address.partition("://")
    return f"postgresql+asyncpg://{rest}" if scheme in ("postgres", "postgresql") else address


def default_file() -> Path:
    """Return the path of the default SQLite file, and create its folder. Raise `CannotOpen` if that fails."""
    folder = user_data_path("openoutcry", appauthor=False)
    file = folder / "tables.sqlite3"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise inaccessible(file) from problem
    return file


def parse_url(url: str) -> sa.URL:
    """Return the parsed address of a database. Raise `CannotOpen` if it is invalid, or neither of an SQLite file nor of
    PostgreSQL."""
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        found = None
    memory = found is not None and is_file(found) and found.database in (None, "", ":memory:")
    if found is None or found.drivername not in DRIVERS or memory:
        message = "the address of a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        raise CannotOpen("database-address", message)
    return found


def is_file(url: sa.URL) -> bool:
    """Return whether this is the address of an SQLite file."""
    return url.drivername.startswith("sqlite")


async def open_database(url: str, limited: bool = True) -> Database:
    """Return the database at this address, after creating or migrating its schema. Raise `CannotOpen` with the reason
    if that fails. Errors never contain the values of a statement. Without `limited`, a transaction may take any
    time."""
    where = parse_url(url)
    database: Database = SQLite(where) if is_file(where) else PostgreSQL(where, limited=False)
    await _opened(database, database.write(migrate))
    if is_file(where) or not limited:
        return database
    await database.close()
    return PostgreSQL(where)


async def open_to_read(url: str, older_too: bool = False) -> Database:
    """Return the database at this address for reading only. Nothing is created, changed or locked, so a server may be
    running. Raise `CannotOpen` if it has the schema of an older version, unless `older_too` is set."""
    where = parse_url(url)
    must_exist(where)
    database: Database = (
        SQLite(where, read_only=True) if is_file(where) else PostgreSQL(where, read_only=True, limited=False)
    )
    return await _opened(database, database.read(must_have_tables if older_too else must_be_current))


async def open_to_change(url: str) -> Database:
    """Return the database at this address for changes while a server may be running. Nothing is created or migrated;
    raise `CannotOpen` if that would be needed."""
    where = parse_url(url)
    must_exist(where)
    database: Database = SQLite(where, beside=True) if is_file(where) else PostgreSQL(where)
    return await _opened(database, database.read(must_be_current))


def must_exist(url: sa.URL) -> None:
    """Raise `CannotOpen` if this is the address of an SQLite file that does not exist."""
    if is_file(url) and not file_of(url).is_file():
        file = file_of(url)
        raise CannotOpen("database-no-file", f"there is no file {file}", file=str(file))


async def _opened(database: Database, first: Awaitable[object]) -> Database:
    """Return the database if awaiting `first`, its first use, succeeds. Otherwise close it and raise an error that
    explains why it cannot be opened."""
    try:
        await first
    except Exception as problem:
        await database.close()
        raise opening_error(database.url, problem) from problem
    return database


def migrate(at: sa.Connection) -> None:
    """Create the schema, or migrate it to this version. If several processes start at once, one of them does it."""
    if at.dialect.name == "postgresql":
        at.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    if revision_of(at) != REVISION:
        upgrade(at)


def revision_of(at: sa.Connection) -> str | None:
    """Return the schema revision of the database, or None if it has no schema. Raise `CannotOpen` for a revision of a
    newer version."""
    version = sa.table("alembic_version", sa.column("version_num"))
    found: str | None = None
    if sa.inspect(at).has_table(version.name):
        found = at.scalar(sa.select(version.c.version_num))
    if found not in (None, REVISION) and found not in known_revisions():
        message = f"the database was made by a newer version of Open Outcry ({found}); install that one"
        raise CannotOpen("database-newer", message, revision=found)
    return found


def must_be_current(at: sa.Connection) -> None:
    """Raise `CannotOpen` unless the database has the schema of this version."""
    if revision_of(at) != REVISION:
        raise _outdated()


def must_have_tables(at: sa.Connection) -> None:
    """Raise `CannotOpen` if the database has no schema of any version."""
    if revision_of(at) is None:
        raise _outdated()


def _outdated() -> CannotOpen:
    return CannotOpen("database-older", "the database has not been brought up to date: `openoutcry serve` does that")


def upgrade(at: sa.Connection, revision: str = "head") -> None:
    """Run the missing migrations up to this schema revision."""
    # Alembic is imported only when it is needed: a server on current tables, for example after a power failure, has to
    # start fast.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": at})
    config.set_main_option("script_location", MIGRATIONS)
    command.upgrade(config, revision)


def known_revisions() -> list[str]:
    """Return all schema revisions, the newest first."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
