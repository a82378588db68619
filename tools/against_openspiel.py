"""Measures tycoon beside OpenSpiel's information-set search, on one core and in the same run.

    python tools/against_openspiel.py                   # the speed of both searches, then games
    python tools/against_openspiel.py --games 0         # only the speed
    python tools/against_openspiel.py --seconds 0.2     # more time for a decision

Speed: playouts a second of tycoon's search in Mogul, and simulations a second of OpenSpiel's search in C++ on hearts,
both with four players, at the first decision of a game and halfway through it, in processor time. The two sides take
turns, each round has another game, and medians are compared.

Games: one tycoon against three of OpenSpiel's searches in Mogul. The search is OpenSpiel's own in Python, since the one
in C++ cannot deal the hidden cards of a game in Python anew. It plays as it ships; with `--swift` our engine plays its
random rollouts, which gives it eight times the simulations. It has so many seconds of processor time for each decision.
Tycoon has as many playouts as it had time for at the slowest decision above, and so never more time; what both took is
printed. Deals are paired and seats rotate.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

import pyspiel

from openoutcry.bots import make_bot
from openoutcry.bots.builtin import search_of
from openoutcry.bots.habits import THINKS
from openoutcry.bots.search.flat import Budget
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.position import Position
from openoutcry.engine.views import view
from openoutcry.envs.ismcts import Ismcts
from openoutcry.games.mogul.bot import Mind
from openoutcry.games.mogul.game import MogulGame
from openoutcry.lab.arena import Arena, Stop, play_deal
from openoutcry.lab.simulate import Plan

PLAYERS = 4
SEED = 20_261_118  # deals that nobody has tuned on
PRECISION = 0.08  # half-width of the interval at which it stops
WON_BAR = 0.60
SPEED_BARS = {"at the first decision": 2.0, "halfway": 4.0}
AT_ONCE = 2_000  # playouts of one search
EXPLORING = 0.7  # of OpenSpiel's search on hearts


class Timed:
    """A bot whose decisions are timed, in processor time."""

    def __init__(self, bot: Any, spent: list[float]) -> None:
        self.bot = bot
        self.spent = spent

    def act(self, seen: Position, choice: Choice, deadline: float | None = None) -> int:
        """What the bot answers."""
        began = process_time()
        option = int(self.bot.act(seen, choice, deadline))
        if len(choice.options) > 1:
            self.spent.append(process_time() - began)
        return option


# How fast they search


def moments(game: MogulGame, seed: int) -> list[Position]:
    """The first decision of a game of Mogul, and the one halfway through it; brokers' rules of thumb play it."""
    mind, rng, found = Mind(game, THINKS), Rng(seed), []
    g = game.new()
    while g.options:
        if g.player == NATURE:
            answer(g, draw(g, rng))
            continue
        if g.options & (g.options - 1):
            found.append(g.clone())
        answer(g, mind.policy(g, rng))
    return [found[0], found[len(found) // 2]]


def our_speed(game: MogulGame, g: Position, seconds: float, seed: int) -> float:
    """Playouts that tycoon's search makes in a second."""
    search = search_of(game, seed)
    seen, made, began = view(g, g.player, True), 0, process_time()
    while process_time() - began < seconds:
        budget = Budget(AT_ONCE, None)
        search.best(seen, g.player, budget)
        made += int(budget.spent)
    return made / (process_time() - began)


def their_moments(seed: int) -> list[Any]:
    """The same two moments of a game of hearts, played at random."""
    dice, found = random.Random(seed), []
    state = pyspiel.load_game("hearts").new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply_action(dice.choice(state.legal_actions()))
    return [found[0], found[len(found) // 2]]


def their_speed(state: Any, seconds: float, seed: int) -> float:
    """Simulations that OpenSpiel's search in C++ makes in a second."""
    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), EXPLORING, AT_ONCE)
    made, began = 0, process_time()
    while process_time() - began < seconds:
        bot.step(state)
        made += AT_ONCE
    return made / (process_time() - began)


def compare_speed(game: MogulGame, rounds: int, seconds: float) -> float:
    """Print the medians and their ratios; what tycoon's search makes in a second where it is slowest."""
    ours: list[list[float]] = [[] for _ in SPEED_BARS]
    theirs: list[list[float]] = [[] for _ in SPEED_BARS]
    for turn in range(rounds):
        pairs = zip(moments(game, SEED + turn), their_moments(SEED + turn), strict=True)
        for place, (g, state) in enumerate(pairs):
            ours[place].append(our_speed(game, g, seconds, turn))
            theirs[place].append(their_speed(state, seconds, turn))
    print(f"Playouts a second of processor time, medians of {rounds} rounds by turns")
    print(f"{'':24}{'tycoon, Mogul':>16}{'C++, hearts':>16}{'ratio':>8}{'bar':>7}")
    for place, (moment, bar) in enumerate(SPEED_BARS.items()):
        mine, other = median(ours[place]), median(theirs[place])
        met = "met" if mine / other >= bar else "not met"
        print(f"{moment:24}{mine:>16,.0f}{other:>16,.0f}{mine / other:>7.2f}x{bar:>6.1f}x  {met}", flush=True)
    return min(median(rates) for rates in ours)


# How strong they are


def play(games: int, playouts: int, seconds: float, swift: bool) -> None:
    """Print how often one tycoon wins against three of OpenSpiel's searches."""
    mine: list[float] = []
    others: list[float] = []
    simulations: list[int] = []

    def tycoon(game: Game[Any], seed: int) -> Timed:
        return Timed(make_bot(f"tycoon:{playouts}", game, seed), mine)

    def ismcts(game: Game[Any], seed: int) -> Timed:
        return Timed(Counted(game, seed), others)

    class Counted(Ismcts):
        def act(self, seen: Position, choice: Choice, deadline: float | None = None) -> int:
            option = super().act(seen, choice, deadline)
            if len(choice.options) > 1:
                simulations.append(self.search.simulations)
            return option

    Counted.seconds, Counted.swift = seconds, swift
    plan = Plan("mogul", PLAYERS, SEED, [tycoon, *[ismcts] * (PLAYERS - 1)], {})
    arena, stopped = Arena(plan, Stop(precision=PRECISION)), "games"
    for deal in range(-(-games // PLAYERS)):
        arena.add(deal, play_deal(plan, deal))
        print(f"{arena.counts[0].won:g} of {arena.counts[0].games} games won", file=sys.stderr, flush=True)
        if arena.enough() is not None:
            stopped = "precision"
            break
    result = arena.result({}, stopped)
    first = result.bots[0]
    met = "met" if first.win_rate >= WON_BAR else "not met"
    how = "with our rollouts" if swift else "as it ships"
    print(f"\nOne tycoon against three of OpenSpiel's searches {how}, Mogul, {1000 * seconds:.0f} ms a decision")
    print(
        f"won {100 * first.win_rate:.1f} % ({100 * first.low:.1f} - {100 * first.high:.1f} %) of {result.games} games"
    )
    print(f"par {100 * result.par:.0f} %, bar {100 * WON_BAR:.0f} %: {met}")
    print(f"tycoon: {playouts} playouts at most, {1000 * mean(mine):.1f} ms a decision")
    print(f"OpenSpiel: {mean(simulations):.0f} simulations, {1000 * mean(others):.1f} ms a decision")


def mean(values: Sequence[float]) -> float:
    return sum(values) / max(len(values), 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="at most so many; 0 for none (400)")
    parser.add_argument("--seconds", type=float, default=0.05, help="processor time for a decision (0.05)")
    parser.add_argument("--swift", action="store_true", help="give OpenSpiel's search compiled rollouts")
    parser.add_argument("--rounds", type=int, default=7, help="how often the two searches take turns (7)")
    wishes = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rate = compare_speed(MogulGame(PLAYERS, {}), wishes.rounds, 0.3)
    if wishes.games > 0:
        play(wishes.games, max(int(rate * wishes.seconds), 1), wishes.seconds, wishes.swift)
    return 0


if __name__ == "__main__":
    sys.exit(main())
