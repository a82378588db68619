"""Nonsense, forgeries and floods: each gets a clear refusal, nothing changes, and the table goes on."""

import contextlib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
import websockets

from openoutcry.server.live.socket import parse
from openoutcry.server.refusals import BadInput
from tests.server.harness import Browser, Server, Socket, first, hasty

Visit = Callable[[Server], Browser]


@pytest.fixture
async def anna(server: Server, visit: Visit) -> Browser:
    return visit(server)


async def playing(anna: Browser, *others: str) -> tuple[str, Socket]:
    table = await anna.open("person", *(others or ("broker", "broker")), options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    return table, socket


def wish(**changes: Any) -> dict[str, Any]:
    return {"game": "mogul", "seats": ["person", "broker", "broker"], "names": ["Anna"], "options": {}, **changes}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (wish(game="monopoly"), "unknown-game"),
        (wish(seats=["person", "broker"]), "bad-players"),
        (wish(seats=["person", *["broker"] * 6]), "bad-players"),
        (wish(seats=[]), "bad-players"),
        (wish(seats=["broker"] * 5000), "bad-players"),
        (wish(seats=["person", "broker", "shark"]), "unknown-bot"),
        (wish(names=["Anna", "Ben"]), "bad-names"),
        (wish(names=[]), "bad-names"),
        (wish(names=["  "]), "bad-name"),
        (wish(names=["A" * 25]), "bad-name"),
        (wish(names=["An\u0007na"]), "bad-name"),
        (wish(names=["An\u202ena"]), "bad-name"),
        (wish(names=["\u3164"]), "bad-name"),
        (wish(names=["\u2800\u2800"]), "bad-name"),
        (wish(names=["\u200d"]), "bad-name"),
        (wish(names=["Anna\u200d"]), "bad-name"),
        (wish(names=["Anna\ufe0f"]), "bad-name"),
        (wish(names=["\u0301nna"]), "bad-name"),
        (wish(names=["A\u0323\u0321\u0317\u0330nna"]), "bad-name"),
        (wish(options={"credit": "never"}), "bad-option"),
        (wish(options={"weather": "fine"}), "unknown-option"),
        (wish(options={"fast_start": "yes"}), "bad-option"),
        (wish(options={"start": "4"}), "bad-option"),
        (wish(house_set="not toml"), "bad-toml"),
        (wish(house_set='game = "poker"'), "box-game"),
        (wish(seats="person"), "bad-message"),
        (wish(extra=1), "bad-message"),
        ({"game": "mogul"}, "bad-message"),
        ([1, 2], "bad-message"),
    ],
)
async def test_a_table_that_cannot_be_opened(anna: Browser, body: Any, code: str) -> None:
    assert await anna.refused("POST", "/api/tables", body) == code
    assert not anna.http.cookies


@pytest.mark.parametrize(
    ("body", "meant"),
    [
        (wish(game="Mogull"), "mogul"),
        (wish(seats=["person", "broker", "brokr"]), "broker"),
        (wish(options={"fast-start": "no"}), "fast_start"),
        (wish(options={"credit": "own_turn"}), "own-turn"),
        (wish(options={"w" * 10_000: "fine"}), None),
    ],
)
async def test_a_refusal_says_what_was_probably_meant(anna: Browser, body: Any, meant: str | None) -> None:
    refusal = (await anna.http.post("/api/tables", json=body)).json()["refusal"]
    assert refusal["args"].get("near") == meant
    assert refusal["message"].endswith(f"; did you mean {meant!r}?") == (meant is not None)


def test_a_message_of_a_mistyped_kind_is_told_which_was_meant() -> None:
    with pytest.raises(BadInput, match=r"did you mean 'choose'\?$"):
        parse('{"type":"chose","seat":0,"number":1,"option":1}')


async def test_a_house_set_with_thirty_shares(anna: Browser) -> None:
    printed = files("openoutcry.games.mogul").joinpath("data.toml").read_text("utf-8")
    assert "shares = 8" in printed
    code = await anna.refused("POST", "/api/tables", wish(house_set=printed.replace("shares = 8", "shares = 7", 1)))
    assert code.startswith("box-")


