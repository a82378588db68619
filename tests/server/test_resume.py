"""A connection drops and comes back: it gets what it missed, or everything again."""

from collections.abc import Callable

import pytest

from tests.server.harness import Browser, Server, Socket, first, hasty

Visit = Callable[[Server], Browser]


@pytest.fixture
async def anna(server: Server, visit: Visit) -> Browser:
    return visit(server)


async def begun(anna: Browser, *others: str) -> tuple[str, Socket]:
    table = await anna.open("person", *(others or ("broker", "broker")))
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    return table, socket


async def test_what_was_missed_is_all_that_is_sent(anna: Browser) -> None:
    table, dropped = await begun(anna)
    stays = await anna.connect(table)
    await stays.asked()
    dropped.drop()
    await stays.answer(hasty)
    again = await anna.connect(table, held=dropped)
    frame = await again.hear()
    assert dropped.table is not None
    assert frame["since"] == dropped.table["version"]
    assert frame["match"]["log_from"] == len(dropped.log)
    assert frame["match"]["number"] > dropped.number()
    await again.until(lambda table: stays.table and table["version"] >= stays.table["version"])
    await stays.until(lambda table: again.table and table["version"] >= again.table["version"])
    assert (again.log, again.readings) == (stays.log, stays.readings)


async def test_nothing_missed_is_still_an_answer(anna: Browser) -> None:
    table, before = await begun(anna)
    again = await anna.connect(table, held=before)
    frame = await again.hear()
    assert frame["match"]["log"] == []
    assert again.log == before.log


async def test_a_reload_takes_over_from_the_page_it_fetched(anna: Browser) -> None:
    table, before = await begun(anna)
    fetched = Socket(table)
    fetched._take(await anna.get(f"/api/tables/{table}"))
    again = await anna.connect(table, held=fetched)
    assert (await again.hear())["since"] == fetched.table["version"]  # type: ignore[index]
    assert again.log == before.log


@pytest.mark.parametrize("version", ["1", "99999999999999999", "-5", "x", "9007199254740993"])
async def test_an_unknown_version_gets_everything(anna: Browser, version: str) -> None:
    table, before = await begun(anna)
    socket = Socket(table)
    address = f"ws://127.0.0.1:{anna.server.port}/api/tables/{table}/ws?version={version}&log=3&readings=1&chat=0"
    await socket.open(address, anna.cookies(table))
    frame = await socket.hear()
    assert frame["since"] == 0
    assert socket.log == before.log
    await socket.close()


async def test_more_lines_than_there_are_gets_everything(anna: Browser) -> None:
    table, before = await begun(anna)
    before.log = before.log * 3
    again = await anna.connect(table, held=before)
    assert (await again.hear())["since"] == 0


async def test_after_going_back_an_old_version_gets_everything(anna: Browser) -> None:
    table, before = await begun(anna)
    other = await anna.connect(table)
    asked = await other.asked()
    assert await other.answer(first)
    held = Socket(table)
    held._take(await anna.get(f"/api/tables/{table}"))
    back = await other.until(lambda table: table["match"]["undo_to"][0] is not None)
    await other.send(type="undo", seat=0, to=back["match"]["undo_to"][0])
    await other.until(lambda table: table["match"]["asked"] == asked["match"]["asked"])
    again = await anna.connect(table, held=held)
    assert (await again.hear())["since"] == 0
    await again.until(lambda table: table["match"]["choices"])
    assert again.log == before.log


async def test_one_dropped_connection_disturbs_nobody(anna: Browser) -> None:
    table, socket = await begun(anna)
    for _ in range(5):
        other = await anna.connect(table)
        await other.hear()
        other.drop()
    for _ in range(3):
        assert await socket.answer(hasty)
    watching = await socket.until(lambda table: table["watching"] == 0)
    assert watching["seats"][0]["online"]


async def test_a_socket_for_an_unknown_table_says_so(anna: Browser) -> None:
    socket = await anna.connect("2222222222")
    assert await socket.refusal() == "unknown-table"
    await socket.line.wait_closed()
    assert socket.line.close_code == 4404
