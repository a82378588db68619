"""How long others wait while one client asks for too much.

All attacks, this checkout and another one by turns:

    python tools/measure_fairness.py --against CHECKOUT --rounds 5

Each attack comes from one loopback address, everybody else has others. Of people's answers at three tables the median
and the 99th percentile are printed, in quiet and beside the attack, and the ratio of the 99th percentiles. Beside
hints, reviews, thoughts and undo these are the rows "answers"; the rows of these names have the median of what the
attack is aimed at: the hints, reviews and bots' answers of another client, and new sockets of a seat's holder. The
target is a ratio of at most 2, and of 3 for hints and reviews.

Servers are started with the limits that they ship with, on new files; the other checkout has to be installed in its
`.venv`. With `--database postgres` each checkout has two servers on one temporary PostgreSQL: honest clients stay at
one of them, the attacker's requests go to both in turn. Attacks are bounded: each lasts some seconds and sends fewer
requests than the limits allow.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import secrets
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from openoutcry.games.catalogue import data_text
from tests.campaigns.faults.cluster import Cluster, free_port
from tests.campaigns.load.clients import Person, choice_of, say_any
from tests.campaigns.load.run import TICKS, percentile
from tests.campaigns.load.server import start_server
from tests.campaigns.load.websocket import Line, Lost

HONEST = [f"127.0.1.{n}" for n in range(1, 40)]
# Matches end soon and thoughts are short, so that the coach has something to look at within a round.
QUICKER = {"messages_per_second": 1000.0, "message_burst": 1000, "hinting": 0.5, "coaching": 1.0, "thinkers": 1}
QUIET_SECONDS = 3.0
ATTACK_SECONDS = 4.0
PACE = 0.05
TABLES = 3
GIVE_UP = 30.0
COOKIES = 700
COOKIES_A_SECOND = 16.0
REQUESTS_A_SECOND = 35.0  # a client may send 40
SPECTATORS = 100
HINT_TABLES = 12
REVIEWS = 6
BOT_TABLES = 12
LONG_MATCH = 100
FIRST = {"start": "1"}  # the first seat begins
UNDO_SECONDS = 8.0


class Server:
    """A server of one checkout, in a process of its own; on PostgreSQL in two."""

    def __init__(self, name: str, checkout: Path, folder: Path, cluster: Cluster | None) -> None:
        self.name = name
        self.log = (folder / f"{name}.log").open("a")
        database = f"sqlite:///{folder}/{name}.sqlite3" if cluster is None else cluster.url
        self.ports = [free_port() for _ in range(1 if cluster is None else 2)]
        self.turns = itertools.cycle(self.ports)
        self.processes = [
            start_server(checkout, json.dumps({"database": database, "port": port, **QUICKER}), self.log)
            for port in self.ports
        ]

    def port(self, address: str) -> int:
        """Return the port for a client's next request: always the same for an honest client."""
        return self.ports[HONEST.index(address) % len(self.ports)] if address in HONEST else next(self.turns)

    def cpu(self) -> float:
        """Return the seconds of CPU that its processes have used, without bots and the coach."""
        stats = (Path(f"/proc/{process.pid}/stat").read_text() for process in self.processes)
        fields = [stat.rpartition(")")[2].split() for stat in stats]
        return sum(int(one[11]) + int(one[12]) for one in fields) / TICKS

    def stop(self) -> None:
        """End it."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(30)
        self.log.close()

    async def ask(
        self, method: str, path: str, body: Any = None, cookies: str = "", address: str = "127.0.0.1"
    ) -> tuple[int, bytes, dict[str, str]]:
        """Send a request from an address; return the status, the body and the cookies of the answer."""
        port = self.port(address)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        try:
            content = b"" if body is None else json.dumps(body).encode()
            head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close"]
            head += [f"Content-Length: {len(content)}"] if method == "POST" else []
            head += ["Content-Type: application/json"] if content else []
            head += [f"Cookie: {cookies}"] if cookies else []
            writer.write("\r\n".join([*head, "", ""]).encode() + content)
            answer = await reader.read()
        finally:
            writer.close()
        front, _, text = answer.partition(b"\r\n\r\n")
        status, *lines = front.decode("latin-1").split("\r\n")
        given = [line.partition(": ")[2].split(";")[0] for line in lines if line.lower().startswith("set-cookie: ")]
        return int(status.split()[1]), text, dict(one.split("=", 1) for one in given)


class Player(Person):
    """Somebody at a table who also hears hints."""

    table: "Table"

    def hear(self, text: bytes) -> None:
        """Take what the server says."""
        if b'"type":"hint"' in text[:40]:
            self.table.hints.append(text)
        super().hear(text)
        self.table.moved.set()


class Table:
    """A table, and the people at it, all in front of one browser at `address`."""

    def __init__(self, server: Server, address: str, *seats: str, **more: Any) -> None:
        self.server = server
        self.address = address
        self.seats = seats
        self.more = more
        self.id = ""
        self.cookies: dict[str, str] = {}
        self.people: list[Person] = []
        self.refusals: list[str] = []
        self.hints: list[bytes] = []
        self.moved = asyncio.Event()

    async def open(self) -> None:
        """Open the table and start the match."""
        names = [f"P{n}" for n, seat in enumerate(self.seats) if seat == "person"]
        wish = {"game": "mogul", "seats": self.seats, "names": names, **self.more}
        status, text, self.cookies = await self.server.ask("POST", "/api/tables", wish, address=self.address)
        if status != 201:
            raise Lost(f"{status}: {text.decode()[:200]}")
        self.id = json.loads(text)["id"]
        await self.ask("POST", "start")

    async def begin(self) -> "Table":
        """Open the table, start the match and connect everybody."""
        await self.open()
        for seat, kind in enumerate(self.seats):
            if kind == "person":
                await self.connect(seat)
        await self.until(lambda: all(person.match is not None for person in self.people))
        return self

    async def ask(self, method: str, place: str) -> tuple[int, bytes]:
        """Send a request about the table with all its cookies."""
        cookies = "; ".join(f"{name}={token}" for name, token in self.cookies.items() if "mine" not in name)
        path = f"/api/tables/{self.id}/{place}"
        status, text, _ = await self.server.ask(method, path, cookies=cookies, address=self.address)
        return status, text

    async def connect(self, seat: int) -> Person:
        """Connect the holder of a seat."""
        person = Player(self, seat)
        name = f"oo_{self.id}_{seat}"
        person.line = await line_to(self.server, self.id, f"{name}={self.cookies[name]}", person.hear, self.address)
        self.people.append(person)
        return person

    def told(self) -> None:
        self.moved.set()

    def refused(self, code: str) -> None:
        self.refusals.append(code)
        self.moved.set()

    @property
    def number(self) -> int:
        """The number of inputs that everybody was told of."""
        return min(person.number for person in self.people)

    @property
    def over(self) -> bool:
        return any((person.match or {"result": None})["result"] is not None for person in self.people)

    async def until(self, true: Callable[[], Any], within: float = GIVE_UP) -> bool:
        """Wait until this is true; False if it is not in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                while not true():
                    self.moved.clear()
                    await self.moved.wait()
        return bool(true())

    async def answer(self, rng: random.Random) -> float | None:
        """Let somebody who is asked answer. Return the seconds until everybody was told; None if nobody is asked."""
        asked = [person for person in self.people if choice_of(person) is not None and person.number == self.number]
        if not asked:
            return None
        number, began = self.number, time.perf_counter()
        say_any(rng.choice(asked), rng)
        await self.until(lambda: self.number > number)
        return time.perf_counter() - began

    async def finish(self, rng: random.Random) -> None:
        """Play the match to its end."""
        while not self.over:
            if await self.answer(rng) is None:
                await asyncio.sleep(PACE)

    def ask_hint(self) -> None:
        """Ask for a hint for somebody who is asked something."""
        person = next((one for one in self.people if choice_of(one) is not None), None)
        if person is not None:
            wish = {"type": "hint", "seat": person.seat, "number": person.number}
            person.line.say(json.dumps(wish).encode())

    async def reviewed(self) -> float:
        """Ask the coach to look at the match. Return the seconds until it has, GIVE_UP if it does not come to that."""
        began = time.perf_counter()
        while time.perf_counter() < began + GIVE_UP:
            _, text = await self.ask("GET", "coach")
            if json.loads(text).get("told") is not None:
                return time.perf_counter() - began
            await asyncio.sleep(2 * PACE)
        return GIVE_UP

    def leave(self) -> None:
        """Disconnect everybody."""
        for person in self.people:
            person.line.close()
        self.people = []


