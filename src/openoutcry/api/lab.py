"""Many games at once, from Python: simulations, and the laws."""

import os
from collections.abc import Sequence

from openoutcry.api.games import Game
from openoutcry.bots import Wish
from openoutcry.engine.laws import Report, check
from openoutcry.lab.rows import Row
from openoutcry.lab.runs import simulate as play_plan
from openoutcry.lab.simulate import Plan
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import told_what_to_install


def simulate(game: Game, bots: Sequence[Wish], games: int = 100, seed: int = 0, jobs: int = 1) -> list[Row]:
    """Let bots play games, and get one row a seat; the same rows for the same seed, whatever the number of jobs. A bot
    is a name or a class, one a seat or one for all; a class is made anew for each game.

    >>> rows = oo.simulate(oo.open_game("mogul", players=3), ["random"], games=2, seed=1)
    >>> len(rows), rows[0].seat, rows[0].bot
    (6, 0, 'random')
    """
    wishes = list(bots) * game.players if len(bots) == 1 else list(bots)
    with told_what_to_install(language_of(os.environ)):
        return play_plan(Plan(game.name, game.players, seed, wishes, game.options, game.house_set), games, jobs)


def check_laws(game: Game, games: int = 10, seed: int = 0) -> Report:
    """Play games at random and try every law of the engine at every position: nothing hidden is shown, nothing is lost,
    every game ends.

    >>> oo.check_laws(oo.open_game("mogul", players=3), games=1).violations
    []
    """
    return check(game.engine, games, seed)
