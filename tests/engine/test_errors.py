"""Errors travel: from a worker process, or into a copy, with everything they say."""

import copy
import importlib
import pickle
import pkgutil
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import openoutcry
from openoutcry.engine.errors import IllegalChoice, MissingMethod, OpenOutcryError
from openoutcry.games.catalogue import open_game


def everywhere(kind: type[OpenOutcryError]) -> Iterator[type[OpenOutcryError]]:
    yield kind
    for inner in kind.__subclasses__():
        yield from everywhere(inner)


def all_errors() -> list[type[OpenOutcryError]]:
    for module in pkgutil.walk_packages(openoutcry.__path__, "openoutcry."):
        if not module.name.endswith("__main__") and ".migrations" not in module.name:
            importlib.import_module(module.name)
    return sorted(set(everywhere(OpenOutcryError)), key=lambda kind: kind.__name__)


def example(kind: type[OpenOutcryError]) -> OpenOutcryError:
    """Return an error of this class with some values. A MissingMethod takes the names of a class and a method."""
    if issubclass(kind, MissingMethod):
        return kind("BlindBidGame", "scores")
    return kind("some-code", "seat 3 is taken", seat=3, name="Ann")


def said(problem: OpenOutcryError) -> object:
    return type(problem), str(problem), problem.code, problem.args_shown, problem.__dict__


@pytest.mark.parametrize("travel", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_every_error_is_pickled_and_copied_with_its_class_its_code_and_its_values(travel) -> None:
    kinds = all_errors()
    assert len(kinds) > 30
    for kind in kinds:
        error = example(kind)
        assert said(travel(error)) == said(error)


def test_a_refused_answer_travels_with_its_rule() -> None:
    error = pickle.loads(pickle.dumps(IllegalChoice("rule-mogul-no-share", "no share", words="sell 2", open="pass")))
    assert (error.code, error.rule, error.args_shown["words"]) == ("illegal-choice", "rule-mogul-no-share", "sell 2")


def test_an_error_in_a_worker_process_is_raised_where_the_work_was_given() -> None:
    with (
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as workers,
        pytest.raises(OpenOutcryError, match="mogul is for 3 to 6 players, not 9") as caught,
    ):
        workers.submit(open_game, "mogul", 9).result()
    assert (caught.value.code, caught.value.args_shown["players"]) == ("bad-players", 9)
