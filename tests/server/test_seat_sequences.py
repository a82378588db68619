"""Random sequences of everything that changes the holder of a seat, by several clients, on real tables in a database.

A model notes which client was given which right to which seat. After each step every client is checked with every
token it ever had, and those that follow from them at rematches: it holds, sees and is sent what the model grants, and
nothing else.
"""

import asyncio
import json
import secrets
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings as example_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from openoutcry.engine.position import SPECTATOR
from openoutcry.server.changes import Holding
from openoutcry.server.http.metrics import Metrics
from openoutcry.server.http.tokens import Held, token_for_rematch
from openoutcry.server.live import seats, table_rules
from openoutcry.server.live.broadcaster import Connection
from openoutcry.server.live.live_table import LiveTable
from openoutcry.server.live.live_tables import LiveTables
from openoutcry.server.live.services import Services
from openoutcry.server.refusals import Refused
from openoutcry.server.settings import Settings
from openoutcry.server.storage.consistency import stored_match
from openoutcry.server.storage.rows import OVER
from openoutcry.server.storage.store import Store
from openoutcry.server.wire import NewTable

T = TypeVar("T")
CLIENTS = ("anna", "ben", "chloe", "david")
SEATS = 3
MOST_TABLES = 4
LONG_PAUSE = 60.0  # no bot answers while an example runs
# Besides names: a host of the table, and a client that has or had the seat, so that much of what is drawn is allowed.
A_HOST, A_HOLDER = "a host", "a holder"
GUEST = st.sampled_from(CLIENTS)
HOST = st.sampled_from((*[A_HOST] * 4, *CLIENTS))
HOLDER = st.sampled_from((*[A_HOLDER] * 4, *CLIENTS))
# Whether a browser shows the oldest of its tokens and not the newest.
OLD = st.sampled_from((False, False, True))
WHERE = st.integers(0, SEATS - 1)


class Right:
    """The right to one seat, with its token. At a rematch it follows from the right at the table before, `source`."""

    def __init__(self, token: str, source: "Right | None" = None) -> None:
        self.token = token
        self.source = source


class Place:
    """What is expected of one seat: the right to it, or the right at the table before for which it is reserved, or that
    a bot has it, or that it is free. `host` is whether its holder is the host."""

    def __init__(
        self, right: Right | None = None, reserved: Right | None = None, host: bool = False, bot: bool = False
    ) -> None:
        self.right = right
        self.reserved = reserved
        self.host = host
        self.bot = bot

    @property
    def free(self) -> bool:
        return self.right is None and self.reserved is None and not self.bot


class Table:
    """What is expected of one table; `before` is the table it is the rematch of."""

    def __init__(self, name: str, places: list[Place], opener: str, before: "Table | None" = None) -> None:
        self.id = name
        self.places = places
        self.opener = opener
        self.before = before
        self.rematch: Table | None = None
        self.stage = "lobby"
        self.locked = False

    @property
    def later(self) -> Iterator["Table"]:
        table = self.rematch
        while table is not None:
            yield table
            table = table.rematch


class Client:
    """A browser. It keeps every token that it ever had, by table and seat, and the host's."""

    def __init__(self) -> None:
        self.rights: dict[tuple[str, int], list[Right]] = {}
        self.host: dict[str, str] = {}

    def take(self, table: Table, seat: int, right: Right) -> None:
        kept = self.rights.setdefault((table.id, seat), [])
        if right not in kept:
            kept.append(right)

    def shown(self, table: Table, old: bool) -> dict[int, Right]:
        """The rights whose tokens this browser shows at a table: the newest, or the oldest of each seat."""
        return {seat: kept[0 if old else -1] for (name, seat), kept in self.rights.items() if name == table.id}

    def held(self, table: Table, old: bool = False) -> Held:
        tokens = {seat: right.token for seat, right in self.shown(table, old).items()}
        return Held(tokens, self.host.get(table.id))

    def seats(self, table: Table, old: bool = False) -> list[int]:
        """The seats that are this browser's as the model has it."""
        shown = self.shown(table, old)
        return [seat for seat, place in enumerate(table.places) if place.right and place.right is shown.get(seat)]

    def hosts(self, table: Table, old: bool = False) -> bool:
        return table.id in self.host or any(table.places[seat].host for seat in self.seats(table, old))

    def may_see(self, table: Table, old: bool = False) -> bool:
        return not table.locked or bool(self.seats(table, old)) or self.hosts(table, old)