async def line_to(server: Server, table: str, cookies: str, hear: Callable[[bytes], None], address: str) -> Line:
    """Return an open connection to a table, from an address."""
    loop, port = asyncio.get_running_loop(), server.port(address)
    _, line = await loop.create_connection(lambda: Line(hear, lambda: None), "127.0.0.1", port, local_addr=(address, 0))
    line.ask(f"127.0.0.1:{port}", f"/api/tables/{table}/ws?version=0&log=0&readings=0&chat=0", cookies)
    await line.opened
    return line


class Round:
    """One server in one round: the tables of honest people, and what is measured."""

    def __init__(
        self, server: Server, rng: random.Random, waits: dict[tuple[str, str, str], list[float]], attacker: str
    ) -> None:
        self.server = server
        self.rng = rng
        self.waits = waits
        self.attacker = attacker
        self.tables: list[Table] = []

    async def table(self, place: int) -> Table:
        """Return a new table of honest people. The first one has a long match, which is played for a while."""
        if place:
            return await Table(self.server, HONEST[place], "person", "person", "person").begin()
        table = await Table(self.server, HONEST[0], "person", "person", "person", "person", game="stockpile").begin()
        for _ in range(LONG_MATCH):
            await table.answer(self.rng)
        return table

    async def play(self, seconds: float, waits: list[float]) -> None:
        """Let people answer at all tables for some seconds; note how long each answer took."""
        stop = asyncio.Event()
        asyncio.get_running_loop().call_later(seconds, stop.set)
        await self.play_until(stop, waits)

    async def play_until(self, stop: asyncio.Event, waits: list[float]) -> None:
        """Let people answer at all tables until the event is set; note how long each answer took."""

        async def at(place: int) -> None:
            while not stop.is_set():
                if self.tables[place].over:
                    self.tables[place].leave()
                    self.tables[place] = await self.table(place)
                wait = await self.tables[place].answer(self.rng)
                if wait is not None:
                    waits.append(wait)
                await asyncio.sleep(PACE * self.rng.uniform(0.5, 1.5) * (1 if place else 3))

        await asyncio.gather(*(at(place) for place in range(len(self.tables))))

    async def beside(self, name: str, attack: Callable[[], Awaitable[None]]) -> None:
        """Measure answers in quiet, and while an attack goes on."""
        key = (name, self.server.name)
        # What is left of the attack before comes to its end first.
        for table in self.tables:
            await table.answer(self.rng)
        await self.play(QUIET_SECONDS, self.waits[(*key, "quiet")])
        before = self.server.cpu()
        task = asyncio.ensure_future(attack())
        try:
            await self.play(ATTACK_SECONDS, self.waits[(*key, "attacked")])
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        used = self.server.cpu() - before
        self.waits[(*key, "cpu")].append(used / ATTACK_SECONDS)

    @contextlib.asynccontextmanager
    async def answers(self, name: str, state: str) -> AsyncIterator[None]:
        """Measure the answers of all tables during this block."""
        stop = asyncio.Event()
        task = asyncio.ensure_future(self.play_until(stop, self.waits[answers_beside(name), self.server.name, state]))
        try:
            yield
        finally:
            stop.set()
            await task

    async def flood(self, send: Callable[[], Awaitable[Any]], each_second: float = REQUESTS_A_SECOND) -> None:
        """Send so many requests a second, whether or not they are answered."""
        async with asyncio.TaskGroup() as group:
            for _ in range(int(ATTACK_SECONDS * each_second)):
                group.create_task(self.one(send))
                await asyncio.sleep(1 / each_second)

    async def one(self, send: Callable[[], Awaitable[Any]]) -> None:
        with contextlib.suppress(OSError, ValueError, IndexError, Lost):
            await send()

    # Attacks on people's answers.

    async def cookies(self) -> None:
        """Ask for the list of one's own tables with made-up cookies, and let names be forgotten with them."""
        letters = "23456789abcdefghjkmnpqrstuvwxyz"
        names = ("".join(secrets.choice(letters) for _ in range(10)) for _ in range(COOKIES))
        header = "; ".join(f"oo_mine_{name}_0={secrets.token_urlsafe(8)}" for name in names)
        turn = itertools.cycle((("GET", "/api/mine"), ("POST", "/api/mine/forget")))
        await self.flood(lambda: self.server.ask(*next(turn), cookies=header, address=self.attacker), COOKIES_A_SECOND)

    async def records(self) -> None:
        """Ask for the record of a match that others play."""
        await self.flood(
            lambda: self.server.ask("GET", f"/api/tables/{self.tables[0].id}/record", address=self.attacker)
        )

    async def rules(self) -> None:
        """Ask for the rules of a table with a house set."""
        own = f"# {self.rng.random()}\n{data_text('stockpile')}"
        table = await Table(self.server, self.attacker, *["person"] * 3, game="stockpile", house_set=own).begin()
        await self.flood(lambda: self.server.ask("GET", f"/api/tables/{table.id}/rules", address=self.attacker))
        table.leave()

    async def spectators(self) -> None:
        """Open many sockets at a table of others."""
        lines = []
        for _ in range(SPECTATORS):
            with contextlib.suppress(OSError, Lost):
                lines.append(await line_to(self.server, self.tables[0].id, "", lambda _: None, self.attacker))
        await asyncio.sleep(ATTACK_SECONDS)
        for line in lines:
            line.close()

    # Attacks on what is computed for people.

    async def hints(self) -> None:
        """Measure honest hints, alone and while another client wants hints at many tables."""
        own = await Table(self.server, HONEST[20], "person", "person", "person", hints=True).begin()
        theirs = [
            await Table(self.server, self.attacker, "person", "person", "person", hints=True).begin()
            for _ in range(HINT_TABLES)
        ]
        attackers: list[Table]
        for state, attackers in (("quiet", []), ("attacked", theirs)):
            async with self.answers("hints", state):
                for _ in range(3):
                    for table in attackers:
                        await table.answer(self.rng)
                        table.ask_hint()
                    await own.answer(self.rng)
                    before, began = len(own.hints), time.perf_counter()
                    own.ask_hint()
                    await own.until(lambda before=before: len(own.hints) > before)  # type: ignore[misc]
                    self.waits["hints", self.server.name, state].append(time.perf_counter() - began)
        for table in (own, *theirs):
            table.leave()

    async def reviews(self) -> None:
        """Measure honest reviews, alone and behind those that another client asks for."""
        alone, behind = [Table(self.server, HONEST[21], "person", "person", "person") for _ in range(2)]
        theirs = [Table(self.server, self.attacker, "person", "person", "person") for _ in range(REVIEWS)]
        for table in (alone, behind, *theirs):
            await table.begin()
        await asyncio.gather(*(table.finish(self.rng) for table in (alone, behind, *theirs)))
        async with self.answers("reviews", "quiet"):
            self.waits["reviews", self.server.name, "quiet"].append(await alone.reviewed())
        async with self.answers("reviews", "attacked"):
            for table in theirs:
                await table.ask("GET", "coach")
            self.waits["reviews", self.server.name, "attacked"].append(await behind.reviewed())
        for table in (alone, behind, *theirs):
            table.leave()

    async def thoughts(self) -> None:
        """Measure the bots of an honest table, alone and while another client lets bots play at tables to which nobody
        is connected."""
        own = await Table(self.server, HONEST[22], "person", "tycoon", "tycoon").begin()
        for state in ("quiet", "attacked"):
            if state == "attacked":
                for _ in range(BOT_TABLES):
                    await Table(self.server, self.attacker, *["tycoon"] * 5).open()
            async with self.answers("thoughts", state):
                for _ in range(3):
                    await own.until(lambda: choice_of(own.people[0]) is not None or own.over)
                    if own.over:
                        break
                    await own.answer(self.rng)
                    number, began = own.number, time.perf_counter()
                    if choice_of(own.people[0]) is None:
                        await own.until(lambda number=number: own.number > number)  # type: ignore[misc]
                        self.waits["thoughts", self.server.name, state].append(time.perf_counter() - began)
        own.leave()

    async def undo(self) -> None:
        """Measure how long a bot waits that is to answer after two people, alone and while one of them asks to go back
        again and again, which the other declines."""
        for state in ("quiet", "attacked"):
            table = await Table(self.server, self.attacker, "person", "person", "broker", options=FIRST).begin()
            asker, other = table.people
            for person in table.people:
                await table.until(lambda person=person: choice_of(person) is not None)  # type: ignore[misc]
                await table.answer(self.rng)
            number, began = table.number, time.perf_counter()
            async with self.answers("undo", state):
                while table.number <= number and time.perf_counter() < began + UNDO_SECONDS:
                    match = asker.match or {}
                    if match["undo_asked"] is not None:
                        other.line.say(b'{"type":"consent","seat":1,"agree":false}')
                    elif state == "attacked" and match["undo_to"][0] is not None:
                        asker.line.say(json.dumps({"type": "undo", "seat": 0, "to": match["undo_to"][0]}).encode())
                    await asyncio.sleep(PACE)
            self.waits["undo", self.server.name, state].append(time.perf_counter() - began)
            table.leave()

    async def holder(self) -> None:
        """Measure how long the holder of a seat waits for a socket to his own table, with and without the spectators of
        another client."""
        table = self.tables[0]
        lines: list[Line] = []
        for state in ("quiet", "attacked"):
            if state == "attacked":
                for _ in range(SPECTATORS):
                    with contextlib.suppress(OSError, Lost):
                        lines.append(await line_to(self.server, table.id, "", lambda _: None, self.attacker))
            for _ in range(3):
                began = time.perf_counter()
                person = await table.connect(0)
                shown = await table.until(lambda person=person: person.match is not None or table.refusals, 5.0)  # type: ignore[misc]
                refused = not shown or person.match is None
                wait = GIVE_UP if refused else time.perf_counter() - began
                self.waits["sockets", self.server.name, state].append(wait)
                table.people.remove(person)
                table.refusals.clear()
                person.line.close()
        for line in lines:
            line.close()


