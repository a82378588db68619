"""Many games at once, from Python: simulations, reports, comparisons, arenas, and the laws of the engine."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from openoutcry.api.games import Game
from openoutcry.api.results import Comparison, Report, Rows, Standings
from openoutcry.bots import BotSpec, name_of
from openoutcry.engine.laws import Report as LawReport
from openoutcry.engine.laws import check
from openoutcry.lab.arena import hold_arena
from openoutcry.lab.errors import BadSimulation
from openoutcry.lab.runs import simulate as play_plan
from openoutcry.lab.simulate import Plan
from openoutcry.text.catalogues import explain_missing_extra


def simulate(game: Game, bots: Sequence[BotSpec], games: int = 100, seed: int = 0, jobs: int = 1) -> Rows:
    """Play games between bots and return one row per seat.

    A bot is a name or a class, one for each seat or a single one for all. A class is instantiated for each game, and
    has to be importable by name if there are several jobs. The same seed gives the same rows, for any number of jobs.

    >>> rows = oo.simulate(oo.open_game("mogul", players=3), ["random"], games=2, seed=1)
    >>> len(rows), rows[0].seat, rows[0].bot
    (6, 0, 'random')
    """
    return Rows(play_plan(_plan(game, bots, seed), games, jobs))


def report(rows: Rows | str | PathLike[str]) -> Report:
    """Return statistics of the rows of a simulation, or of a file that `openoutcry simulate` wrote.

    Needs the extra `lab`.

    >>> oo.report(oo.simulate(oo.open_game("mogul", players=3), ["broker"], games=20))
    Report(20 games of mogul)
    """
    with explain_missing_extra():
        from openoutcry.lab.report.found import look_at
        from openoutcry.lab.report.rows import read_rows, rows_of

        return Report(look_at(rows_of(rows.to_dicts(), "rows") if isinstance(rows, Rows) else read_rows(Path(rows))))


def compare(
    a: Game | Rows | BotSpec,
    b: Game | Rows | BotSpec,
    game: Game | None = None,
    bots: Sequence[BotSpec] = ("broker",),
    games: int = 2000,
    on: str | None = None,
    seed: int = 0,
    jobs: int = 1,
    early: bool = True,
) -> Comparison:
    """Return the differences between two games (with other options or numbers), two bots at one `game`, or the rows of
    two simulations.

    Two games are played by `bots`. Both sides play the same deals, until it is clear which side is ahead or `games`
    games are played. With `early=False`, all of them are played. `on` is the measure that decides. Needs the extra
    `lab`.

    >>> before, own = oo.open_game("mogul", players=3), oo.open_game("mogul", players=3, options={"credit": "own-turn"})
    >>> oo.compare(before, own, bots=["random"], games=50)
    Comparison('mogul credit=before-auction', 'mogul credit=own-turn', 100 games of mogul)
    """
    with explain_missing_extra():
        from openoutcry.lab.compare import GameLimits, Sides, compare_bots, compare_rows, compare_rules
        from openoutcry.lab.report.rows import rows_of

        limits = GameLimits(games, jobs, early)
        if isinstance(a, Game) and isinstance(b, Game):
            sides = Sides("rules", _named(a, b, "a"), _named(b, a, "b"), on or "score")
            return Comparison(compare_rules(sides, (_plan(a, bots, seed), _plan(b, bots, seed)), limits))
        if isinstance(a, Rows) and isinstance(b, Rows):
            frames = [rows_of(side.to_dicts(), name).seats for side, name in ((a, "a"), (b, "b"))]
            return Comparison(compare_rows(Sides("rows", "a", "b", on or "score"), frames[0], frames[1]))
        if isinstance(a, Game | Rows) or isinstance(b, Game | Rows):
            raise BadSimulation("compare-sides", "two games, two bots or two lists of rows can be compared")
        if game is None:
            raise BadSimulation("compare-needs-game", "to compare two bots, pass the game that they play: game=...")
        plan = _plan(game, [b, *[a] * (game.players - 1)], seed)
        return Comparison(compare_bots(Sides("bots", name_of(a), name_of(b), on or "won"), plan, limits))


def arena(game: Game, bots: Sequence[BotSpec], games: int = 100, seed: int = 0, jobs: int = 1) -> Standings:
    """Play bots against each other and return wins, ranks and ratings. Every deal is played once from each seat.

    The number of games is rounded up to whole deals. Needs the extra `lab` if there are several bots, for their
    ratings.

    >>> oo.arena(oo.open_game("mogul", players=3), ["broker", "random", "random"], games=6)
    Standings(6 games of mogul: broker, random)
    """
    with explain_missing_extra():
        return Standings(hold_arena(_plan(game, bots, seed), games, jobs))


def _plan(game: Game, bots: Sequence[BotSpec], seed: int) -> Plan:
    """Return the plan of a simulation with these bots by seat. A single bot takes every seat."""
    specs = list(bots) * game.players if len(bots) == 1 else list(bots)
    return Plan(game.name, game.players, seed, specs, game.options, game.house_set)


def _named(game: Game, other: Game, side: str) -> str:
    """Return a label for `game` in a comparison with `other`: its name with the options that differ, or with `side` if
    none differs."""
    differing = [f"{name}={value}" for name, value in game.options.items() if value != other.options.get(name)]
    return " ".join([game.name, *(differing or [side])])


def check_laws(game: Game, games: int = 10, seed: int = 0) -> LawReport:
    """Play random games, check every law of the engine at every position, and return a report.

    The laws say, for example, that nothing hidden is shown, nothing is lost, and every game ends.

    >>> oo.check_laws(oo.open_game("mogul", players=3), games=1).violations
    []
    """
    return check(game.engine, games, seed)
