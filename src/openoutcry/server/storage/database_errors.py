"""Failures of the database in use, such as a full disk or a lost connection. They are not errors of the program: they
are reported in one line, without a traceback, and the caller may try again."""

import errno
import sqlite3

from sqlalchemy import exc

from openoutcry.server.refusals import NoDatabase, NotSure

MISTAKES = (
    exc.IntegrityError,
    exc.ProgrammingError,
    exc.DataError,
    exc.NotSupportedError,
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
    sqlite3.NotSupportedError,
)
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
# Classes of SQLSTATE: the connection is lost, or the server ends it. A statement that timed out was rolled back.
LOST = ("08", "57")
UNDONE = "57014"
OTHERWISE = "the database does not answer"


def database_problem(problem: BaseException) -> str | None:
    """Return why the database cannot be used, in words for the log; None if the error is of another kind."""
    if isinstance(problem, (exc.DBAPIError, sqlite3.Error)) and not isinstance(problem, MISTAKES):
        cause = problem.orig if isinstance(problem, exc.DBAPIError) else problem
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
    """Return whether the connection was lost during work, so that it is unknown whether the work was committed."""
    state = getattr(problem, "sqlstate", None) or LOST[0]
    return database_problem(problem) is not None and state.startswith(LOST) and state != UNDONE


def not_sure() -> NotSure:
    """Return the refusal of a change that may have been written all the same."""
    return NotSure(
        "maybe-kept",
        "the database went away at that very moment: it is not known whether that was kept; the table shows it when "
        "the database is back",
    )


def no_database() -> NoDatabase:
    """Return the refusal of a request that needs the database."""
    return NoDatabase("no-database", "the server cannot use its database; nothing was changed, try again later")
