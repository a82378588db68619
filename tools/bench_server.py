"""Plays the same traffic at our server and at boardgame.io's, in the same run, and prints the ratio.

boardgame.io (npm) is installed into build/boardgame.io the first time. What a seat is shown there is as large as what a
seat of Stockpile is shown, and it is a view of its own: the cards of the others are covered. On both sides four people
sit at each table, all four are told of every answer, and the next one is given when they have been. Its rule adds two
numbers; ours are those of Stockpile. It is measured twice: with its tables in memory, and with its own storage in files
(FlatFile), which it does not wait for the disk with; ours puts every answer on disk before it is told. All three take
turns, and the medians are compared: moves for each second of CPU that the server used.
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
from tests.campaigns.load.clients import LoadPlan
from tests.campaigns.load.run import TICKS, load
from tests.campaigns.load.websocket import Line, call

FOLDER = Path(__file__).parent.parent / "build" / "boardgame.io"
PLAYERS = 4
GAME = "stockpile"
OURS, MEMORY, FILES = "ours", "memory", "files"
SERVER = """
const { Server, FlatFile } = require('boardgame.io/server')
const row = (n, length) => Array.from({ length }, (_, i) => ({ kind: (n + i) % 6, seen: i % 3 }))
const covered = (player) => ({ cash: player.cash, cards: player.cards.length })
const game = {
  name: 'table',
  setup: () => ({ board: row(0, 240), players: [0, 1, 2, 3].map((n) => ({ cash: 20000, cards: row(n, 30) })) }),
  moves: { answer: ({ G, playerID }, option) => { G.players[Number(playerID)].cash += option } },
  playerView: ({ G, playerID }) => ({
    ...G,
    players: G.players.map((player, n) => (String(n) === playerID ? player : covered(player))),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
}
const folder = process.argv[3]
const db = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {}
const server = Server({ games: [game], origins: ['*'], ...db })
server.run({ port: Number(process.argv[2]), callback: () => console.log('listening') })
"""


class Peer:
    """Somebody at a table of boardgame.io, over socket.io's protocol."""

    def __init__(self, table: PeerTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.state = -1
        self.current = "0"
        self.shown = 0
        self.line: Line

    def hear(self, text: bytes) -> None:
        """Take what the server says."""
        if text == b"2":
            self.line.say(b"3")
        elif text.startswith(b"40/table"):
            self.emit("sync", self.table.id, str(self.seat), None, PLAYERS)
        elif text.startswith(b"42/table,"):
            self.shown = len(text)
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
        wish = [*command, "install", "--no-audit", "--no-fund", "boardgame.io@^0.50", "node-persist@^3"]
        subprocess.run(wish, cwd=FOLDER, env=environment, check=True, stdout=subprocess.DEVNULL)


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def play(address: str, pid: int, tables: int, seconds: float) -> tuple[int, float, int]:
    """How many moves there were in that time, the CPU the server took for them, and how much a seat is told of one."""
    everybody = [PeerTable(f"table{n}") for n in range(tables)]
    for table in everybody:
        await table.join(address)
    for table in everybody:
        table.go_on()
    await asyncio.sleep(2.0)
    before, used = sum(table.moves for table in everybody), cpu(pid)
    await asyncio.sleep(seconds)
    told = everybody[0].people[0].shown
    result = sum(table.moves for table in everybody) - before, cpu(pid) - used, told
    for table in everybody:
        for one in table.people:
            one.line.close()
    return result


def measure_peer(tables: int, seconds: float, port: int, kept: str) -> tuple[float, float]:
    """Moves for each second of CPU at boardgame.io's server, and bytes of a move to each socket."""
    with tempfile.TemporaryFile() as log, tempfile.TemporaryDirectory(prefix="openoutcry-peer-") as folder:
        wish = node("server.js", str(port), *([folder] if kept == FILES else []))
        process = subprocess.Popen(wish, cwd=FOLDER, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            while "listening" not in (line := process.stdout.readline()):
                if not line:
                    raise SystemExit("boardgame.io's server did not start")
            moves, used, told = asyncio.run(play(f"127.0.0.1:{port}", process.pid, tables, seconds))
        finally:
            process.terminate()
            process.wait()
    return moves / used, told


def measure_ours(tables: int, seconds: float) -> tuple[float, float]:
    """The same at ours."""
    found = load(LoadPlan([], GAME, tables, PLAYERS, 0.0, seconds, 2.0), 1, "", lambda *_: None).figures
    assert found.cpu_ms_per_move is not None
    return 1000 / found.cpu_ms_per_move, found.bytes_per_move


def main() -> None:
    """Measure in turns, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--port", type=int, default=8765)
    wishes = parser.parse_args()
    install()
    names = {OURS: "Open Outcry, on disk", MEMORY: "boardgame.io, in memory", FILES: "boardgame.io, in files"}
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    for turn in range(wishes.rounds):
        started = time.monotonic()
        found[OURS].append(measure_ours(wishes.tables, wishes.seconds))
        for n, kept in enumerate((MEMORY, FILES)):
            port = wishes.port + 2 * turn + n
            found[kept].append(measure_peer(wishes.tables, wishes.seconds, port, kept))
        told = ", ".join(f"{name} {rows[-1][0]:.0f}" for name, rows in found.items())
        print(f"round {turn + 1}: moves a CPU second: {told} ({time.monotonic() - started:.0f} s)", flush=True)
    mine = statistics.median(moves for moves, _ in found[OURS])
    for name, rows in found.items():
        moves, told = (statistics.median(column) for column in zip(*rows, strict=True))
        print(
            f"{names[name]}: {moves:.0f} moves a CPU second, {told:.0f} bytes to each socket; {mine / moves:.2f} to 1"
        )


if __name__ == "__main__":
    main()
