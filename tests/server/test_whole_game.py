"""Two people and two bots at one table, from the invitation to the verified record."""

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import Any

from openoutcry.match import record, verify
from tests.server.harness import Browser, Server, Socket, hasty

Visit = Callable[[Server], Browser]


async def table_of_four(server: Server, visit: Visit, **options: str) -> tuple[str, Browser, Browser]:
    anna, ben = visit(server), visit(server)
    table = await anna.open("person", "open", "broker", "random", options=options)
    await ben.sit(table, 1, "Ben")
    await anna.start(table)
    return table, anna, ben


async def play_all(*sockets: Socket) -> list[Any]:
    return await asyncio.gather(*(socket.play(hasty) for socket in sockets))


async def test_two_people_and_two_bots_finish_a_game(server: Server, visit: Visit) -> None:
    table, anna, ben = await table_of_four(server, visit)
    watcher = await visit(server).connect(table)
    tables = await play_all(await anna.connect(table), await ben.connect(table))
    for shown in tables:
        assert shown["stage"] == "over"
        assert shown["match"]["result"]["end"] == "crash"
        assert hashlib.sha256(bytes.fromhex(shown["match"]["secret"])).hexdigest() == shown["match"]["commitment"]
    assert tables[0]["match"]["result"] == tables[1]["match"]["result"]
    seen = await watcher.until(lambda table: table["stage"] == "over")
    assert seen["match"]["result"] == tables[0]["match"]["result"]
    assert watcher.log == anna.sockets[0].log
    for socket in (*anna.sockets, *ben.sockets, watcher):
        playing = [shown["match"] for shown in socket.tables if shown["stage"] == "playing"]
        assert playing
        assert all(match["secret"] is None for match in playing), "the deal could be computed"
    assert [line["event"]["event"] for line in watcher.log][-1] == "game-over"


async def test_the_record_taken_home_is_true(server: Server, visit: Visit) -> None:
    table, anna, ben = await table_of_four(server, visit, credit="own-turn")
    await play_all(await anna.connect(table), await ben.connect(table))
    text = (await anna.http.get(f"/api/tables/{table}/record")).text
    verify.verify(record.parse(text))


async def test_while_playing_the_record_holds_what_the_seat_could_read(server: Server, visit: Visit) -> None:
    table, anna, _ = await table_of_four(server, visit)
    mine = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert json.loads(mine.splitlines()[0])["form"] == "0"
    public = (await visit(server).http.get(f"/api/tables/{table}/record")).text
    assert json.loads(public.splitlines()[0])["form"] == "public"
    assert '"secret"' not in mine + public


def chips_shown(frame: Any) -> list[int | None]:
    return [player["chips"] for player in frame["match"]["shown"]["players"]]


async def test_no_message_to_a_seat_contains_another_seats_chips(server: Server, visit: Visit) -> None:
    table, anna, ben = await table_of_four(server, visit, memory="table")
    watcher = await visit(server).connect(table)
    sockets = [await anna.connect(table), await ben.connect(table)]
    await play_all(*sockets)
    await watcher.until(lambda table: table["stage"] == "over")
    for seat, socket in enumerate(sockets):
        frames = [table for table in socket.tables if table["match"]]
        assert len(frames) > 20
        for frame in frames:
            assert [n for n, chips in enumerate(chips_shown(frame)) if chips is not None] == [seat]
            assert [choice["seat"] for choice in frame["match"]["choices"]] in ([], [seat])
    for frame in watcher.tables:
        assert chips_shown(frame) == [None] * 4
        assert frame["match"]["choices"] == []


async def test_with_perfect_memory_everybodys_chips_are_shown(server: Server, visit: Visit) -> None:
    table, anna, _ = await table_of_four(server, visit, memory="perfect")
    assert None not in chips_shown(await anna.get(f"/api/tables/{table}"))


async def test_the_past_is_shown_with_the_same_eyes(server: Server, visit: Visit) -> None:
    table, anna, ben = await table_of_four(server, visit)
    sockets = [await anna.connect(table), await ben.connect(table)]
    await play_all(*sockets)
    moments = sorted({line["number"] for line in sockets[0].log})
    for number in moments[:: max(1, len(moments) // 10)]:
        past = await anna.get(f"/api/tables/{table}/at/{number}")
        assert past["number"] == number
        assert [player["chips"] is None for player in past["shown"]["players"]] == [False, True, True, True]
    assert await anna.refused("GET", f"/api/tables/{table}/at/100000", status=404) == "no-such-moment"


async def test_answers_that_are_closed_say_which_rule_closes_them(server: Server, visit: Visit) -> None:
    table, anna, _ = await table_of_four(server, visit, start="1")
    socket = await anna.connect(table)
    asked = await socket.asked()
    choice = asked["match"]["choices"][0]
    for option in choice["options"]:
        assert option["rule"] is None or option["rule"].startswith("rule-mogul-")
        assert option["key"].startswith("choice-mogul-")
    assert choice["key"] == f"ask-mogul-{choice['kind']}"
    closed = [option for option in choice["options"] if option["rule"]]
    for option in closed:
        number = asked["match"]["number"]
        code = await socket.refused(type="choose", seat=0, number=number, option=option["option"])
        assert code == "illegal-choice"
        assert socket.refusals[-1]["args"]["rule"] == option["rule"]
