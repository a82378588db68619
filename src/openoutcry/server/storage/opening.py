"""Errors of opening a database. Each names the database, the problem and the remedy in one sentence, without the
password of an address."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from platformdirs import user_data_path

from openoutcry.engine.errors import OpenOutcryError

DRIVERS = ("sqlite", "sqlite+pysqlite", "postgresql+asyncpg")
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
CLOSED = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH, sqlite3.SQLITE_READONLY}
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
# SQLSTATE codes of PostgreSQL.
NO_DATABASE = "3D000"
NOT_LET_IN = ("28", "42501")
STARTING_UP = "57P03"


class CannotOpen(OpenOutcryError):
    """The database is missing, inaccessible, damaged, too new or in use by another program."""


def address(url: str) -> sa.URL:
    """Parse the address of a database. Raise `CannotOpen` if it is not valid."""
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        found = None
    memory = found is not None and found.drivername.startswith("sqlite") and found.database in (None, "", ":memory:")
    if found is None or found.drivername not in DRIVERS or memory:
        told = "the address of a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
        raise CannotOpen("database-address", told)
    return found


def database_url(wish: str) -> str:
    """Return the SQLAlchemy address of a database: the given one, or a file in the user's data folder if it is
    empty."""
    if not wish:
        return f"sqlite:///{default_file()}"
    scheme, _, rest = wish.partition("://")
    return f"postgresql+asyncpg://{rest}" if scheme in ("postgres", "postgresql") else wish


def default_file() -> Path:
    """Return the default SQLite file. Its folder is created."""
    folder = user_data_path("openoutcry", appauthor=False)
    file = folder / "tables.sqlite3"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise closed(file) from problem
    return file


def file_of(url: sa.URL) -> Path:
    """Return the file of an SQLite address."""
    return Path(url.database or "").resolve()


def no_folder(file: Path) -> CannotOpen:
    """Return the error for a file whose folder does not exist."""
    return CannotOpen("database-folder", f"there is no folder {file.parent}", folder=str(file.parent))


def closed(file: Path) -> CannotOpen:
    """Return the error for a file that this process may not read and write."""
    told = f"{file} cannot be opened to read and write; the file and its folder have to be ours"
    return CannotOpen("database-closed", told, file=str(file))


def in_use(file: Path) -> CannotOpen:
    """Return the error for a file that another server has open."""
    told = f"another server has {file} open; stop that one, or let both use PostgreSQL"
    return CannotOpen("database-in-use", told, file=str(file))


def newer(revision: str) -> CannotOpen:
    """Return the error for tables of a newer version."""
    told = f"the database was made by a newer version of Open Outcry ({revision}); install that one"
    return CannotOpen("database-newer", told, revision=revision)


def older() -> CannotOpen:
    """Return the error for tables of an older version, or for no tables."""
    return CannotOpen("database-older", "the database has not been brought up to date: `openoutcry serve` does that")


def no_driver() -> CannotOpen:
    """Return the error for PostgreSQL without asyncpg."""
    return CannotOpen("database-driver", "PostgreSQL needs the library asyncpg: install openoutcry[postgres]")


def no_file(file: Path) -> CannotOpen:
    """Return the error for a file that does not exist."""
    return CannotOpen("database-no-file", f"there is no file {file}", file=str(file))


def is_damage(problem: Exception) -> bool:
    """Return whether the error means that an SQLite file is damaged."""
    cause = problem.orig if isinstance(problem, sa.exc.DBAPIError) else problem
    return getattr(cause, "sqlite_errorcode", 0) & 0xFF in DAMAGED


def explained(url: sa.URL, problem: Exception) -> Exception:
    """Return why the database cannot be opened. An error that does not concern the database is returned unchanged."""
    if isinstance(problem, OpenOutcryError):
        return problem
    if url.drivername.startswith("sqlite"):
        return _file_problem(file_of(url), problem)
    return _server_problem(url, problem)


def _file_problem(file: Path, problem: Exception) -> Exception:
    cause = problem.orig if isinstance(problem, sa.exc.DBAPIError) else problem
    if not isinstance(cause, sqlite3.Error):
        return closed(file) if isinstance(cause, OSError) else problem
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if code in BUSY:
        return CannotOpen("database-locked", f"another program holds {file} locked", file=str(file))
    if code in CLOSED:
        return closed(file)
    if code in DAMAGED:
        told = f"{file} is damaged, or it is not a database; put a copy in its place"
        return CannotOpen("database-damaged", told, file=str(file))
    return _other(str(file), cause)


def _server_problem(url: sa.URL, problem: Exception) -> Exception:
    cause = problem.orig if isinstance(problem, sa.exc.DBAPIError) and problem.orig is not None else problem
    host, name, user = url.host or "localhost", url.database or "", url.username or ""
    state = getattr(cause, "sqlstate", None) or ""
    if state == NO_DATABASE:
        return CannotOpen("database-missing", f"there is no database {name!r} at {host}", host=host, name=name)
    if state.startswith(NOT_LET_IN):
        told = f"the database {name!r} at {host} does not let {user!r} in"
        return CannotOpen("database-user", told, host=host, name=name, user=user)
    if state == STARTING_UP or isinstance(cause, OSError):
        return CannotOpen("database-unreachable", f"no database answers at {host}", host=host)
    return _other(url.render_as_string(hide_password=True), cause) if state or cause is not problem else problem


def _other(database: str, cause: BaseException) -> CannotOpen:
    problem = str(cause).strip().split("\n")[0]
    return CannotOpen("database-other", f"{database} cannot be opened: {problem}", database=database, problem=problem)
