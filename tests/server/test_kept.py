"""Tables that were changed on disk: each is set aside with a notice, the others go on, and `db check` finds all."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import websockets

from openoutcry.server.storage.consistency import InconsistentTable, check_all, check_tables, stored_match
from openoutcry.server.storage.rows import Seat, TableRow
from tests.cli.conftest import environment
from tests.match.matches import opened, play_on
from tests.server.harness import Browser, Server, first, hasty

Visit = Callable[[Server], Browser]
ANSWERED = '"table" = :table AND entry LIKE \'%"seat":0,%\''
CHANGES = {
    "another answer": (
        f"UPDATE entries SET entry = replace(entry, '\"option\":0', '\"option\":1') WHERE {ANSWERED}",
        "false-table",
        "kept-answer",
    ),
    "another draw": (
        "UPDATE entries SET entry = json_set(entry, '$.option', (json_extract(entry, '$.option') + 1) % 4) "
        'WHERE "table" = :table AND number = 2',
        "false-table",
        "kept-answer",
    ),
    "the last input gone": (
        'DELETE FROM entries WHERE "table" = :table AND number = (SELECT inputs FROM tables WHERE id = :table)',
        "false-table",
        "kept-count",
    ),
    "an input gone": ('DELETE FROM entries WHERE "table" = :table AND number = 3', "false-table", "kept-order"),
    "all inputs gone": ('DELETE FROM entries WHERE "table" = :table', "false-table", "kept-count"),
    "two inputs changed about": (
        'UPDATE entries SET entry = (SELECT entry FROM entries AS e WHERE e."table" = :table AND e.number = 3) '
        'WHERE "table" = :table AND number = 2',
        "false-table",
        "kept-order",
    ),
    "another secret": ("UPDATE tables SET secret = zeroblob(32) WHERE id = :table", "false-table", "kept-secret"),
    "other options": ("UPDATE tables SET options = '{}' WHERE id = :table", "false-table", "kept-header"),
    "over too soon": ("UPDATE tables SET stage = 'over' WHERE id = :table", "false-table", "kept-unfinished"),
    "an input cut short": (
        'UPDATE entries SET entry = substr(entry, 1, 40) WHERE "table" = :table AND number = 4',
        "unreadable-table",
        "unreadable-table",
    ),
    "an input that is no text": (
        "UPDATE entries SET entry = x'7b22fffe22' WHERE \"table\" = :table AND number = 4",
        "unreadable-table",
        "unreadable-table",
    ),
    "letters garbled": (
        "UPDATE entries SET entry = CAST(x'7b226e223a22fffe227d' AS TEXT) WHERE \"table\" = :table AND number = 4",
        "unreadable-table",
        "unreadable-table",
    ),
    "a header cut short": (
        "UPDATE tables SET header = substr(header, 1, 40) WHERE id = :table",
        "unreadable-table",
        "unreadable-table",
    ),
    "a table of another version": (
        "UPDATE tables SET header = json_set(header, '$.openoutcry', '0.0.1'), secret = zeroblob(32) WHERE id = :table",
        "unreadable-table",
        "kept-secret",
    ),
}


def db_check(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "openoutcry.cli", "db", "check", *more]
    command += ["--database", f"sqlite:///{folder}/tables.sqlite3"]
    return subprocess.run(command, capture_output=True, text=True, env=environment(folder), check=False)


async def played(anna: Browser) -> str:
    table = await anna.open("person", "broker", "broker", options={"start": "1", "credit": "own-turn"})
    await anna.start(table)
    socket = await anna.connect(table)
    for _ in range(3):
        await socket.answer(first)
    await socket.asked()
    await socket.close()
    return table


async def test_each_table_that_was_changed_is_set_aside_and_the_others_go_on(
    own_server: Callable[..., Server], visit: Visit, tmp_path: Path
) -> None:
    server = own_server()
    anna = visit(server)
    tables = {name: await played(anna) for name in CHANGES}
    whole = await played(anna)
    server.stop()
    sound = db_check(tmp_path)
    assert (sound.returncode, sound.stdout) == (0, f"{len(CHANGES) + 1} tables, and all add up.\n")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as line:
        for name, table in tables.items():
            assert line.execute(CHANGES[name][0], {"table": table}).rowcount, name
    server.start()

    for name, table in tables.items():
        for _ in range(2):
            assert await anna.refused("GET", f"/api/tables/{table}", status=500) == CHANGES[name][1], name
    socket = await anna.connect(tables["another answer"])
    assert await socket.refusal() == "false-table"
    with pytest.raises(websockets.ConnectionClosed):
        await socket.hear()
    assert socket.line.close_code == 4500
    mine = {one["id"] for one in await anna.get("/api/mine")}
    assert whole in mine
    alive = await anna.connect(whole)
    assert await alive.answer(hasty)
    # One line for each, however often it is asked for, and none is a failure of ours.
    log = server.log.read_text()
    opened_and_set_aside = 2
    assert [log.count(f'"{table}"') for table in tables.values()] == [opened_and_set_aside] * len(tables)
    assert "Traceback" not in log

    # While the server is at work.
    found = db_check(tmp_path, "--json")
    assert found.returncode == 1
    report = json.loads(found.stdout)
    assert report["tables"] == len(CHANGES) + 1
    codes = {one["table"]: one["problem"] for one in report["false"]}
    assert codes == {table: CHANGES[name][2] for name, table in tables.items()}
    told = db_check(tmp_path, "--lang", "fr")
    assert told.returncode == 1
    assert f"Table {tables['an input gone']} (mogul, commencée avec la version " in told.stdout
    assert "L’entrée 3 manque ; l’entrée 4 est à sa place." in told.stdout


def test_another_answer_that_would_have_been_allowed_is_found() -> None:
    match = play_on(opened(), answers=7)
    seat = match.asked()[0]
    choice = match.choice(seat)
    assert choice is not None
    given, other = (match.prepare(seat, option) for option in choice.options[:2])
    seats = [Seat(n) for n in range(4)]
    kept = [*match.entries, *given]
    table = TableRow(id="", game="mogul", options=match.game.options, seats=seats, created=0.0, inputs=len(kept))
    table.header, table.secret = match.header, match.secret
    assert stored_match(match.game, table, kept) is not None
    changed = msgspec.structs.replace(given[0], option=other[0].option, words=other[0].words)
    for check in (lambda entries: stored_match(match.game, table, entries), lambda entries: check_all(table, entries)):
        with pytest.raises(InconsistentTable) as refused:
            check([*match.entries, changed, *given[1:]])
        assert refused.value.code in {"kept-position", "kept-answer"}


async def test_db_check_compares_every_input_and_not_only_the_last(
    own_server: Callable[..., Server], visit: Visit, tmp_path: Path
) -> None:
    server = own_server()
    tables = [await played(visit(server)) for _ in range(3)]
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as line:
        for table, change in zip(tables, ("$.hash", "$.words", "$.kind"), strict=True):
            line.execute(
                "UPDATE entries SET entry = json_set(entry, ?, 'another') WHERE \"table\" = ? AND number = 2",
                (change, table),
            )
    looked = [one async for one in check_tables(f"sqlite:///{tmp_path}/tables.sqlite3")]
    problems = [(one.problem.code, one.problem.args_shown) for one in looked if one.problem is not None]
    assert problems == [("kept-position", {"input": 2}), ("kept-answer", {"input": 2}), ("kept-answer", {"input": 2})]


async def test_a_table_that_was_mended_comes_back(
    own_server: Callable[..., Server], visit: Visit, tmp_path: Path
) -> None:
    server = own_server(idle_after=0.2)
    anna = visit(server)
    table = await played(anna)
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as line:
        line.execute("UPDATE tables SET inputs = inputs + 1")
    server.start()
    assert await anna.refused("GET", f"/api/tables/{table}", status=500) == "false-table"
    with sqlite3.connect(tmp_path / "tables.sqlite3") as line:
        line.execute("UPDATE tables SET inputs = inputs - 1")
    while (await anna.http.get(f"/api/tables/{table}")).status_code != 200:
        pass
    socket = await anna.connect(table)
    assert await socket.answer(hasty)
