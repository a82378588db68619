"""An answer that was prepared and then accepted leaves the same match as one that was read from a record."""

import random

import pytest

from openoutcry.games.catalogue import open_game, shared_game
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName, dump

GAMES = ["mogul", "speculation-board", "speculation-cards", "stockpile"]
SEATS = [SeatName(name) for name in ("Ann", "Ben", "Cy", "Di")]
SECRET = b"s" * 32


def look(match: Match) -> list[object]:
    seats = range(-1, 4)
    return [dump(match), match.readings(), [match.log(seat) for seat in seats], [match.undo_to(seat) for seat in seats]]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_prepared_is_accepted_as_it_would_be_from_a_record(name: str) -> None:
    rng = random.Random(5)
    match = Match.open(open_game(name, 4), SEATS, SECRET)
    while match.asked() and match.number < 150:
        seat = rng.choice(match.asked())
        choice = match.choice(seat)
        assert choice is not None
        match.accept(match.prepare(seat, rng.choice(choice.options)))
    assert look(Match.load(match.header, match.entries, SECRET)) == look(match)


def test_an_answer_that_was_prepared_and_not_given_changes_nothing() -> None:
    match = Match.open(open_game("mogul", 4), SEATS, SECRET)
    seat = match.asked()[0]
    choice = match.choice(seat)
    assert choice is not None
    other = Match.load(match.header, match.entries, SECRET)
    first, last = choice.options[0], choice.options[-1]
    match.prepare(seat, first)
    match.accept(other.prepare(seat, last))
    other.accept(other.prepare(seat, last))
    assert look(match) == look(other)


def test_tables_of_one_set_up_share_the_game() -> None:
    assert shared_game("mogul", 4) is shared_game("mogul", 4)
    assert shared_game("mogul", 4) is not shared_game("mogul", 3)
    assert shared_game("mogul", 4, {"credit": "own-turn"}).options["credit"] == "own-turn"
