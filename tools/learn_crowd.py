"""Learns how people who think bid in Mogul, and writes `crowd.toml`.

    python tools/learn_crowd.py --games 120 --seed 901 --out src/openoutcry/bots/mogul/crowd.toml

Games are played by analysts, tycoons and a few brokers, some answers at random. What the first two answered in the
auction, and where they were offered a credit, is noted beside the cues that they had (`MogulMind.take_cues`). A small
network for each of the two questions is fitted to how often they said yes. A fifth of the answers is kept apart first,
to say how well they are foretold.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from openoutcry.bots.habits import ANALYST, LEARNED, THINKS
from openoutcry.bots.judges import learned, trust
from openoutcry.bots.mogul import Mind
from openoutcry.bots.search.flat import Budget, Flat
from openoutcry.engine.bits import bit, numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.views import view
from openoutcry.games.mogul.game import MogulGame
from openoutcry.games.mogul.questions import AUCTION, CREDIT, CREDIT_NOW, STAY, TAKE_CREDIT
from openoutcry.lab.judging import flat

PLAYERS = [3, 4, 4, 4, 4, 5, 6]  # as often as each is here
KINDS = {"analyst": 0.6, "tycoon": 0.3, "broker": 0.1}
OWN_TURN = 0.25  # of the games, those in which credits are taken in the auction
STRAYS = 0.03  # answers at random
PLAYOUTS = 300
UNITS = {"auction": 8, "credit": 4}
APART = 0.2
PASSES, BATCH, RATE, DECAY = 60, 256, 0.004, 1e-4
IN_A_ROW = 12

Numbers = NDArray[np.float64]
Weights = list[Numbers]
Notes = dict[str, list[tuple[list[float], float]]]


def play(dice: random.Random, rng: Rng, notes: Notes) -> None:
    """A game; what was answered goes to the notes."""
    players = dice.choice(PLAYERS)
    game = MogulGame(players, {} if dice.random() >= OWN_TURN else {"credit": "own-turn"})
    kinds = dice.choices(list(KINDS), list(KINDS.values()), k=players)
    seats = [seat(game, kind, dice.getrandbits(32)) for kind in kinds]
    onlooker = Mind(game, THINKS)
    g = game.new()
    while g.options:
        player, open_answers = int(g.player), numbers(g.options)
        if player == NATURE:
            answer(g, draw(g, rng))
        elif len(open_answers) == 1:
            answer(g, open_answers[0])
        elif dice.random() < STRAYS:
            answer(g, dice.choice(open_answers))
        elif kinds[player] == "broker":
            answer(g, seats[player].policy(g, rng))
        else:
            option = int(seats[player].best(view(g, player, True), player, Budget(PLAYOUTS, None)))
            note(onlooker, g, option, notes)
            answer(g, option)


def seat(game: MogulGame, kind: str, seed: int) -> Any:
    """A mind that answers at once, or a search."""
    if kind == "broker":
        return Mind(game, LEARNED)
    if kind == "analyst":
        return Flat(game, Mind(game, ANALYST), seed, to_the_end=True)
    mind = Mind(game, THINKS)
    trust(mind, learned("openoutcry.bots.mogul"))
    return Flat(game, mind, seed, to_the_end=False)


def note(onlooker: Mind, g: Any, option: int, notes: Notes) -> None:
    """Whether it was a yes, beside what could be seen."""
    if g.kind not in (AUCTION, CREDIT):
        return
    onlooker.take_cues(g)
    cues = list(onlooker.cues)
    if g.kind == CREDIT:
        notes["credit"].append((cues, float(option == TAKE_CREDIT)))
        return
    if g.options & bit(CREDIT_NOW):
        notes["credit"].append((cues, float(option == CREDIT_NOW)))
    if g.options & bit(STAY) and option != CREDIT_NOW:
        notes["auction"].append((cues, float(option == STAY)))


def fit(cues: Numbers, said: Numbers, units: int, seed: int) -> Weights:
    """The weights of a network that says yes as often, by Adam's rule."""
    dice = np.random.default_rng(seed)
    size = cues.shape[1]
    weights = [dice.normal(0, 0.3, (units, size)), np.zeros(units), dice.normal(0, 0.1, units), np.zeros(size)]
    means, squares = [np.zeros_like(one) for one in weights], [np.zeros_like(one) for one in weights]
    step = 0
    for number in range(PASSES):
        for part in np.array_split(dice.permutation(len(cues)), max(1, len(cues) // BATCH)):
            step += 1
            rate = RATE * (1 - 0.9 * number / PASSES)
            for at, slope in enumerate(slopes(weights, cues[part], said[part])):
                means[at] = 0.9 * means[at] + 0.1 * slope
                squares[at] = 0.999 * squares[at] + 0.001 * slope**2
                mean, square = means[at] / (1 - 0.9**step), squares[at] / (1 - 0.999**step)
                weights[at] = weights[at] - rate * mean / (np.sqrt(square) + 1e-8)
    return weights


def chances(weights: Weights, cues: Numbers) -> tuple[Numbers, Numbers]:
    """The levels of all units, and how likely a yes is."""
    units, thresholds, counts, direct = weights
    levels = np.maximum(cues @ units.T + thresholds, 0)
    return levels, 1 / (1 + np.exp(-(levels @ counts + cues @ direct)))


def slopes(weights: Weights, cues: Numbers, said: Numbers) -> Weights:
    """How the surprise changes with each weight."""
    units, _, counts, direct = weights
    levels, likely = chances(weights, cues)
    wrong = (likely - said) / len(cues)
    behind = wrong[:, None] * counts * (levels > 0)
    return [
        behind.T @ cues + DECAY * units,
        behind.sum(0),
        levels.T @ wrong + DECAY * counts,
        cues.T @ wrong + DECAY * direct,
    ]


def surprise(likely: Numbers, said: Numbers) -> float:
    """The mean logarithm of the chance that was given to what was said, with its sign turned."""
    likely = np.clip(likely, 1e-4, 1 - 1e-4)
    return float(-np.mean(said * np.log(likely) + (1 - said) * np.log(1 - likely)))


def learn(question: str, noted: list[tuple[list[float], float]], seed: int) -> list[str]:
    """The lines of the file for a question."""
    cues, said = np.array([one for one, _ in noted]), np.array([yes for _, yes in noted])
    cut = int(len(noted) * (1 - APART))
    _, likely = chances(fit(cues[:cut], said[:cut], UNITS[question], seed), cues[cut:])
    base = surprise(np.full(len(likely), said[:cut].mean()), said[cut:])
    right = float(np.mean((likely > 0.5) == said[cut:]))
    told = [
        f"# {question}: {len(noted)} answers, {said.mean():.2f} of them yes",
        f"# of those kept apart {right:.3f} foretold, surprised by {surprise(likely, said[cut:]):.4f},",
        f"# where somebody who knows only how many say yes is by {base:.4f}",
    ]
    weights = [f"{weight:.4g}" for weight in flat(fit(cues, said, UNITS[question], seed))]
    rows = [f"    {', '.join(weights[at : at + IN_A_ROW])}," for at in range(0, len(weights), IN_A_ROW)]
    head = ["[[answers]]", f"cues = {cues.shape[1]}", f"units = {UNITS[question]}"]
    return [*told, *head, "weights = [", *rows, "]"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=120, help="how many games are played (120)")
    parser.add_argument("--seed", type=int, default=901, help="the same number learns the same (901)")
    parser.add_argument("--out", type=Path, default=Path("crowd.toml"), help="where it is written (crowd.toml)")
    wishes = parser.parse_args()
    dice, rng = random.Random(wishes.seed), Rng(wishes.seed)
    notes: Notes = {question: [] for question in UNITS}
    for number in range(1, wishes.games + 1):
        play(dice, rng, notes)
        if number % 10 == 0:
            print(f"{number} games, {len(notes['auction'])} answers", file=sys.stderr, flush=True)
    lines = [f"# python tools/learn_crowd.py --games {wishes.games} --seed {wishes.seed}"]
    for question, noted in notes.items():
        lines += learn(question, noted, wishes.seed)
    wishes.out.write_text("\n".join([*lines, ""]), "utf-8")
    print("\n".join(line for line in lines if line.startswith("#")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
