"""The tycoon: it searches by what was learned, among people as a game knows them, and in most games rehearses what it
finds."""

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

THINKING, REHEARSED = 0x51ED27, 0x6A09E667  # what seeds the people of a rehearsal, and the rehearsal


def tycoon(game: Game[Any], seed: int, effort: Effort, thought: int = THOUGHT) -> SearchBot:
    """In its rehearsal everybody searches as it does, for so many playouts."""
    search = search_of(game, seed)
    if not rehearses(_room(game).__name__):
        return SearchBot(search, effort)
    return SearchBot(
        search, effort, Rehearsal(game, search, search_of(game, seed ^ THINKING), seed ^ REHEARSED, thought)
    )


def search_of(game: Game[Any], seed: int) -> FlatSearch:
    """What a tycoon thinks with."""
    mind = judge_of(game)
    assert mind is not None
    return FlatSearch(game, mind, seed, to_the_end=False, opponents=opponent_policy(game))


def opponent_policy(game: Game[Any]) -> Mind[Any] | None:
    """How the others are taken to play, where that is not as the tycoon takes itself to play."""
    module = _room(game)
    return module.Mind(game, PEOPLE) if has(module.__name__, PEOPLE) else None


def _room(game: Game[Any]) -> Any:
    """The module of a game's opponents."""
    module = part(game.name, "bot")
    assert module is not None
    return module
