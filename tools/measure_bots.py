"""Measures how strong the bots are, and writes docs/bots.md's results: every arena that the page reports, one after the
other, each kept in docs/bots-results.jsonl as soon as it is done. Interrupted, it keeps the deals that were whole, and
the next run begins with the arena that was cut short.

    python tools/measure_bots.py                     # all of it: days on one core
    python tools/measure_bots.py --scale 0.1         # a tenth of the games, for a first look
    python tools/measure_bots.py --only levels       # what has these words in its table or set-up
    python tools/measure_bots.py --minutes 30        # no more than half an hour for each arena
    python tools/measure_bots.py --render            # only writes the tables anew from what was kept

Run it on a machine that does nothing else: bots that think by the clock are as strong as the clock lets them.
"""

import argparse
import math
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from openoutcry.engine.errors import OpenOutcryError
from openoutcry.games.catalogue import info, options
from openoutcry.lab.arena import ArenaResult, Stop, hold_arena
from openoutcry.lab.simulate import Plan

DOCS = Path(__file__).resolve().parents[1] / "docs"
KEPT = DOCS / "bots-results.jsonl"
PAGE = DOCS / "bots.md"
BEGIN, END = "<!-- results: begin -->", "<!-- results: end -->"
SEED = 20_261_117  # deals that nobody has tuned on
PRECISION = 0.08  # half-width of an interval where a bar is stated
GAMES = 600  # at most, where the interval does not get narrow before
EQUAL = "20ms"  # where everybody at the table searches
LONG, SHORT = "400ms", "100ms"  # four times the time
FACED, KNOWING = "4000", "40000"  # playouts of the tycoon that an exploiter faces, and of one that thinks as long as it


class Arena(msgspec.Struct, frozen=True):
    """One line of a table. `bar` is the share of wins that the first bot should reach; without one it should win more
    than its share."""

    table: str
    setup: str
    game: str
    players: int
    bots: list[str]
    options: dict[str, str] = {}
    bar: float | None = None


class Line(msgspec.Struct, frozen=True):
    """What is kept of an arena. `games` is how many were asked for, or were played before it was cut short."""

    arena: Arena
    games: int
    seed: int
    seconds: float
    result: ArenaResult

    def is_done(self, arena: Arena, games: int) -> bool:
        """Whether this arena need not be held again for so many games."""
        return self.arena == arena and (self.result.stopped in ("precision", "decided") or self.games >= games)


def everything() -> dict[str, str]:
    """Stockpile with all its modules."""
    return {option.name: option.values[1] for option in options("stockpile", 4) if option.module}


def arenas() -> Iterator[Arena]:
    """Every arena, the most telling first."""
    modules = everything()
    setups: list[tuple[str, str, int, dict[str, str], float, float]] = [
        ("Mogul", "mogul", 4, {}, 0.95, 0.90),
        ("Speculation, the board game", "speculation-board", 4, {}, 0.85, 0.75),
        ("Stockpile", "stockpile", 4, {}, 0.85, 0.75),
        ("Stockpile, all modules", "stockpile", 4, modules, 0.85, 0.75),
        ("Stockpile, two players", "stockpile", 2, {}, 0.95, 0.90),
        ("Speculation, the card game, three players", "speculation-cards", 3, {}, 0.75, 0.60),
    ]
    for title, game, players, chosen, bar, _ in setups:
        yield against_the_first_broker("200ms", title, game, players, chosen, bar)
    for title, game, players, chosen, _, bar in setups:
        yield against_the_first_broker("50ms", title, game, players, chosen, bar)
    four = [("Speculation, the card game", "speculation-cards", 4, {}), *((t, g, p, o) for t, g, p, o, *_ in setups)]
    for title, game, players, chosen in four:
        if players == 4:
            bots = [f"tycoon:{EQUAL}", *[f"analyst:{EQUAL}"] * 3]
            yield Arena("One tycoon against three analysts of the same time", title, game, 4, bots, chosen, 0.4)
    for title, game, players, chosen in four:
        if players == 4:
            bots = [f"tycoon:{LONG}", *[f"tycoon:{SHORT}"] * 3]
            yield Arena("Four times the time", title, game, 4, bots, chosen)
    yield from strangers()
    yield from levels()


def strangers() -> Iterator[Arena]:
    """Tycoon among OpenSpiel's searches, and a bot that is made to beat tycoon among tycoons."""
    for search in ("Ismcts", "SwiftIsmcts"):
        bots = ["tycoon:50ms", *[f"openoutcry.envs.ismcts:{search}"] * 3]
        yield Arena("One tycoon against three of OpenSpiel's searches", "Mogul", "mogul", 4, bots, {}, 0.6)
    for title, game, players in (("Mogul, three players", "mogul", 3), ("Stockpile, two players", "stockpile", 2)):
        for first in ("openoutcry.bots.exploiter:Exploiter", f"tycoon:{KNOWING}"):
            bots = [first, *[f"tycoon:{FACED}"] * (players - 1)]
            table = "A bot made to beat tycoon; the target is par"
            yield Arena(table, title, game, players, bots, {}, 1 / players)


