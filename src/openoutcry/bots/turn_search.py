"""A broker that looks to the end of its turn: it guesses what it cannot see, tries each option, judges what follows.

Other players' answers and NATURE's are drawn at random on the way; its own are the best it finds. A game gives it a
judge: what a position is worth to a seat.
"""

from collections.abc import Callable
from typing import Any

from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import answer, answer_for, pick
from openoutcry.engine.position import Position

# Of positions of the game that is judged.
Judge = Callable[[Any, int], float]
Clock = Callable[[Any], int]

DEPTH = 3
FAR = 60


class TurnSearchBot:
    """Tries every option in a few guessed worlds. `clock` counts turns: it looks no further than this one."""

    def __init__(self, game: Game[Any], seed: int, judge: Judge, clock: Clock, worlds: int = 4) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.judge = judge
        self.clock = clock
        self.worlds = worlds

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """The option that was judged best on average."""
        if len(choice.options) == 1:
            return choice.options[0]
        worth = dict.fromkeys(choice.options, 0.0)
        for _ in range(self.worlds):
            world = guess(self.game, view, self.rng)
            now = self.clock(world)
            for option in choice.options:
                after = world.clone()
                answer_for(after, choice.player, option)
                worth[option] += self._value(after, choice.player, now, DEPTH)
        return max(choice.options, key=lambda option: worth[option])

    def _value(self, g: Position, seat: int, now: int, depth: int) -> float:
        for _ in range(FAR):
            if g.options == 0 or self.clock(g) != now:
                break
            if g.player == seat:
                if depth == 0:
                    break
                return max(self._value(self._after(g, option), seat, now, depth - 1) for option in numbers(g.options))
            answer(g, pick(g, self.rng))
        return self.judge(g, seat)

    def _after(self, g: Position, option: int) -> Position:
        after = g.clone()
        answer(after, option)
        return after