ON_ANSWERS = {"cookies": Round.cookies, "records": Round.records, "rules": Round.rules, "spectators": Round.spectators}
ON_WORK = {
    "hints": Round.hints,
    "reviews": Round.reviews,
    "thoughts": Round.thoughts,
    "undo": Round.undo,
    "sockets": Round.holder,
}


async def measure(
    servers: list[Server], names: list[str], rounds: int, waits: dict[tuple[str, str, str], list[float]]
) -> None:
    """Let the servers take turns at each attack."""
    for number in range(rounds):
        turns = [Round(server, random.Random(number), waits, f"127.0.0.{2 + number}") for server in servers]
        for turn in turns:
            turn.tables = [await turn.table(place) for place in range(TABLES)]
        for name in names:
            for turn in turns if number % 2 else turns[::-1]:
                if name in ON_ANSWERS:
                    await turn.beside(name, partial(ON_ANSWERS[name], turn))
                else:
                    await ON_WORK[name](turn)
            print(f"round {number + 1}: {name}", file=sys.stderr)
        for turn in turns:
            for table in turn.tables:
                table.leave()


def answers_beside(name: str) -> str:
    """Return the name of the row with the answers beside an attack on something else."""
    return f"{name}: answers"


def show(servers: list[Server], names: list[str], waits: dict[tuple[str, str, str], list[float]]) -> None:
    """Print a table in Markdown. Of people's answers: how long half of them and 99 of 100 took, and the ratio of the
    latter; of the rest the median."""
    print("| attack | server | quiet, ms | attacked, ms | ratio | CPU of the server |")
    print("|---|---|---|---|---|---|")
    for name in [row for attack in names for row in (attack, answers_beside(attack))]:
        shares = (0.5,) if name in ON_WORK else (0.5, 0.99)
        for server in servers:
            states = {state: waits[name, server.name, state] for state in ("quiet", "attacked")}
            if not any(states.values()):
                continue
            shown = [
                " / ".join(f"{percentile(all_waits, share):.0f}" for share in shares) for all_waits in states.values()
            ]
            quiet, attacked = (percentile(all_waits, shares[-1]) for all_waits in states.values())
            used = waits[name, server.name, "cpu"]
            cpu = f"{percentile(used, 0.5) / 1000:.2f}" if used else ""
            ratio = attacked / quiet if quiet else 0.0
            print(f"| {name} | {server.name} | {shown[0]} | {shown[1]} | {ratio:.1f} | {cpu} |")