def against_the_first_broker(
    given: str, title: str, game: str, players: int, chosen: dict[str, str], bar: float
) -> Arena:
    """One tycoon with so much time among brokers as they were first."""
    bots = [f"tycoon:{given}", *["broker-1"] * (players - 1)]
    return Arena(f"One tycoon at {given} against the first broker", title, game, players, bots, chosen, bar)


def levels() -> Iterator[Arena]:
    """Each level against the one below, in every game at its smallest and largest player count."""
    ladder = ["random", "novice", "broker", f"analyst:{EQUAL}", f"tycoon:{EQUAL}"]
    for game in ("mogul", "speculation-board", "speculation-cards", "stockpile"):
        counts = info(game).players
        for players in (counts[0], counts[-1]):
            for below, above in pairwise(ladder):
                bots = [above, *[below] * (players - 1)]
                yield Arena("The levels, each against the one below", f"{game}, {players} players", game, players, bots)


def measure(arena: Arena, wanted: int, minutes: float) -> Line:
    """Hold one arena, for so long at most."""
    plan = Plan(arena.game, arena.players, SEED, arena.bots, arena.options)
    stop = Stop(precision=PRECISION if arena.bar is not None else None, decided=arena.bar is None)
    began = time.monotonic()

    def in_time(_: int) -> None:
        if time.monotonic() - began > 60 * minutes:
            raise KeyboardInterrupt

    result = hold_arena(plan, wanted, stop=stop, progress=in_time)
    games = result.games if result.stopped == "interrupted" else wanted
    return Line(arena, games, SEED, round(time.monotonic() - began, 1), result)


def kept() -> list[Line]:
    """What was measured so far; a line that was cut short is left out."""
    lines: list[Line] = []
    if KEPT.exists():
        for text in KEPT.read_bytes().splitlines():
            try:
                lines.append(msgspec.json.decode(text, type=Line))
            except msgspec.DecodeError as problem:
                print(f"{KEPT.name}: a line cannot be read, and is left out: {problem}", file=sys.stderr)
    return lines


def tables(lines: list[Line]) -> str:
    """The results in Markdown. Of an arena that was held several times, the one with the most games counts."""
    best: dict[str, Line] = {}
    for line in lines:
        key = str(msgspec.json.encode(line.arena))
        if key not in best or line.games >= best[key].games:
            best[key] = line
    by_table: dict[str, list[Line]] = {}
    for line in best.values():
        by_table.setdefault(line.arena.table, []).append(line)
    parts: list[str] = []
    for table, rows in by_table.items():
        parts += [f"### {table}", "", "| | bots | won | 95 % interval | target | games | ms per decision |"]
        parts += ["|---|---|---|---|---|---|---|", *map(_row, rows), ""]
    return "\n".join(parts) if parts else "Nothing has been measured yet.\n"


def _row(line: Line) -> str:
    first, arena = line.result.bots[0], line.arena
    others = f"{arena.players - 1} × {arena.bots[1]}"
    bar = f"{100 * arena.bar:.0f} %" if arena.bar is not None else f"over {100 * line.result.par:.0f} %"
    interval = f"{100 * first.low:.1f} – {100 * first.high:.1f} %"
    bots = f"`{first.bot}` against {others}"
    took = f"{first.ms_per_decision:.1f}"
    games = f"{first.games}, cut short" if line.result.stopped == "interrupted" else f"{first.games}"
    return f"| {arena.setup} | {bots} | {100 * first.win_rate:.1f} % | {interval} | {bar} | {games} | {took} |"


def render() -> None:
    """Write the tables into the page, between its marks."""
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables(kept()).rstrip()}\n\n{END}{after}", "utf-8")


def main() -> int:
    """Measure what is missing, and write the tables after each arena."""
    asked: Any = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    asked.add_argument("--scale", type=float, default=1.0, help="how much of all games, from 0.001 to 100")
    asked.add_argument("--only", default="", help="only arenas whose table and set-up have all these words")
    asked.add_argument("--minutes", type=float, default=math.inf, help="at most so long for one arena")
    asked.add_argument("--render", action="store_true", help="measure nothing")
    wishes = asked.parse_args()
    if not 0.001 <= wishes.scale <= 100:
        asked.error("--scale is a number from 0.001 to 100")
    try:
        for arena in [] if wishes.render else list(arenas()):
            wanted = max(round(GAMES * wishes.scale), arena.players)
            done = any(line.is_done(arena, wanted) for line in kept())
            if done or not all(word in f"{arena.table} {arena.setup}".lower() for word in wishes.only.lower().split()):
                continue
            print(f"{arena.table}: {arena.setup}, {','.join(arena.bots)}", flush=True)
            try:
                line = measure(arena, wanted, wishes.minutes)
            except OpenOutcryError as problem:
                print(f"  left out: {problem}", flush=True)
                continue
            with KEPT.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
            print(f"  {_row(line)}", flush=True)
            render()
            if line.result.stopped == "interrupted" and line.seconds < 60 * wishes.minutes:
                raise KeyboardInterrupt
    except KeyboardInterrupt:
        print("Interrupted; what was measured is kept.")
        return 130
    render()
    return 0


if __name__ == "__main__":
    sys.exit(main())
