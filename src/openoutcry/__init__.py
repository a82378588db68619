"""Open Outcry: stock-market board games, exact and fast, to play, to study and to learn from.

    import openoutcry as oo
    match = oo.Match(oo.open_game("mogul", players=4), seats=["me", "broker", "broker", "random"])

`docs/python.md` is the tutorial. A name is imported when it is first used: `import openoutcry` itself costs nothing.
"""

__version__ = "0.2.0"

TYPE_CHECKING = False  # true to type checkers; importing it from `typing` would take longer than all else here

if TYPE_CHECKING:
    from openoutcry.api.coach import analyze, hint
    from openoutcry.api.games import Game, list_games, list_options, open_game
    from openoutcry.api.lab import arena, check_laws, compare, report, simulate
    from openoutcry.api.match import Match, read_record, verify_record
    from openoutcry.api.positions import Choice, Position, View, guess
    from openoutcry.bots.contract import Bot
    from openoutcry.engine.errors import OpenOutcryError
    from openoutcry.envs.features import Observer
    from openoutcry.envs.vector import VectorEnv

__all__ = [
    "Bot",
    "Choice",
    "Game",
    "Match",
    "Observer",
    "OpenOutcryError",
    "Position",
    "VectorEnv",
    "View",
    "analyze",
    "arena",
    "check_laws",
    "compare",
    "guess",
    "hint",
    "list_games",
    "list_options",
    "open_game",
    "read_record",
    "report",
    "simulate",
    "verify_record",
]

_PLACES = {
    "Bot": "bots.contract",
    "Choice": "api.positions",
    "Game": "api.games",
    "Match": "api.match",
    "Observer": "envs.features",
    "OpenOutcryError": "engine.errors",
    "Position": "api.positions",
    "VectorEnv": "envs.vector",
    "View": "api.positions",
    "analyze": "api.coach",
    "arena": "api.lab",
    "check_laws": "api.lab",
    "compare": "api.lab",
    "guess": "api.positions",
    "hint": "api.coach",
    "list_games": "api.games",
    "list_options": "api.games",
    "open_game": "api.games",
    "read_record": "api.match",
    "report": "api.lab",
    "simulate": "api.lab",
    "verify_record": "api.match",
}


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        from openoutcry.engine.errors import nearest

        near = nearest(name, __all__)
        meant = f"; did you mean {near!r}?" if near else ""
        raise AttributeError(f"module 'openoutcry' has no attribute {name!r}; it has: {', '.join(__all__)}{meant}")
    import importlib

    return getattr(importlib.import_module(f"openoutcry.{_PLACES[name]}"), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
