"""The simulated clients of a load test, in a process of their own: `python -m tests.campaigns.load.clients PLAN`. They
sit down at tables and answer at random at the planned rate. The last line of their output has the times from each
answer until all connections of its table received it. PLAN is a `Plan` as JSON."""

import asyncio
import gc
import json
import random
import sys
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from typing import Any, Protocol

import msgspec
import uvicorn

from openoutcry.server.changes import Holding
from openoutcry.server.open_files import ask_for_many
from tests.campaigns.load.websocket import Line, Lost, call

NAMES = ("Ann", "Ben", "Cy", "Di", "Ed", "Flo")
AT_ONCE = 16  # tables that connect at the same time
BOT = "tycoon"
TURNS = 3  # periods with bots, and as many without
QUIET_WITHIN = 30.0  # seconds until the last bot has finished its search
TOLD_WITHIN = 10.0  # seconds after the last answer until all clients must have received it


class LoadPlan(msgspec.Struct, frozen=True):
    """The parameters of a load test. `rate` is the number of answers per second at all tables together, 0 for as many
    as possible. `addresses` are the servers ("127.0.0.1:8000"); each client connects to a random one. If `bots` is set,
    so many bots search at other tables during half of the time, in alternating periods."""

    addresses: list[str]
    game: str
    tables: int
    players: int
    rate: float
    seconds: float
    warm_up: float
    watchers: int = 0
    seed: int = 0
    bots: int = 0


class ClientMeasurements(msgspec.Struct):
    """The measurements of the clients. `waits` are the seconds from each answer until all connections of its table
    received it, `waits_beside` those while bots searched. `thoughts` is how often a bot had to answer."""

    answers: int
    refused: int
    lost: int
    bytes: int
    frames: int
    seconds: float
    waits: list[float]
    waits_beside: list[float] = []
    thoughts: int = 0


class AtTable(Protocol):
    """The callbacks of a table that its clients need."""

    def told(self) -> None:
        """Note that a client has received a message."""

    def refused(self, code: str) -> None:
        """Note that an answer was refused with this code."""


