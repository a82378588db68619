"""`openoutcry db`: whether every table of a database adds up, and if not, where; copies of it, and room given back."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import aside, console, spoken
from openoutcry.cli.serve import known_kind
from openoutcry.engine.errors import nearest
from openoutcry.text.terminal.lines import printable

CHECK, BACKUP, RESTORE, VACUUM = "check", "backup", "restore", "vacuum"
SAID = {BACKUP: "db-backup", RESTORE: "db-restore"}
DONE_HERE = (CHECK, BACKUP, RESTORE, VACUUM)


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


class Copied(msgspec.Struct, frozen=True):
    """What `db backup --json` and `db restore --json` write."""

    file: str
    rows: int
    bytes: int


class Vacuumed(msgspec.Struct, frozen=True):
    """What `db vacuum --json` writes."""

    before: int
    after: int


def tend(what: str, file: Path | None, database: str, json: bool) -> int:
    """Do it; leave with 1 if a table does not add up."""
    if what not in DONE_HERE:
        known = ", ".join(DONE_HERE)
        message = f"what can be done with a database is: {known}; not {what!r}"
        raise WrongUsage("usage-db", message, value=what, known=known, near=nearest(what, DONE_HERE))
    if (file is None) == (what in (BACKUP, RESTORE)):
        code = "usage-db-file" if file is None else "usage-extra"
        raise WrongUsage(code, f"db {what}: a file is needed for a backup and nothing else", what=what, words=str(file))
    known_kind(database)
    if what == CHECK:
        return _check(database, json)
    if what == VACUUM:
        _told(asyncio.run(_vacuum(database)), json, "db-vacuumed")
    else:
        assert file is not None
        rows = asyncio.run(_copied(what, file, database))
        _told(Copied(str(file), rows, file.stat().st_size), json, SAID[what])
    return 0


def _told(report: msgspec.Struct, json: bool, message: str) -> None:
    if json:
        print(msgspec.json.encode(report).decode())  # noqa: T201
    else:
        console().print(printable(spoken(message, **msgspec.structs.asdict(report))), soft_wrap=True)


async def _copied(what: str, file: Path, database: str) -> int:
    from openoutcry.server.storage.copying import back_up, restore
    from openoutcry.server.storage.opening import database_url

    if what == BACKUP:
        return await back_up(database_url(database), file, _progress())
    return await restore(file, database_url(database), _progress())


async def _vacuum(database: str) -> Vacuumed:
    from openoutcry.server.storage.copying import vacuum
    from openoutcry.server.storage.opening import database_url

    return Vacuumed(*await vacuum(database_url(database)))


def _progress() -> Callable[[int], Any]:
    """Says at a terminal, once a second, how many rows were copied."""
    out, last = aside(), [time.monotonic()]

    def tell(rows: int) -> None:
        if out.is_terminal and time.monotonic() - last[0] > 1:
            last[0] = time.monotonic()
            out.print(spoken("db-rows", rows=rows), end="\r")

    return tell


def _check(database: str, json: bool) -> int:
    report = asyncio.run(_look(database))
    if json:
        print(msgspec.json.encode(report).decode())  # noqa: T201
    else:
        _show(report)
    return 1 if report.false else 0


async def _look(database: str) -> Report:
    from openoutcry.server.storage.check import check_tables
    from openoutcry.server.storage.opening import database_url

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
