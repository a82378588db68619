"""Measures Open Outcry beside OpenSpiel, on one core and in the same run.

OpenSpiel has processes of its own, which run this file as well. The two sides take turns for several short rounds, and
the medians are compared, so that a busy moment of the machine weighs on neither.

How decisions are counted: a decision is one player's choice among two or more options. Asking OpenSpiel for the legal
moves while it plays would slow it down, so each round is timed in games per second; afterwards the histories of
a sample of such games are replayed, the decisions in them counted, and the two figures multiplied. Moves that were
forced, and chance, take their part of the time but are no decisions, on either side.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from math import floor
from pathlib import Path
from typing import Any, NamedTuple

OURS = [str(Path(sys.executable).parent / "openoutcry"), "bench", "--json"]
SAMPLE = 500

INSIDE = "bridge(use_double_dummy_result=false)"
DRIVEN = "hearts"
PEER_NAMES = {INSIDE: "bridge", DRIVEN: "hearts"}
PLAYERS = 4
CLONE_BAR = {"mogul": 500.0, "speculation-board": 1000.0, "speculation-cards": 1000.0, "stockpile": 1200.0}


class Bar(NamedTuple):
    """At least so many times the decisions per second of an OpenSpiel game."""

    game: str
    rate: str
    peer: str
    times: float
    options: tuple[str, ...] = ()


EVERYTHING = (
    "bonds=on",
    "commodities=on",
    "dice=on",
    "strategies=on",
    "first-player-card=on",
    "investors=on",
)
BARS = [
    Bar("mogul", "decisions_per_second", INSIDE, 13.2),
    Bar("mogul", "driven_decisions_per_second", DRIVEN, 7.0),
    Bar("speculation-board", "decisions_per_second", INSIDE, 4.9),
    Bar("speculation-cards", "decisions_per_second", INSIDE, 4.2),
    Bar("stockpile", "decisions_per_second", INSIDE, 3.2),
    Bar("stockpile", "decisions_per_second", INSIDE, 2.4, EVERYTHING),
]


class CannotMeasure(Exception):
    """One of the two sides is missing, or gave no figures."""


# OpenSpiel's side, in a process of its own


def measure_peer(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Games and decisions per second of one OpenSpiel game."""
    import pyspiel

    game = pyspiel.load_game(name)
    play = played_by_its_bots(pyspiel, game, seed) if name == INSIDE else driven_from_python(game, seed)
    play()
    games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        play()
        games += 1
    games_per_second = games / (time.process_time() - start)
    counts = [count(game, play().history()) for _ in range(SAMPLE)]
    decisions = statistics.fmean(decided for decided, _ in counts)
    forced = statistics.fmean(forced for _, forced in counts)
    return {
        "games_per_second": games_per_second,
        "decisions_per_game": decisions,
        "decisions_per_second": games_per_second * decisions,
        "with_forced_per_second": games_per_second * (decisions + forced),
    }


def played_by_its_bots(pyspiel: Any, game: Any, seed: int) -> Callable[[], Any]:
    """One call plays one game inside C++: moves, chance and the loop between them."""
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    seeds = random.Random(seed)

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
        return state

    return play


def driven_from_python(game: Any, seed: int) -> Callable[[], Any]:
    """One call plays one game with the loop and the random choice in Python (the deal of hearts is uniform), picked as
    in `openoutcry bench`."""
    chance = random.Random(seed).random

    def play() -> Any:
        state = game.new_initial_state()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[floor(chance() * len(moves))])
        return state

    return play


def count(game: Any, history: list[int]) -> tuple[int, int]:
    """The decisions in a game and its forced moves; chance is neither."""
    state = game.new_initial_state()
    decisions = forced = 0
    for move in history:
        if not state.is_chance_node():
            if len(state.legal_actions()) >= 2:
                decisions += 1
            else:
                forced += 1
        state.apply_action(move)
    return decisions, forced


