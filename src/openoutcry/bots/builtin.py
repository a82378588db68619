"""The built-in bots: `Broker` answers by the policy of a game, `SearchBot` tries its options in determinizations.

The level `tycoon` is a search with learned parameters, a value network and a model of the opponents, and in most games
a rehearsal. A character answers by the policy of its temper, after a search or without one.
"""

import time
from typing import Any

from openoutcry.bots import judge_of
from openoutcry.bots.habits import PEOPLE, has, rehearses
from openoutcry.bots.levels import Effort
from openoutcry.bots.search.flat import Budget, FlatSearch
from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.policy_player import PolicyPlayer
from openoutcry.bots.search.rehearsal import THOUGHT, Rehearsal
from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game, guess
from openoutcry.engine.position import Position
from openoutcry.games.packages import part


class Broker:
    """A bot that answers by the game's policy, without a search. In `forgets` of 100 answers, or always if `mind` is
    None, the answer is random."""

    def __init__(self, game: Game[Any], mind: Mind[Any] | None, seed: int, forgets: int = 0) -> None:
        self.quick = PolicyPlayer(game, mind, forgets, seed)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the policy's answer, or a random option. The deadline is ignored, since the answer takes almost no
        time."""
        options = sum(int(bit(option)) for option in choice.options)
        return int(self.quick.answer_by_view(view, choice.player, options))


END_MARGIN = 0.001  # seconds between the end of a search and the end of its effort
MARGIN_SHARE, MAX_MARGIN = (
    0.5,
    0.05,
)  # before a deadline: part of the time, at most seconds
FIRST_PLAYOUTS = 1000  # playouts of the flat search before a rehearsal
NEARLY = 0.04  # chance to win: options within this of the best one count as equally good for a character


class SearchBot:
    """A bot that searches as long as its effort says, but never beyond a deadline.

    With a rehearsal, a second search in which opponents search as well, only the first `FIRST_PLAYOUTS` playouts are an
    ordinary search. The rest of the effort is for the rehearsal of the options that are nearly best.
    """

    def __init__(self, search: FlatSearch, effort: Effort, rehearsal: Rehearsal | None = None) -> None:
        self.search = search
        self.effort = effort
        self.rehearsal = rehearsal if effort.playouts is None or effort.playouts > FIRST_PLAYOUTS else None

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the option that the search finds best. The search stops before `deadline`, a time of
        `time.monotonic()`."""
        if len(choice.options) == 1:
            return choice.options[0]
        budget = Budget(self.effort.playouts, self._end(deadline))
        if self.rehearsal is None:
            return int(self.search.best(view, choice.player, budget))
        first = Budget(FIRST_PLAYOUTS, budget.end)
        self.search.best(view, choice.player, first)
        budget.spent = first.spent
        return int(self.rehearsal.best(view, choice.player, budget))

    def _end(self, deadline: float | None) -> float | None:
        """Return the time of `time.monotonic()` at which the search must stop, or None if only playouts limit it. It is
        a margin earlier than the deadline, for pauses of the machine."""
        now = time.monotonic()
        end = None if self.effort.seconds is None else now + self.effort.seconds - END_MARGIN
        if deadline is None:
            return end
        last = deadline - max(END_MARGIN, min(MARGIN_SHARE * (deadline - now), MAX_MARGIN))
        return last if end is None else min(end, last)


class CharacterSearchBot:
    """A bot with a style of play: it searches, and the policy of its style (`temper`) chooses between the options that
    are nearly best."""

    def __init__(self, game: Game[Any], mind: Mind[Any], temper: Mind[Any], seed: int, effort: Effort) -> None:
        self.game = game
        self.temper = temper
        self.rng = Rng(seed ^ 0x9E3779B9)
        self.bot = SearchBot(FlatSearch(game, mind, seed, to_the_end=True), effort)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the option that the bot's style prefers among those that the search finds nearly best."""
        best = self.bot.act(view, choice, deadline)
        good = self._good_options(best, choice)
        if good == 1 << best:
            return best
        world = guess(self.game, view, self.rng)
        if world.player != choice.player:
            return best
        world.options = good
        chosen = int(self.temper.policy(world, self.rng))
        return chosen if good >> chosen & 1 else best

    def _good_options(self, best: int, choice: Choice) -> int:
        """Return the bit set of the options whose mean value is within `NEARLY` of the best one, and that had at least
        half as many playouts as that one."""
        search, good = self.bot.search, 1 << best
        if len(choice.options) == 1:
            return good
        most, tries = float(search.worth[0]), int(search.tries[0])
        for place in range(1, len(choice.options)):
            tried = int(search.tries[place])
            if tried > 0 and 2 * tried >= tries and search.worth[place] / tried >= most / tries - NEARLY:
                good |= 1 << int(search.options[place])
        return good


OPPONENT_SEED, REHEARSAL_SEED = 0x51ED27, 0x6A09E667  # separate the random numbers of the rehearsal and its opponents


def tycoon(game: Game[Any], seed: int, effort: Effort, thought: int = THOUGHT) -> SearchBot:
    """Create the bot of the level `tycoon`. `thought` is the least number of playouts before each answer in its second
    search, the rehearsal."""
    search = search_of(game, seed)
    if not rehearses(_bot_module(game).__name__):
        return SearchBot(search, effort)
    return SearchBot(
        search, effort, Rehearsal(game, search, search_of(game, seed ^ OPPONENT_SEED), seed ^ REHEARSAL_SEED, thought)
    )


def search_of(game: Game[Any], seed: int) -> FlatSearch:
    """Return the search that `tycoon` uses for a game, with the value network and the model of opponents."""
    mind = judge_of(game)
    assert mind is not None
    return FlatSearch(game, mind, seed, to_the_end=False, opponents=opponent_policy(game))


def opponent_policy(game: Game[Any]) -> Mind[Any] | None:
    """Return the policy by which opponents answer in the playouts of `tycoon`, or None if it is that of the bot's own
    seat."""
    module = _bot_module(game)
    return module.Mind(game, PEOPLE) if has(module.__name__, PEOPLE) else None


def _bot_module(game: Game[Any]) -> Any:
    """Return the `bot` module of a game."""
    module = part(game.name, "bot")
    assert module is not None
    return module
