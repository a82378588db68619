"""Bots that answer at once, by the table itself. A policy goes by what the asked seat could know, so nobody makes a
view for it. Compiled."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import bit, count, lowest, nth
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.position import Position

GUESSING: Final = 0x9E3779B9  # what seeds the guesses, apart from what seeds the answers


class Quick:
    """One who plays by the rules of thumb of a mind, and forgets them in so many answers of a hundred; without a mind,
    at random. The same seed answers the same, by the table or by a view."""

    def __init__(self, game: Game[Any], mind: Mind[Any] | None, forgets: int, seed: int = 0) -> None:
        self.game = game
        self.mind = mind
        self.forgets: i64 = forgets
        self.rng = Rng(seed)
        self.guesses = Rng(seed ^ GUESSING)

    def begin(self, seed: int) -> None:
        """A new game, with this seed."""
        self.rng.seed(seed)
        self.guesses.seed(seed ^ GUESSING)

    def answer(self, g: Position) -> i64:
        """What the player who is asked answers at this table."""
        options = g.options
        if self._at_random(options):
            return nth(options, self.rng.below(count(options)))
        return self._by_rule(g, options)

    def answer_by_view(self, seen: Position, player: i64, options: i64) -> i64:
        """The same from what the player sees."""
        if self._at_random(options):
            return nth(options, self.rng.below(count(options)))
        world = guess(self.game, seen, self.guesses)
        if world.player != player:  # who changes a sealed answer
            world.player = player
            world.options = options
        return self._by_rule(world, options)

    def _at_random(self, options: i64) -> bool:
        if self.mind is None:
            return True
        if options & (options - 1) == 0:
            return False
        return self.forgets > 0 and self.rng.below(100) < self.forgets

    def _by_rule(self, g: Position, options: i64) -> i64:
        mind = self.mind
        if mind is None or options & (options - 1) == 0:
            return lowest(options)
        option = mind.policy(g, self.rng)
        return option if options & bit(option) != 0 else lowest(options)