@contextlib.contextmanager
def running(checkouts: dict[str, Path], postgres: bool) -> Iterator[list[Server]]:
    """Servers of these checkouts, until they are not needed any more."""
    with tempfile.TemporaryDirectory(prefix="openoutcry-fairness-") as folder, contextlib.ExitStack() as stack:
        servers = []
        for name, checkout in checkouts.items():
            cluster = Cluster() if postgres else None
            if cluster is not None:
                stack.callback(cluster.stop)
            servers.append(Server(name, checkout, Path(folder), cluster))
            stack.callback(servers[-1].stop)
        yield servers


def main() -> None:
    """Measure, and print the figures."""
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=formatter)
    parser.add_argument("--against", type=Path, help="another checkout, installed in its .venv")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default=",".join([*ON_ANSWERS, *ON_WORK]), help="names of attacks")
    wishes = parser.parse_args()
    here = Path(__file__).resolve().parent.parent
    checkouts = {"before": wishes.against, "after": here} if wishes.against else {"this": here}
    names = wishes.only.split(",")
    waits: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    with running(checkouts, wishes.database == "postgres") as servers:
        try:
            asyncio.run(measure(servers, names, wishes.rounds, waits))
        finally:
            show(servers, names, waits)


if __name__ == "__main__":
    main()
