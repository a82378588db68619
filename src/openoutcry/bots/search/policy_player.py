"""Bots that answer without a search. They are given the position itself: a policy uses only what the asked seat could
know, so no view is needed. Compiled."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import bit, count, lowest, nth
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.position import Position

GUESSING: Final = 0x9E3779B9  # separates the random numbers of determinizations from those of answers


class PolicyPlayer:
    """A bot that answers by the policy of `mind`, and at random in `forgets` of 100 answers, or always if `mind` is
    None.

    With the same seed it gives the same answers from a complete position as from a view, since a policy uses only what
    the asked seat could know.
    """

    def __init__(self, game: Game[Any], mind: Mind[Any] | None, forgets: int, seed: int = 0) -> None:
        self.game = game
        self.mind = mind
        self.forgets: i64 = forgets
        self.rng = Rng(seed)
        self.guesses = Rng(seed ^ GUESSING)

    def begin(self, seed: int) -> None:
        """Restart the random numbers from this seed, for a new game."""
        self.rng.seed(seed)
        self.guesses.seed(seed ^ GUESSING)

    def answer(self, g: Position) -> i64:
        """Return an option as the answer to the current question in the complete position `g`."""
        options = g.options
        if self._at_random(options):
            return nth(options, self.rng.below(count(options)))
        return self._by_rule(g, options)

    def answer_by_view(self, seen: Position, player: i64, options: i64) -> i64:
        """Return an option as the answer of `player` to the question in the view `seen`, by one random complete
        position that agrees with it. `options` is the bit set of the open options."""
        if self._at_random(options):
            return nth(options, self.rng.below(count(options)))
        world = guess(self.game, seen, self.guesses)
        if world.player != player:  # the player changes a sealed answer
            world.player = player
            world.options = options
        return self._by_rule(world, options)

    def _at_random(self, options: i64) -> bool:
        """Return whether the next answer is random. `options` is the bit set of the open options; a single one is never
        random with a policy."""
        if self.mind is None:
            return True
        if options & (options - 1) == 0:
            return False
        return self.forgets > 0 and self.rng.below(100) < self.forgets

    def _by_rule(self, g: Position, options: i64) -> i64:
        """Return the answer of the policy, or the lowest option of the bit set `options` if that answer is not open or
        there is no policy."""
        mind = self.mind
        if mind is None or options & (options - 1) == 0:
            return lowest(options)
        option = mind.policy(g, self.rng)
        return option if options & bit(option) != 0 else lowest(options)
