"""Undo is free until somebody learned or answered something; then everyone must agree."""

import pytest

from openoutcry.engine.records import save
from openoutcry.table import record
from openoutcry.table.errors import NothingToUndo, UndoNeedsConsent
from openoutcry.table.match import UndoPoint
from openoutcry.table.verify import verify
from tests.table.matches import opened, play_on, say


def test_one_s_own_last_answer_is_taken_back_freely() -> None:
    match = opened({"credit": "own-turn", "start": "1"})
    before, number = save(match.position, match.steps), match.number
    say(match, "credit")
    assert match.undo_point(0) == UndoPoint(number, free=True)
    match.accept(match.prepare_undo(0, number, consented=False))
    assert save(match.position, match.steps) == before
    assert match.number == number + 2
    assert not match.entries[-1].consented


def test_after_another_player_answered_everyone_must_agree() -> None:
    match = opened({"start": "1"})
    number = match.number
    say(match, "credit", "pass")
    assert match.undo_point(0) == UndoPoint(number, free=False)
    with pytest.raises(UndoNeedsConsent):
        match.prepare_undo(0, number, consented=False)
    match.accept(match.prepare_undo(0, number, consented=True))
    assert match.asked() == [0]
    assert match.entries[-1].consented


def test_after_a_card_was_turned_everyone_must_agree_and_another_card_may_come() -> None:
    match = play_on(opened(), answers=40)
    while match.entries[-1].seat >= 0:
        play_on(match, answers=1)
    last = next(entry for entry in reversed(match.entries) if entry.seat >= 0)
    point = match.undo_point(last.seat)
    assert point == UndoPoint(last.n - 1, free=False)
    match.accept(match.prepare_undo(last.seat, last.n - 1, consented=True))
    assert match.asked() == [last.seat]


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    match = opened({"start": "1"})
    assert match.undo_point(2) is None
    with pytest.raises(NothingToUndo):
        match.prepare_undo(2, 0, consented=True)
    say(match, "pass")
    with pytest.raises(NothingToUndo):
        match.prepare_undo(0, 3, consented=True)


def test_a_match_with_undos_is_recorded_replayed_and_verified() -> None:
    match = opened({"start": "1"})
    for seed in range(6):
        play_on(match, answers=15, seed=seed)
        seat = match.entries[match.line[-1] - 1].seat
        point = match.undo_point(max(seat, 0))
        if point is not None:
            match.accept(match.prepare_undo(max(seat, 0), point.to, consented=True))
    play_on(match)
    assert verify(record.parse(record.dump(match))).result() == match.result()


def test_the_history_holds_only_what_counts() -> None:
    match = opened({"start": "1"})
    number = match.number
    say(match, "credit")
    assert [type(event).__name__ for n, event in match.log(1) if n > number] == ["CreditTaken"]
    match.accept(match.prepare_undo(0, number, consented=False))
    assert [event for n, event in match.log(1) if n > number] == []
    assert save(match.position_at(number), match.steps) == save(match.position, match.steps)
