"""Registry of the investors and strategy cards, by the names that rows of a data file use. The built-in ones are all
classes of the modules below. A house module adds one with `@investor` or `@strategy` when it is imported: before a game
is opened, or automatically, if an installed package has an entry point in `openoutcry.cards`."""

import re
from importlib.metadata import entry_points
from typing import Any, Final, TypeVar

from openoutcry.engine.errors import nearest
from openoutcry.games.datafile import wrong
from openoutcry.games.stockpile.cards.contract import Ability, Strategy
from openoutcry.games.stockpile.cards.investors import action_and_selling, demand, round_end
from openoutcry.games.stockpile.cards.numbers import put_declared
from openoutcry.games.stockpile.cards.strategies import printed, reconstructed

ENTRY_POINTS: Final = "openoutcry.cards"
Investor = TypeVar("Investor", bound=type[Ability])
Card = TypeVar("Card", bound=type[Strategy])


def key_of(name: str) -> str:
    """Return the key of a class or a row by its name: "agile-ana" for both "AgileAna" and "Agile Ana"."""
    return "-".join(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower().split())


def _all_of(modules: list[Any], kind: type) -> dict[str, Any]:
    """Return the classes of a kind that these modules define."""
    return {
        key_of(name): thing
        for module in modules
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, kind) and thing.__module__ == module.__name__
    }


OUR_INVESTORS: Final = _all_of([demand, action_and_selling, round_end], Ability)
OUR_STRATEGIES: Final = _all_of([printed, reconstructed], Strategy)
INVESTORS: Final = dict(OUR_INVESTORS)
STRATEGIES: Final = dict(OUR_STRATEGIES)


def investor(kind: Investor) -> Investor:
    """Register a class of a house module, as a decorator, so that rows of [[investors]] may name it."""
    _add(kind, INVESTORS, OUR_INVESTORS)
    return kind


def strategy(kind: Card) -> Card:
    """Register a class of a house module, as a decorator, so that rows of [[strategies]] may name it."""
    _add(kind, STRATEGIES, OUR_STRATEGIES)
    return kind


def _add(kind: type, known: dict[str, Any], ours: dict[str, Any]) -> None:
    key = key_of(kind.__name__)
    if key in ours:
        raise ValueError(
            f"{kind.__module__}.{kind.__name__}: there is a card {key} in the box; give yours another name"
        )
    known[key] = kind


def new_investor(key: str, where: str) -> Ability:
    """Return a new investor of the class with this key, for one box."""
    made = _made(key, INVESTORS, where)
    assert isinstance(made, Ability)
    return made


def new_strategy(key: str, where: str) -> Strategy:
    """Return a new strategy card of the class with this key, for one box."""
    made = _made(key, STRATEGIES, where)
    assert isinstance(made, Strategy)
    return made


def _made(key: str, known: dict[str, Any], where: str) -> Any:
    if key not in known:
        for entry in entry_points(group=ENTRY_POINTS):
            entry.load()
    if key not in known:
        names = ", ".join(sorted(known))
        problem = f"there is no {key!r}; known are: {names}"
        raise wrong("box-ability", where, problem, key=key, known=names, near=nearest(key, known))
    made = known[key]()
    put_declared(made)
    made.key = key
    return made
