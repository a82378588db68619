"""A data file of a stranger's is looked over before it is parsed: nothing long, nothing deep, no endless numbers."""

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openoutcry.engine.errors import BadBox
from openoutcry.games.catalogue import open_game
from openoutcry.games.datafile import printed_text
from openoutcry.games.house_set_limits import DEEPEST, LARGEST_SET, LONGEST_WORD, look_over
from openoutcry.games.packages import house

# A table is opened by a header, goes on by a dotted key, and holds brackets: three ways down, one after the other.
LOWEST = 3 * DEEPEST


@pytest.mark.parametrize("game", house())
def test_every_printed_set_is_within_the_limits(game: str) -> None:
    look_over(printed_text(game))


def test_a_set_that_is_too_long_is_refused_with_what_would_be_right() -> None:
    look_over("#" * LARGEST_SET)
    with pytest.raises(BadBox, match=f"has {LARGEST_SET + 1} bytes, and at most {LARGEST_SET} are read"):
        look_over("#" * (LARGEST_SET + 1))
    with pytest.raises(BadBox, match=f"at most {LARGEST_SET} are read"):
        look_over("é" * LARGEST_SET)


@pytest.mark.parametrize(
    "text",
    [
        "a." * 9_000 + "a = 1",
        "a . " * 4_000 + "a = 1",
        "'a'." * 4_000 + "a = 1",
        '"a\\"".' * 3_000 + "a = 1",
        "[" + "a." * 9_000 + "a]",
        "[[" + "a." * 9_000 + "a]]",
        "a = { " + "a." * 9_000 + "a = 1 }",
        "a = [{ b = 0.5, " + "a." * 9_000 + "a = 1 }]",
        "a = " + "[" * 9_000 + "]" * 9_000,
        "a = " + "{ a = " * 3_000 + "1" + "}" * 300,
        "a = [\n# ]]]]\n" + "[" * 9_000,
        "a = '''''\n'''''\n" + "b." * 9_000 + "b = 1",
        'a = """ \\""" [ """""\n' + "b." * 9_000 + "b = 1",
    ],
    ids=lambda text: text[:12],
)
def test_a_set_that_goes_too_deep_is_refused_before_it_is_parsed(text: str) -> None:
    with pytest.raises(BadBox, match=f"deeper than {DEEPEST}") as refused:
        open_game("mogul", 3, {}, text)
    assert refused.value.code == "box-too-deep"
    assert refused.value.args_shown["line"] == text.count("\n") + 1


@pytest.mark.parametrize("number", ["9" * 5_000, "0x" + "f" * 5_000, "1_" * 2_000 + "1"])
def test_a_number_without_end_is_refused(number: str) -> None:
    with pytest.raises(BadBox, match=f"line 2: a word or a number has at most {LONGEST_WORD}") as refused:
        open_game("mogul", 3, {}, f'game = "mogul"\nname = {number}')
    assert refused.value.code == "box-long-word"


def test_what_stands_in_texts_and_comments_is_not_counted() -> None:
    dots = "a.b.c.d.e.f.g.h.i.j.k [[[[[[[[[["
    look_over(f'# {dots}\na = "{dots}"\nb = \'{dots}\'\nc = """{dots} " {dots}"""\nd = \'\'\'{dots}\'\'\'\n')


def depth(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return 1 + max(map(depth, inner), default=0) if isinstance(value, dict | list) else 0


PIECES = st.sampled_from(
    ["a", "b.c", ".", "=", "= 1", "[", "]", "{", "}", ",", "\n", "#", " ", '"', '""', '"""', "'", "'''", "\\", '\\"']
)
DEEP = st.sampled_from(["a." * 30 + "a = 1", "k = " + "[" * 30 + "]" * 30, "[" + "a." * 30 + "a]", "x = {" + "a." * 30])


@given(st.lists(PIECES | DEEP, max_size=40).map("".join))
def test_what_passes_is_parsed_or_refused_as_toml_and_is_not_deep(text: str) -> None:
    try:
        look_over(text)
    except BadBox:
        return
    try:
        parsed = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    assert depth(parsed) <= LOWEST
