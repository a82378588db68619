"""Consistency of a stored table: its inputs are complete and legal, and lead to the positions whose hashes were stored
with them. When a table is loaded, the hash of its last input is compared; `openoutcry db check` compares all of them.
"""

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE
from openoutcry.games.catalogue import shared_game
from openoutcry.match.dealer import commitment, deal
from openoutcry.match.match import Match, written_alike
from openoutcry.match.record import Entry, position_hash, written
from openoutcry.server.refusals import NoSuchTable
from openoutcry.server.storage.database_errors import opening_error
from openoutcry.server.storage.opening import open_to_read
from openoutcry.server.storage.rows import OVER, TableRow
from openoutcry.server.storage.schema import tables
from openoutcry.server.storage.statements import read_news
from openoutcry.server.storage.store import read_intact


class InconsistentTable(OpenOutcryError):
    """The stored data of a table contradict each other, for example an input that the rules do not allow."""


def stored_match(game: Game[Any], table: TableRow, entries: list[Entry]) -> Match | None:
    """Return the match of a table, with all stored entries applied, or None before it starts. Raise `InconsistentTable`
    if the data contradict each other."""
    match = begun(game, table, entries)
    if len(entries) < table.inputs:
        raise wrong_count(table, entries)
    if match is not None:
        accept_stored(match, entries)
        ends_as_stored(table, match)
    return match


def game_at(table: TableRow) -> Game[Any]:
    """Return the opened game of a table, with the version of the rules with which its match was started, or the current
    one if it has not started."""
    rules = 0 if table.header is None else table.header.rules
    return shared_game(table.game, len(table.seats), table.options, table.set_text, rules)


def begun(game: Game[Any], table: TableRow, entries: list[Entry]) -> Match | None:
    """Return the match of a table before its first input, or None if it has not started. Raise `InconsistentTable` if
    the header of the match contradicts the table."""
    header = table.header
    if header is None or table.secret is None:
        if header is not None or table.secret is not None or entries:
            raise InconsistentTable("kept-header", "what was dealt does not fit the table")
        return None
    as_table = (table.game, game.players, game.options, table.set_text, list(range(game.players)))
    if as_table != (header.game, header.players, header.options, header.house_set, [one.seat for one in table.seats]):
        raise InconsistentTable("kept-header", "what was dealt does not fit the table")
    if commitment(table.secret) != header.commitment:
        raise InconsistentTable("kept-secret", "the dealer's secret is not the one that was committed to")
    return Match(game, header, table.secret)


def accept_stored(match: Match, entries: list[Entry]) -> None:
    """Apply stored entries to a match in order. Raise `InconsistentTable` if one is illegal or out of place, or if the
    last one leads to another position than was stored."""
    for entry in entries:
        is_next(match, entry)
        answered = entry.undo is None and entry.option is not None
        if not answered and (entry.undo is None or not 0 <= entry.undo < entry.n):
            raise not_allowed(entry)
        try:
            match.accept([entry])
        except OpenOutcryError as problem:
            raise not_allowed(entry) from problem
    if entries and not leads_as_stored(match, entries[-1]):
        message = f"input {entries[-1].n} leads to another position than was kept"
        raise InconsistentTable("kept-position", message, input=entries[-1].n)


def leads_as_stored(match: Match, entry: Entry) -> bool:
    """Return whether the match is at the position whose hash was stored with its last input. If an older version hashed
    positions in another way, compare the events of the input instead."""
    if position_hash(match.position, match.steps) == entry.hash:
        return True
    if written_alike(match.header, match.game):
        return False
    events = [msgspec.json.decode(written(one)) for one in match.position.log]
    return entry.undo is not None or events == [msgspec.json.decode(one) for one in entry.events]


def is_next(match: Match, entry: Entry) -> None:
    """Raise `InconsistentTable` unless this entry has the number that follows the last input of the match."""
    if entry.n != match.number + 1:
        message = f"input {match.number + 1} is missing; input {entry.n} is in its place"
        raise InconsistentTable("kept-order", message, input=match.number + 1, found=entry.n)


def ends_as_stored(table: TableRow, match: Match) -> None:
    """Raise `InconsistentTable` if the table is stored as over while the match still waits for an answer."""
    if table.stage == OVER and match.asked():
        message = f"the match is kept as over, but it goes on after input {match.number}"
        raise InconsistentTable("kept-unfinished", message, input=match.number)


def wrong_count(table: TableRow, entries: list[Entry]) -> InconsistentTable:
    """Return the error for a log with more or fewer inputs than the table says."""
    message = f"there should be {table.inputs} inputs, and there are {len(entries)}"
    return InconsistentTable("kept-count", message, inputs=table.inputs, found=len(entries))


def not_allowed(entry: Entry) -> InconsistentTable:
    """Return the error for an input that the rules do not allow at its place."""
    return InconsistentTable("kept-answer", f"input {entry.n} was not allowed", input=entry.n)


def check_all(table: TableRow, entries: list[Entry]) -> None:
    """Replay all entries of a table, and compare each with its question, with the dealer's secret and with the stored
    hash of its position. Raise `InconsistentTable` at the first difference."""
    match = begun(game_at(table), table, entries)
    if match is not None:
        for entry in entries:
            is_next(match, entry)
            if entry.undo is None:
                check_answer(match, entry)
            accept_stored(match, [entry])
        ends_as_stored(table, match)
    if len(entries) != table.inputs:
        raise wrong_count(table, entries)


def check_answer(match: Match, entry: Entry) -> None:
    """Raise `InconsistentTable` unless an entry answers the current question in its own words. A draw of cards must be
    the one that follows from the dealer's secret."""
    g = match.position
    asked = match.game.questions[int(g.kind)] if g.options != 0 else None
    words = dict(enumerate(asked.words)) if asked is not None and asked.kind == entry.kind else {}
    if words.get(-1 if entry.option is None else entry.option) != entry.words:
        raise not_allowed(entry)
    if g.player == NATURE and entry.option != deal(match.secret, match.shown_number + 1, g):
        message = f"input {entry.n} is not what the dealer's secret draws"
        raise InconsistentTable("kept-draw", message, input=entry.n)


class CheckedTable(msgspec.Struct):
    """Fields of the result for one table. `version` is that of the program that started its match (None before),
    `problem` the error found (None if the table is consistent)."""

    table: str
    game: str
    version: str | None = None
    problem: OpenOutcryError | None = None


async def check_tables(url: str) -> AsyncIterator[CheckedTable]:
    """Check each table of the database at this address and yield the results, the oldest table first. The database is
    only read, so a server may be running. Raise `CannotOpen` if it cannot be read."""
    database = await open_to_read(url)
    oldest_first = sa.select(tables.c.id, tables.c.game).order_by(tables.c.created, tables.c.id)
    try:
        for table, game in await database.read(lambda at: at.execute(oldest_first).all()):
            checked = CheckedTable(table, game)
            try:
                news = await read_intact(database, partial(read_news, table=table, after=0, chat_after=0, max_chat=0))
                checked.version = None if news.table.header is None else news.table.header.openoutcry
                check_all(news.table, news.entries)
            except NoSuchTable:
                continue
            except OpenOutcryError as problem:
                checked.problem = problem
            yield checked
    except sa.exc.DBAPIError as problem:
        raise opening_error(database.url, problem) from problem
    finally:
        await database.close()
