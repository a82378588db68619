"""`openoutcry db check`: whether every table of a database adds up, and if not, where."""

import asyncio

import msgspec

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import console, spoken
from openoutcry.cli.serve import known_kind
from openoutcry.text.terminal.lines import printable

CHECK = "check"


class Finding(msgspec.Struct, frozen=True):
    """A table that does not add up, as `db check --json` lists it: `problem` is the name of what is wrong, `input`
    where, `version` that of the program which began the match."""

    table: str
    game: str
    version: str | None
    problem: str
    input: int | None
    message: str


class Report(msgspec.Struct, frozen=True):
    """What `db check --json` writes."""

    tables: int
    false: list[Finding]


def tend(what: str, database: str, json: bool) -> int:
    """Look at every table; leave with 1 if one does not add up."""
    if what != CHECK:
        raise WrongUsage("usage-db", f"what can be done with a database is: {CHECK}; not {what!r}", value=what)
    known_kind(database)
    report = asyncio.run(_look(database))
    if json:
        print(msgspec.json.encode(report).decode())  # noqa: T201
    else:
        _show(report)
    return 1 if report.false else 0


async def _look(database: str) -> Report:
    from openoutcry.server.settings import database_url
    from openoutcry.server.storage.check import check_tables

    tables, false = 0, []
    async for one in check_tables(database_url(database)):
        tables += 1
        if one.problem is not None:
            place = one.problem.args_shown.get("input")
            at = None if place is None else int(place)
            message = in_words(language(), one.problem)
            false.append(Finding(one.table, one.game, one.version, one.problem.code, at, message))
    return Report(tables, false)


def _show(report: Report) -> None:
    out = console()
    for one in report.false:
        told = spoken("db-false", table=one.table, game=one.game, version=one.version or "–", problem=one.message)
        out.print(printable(told), soft_wrap=True)
    message = "db-adds-up" if not report.false else "db-does-not"
    out.print(spoken(message, tables=report.tables, false=len(report.false)))
