"""Data files made to cost the server dearly: they are refused, and everybody else is answered all the while."""

import asyncio
from collections.abc import Callable
from importlib.resources import files

import pytest

from openoutcry.engine.errors import BadBox
from openoutcry.games.house_set_limits import LARGEST_SET
from openoutcry.server.http.house_set_trial import parse_apart
from tests.server.harness import Browser, Server, hasty

Visit = Callable[[Server], Browser]
BOMBS = {
    "one dotted key": ("a." * 9_000 + "a = 1", "box-too-deep"),
    "a header": ("[" + "a." * 9_000 + "a]", "box-too-deep"),
    "an inline table": ("a = {" + "a." * 9_000 + "a = 1}", "box-too-deep"),
    "arrays in arrays": ("a = " + "[" * 9_000, "box-too-deep"),
    "a number of thousands of digits": ("a = " + "9" * 9_000, "box-long-word"),
    "too long": ("a." * 20_000 + "a = 1", "box-too-large"),
}


def wish(text: str) -> dict[str, object]:
    return {"game": "mogul", "seats": ["person", "broker", "broker"], "names": ["Anna"], "house_set": text}


async def test_while_and_after_a_bomb_the_others_are_answered(server: Server, visit: Visit) -> None:
    anna, stranger = visit(server), visit(server)
    table = await anna.open("person", "broker", "broker", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    sent = [asyncio.create_task(stranger.refused("POST", "/api/tables", wish(text))) for text, _ in BOMBS.values()]
    assert await socket.answer(hasty)
    assert (await anna.get("/health"))["status"] == "ok"
    assert await asyncio.gather(*sent) == [code for _, code in BOMBS.values()]
    assert await socket.answer(hasty)
    assert not stranger.http.cookies


async def test_the_refusal_of_a_long_set_says_how_long_it_may_be(server: Server, visit: Visit) -> None:
    answer = await visit(server).http.post("/api/tables", json=wish("#" * 30_000))
    assert answer.json()["refusal"]["args"] == {"size": 30_000, "most": LARGEST_SET}


async def test_an_honest_set_of_the_longest_length_is_played_with(server: Server, visit: Visit) -> None:
    printed = files("openoutcry.games.stockpile").joinpath("data.toml").read_text("utf-8")
    longest = printed + "\n" + "#" * (LARGEST_SET - len(printed.encode()) - 1)
    anna = visit(server)
    table = await anna.open("person", "broker", "broker", game="stockpile", house_set=longest)
    await anna.start(table)
    assert (await anna.get(f"/api/tables/{table}"))["match"]["number"] > 0


async def test_what_takes_too_much_is_stopped_in_its_own_process() -> None:
    await parse_apart("a = 1")
    await parse_apart("this is not TOML")
    with pytest.raises(BadBox) as refused:
        await parse_apart("a." * 30_000 + "a = 1")
    assert refused.value.code == "box-too-costly"


async def test_numbers_without_end_in_an_address_or_a_message(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "open", "open")
    endless = "9" * 5_000
    for path in (f"/api/tables/{table}/at/{endless}", f"/api/tables/{table}/seats/{endless}/link"):
        answer = await anna.http.get(path)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["refusal"]["code"]
    body = f'{{"seat": {endless}, "name": "Ben"}}'.encode()
    json = {"content-type": "application/json"}
    refused = await anna.refused("POST", f"/api/tables/{table}/seats", content=body, headers=json)
    assert refused in ("bad-message", "not-json")
