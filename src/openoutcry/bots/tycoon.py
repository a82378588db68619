"""The level `tycoon`: a search with learned parameters, a value network and a model of the opponents, and in most games
a rehearsal."""

from typing import Any

from openoutcry.bots import judge_of
from openoutcry.bots.habits import PEOPLE, has, rehearses
from openoutcry.bots.levels import Effort
from openoutcry.bots.search.flat import FlatSearch
from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.rehearsal import THOUGHT, Rehearsal
from openoutcry.bots.search_bot import SearchBot
from openoutcry.engine.game import Game
from openoutcry.games.packages import part

OPPONENT_SEED, REHEARSAL_SEED = 0x51ED27, 0x6A09E667  # separate the random numbers of the rehearsal and its opponents


def tycoon(game: Game[Any], seed: int, effort: Effort, thought: int = THOUGHT) -> SearchBot:
    """Create a bot of this level. `thought` is the number of playouts before each answer in its rehearsal."""
    search = search_of(game, seed)
    if not rehearses(_bot_module(game).__name__):
        return SearchBot(search, effort)
    return SearchBot(
        search, effort, Rehearsal(game, search, search_of(game, seed ^ OPPONENT_SEED), seed ^ REHEARSAL_SEED, thought)
    )


def search_of(game: Game[Any], seed: int) -> FlatSearch:
    """Return the search of `tycoon`."""
    mind = judge_of(game)
    assert mind is not None
    return FlatSearch(game, mind, seed, to_the_end=False, opponents=opponent_policy(game))


def opponent_policy(game: Game[Any]) -> Mind[Any] | None:
    """Return the policy of the opponents in playouts, or None if it is that of the bot's own seat."""
    module = _bot_module(game)
    return module.Mind(game, PEOPLE) if has(module.__name__, PEOPLE) else None


def _bot_module(game: Game[Any]) -> Any:
    """Return the `bot` module of a game."""
    module = part(game.name, "bot")
    assert module is not None
    return module
