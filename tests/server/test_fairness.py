"""What one client asks for does not make others wait: who comes first, what is admitted, and what is not done again."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest

from openoutcry.games.catalogue import data_text
from openoutcry.match.record import parse
from openoutcry.server.http import rules_page
from openoutcry.server.http.metrics import Metrics
from openoutcry.server.http.tokens import Held, cookie_name, listed_name
from openoutcry.server.live import table_rules
from openoutcry.server.live.coach import MOST_OF_CLIENT
from openoutcry.server.live.fair_queue import Priority, Requester
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.live.services import Services
from openoutcry.server.refusals import TooFast
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import new_table_id
from openoutcry.server.storage.store import Store
from openoutcry.server.wire import NewTable
from tests.patience import PATIENCE
from tests.server.harness import Browser, Server
from tests.text.played import played_out

Visit = Callable[[Server], Browser]
STRANGER = Requester(["stranger"], Priority.STRANGER)


@pytest.fixture
async def live_tables(tmp_path: Path) -> AsyncIterator[LiveTables]:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3")
    live = LiveTables(Services(store, Settings(), Metrics()))
    yield live
    await live.close()
    await store.close()


async def playing(live_tables: LiveTables) -> tuple[LiveTable, Held]:
    """A table at which somebody plays against bots."""
    table, held = table_rules.open_table(NewTable("mogul", ["person", "broker", "broker"], ["Anna"]))
    await live_tables.open(table)
    live_table = await live_tables.get(table.id)
    await live_table.change(table_rules.start)
    return live_table, held


async def send(_: bytes) -> None:
    """Read nothing."""
    await asyncio.Event().wait()


async def test_a_record_is_written_while_the_table_is_locked(live_tables: LiveTables) -> None:
    live_table, _ = await playing(live_tables)
    async with live_table.lock, asyncio.timeout(PATIENCE):
        text = await live_table.record([], STRANGER)
    assert parse(text).header.form == "public"


async def test_bots_think_for_the_seat_holders_who_are_connected_then_for_spectators(live_tables: LiveTables) -> None:
    live_table, held = await playing(live_tables)
    assert live_table.broadcaster.requester() == Requester([""], Priority.NOBODY)
    people = {}
    for client, tokens in (("watches", Held({})), ("plays", held)):
        people[client] = live_table.broadcaster.connect(tokens, send)
        people[client].client = client
        live_table.join(people[client])
        priority = Priority.HOLDER if tokens.seats else Priority.STRANGER
        assert live_table.broadcaster.requester() == Requester([client], priority)
    for client in ("watches", "plays"):
        live_table.broadcaster.leave(people[client])
    assert live_table.broadcaster.requester() == Requester(["plays"], Priority.NOBODY)


async def test_only_who_played_makes_the_coach_look_and_one_client_waits_for_few_matches(
    live_tables: LiveTables,
) -> None:
    coaching, match = live_tables.reviews, played_out(3)
    assert not (await coaching.ask("other", match, STRANGER)).looking
    anna, ben = Requester(["anna"], Priority.HOLDER), Requester(["ben"], Priority.HOLDER)
    for n in range(MOST_OF_CLIENT):
        assert (await coaching.ask(f"table {n}", match, anna)).looking
    with pytest.raises(TooFast):
        await coaching.ask("one more", match, anna)
    assert (await coaching.ask("one more", match, ben)).looking
    assert (await coaching.ask("table 0", match, STRANGER)).looking


def test_the_rules_of_a_house_set_are_worked_out_once() -> None:
    asked = ("mogul", data_text("mogul").replace("Great Northern", "Nordbahn"), 4, (("start", "1"),))
    assert rules_page.house_set_rules(*asked) is rules_page.house_set_rules(*asked)


async def test_cookies_that_lead_nowhere_are_neither_looked_up_without_end_nor_all_answered(
    server: Server, visit: Visit
) -> None:
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    token = next(one.value for one in anna.http.cookies.jar if one.name == listed_name(table, 0))
    made_up = [listed_name(new_table_id(), 0) for _ in range(500)]
    header = "; ".join(
        [*(f"{name}={secrets.token_urlsafe(16)}" for name in made_up), f"{listed_name(table, 0)}={token}"]
    )
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser:
        mine = await browser.get("/api/mine", headers={"cookie": header})
        assert [one["id"] for one in mine.json()] == [table]
        gone = [line.partition("=")[0] for line in mine.headers.get_list("set-cookie")]
        # Those that are looked up are the last; a few of them are forgotten each time.
        assert set(gone) <= {*made_up[-119:], *(cookie_name(name[8:18], 0) for name in made_up[-119:])}
        assert len({name for name in gone if name in made_up}) == 10
        answers = [(await browser.post("/api/mine/forget", headers={"cookie": header})).json() for _ in range(2)]
        assert answers == [{"tables": 1}, {"tables": 0}], "a name that is off need not be taken off again"


async def test_tables_are_read_together_and_a_damaged_one_is_known_as_such(live_tables: LiveTables) -> None:
    import sqlalchemy as sa

    from openoutcry.server.storage import schema

    store = live_tables.services.store
    first, second = (await playing(live_tables))[0], (await playing(live_tables))[0]
    asked = [first.id, "2222222222", second.id]
    assert await store.rows(asked) == {first.id: first.table, second.id: second.table}
    garbled = sa.update(schema.tables).where(schema.tables.c.id == second.id).values(options="{")
    await store.database.write(lambda at: at.execute(garbled))
    assert await store.rows(asked) == {first.id: first.table, second.id: None}
    assert await store.rows([]) == {}
