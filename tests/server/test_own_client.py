"""The browser client that a game of another package brings: its files, its manifest, and what is refused."""

import json
from collections.abc import Callable, Iterator

import pytest

from tests.foreign import OWN_TABLE, own_table, variables
from tests.server.harness import Browser, Server

Visit = Callable[[Server], Browser]
# Manifests that are not used, and the end of the warning.
WRONG = {
    "no_entry": ('"entry": "table.js", ', "", "Object missing required field `entry`"),
    "no_file": ('"table.css"', '"nothing.css"', "there is no file 'nothing.css'"),
    "no_json": ("}", "", "Input data was truncated"),
    "not_its": ('"not-its"', '"mogul"', "it is for the game 'mogul'"),
    "outside": ('"table.js"', '"../../game.py"', "there is no file '../../game.py'"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    projects = [own_table(folder, "own_bid", ('"table.css"', '"look/table-B3kQ9xa_.css"'))]
    dist = projects[0] / "own_bid" / "web" / "dist"
    (dist / "look").mkdir()
    (dist / "table.css").rename(dist / "look" / "table-B3kQ9xa_.css")
    projects += [own_table(folder, package, (old, new)) for package, (old, new, _) in WRONG.items()]
    games = variables(",".join(["blind_bid", "own_bid", *WRONG]), *projects)
    running = Server(f"sqlite:///{folder}/tables.sqlite3", folder / "log", variables=games).start()
    yield running
    running.stop()


async def test_the_list_of_games_has_the_addresses_of_its_files(server: Server, visit: Visit) -> None:
    client = {game["name"]: game["client"] for game in await visit(server).get("/api/games")}
    assert client["own-bid"] == {
        "api": 1,
        "entry": "/games/own-bid/table.js",
        "style": "/games/own-bid/look/table-B3kQ9xa_.css",
        "emblem": "/games/own-bid/emblem.svg",
    }
    assert client["mogul"] is None
    assert client["blind-bid"] is None


async def test_a_wrong_manifest_is_not_used_and_the_log_says_why(server: Server, visit: Visit) -> None:
    client = {game["name"]: game["client"] for game in await visit(server).get("/api/games")}
    log = server.log.read_text()
    for package, (_, _, problem) in WRONG.items():
        name = package.replace("_", "-")
        assert client[name] is None
        assert f"{name}: web/dist/manifest.json is not used: {problem}" in log


@pytest.mark.parametrize(
    ("file", "kind", "caching"),
    [
        ("table.js", "javascript", "no-cache"),
        ("look/table-B3kQ9xa_.css", "text/css", "immutable"),
        ("emblem.svg", "image/svg+xml", "no-cache"),
        ("manifest.json", "application/json", "no-cache"),
    ],
)
async def test_its_files_have_their_types_and_caching(
    server: Server, visit: Visit, file: str, kind: str, caching: str
) -> None:
    answer = await visit(server).http.get(f"/games/own-bid/{file}")
    assert answer.status_code == 200
    assert kind in answer.headers["content-type"]
    assert caching in answer.headers["cache-control"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]


async def test_a_file_is_sent_as_it_is(server: Server, visit: Visit) -> None:
    answer = await visit(server).http.get("/games/own-bid/emblem.svg")
    assert answer.content == (OWN_TABLE / "emblem.svg").read_bytes()


@pytest.mark.parametrize(
    "path",
    [
        "/games/own-bid/nothing.js",
        "/games/own-bid/look",
        "/games/own-bid/../../game.py",
        "/games/own-bid/%2e%2e/%2e%2e/game.py",
        "/games/own-bid/..%2f..%2fgame.py",
        "/games/own-bid/%2fetc/passwd",
        "/games/%2e%2e/own-bid/table.js",
        "/games/blind-bid/table.js",
        "/games/mogul/manifest.json",
        "/games/tulips/table.js",
    ],
)
async def test_nothing_else_is_served(server: Server, visit: Visit, path: str) -> None:
    answer = await visit(server).http.get(path)
    assert answer.status_code == 404
    assert b"LEAST_PLAYERS" not in answer.content


def test_the_example_is_short_and_names_its_files() -> None:
    manifest = json.loads((OWN_TABLE / "manifest.json").read_text("utf-8"))
    assert all((OWN_TABLE / manifest[part]).is_file() for part in ("entry", "style", "emblem"))
    assert len((OWN_TABLE / "table.js").read_text("utf-8").splitlines()) < 80
