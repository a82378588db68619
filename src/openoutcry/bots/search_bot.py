"""Bots that search: they guess worlds that their seat could not tell from the true one, and try their options."""

import time
from typing import Any

from openoutcry.bots.levels import Effort
from openoutcry.bots.search.flat import Budget, FlatSearch
from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.rehearsal import Rehearsal
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game, guess
from openoutcry.engine.position import Position

SPARE = 0.001  # seconds between the end of a search and the end of its time
LEAVES, MOST_SPARE = 0.5, 0.05  # of what is left before a deadline, and in seconds: a machine may stop for so long
FIRST_LOOK = 1000  # playouts before what is nearly best is rehearsed
NEARLY = 0.04  # of the chance to win: what is worth so little less is as good to one who has a temper


class SearchBot:
    """Searches for as long as it was told to, and never beyond a deadline. One that has a rehearsal takes a first look,
    and spends what is left of its time on the answers that are nearly best."""

    def __init__(self, search: FlatSearch, effort: Effort, rehearsal: Rehearsal | None = None) -> None:
        self.search = search
        self.effort = effort
        self.rehearsal = rehearsal if effort.playouts is None or effort.playouts > FIRST_LOOK else None

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """The option that was worth most in the worlds it could think of."""
        if len(choice.options) == 1:
            return choice.options[0]
        budget = Budget(self.effort.playouts, self._end(deadline))
        if self.rehearsal is None:
            return int(self.search.best(view, choice.player, budget))
        first = Budget(FIRST_LOOK, budget.end)
        self.search.best(view, choice.player, first)
        budget.spent = first.spent
        return int(self.rehearsal.best(view, choice.player, budget))

    def _end(self, deadline: float | None) -> float | None:
        """When to stop: as the effort says, and before a deadline with as much to spare as a machine may stop for."""
        now = time.monotonic()
        end = None if self.effort.seconds is None else now + self.effort.seconds - SPARE
        if deadline is None:
            return end
        last = deadline - max(SPARE, min(LEAVES * (deadline - now), MOST_SPARE))
        return last if end is None else min(end, last)


class CharacterSearchBot:
    """Thinks as long, and lets its temper decide between the options that were worth nearly as much as the best."""

    def __init__(self, game: Game[Any], mind: Mind[Any], temper: Mind[Any], seed: int, effort: Effort) -> None:
        self.game = game
        self.temper = temper
        self.rng = Rng(seed ^ 0x9E3779B9)
        self.thinker = SearchBot(FlatSearch(game, mind, seed, to_the_end=True), effort)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """The option that the temper likes best among the good ones."""
        best = self.thinker.act(view, choice, deadline)
        good = self._nearly_as_good(best, choice)
        if good == 1 << best:
            return best
        world = guess(self.game, view, self.rng)
        if world.player != choice.player:
            return best
        world.options = good
        liked = int(self.temper.policy(world, self.rng))
        return liked if good >> liked & 1 else best

    def _nearly_as_good(self, best: int, choice: Choice) -> int:
        """The set of options that were worth nearly as much as this one, and were tried half as often or more."""
        search, good = self.thinker.search, 1 << best
        if len(choice.options) == 1:
            return good
        most, tries = float(search.worth[0]), int(search.tries[0])
        for place in range(1, len(choice.options)):
            tried = int(search.tries[place])
            if tried > 0 and 2 * tried >= tries and search.worth[place] / tried >= most / tries - NEARLY:
                good |= 1 << int(search.options[place])
        return good
