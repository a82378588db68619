"""Guided first games: a real match on a deal that was prepared, against bots that always do the same."""

from collections.abc import Callable
from typing import Any

import pytest

from openoutcry.games.catalogue import games
from openoutcry.games.packages import house
from openoutcry.match.record import parse
from openoutcry.match.verify import verify
from tests.server.harness import Browser, Frame, Server, Socket, hasty

Visit = Callable[[Server], Browser]
ANSWERS = 25


async def begun(browser: Browser, game: str) -> tuple[str, Socket]:
    table = (await browser.post("/api/lessons", {"game": game, "name": "Anna"}))["id"]
    return table, await browser.connect(table)


def waits(table: Frame) -> bool:
    """For Anna, or for nobody any more; a sealed answer that she gave does not count."""
    match = table["match"]
    return match["result"] is not None or any(choice["chosen"] is None for choice in match["choices"])


async def answered(socket: Socket, pick: Callable[[Frame], Frame], answers: int) -> list[Any]:
    """What Anna could read after so many answers."""
    for _ in range(answers):
        await socket.until(waits)
        if not await socket.answer(pick):
            break
    await socket.until(waits)
    return [(line["number"], line["event"]) for line in socket.log]


@pytest.mark.parametrize("game", house())
async def test_a_lesson_has_begun_when_it_is_opened(server: Server, visit: Visit, game: str) -> None:
    anna = visit(server)
    table, _ = await begun(anna, game)
    shown = await anna.get(f"/api/tables/{table}")
    assert shown["lesson"]
    assert shown["stage"] == "playing"
    assert [seat["name"] for seat in shown["seats"] if seat["yours"]] == ["Anna"]
    assert all(seat["bot"] == "broker" for seat in shown["seats"][1:])


@pytest.mark.parametrize("game", house())
async def test_the_same_answers_meet_the_same_game(server: Server, visit: Visit, game: str) -> None:
    told = []
    for _ in range(2):
        _, socket = await begun(visit(server), game)
        told.append(await answered(socket, hasty, ANSWERS))
    assert told[0] == told[1]
    assert len(told[0]) > ANSWERS


async def test_it_goes_on_the_same_way_after_a_restart(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna = visit(server)
    _, through = await begun(anna, "speculation-cards")
    whole = await answered(through, hasty, ANSWERS)
    table, socket = await begun(anna, "speculation-cards")
    await answered(socket, hasty, 10)
    server.stop()
    server.start()
    again = await anna.connect(table)
    assert await answered(again, hasty, ANSWERS - 10) == whole


async def test_the_record_of_a_lesson_verifies(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table, socket = await begun(anna, "speculation-cards")
    await socket.play(hasty)
    record = parse((await anna.http.get(f"/api/tables/{table}/record")).text)
    assert record.ending is not None
    verify(record)


async def test_an_answer_is_taken_back_at_once(server: Server, visit: Visit) -> None:
    _, socket = await begun(visit(server), "mogul")
    first = await socket.asked()
    await socket.answer(hasty)
    now = await socket.asked()
    await socket.send(type="undo", seat=0, to=now["match"]["undo_to"][0])
    back = await socket.until(lambda table: table["match"]["number"] > now["match"]["number"])
    assert back["match"]["choices"] == first["match"]["choices"]


async def test_the_next_match_is_no_lesson(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table, socket = await begun(anna, "speculation-cards")
    await socket.play(hasty)
    opened = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    again = await anna.get(f"/api/tables/{opened}")
    assert not again["lesson"]
    assert again["match"]["commitment"] != socket.table["match"]["commitment"]  # type: ignore[index]


async def test_only_games_with_a_lesson_are_taught(server: Server, visit: Visit) -> None:
    anna = visit(server)
    assert set(house()) <= set(games())
    assert await anna.refused("POST", "/api/lessons", {"game": "chess", "name": "Anna"}) == "unknown-game"
    assert await anna.refused("POST", "/api/lessons", {"game": "mogul", "name": "  "}) == "bad-name"
