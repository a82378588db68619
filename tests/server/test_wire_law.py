"""The wire law: two worlds that somebody cannot tell apart give the same bytes on that person's lines, whatever is
asked.

A world differs from another only in what the dealer drew and the viewer has not seen. Both are kept in a database, and
a real server plays on from there; only the version, which starts anywhere, is counted from the first one."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.games.catalogue import open_game
from openoutcry.match.match import Match
from openoutcry.match.record import Entry, SeatName, position_hash
from openoutcry.server.http.tokens import hash_of
from openoutcry.server.storage.rows import PERSON, PLAYING, Seat, TableRow
from openoutcry.server.storage.store import Store
from tests.server.harness import Browser, Server

Visit = Callable[[Server], Browser]
NAMES = ["Ann", "Ben", "Cy"]
TOKENS = ["A" * 22, "B" * 22, "C" * 22]
SPECTATOR = -1
GAMES = {"mogul": 8, "stockpile": 16, "speculation-board": 14, "speculation-cards": 12}


def opened(game: str) -> Match:
    """A match before the first draw."""
    match = Match.open(open_game(game, 3), [SeatName(name) for name in NAMES], b"s" * 32)
    return Match(match.game, match.header, match.secret)


def give(match: Match, seat: int, option: int) -> None:
    entry = match._answered(match.copy_position(), seat, option, match.number + 1)
    match.accept([entry])


def seen(match: Match, seat: int) -> str:
    """All that a viewer has seen."""
    view = position_hash(match.view(seat), match.steps)
    return f"{view} {match.log(seat)} {match.readings()} {[match.undo_to(seat), match.undo_point(seat)]}"


def with_entries(match: Match, entries: list[Entry]) -> Match:
    other = Match(match.game, match.header, match.secret)
    other.accept(entries)
    return other


def two_worlds(game: str, seat: int, answers: int) -> tuple[Match, Match]:
    """Two matches that the seat cannot tell apart, in which a player is asked: the last ones that differ, if any. When
    something covered is turned up the worlds part by right, and both go on as one of them."""
    rng = random.Random(f"{game} {seat}")
    one, other = opened(game), opened(game)
    last: tuple[list[Entry], list[Entry]] | None = None
    given = 0
    while given < answers or one.asked() == [NATURE]:
        asked = rng.choice(one.asked())
        choice = one.choice(asked)
        assert choice is not None
        option = rng.choice(choice.options)
        give(one, asked, option)
        given += asked != NATURE
        other = follow(one, other, seat, asked, option) or with_entries(one, one.entries)
        if NATURE not in one.asked() and one.asked() and differ(one, other):
            last = list(one.entries), list(other.entries)
    last = last or (one.entries, one.entries)
    return with_entries(one, last[0]), with_entries(one, last[1])


def follow(one: Match, other: Match, seat: int, asked: int, option: int) -> Match | None:
    """The other world after another input that this viewer takes for the same, if there is one, or after the same."""
    mine = other.choice(asked)
    wishes = [] if mine is None else sorted(mine.options, key=lambda wish: (wish == option) == (asked != seat))
    for wish in wishes:
        trial = with_entries(other, other.entries)
        give(trial, asked, wish)
        if trial.asked() == one.asked() and seen(trial, seat) == seen(one, seat):
            return trial
    return None


def differ(one: Match, other: Match) -> bool:
    return position_hash(one.position, one.steps) != position_hash(other.position, other.steps)


async def keep(match: Match, url: str, table: str) -> None:
    seats = [Seat(n, PERSON, name, None, hash_of(TOKENS[n]), n == 0) for n, name in enumerate(NAMES)]
    header = match.header
    row = TableRow(id=table, game=header.game, options=header.options, seats=seats, created=0.0, stage=PLAYING)
    row.header, row.secret = header, match.secret
    store = await Store.open(url)
    await store.create(row)
    await store.append(table, match.entries)
    await store.close()


async def overheard(browser: Browser, table: str, seat: int, match: Match) -> list[str]:
    """Everything that this viewer can get from the table."""
    told: list[str] = []
    if seat != SPECTATOR:
        await browser.http.get(f"/s/{table}/{TOKENS[seat]}")
    at = f"/api/tables/{table}"
    line = await browser.connect(table)
    told.append(json.dumps(await line.hear()))
    numbers = range(match.shown_number + 2)
    for path in [at, f"{at}/record", *(f"{at}/at/{number}" for number in numbers)]:
        told.append((await browser.http.get(path)).text)
    for other in range(len(NAMES)):
        for option in (0, 62):
            await line.refused(type="choose", seat=other, number=match.shown_number + 1, option=option)
            told.append(json.dumps(line.refusals[-1]))
        if other != seat:
            await line.refused(type="undo", seat=other, to=1)
            told.append(json.dumps(line.refusals[-1]))
    await line.send(type="say", text="hello")
    await line.until(lambda shown: shown["chat"])
    told.append(json.dumps([frame for frame in line.frames if frame["type"] == "changes"]))
    late = await browser.connect(table)
    told.append(json.dumps(await late.hear()))
    back = line.table["match"]["undo_to"][seat] if line.table is not None and seat != SPECTATOR else None
    if back is not None:
        await line.send(type="undo", seat=seat, to=back)
        await line.until(lambda shown: shown["match"]["undo_asked"] or shown["match"]["number"] > match.shown_number)
        told.append(json.dumps(line.frames[-1]))
    return told


def but_for_time(told: list[str]) -> list[str]:
    """Without what is of the moment: versions, and when something was said."""
    return [re.sub(r'"(version|since|at)": ?[\d.]+', r'"\1": 0', text) for text in told]


@pytest.mark.parametrize("game", GAMES)
async def test_worlds_that_look_the_same_sound_the_same(game: str, tmp_path: Path, visit: Visit) -> None:
    tables = {}
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    different = 0
    for seat in (0, 2, SPECTATOR):
        worlds = two_worlds(game, seat, GAMES[game])
        different += differ(*worlds)
        for n, match in enumerate(worlds):
            # The letters of a table's address; the same for both worlds but for one.
            tables[seat, n] = f"22law22s{seat + 3}{n + 2}", match
            await keep(match, url, tables[seat, n][0])
    assert different > 0 or game == "mogul", "in Mogul nothing is covered but the deck"
    server = Server(url, tmp_path / "log").start()
    for seat in (0, 2, SPECTATOR):
        heard = []
        for n in range(2):
            table, match = tables[seat, n]
            told = await overheard(visit(server), table, seat, match)
            heard.append([text.replace(table, "TABLE") for text in but_for_time(told)])
        for one, other in zip(*heard, strict=True):
            assert one == other
    server.stop()
