"""Which answers come too late: none of several people's who choose at the same time, until the last has chosen."""

from blind_bid.game import BlindBidGame
from openoutcry.match.match import Match, is_now
from openoutcry.match.record import SeatName


def bidding() -> Match:
    match = Match.open(BlindBidGame(3), [SeatName(name) for name in ("Anna", "Ben", "Chloé")], b"s" * 32)
    assert match.asked() == [0, 1, 2]
    return match


def test_nobody_is_late_because_another_was_faster() -> None:
    match = bidding()
    number = match.number
    match.accept(match.prepare(1, 0))
    assert is_now(match, number)
    match.accept(match.prepare(2, 0))
    assert is_now(match, number)


def test_an_answer_already_given_may_be_changed_by_whoever_saw_the_question() -> None:
    match = bidding()
    number = match.number
    match.accept(match.prepare(1, 0))
    assert is_now(match, number)
    assert is_now(match, match.number)


def test_a_changed_answer_is_never_counted() -> None:
    match = bidding()
    number = match.number
    for option in (0, 1, 0):
        match.accept(match.prepare(1, option))
    assert match.shown_number == number + 1
    assert is_now(match, number)
    for seat in (0, 2):
        match.accept(match.prepare(seat, 0))
    assert match.shown_number == number + 3
    assert match.number == number + 5
    assert not is_now(match, number + 2)


def test_after_the_last_answer_everybody_looks_again() -> None:
    match = bidding()
    number = match.number
    for seat in (0, 1, 2):
        match.accept(match.prepare(seat, 0))
    assert not is_now(match, number)


def test_numbers_that_never_were() -> None:
    match = bidding()
    assert not is_now(match, match.number + 1)
    assert not is_now(match, -1)
