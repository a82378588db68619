"""Plays the same traffic at our server and at boardgame.io's, in the same run, and prints the ratio.

boardgame.io (npm) is installed into build/boardgame.io the first time. Its game has a state of the size of what a seat
of Stockpile is shown, kept in memory; ours puts every answer on disk before it is told. On both sides four people sit
at each table and the next answer is given when all of them have been told the last one. The two take turns, and the
medians are compared: moves for each second of CPU that the server used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from hatch_build import npm_command
from openoutcry.server.load.crowd import Plan
from openoutcry.server.load.line import Line, call
from openoutcry.server.load.run import TICKS, load

FOLDER = Path(__file__).parent.parent / "build" / "boardgame.io"
PLAYERS = 4
GAME = "stockpile"
SERVER = """
const { Server } = require('boardgame.io/server')
const row = (n) => Array.from({ length: 40 }, (_, i) => ({ kind: (n + i) % 6, seen: i % 3 }))
const game = {
  name: 'table',
  setup: () => ({ players: [0, 1, 2, 3].map((n) => ({ cash: 20000, cards: row(n) })), told: [] }),
  moves: { answer: ({ G, playerID }, option) => { G.players[Number(playerID)].cash += option } },
  turn: { minMoves: 1, maxMoves: 1 },
}
const server = Server({ games: [game], origins: ['*'] })
server.run({ port: Number(process.argv[2]), callback: () => console.log('listening') })
"""


class Peer:
    """Somebody at a table of boardgame.io, over socket.io's protocol."""

    def __init__(self, table: PeerTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.state = -1
        self.current = "0"
        self.line: Line

    def hear(self, text: bytes) -> None:
        """Take what the server says."""
        if text == b"2":
            self.line.say(b"3")
        elif text.startswith(b"40/table"):
            self.emit("sync", self.table.id, str(self.seat), None, PLAYERS)
        elif text.startswith(b"42/table,"):
            self.take(json.loads(text[len(b"42/table,") :]))

    def take(self, event: list[Any]) -> None:
        """The table as it is now."""
        if event[0] in ("sync", "update"):
            state = event[2]["state"] if event[0] == "sync" else event[2]
            self.state, self.current = state["_stateID"], state["ctx"]["currentPlayer"]
            self.table.told()

    def emit(self, *event: Any) -> None:
        """Say something."""
        self.line.say(b"42/table," + msgspec.json.encode(event))

    def answer(self) -> None:
        """Make a move."""
        payload = {"type": "answer", "args": [1], "playerID": str(self.seat)}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.table.id, str(self.seat))


class PeerTable:
    """A table of four at boardgame.io's server."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.people = [Peer(self, seat) for seat in range(PLAYERS)]
        self.waits_for = 0
        self.moves = 0

    async def join(self, address: str) -> None:
        """Everybody's line, one after the other: the first one makes the table."""
        for one in self.people:
            path = "/socket.io/?EIO=4&transport=websocket"
            one.line = await call(address, path, "", one.hear, lambda: None)
            one.line.say(b"40/table,")
            while one.state < 0:  # noqa: ASYNC110
                await asyncio.sleep(0.005)

    def told(self) -> None:
        """Somebody has heard something: if it was the last one, the next answer is given."""
        if self.waits_for and all(one.state >= self.waits_for for one in self.people):
            self.moves += 1
            self.go_on()

    def go_on(self) -> None:
        """The one whose turn it is answers."""
        self.waits_for = self.people[0].state + 1
        self.people[int(self.people[0].current)].answer()


def node(*arguments: str) -> list[str]:
    """Node, from the wheel that builds the client."""
    return [npm_command()[0][0], *arguments]


def install() -> None:
    """boardgame.io, into a folder of ours."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "server.js").write_text(SERVER)
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        command, environment = npm_command()
        (FOLDER / "package.json").write_text('{"private": true}')
        wish = [*command, "install", "--no-audit", "--no-fund", "boardgame.io@^0.50"]
        subprocess.run(wish, cwd=FOLDER, env=environment, check=True, stdout=subprocess.DEVNULL)


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def play(address: str, pid: int, tables: int, seconds: float) -> tuple[int, float]:
    """How many moves there were in that time, and the CPU the server took for them."""
    everybody = [PeerTable(f"table{n}") for n in range(tables)]
    for table in everybody:
        await table.join(address)
    for table in everybody:
        table.go_on()
    await asyncio.sleep(2.0)
    before, used = sum(table.moves for table in everybody), cpu(pid)
    await asyncio.sleep(seconds)
    result = sum(table.moves for table in everybody) - before, cpu(pid) - used
    for table in everybody:
        for one in table.people:
            one.line.close()
    return result


def measure_peer(tables: int, seconds: float, port: int) -> float:
    """Moves for each second of CPU at boardgame.io's server."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            node("server.js", str(port)), cwd=FOLDER, stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            assert process.stdout is not None
            while "listening" not in (line := process.stdout.readline()):
                if not line:
                    raise SystemExit("boardgame.io's server did not start")
            moves, used = asyncio.run(play(f"127.0.0.1:{port}", process.pid, tables, seconds))
        finally:
            process.terminate()
            process.wait()
    return moves / used


def measure_ours(tables: int, seconds: float) -> float:
    """The same at ours."""
    found = load(Plan([], GAME, tables, PLAYERS, 0.0, seconds, 2.0), 1, "", lambda *_: None).figures
    assert found.cpu_ms_per_move is not None
    return 1000 / found.cpu_ms_per_move


def main() -> None:
    """Measure in turns, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8765)
    wishes = parser.parse_args()
    install()
    ours, theirs = [], []
    for turn in range(wishes.rounds):
        started = time.monotonic()
        ours.append(measure_ours(wishes.tables, wishes.seconds))
        theirs.append(measure_peer(wishes.tables, wishes.seconds, wishes.port + turn))
        took = time.monotonic() - started
        print(f"round {turn + 1}: {ours[-1]:.0f} and {theirs[-1]:.0f} moves a CPU second ({took:.0f} s)", flush=True)
    mine, peer = statistics.median(ours), statistics.median(theirs)
    print(f"Open Outcry, on disk: {mine:.0f} moves a CPU second; boardgame.io, in memory: {peer:.0f}")
    print(f"{mine / peer:.2f} to 1")


if __name__ == "__main__":
    main()
