"""The next match: same people, bots and options, at a new table that everybody is told of."""

from collections.abc import Callable

import pytest

from tests.server.harness import Browser, Server, Socket, hasty

Visit = Callable[[Server], Browser]


async def finished(browsers: list[Browser], *seats: str) -> tuple[str, list[Socket]]:
    """A match that is over, with one person a browser."""
    import asyncio

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
