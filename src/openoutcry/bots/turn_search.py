"""A bot that searches to the end of its own turn by a game's evaluation function, in a few determinizations.

Answers of other players and draws of NATURE are random. Of the bot's own answers the best is taken, up to `DEPTH` in a
row.
"""

from collections.abc import Callable
from typing import Any

from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import answer, answer_for, pick
from openoutcry.engine.position import Position

# Functions of a position of the game, and of a seat.
Evaluate = Callable[[Any, int], float]
Clock = Callable[[Any], int]

DEPTH = 3
MAX_ANSWERS = 60


class TurnSearchBot:
    """A bot that tries every option in `worlds` random complete positions that agree with its view, up to the end of
    its turn.

    `evaluate` returns the value of a position for a seat, higher being better. `clock` returns the number of the turn.
    """

    def __init__(self, game: Game[Any], seed: int, evaluate: Evaluate, clock: Clock, worlds: int = 4) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.evaluate = evaluate
        self.clock = clock
        self.worlds = worlds

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the option with the highest sum of values. The deadline is ignored."""
        if len(choice.options) == 1:
            return choice.options[0]
        worth = dict.fromkeys(choice.options, 0.0)
        for _ in range(self.worlds):
            world = guess(self.game, view, self.rng)
            turn = self.clock(world)
            for option in choice.options:
                after = world.clone()
                answer_for(after, choice.player, option)
                worth[option] += self._value(after, choice.player, turn, DEPTH)
        return max(choice.options, key=lambda option: worth[option])

    def _value(self, g: Position, seat: int, turn: int, depth: int) -> float:
        """Return the value of a position for `seat`, after the best of its answers (at most `depth` in a row) and
        random answers of others, until the turn ends. The position is changed."""
        for _ in range(MAX_ANSWERS):
            if g.options == 0 or self.clock(g) != turn:
                break
            if g.player == seat:
                if depth == 0:
                    break
                return max(self._value(self._after(g, option), seat, turn, depth - 1) for option in numbers(g.options))
            answer(g, pick(g, self.rng))
        return self.evaluate(g, seat)

    def _after(self, g: Position, option: int) -> Position:
        """Return a copy of the position after an answer."""
        after = g.clone()
        answer(after, option)
        return after
