"""Bots of your own at a table of the server: offered when it is told of them, and unable to hold up a table."""

from collections.abc import Callable

import pytest

from tests.server.harness import Browser, Server, hasty

Visit = Callable[[Server], Browser]
HERE = "tests.server.guest_bots"


@pytest.mark.parametrize("bot", ["First", "Broken", "Nonsense", "Endless"])
async def test_a_guest_whatever_it_does_holds_up_nobody(own_server, visit: Visit, bot: str) -> None:
    server = own_server(bots=[f"{HERE}:{bot}"], guests_within=0.2 if bot == "Endless" else 20.0)
    anna = visit(server)
    table = await anna.open("person", f"{HERE}:{bot}", "random")
    await anna.start(table)
    shown = await (await anna.connect(table)).play(hasty)
    assert shown["stage"] == "over"
    assert [seat["name"] for seat in shown["seats"]][1] == bot


async def test_a_guest_is_offered_only_where_the_house_was_told_of_it(server, own_server, visit: Visit) -> None:
    told = own_server(bots=[f"{HERE}:First"])
    house = ["random", "novice", "broker", "analyst", "tycoon"]
    assert (await visit(told).get("/api/games"))[0]["bots"] == [*house, f"{HERE}:First"]
    assert (await visit(server).get("/api/games"))[0]["bots"] == house
    wish = {"game": "mogul", "seats": ["person", f"{HERE}:First", "random"], "names": ["Anna"], "options": {}}
    assert await visit(server).refused("POST", "/api/tables", wish) == "unknown-bot"
