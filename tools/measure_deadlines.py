"""Measures whether bots keep their time: every bot that thinks plays every game, decision after decision.

    python tools/measure_deadlines.py                      # 100,000 decisions, each with 5 ms: some ten minutes
    python tools/measure_deadlines.py --decisions 2000 --given 20 --no-deadline   # the time in a bot's name alone

An answer is late if it comes after its deadline, and that is the bot's own work if it had the processor for longer than
that; a machine that is shared takes it away now and then. With `--no-deadline` the bot is only named with its time
(`tycoon:20ms`), and the tool prints the 99th percentile of what it took as a share of that. Run it on a machine that
does nothing else: whoever is not let onto a core is late as well.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count
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


def tables() -> Iterator[Game[Any]]:
    """Every game with the most players, and Stockpile with everything on."""
    for name in games():
        most = info(name).players[-1]
        yield open_game(name, most)
        modules = {option.name: option.values[1] for option in options(name, most) if option.module}
        if modules:
            yield open_game(name, most, modules)


def took(game: Game[Any], bot: str, given: float, deadline: bool, decisions: int) -> list[tuple[float, float]]:
    """How long each of so many decisions took, in seconds by the clock and of the processor; one bot answers for
    everybody."""
    found: list[tuple[float, float]] = []
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
            worked, began = time.process_time(), time.monotonic()
            option = mine.act(seen, asked, began + given if deadline else None)
            if len(asked.options) > 1:
                found.append((time.monotonic() - began, time.process_time() - worked))
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
    every: list[tuple[float, float]] = []
    for game in setups:
        for bot in BOTS:
            spent = took(game, bot, given, not wishes.no_deadline, each)
            every += spent
            print(line(f"{game.name}, {game.players} players, {bot}", spent, given), flush=True)
    print(line("all", every, given))
    return 0


def line(what: str, spent: list[tuple[float, float]], given: float) -> str:
    """How many were late, how many of them by their own work, and the 99th percentile and the longest as shares of what
    was given."""
    ordered = sorted(clock for clock, _ in spent)
    late, own = sum(one > given for one in ordered), sum(processor > given for _, processor in spent)
    high, most = ordered[int(0.99 * len(ordered))] / given, ordered[-1] / given
    share = f"p99 {100 * high:.0f} %, longest {100 * most:.0f} %"
    return f"{what:44} {len(spent):>7} decisions, {late:>4} late, {own} by its own work, {share}"


if __name__ == "__main__":
    sys.exit(main())
