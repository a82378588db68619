"""Measures whether bots keep their time: every bot that thinks plays every game, decision after decision.

    python tools/measure_deadlines.py                      # 100,000 decisions, each with 5 ms: some ten minutes
    python tools/measure_deadlines.py --decisions 2000 --given 20 --no-deadline   # the time in a bot's name alone

An answer is late if it comes after its deadline. Linux says when the host of a virtual machine gave its cores to others
(`steal`, in hundredths of a second): the late answers during which that happened are counted apart. With
`--no-deadline` the bot is only named with its time (`tycoon:20ms`), and the tool prints the 99th percentile of what it
took as a share of that. Run it on a machine that does nothing else: whoever is not let onto a core is late as well.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from openoutcry.bots import make_bot
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.views import view
from openoutcry.games.catalogue import games, info, open_game, options

BOTS = ("analyst", "tycoon", "ticker", "feint")
SEED = 20_261_120
STAT = Path("/proc/stat")


def tables() -> Iterator[Game[Any]]:
    """Every game with the most players, and Stockpile with everything on."""
    for name in games():
        most = info(name).players[-1]
        yield open_game(name, most)
        modules = {option.name: option.values[1] for option in options(name, most) if option.module}
        if modules:
            yield open_game(name, most, modules)


def stolen() -> int:
    """For how many hundredths of a second the host has kept this machine waiting; 0 where nobody says so."""
    said = STAT.read_text("ascii").split(maxsplit=9) if STAT.exists() else []
    return int(said[8]) if len(said) > 8 else 0


def took(game: Game[Any], bot: str, given: float, deadline: bool, decisions: int) -> list[tuple[float, bool]]:
    """How long each of so many decisions took, in seconds, and whether the host took the machine away meanwhile; one
    bot answers for everybody."""
    found: list[tuple[float, bool]] = []
    for match in count():
        rng, g = Rng(SEED + match), game.new()
        mine = make_bot(f"{bot}:1s" if deadline else f"{bot}:{1000 * given:g}ms", game, SEED + match)
        while g.options:
            if g.player == NATURE:
                answer(g, draw(g, rng))
                continue
            seat = door.asked(g)[0]
            seen, asked = view(g, seat, True), door.choice(game, g, seat)
            assert asked is not None
            waited, began = stolen(), time.monotonic()
            option = mine.act(seen, asked, began + given if deadline else None)
            spent = time.monotonic() - began
            if len(asked.options) > 1:
                found.append((spent, stolen() > waited))
            if len(found) == decisions:
                return found
            door.give(game, g, seat, option)
    raise AssertionError


def main() -> int:
    """Print a line for each game and bot, and the sum."""
    asked: Any = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    asked.add_argument("--decisions", type=int, default=100_000, help="in all (100000)")
    asked.add_argument("--given", type=float, default=5.0, help="milliseconds for each (5)")
    asked.add_argument("--no-deadline", action="store_true", help="only name the bot with its time")
    wishes = asked.parse_args()
    given, setups = wishes.given / 1000, list(tables())
    each = -(-wishes.decisions // (len(setups) * len(BOTS)))
    every: list[tuple[float, bool]] = []
    for game in setups:
        for bot in BOTS:
            spent = took(game, bot, given, not wishes.no_deadline, each)
            every += spent
            print(line(f"{game.name}, {game.players} players, {bot}", spent, given), flush=True)
    print(line("all", every, given))
    return 0


def line(what: str, spent: list[tuple[float, bool]], given: float) -> str:
    """How many were late, during how many of them the host took the machine away, and the 99th percentile and the
    longest as shares of what was given."""
    ordered = sorted(clock for clock, _ in spent)
    late, taken = sum(one > given for one in ordered), sum(clock > given and host for clock, host in spent)
    high, most = ordered[int(0.99 * len(ordered))] / given, ordered[-1] / given
    share = f"p99 {100 * high:.0f} %, longest {100 * most:.0f} %"
    return f"{what:44} {len(spent):>7} decisions, {late:>4} late, {taken} while the host took the machine, {share}"


if __name__ == "__main__":
    sys.exit(main())
