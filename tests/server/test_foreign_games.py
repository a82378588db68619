"""A game of another package at a table of the server: offered, said in every language, and as covered as any other."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from openoutcry.cli.new_game import create_game
from openoutcry.cli.options import NewGameOptions
from tests.foreign import VARIABLE, bare_bid, broken_game, installed, variables
from tests.server.harness import Browser, Server, hasty

Visit = Callable[[Server], Browser]


@pytest.fixture
def house(own_server, tmp_path) -> Server:
    broken_game(tmp_path)
    bare_bid(tmp_path)
    return own_server(variables=variables("blind_bid,bare_bid,broken_game", tmp_path))


async def test_it_is_offered_with_the_games_of_the_house_and_a_broken_one_is_not(house, visit: Visit) -> None:
    games = {game["name"]: game for game in await visit(house).get("/api/games")}
    assert list(games) == ["mogul", "speculation-board", "speculation-cards", "stockpile", "blind-bid", "bare-bid"]
    assert games["blind-bid"]["bots"] == ["random", "novice", "broker", "analyst", "tycoon"]
    assert games["blind-bid"]["data"] is True
    assert games["bare-bid"]["bots"] == ["random"]
    assert games["bare-bid"]["data"] is False
    assert games["mogul"]["data"] is True


async def test_its_words_come_from_the_server_and_those_of_the_house_are_in_the_client(house, visit: Visit) -> None:
    ben = visit(house)
    french = await ben.get("/api/games/blind-bid/words/fr")
    assert "game-blind-bid-time = environ 5 minutes" in french[0]
    assert "game-blind-bid = Blind Bid" in french[1], "English is used for what French lacks"
    assert await ben.get("/api/games/mogul/words/en") == []
    assert await ben.refused("GET", "/api/games/tulips/words/en") == "unknown-game"


async def test_a_broker_that_it_has_not_got_is_refused(house, visit: Visit) -> None:
    wish = {"game": "bare-bid", "seats": ["person", "broker"], "names": ["Anna"], "options": {}}
    assert await visit(house).refused("POST", "/api/tables", wish) == "unknown-bot"


async def test_what_is_covered_reaches_nobody_else_in_fields_or_in_sentences(house, visit: Visit) -> None:
    anna, ben = visit(house), visit(house)
    table = await anna.open("person", "open", game="blind-bid")
    await ben.post(f"/api/tables/{table}/seats", {"seat": 1, "name": "Ben"})
    await anna.start(table)
    seen = [await one.get(f"/api/tables/{table}") for one in (anna, ben)]
    hands = [[player["hand"] for player in one["match"]["shown"]["players"]] for one in seen]
    assert hands[0][0] != [None]
    assert hands[0][1] == hands[1][0] == [None]
    drawn = [[line for line in one["match"]["log"] if line["event"]["event"] == "drew"] for one in seen]
    assert [line["event"]["card"] is None for line in drawn[0]] == [False, True]
    assert [line["reader"] for line in drawn[0]] == [0, None]
    assert drawn[0][0]["said"]["en"] == f"Anna draws a {hands[0][0][0]}."
    assert drawn[0][1]["said"] == {"en": "Ben draws a card.", "fr": "Ben pioche une carte."}
    bids = seen[0]["match"]["choices"][0]["options"]
    assert bids[1]["said"] == {"en": "Bid 1, keep 3", "fr": "Miser 1, garder 3"}


async def test_it_is_played_to_its_end_and_its_record_is_taken_home(house, visit: Visit) -> None:
    anna = visit(house)
    table = await anna.open("person", "person", game="blind-bid")
    await anna.start(table)
    shown = await (await anna.connect(table)).play(hasty)
    assert shown["match"]["result"]["end"] == "last round"
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert json.loads(record.split("\n")[0])["game"] == "blind-bid"


async def test_a_new_game_is_played_to_its_end(own_server, visit: Visit, tmp_path) -> None:
    assert create_game(NewGameOptions(name="l2_ile_x", into=tmp_path)) == 0
    anna = visit(own_server(variables=installed(tmp_path / "l2_ile_x")))
    assert [game["name"] for game in await anna.get("/api/games")][-1] == "l2-ile-x"
    table = await anna.open("person", "person", game="l2-ile-x")
    await anna.start(table)
    shown = await (await anna.connect(table)).play(hasty)
    assert shown["match"]["shown"]["game"] == "l2-ile-x"
    assert shown["match"]["result"]["end"] == "last round"


async def test_a_table_whose_game_is_gone_is_set_aside_and_found_again(house, visit: Visit) -> None:
    anna = visit(house)
    table = await anna.open("person", "person", game="blind-bid")
    await anna.start(table)
    found = house.environment.pop(VARIABLE)
    house.stop()
    house.start()
    assert await anna.refused("GET", f"/api/tables/{table}", status=500) == "unreadable-table"
    assert [one["id"] for one in await anna.get("/api/mine")] == [table], "the list of tables is still there"
    house.stop()
    house.environment[VARIABLE] = found
    house.start()
    assert (await anna.get(f"/api/tables/{table}"))["stage"] == "playing"
