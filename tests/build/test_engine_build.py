"""The engine is compiled where that can be done, once for each edit, and left uncompiled where it cannot."""

from __future__ import annotations

import pytest

import hatch_build

PRICE = "from openoutcry.engine import market; print(market.price(), market.__file__.endswith('.py'))"


@pytest.fixture
def needs_compiler() -> None:
    if not hatch_build.c_compiler_works():
        pytest.skip("no working C compiler with Python's headers")


@pytest.mark.usefixtures("needs_compiler")
def test_the_engine_is_compiled_once_and_again_after_an_edit(with_engine):
    # What an earlier layout of the libraries left behind is removed.
    with_engine.write("src/openoutcry_bots__mypyc.cpython-311-x86_64-linux-gnu.so", "stale")
    first = with_engine.build()
    assert first.stderr == "Compiling the engine (1 modules)\n"
    assert with_engine.extensions() == {"market", "openoutcry__mypyc"}
    assert with_engine.run(PRICE) == "5 False\n"

    assert with_engine.build().stderr == ""

    with_engine.write("src/openoutcry/engine/laws.py", "LARGEST = 6\n")
    with_engine.write("src/openoutcry/engine/market.py", "def price() -> int:\n    return 6\n")
    with_engine.build()
    assert with_engine.run(PRICE) == "6 False\n"

    pure = with_engine.build(OPENOUTCRY_PURE="1")
    assert "OPENOUTCRY_PURE is set" in pure.stderr
    assert with_engine.extensions() == set()
    assert with_engine.build().stderr == ""  # placed again, and not compiled
    assert with_engine.run(PRICE) == "6 False\n"


@pytest.mark.usefixtures("needs_compiler")
def test_an_error_of_a_type_stops_the_build_and_is_shown(with_engine):
    with_engine.write("src/openoutcry/engine/market.py", "def price() -> int:\n    return 'five'\n")
    failed = with_engine.build()
    assert failed.returncode == 1
    assert 'market.py:2: error: Incompatible return value type (got "str", expected "int")' in failed.stderr
    assert with_engine.build().returncode == 1


@pytest.mark.usefixtures("needs_compiler")
def test_rules_and_bots_are_one_library(with_engine):
    with_engine.write("src/openoutcry/bots/__init__.py", "")
    bot = "from openoutcry.engine.market import price\n\n\ndef bid() -> int:\n    return price() - 1\n"
    with_engine.write("src/openoutcry/bots/bidder.py", bot)
    with_engine.build()
    assert with_engine.extensions() == {"market", "bidder", "openoutcry__mypyc"}
    assert with_engine.run("from openoutcry.bots import bidder; print(bidder.bid())") == "4\n"


def test_without_a_compiler_the_engine_is_left_uncompiled_and_works(with_engine):
    with_engine.write("src/openoutcry/engine/market.cpython-311-x86_64-linux-gnu.so", "stale")
    built = with_engine.build(CC="/bin/false")
    assert built.returncode == 0
    assert built.stderr.count("\n") == 1
    assert "no working C compiler" in built.stderr
    assert with_engine.extensions() == set()
    assert with_engine.run(PRICE) == "5 True\n"


def test_a_module_listed_as_interpreted_is_not_compiled():
    names = {path.name for path in hatch_build.compiled_sources()}
    assert "kernel.py" in names
    assert not names & {"__init__.py", "claims.py", "events.py", "errors.py", "promises.py"}


@pytest.mark.usefixtures("needs_compiler")
def test_a_table_opens_at_once_and_the_next_start_is_compiled(with_engine):
    first = with_engine.build("play")
    assert "it runs uncompiled" in first.stderr
    assert with_engine.extensions() == set()
    # What runs in the background has the standard error of the first build, which has ended when that is closed.
    assert first.stderr.endswith("The engine is compiled: the next start uses it.\n")

    assert with_engine.build("play").stderr == ""
    assert with_engine.extensions() == {"market", "openoutcry__mypyc"}

    with_engine.write("src/openoutcry/engine/market.py", "def price() -> int:\n    return 6\n")
    assert "it runs uncompiled" in with_engine.build("play").stderr
    assert with_engine.extensions() == set()


def test_a_table_opens_where_there_is_no_compiler(with_engine):
    opened = with_engine.build("play", CC="/bin/false")
    assert opened.returncode == 0
    assert opened.stderr.count("\n") == 1
    assert "no working C compiler" in opened.stderr
