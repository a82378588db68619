"""What a host and the house decide: who is removed, muted, locked out, refused; who did what; and nobody sees more
cards by it than before."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets

from tests.cli.conftest import environment
from tests.patience import OFTEN, PATIENCE
from tests.server.harness import Browser, Server, first

Visit = Callable[[Server], Browser]


@pytest.fixture
def anna(server: Server, visit: Visit) -> Browser:
    return visit(server)


@pytest.fixture
def ben(server: Server, visit: Visit) -> Browser:
    return visit(server)


@pytest.fixture
def eve(server: Server, visit: Visit) -> Browser:
    return visit(server)


async def two_people(anna: Browser, ben: Browser, start: bool = True) -> str:
    table = await anna.open("person", "open", "broker")
    await ben.sit(table, 1, "Ben")
    if start:
        await anna.start(table)
    return table


async def ended(socket: object, code: str) -> None:
    """The line is closed, and why was said."""
    assert await socket.refusal() == code  # type: ignore[attr-defined]
    with pytest.raises(websockets.ConnectionClosed):
        await socket.hear()  # type: ignore[attr-defined]


async def test_in_the_lobby_a_chair_is_free_again(anna: Browser, ben: Browser) -> None:
    table = await two_people(anna, ben, start=False)
    assert await ben.refused("POST", f"/api/tables/{table}/remove", {"seat": 0}, 403) == "not-host"
    assert await anna.refused("POST", f"/api/tables/{table}/remove", {"seat": 0}, 403) == "remove-yourself"
    await anna.post(f"/api/tables/{table}/remove", {"seat": 1}, expect=204)
    shown = await ben.get(f"/api/tables/{table}")
    assert (shown["seats"][1]["holder"], shown["seats"][1]["yours"]) == ("open", False)


async def test_in_a_match_somebody_else_takes_the_seat_but_nobody_who_would_see_two_hands(
    anna: Browser, ben: Browser, eve: Browser
) -> None:
    table = await two_people(anna, ben)
    his = await ben.connect(table)
    await his.until(lambda table: table["seats"][1]["yours"])
    await anna.post(f"/api/tables/{table}/remove", {"seat": 1}, expect=204)
    shown = await his.until(lambda table: table["seats"][1]["waits"])
    assert not shown["seats"][1]["yours"]
    assert await his.refused(type="choose", seat=1, number=shown["match"]["number"], option=0) == "not-your-seat"
    wish = {"seat": 1, "name": "Eve"}
    assert await anna.refused("POST", f"/api/tables/{table}/takeover", wish, 403) == "sees-other-cards"
    await eve.post(f"/api/tables/{table}/takeover", wish)
    shown = await eve.get(f"/api/tables/{table}")
    assert (shown["seats"][1]["name"], shown["seats"][1]["yours"]) == ("Eve", True)
    assert await ben.refused("POST", f"/api/tables/{table}/takeover", wish, 409) == "seat-taken"
    assert [one["deed"] for one in await ben.get(f"/api/tables/{table}/deeds")] == ["removed", "taken over"]


async def test_or_a_bot_plays_on(anna: Browser, ben: Browser) -> None:
    table = await two_people(anna, ben)
    await anna.post(f"/api/tables/{table}/remove", {"seat": 1, "bot": True}, expect=204)
    socket = await anna.connect(table)
    for _ in range(4):
        await socket.answer(first)
    shown = await anna.get(f"/api/tables/{table}")
    assert (shown["seats"][1]["holder"], shown["seats"][1]["bot"]) == ("bot", "broker")


async def test_who_is_muted_says_nothing(anna: Browser, ben: Browser, eve: Browser) -> None:
    table = await two_people(anna, ben)
    his, watching = await ben.connect(table), await eve.connect(table)
    await anna.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True}, expect=204)
    await anna.post(f"/api/tables/{table}/mute", {"seat": None, "muted": True}, expect=204)
    assert await his.refused(type="say", text="But I") == "muted"
    assert await watching.refused(type="say", text="And I") == "muted"
    await anna.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": False}, expect=204)
    await his.send(type="say", text="Thank you")
    shown = await his.until(lambda _: his.chat)
    assert (shown["seats"][1]["muted"], shown["quiet"]) == (False, True)


async def test_a_locked_table_is_seen_by_those_who_sit_at_it(anna: Browser, ben: Browser, eve: Browser) -> None:
    table = await two_people(anna, ben)
    his, watching = await ben.connect(table), await eve.connect(table)
    await watching.until(lambda table: table["watching"])
    await anna.post(f"/api/tables/{table}/lock", {"locked": True}, expect=204)
    await ended(watching, "table-locked")
    assert (await his.until(lambda table: table["locked"]))["stage"] == "playing"
    for path in ("", "/record", "/at/1", "/coach", "/deeds"):
        assert await eve.refused("GET", f"/api/tables/{table}{path}", status=403) == "table-locked"
    await anna.post(f"/api/tables/{table}/lock", {"locked": False}, expect=204)
    await eve.get(f"/api/tables/{table}")


async def test_a_leaked_link_is_renewed_by_its_holder_and_cuts_off_the_others(
    anna: Browser, ben: Browser, eve: Browser
) -> None:
    table = await two_people(anna, ben)
    link = (await ben.get(f"/api/tables/{table}/seats/1/link"))["link"]
    await eve.http.get(link)
    stolen = await eve.connect(table)
    await stolen.until(lambda table: table["seats"][1]["yours"])
    assert await anna.refused("POST", f"/api/tables/{table}/seats/1/link", status=403) == "not-your-seat"
    new = (await ben.post(f"/api/tables/{table}/seats/1/link"))["link"]
    assert new != link
    await stolen.until(lambda table: not table["seats"][1]["yours"])
    assert (await eve.http.get(link)).status_code == 404
    assert (await ben.get(f"/api/tables/{table}"))["seats"][1]["yours"]


async def test_a_person_takes_their_name_off(anna: Browser, ben: Browser) -> None:
    table = await two_people(anna, ben)
    his = await ben.connect(table)
    await his.send(type="say", text="Hello")
    await his.until(lambda _: his.chat)
    await ben.post(f"/api/tables/{table}/seats/1/link")
    assert await ben.post("/api/mine/forget") == {"tables": 1}
    shown = await anna.get(f"/api/tables/{table}")
    assert (shown["seats"][1]["name"], shown["chat"][0]["name"]) == ("#2", "#2")
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert [one["name"] for one in json.loads(record.split("\n")[0])["seats"]][:2] == ["Anna", "#2"]
    assert "Ben" not in record
    log = [(one["deed"], one["who"]) for one in await anna.get(f"/api/tables/{table}/deeds")]
    assert log == [("link renewed", "#2"), ("name taken off", "#2")]


def house(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "openoutcry.cli", "house", *words]
    command += ["--database", f"sqlite:///{folder}/tables.sqlite3"]
    return subprocess.run(command, capture_output=True, text=True, env=environment(folder), check=False)


async def test_the_house_closes_a_table_and_turns_somebody_away_beside_the_server(
    own_server: Callable[..., Server], visit: Visit, tmp_path: Path
) -> None:
    server = own_server(poll_every=0.1)
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    socket = await anna.connect(table)
    done = house(tmp_path, "close", table, "--why", "Bad manners.")
    assert (done.returncode, done.stdout) == (0, f"Table {table} is closed.\n")
    await ended(socket, "table-closed")
    answer = await anna.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["refusal"]["args"]) == (410, {"why": "Bad manners."})
    assert house(tmp_path, "reopen", table).returncode == 0
    async with asyncio.timeout(PATIENCE):
        while (await anna.http.get(f"/api/tables/{table}")).status_code == 410:  # noqa: ASYNC110
            await asyncio.sleep(OFTEN)
    socket = await anna.connect(table)
    await socket.asked()
    assert house(tmp_path, "refuse", "127.0.0.0/8").returncode == 0
    await ended(socket, "turned-away")
    assert await anna.refused("GET", "/api/games", status=403) == "turned-away"
    assert house(tmp_path, "admit", "127.0.0.0/8").returncode == 0
    assert house(tmp_path, "admit", "127.0.0.0/8").returncode == 1
    said = json.loads(house(tmp_path, "log", "--json").stdout)
    assert [one["deed"] for one in said] == ["closed", "reopened", "refused", "admitted"]
    assert {one["role"] for one in said} == {"house"}
