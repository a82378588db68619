"""Errors of the database: why it cannot be opened, and why it fails in use.

A failure in use, such as a full disk or a lost connection, is no error of the program: it is reported in one line,
without a traceback, and the caller may try again.
"""

import errno
import sqlite3
from pathlib import Path

import sqlalchemy as sa
import structlog
from sqlalchemy import exc

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.refusals import NoDatabase, NotSure

# Errors of the program's own statements.
MISTAKES = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)
FULL = "the disk is full"
# By the name of SQLite's error, or by PostgreSQL's SQLSTATE.
REASONS = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": "the database can only be read",
    "SQLITE_BUSY": "the database is locked",
    "SQLITE_IOERR": "the disk fails",
    "SQLITE_CANTOPEN": "the database is not there",
    "53100": FULL,
    "25006": "the database can only be read",
    "55P03": "the database is locked",
}
OTHERWISE = "the database does not answer"
# Classes of SQLSTATE: the connection is lost, or the server ends it. A statement that timed out was rolled back.
LOST = ("08", "57")
STATEMENT_TIMEOUT = "57014"
# Why a database cannot be opened: SQLite's error codes, PostgreSQL's SQLSTATE.
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
CLOSED = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH, sqlite3.SQLITE_READONLY}
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
NO_SUCH_DATABASE = "3D000"
NO_PERMISSION = ("28", "42501")
STARTING_UP = "57P03"


class CannotOpen(OpenOutcryError):
    """The database is missing, inaccessible, damaged, too new or in use by another program. The message names the
    database, the problem and the remedy, but no password."""


def cause_of(problem: BaseException) -> BaseException:
    """Return the original error of the database driver if SQLAlchemy has wrapped it; any other error is returned
    unchanged."""
    return problem.orig if isinstance(problem, exc.DBAPIError) and problem.orig is not None else problem


def database_problem(problem: BaseException) -> str | None:
    """Return a phrase for the log that says why the database cannot be used now, such as a full disk. Return None if
    the error has nothing to do with that."""
    cause = cause_of(problem)
    if isinstance(problem, exc.DBAPIError) and not isinstance(problem, MISTAKES):
        name = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""
        # SQLite's extended names begin with the general one: SQLITE_IOERR_WRITE.
        return next((reason for known, reason in REASONS.items() if name.startswith(known)), OTHERWISE)
    if isinstance(problem, OSError) and problem.errno == errno.ENOSPC:
        return FULL
    # The driver raises its own errors while it connects.
    if type(problem).__module__.startswith("asyncpg."):
        return REASONS.get(getattr(problem, "sqlstate", None) or "", OTHERWISE)
    return OTHERWISE if isinstance(problem, (OSError, exc.TimeoutError, NotSure)) else None


def connection_lost(problem: BaseException) -> bool:
    """Return whether the error means that the connection was lost during work, so that it is unknown whether the work
    was committed."""
    state = getattr(cause_of(problem), "sqlstate", None) or LOST[0]
    return database_problem(problem) is not None and state.startswith(LOST) and state != STATEMENT_TIMEOUT


def is_damage(problem: Exception) -> bool:
    """Return whether the error means that an SQLite file is damaged."""
    return _sqlite_code(cause_of(problem)) in DAMAGED


def not_sure() -> NotSure:
    """Return the error for a change of which it is unknown whether it was written."""
    return NotSure(
        "maybe-kept",
        "the database went away at that very moment: it is not known whether that was kept; the table shows it when "
        "the database is back",
    )


def no_database() -> NoDatabase:
    """Return the error for a request that was not executed because the database cannot be used."""
    return NoDatabase("no-database", "the server cannot use its database; nothing was changed, try again later")


def log_failure(
    log: structlog.stdlib.BoundLogger, event: str, problem: Exception, **details: object
) -> NoDatabase | None:
    """Log an unexpected error: a failure of the database in one line, any other error with its details and traceback.
    Return the refusal for a failure of the database, None for another error."""
    reason = database_problem(problem)
    if reason is None:
        log.error(event, exc_info=problem, **details)
        return None
    log.error(event, reason=reason, often=True)
    return no_database()


def inaccessible(file: Path) -> CannotOpen:
    """Return the error for a file that this process has no permission to read and write."""
    message = f"{file} cannot be opened to read and write; the file and its folder have to be ours"
    return CannotOpen("database-closed", message, file=str(file))


def opening_error(url: sa.URL, problem: Exception) -> Exception:
    """Return a `CannotOpen` error that explains why the database at this address cannot be opened. An error that does
    not come from the database is returned unchanged."""
    if isinstance(problem, OpenOutcryError):
        return problem
    if url.drivername.startswith("sqlite"):
        return _file_error(Path(url.database or "").resolve(), problem)
    return _server_error(url, problem)


def _file_error(file: Path, problem: Exception) -> Exception:
    cause, code = cause_of(problem), _sqlite_code(cause_of(problem))
    if isinstance(cause, OSError) or code in CLOSED:
        return inaccessible(file)
    if code in BUSY:
        return CannotOpen("database-locked", f"another program holds {file} locked", file=str(file))
    if code in DAMAGED:
        message = f"{file} is damaged, or it is not a database; put a copy in its place"
        return CannotOpen("database-damaged", message, file=str(file))
    return _other_error(str(file), cause) if isinstance(cause, sqlite3.Error) else problem


def _server_error(url: sa.URL, problem: Exception) -> Exception:
    cause = cause_of(problem)
    host, name, user = url.host or "localhost", url.database or "", url.username or ""
    state = getattr(cause, "sqlstate", None) or ""
    if state == NO_SUCH_DATABASE:
        return CannotOpen("database-missing", f"there is no database {name!r} at {host}", host=host, name=name)
    if state.startswith(NO_PERMISSION):
        message = f"the database {name!r} at {host} does not let {user!r} in"
        return CannotOpen("database-user", message, host=host, name=name, user=user)
    if state == STARTING_UP or isinstance(cause, OSError):
        return CannotOpen("database-unreachable", f"no database answers at {host}", host=host)
    return _other_error(url.render_as_string(hide_password=True), cause) if state or cause is not problem else problem


def _other_error(database: str, cause: BaseException) -> CannotOpen:
    problem = str(cause).strip().split("\n")[0]
    return CannotOpen("database-other", f"{database} cannot be opened: {problem}", database=database, problem=problem)


def _sqlite_code(cause: BaseException) -> int:
    """Return the primary result code of an SQLite error, or 0 for any other error."""
    code: int = getattr(cause, "sqlite_errorcode", 0)
    return code & 0xFF
