"""The coach at a table: hints to whoever is asked, where the table allows them, and a look at a match that is over."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from openoutcry.engine.chance import Rng
from openoutcry.engine.game import guess
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import load, save
from openoutcry.engine.views import view
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.match.record import parse
from openoutcry.match.verify import verify
from openoutcry.server.live.bot_worker import GameSetup, HintTask, make_hint
from tests.asked import asked_positions
from tests.patience import PATIENCE
from tests.server.harness import Browser, Server, Socket, hasty

Visit = Callable[[Server], Browser]
QUICKLY = {"thinkers": 1, "hinting": 0.3, "coaching": 1.5}


async def table_of(server: Server, visit: Visit, *seats: str, hints: bool = True) -> tuple[Browser, str, Socket, Any]:
    """Anna at a table that has begun, and is asked something."""
    anna = visit(server)
    table = await anna.open(*seats, hints=hints)
    await anna.start(table)
    line = await anna.connect(table)
    return anna, table, line, await line.asked()


async def heard(line: Socket, kind: str) -> Any:
    """The next message of this kind."""
    while (frame := await line.hear())["type"] != kind:
        assert frame["type"] != "refused", frame
    return frame


async def hint_at(line: Socket, seat: int = 0) -> Any:
    assert line.table is not None
    await line.send(type="hint", seat=seat, number=line.table["match"]["number"])
    return await heard(line, "hint")


async def refusal_of(line: Socket, **message: Any) -> str:
    await line.send(**message)
    return str((await heard(line, "refused"))["refusal"]["code"])


async def test_whoever_is_asked_gets_a_hint_and_everybody_knows(own_server, visit: Visit) -> None:
    server = own_server(**QUICKLY)
    anna, table, line, before = await table_of(server, visit, "person", "broker", "broker")
    watching = await visit(server).connect(table)
    assert before["hints"] is True
    given = await hint_at(line)
    open_now = [one["option"] for one in before["match"]["choices"][0]["options"] if one["rule"] is None]
    assert given["seat"] == 0
    assert {one["option"] for one in given["answers"]} <= set(open_now)
    assert all(0 <= one["win"] <= 1 for one in given["answers"])
    assert set(given["why"]) == {"en", "fr"}
    assert all(given["why"].values())
    number = before["match"]["number"]
    seen = await watching.until(lambda seen: seen["match"]["hints"])
    assert seen["match"]["hints"] == [{"seat": 0, "number": number}]
    assert "hint" not in [frame["type"] for frame in watching.frames]
    # Asked again, it says the same, and no further hint is counted.
    assert await hint_at(line) == given
    assert line.table is not None
    assert line.table["match"]["hints"] == [{"seat": 0, "number": number}]
    await line.send(type="choose", seat=0, number=number, option=given["answers"][0]["option"])
    await line.until(lambda table: table["match"]["number"] > number)
    entries = [json.loads(text) for text in (await anna.http.get(f"/api/tables/{table}/record")).text.splitlines()[1:]]
    assert [(one["n"], one["seat"]) for one in entries if one.get("hint")] == [(number + 1, 0)]


async def test_a_hint_is_refused_where_it_is_not_allowed_not_asked_or_not_yours(own_server, visit: Visit) -> None:
    server = own_server(**QUICKLY)
    _, _, line, seen = await table_of(server, visit, "person", "broker", "broker", hints=False)
    assert seen["hints"] is False
    number = seen["match"]["number"]
    assert await refusal_of(line, type="hint", seat=0, number=number) == "hints-off"
    anna, table, line, seen = await table_of(server, visit, "person", "person", "broker")
    number = seen["match"]["number"]
    asked = [one["seat"] for one in seen["match"]["asked"]]
    other = next(seat for seat in (0, 1) if seat not in asked)
    assert await refusal_of(line, type="hint", seat=other, number=number) == "hint-not-asked"
    assert await refusal_of(line, type="hint", seat=2, number=number) == "not-your-seat"
    assert await refusal_of(line, type="hint", seat=asked[0], number=number + 7) == "stale"
    stranger = await visit(server).connect(table)
    assert await refusal_of(stranger, type="hint", seat=asked[0], number=number) == "not-your-seat"
    assert (await anna.get(f"/api/tables/{table}"))["match"]["hints"] == []


async def test_hints_are_not_for_the_asking_all_the_time(own_server, visit: Visit) -> None:
    server = own_server(**QUICKLY, hint_burst=1, hints_per_second=0.001)
    _, _, line, seen = await table_of(server, visit, "person", "broker", "broker")
    await hint_at(line)
    await line.answer(hasty)
    seen = await line.asked()
    assert await refusal_of(line, type="hint", seat=0, number=seen["match"]["number"]) == "too-fast"


async def test_a_rematch_allows_hints_as_before_and_a_game_nobody_can_coach_does_not(own_server, visit: Visit) -> None:
    server = own_server(**QUICKLY)
    anna, table, line, _ = await table_of(server, visit, "person", "broker", "broker")
    await line.play(hasty)
    again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await anna.get(f"/api/tables/{again}"))["hints"] is True


async def test_the_coach_looks_at_a_match_that_is_over_and_it_is_kept(own_server, visit: Visit) -> None:
    server = own_server(**QUICKLY)
    anna, table, line, _ = await table_of(server, visit, "person", "broker", "broker", hints=False)
    assert await anna.refused("GET", f"/api/tables/{table}/coach", status=409) == "coach-unfinished"
    await line.play(hasty)
    # Only somebody who played makes it look; others see what it says.
    stranger = visit(server)
    assert await stranger.get(f"/api/tables/{table}/coach") == {"looking": False, "told": None}
    asked = await anna.get(f"/api/tables/{table}/coach")
    assert asked == {"looking": True, "told": None}
    assert (await stranger.get(f"/api/tables/{table}/coach"))["looking"]
    async with asyncio.timeout(PATIENCE):
        while asked["looking"]:
            asked = await anna.get(f"/api/tables/{table}/coach")
    told = asked["told"]
    assert told is not None, server.log.read_text()
    assert len(told["seats"]) == 3
    for seat in told["seats"]:
        assert abs(seat["par"] + seat["luck"] + seat["skill"] + seat["table"] - seat["result"]) < 0.001
        assert len(seat["answers"]) <= 3
        assert all(set(one["told"]) == {"en", "fr"} and one["cost"] >= 0.01 for one in seat["answers"])
    assert all(abs(sum(point["seats"]) - 1) < 0.01 for point in told["chances"])
    record = parse((await anna.http.get(f"/api/tables/{table}/record")).text)
    assert told["chances"][-1]["number"] == verify(record).shown_number
    server.stop()
    server.start()
    assert (await visit(server).get(f"/api/tables/{table}/coach"))["told"] == told


@pytest.mark.parametrize("name", games())
def test_in_worlds_that_a_seat_cannot_tell_apart_the_hint_is_the_same(name: str) -> None:
    game = open_game(name, info(name).players[0])
    steps = game.steps()
    for g in asked_positions(game, 5, 11)[:4]:
        seat = int(g.player)
        if seat == NATURE:
            continue
        seen = view(g, seat, True)
        other = guess(game, load(save(seen, steps), g.blank(), steps), Rng(3))
        question = game.questions[int(g.kind)]
        options = [option for option in range(len(question.words)) if int(g.options) >> option & 1]
        words = [question.words[option] for option in options]
        hints = []
        for world in (g, other):
            saved = save(view(world, seat, True), steps)
            set_up = GameSetup(name, game.players, (), None)
            names = [f"P{n}" for n in range(game.players)]
            wish = HintTask(set_up, names, 1, saved, question.kind, seat, 3, options, words)
            # Too late from the beginning: the shortest hint there is.
            hints.append(make_hint(wish, game, load(saved, game.blank(), steps), 0.0))
        assert hints[0] == hints[1]
        assert hints[0].answers