# Both sides


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the figures for a machine")
    parser.add_argument("--rounds", type=int, default=5, help="how often the two sides take turns (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each OpenSpiel game is timed a round (1)")
    parser.add_argument("--peer", help=argparse.SUPPRESS)
    parser.add_argument("--seed", type=int, default=1, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.peer:
        print(json.dumps(measure_peer(arguments.peer, arguments.seconds, arguments.seed)))
        return 0
    try:
        result = compare(arguments.rounds, arguments.seconds)
    except CannotMeasure as reason:
        print(f"Could not measure: {reason}", file=sys.stderr)
        return 1
    print(json.dumps(result, indent=2) if arguments.json else table(result))
    return 0


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    """The medians of all rounds, their ratios, and whether each bar is met."""
    stay_on_one_core()
    set_ups = list(dict.fromkeys((bar.game, bar.options) for bar in BARS))
    ours: dict[tuple[str, tuple[str, ...]], list[dict[str, Any]]] = {set_up: [] for set_up in set_ups}
    theirs: dict[str, list[dict[str, Any]]] = {INSIDE: [], DRIVEN: []}
    script = str(Path(__file__).resolve())
    for turn in range(rounds):
        for peer, rows in theirs.items():
            options = ["--seconds", str(seconds), "--seed", str(turn + 1)]
            rows.append(figures([sys.executable, script, "--peer", peer, *options]))
            for game, wanted in set_ups:
                command = [*OURS, game, "--players", str(PLAYERS), "--seconds", str(seconds / 2)]
                for option in wanted:
                    command += ["--set", option]
                ours[game, wanted] += figures(command)
    rates = {peer: median(rows, "decisions_per_second") for peer, rows in theirs.items()}
    bars = []
    for bar in BARS:
        rate = median(ours[bar.game, bar.options], bar.rate)
        ratio = rate / rates[bar.peer]
        met = ratio >= bar.times
        bars.append({**bar._asdict(), "ours": rate, "theirs": rates[bar.peer], "ratio": ratio, "met": met})
    clones = {game: median(ours[game, wanted], "clone_ns") for game, wanted in set_ups if not wanted}
    return {
        "rounds": rounds,
        "players": PLAYERS,
        "compiled": all(row["compiled"] for rows in ours.values() for row in rows),
        "bars": bars,
        "clones": [
            {"game": game, "ns": ns, "bar": CLONE_BAR.get(game), "met": ns < CLONE_BAR.get(game, math.inf)}
            for game, ns in clones.items()
        ],
        "bridge_with_forced_per_second": median(theirs[INSIDE], "with_forced_per_second"),
    }


def stay_on_one_core() -> None:
    """This process and all it starts share one core, where the system can say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def figures(command: list[str]) -> Any:
    try:
        ended = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as missing:
        raise CannotMeasure(f"{command[0]} is not there; `make install` installs it") from missing
    if ended.returncode != 0:
        raise CannotMeasure(f"{' '.join(command)} ended with {ended.returncode}:\n{ended.stderr}")
    return json.loads(ended.stdout)


def median(rows: list[dict[str, Any]], key: str) -> float:
    return statistics.median(float(row[key]) for row in rows)


def table(result: dict[str, Any]) -> str:
    lines = [
        f"Decisions per second on one core with {result['players']} players, medians of {result['rounds']} rounds",
        "Open Outcry is compiled" if result["compiled"] else "Open Outcry is UNCOMPILED",
        "",
        f"{'':52}{'Open Outcry':>12}{'OpenSpiel':>12}{'ratio':>8}{'bar':>7}",
    ]
    for bar in result["bars"]:
        how = "driven" if bar["rate"].startswith("driven") else "inside"
        modules = ", everything on" if bar["options"] else ""
        label = f"{bar['game']}{modules}, {how}, against {PEER_NAMES[bar['peer']]}"
        numbers = f"{bar['ours']:>12,.0f}{bar['theirs']:>12,.0f}{bar['ratio']:>7.1f}x{bar['times']:>6}x"
        lines.append(f"{label:52}{numbers}  {verdict(bar)}")
    for clone in result["clones"]:
        limit = f"{clone['bar']:,.0f} ns  {verdict(clone)}" if clone["bar"] else ""
        lines.append(f"{'a clone of ' + clone['game']:52}{clone['ns']:>9,.0f} ns{'':17}{limit:>16}")
    forced = result["bridge_with_forced_per_second"]
    lines += ["", f"Were bridge's forced moves counted as well, it would make {forced:,.0f} a second."]
    return "\n".join(lines)


def verdict(outcome: dict[str, Any]) -> str:
    return "met" if outcome["met"] else "not met"


if __name__ == "__main__":
    sys.exit(main())
