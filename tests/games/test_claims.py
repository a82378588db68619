"""Every number in the questions and events of the house's games claims something that law 15 compares."""

import importlib
import pkgutil

import pytest

from openoutcry.engine.claims import Claim, Unchecked
from openoutcry.engine.events import Event
from openoutcry.engine.laws.promises import Promises, claims_of, events_of
from openoutcry.games.catalogue import info, open_game
from openoutcry.games.packages import house
from openoutcry.lab.checking import setups


def declared_events(game: str) -> set[type[Event]]:
    """Every event that a module of the game's package declares."""
    package = importlib.import_module(house()[game])
    found = [
        importlib.import_module(one.name) for one in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    named = [one for module in found for one in vars(module).values() if isinstance(one, type)]
    return {one for one in named if issubclass(one, Event) and one is not Event}


def uncompared(claims: dict[str, list[Claim]]) -> list[str]:
    """The numbers that claim nothing, or are declared to be uncheckable."""
    return [name for name, found in claims.items() if not found or any(isinstance(one, Unchecked) for one in found)]


@pytest.mark.parametrize("name", sorted(house()))
def test_every_number_of_every_event_claims_something(name: str) -> None:
    events = declared_events(name)
    assert len(events) >= 10
    assert [(event.__name__, found) for event in events if (found := uncompared(claims_of(event)))] == []
    assert events == set(events_of(open_game(name, info(name).players[0])))


@pytest.mark.parametrize("name", sorted(house()))
def test_every_number_of_every_question_claims_something_in_every_set_up(name: str) -> None:
    questions = set()
    for players, options in setups(name):
        promises = Promises(open_game(name, players, options))
        assert promises.missing == [], (players, options)
        assert [found for claims in promises.claims.values() if (found := uncompared(claims))] == []
        questions |= {question.kind for question in promises.game.questions}
    assert len(questions) >= 5
