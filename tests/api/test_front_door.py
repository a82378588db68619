"""`import openoutcry` is light, says what it has, and refuses what it has not."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import openoutcry as oo

LOADED = """
import json, sys
before = set(sys.modules)
import openoutcry
print(json.dumps(sorted(set(sys.modules) - before)))
"""


def test_importing_the_package_loads_nothing_else():
    ended = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    others = {name.partition(".")[0] for name in json.loads(ended.stdout)} - {"openoutcry"}
    assert others - set(sys.stdlib_module_names) == set()
    assert [name for name in json.loads(ended.stdout) if name.startswith("openoutcry.")] == []


@pytest.mark.parametrize("name", oo.__all__)
def test_a_public_name_is_there_and_documented(name):
    assert name in dir(oo)
    assert getattr(oo, name).__doc__


def test_a_name_that_is_not_there_is_refused():
    with pytest.raises(AttributeError, match="has no attribute 'shuffle'; it has: Bot, Choice, Game"):
        _ = oo.shuffle


@pytest.mark.parametrize(
    ("mistyped", "meant"),
    [
        (lambda: oo.open_gmae, "open_game"),
        (lambda: oo.open_game("Mogull", players=4), "mogul"),
        (lambda: oo.open_game("mogul", players=4, options={"fast-start": "no"}), "fast_start"),
        (lambda: oo.open_game("mogul", players=4, options={"credit": "own_turn"}), "own-turn"),
        (lambda: oo.Match(oo.open_game("mogul", players=3), seats=["me", "me", "brokr"]), "broker"),
        (lambda: oo.open_game("mogul", players=4).new(seed=1).play("credti"), "credit"),
    ],
)
def test_an_error_says_what_was_probably_meant(mistyped, meant):
    with pytest.raises((AttributeError, oo.OpenOutcryError)) as refused:
        mistyped()
    assert str(refused.value).endswith(f"; did you mean {meant!r}?")


def test_nothing_is_suggested_where_nothing_is_near():
    with pytest.raises(oo.OpenOutcryError, match=r"there is no game 'chess'; there are: [^?]*$"):
        oo.open_game("chess", players=2)


def test_no_public_name_hides_a_package():

    assert all(callable(getattr(oo, name)) for name in oo.__all__)