class Person:
    """A simulated client at a table. `seat` is None for a spectator."""

    def __init__(self, table: AtTable, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.line: Line
        self.holding = Holding()
        self.frames = 0

    @property
    def number(self) -> int:
        """The shown number of inputs; -1 before the match is known."""
        return -1 if self.match is None else int(self.match["number"])

    @property
    def match(self) -> dict[str, Any] | None:
        """The match as this client sees it; None if there is none."""
        return None if self.holding.table is None else self.holding.table["match"]

    def hear(self, text: bytes) -> None:
        """Handle a message of the server."""
        message = msgspec.json.decode(text)
        self.frames += 1
        if message["type"] in ("table", "changes", "present"):
            self.holding.take(message)
            self.table.told()
        elif message["type"] == "refused":
            self.table.refused(message["refusal"]["code"])


def choice_of(person: Person) -> dict[str, Any] | None:
    """Return the question that this client has not answered yet, or None."""
    choices = [] if person.match is None else person.match["choices"]
    return next((choice for choice in choices if choice["chosen"] is None), None)


def say_any(person: Person, rng: random.Random) -> None:
    """Answer the client's question with a random open option."""
    choice = choice_of(person)
    assert choice is not None
    option = rng.choice([one["option"] for one in choice["options"] if one["rule"] is None])
    answer = {"type": "choose", "seat": choice["seat"], "number": person.number, "option": option}
    person.line.say(msgspec.json.encode(answer))


class LoadTable:
    """One table and its simulated clients."""

    def __init__(self, crowd: "SimulatedClients", turn: float) -> None:
        self.crowd = crowd
        self.id = ""
        self.cookies: dict[str, str] = {}
        self.people: list[Person] = []
        self.due = turn
        self.sent: float | None = None
        self.waits_for = 0

    def seats(self) -> list[str]:
        """Return the holders of the seats: persons only."""
        return ["person"] * self.crowd.plan.players

    def callers(self) -> list[int | None]:
        """Return the seats that connect, and None for each spectator."""
        return [*range(self.crowd.plan.players), *([None] * self.crowd.plan.watchers)]

    async def sit_down(self) -> None:
        """Open a table and start its match."""
        await asyncio.to_thread(self._open)

    def _open(self) -> None:
        seats = self.seats()
        names = list(NAMES[: seats.count("person")])
        wish = {"game": self.crowd.plan.game, "seats": seats, "names": names}
        opened, cookies = self.crowd.post("/api/tables", wish)
        self.id = opened["id"]
        self.cookies = dict(cookie.split(";")[0].split("=", 1) for cookie in cookies)
        whole = "; ".join(f"{name}={token}" for name, token in self.cookies.items())
        self.crowd.post(f"/api/tables/{self.id}/start", None, whole)

    async def call(self) -> None:
        """Connect all clients, each with the token of its own seat, and wait until all have received the table."""
        for seat in self.callers():
            person = Person(self, seat)
            token = self.cookies.get(f"oo_{self.id}_{seat}", "")
            cookies = f"oo_{self.id}_{seat}={token}" if seat is not None else ""
            path = f"/api/tables/{self.id}/ws?version=0&log=0&readings=0&chat=0"
            address = self.crowd.rng.choice(self.crowd.plan.addresses)
            person.line = await call(address, path, cookies, person.hear, self.crowd.line_lost)
            self.people.append(person)
        while any(person.match is None for person in self.people):  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    def told(self) -> None:
        """Note that a client has received a message. If all have received the last answer, record its time and schedule
        the next answer."""
        if self.sent is None or any(person.number < self.waits_for for person in self.people):
            return
        self.crowd.answered(time.perf_counter() - self.sent)
        self.sent = None
        self.plan_next()

    def refused(self, code: str) -> None:
        """Count a refused answer and schedule the next one."""
        self.crowd.heard.refused += 1
        self.sent = None
        self.plan_next()

    def plan_next(self) -> None:
        """Schedule the next answer at its planned time, or at once if that has passed."""
        loop = asyncio.get_running_loop()
        if self.crowd.rate_of_table:
            self.due = max(self.due + self.crowd.rng.uniform(0.5, 1.5) / self.crowd.rate_of_table, loop.time())
            loop.call_at(self.due, self.answer)
        else:
            loop.call_soon(self.answer)

    def answer(self) -> None:
        """Send the answer of one random client that has to answer. Begin a new match if this one is over."""
        if self.crowd.over or self.sent is not None:
            return
        asked = [person for person in self.people if choice_of(person) is not None]
        if not asked:
            match = self.people[0].match
            if match is not None and match["result"] is not None:
                self.crowd.begin_again(self)
            return
        person = self.crowd.rng.choice(asked)
        self.waits_for = person.number + 1
        self.sent = time.perf_counter()
        self.crowd.heard.answers += 1
        say_any(person, self.crowd.rng)

    def leave(self) -> None:
        """Close the connections of all clients."""
        for person in self.people:
            self.crowd.count(person)
            person.line.close()
        self.people = []


class BotLoadTable(LoadTable):
    """A table of bots that search, and one person who answers at once as long as bots are to search. It only causes
    load; its times are not measured."""

    answered = -1
    seen = -1

    def seats(self) -> list[str]:
        """Return the holders of the seats: one person, and bots."""
        return ["person", *[BOT] * (self.crowd.plan.players - 1)]

    def callers(self) -> list[int | None]:
        """Return the seat of the person."""
        return [0]

    @property
    def thinking(self) -> bool:
        """True if a bot has to answer."""
        match = self.people[0].match if self.people else None
        return match is not None and any(asked["seat"] != 0 for asked in match["asked"])

    def told(self) -> None:
        if self.people and self.seen != self.people[0].number:
            self.seen = self.people[0].number
            self.crowd.heard.thoughts += self.thinking
            self.plan_next()

    def refused(self, code: str) -> None:
        self.answered = -1
        self.plan_next()

    def plan_next(self) -> None:
        asyncio.get_running_loop().call_soon(self.answer)

    def answer(self) -> None:
        if self.crowd.over or not self.crowd.bots_think or not self.people:
            return
        person = self.people[0]
        if person.match is not None and person.match["result"] is not None:
            self.answered = self.seen = -1
            self.crowd.begin_again(self)
        elif choice_of(person) is not None and person.number != self.answered:
            self.answered = person.number
            say_any(person, self.crowd.rng)

    def leave(self) -> None:
        for person in self.people:
            person.line.close()
        self.people = []


class SimulatedClients:
    """All tables and clients of this process."""

    def __init__(self, plan: LoadPlan, tell: Callable[[str], None]) -> None:
        self.plan = plan
        self.tell = tell
        self.rng = random.Random(plan.seed)
        self.rate_of_table = plan.rate / plan.tables
        self.over = False
        self.measuring = False
        self.heard = ClientMeasurements(0, 0, 0, 0, 0, 0.0, [])
        self.lines_lost = 0
        self.tables: list[LoadTable] = []
        self.bot_tables: list[BotLoadTable] = []
        self.bots_think = False
        self.tasks: set[asyncio.Task[None]] = set()
        self._http = threading.local()

    def post(self, path: str, body: Any, cookies: str = "") -> tuple[Any, list[str]]:
        """Send a POST request to the first server. Return the decoded answer and its cookies. Raise `Lost` if it is
        refused."""
        headers = {"content-type": "application/json", **({"cookie": cookies} if cookies else {})}
        if not hasattr(self._http, "line"):
            self._http.line = HTTPConnection(self.plan.addresses[0], timeout=60)
        self._http.line.request("POST", path, json.dumps(body) if body is not None else None, headers)
        answer = self._http.line.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise Lost(f"{answer.status}: {text.decode('utf-8', 'replace')[:200]}")
        return json.loads(text) if text else None, answer.headers.get_all("set-cookie") or []

    def answered(self, seconds: float) -> None:
        """Record the seconds that an answer took."""
        if self.measuring:
            (self.heard.waits_beside if self.bots_think else self.heard.waits).append(seconds)

    def line_lost(self) -> None:
        """Count a connection that the server closed."""
        self.lines_lost += 1

    def count(self, person: Person) -> None:
        """Add the bytes and frames that a client has received to the measurements, and reset its counters."""
        if self.measuring:
            self.heard.bytes += person.line.bytes
            self.heard.frames += person.frames
        person.line.bytes = person.frames = 0

    def begin_again(self, table: LoadTable) -> None:
        """Start a new match for the clients of a finished one."""
        task = asyncio.create_task(self._begin_again(table))
        self.tasks.add(task)
        task.add_done_callback(self._begun)

    def _begun(self, task: asyncio.Task[None]) -> None:
        """Count a table that could not start a new match as lost."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.lines_lost += 1

    async def _begin_again(self, table: LoadTable) -> None:
        table.leave()
        await table.sit_down()
        await table.call()
        table.plan_next()

    async def play(self) -> ClientMeasurements:
        """Open all tables, answer for the planned time, and return the measurements."""
        loop = asyncio.get_running_loop()
        plan = self.plan
        self.tables = [LoadTable(self, 0.0) for _ in range(plan.tables)]
        for done, table in enumerate(self.tables):
            await table.sit_down()
            self.tell(f"seated {done + 1}")
        self.tell("tables")
        await self._go_on()
        for start in range(0, plan.tables, AT_ONCE):
            await asyncio.gather(*(table.call() for table in self.tables[start : start + AT_ONCE]))
            self.tell(f"called {start}")
        self.tell("sockets")
        await self._go_on()
        self.bot_tables = [BotLoadTable(self, 0.0) for _ in range(-(-plan.bots // (plan.players - 1)))]
        for bots in self.bot_tables:
            await bots.sit_down()
            await bots.call()
        for table in self.tables:
            table.due = loop.time() + (self.rng.random() / self.rate_of_table if self.rate_of_table else 0.0)
            loop.call_at(table.due, table.answer)
        await asyncio.sleep(plan.warm_up)
        self.heard = ClientMeasurements(0, 0, 0, 0, 0, 0.0, [])
        self.tell("begin")
        turns = [False, True] * TURNS if plan.bots else [False]
        for beside in turns:
            await self._let_bots_think(beside)
            await self._measure(plan.seconds / len(turns))
        self.tell("end")
        self.over = True
        end = time.monotonic() + TOLD_WITHIN
        while time.monotonic() < end and any(table.sent is not None for table in self.tables):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        self.heard.lost = sum(table.sent is not None for table in self.tables) + self.lines_lost
        self.heard.answers = len(self.heard.waits) + len(self.heard.waits_beside)
        for table in (*self.tables, *self.bot_tables):
            table.leave()
        return self.heard

    async def _let_bots_think(self, beside: bool) -> None:
        """Let bots search from now on, or wait until none searches any more."""
        self.bots_think = beside
        for table in self.bot_tables:
            table.plan_next()
        end = time.monotonic() + QUIET_WITHIN
        while not beside and time.monotonic() < end and any(one.thinking for one in self.bot_tables):  # noqa: ASYNC110
            await asyncio.sleep(0.02)

    async def _measure(self, seconds: float) -> None:
        self._count_all()
        started = time.perf_counter()
        self.measuring = True
        end = started + seconds
        while (left := end - time.perf_counter()) > 0:
            await asyncio.sleep(min(1.0, left))
            self.tell(f"second {round(self.heard.seconds + time.perf_counter() - started)}")
        self._count_all()
        self.measuring = False
        self.heard.seconds += time.perf_counter() - started

    async def _go_on(self) -> None:
        """Wait until the parent process has measured the server."""
        await asyncio.to_thread(sys.stdin.readline)

    def _count_all(self) -> None:
        for table in self.tables:
            for person in table.people:
                self.count(person)


def say(line: str) -> None:
    """Write a line to the parent process."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Run one plan."""
    plan = msgspec.json.decode(sys.argv[1], type=LoadPlan)
    ask_for_many()
    gc.disable()  # a collection over thousands of tables would be measured as the server's time
    try:
        with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
            say("heard " + msgspec.json.encode(runner.run(SimulatedClients(plan, say).play())).decode())
    except (Lost, OSError, HTTPException) as problem:
        say(f"failed {problem}")
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
