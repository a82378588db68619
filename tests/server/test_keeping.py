"""How long tables and talk are kept: what is over its time is forgotten in the background, and nothing else is."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from openoutcry.server.live.maintenance import tidy
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import LOBBY, OVER, PLAYING, Seat, TableRow, new_table_id
from openoutcry.server.storage.store import Store
from tests.patience import OFTEN, PATIENCE
from tests.server.harness import Browser, Server

Visit = Callable[[Server], Browser]
DAY = 86_400.0


async def kept(store: Store, file: Path, stage: str, days: float, **more: str) -> str:
    """A table of this stage at which nothing has happened for so many days."""
    table = TableRow(
        id=new_table_id(), game="mogul", options={}, seats=[Seat(n) for n in range(3)], created=0.0, stage=stage, **more
    )
    await store.create(table)
    await store.add_chat_line(table.id, None, "", "the first")
    await store.add_chat_line(table.id, None, "", "the last")
    with sqlite3.connect(file) as line:
        then = time.time() - days * DAY
        line.execute("UPDATE tables SET touched = ? WHERE id = ?", (then, table.id))
        line.execute('UPDATE chat SET at = ? WHERE "table" = ?', (then, table.id))
    return table.id


async def ids(store: Store) -> set[str]:
    import sqlalchemy as sa

    from openoutcry.server.storage import schema

    return await store.database.read(lambda at: {table for (table,) in at.execute(sa.select(schema.tables.c.id))})


async def test_each_kind_of_table_has_its_time(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(f"sqlite:///{file}")
    try:
        gone = [await kept(store, file, stage, 11) for stage in (OVER, PLAYING, LOBBY)]
        stays = [await kept(store, file, stage, 9) for stage in (OVER, PLAYING, LOBBY)]
        before = await kept(store, file, OVER, 1, rematch=gone[2])
        used = await kept(store, file, OVER, 100)
        ten = Settings(keep_finished=10, keep_abandoned=10, keep_empty=10)
        assert (await tidy(store.database, Settings(keep_empty=0), [])).tables == []
        assert sorted((await tidy(store.database, ten, [used])).tables) == sorted(gone)
        assert await ids(store) == {*stays, before, used}
        assert (await store.row(before)).rematch is None, "whoever wants a rematch gets a new one"
    finally:
        await store.close()


async def test_talk_goes_before_its_table_and_its_numbers_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = await Store.open(f"sqlite:///{file}")
    try:
        table = await kept(store, file, PLAYING, 3)
        assert (await tidy(store.database, Settings(keep_chat=2), [])).lines == 2
        assert (await tidy(store.database, Settings(keep_chat=2), [])).lines == 0
        line, _ = await store.add_chat_line(table, None, "", "the next")
        assert [(one.number, one.text) for one in (await store.read(table)).chat] == [(3, "the next")]
        assert line.number == 3
    finally:
        await store.close()


async def test_it_is_done_while_the_server_runs(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(keep_empty=1 / DAY, tidy_every=0.1)
    anna = visit(server)
    kept_open, left = await anna.open("person", "open", "open"), await anna.open("person", "open", "open")
    await (await anna.connect(kept_open)).until(lambda table: table["seats"][0]["online"])
    async with asyncio.timeout(PATIENCE):
        while (await anna.http.get(f"/api/tables/{left}")).status_code != 404:  # noqa: ASYNC110
            await asyncio.sleep(OFTEN)
    assert (await anna.get(f"/api/tables/{kept_open}"))["stage"] == "lobby"
