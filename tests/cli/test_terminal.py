"""A real terminal: colours, a clear screen for each question, and nothing covered left on it for the next person."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.person import CLEAR, Person

FORGET = "\x1b[3J"
UP = "\x1b[A"  # brings back what was typed last, if anything is remembered


@pytest.fixture
def people(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Person]:
    table = ["--seed", "3", "--players", "3", "--hot-seat", "Ann,Ben", "--set", "start=1"]
    person = Person(tmp_path, request.param, *table)
    yield person
    person.leave()


@pytest.mark.parametrize("people", ["mogul"], indirect=True)
def test_the_terminal_is_cleared_before_it_is_passed_on(people: Person):
    people.wait_for("Pass to Ann.")
    people.types("")
    table = people.wait_for("credit?")
    assert CLEAR in table
    assert "\x1b[1;38;2;" in table or "\x1b[1;38;5;" in table
    people.types("pass")
    handed = people.wait_for("Pass to Ben.")
    assert handed.rindex(FORGET) > handed.rindex(CLEAR)
    assert "Chips" not in handed[handed.rindex(FORGET) :]
    people.types("")
    assert people.wait_for("credit?").count("covered") == 2
    people.types("quit")
    assert "The game is kept in" in people.wait_for("--resume")


@pytest.mark.parametrize("people", ["speculation-board"], indirect=True)
def test_a_sealed_card_is_neither_seen_nor_brought_back_by_the_next_person(people: Person):
    people.wait_for("Pass to Ann.")
    for answer in ("", "sell nothing", "buy nothing"):
        people.types(answer)
    people.wait_for("Pass to Ben.")
    for answer in ("", "sell nothing", "buy nothing"):
        people.types(answer)
    people.wait_for("Pass to Ann.")
    people.types("")
    hand = people.wait_for("face down?").partition("Your cards")[2].partition("Ann:")[0]
    people.types("1")
    handed = people.wait_for("Pass to Ben.")
    assert handed.rindex(FORGET) > handed.rindex(CLEAR)
    people.types("")
    seen = people.wait_for("To choose again: change Ann.")
    assert hand not in seen
    assert "has chosen" in seen
    people.types(f"{UP}quit")
    assert "The game is kept in" in people.wait_for("--resume")
