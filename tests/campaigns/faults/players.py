"""Simulated clients at one table. They answer at random, one answer at a time, connect again when a connection breaks,
and remember the acknowledged answers. An answer is acknowledged when any client of the table has received it."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from tests.campaigns.faults.servers import Place
from tests.campaigns.load.clients import NAMES, Person, choice_of
from tests.campaigns.load.websocket import Lost, call

AGAIN_AFTER = 0.03
# Refusals after which the table shows which answer counts; others mean that the answer was not accepted.
LATE = {"stale"}
STILL = 45.0  # seconds without any message after which a table is considered stuck


class Given(msgspec.Struct):
    """An answer: the seat, the shown number of its question, and all options that were sent until one was accepted.
    `waits` is whether its outcome is still awaited."""

    seat: int
    number: int
    options: list[int]
    sent: float
    waits: bool = True


class ReconnectingClient(Person):
    """A client that connects again."""

    table: "FaultTable"

    def __init__(self, table: "FaultTable", seat: int) -> None:
        super().__init__(table, seat)
        self.open = False
        self.shown = False

    @property
    def here(self) -> bool:
        """True if the connection is open and has received the table."""
        return self.open and self.shown

    async def call(self) -> None:
        """Connect to one of the servers, trying until one accepts."""
        while not self.table.left:
            try:
                addresses = self.table.place.addresses
                home = self.table.home
                address = self.table.rng.choice(addresses) if home is None else addresses[home]
                self.line = await call(address, self.table.path, self.table.cookie(self.seat), self.hear, self.lost)
                if self.line.closed:
                    continue
                self.open = True
                if self.shown:
                    self.table.told()
                return
            except (OSError, Lost, IndexError):
                await asyncio.sleep(AGAIN_AFTER)

    def hear(self, text: bytes) -> None:
        """Handle a message of the server."""
        self.shown = self.shown or text.startswith(b'{"type":"table"')
        super().hear(text)

    def lost(self) -> None:
        """Note that the connection broke, and connect again. Before it was open, `call` handles that."""
        was_open, self.open, self.shown = self.open, False, False
        if was_open and not self.table.left:
            self.table.broken(self)
            self.table.later(self.call())


class FaultTable:
    """One table and its clients, who use the server of number `home`, or any. `pace` is the longest pause before an
    answer in seconds. While `resting` is set, no new answer is begun."""

    def __init__(self, place: Place, rng: random.Random, game: str, players: int, home: int | None = None) -> None:
        self.place = place
        self.rng = rng
        self.game = game
        self.players = players
        self.home = home
        self.id = ""
        self.cookies: dict[str, str] = {}
        self.people: list[ReconnectingClient] = []
        self.answers: list[Given] = []
        self.pending: Given | None = None
        self.pace = 0.02
        self.left = False
        self.over = False
        self.resting = False
        self.moved = asyncio.Event()
        self.waits: list[float] = []
        self.heard_at = 0.0
        self.send: Callable[[ReconnectingClient, Given], None] = plainly
        self._tasks: set[asyncio.Task[None]] = set()
        self._due: asyncio.TimerHandle | None = None

    @property
    def path(self) -> str:
        """The path of the table's WebSocket, which requests the whole table."""
        return f"/api/tables/{self.id}/ws?version=0&log=0&readings=0&chat=0"

    @property
    def number(self) -> int:
        """The shown number of inputs that the connected clients know; -1 without any."""
        return max((person.number for person in self.people if person.here), default=-1)

    def cookie(self, seat: int | None) -> str:
        """Return the cookie of a seat."""
        return f"oo_{self.id}_{seat}={self.cookies[f'oo_{self.id}_{seat}']}"

    async def open(self) -> None:
        """Open a table and start its match."""
        wish = {"game": self.game, "seats": ["person"] * self.players, "names": list(NAMES[: self.players])}
        text, cookies = await self.place.ask("POST", "/api/tables", wish)
        self.id = msgspec.json.decode(text)["id"]
        self.cookies = dict(cookie.split(";")[0].split("=", 1) for cookie in cookies)
        whole = "; ".join(f"{name}={token}" for name, token in self.cookies.items())
        await self.place.ask("POST", f"/api/tables/{self.id}/start", None, whole)

    async def sit_down(self) -> None:
        """Open a table, start its match and connect all clients."""
        await self.open()
        self.people = [ReconnectingClient(self, seat) for seat in range(self.players)]
        await asyncio.gather(*(person.call() for person in self.people))

    def leave(self) -> None:
        """Close all connections for good."""
        self.left = True
        for person in self.people:
            if hasattr(person, "line"):
                person.line.close()
        for task in self._tasks:
            task.cancel()

    def move(self, home: int) -> None:
        """Connect all clients to another server."""
        self.home = home
        for person in self.people:
            if person.open:
                person.line.close()
                person.lost()

    async def until(self, true: Callable[["FaultTable"], bool]) -> bool:
        """Wait until the condition is true. Return False if no message arrives for STILL seconds."""
        while not true(self):
            self.moved.clear()
            try:
                await asyncio.wait_for(self.moved.wait(), STILL)
            except TimeoutError:
                return False
        return True

    async def rest(self) -> None:
        """Stop answering, and wait until the outcome of the last answer is known."""
        self.resting = True
        await self.until(lambda one: one.over or one.pending is None)

    def go_on(self) -> None:
        """Resume answering."""
        self.resting = False
        self.think()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Received messages.

    def told(self) -> None:
        """Note that a client has received a message, and whether it acknowledges the pending answer."""
        self.heard_at = time.monotonic()
        self.over = self.over or any((person.match or {"result": None})["result"] is not None for person in self.people)
        given = self.pending
        if given is not None and self.number > given.number:
            self.answers.append(given)
            self.waits.append(time.monotonic() - given.sent)
            self.pending = given = None
        self.moved.set()
        if given is None or not given.waits:
            self.think()

    def refused(self, code: str) -> None:
        """Note that an answer was refused. Try again, unless it was stale."""
        if self.pending is not None and code not in LATE:
            self.pending.waits = False
            self.think(AGAIN_AFTER)

    def broken(self, person: ReconnectingClient) -> None:
        """Note that the outcome of an answer on a broken connection is unknown until the table is visible again."""
        if self.pending is not None and self.pending.seat == person.seat:
            self.pending.waits = False

    # Answers.

    def think(self, least: float = 0.0) -> None:
        """Schedule an answer."""
        if self._due is None and not self.left:
            wait = least + self.rng.random() * self.pace
            self._due = asyncio.get_running_loop().call_later(wait, self.answer)

    def answer(self) -> None:
        """Send the answer of a client that has to answer, unless an answer is pending."""
        self._due = None
        given = self.pending
        if self.left or (self.resting if given is None else given.waits):
            return
        number = self.number
        asked = [one for one in self.people if one.here and one.number == number and choice_of(one) is not None]
        if given is not None:
            asked = [one for one in asked if one.seat == given.seat]
        if not asked:
            return
        person = self.rng.choice(asked)
        choice = choice_of(person)
        assert choice is not None
        option = self.rng.choice([one["option"] for one in choice["options"] if one["rule"] is None])
        if given is None:
            given = self.pending = Given(choice["seat"], number, [], time.monotonic())
        given.options.append(option)
        given.waits = True
        self.send(person, given)


def message(given: Given, option: int) -> bytes:
    """Return an answer as a client sends it."""
    wish = {"type": "choose", "seat": given.seat, "number": given.number, "option": option}
    return msgspec.json.encode(wish)


def plainly(person: ReconnectingClient, given: Given) -> None:
    """Send an answer once, in the ordinary way."""
    person.line.say(message(given, given.options[-1]))
