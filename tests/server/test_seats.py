"""Sitting down, standing up, coming back on another device, several people at one device."""

import asyncio
from collections.abc import Callable

import pytest

from openoutcry.server.http import links
from tests.patience import PATIENCE
from tests.server.harness import Browser, Server, hasty

Visit = Callable[[Server], Browser]


@pytest.fixture
async def anna(server: Server, visit: Visit) -> Browser:
    return visit(server)


@pytest.fixture
async def ben(server: Server, visit: Visit) -> Browser:
    return visit(server)


@pytest.mark.parametrize(
    "name", ["Anaïs", "Nguyễn Thị", "דָּוִד", "สมชาย", "نیم\u200cفاصله", "👩\u200d👩\u200d👧", "❤\ufe0f"]
)
async def test_names_of_every_script_are_taken(anna: Browser, name: str) -> None:
    table = await anna.open("open", "open", "open")
    await anna.sit(table, 0, name)
    assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["name"]


async def test_a_guest_sits_down_and_everybody_sees_it(anna: Browser, ben: Browser) -> None:
    table = await anna.open("person", "open", "random")
    socket = await anna.connect(table)
    await socket.until(lambda table: table["seats"][0]["online"])
    await ben.sit(table, 1, "  Ben   Bitter ")
    seated = await socket.until(lambda table: table["seats"][1]["holder"] == "person")
    chair = {"seat": 1, "holder": "person", "name": "Ben Bitter", "bot": None}
    free = dict.fromkeys(("online", "host", "yours", "slow", "muted", "waits"), False)
    assert seated["seats"][1] == chair | free
    await ben.connect(table)
    await socket.until(lambda table: table["seats"][1]["online"])
    await ben.sockets[0].close()
    await socket.until(lambda table: not table["seats"][1]["online"])


async def test_a_taken_seat_a_bots_seat_and_no_seat(anna: Browser, ben: Browser) -> None:
    table = await anna.open("person", "broker", "open")
    for seat, status, code in ((0, 409, "seat-taken"), (1, 409, "seat-taken"), (7, 404, "unknown-seat")):
        wish = {"seat": seat, "name": "Ben"}
        assert await ben.refused("POST", f"/api/tables/{table}/seats", wish, status) == code
    assert await ben.refused("POST", f"/api/tables/{table}/seats", {"seat": 2, "name": ""}) == "bad-name"
    assert await ben.refused("POST", f"/api/tables/{table}/seats", {"seat": -1, "name": "Ben"}, 404) == "unknown-seat"


async def test_the_match_starts_when_every_seat_is_taken_and_the_host_says_so(anna: Browser, ben: Browser) -> None:
    table = await anna.open("person", "open", "open")
    await ben.sit(table, 1, "Ben")
    assert await anna.refused("POST", f"/api/tables/{table}/start", status=409) == "seats-open"
    assert await ben.refused("POST", f"/api/tables/{table}/start", status=403) == "not-host"
    fill = {"seat": 2, "bot": "broker"}
    assert await ben.refused("POST", f"/api/tables/{table}/bots", fill, 403) == "not-host"
    assert await anna.refused("POST", f"/api/tables/{table}/bots", {"seat": 1, "bot": "broker"}, 409) == "seat-taken"
    assert await anna.refused("POST", f"/api/tables/{table}/bots", {"seat": 2, "bot": "shark"}) == "unknown-bot"
    await anna.post(f"/api/tables/{table}/bots", fill, expect=204)
    await anna.post(f"/api/tables/{table}/bots", {"seat": 2, "bot": None}, expect=204)
    await anna.post(f"/api/tables/{table}/bots", fill, expect=204)
    await anna.start(table)
    assert await anna.refused("POST", f"/api/tables/{table}/bots", fill, 409) == "already-started"
    assert await ben.refused("POST", f"/api/tables/{table}/seats", {"seat": 2, "name": "B"}, 409) == "already-started"
    assert (await ben.get(f"/api/tables/{table}"))["stage"] == "playing"


