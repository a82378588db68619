"""The check after a fault: every acknowledged answer is in the log exactly once, the log has no other answers, the
table is consistent, and the record from the server equals the log on disk."""

import asyncio
import time
from functools import partial

import msgspec

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.server.storage.consistency import check_all, game_at, stored_match
from openoutcry.server.storage.opening import Database, database_url, open_to_read
from openoutcry.server.storage.rows import News
from openoutcry.server.storage.statements import read_news
from openoutcry.server.storage.store import read_intact
from tests.campaigns.faults.players import FaultTable, Given
from tests.campaigns.faults.servers import Place

# Seconds for a server to catch up with what was written while its database connections were lost.
CAUGHT_UP_WITHIN = 30.0


class Audit(msgspec.Struct):
    """The result for some tables. `false` counts inconsistent tables and those whose record differs from the log.
    `problems` describes each problem."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unfinished: int = 0
    false: int = 0
    problems: list[str] = []

    def wrong(self, sitting: FaultTable, problem: str) -> None:
        """Add a problem of a table."""
        self.problems.append(f"{sitting.game} {sitting.id}: {problem}")


async def audited(place: Place, sittings: list[FaultTable]) -> Audit:
    """Check these tables in the database and through the server. Their matches are over or their clients rest."""
    found = Audit()
    database = await open_to_read(database_url(place.database))
    try:
        for sitting in sittings:
            await _look(found, place, database, sitting)
    finally:
        await database.close()
    return found


async def _look(found: Audit, place: Place, database: Database, sitting: FaultTable) -> None:
    read = partial(read_news, table=sitting.id, after=0, chat_after=0, max_chat=0)
    found.acknowledged += len(sitting.answers)
    try:
        news: News = await read_intact(database, read)
        check_all(news.table, news.entries)
    except OpenOutcryError as problem:
        found.false += 1
        found.lost += len(sitting.answers)
        found.wrong(sitting, str(problem))
        return
    if not sitting.over and (sitting.pending is not None or not sitting.resting):
        found.unfinished += 1
        found.wrong(sitting, f"stuck at {sitting.number}, {len(news.entries)} inputs on disk")
    kept = answers_kept(news)
    lost, doubled = compared(sitting.answers, kept)
    found.lost += len(lost)
    # An answer that was pending when the table got stuck is not an error of its own.
    under_way = 0 if sitting.pending is None else 1
    found.doubled += max(0, len(doubled) - under_way)
    if lost or len(doubled) > under_way:
        found.wrong(sitting, f"told but not kept {lost}, kept but not told {doubled}")
    if sitting.over:
        end = time.monotonic() + CAUGHT_UP_WITHIN
        while not await record_is_log(place, sitting, news):
            if time.monotonic() > end:
                found.false += 1
                found.wrong(sitting, "the record is not the log")
                return
            await asyncio.sleep(0.1)


async def record_is_log(place: Place, sitting: FaultTable, news: News) -> bool:
    """Return whether the server's record has all inputs of the log. A server without connections to the table may lag
    for some seconds after it lost its database connections."""
    text, _ = await place.ask("GET", f"/api/tables/{sitting.id}/record", cookies=sitting.cookie(0))
    *lines, ending = [msgspec.json.decode(line) for line in text.splitlines()[1:]]
    shown = [(line["n"], line["seat"], line.get("option")) for line in lines]
    return "end" in ending and shown == [(entry.n, entry.seat, entry.option) for entry in news.entries]


def answers_kept(news: News) -> list[tuple[int, int, int]]:
    """Return the answers of persons in the log: the shown number when each question was asked, the seat and the option.
    A changed sealed answer counts once, with its last option."""
    match = stored_match(game_at(news.table), news.table, news.entries)
    assert match is not None
    answers: list[tuple[int, int, int]] = []
    for entry in match.entries:
        if entry.seat < 0 or entry.option is None:
            continue
        if entry.n in match.numbering.changes:
            at = max(n for n, (_, seat, _) in enumerate(answers) if seat == entry.seat)
            answers[at] = (*answers[at][:2], entry.option)
        else:
            answers.append((match.numbering.shown(entry.n - 1), entry.seat, entry.option))
    return answers


def compared(told: list[Given], kept: list[tuple[int, int, int]]) -> tuple[list[int], list[int]]:
    """Return the shown numbers of acknowledged answers that are not in the log, and of answers in the log that were not
    acknowledged."""
    rest = list(kept)
    lost = []
    for given in told:
        found = next((one for one in rest if one[:2] == (given.number, given.seat) and one[2] in given.options), None)
        if found is None:
            lost.append(given.number)
        else:
            rest.remove(found)
    return lost, [number for number, _, _ in rest]