class Screen:
    """An open connection of a client, and the table as it was sent."""

    def __init__(self, live_table: LiveTable, client: Client, table: Table, old: bool) -> None:
        self.client = client
        self.table = table
        self.old = old
        self.holding = Holding()
        self.refused = False
        self.connection: Connection = live_table.broadcaster.connect(client.held(table, old), self.send)
        # What it shows stays as it was when the connection was opened.
        self.rights = client.shown(table, old)
        self.hosts = table.id in client.host
        live_table.join(self.connection)
        self.writing = asyncio.create_task(self.connection.write())

    async def send(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "refused":
            self.refused = True
        else:
            self.holding.take(message)

    @property
    def seats(self) -> list[int]:
        places = enumerate(self.table.places)
        return [seat for seat, place in places if place.right and place.right is self.rights.get(seat)]

    @property
    def may_see(self) -> bool:
        host = self.hosts or any(self.table.places[seat].host for seat in self.seats)
        return not self.table.locked or bool(self.seats) or host


def a_table(*stages: str) -> st.SearchStrategy[Table]:
    """One of the tables that are at one of these stages, or of all if none is named; often the newest."""
    return st.runner().flatmap(lambda machine: st.sampled_from([*machine.at(*stages), *machine.at(*stages)[-1:] * 2]))


def there_is(*stages: str) -> Callable[[Any], bool]:
    return lambda machine: bool(machine.at(*stages))


class SeatSequences(RuleBasedStateMachine):
    """Clients do what they like; refusals are part of it."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.clients = {name: Client() for name in CLIENTS}
        self.known: list[Table] = []
        self.screens: list[Screen] = []
        self.live_tables = self.run(self.open_live_tables())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    async def open_live_tables(self) -> LiveTables:
        store = await Store.open(f"sqlite:///{Path(self.folder.name)}/tables.sqlite3")
        return LiveTables(Services(store, Settings(bot_pause=LONG_PAUSE), Metrics()))

    async def close_rooms(self) -> None:
        await self.live_tables.close()
        await self.live_tables.services.store.close()

    def teardown(self) -> None:
        self.run(self.close_rooms())
        self.runner.close()
        self.folder.cleanup()

    def live_table(self, table: Table) -> LiveTable:
        return self.run(self.live_tables.get(table.id))

    def change(self, table: Table, what: Any, later: bool = False) -> Any:
        """Change a table; the refusal if it is refused."""

        async def work() -> Any:
            live_table = await self.live_tables.get(table.id)
            try:
                return await live_table.change(what, later)
            except Refused as refusal:
                return refusal

        return self.run(work())

    def at(self, *stages: str) -> list[Table]:
        """The tables at one of these stages; all if none is named."""
        return [table for table in self.known if not stages or table.stage in stages]

    def client(self, name: str, table: Table, seat: int = 0) -> Client:
        """The client that a drawn name means at a table and a seat."""
        if name == A_HOST:
            name = next((one for one in CLIENTS if self.clients[one].hosts(table)), CLIENTS[0])
        elif name == A_HOLDER:
            had = [one for one in CLIENTS if (table.id, seat) in self.clients[one].rights]
            name = next((one for one in had if seat in self.clients[one].seats(table)), (had or CLIENTS)[0])
        return self.clients[name]

    # What clients do.

    @initialize(
        own=st.integers(1, 2),
        guests=st.lists(GUEST, max_size=2),
        matches=st.integers(0, 2),
        host=GUEST,
        playing=st.booleans(),
    )
    def begin(self, own: int, guests: list[str], matches: int, host: str, playing: bool) -> None:
        """A host and some guests sit down, and perhaps play some matches."""
        table = self.open(host, own)
        for seat, guest in enumerate(guests[: SEATS - own], start=own):
            self.sit_down(table, guest, seat, False)
        for seat, place in enumerate(table.places):
            if place.free:
                self.fill(table, host, seat, True, False)
        for _ in range(matches):
            self.start(table, host, False)
            self.play_on_to_the_end(table)
            self.open_rematch(table, host, False)
            assert table.rematch is not None
            table = table.rematch
            for name in (host, *guests[:1]):
                self.claim(table, name, False)
        if playing and table.stage == "lobby":
            self.start(table, host, False)

    def open(self, name: str, own: int) -> Table:
        people = ["person"] * own + ["open"] * (SEATS - own)
        row, held = table_rules.open_table(NewTable("mogul", people, [f"{name} {n}" for n in range(own)]))
        self.run(self.live_tables.open(row))
        places = [Place(Right(held.seats[seat])) if seat < own else Place() for seat in range(SEATS)]
        places[0].host = True
        table, client = Table(row.id, places, name), self.clients[name]
        self.known.append(table)
        for seat in range(own):
            right = places[seat].right
            assert right is not None
            client.take(table, seat, right)
        assert held.host is not None
        client.host[table.id] = held.host
        return table

    @precondition(there_is("lobby", "playing"))
    @rule(table=a_table("lobby", "playing"), name=GUEST, seat=WHERE, old=OLD)
    def sit_down(self, table: Table, name: str, seat: int, old: bool) -> None:
        client, place = self.client(name, table, seat), table.places[seat]
        allowed = table.stage == "lobby" and place.free and client.may_see(table, old)
        host = client.hosts(table, old) and not any(other.host for other in table.places)
        token = self.change(table, lambda draft: table_rules.sit(draft, client.held(table, old), seat, name))
        assert (not isinstance(token, Refused)) == allowed, token
        if allowed:
            table.places[seat] = Place(Right(token), host=host)
            self.got(client, table, seat)

    def got(self, client: Client, table: Table, seat: int) -> None:
        right = table.places[seat].right
        assert right is not None
        client.take(table, seat, right)

    @rule(
        table=a_table(),
        name=HOLDER,
        other=GUEST,
        seat=WHERE,
        old=OLD,
    )
    def open_link_of_another(self, table: Table, name: str, other: str, seat: int, old: bool) -> None:
        """Somebody opens the secret link of a seat that another browser showed, now or once."""
        shown = self.client(name, table, seat).shown(table, old)
        if seat in shown:
            found = seats.seat_by_token(shown[seat].token, self.live_table(table).table)
            assert (found == seat) == (table.places[seat].right is shown[seat])
            if found is not None:
                self.got(self.clients[other], table, seat)

    @rule(table=a_table(), name=HOLDER, seat=WHERE, old=OLD)
    def stand_up(self, table: Table, name: str, seat: int, old: bool) -> None:
        client = self.client(name, table, seat)
        allowed = seat in client.seats(table, old)
        done = self.change(table, lambda draft: table_rules.stand(draft, client.held(table, old), seat))
        assert (not isinstance(done, Refused)) == allowed, done
        if allowed and table.stage == "lobby":
            table.places[seat] = Place()

    @precondition(there_is("lobby", "playing"))
    @rule(
        table=a_table("lobby", "playing"),
        name=HOST,
        seat=WHERE,
        bot=st.booleans(),
        old=OLD,
    )
    def remove(self, table: Table, name: str, seat: int, bot: bool, old: bool) -> None:
        client, place = self.client(name, table, seat), table.places[seat]
        own = place.host or seat in client.seats(table, old)
        allowed = client.hosts(table, old) and table.stage != "over" and not own
        done = self.change(table, lambda draft: table_rules.remove(draft, client.held(table, old), seat, bot))
        assert (not isinstance(done, Refused)) == allowed, done
        if allowed:
            table.places[seat] = Place(bot=bot and table.stage != "lobby")

    @precondition(there_is("lobby", "playing"))
    @rule(
        table=a_table("lobby", "playing"),
        name=HOST,
        seat=WHERE,
        bot=st.booleans(),
        old=OLD,
    )
    def fill(self, table: Table, name: str, seat: int, bot: bool, old: bool) -> None:
        client, place = self.client(name, table, seat), table.places[seat]
        allowed = client.hosts(table, old) and table.stage == "lobby" and place.right is None
        wish = "broker" if bot else None
        done = self.change(table, lambda draft: table_rules.fill(draft, client.held(table, old), seat, wish))
        assert (not isinstance(done, Refused)) == allowed, done
        if allowed:
            table.places[seat] = Place(bot=bot)

    @precondition(there_is("playing"))
    @rule(table=a_table("playing"), name=GUEST, seat=WHERE)
    def replace_in_a_match(self, table: Table, name: str, seat: int) -> None:
        """The host removes somebody, and another client comes."""
        self.remove(table, A_HOST, seat, False, False)
        self.take_over(table, name, seat, False)

    @precondition(there_is("playing"))
    @rule(table=a_table("playing"), name=GUEST, seat=WHERE, old=OLD)
    def take_over(self, table: Table, name: str, seat: int, old: bool) -> None:
        client, place = self.client(name, table, seat), table.places[seat]
        sees = client.seats(table, old) or client.hosts(table, old)
        allowed = table.stage == "playing" and place.free and client.may_see(table, old) and not sees
        token = self.change(table, lambda draft: table_rules.take_over(draft, client.held(table, old), seat, name))
        assert (not isinstance(token, Refused)) == allowed, token
        if allowed:
            table.places[seat] = Place(Right(token))
            self.got(client, table, seat)

    @rule(table=a_table(), name=HOLDER, seat=WHERE, old=OLD)
    def renew(self, table: Table, name: str, seat: int, old: bool) -> None:
        client = self.client(name, table, seat)
        allowed = seat in client.seats(table, old)
        held = client.held(table, old)
        tokens = self.change(table, lambda draft: table_rules.renew_link(draft, held, seat), later=True)
        assert (not isinstance(tokens, Refused)) == allowed, tokens
        if not allowed:
            return
        self.run(self.live_tables.refresh(later for later in tokens if later != table.id))
        former, new = table.places[seat].right, Right(tokens[table.id])
        table.places[seat].right = new
        self.got(client, table, seat)
        renewed = {table.id}
        for rematch in table.later:
            place = rematch.places[seat]
            if place.reserved is not None:
                if place.reserved is former:
                    place.reserved = new
                break
            if place.right is None or place.right.source is not former:
                break
            former, new = place.right, Right(tokens[rematch.id], new)
            place.right = new
            self.got(client, rematch, seat)
            renewed.add(rematch.id)
        assert set(tokens) == renewed

    @rule(table=a_table(), name=HOST, locked=st.booleans(), old=OLD)
    def lock(self, table: Table, name: str, locked: bool, old: bool) -> None:
        client = self.client(name, table)
        allowed = client.hosts(table, old)
        done = self.change(table, lambda draft: table_rules.lock(draft, client.held(table, old), locked))
        assert (not isinstance(done, Refused)) == allowed, done
        if allowed:
            self.live_table(table).close_disallowed()
            table.locked = locked

    @precondition(there_is("lobby"))
    @rule(table=a_table("lobby"), name=HOST, old=OLD)
    def start(self, table: Table, name: str, old: bool) -> None:
        client = self.client(name, table)
        allowed = client.hosts(table, old) and table.stage == "lobby" and not any(one.free for one in table.places)
        done = self.change(table, lambda draft: table_rules.start_by_host(draft, client.held(table, old)))
        assert (not isinstance(done, Refused)) == allowed, done
        if allowed:
            table.stage = "playing"

    @precondition(there_is("playing"))
    @rule(table=a_table("playing"))
    def play_on_to_the_end(self, table: Table) -> None:
        if table.stage == "playing":
            self.run(self.finish(table))
            table.stage = "over"

    async def finish(self, table: Table) -> None:
        """Put all answers of the match on disk, as another process would, and let the live table read them."""
        store, live_table = self.live_tables.services.store, await self.live_tables.get(table.id)
        news = await store.read(table.id)
        match = stored_match(live_table.game, news.table, news.entries)
        assert match is not None
        added = []
        while asked := match.asked():
            choice = match.choice(asked[0])
            assert choice is not None
            entries = match.prepare(asked[0], choice.options[-1])
            match.accept(entries)
            added += entries
        await store.append(table.id, added)
        await store.change(table.id, lambda draft: setattr(draft.table, "stage", OVER))
        await live_table.refresh()

    @precondition(there_is("over"))
    @precondition(lambda self: len(self.known) < MOST_TABLES)
    @rule(table=a_table("over"), name=HOLDER, old=OLD)
    def open_rematch(self, table: Table, name: str, old: bool) -> None:
        client = self.client(name, table)
        mine = client.seats(table, old)
        opened = self.change(table, lambda draft: table_rules.open_rematch(draft, client.held(table, old)))
        assert (not isinstance(opened, Refused)) == bool(mine), opened
        if not mine or table.rematch is not None:
            assert not mine or table.rematch is None or opened == table.rematch.id
            return
        host = next((seat for seat, place in enumerate(table.places) if place.host), mine[0])
        places = []
        for seat, place in enumerate(table.places):
            # A reserved seat at which nobody came is open again.
            places.append(Place(None, place.right, host=place.right is not None and seat == host, bot=place.bot))
        table.rematch = Table(opened, places, table.opener, table)
        opener = self.clients[table.opener]
        self.known.append(table.rematch)
        opener.host[opened] = opener.host[table.id]

    @precondition(lambda self: len(self.known) > 1)
    @rule(table=st.runner().flatmap(lambda machine: st.sampled_from(machine.known[1:])), name=HOLDER, old=OLD)
    def claim(self, table: Table, name: str, old: bool) -> None:
        """Somebody who shows tokens of the table before asks for the rematch, which `table_rules.claim` gives."""
        before, client = table.before, self.client(name, table)
        assert before is not None
        shown, held = client.shown(before, old), client.held(before, old)
        expected = set()
        for seat, right in shown.items():
            place = table.places[seat]
            follows = place.right is not None and place.right.source is right
            if place.reserved is right or follows:
                expected.add(seat)
        given = self.change(table, lambda draft: table_rules.claim(draft, held))
        if not expected and table.id not in client.host:
            assert isinstance(given, Refused)
            return
        assert isinstance(given, Held), given
        assert set(given.seats) == expected
        for seat in expected:
            place = table.places[seat]
            if place.reserved is not None:
                place.right, place.reserved = Right(given.seats[seat], shown[seat]), None
            self.got(client, table, seat)
        if table.stage == "lobby" and all(place.right is not None or place.bot for place in table.places):
            table.stage = "playing"

    @rule(table=a_table(), name=HOLDER, old=OLD)
    def connect(self, table: Table, name: str, old: bool) -> None:
        client = self.client(name, table)
        if client.may_see(table, old):
            self.screens.append(self.run(self.opened_screen(client, table, old)))

    async def opened_screen(self, client: Client, table: Table, old: bool) -> Screen:
        return Screen(await self.live_tables.get(table.id), client, table, old)

    # What holds after each step.

    @invariant()
    def tokens_hold_what_was_granted(self) -> None:
        for client in self.clients.values():
            for (name, seat), kept in client.rights.items():
                table = next(one for one in self.known if one.id == name)
                for right in kept:
                    self.holds_exactly(right.token, right, table, seat)
                    follows, token = right, right.token
                    for rematch in table.later:
                        token = token_for_rematch(token, rematch.id)
                        place = rematch.places[seat].right
                        granted = place is not None and place.source is follows
                        self.holds_exactly(token, place if granted else None, rematch, seat)
                        if place is None or not granted:
                            break
                        follows = place

    def holds_exactly(self, token: str, right: Right | None, table: Table, seat: int) -> None:
        """This token holds the seat if it is the one of the right to it, and no other seat of the table."""
        row = self.live_table(table).table
        granted = right is not None and table.places[seat].right is right
        assert [n for n in range(SEATS) if seats.holds(token, row.seats[n])] == ([seat] if granted else [])

    @invariant()
    def clients_see_what_was_granted(self) -> None:
        for table in self.known:
            live_table = self.live_table(table)
            assert live_table.stage == table.stage
            for client in self.clients.values():
                for old in (False, True):
                    held = client.held(table, old)
                    assert seats.seats_of(held, live_table.table) == client.seats(table, old)
                    assert seats.is_host(held, live_table.table) == client.hosts(table, old)
                    assert seats.may_see(held, live_table.table) == client.may_see(table, old)
                    self.shows(live_table, live_table.broadcaster.snapshot(held), client.seats(table, old))
            assert not seats.seats_of(
                Held({seat: secrets.token_urlsafe(16) for seat in range(SEATS)}), live_table.table
            )

    def shows(self, live_table: LiveTable, shown: Any, mine: list[int]) -> None:
        """A table that was sent is the one that the holder of these seats may see."""
        assert [seat.seat for seat in shown.seats if seat.yours] == mine
        if live_table.match is not None:
            eyes = live_table.eyes(mine)
            assert (eyes in mine) if mine else eyes == SPECTATOR
            assert shown.match.shown == live_table.match.game.shown(live_table.match.view(eyes))
            assert all(choice.seat in mine for choice in shown.match.choices)

    @invariant()
    def connections_are_sent_what_was_granted(self) -> None:
        self.run(self.written())
        for screen in list(self.screens):
            live_table = self.live_table(screen.table)
            if screen.refused:
                assert not screen.may_see
                self.run(self.closed_screen(live_table, screen))
                continue
            assert screen.may_see
            assert screen.connection.seats == screen.seats
            held = screen.holding.table
            assert held is not None
            assert [seat["seat"] for seat in held["seats"] if seat["yours"]] == screen.seats
            if held["match"] is not None:
                assert all(choice["seat"] in screen.seats for choice in held["match"]["choices"])

    async def closed_screen(self, live_table: LiveTable, screen: Screen) -> None:
        live_table.broadcaster.leave(screen.connection)
        await asyncio.gather(screen.writing, return_exceptions=True)
        self.screens.remove(screen)

    async def written(self) -> None:
        """Let connections write what is due."""
        for _ in range(5):
            await asyncio.sleep(0)


TestSeatSequences = SeatSequences.TestCase
TestSeatSequences.settings = example_settings(max_examples=40, stateful_step_count=40)