@pytest.mark.parametrize("body", [b"{", b"", b"\xff\xfe", pytest.param(b"[" * 60_000, id="deep")])
async def test_a_body_that_is_not_json(anna: Browser, body: bytes) -> None:
    json = {"content-type": "application/json"}
    assert await anna.refused("POST", "/api/tables", content=body, headers=json) in ("not-json", "bad-message")


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "text/application/json"])
async def test_a_body_that_is_not_declared_as_json(anna: Browser, kind: str | None) -> None:
    headers = {} if kind is None else {"content-type": kind}
    body = {"content": b'{"game":"mogul","seats":["person","open","open"],"names":["Anna"]}', "headers": headers}
    assert await anna.refused("POST", "/api/tables", status=415, **body) == "bad-content-type"
    table = await anna.open("person", "open", "open")
    if kind is not None:
        path = f"/api/tables/{table}/start"
        assert await anna.refused("POST", path, status=415, headers=headers) == "bad-content-type"
    declared = {"content-type": "Application/JSON; charset=utf-8"}
    assert (await anna.http.post("/api/tables", **{**body, "headers": declared})).status_code == 201


async def test_a_body_that_is_too_large(anna: Browser) -> None:
    assert await anna.refused("POST", "/api/tables", wish(house_set="#" * 100_000), status=413) == "too-large"


async def test_addresses_that_lead_nowhere(anna: Browser) -> None:
    assert await anna.refused("GET", "/api/tables/2222222222", status=404) == "unknown-table"
    assert await anna.refused("GET", "/api/tables/'; DROP TABLE tables", status=404) == "unknown-table"
    assert await anna.refused("GET", "/api/tables/%00", status=404) == "unknown-table"
    assert await anna.refused("GET", "/api/nothing", status=404) == "not-found"
    assert await anna.refused("PUT", "/api/tables", status=405) == "bad-method"
    table = await anna.open("person", "open", "open")
    assert await anna.refused("GET", f"/api/tables/{table}/at/0", status=409) == "not-started"
    assert await anna.refused("GET", f"/api/tables/{table}/record", status=409) == "not-started"
    assert await anna.refused("POST", f"/api/tables/{table}/rematch", status=409) == "not-over"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("hello", "not-json"),
        ("", "not-json"),
        pytest.param("[" * 10_000, "bad-message", id="deep"),
        ('"choose"', "bad-message"),
        ("{}", "unknown-message"),
        ('{"type":"cheat"}', "unknown-message"),
        ('{"type":7}', "unknown-message"),
        ('{"type":"choose","seat":0}', "bad-message"),
        ('{"type":"choose","seat":"0","number":1,"option":1}', "bad-message"),
        ('{"type":"choose","seat":0,"number":1,"option":1,"also":2}', "bad-message"),
        ('{"type":"say","text":7}', "bad-message"),
        (b'{"type":"cheat"}', "unknown-message"),
        (b"\xff\xff", "not-json"),
    ],
)
async def test_a_message_that_cannot_be_read(anna: Browser, raw: str | bytes, code: str) -> None:
    _, socket = await playing(anna)
    number = socket.number()
    await socket.line.send(raw)
    assert await socket.refusal() == code
    assert await socket.answer(first)
    assert socket.number() > number


async def test_answers_that_are_out_of_place(anna: Browser, visit: Visit) -> None:
    ben = visit(anna.server)
    table = await anna.open("person", "open", "broker", options={"start": "1"})
    await ben.sit(table, 1, "Ben")
    early = await anna.connect(table)
    assert await early.refused(type="choose", seat=0, number=0, option=0) == "not-started"
    assert await early.refused(type="undo", seat=0, to=0) == "not-started"
    await anna.start(table)
    mine, his = await anna.connect(table), await ben.connect(table)
    await mine.asked()
    await his.until(lambda table: table["match"])
    number = mine.number()
    assert await his.refused(type="choose", seat=1, number=number, option=0) == "not-asked"
    assert await his.refused(type="choose", seat=0, number=number, option=0) == "not-your-seat"
    assert await his.refused(type="choose", seat=2, number=number, option=0) == "not-your-seat"
    assert await his.refused(type="choose", seat=-1, number=number, option=0) == "not-your-seat"
    assert await his.refused(type="choose", seat=99, number=number, option=0) == "not-your-seat"
    assert await his.refused(type="undo", seat=1, to=0) == "nothing-to-undo"
    assert await his.refused(type="consent", seat=1, agree=True) == "nothing-to-agree"
    assert await mine.refused(type="choose", seat=0, number=number - 1, option=0) == "stale"
    assert await mine.refused(type="choose", seat=0, number=number + 1, option=0) == "stale"
    for option in (-1, 2, 63, 64, 10**30):
        assert await mine.refused(type="choose", seat=0, number=number, option=option) == "illegal-choice"
    assert mine.number() == number
    assert await mine.answer(first)


