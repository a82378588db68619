"""Bots that answer at once, by the table itself. A policy goes by what the asked seat could know, so nobody makes a
view for it; only where it has no rule, it tries each answer a few times in worlds that fit the view. Compiled."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.bots.search.flat import Budget, Flat
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import bit, count, lowest, nth
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.position import Position
from openoutcry.engine.views import view

TRIES: Final = 12  # of each answer to a question for which there is no rule
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
        self.search: Flat | None = None if mind is None else Flat(game, mind, seed, False)

    def begin(self, seed: int) -> None:
        """A new game, with this seed."""
        self.rng.seed(seed)
        search = self.search
        if search is not None:
            self.guesses.seed(seed ^ GUESSING)
            search.begin(seed)

    def answer(self, g: Position) -> i64:
        """What the player who is asked answers at this table."""
        mind = self.mind
        options = g.options
        if mind is None:
            return nth(options, self.rng.below(count(options)))
        if options & (options - 1) == 0:
            return lowest(options)
        if self._forgets():
            return nth(options, self.rng.below(count(options)))
        if not mind.has_rule(g):
            return self.think(view(g, g.player, True), g.player, options)
        return self._by_rule(mind, g, options)

    def answer_by_view(self, seen: Position, player: i64, options: i64) -> i64:
        """The same from what the player sees."""
        mind = self.mind
        if mind is None:
            return nth(options, self.rng.below(count(options)))
        if options & (options - 1) == 0:
            return lowest(options)
        if self._forgets():
            return nth(options, self.rng.below(count(options)))
        world = guess(self.game, seen, self.guesses)
        if world.player != player or not mind.has_rule(world):
            return self.think(seen, player, options)
        return self._by_rule(mind, world, options)

    def think(self, seen: Position, player: i64, options: i64) -> i64:
        """Each answer is tried a few times."""
        assert self.search is not None
        return self.search.best(seen, player, Budget(TRIES * count(options), None))

    def _forgets(self) -> bool:
        return self.forgets > 0 and self.rng.below(100) < self.forgets

    def _by_rule(self, mind: Mind[Any], g: Position, options: i64) -> i64:
        option = mind.policy(g, self.rng)
        return option if options & bit(option) != 0 else lowest(options)
