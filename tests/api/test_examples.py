"""Every public name is documented with an example, and every example runs."""

from __future__ import annotations

import doctest
import pickle
from pathlib import Path

import pytest

import openoutcry as oo

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", oo.__all__)
def test_the_example_of_a_public_name_runs(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    tests = [test for test in doctest.DocTestFinder().find(getattr(oo, name), name) if test.examples]
    assert tests, f"{name} has no example"
    for test in tests:
        test.globs = {"oo": oo, "pickle": pickle}
        said: list[str] = []
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append).failed == 0, "".join(said)
