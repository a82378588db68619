"""What is wrong when the database cannot be used: a full disk, a lost line. Such trouble is no mistake of the program:
it is told in one line, without a traceback, and whoever asked may try again."""

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
# By the name of SQLite's error, or by PostgreSQL's code.
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
# By PostgreSQL's code: the line is lost, or its end was told. A statement that took too long was undone.
LOST = ("08", "57")
UNDONE = "57014"
OTHERWISE = "the database does not answer"


def trouble(problem: BaseException) -> str | None:
    """Why the database cannot be used; None when this is another problem."""
    if isinstance(problem, (exc.DBAPIError, sqlite3.Error)) and not isinstance(problem, MISTAKES):
        cause = problem.orig if isinstance(problem, exc.DBAPIError) else problem
        name = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""
        # SQLite says more with longer names: SQLITE_IOERR_WRITE.
        return next((reason for known, reason in REASONS.items() if name.startswith(known)), OTHERWISE)
    if isinstance(problem, OSError) and problem.errno == errno.ENOSPC:
        return FULL
    # A line that cannot be opened is told by the driver itself.
    if type(problem).__module__.startswith("asyncpg."):
        return REASONS.get(getattr(problem, "sqlstate", None) or "", OTHERWISE)
    return OTHERWISE if isinstance(problem, (OSError, exc.TimeoutError, NotSure)) else None


def cut_short(problem: BaseException) -> bool:
    """Whether the line to a database was lost while it worked: then nobody knows whether it came to the end."""
    state = getattr(problem, "sqlstate", None) or LOST[0]
    return trouble(problem) is not None and state.startswith(LOST) and state != UNDONE


def not_sure() -> NotSure:
    """The refusal of what may be kept all the same."""
    return NotSure(
        "maybe-kept",
        "the database went away at that very moment: it is not known whether that was kept; the table shows it when "
        "the database is back",
    )


def no_database() -> NoDatabase:
    """The refusal of whatever needs the database."""
    return NoDatabase("no-database", "the server cannot use its database; nothing was changed, try again later")
