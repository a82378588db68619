"""Cookies: sent only to the table whose they are, few enough for every browser, and gone when they are of no use."""

from collections.abc import Callable

import pytest

from tests.server.harness import Browser, Server, first

Visit = Callable[[Server], Browser]
MANY = 120
LISTED = 60


@pytest.fixture
async def anna(server: Server, visit: Visit) -> Browser:
    return visit(server)


def paths(browser: Browser) -> set[str]:
    return {cookie.path for cookie in browser.http.cookies.jar}


def keep_for_every_page(browser: Browser, table: str) -> None:
    """As seats were kept at first."""
    kept = {one.name: one.value or "" for one in browser.http.cookies.jar if one.path == f"/api/tables/{table}"}
    browser.http.cookies.clear()
    for name, token in kept.items():
        browser.http.cookies.set(name, token, domain="127.0.0.1", path="/")


async def test_the_tokens_of_a_table_are_sent_to_it_alone(anna: Browser) -> None:
    tables = [await anna.open("person", "broker", "broker") for _ in range(2)]
    assert paths(anna) == {"/api/mine", *(f"/api/tables/{table}" for table in tables)}
    for table in tables:
        assert table in anna.cookies(table)
        assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["yours"]
    assert tables[0] not in anna.cookies(tables[1])
    assert {one["id"] for one in await anna.get("/api/mine")} == set(tables)


async def test_after_a_hundred_tables_one_can_still_play(anna: Browser) -> None:
    for _ in range(MANY):
        table = await anna.open("person", "broker", "broker", options={"start": "1"})
    await anna.start(table)
    socket = await anna.connect(table)
    assert await socket.answer(first)
    mine = await anna.get("/api/mine")
    assert len(mine) == LISTED
    assert table in {one["id"] for one in mine}
    # Those that are no longer listed are forgotten: one seat and one place in the list each, and the hosts' own.
    names = [cookie.name for cookie in anna.http.cookies.jar]
    assert len([name for name in names if name.startswith("oo_mine_")]) == LISTED
    assert len([name for name in names if name.endswith("_0") and not name.startswith("oo_mine_")]) == LISTED


async def test_cookies_for_every_page_are_kept_for_their_table_from_now_on(anna: Browser) -> None:
    table = await anna.open("person", "broker", "broker")
    keep_for_every_page(anna, table)
    assert [one["id"] for one in await anna.get("/api/mine")] == [table]
    assert paths(anna) == {"/api/mine", f"/api/tables/{table}"}
    shown = await anna.get(f"/api/tables/{table}")
    assert (shown["seats"][0]["yours"], shown["host"]) == (True, True)


async def test_who_stands_up_has_no_cookie_left(anna: Browser, visit: Visit) -> None:
    table = await anna.open("person", "open", "open")
    ben = visit(anna.server)
    await ben.sit(table, 1, "Ben")
    assert (await ben.http.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    assert paths(ben) == set()
