"""Learns how people who think answer, and writes `crowd.toml` of a game.

    python tools/learn_crowd.py mogul --games 120 --seed 901 --out crowd.toml
    python tools/learn_crowd.py speculation-board --games 240 --seed 778 --out crowd.toml

Games are played by those who think, in Mogul by a few brokers too, some answers at random. What the former answered is
noted beside the cues that they had (`take_cues` of the game). A small network for each question is fitted to what they
took: it looks at every answer, and one without cues looks like nought. A fifth of the answers is kept apart first, to
say how well they are foretold. Tycoons imagine the crowd of before: who learns again learns from those who know it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from openoutcry.bots.builtin import search_of
from openoutcry.bots.habits import ANALYST, LEARNED, THINKS
from openoutcry.bots.search.flat import Budget, FlatSearch
from openoutcry.engine.bits import bit, numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.views import view
from openoutcry.games.catalogue import open_game
from openoutcry.games.mogul.bot import Mind as MogulMind
from openoutcry.games.mogul.questions import AUCTION, CREDIT, CREDIT_NOW, STAY, TAKE_CREDIT
from openoutcry.games.packages import part
from openoutcry.games.speculation_board.bot.crowd import Crowd
from openoutcry.games.speculation_board.box import COMPANIES
from openoutcry.games.speculation_board.questions import SELL
from openoutcry.lab.judging import flat

STRAYS = 0.05  # answers at random
APART = 0.2
PASSES, BATCH, RATE, DECAY = 60, 256, 0.004, 1e-4
IN_A_ROW = 12
ASKED = ["sell", "buy", "rank-up", "rank-down", "card"]  # at the board, from SELL on

Numbers = NDArray[np.float64]
Weights = list[Numbers]


class Note(NamedTuple):
    """A question, the cues of each answer, none where it looks like nought, and which of them was given."""

    question: str
    cues: list[list[float] | None]
    given: int


Hears = Callable[[Any, Any, int], Iterator[Note]]


class School(NamedTuple):
    """How a game is learned: by whom, at which tables, with how many playouts, by networks of how many units."""

    kinds: dict[str, float]
    players: list[int]
    option: tuple[str, str, float]  # another value of an option of the game, and how often
    playouts: int
    units: dict[str, int]
    onlooker: Callable[[Any], Any]
    hears: Hears


def heard_at_mogul(mind: Any, g: Any, given: int) -> Iterator[Note]:
    """In the auction, and where a credit is offered: yes or no."""
    if g.kind not in (AUCTION, CREDIT):
        return
    mind.take_cues(g)
    yes = list(mind.cues)
    if g.kind == CREDIT:
        yield Note("credit", [yes, None], int(given != TAKE_CREDIT))
        return
    if g.options & bit(CREDIT_NOW):
        yield Note("credit", [yes, None], int(given != CREDIT_NOW))
    if g.options & bit(STAY) and given != CREDIT_NOW:
        yield Note("auction", [yes, None], int(given != STAY))


def heard_at_the_board(crowd: Crowd, g: Any, given: int) -> Iterator[Note]:
    """Whatever is asked: one of the companies, or something else."""
    cues: list[list[float] | None] = []
    crowd.look(g)
    for option in numbers(g.options):
        if option < COMPANIES:
            crowd.take_cues(g, option)
            cues.append(list(crowd.cues))
        else:
            cues.append(None)
    yield Note(ASKED[int(g.kind) - SELL], cues, numbers(g.options).index(given))


SCHOOLS = {
    "mogul": School(
        {"analyst": 0.6, "tycoon": 0.3, "broker": 0.1},
        [3, 4, 4, 4, 4, 5, 6],
        ("credit", "own-turn", 0.25),
        300,
        {"auction": 8, "credit": 4},
        lambda game: MogulMind(game, THINKS),
        heard_at_mogul,
    ),
    "speculation-board": School(
        {"tycoon": 1.0},
        [3, 4, 4, 4, 5, 6, 6],
        ("side", "star", 0.33),
        400,
        dict.fromkeys(ASKED, 4),
        lambda game: Crowd(game, []),
        heard_at_the_board,
    ),
}


def play(name: str, dice: random.Random, rng: Rng, notes: dict[str, list[Note]]) -> None:
    """A game; what was answered goes to the notes."""
    school = SCHOOLS[name]
    players = dice.choice(school.players)
    option, value, often = school.option
    game = open_game(name, players, {option: value} if dice.random() < often else {})
    kinds = dice.choices(list(school.kinds), list(school.kinds.values()), k=players)
    seats = [seat(game, kind, dice.getrandbits(32)) for kind in kinds]
    onlooker = school.onlooker(game)
    g: Any = game.new()
    while g.options:
        player, open_answers = int(g.player), numbers(g.options)
        if player == NATURE:
            answer(g, draw(g, rng))
        elif len(open_answers) == 1:
            answer(g, open_answers[0])
        elif kinds[player] == "broker":
            answer(g, seats[player].policy(g, rng))
        else:
            given = int(seats[player].best(view(g, player, True), player, Budget(school.playouts, None)))
            for note in school.hears(onlooker, g, given):
                notes[note.question].append(note)
            answer(g, dice.choice(open_answers) if dice.random() < STRAYS else given)


def seat(game: Any, kind: str, seed: int) -> Any:
    """A mind that answers at once, or a search."""
    if kind == "tycoon":
        return search_of(game, seed)
    room = part(game.name, "bot")
    assert room is not None
    if kind == "broker":
        return room.Mind(game, LEARNED)
    return FlatSearch(game, room.Mind(game, ANALYST), seed, to_the_end=True)


class Noted(NamedTuple):
    """Many notes in arrays: the cues of every answer, which answers have cues, which are open, which was given."""

    cues: Numbers
    has: Numbers
    open: Numbers
    given: Numbers

    def some(self, rows: Any) -> Noted:
        """Some of them."""
        return Noted(self.cues[rows], self.has[rows], self.open[rows], self.given[rows])


def arrays(notes: list[Note]) -> Noted:
    """The notes of one question; the answers that fewer have come last, and are not open."""
    size = next(len(one) for note in notes for one in note.cues if one is not None)
    shape = (len(notes), max(len(note.cues) for note in notes))
    noted = Noted(np.zeros((*shape, size)), np.zeros(shape), np.zeros(shape), np.zeros(shape))
    for row, note in enumerate(notes):
        for place, cues in enumerate(note.cues):
            noted.open[row, place] = 1
            if cues is not None:
                noted.cues[row, place] = cues
                noted.has[row, place] = 1
        noted.given[row, note.given] = 1
    return noted


def fit(noted: Noted, units: int, seed: int) -> Weights:
    """The weights of a network that gives the same answers as often, by Adam's rule."""
    dice = np.random.default_rng(seed)
    size = noted.cues.shape[2]
    weights = [dice.normal(0, 0.3, (units, size)), np.zeros(units), dice.normal(0, 0.1, units), np.zeros(size)]
    means, squares = [np.zeros_like(one) for one in weights], [np.zeros_like(one) for one in weights]
    step = 0
    for number in range(PASSES):
        for rows in np.array_split(dice.permutation(len(noted.cues)), max(1, len(noted.cues) // BATCH)):
            step += 1
            rate = RATE * (1 - 0.9 * number / PASSES)
            for at, slope in enumerate(slopes(weights, noted.some(rows))):
                means[at] = 0.9 * means[at] + 0.1 * slope
                squares[at] = 0.999 * squares[at] + 0.001 * slope**2
                mean, square = means[at] / (1 - 0.9**step), squares[at] / (1 - 0.999**step)
                weights[at] = weights[at] - rate * mean / (np.sqrt(square) + 1e-8)
    return weights


def chances(weights: Weights, noted: Noted) -> tuple[Numbers, Numbers]:
    """The levels of all units, and how likely each answer is."""
    units, thresholds, counts, direct = weights
    levels = np.maximum(noted.cues @ units.T + thresholds, 0)
    looks = np.where(noted.open > 0, (levels @ counts + noted.cues @ direct) * noted.has, -1e9)
    likely = np.exp(looks - looks.max(1, keepdims=True))
    return levels, likely / likely.sum(1, keepdims=True)


def slopes(weights: Weights, noted: Noted) -> Weights:
    """How the surprise changes with each weight."""
    units, _, counts, direct = weights
    levels, likely = chances(weights, noted)
    wrong = (likely - noted.given) * noted.has / len(noted.cues)
    behind = wrong[:, :, None] * counts * (levels > 0)
    return [
        np.tensordot(behind, noted.cues, ([0, 1], [0, 1])) + DECAY * units,
        behind.sum((0, 1)),
        np.tensordot(levels, wrong, ([0, 1], [0, 1])) + DECAY * counts,
        np.tensordot(noted.cues, wrong, ([0, 1], [0, 1])) + DECAY * direct,
    ]


def surprise(likely: Numbers, noted: Noted) -> float:
    """The mean logarithm of the chance that was given to what was answered, with its sign turned."""
    return float(-np.log(np.clip((likely * noted.given).sum(1), 1e-4, 1)).mean())


def learn(question: str, notes: list[Note], units: int, seed: int) -> list[str]:
    """The lines of the file for a question."""
    noted = arrays(notes)
    cut = int(len(notes) * (1 - APART))
    rest = noted.some(slice(cut, None))
    _, likely = chances(fit(noted.some(slice(0, cut)), units, seed), rest)
    right = float(np.mean(likely.argmax(1) == rest.given.argmax(1)))
    told = [
        f"# {question}: {len(notes)} answers, of {noted.open.sum(1).mean():.1f} that were open",
        f"# of those kept apart {right:.3f} foretold, surprised by {surprise(likely, rest):.4f},",
        f"# where somebody who knows nothing is by {surprise(rest.open / rest.open.sum(1, keepdims=True), rest):.4f}",
    ]
    weights = [f"{weight:.4g}" for weight in flat(fit(noted, units, seed))]
    rows = [f"    {', '.join(weights[at : at + IN_A_ROW])}," for at in range(0, len(weights), IN_A_ROW)]
    head = ["[[answers]]", f"cues = {noted.cues.shape[2]}", f"units = {units}"]
    return [*told, *head, "weights = [", *rows, "]"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SCHOOLS))
    parser.add_argument("--games", type=int, default=120, help="how many games are played (120)")
    parser.add_argument("--seed", type=int, default=901, help="the same number learns the same (901)")
    parser.add_argument("--out", type=Path, default=Path("crowd.toml"), help="where it is written (crowd.toml)")
    wishes = parser.parse_args()
    dice, rng = random.Random(wishes.seed), Rng(wishes.seed)
    units = SCHOOLS[wishes.game].units
    notes: dict[str, list[Note]] = {question: [] for question in units}
    for number in range(1, wishes.games + 1):
        play(wishes.game, dice, rng, notes)
        if number % 10 == 0:
            print(f"{number} games, {sum(map(len, notes.values()))} answers", file=sys.stderr, flush=True)
    lines = [f"# python tools/learn_crowd.py {wishes.game} --games {wishes.games} --seed {wishes.seed}"]
    for question, noted in notes.items():
        lines += learn(question, noted, units[question], wishes.seed)
    wishes.out.write_text("\n".join([*lines, ""]), "utf-8")
    print("\n".join(line for line in lines if line.startswith("#")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
