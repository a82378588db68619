"""Solves the end of a game of Speculation, the card game, for two with OpenSpiel's CFR: `python endgame_cfr.py`.

Two play at random; the last position from which not too many others can follow is the game that is solved. How much
could be won against the strategy that was found, its exploitability, is printed as it shrinks. Most ends are hardly
games: after the first iteration the best answers are known, and only their average follows. Then exploitability times
n (n + 1), by which CFR+ weights the iterations, stays the same. The end of the usual seed is one where both have to
weigh. Needs `openoutcry[openspiel]`.
"""

import argparse
from typing import Any

import pyspiel
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import exploitability

import openoutcry.envs.openspiel  # noqa: F401  (makes the games known)
from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import answer, pick
from openoutcry.engine.position import Position

NAME = "openoutcry_speculation_cards(players=2,reward=win)"


def follow(g: Position, most: int) -> int:
    """How many positions can follow, this one counted; no more than `most` and one."""
    found, left = 0, [g]
    while left and found <= most:
        g = left.pop()
        found += 1
        for option in numbers(g.options):
            after = g.clone()
            answer(after, option)
            left.append(after)
    return found


def endgame(game: Game[Any], seed: int, most: int) -> Position:
    """The first position of the end of a random game from which at most so many can follow."""
    g: Position = game.new()
    dice, met = Rng(seed), []
    while g.options != 0:
        met.append(g.clone())
        answer(g, pick(g, dice))
    found = g
    while met and follow(met[-1], most) <= most:
        found = met.pop()
    return found


def ending(seed: int, most: int) -> Any:
    """The end of a game, as a game of OpenSpiel's."""
    whole = pyspiel.load_game(NAME)
    position = endgame(whole.rules, seed, most)

    class Ending(type(whole)):  # type: ignore[misc]
        """The same game, which begins late."""

        def new_initial_state(self) -> Any:
            return self.state_of(self.rules, position)

    return Ending(whole.get_parameters())


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=101)
    parser.add_argument("--positions", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=13)
    wanted = parser.parse_args(arguments)
    game = ending(wanted.seed, wanted.positions)
    solver, found = CFRPlusSolver(game), []
    for n in range(wanted.iterations):
        solver.evaluate_and_update_policy()
        if n % 10 == 0 or n + 1 == wanted.iterations:
            found.append(exploitability(game, solver.average_policy()))
            print(f"{n + 1:4} iterations, exploitability {found[-1]:.5f}", flush=True)
    return found


if __name__ == "__main__":
    main()