async def test_a_refusal_names_the_message_that_it_answers(anna: Browser) -> None:
    _, socket = await playing(anna)
    number = socket.number()
    wrong = {"type": "choose", "seat": 0, "number": number + 1, "option": 0}
    await socket.send(**wrong)
    await socket.send(type="undo", seat=0, to=99)
    await socket.line.send("{")
    for _ in range(3):
        await socket.refusal()
    answers = [frame["to"] for frame in socket.frames if frame["type"] == "refused"]
    assert answers == [wrong, {"type": "undo", "seat": 0, "to": 99}, None]


@pytest.mark.parametrize("forged", ["", "A" * 22, "x" * 64, "x" * 65])
async def test_a_forged_seat(anna: Browser, visit: Visit, forged: str) -> None:
    table, socket = await playing(anna)
    thief = visit(anna.server)
    thief.http.cookies.set(f"oo_{table}_0", forged)
    seen = (await thief.http.get(f"/api/tables/{table}")).json()
    assert not any(seat["yours"] for seat in seen["seats"])
    assert not seen["host"]
    assert [player["chips"] for player in seen["match"]["shown"]["players"]] == [None] * 3
    line = await thief.connect(table)
    assert await line.refused(type="choose", seat=0, number=socket.number(), option=0) == "not-your-seat"
    assert await thief.refused("GET", f"/api/tables/{table}/seats/0/link", status=403) == "not-your-seat"
    assert await thief.refused("DELETE", f"/api/tables/{table}/seats/0", status=403) == "not-your-seat"
    assert await thief.refused("POST", f"/api/tables/{table}/start", status=403) == "not-host"


async def test_the_cookie_of_one_seat_opens_no_other(anna: Browser, visit: Visit) -> None:
    table, _ = await playing(anna)
    thief = visit(anna.server)
    thief.http.cookies.set(f"oo_{table}_1", anna.http.cookies[f"oo_{table}_0"])
    assert not any(seat["yours"] for seat in (await thief.get(f"/api/tables/{table}"))["seats"])


@pytest.mark.parametrize("letters", [20_000, 10_000_000])
async def test_a_message_that_is_too_large_closes_its_connection_and_no_other(anna: Browser, letters: int) -> None:
    table, socket = await playing(anna)
    shouting = await anna.connect(table)
    await shouting.hear()
    with contextlib.suppress(websockets.ConnectionClosed):
        await shouting.line.send('{"type":"say","text":"' + "A" * letters + '"}')
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await shouting.hear()
    # While more is being sent the connection may be reset, and the close code be lost.
    assert shouting.line.close_code in {20_000: (1009,), 10_000_000: (1009, 1006)}[letters]
    assert await socket.answer(hasty)
    assert socket.chat == []
    again = await anna.connect(table)
    assert await again.until(lambda table: table["match"])
    assert "Traceback" not in anna.server.log.read_text()


async def test_a_request_from_the_page_of_another_site(anna: Browser) -> None:
    elsewhere = {"origin": "http://evil.example"}
    assert await anna.refused("POST", "/api/tables", wish(), 403, headers=elsewhere) == "bad-origin"
    ours = {"origin": anna.server.address}
    assert (await anna.http.post("/api/tables", json=wish(), headers=ours)).status_code == 201
    table, _ = await playing(anna)
    address = f"ws://127.0.0.1:{anna.server.port}/api/tables/{table}/ws"
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(address, origin=websockets.Origin("http://evil.example"))
    assert refused.value.response.status_code == 403
    async with websockets.connect(address, origin=websockets.Origin(anna.server.address)) as line:
        assert '"type":"table"' in str(await line.recv())


async def test_too_much_too_fast(own_server: Callable[..., Server], visit: Visit) -> None:
    never = {"messages_per_second": 0.0, "calls_per_second": 0.0, "tables_per_second": 0.0}
    server = own_server(**never, message_burst=20, call_burst=30, table_burst=2)
    anna = visit(server)
    _, socket = await playing(anna)
    for _ in range(40):
        await socket.send(type="ping")
    assert await socket.refusal() == "too-fast"
    await anna.open("person", "open", "open")
    assert await anna.refused("POST", "/api/tables", wish(), 429) == "too-fast"
    for _ in range(30):
        last = await anna.http.get("/api/games")
    assert last.status_code == 429
    assert last.json()["refusal"]["code"] == "too-fast"
