"""Retention: deletes tables and chat after the times in the settings, and names that persons remove. A table is deleted
as a whole. Little is deleted in one transaction, so that players need not wait for it."""

import time
from collections.abc import Collection
from functools import partial

import msgspec
import sqlalchemy as sa

from openoutcry.server.settings import DAY, Settings
from openoutcry.server.storage import schema
from openoutcry.server.storage.database import Database
from openoutcry.server.storage.rows import LOBBY, OVER, PLAYING

AT_ONCE = 50
LINES_AT_ONCE = 1000


class Tidied(msgspec.Struct):
    """The deleted data: the ids of tables, and the numbers of chat lines and audit entries."""

    tables: list[str] = []
    lines: int = 0
    deeds: int = 0


async def tidy(database: Database, settings: Settings, in_use: Collection[str]) -> Tidied:
    """Delete what is older than the retention times, except tables that are `in_use`."""
    done = Tidied()
    for stage, days in (
        (OVER, settings.keep_finished),
        (PLAYING, settings.keep_abandoned),
        (LOBBY, settings.keep_empty),
    ):
        while days:
            before = time.time() - days * DAY
            gone = await database.write(partial(delete_tables, stage=stage, before=before, in_use=in_use))
            done.tables += gone
            if len(gone) < AT_ONCE:
                break
    while settings.keep_chat:
        lines = await database.write(lambda at: delete_chat_lines(at, time.time() - settings.keep_chat * DAY))
        done.lines += lines
        if lines < LINES_AT_ONCE:
            break
    if settings.keep_deeds:
        old = sa.delete(schema.deeds).where(schema.deeds.c.at < time.time() - settings.keep_deeds * DAY)
        done.deeds = await database.write(lambda at: at.execute(old).rowcount)
    return done


def delete_tables(at: sa.Connection, stage: str, before: float, in_use: Collection[str]) -> list[str]:
    """Delete up to AT_ONCE tables of this stage that have not changed since the time `before`. Return their ids."""
    t, p = schema.tables.c, schema.presence.c
    query = sa.select(t.id).where(t.stage == stage, t.touched < before, t.id.not_in(sa.select(p.table)))
    found = [table for (table,) in at.execute(query.order_by(t.touched).limit(AT_ONCE + len(in_use)))]
    gone = [table for table in found if table not in in_use][:AT_ONCE]
    for part in (schema.seats, schema.entries, schema.chat, schema.coached):
        at.execute(sa.delete(part).where(part.c.table.in_(gone)))
    # After this a request for a deleted rematch creates a new one.
    at.execute(sa.update(schema.tables).where(t.rematch.in_(gone)).values(rematch=None))
    at.execute(sa.delete(schema.tables).where(t.id.in_(gone)))
    return gone


def delete_chat_lines(at: sa.Connection, before: float) -> int:
    """Delete up to LINES_AT_ONCE chat lines older than `before`. Return their number. The last line of a table is
    emptied instead, so that its number is not used again."""
    c = schema.chat.c
    old = sa.select(c.table, c.number).where(c.at < before, c.text != "").limit(LINES_AT_ONCE)
    found = [(table, number) for table, number in at.execute(old)]
    last = dict(
        at.execute(
            sa.select(c.table, sa.func.max(c.number)).where(c.table.in_({one for one, _ in found})).group_by(c.table)
        ).all()
    )
    for table, number in found:
        here = sa.and_(c.table == table, c.number == number)
        if number == last[table]:
            at.execute(sa.update(schema.chat).where(here).values(name="", text=""))
        else:
            at.execute(sa.delete(schema.chat).where(here))
    return len(found)


def replace_name(at: sa.Connection, table: str, seat: int, former: str, name: str) -> None:
    """Replace the name of a seat in the chat and the former name in the audit log of a table. Delete the coach's review
    of the match, which contains the name."""
    c, d = schema.chat.c, schema.deeds.c
    at.execute(sa.update(schema.chat).where(c.table == table, c.seat == seat).values(name=name))
    of_people = sa.update(schema.deeds).where(d.table == table, d.role != "house")
    at.execute(of_people.where(d.who == former).values(who=name))
    at.execute(of_people.where(d.detail == former).values(detail=name))
    at.execute(sa.delete(schema.coached).where(schema.coached.c.table == table))
