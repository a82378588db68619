"""Measures the environments beside those of the libraries they are made for, on one core and in the same run.

All take turns for several short rounds, and the medians of decisions per second of processor time are compared, so that
a busy moment of the machine weighs on none. Everybody answers at random, chosen in the same way on both sides; a
decision is one answer of a player. Ours never ask where there is one option; theirs may.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from openoutcry.envs.vector import VectorEnv

EVERYTHING = "all"
TABLES = 64  # a step: as many as the nearer memory of a core holds
LARGE_TABLES = 16  # and as many of the largest game


class Contender(NamedTuple):
    """Something that is measured: `play` plays for about so many decisions, and says how many they were."""

    name: str
    play: Callable[[int], int]


class Bar(NamedTuple):
    """At least so many times the decisions per second of a peer, or so many at all where there is none."""

    name: str
    peer: str | None
    least: float


HOLDEM = "PettingZoo texas_holdem_v4"
LIARS = "OpenSpiel python_liars_poker"
BARS = [
    Bar("PettingZoo mogul_v1", HOLDEM, 10),
    Bar("PettingZoo stockpile_v1", HOLDEM, 10),
    Bar("OpenSpiel openoutcry_mogul", LIARS, 1),
    Bar("OpenSpiel openoutcry_stockpile", LIARS, 1),
    Bar("VectorEnv mogul", None, 3_000_000),
    Bar("VectorEnv stockpile, everything on", None, 1_000_000),
]


def turn_by_turn(env: Any) -> Callable[[int], int]:
    """Through PettingZoo's interface, as its own example plays: `agent_iter`, `last`, `step`."""
    dice = random.Random(1)
    env.reset(seed=1)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            env.reset()  # without a seed: some make everything anew for one
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                actions = seen["action_mask"].nonzero()[0]
                env.step(int(actions[int(dice.random() * len(actions))]))
                done += 1
        return done

    return play


def by_states(game: Any) -> Callable[[int], int]:
    """Through OpenSpiel's interface in Python."""
    dice = random.Random(1)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(dice.random() * len(actions))])
                    done += 1
            state.returns()
        return done

    return play


def many_tables(env: VectorEnv) -> Callable[[int], int]:
    """Many tables at once, with observations and masks in NumPy."""

    def play(decisions: int) -> int:
        steps = decisions // env.n + 1
        for _ in range(steps):
            env.step(env.random_actions())
        return steps * env.n

    return play


def contenders() -> list[Contender]:
    """Everything that is measured."""
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401  (registers it)

    from openoutcry.envs import mogul_v1, openspiel, stockpile_v1
    from openoutcry.games import catalogue

    stockpile = {"players": 4, **dict.fromkeys(catalogue.info("stockpile").modules, "on")}
    small = pyspiel.load_game(openspiel.short_name("mogul"), {"players": 4})
    whole = pyspiel.load_game(openspiel.short_name("stockpile"), stockpile)
    large = VectorEnv("stockpile", LARGE_TABLES, players=4, modules=EVERYTHING)
    found = [
        Contender("PettingZoo mogul_v1", turn_by_turn(mogul_v1.env(players=4))),
        Contender("PettingZoo stockpile_v1", turn_by_turn(stockpile_v1.env(players=4, modules=EVERYTHING))),
        Contender(LIARS, by_states(pyspiel.load_game("python_liars_poker"))),
        Contender("OpenSpiel openoutcry_mogul", by_states(small)),
        Contender("OpenSpiel openoutcry_stockpile", by_states(whole)),
        Contender("VectorEnv mogul", many_tables(VectorEnv("mogul", TABLES, players=4))),
        Contender("VectorEnv stockpile, everything on", many_tables(large)),
    ]
    try:
        from pettingzoo.classic import texas_holdem_v4
    except ImportError as missing:
        print(f"{HOLDEM} is left out ({missing}): pip install 'pettingzoo[classic]'")
    else:
        found.append(Contender(HOLDEM, turn_by_turn(texas_holdem_v4.env())))
    return found


def rate(one: Contender, seconds: float) -> float:
    """Decisions per second of processor time."""
    decisions, done, start = 64, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += one.play(decisions)
        decisions = min(2 * decisions, 1 << 18)
    return done / spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of each, in each round")
    wanted = parser.parse_args()
    everybody = contenders()
    rates: dict[str, list[float]] = {one.name: [] for one in everybody}
    for n in range(wanted.rounds):
        print(f"round {n + 1} of {wanted.rounds}", end="\r", flush=True)
        for one in everybody:
            rates[one.name].append(rate(one, wanted.seconds))
    found = {name: statistics.median(some) for name, some in rates.items()}
    for name, median in found.items():
        print(f"{name:38}{median:>14,.0f} decisions/s")
    print(f"one core; {TABLES} tables a step, {LARGE_TABLES} with everything on")
    missed = 0
    for bar in BARS:
        if bar.peer is not None and bar.peer not in found:
            continue
        figure = found[bar.name] / (found[bar.peer] if bar.peer else 1)
        missed += figure < bar.least
        unit = f"times {bar.peer}" if bar.peer else "decisions/s"
        told = f"{figure:,.1f}" if bar.peer else f"{figure:,.0f}"
        print(f"{'met   ' if figure >= bar.least else 'MISSED'} {bar.name}: {told} {unit}, bar {bar.least:,.0f}")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
