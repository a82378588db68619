"""`openoutcry db check`: compares each table of a database with everything that was stored of it. It only reads, and
works beside a running server."""

from collections.abc import AsyncIterator
from functools import partial

import msgspec
import sqlalchemy as sa

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.refusals import NoSuchTable
from openoutcry.server.storage import schema
from openoutcry.server.storage.consistency import check_all
from openoutcry.server.storage.database import Database, look_at
from openoutcry.server.storage.opening import explained
from openoutcry.server.storage.store import read_kept, read_news


class CheckedTable(msgspec.Struct):
    """The result for one table. `version` is that of the program that started its match; `problem` is None if the table
    is consistent."""

    table: str
    game: str
    version: str | None
    problem: OpenOutcryError | None


async def check_tables(url: str) -> AsyncIterator[CheckedTable]:
    """Yield the result for each table of the database at this address, the oldest first."""
    database = await look_at(url)
    try:
        for table, game in await _tables(database):
            looked = CheckedTable(table, game, None, None)
            try:
                news = await read_kept(database, partial(read_news, table=table, after=0, chat_after=0, chat_kept=0))
                looked.version = None if news.table.header is None else news.table.header.openoutcry
                check_all(news.table, news.entries)
            except NoSuchTable:
                continue
            except OpenOutcryError as problem:
                looked.problem = problem
            yield looked
    finally:
        await database.close()


async def _tables(database: Database) -> list[tuple[str, str]]:
    """Return the ids and games of all tables."""
    t = schema.tables.c
    query = sa.select(t.id, t.game).order_by(t.created, t.id)
    try:
        return await database.read(lambda at: [(table, game) for table, game in at.execute(query)])
    except sa.exc.DBAPIError as problem:
        raise explained(database.url, problem) from problem
