"""The next match: same people, bots and options, at a new table that everybody is told of."""

import asyncio
from collections.abc import Callable

import pytest

from tests.server.harness import Browser, Server, Socket, hasty

Visit = Callable[[Server], Browser]


async def finished(browsers: list[Browser], *seats: str) -> tuple[str, list[Socket]]:
    """A match that is over, with one person a browser."""

    table = await browsers[0].open("person", *seats, options={"credit": "own-turn", "start": "2"})
    for seat, browser in enumerate(browsers[1:], start=1):
        await browser.sit(table, seat, f"Guest {seat}")
    await browsers[0].start(table)
    sockets = [await browser.connect(table) for browser in browsers]
    await asyncio.gather(*(socket.play(hasty) for socket in sockets))
    return table, sockets


async def test_alone_against_bots_the_next_match_begins_at_once(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table, (socket,) = await finished([anna], "broker", "random")
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    await socket.until(lambda table: table["rematch"] == opened)
    again = await anna.get(f"/api/tables/{opened}")
    assert again["stage"] == "playing"
    assert [(seat["name"], seat["bot"]) for seat in again["seats"]] == [
        ("Anna", None),
        ("Hetty", "broker"),
        ("Jesse", "random"),
    ]
    assert again["options"]["credit"] == "own-turn"
    assert again["seats"][0]["yours"]
    assert again["host"]


@pytest.fixture
async def three(server: Server, visit: Visit) -> list[Browser]:
    return [visit(server) for _ in range(3)]


async def test_everybody_is_told_and_comes_along(three: list[Browser], visit: Visit) -> None:
    anna, ben, chloe = three
    table, sockets = await finished([anna, ben], "open", "broker")
    opened = (await ben.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await anna.post(f"/api/tables/{table}/rematch"))["id"] == opened
    for socket in sockets:
        await socket.until(lambda table: table["rematch"] == opened)
    shown = await anna.get(f"/api/tables/{opened}")
    assert [seat["yours"] for seat in shown["seats"]] == [True, False, False]
    assert shown["stage"] == "playing", "everybody has come, so it has begun"
    assert await chloe.refused("POST", f"/api/tables/{table}/rematch", status=403) == "not-your-seat"


async def test_a_second_device_of_the_same_seat_comes_along_too(three: list[Browser]) -> None:
    anna, ben, phone = three
    table, _ = await finished([anna, ben], "open", "broker")
    await phone.http.get((await anna.get(f"/api/tables/{table}/seats/0/link"))["link"])
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await phone.post(f"/api/tables/{table}/rematch"))["id"] == opened
    for browser in (anna, phone):
        assert (await browser.get(f"/api/tables/{opened}"))["seats"][0]["yours"]


async def test_whoever_does_not_come_is_replaced_by_the_host(three: list[Browser]) -> None:
    anna, ben, _ = three
    table, _ = await finished([anna, ben], "open", "broker")
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    waiting = await anna.get(f"/api/tables/{opened}")
    assert (waiting["stage"], waiting["seats"][1]["name"]) == ("lobby", "Guest 1")
    await anna.post(f"/api/tables/{opened}/bots", {"seat": 1, "bot": "random"}, expect=204)
    assert await ben.refused("POST", f"/api/tables/{table}/rematch", status=409) == "nothing-to-claim"
    await anna.start(opened)


async def test_a_removed_player_gets_no_seat_back_by_the_table_before(three: list[Browser]) -> None:
    anna, ben, _ = three
    table, _ = await finished([anna, ben], "open", "broker")
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    await ben.post(f"/api/tables/{table}/rematch")
    assert (await ben.get(f"/api/tables/{opened}"))["stage"] == "playing"
    await anna.post(f"/api/tables/{opened}/remove", {"seat": 1}, expect=204)
    await anna.post(f"/api/tables/{opened}/lock", {"locked": True}, expect=204)
    assert await ben.refused("GET", f"/api/tables/{opened}", status=403) == "table-locked"
    assert await ben.refused("POST", f"/api/tables/{table}/rematch", status=409) == "nothing-to-claim"
    assert await ben.refused("GET", f"/api/tables/{opened}", status=403) == "table-locked"


async def test_a_host_gets_no_removed_guests_seat_by_the_table_before(three: list[Browser]) -> None:
    anna, ben, chloe = three
    table = await anna.open("person", "open", "person", options={"credit": "own-turn", "start": "2"})
    await ben.sit(table, 1, "Ben")
    await anna.start(table)
    sockets = [await browser.connect(table) for browser in (anna, ben)]
    await asyncio.gather(*(socket.play(hasty) for socket in sockets))
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await anna.http.delete(f"/api/tables/{opened}/seats/2")).status_code == 204
    await chloe.sit(opened, 2, "Chloé")
    await ben.post(f"/api/tables/{table}/rematch")
    assert (await anna.get(f"/api/tables/{opened}"))["stage"] == "playing"
    await anna.post(f"/api/tables/{opened}/remove", {"seat": 2}, expect=204)
    await anna.post(f"/api/tables/{table}/rematch")
    shown = await anna.get(f"/api/tables/{opened}")
    assert [seat["yours"] for seat in shown["seats"]] == [True, False, False]
    assert shown["seats"][2]["waits"]
    log = [(one["deed"], one["seat"]) for one in await ben.get(f"/api/tables/{opened}/deeds")]
    assert log == [("came to rematch", 0), ("came to rematch", 2), ("came to rematch", 1), ("removed", 2)]


async def test_a_renewed_link_ends_the_old_one_at_the_rematch_too(three: list[Browser]) -> None:
    anna, ben, thief = three
    table, _ = await finished([anna, ben], "open", "broker")
    link = (await ben.get(f"/api/tables/{table}/seats/1/link"))["link"]
    await thief.http.get(link)
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    await thief.post(f"/api/tables/{table}/rematch")
    stolen = await thief.connect(opened)
    await stolen.until(lambda table: table["seats"][1]["yours"])
    await ben.post(f"/api/tables/{table}/seats/1/link")
    await stolen.until(lambda table: not table["seats"][1]["yours"])
    assert (await ben.get(f"/api/tables/{opened}"))["seats"][1]["yours"]
    assert await thief.refused("POST", f"/api/tables/{table}/rematch", status=403) == "not-your-seat"


async def test_a_locked_rematch_lets_in_those_for_whom_a_seat_is_reserved(three: list[Browser]) -> None:
    anna, ben, chloe = three
    table, _ = await finished([anna, ben], "open", "broker")
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    await anna.post(f"/api/tables/{opened}/lock", {"locked": True}, expect=204)
    await anna.start(opened)
    wish = {"seat": 1, "name": "Chloé"}
    for path in ("seats", "takeover"):
        assert await chloe.refused("POST", f"/api/tables/{opened}/{path}", wish, status=403) == "table-locked"
    await anna.post(f"/api/tables/{opened}/lock", {"locked": False}, expect=204)
    assert await chloe.refused("POST", f"/api/tables/{opened}/takeover", wish, status=409) == "seat-taken"
    await anna.post(f"/api/tables/{opened}/lock", {"locked": True}, expect=204)
    await ben.post(f"/api/tables/{table}/rematch")
    assert (await ben.get(f"/api/tables/{opened}"))["seats"][1]["yours"]
