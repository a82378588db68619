"""The engine is compiled where that can be done, once for each edit, and left as it is where it cannot."""

from __future__ import annotations

import pytest

import hatch_build


@pytest.fixture
def needs_compiler() -> None:
    if not hatch_build.c_compiler_works():
        pytest.skip("no working C compiler with Python's headers")


@pytest.mark.usefixtures("needs_compiler")
def test_the_engine_is_compiled_once_and_again_after_an_edit(with_engine):
    first = with_engine.build()
    assert first.stderr == "Compiling the engine (1 modules)\n"
    assert with_engine.extensions() == {"market", "openoutcry__mypyc"}

    assert with_engine.build().stderr == ""

    with_engine.write("src/openoutcry/engine/laws.py", "LARGEST = 6\n")
    with_engine.write("src/openoutcry/engine/market.py", "def price() -> int:\n    return 'five'\n")
    failed = with_engine.build()
    assert failed.returncode == 1
    assert 'market.py:2: error: Incompatible return value type (got "str", expected "int")' in failed.stderr

    pure = with_engine.build(OPENOUTCRY_PURE="1")
    assert pure.returncode == 0
    assert with_engine.extensions() == set()


def test_without_a_compiler_the_build_goes_on_and_says_so_once(with_engine):
    with_engine.write("src/openoutcry/engine/market.cpython-311-x86_64-linux-gnu.so", "stale")
    built = with_engine.build(CC="/bin/false")
    assert built.returncode == 0
    assert built.stderr.count("\n") == 1
    assert "no working C compiler" in built.stderr
    assert with_engine.build(CC="/bin/false").stderr == ""
    assert with_engine.extensions() == set()


def test_a_module_listed_as_interpreted_is_not_compiled():
    names = {path.name for path in hatch_build.compiled_sources()}
    assert "kernel.py" in names
    assert not names & {"__init__.py", "laws.py", "events.py", "errors.py"}