async def test_who_stands_up_in_the_lobby_leaves_an_open_seat(anna: Browser, ben: Browser) -> None:
    table = await anna.open("person", "open", "open")
    await ben.sit(table, 1, "Ben")
    socket = await ben.connect(table)
    await socket.until(lambda table: table["seats"][1]["yours"])
    assert (await ben.http.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    await socket.until(lambda table: table["seats"][1]["holder"] == "open" and not table["seats"][1]["yours"])
    await ben.sit(table, 2, "Ben")


async def test_who_stands_up_in_a_match_comes_back_by_his_link(anna: Browser, ben: Browser) -> None:
    table = await anna.open("person", "open", "broker")
    link = (await ben.sit(table, 1, "Ben"))["link"]
    await anna.start(table)
    assert (await ben.http.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    assert not any(seat["yours"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"])
    answer = await ben.http.get(link)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert [seat["yours"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"]] == [False, True, False]


async def test_a_seat_is_taken_up_on_another_device(anna: Browser, visit: Visit) -> None:
    table = await anna.open("person", "broker", "broker", options={"start": "1"})
    await anna.start(table)
    link = await anna.get(f"/api/tables/{table}/seats/0/link")
    assert link["link"].startswith(f"{anna.server.address}/s/{table}/")
    assert link["qr"].startswith("<svg")
    phone = visit(anna.server)
    answer = await phone.http.get(link["link"])
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert f"path=/api/tables/{table}" in cookie
    at_home, on_the_road = await anna.connect(table), await phone.connect(table)
    await on_the_road.asked()
    assert await on_the_road.answer(hasty)
    number = on_the_road.number()
    await at_home.until(lambda table: table["match"]["number"] >= number)
    seen = await phone.get(f"/api/tables/{table}")
    assert seen["host"], "the host's seat is the host's on every device"


async def test_a_link_that_leads_to_no_seat(anna: Browser) -> None:
    table = await anna.open("person", "open", "open")
    for path in (f"/s/{table}/{'A' * 22}", "/s/2222222222/AAAA", "/s/x/y"):
        answer = await anna.http.get(path)
        assert answer.status_code == 404
        assert "leads to no seat" in answer.text


async def test_the_token_is_nowhere_on_disk(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    token = anna.http.cookies[f"oo_{table}_0"]
    assert len(token) == 22
    folder = server.log.parent
    server.stop()
    for path in folder.iterdir():
        assert token.encode() not in path.read_bytes()


async def test_an_invitation(anna: Browser) -> None:
    table = await anna.open("person", "open", "open")
    invitation = await anna.get(f"/api/tables/{table}/invitation")
    assert invitation["link"] == f"{anna.server.address}/t/{table}"
    assert invitation["qr"].startswith("<svg")


def test_a_qr_code_is_made_once() -> None:
    link = "https://play.example.org/t/2222222222"
    assert links.qr(link) is links.qr(link)
    assert links.qr(link) != links.qr(link + "3")


async def test_my_tables_and_whose_turn_it_is(anna: Browser) -> None:
    assert await anna.get("/api/mine") == []
    waiting = await anna.open("person", "open", "open")
    turn = await anna.open("person", "broker", "broker", options={"start": "1"})
    await anna.start(turn)
    socket = await anna.connect(turn)
    await socket.asked()
    anna.http.cookies.set("oo_2222222222_0", "gone", domain="127.0.0.1", path="/")
    mine = await anna.get("/api/mine")
    assert [(one["id"], one["stage"], one["your_turn"]) for one in mine] == [
        (turn, "playing", True),
        (waiting, "lobby", False),
    ]
    assert (mine[0]["names"], mine[0]["bots"]) == (["Anna"], ["Hetty", "Jesse"])
    assert "oo_2222222222_0" not in anna.http.cookies


async def test_the_opener_may_only_watch(anna: Browser) -> None:
    table = await anna.open("broker", "random", "broker")
    assert (await anna.get(f"/api/tables/{table}"))["host"]
    await anna.start(table)
    socket = await anna.connect(table)
    over = await socket.until(lambda table: table["stage"] == "over")
    assert over["match"]["choices"] == []
    assert over["watching"] == 1


async def test_people_at_one_device_never_see_two_hands_at_once(anna: Browser) -> None:
    table = await anna.open("person", "person", "person", options={"memory": "table"})
    await anna.start(table)
    socket = await anna.connect(table)
    over = await socket.play(hasty)
    assert over["stage"] == "over"
    seen = set()
    for shown in socket.tables:
        match = shown["match"]
        uncovered = [seat for seat, player in enumerate(match["shown"]["players"]) if player["chips"] is not None]
        assert len(uncovered) == 1
        assert [choice["seat"] for choice in match["choices"]] in ([], uncovered)
        seen.update(uncovered)
    assert seen == {0, 1, 2}


async def test_a_slow_reader_holds_up_nobody_and_misses_nothing(anna: Browser) -> None:
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    slow = await anna.connect(table)
    socket = await anna.connect(table)
    slow.line.transport.pause_reading()
    for _ in range(5):
        await socket.answer(hasty)
    slow.line.transport.resume_reading()
    number = socket.number()
    async with asyncio.timeout(PATIENCE):
        await slow.until(lambda table: table["match"] and table["match"]["number"] >= number)
    assert slow.log[: len(socket.log)] == socket.log
