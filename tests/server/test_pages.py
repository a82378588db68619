"""What a browser gets that is not the table: the client, its caching, headers, health and figures."""

import json
from collections.abc import Callable

import pytest

from openoutcry.server.http import pages
from tests.server.harness import Browser, Server

Visit = Callable[[Server], Browser]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/api/tables/2222222222", "/nothing.js"])
async def test_every_answer_carries_the_headers(server: Server, visit: Visit, path: str) -> None:
    headers = (await visit(server).http.get(path)).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


async def test_the_client_is_one_page_at_each_of_its_addresses(server: Server, visit: Visit) -> None:
    anna = visit(server)
    home, table = await anna.http.get("/"), await anna.http.get("/t/2222222222")
    assert home.status_code == table.status_code == 200
    assert home.content == table.content
    assert home.headers["cache-control"] == "no-cache"
    assert "text/html" in home.headers["content-type"]
    assert (await anna.http.get("/assets/nothing.js")).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/2222222222", "/t/2222222222/", "/rules/mogul", "/learn/stockpile"])
async def test_the_addresses_of_the_client_are_found(server: Server, visit: Visit, path: str) -> None:
    assert (await visit(server).http.get(path)).status_code == 200


@pytest.mark.parametrize("path", ["/nothing", "/robots.txt", "/t", "/t/", "/t/2222222222/chat", "/tables/2222222222"])
async def test_an_unknown_address_is_not_found_and_the_client_says_so(server: Server, visit: Visit, path: str) -> None:
    anna = visit(server)
    home, unknown = await anna.http.get("/"), await anna.http.get(path)
    assert unknown.status_code == 404
    assert (unknown.content, unknown.headers["content-type"]) == (home.content, home.headers["content-type"])


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js"])
async def test_an_unknown_file_is_refused_and_not_answered_with_a_page(server: Server, visit: Visit, path: str) -> None:
    answer = await visit(server).http.get(path)
    assert (answer.status_code, answer.json()["refusal"]["code"]) == (404, "not-found")


@pytest.mark.skipif(not pages.client(), reason="the browser client is not built")
async def test_files_with_a_hash_in_their_name_are_cached_for_ever(server: Server, visit: Visit) -> None:
    anna = visit(server)
    path = next(path for path in pages.client() if path.startswith("assets/") and path.endswith(".js"))
    plain = await anna.http.get(f"/{path}", headers={"accept-encoding": "identity"})
    packed = await anna.http.get(f"/{path}", headers={"accept-encoding": "gzip"})
    assert plain.content == packed.content == pages.client()[path].content
    assert packed.headers["content-encoding"] == "gzip"
    assert "immutable" in plain.headers["cache-control"]
    assert "javascript" in plain.headers["content-type"]


async def test_no_path_leads_out_of_the_client(server: Server, visit: Visit) -> None:
    anna = visit(server)
    for path in ("/../pages.py", "/%2e%2e/pages.py", "/assets/%2e%2e/%2e%2e/pages.py", "/..%2fpages.py"):
        answer = await anna.http.get(path)
        assert b"importlib" not in answer.content


def test_without_a_built_client_a_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "client", dict)
    assert b"make install" in pages.page_at("/").content


async def test_health_figures_and_documentation(server: Server, visit: Visit) -> None:
    anna = visit(server)
    assert (await anna.get("/health"))["status"] == "ok"
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    figures = (await anna.http.get("/metrics")).text
    assert "openoutcry_rooms" in figures
    assert table not in figures
    schema = await anna.get("/api/openapi/openapi.json")
    assert "/api/tables/{table}/seats" in schema["paths"]


async def test_the_games_and_their_options(server: Server, visit: Visit) -> None:
    mogul = next(game for game in await visit(server).get("/api/games") if game["name"] == "mogul")
    assert mogul["players"] == [3, 4, 5, 6]
    options = {option["name"]: option for option in mogul["options"]}
    assert options["fast_start"]["players"] == [5]
    assert options["memory"] == {
        "name": "memory",
        "values": ["table", "perfect"],
        "default": "table",
        "players": [3, 4, 5, 6],
        "by_players": {players: ["table", "perfect"] for players in ("3", "4", "5", "6")},
    }
    assert options["start"]["values"] == ["random", "1", "2", "3", "4", "5", "6"]
    assert mogul["bots"] == ["random", "novice", "broker", "analyst", "tycoon"]
    assert mogul["usual_bot"] == "broker"
    assert {one["name"]: one["strength"] for one in mogul["characters"]} == {
        "rally": "broker",
        "contra": "broker",
        "vault": "broker",
        "ticker": "analyst",
        "feint": "analyst",
    }


async def test_a_house_set_is_named_at_the_table(server: Server, visit: Visit) -> None:
    from importlib.resources import files

    anna = visit(server)
    printed = files("openoutcry.games.mogul").joinpath("data.toml").read_text("utf-8")
    table = await anna.open("person", "broker", "broker", house_set=printed.replace("[chips]", "[chips] # ours", 1))
    assert (await anna.get(f"/api/tables/{table}"))["house_set"]
    await anna.start(table)


async def test_the_printed_set_of_each_game_can_be_taken_as_a_house_set(server: Server, visit: Visit) -> None:
    anna = visit(server)
    for game in await anna.get("/api/games"):
        answer = await anna.http.get(f"/api/games/{game['name']}/set")
        assert answer.headers["content-type"].startswith("application/toml")
        assert f'game = "{game["name"]}"' in answer.text
        assert await anna.open("person", "broker", "broker", game=game["name"], house_set=answer.text)
    assert (await anna.http.get("/api/games/poker/set")).json()["refusal"]["code"] == "unknown-game"


async def test_a_page_of_rules_is_told_what_the_box_says(server: Server, visit: Visit) -> None:
    from importlib.resources import files

    anna = visit(server)
    printed = await anna.get("/api/games/mogul/rules")
    assert (printed["data"]["credit_chips"], printed["data"]["companies_1_name"]) == (2, "Great Northern")
    assert printed["shown"]["game"] == "mogul"
    everything = await anna.get("/api/games/stockpile/rules")
    assert (len(everything["shown"]["investors"]), len(everything["shown"]["strategies"])) == (26, 26)
    assert [everything["data"][f"investors_{n + 1}_name"] for n in range(26)] == [
        investor["name"] for investor in everything["shown"]["investors"]
    ]
    text = files("openoutcry.games.mogul").joinpath("data.toml").read_text("utf-8")
    ours = await anna.open("person", "broker", "broker", house_set=text.replace("each = 6", "each = 5", 1))
    theirs = await anna.open("person", "broker", "broker")
    assert (await anna.get(f"/api/tables/{ours}/rules"))["data"]["chips_each"] == 5
    assert await anna.get(f"/api/tables/{theirs}/rules") == printed
    assert (await anna.http.get("/api/games/poker/rules")).json()["refusal"]["code"] == "unknown-game"
    assert (await anna.http.get("/rules/mogul")).headers["content-type"].startswith("text/html")


async def test_nothing_secret_is_logged(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.send(type="say", text="a very private remark")
    await socket.until(lambda table: socket.chat)
    await socket.line.send("garbage")
    await socket.refusal()
    token = anna.http.cookies[f"oo_{table}_0"]
    await anna.http.get(f"/s/{table}/{token}")
    server.stop()
    log = server.log.read_text()
    assert json.loads(log.splitlines()[0])["event"] == "table opened"
    for secret in (token, "private remark", "Anna", "garbage"):
        assert secret not in log
