"""A real server in a process of its own, and browsers that speak to it over real sockets, as the client does."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import websockets

from openoutcry.server.changes import Holding
from openoutcry.server.settings import Settings
from tests.patience import PATIENCE

START = """
import sys, time, msgspec
true_time, ahead = time.time, float(sys.argv[2])
time.time = lambda: true_time() + ahead
if sys.argv[3]:
    import secrets
    secrets.token_bytes = lambda length: int(sys.argv[3]).to_bytes(length, "big")
    secrets.randbits = lambda bits: int(sys.argv[3])
if sys.argv[4]:
    import secrets
    any_bytes, any_bits, deal = secrets.token_bytes, secrets.randbits, int(sys.argv[4])
    secrets.token_bytes = lambda length=None: deal.to_bytes(32, "big") if length == 32 else any_bytes(length)
    secrets.randbits = lambda bits: deal if bits == 63 else any_bits(bits)
from openoutcry.server.run import serve
from openoutcry.server.changes import Holding
from openoutcry.server.settings import Settings
serve(msgspec.json.decode(sys.argv[1], type=Settings), lambda addresses: print(addresses, flush=True))
"""
# Compiled once, whatever the machine says: servers are started many times here.
COMPILED = Path(__file__).resolve().parents[2] / "build" / "pycache"
ENVIRONMENT = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(COMPILED)}
Frame = dict[str, Any]


class Server:
    """`openoutcry serve` in another process, on a port that stays the same when it is started again."""

    def __init__(
        self,
        database: str,
        log: Path,
        clock: float = 0.0,
        variables: dict[str, str] | None = None,
        chance: int | None = None,
        deal: int | None = None,
        **settings: Any,
    ) -> None:
        """`clock` is by how many seconds the machine's is wrong; `variables` are those of the environment; with a
        `chance` every table has the same secret and every bot the same seed, so that games come again, and every token
        is the same; with a `deal` only secrets of tables and seeds of bots are."""
        self.clock = clock
        self.chance = chance
        self.deal = deal
        self.environment = ENVIRONMENT | (variables or {})
        self.port = settings.get("port") or free_port()
        self.log = log
        fast = {"bot_pause": 0.0, "table_burst": 1000, "calls_per_second": 1000.0, "messages_per_second": 1e6}
        # Who is only slow keeps the line.
        patient = dict.fromkeys(
            ("idle_within", "pong_within", "send_within", "head_within", "body_within"), 2 * PATIENCE
        )
        self.settings = Settings(**{"database": database, "port": self.port, **fast, **patient, **settings})
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        chance, deal = ("" if given is None else str(given) for given in (self.chance, self.deal))
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, msgspec.json.encode(self.settings).decode(), str(self.clock), chance, deal],
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            env=self.environment,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.address in line, self.log.read_text()
        return self

    def kill(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As when it is told to stop."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


_kept: list[socket.socket] = []


def free_port(in_a_row: int = 1) -> int:
    """A port for a server of these tests, or the first of so many in a row. It stays taken for as long as they run:
    nobody else is given it before the server listens, or between its end and its next start. Whoever asks for it by its
    number gets it all the same."""
    while True:
        port = keep(0)
        if port and all(keep(port + n) for n in range(1, in_a_row)):
            return port


def keep(port: int) -> int:
    """This port, 0 standing for any, unless somebody has it: then 0."""
    taken = socket.socket()
    try:
        taken.bind(("127.0.0.1", port))
    except (OSError, OverflowError):  # beyond the last port
        taken.close()
        return 0
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # only now: who is kept elsewhere would share it before
    _kept.append(taken)
    return cast(int, taken.getsockname()[1])


class Browser:
    """One browser at a loopback address: its cookies, its requests, its sockets."""

    def __init__(self, server: Server, address: str = "127.0.0.1") -> None:
        self.server = server
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, transport=transport)
        self.sockets: list[Socket] = []

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_: object) -> None:
        for one in self.sockets:
            await one.close()
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, expect: int = 201) -> Any:
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        assert answer.status_code == expect, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any = None, status: int = 400, **more: Any) -> str:
        """The code of the refusal that this request gets."""
        if body is not None:
            more["json"] = body
        answer = await self.http.request(method, path, **more)
        assert answer.status_code == status, answer.text
        refusal = answer.json()["refusal"]
        assert set(refusal) == {"code", "args", "message"}
        assert "Traceback" not in answer.text
        return cast(str, refusal["code"])

    async def open(self, *seats: str, options: dict[str, str] | None = None, **more: Any) -> str:
        """Open a table; people are called Anna, Ben, ..."""
        names = ["Anna", "Ben", "Chloé", "David", "Emma", "Farid"]
        people = [names[n] for n, seat in enumerate(seats) if seat == "person"]
        wish = {"game": "mogul", "seats": list(seats), "names": people, "options": options or {}, **more}
        return cast(str, (await self.post("/api/tables", wish))["id"])

    async def sit(self, table: str, seat: int, name: str) -> Any:
        return await self.post(f"/api/tables/{table}/seats", {"seat": seat, "name": name})

    async def start(self, table: str) -> None:
        await self.post(f"/api/tables/{table}/start", expect=204)

    async def connect(self, table: str, held: "Socket | None" = None) -> "Socket":
        """A socket to the table; like the client it says what it already holds."""
        one = Socket(table)
        query = "version=0&log=0&readings=0&chat=0"
        if held is not None and held.table is not None:
            one.table, one.log, one.readings, one.chat = held.table, [*held.log], [*held.readings], [*held.chat]
            version = held.table["version"]
            query = f"version={version}&log={len(held.log)}&readings={len(held.readings)}&chat={len(held.chat)}"
        path = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/ws?{query}"
        await one.open(path, self.cookies(table), self.address)
        self.sockets.append(one)
        return one

    def cookies(self, table: str) -> str:
        """What the browser sends to a table."""
        sent = (one for one in self.http.cookies.jar if one.path in ("/", f"/api/tables/{table}"))
        return "; ".join(f"{one.name}={one.value}" for one in sent)


class Socket:
    """What the client does with its socket: keeps the table current, and refuses updates that do not fit."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.frames: list[Frame] = []
        self.refusals: list[Frame] = []
        self.table: Frame | None = None
        self.log: list[Frame] = []
        self.readings: list[Frame] = []
        self.chat: list[Frame] = []
        self.holding = Holding()
        self.tables: list[Frame] = []
        self.line: websockets.ClientConnection

    async def open(self, address: str, cookies: str, caller: str = "127.0.0.1") -> None:
        headers = {"cookie": cookies} if cookies else {}
        # The server notices whoever is gone; a client that is only slow does not give up the line.
        patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "local_addr": (caller, 0)}
        self.line = await websockets.connect(
            address, additional_headers=headers, max_size=None, max_queue=None, **patient
        )

    async def close(self) -> None:
        await self.line.close()

    def drop(self) -> None:
        """As when the cable is pulled."""
        self.line.transport.abort()

    async def send(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def hear(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            frame = cast(Frame, json.loads(await self.line.recv()))
        self.frames.append(frame)
        if frame["type"] in ("table", "changes", "present"):
            self._take(frame)
        elif frame["type"] == "refused":
            self.refusals.append(frame["refusal"])
        return frame

    def _take(self, frame: Frame) -> None:
        if frame["type"] == "table" and frame["since"] != 0:
            assert self.table is not None
            assert frame["since"] == self.table["version"], "an update that builds on another version"
        self.table = self.holding.take(frame)
        self.tables.append(self.table)
        if frame["type"] == "table":
            match = frame["match"] or {"log_from": 0, "readings_from": 0}
            self.log, self.readings = self.log[: match["log_from"]], self.readings[: match["readings_from"]]
            self.chat = self.chat[: frame["chat_from"]]
        elif frame["type"] == "changes":
            self.log = self.log[: frame.get("log_from", len(self.log))]
        else:
            return
        self.chat += self.table["chat"]
        if self.table["match"] is not None:
            self.log += self.table["match"]["log"]
            self.readings += self.table["match"]["readings"]

    async def until(self, wanted: Callable[[Frame], Any]) -> Frame:
        """The first table that is as wanted, the present one included."""
        while self.table is None or not wanted(self.table):
            await self.hear()
        return self.table

    async def refusal(self) -> str:
        """The code of the next refusal."""
        seen = len(self.refusals)
        while len(self.refusals) == seen:
            await self.hear()
        return cast(str, self.refusals[-1]["code"])

    async def refused(self, **message: Any) -> str:
        """The code of the refusal that this message gets."""
        await self.send(**message)
        return await self.refusal()

    async def asked(self) -> Frame:
        """The table when one of our seats is asked, or the match is over."""
        return await self.until(
            lambda table: table["match"] and (table["match"]["choices"] or table["match"]["result"])
        )

    async def answer(self, pick: Callable[[Frame], Frame]) -> bool:
        """Answer the next question to one of our seats; False when the match is over."""
        table = await self.asked()
        if table["match"]["result"]:
            return False
        choice, number = table["match"]["choices"][0], table["match"]["number"]
        option = pick(choice)
        await self.send(type="choose", seat=choice["seat"], number=number, option=option["option"])
        refused = len(self.refusals)
        while self.number() == number:
            await self.hear()
            assert len(self.refusals) == refused, self.refusals[-1]
        return True

    def number(self) -> int:
        """How many inputs the match has had."""
        assert self.table is not None
        return cast(int, self.table["match"]["number"])

    async def play(self, pick: Callable[[Frame], Frame]) -> Frame:
        """Answer everything until the match is over."""
        while await self.answer(pick):
            pass
        assert self.table is not None
        return self.table


def open_options(choice: Frame) -> list[Frame]:
    return [option for option in choice["options"] if option["rule"] is None]


def first(choice: Frame) -> Frame:
    """The first open answer."""
    return open_options(choice)[0]


def last(choice: Frame) -> Frame:
    """The last open answer: leaves auctions at once, sells all."""
    return open_options(choice)[-1]


def hasty(choice: Frame) -> Frame:
    """Leaves auctions at once, takes what it can, sells a little: a game is over soon, and everything happens in it."""
    options = open_options(choice)
    return options[1] if choice["kind"] in ("auction", "sale") and len(options) > 1 else options[0]
