"""Undo is free until somebody learned or answered something; then everyone must agree."""

import json

import msgspec
import pytest

from blind_bid.game import BlindBidGame
from openoutcry.engine.position import save
from openoutcry.match import record
from openoutcry.match.errors import BadRecord, FalseRecord, NothingToUndo, UndoNeedsConsent
from openoutcry.match.match import Match, UndoPoint
from openoutcry.match.record import SeatName
from openoutcry.match.verify import replay, verify, verify_seen
from tests.match.matches import opened, play_on, say


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


def bidding(*bids: tuple[int, int]) -> Match:
    """Three people are asked for sealed bids, and these were made."""
    match = Match.open(BlindBidGame(3), [SeatName(name) for name in ("Anna", "Ben", "Chloé")], b"s" * 32)
    for seat, bid in bids:
        match.accept(match.prepare(seat, bid))
    return match


def test_a_sealed_answer_that_was_changed_is_taken_back_as_one() -> None:
    start = bidding().number
    match = bidding((0, 0), (0, 2), (0, 1))
    assert match.undo_point(0) == UndoPoint(start, free=True)
    match.accept(match.prepare_undo(0, start, consented=False))
    assert match.asked() == [0, 1, 2]


def test_whether_others_must_agree_does_not_depend_on_changes() -> None:
    start = bidding().number
    assert bidding((0, 0), (1, 0)).undo_point(0) == UndoPoint(start, free=False)
    assert bidding((0, 0), (1, 0), (0, 2)).undo_point(0) == UndoPoint(start, free=False)
    assert bidding((0, 0), (1, 0)).undo_point(1) == UndoPoint(start + 1, free=True)
    assert bidding((0, 0), (1, 0), (0, 2)).undo_point(1) == UndoPoint(start + 1, free=True)


@pytest.mark.parametrize("last", [[], [(2, 0)]], ids=["sealed", "turned over"])
def test_who_goes_back_leaves_the_changed_answers_of_others_alone(last: list[tuple[int, int]]) -> None:
    match = bidding((0, 0), (1, 0), (0, 2), *last)
    match.accept(match.prepare_undo(1, match.undo_to(1) or 0, consented=bool(last)))
    choice = match.choice(0)
    assert choice is not None
    assert choice.chosen == 2
    assert match.asked() == [1, 2]


def test_nobody_goes_back_when_the_match_is_over_and_the_secret_is_out() -> None:
    match = play_on(opened({"start": "1"}))
    last = next(entry for entry in reversed(match.entries) if entry.seat >= 0)
    assert [match.undo_point(seat) for seat in range(4)] == [None] * 4
    with pytest.raises(NothingToUndo):
        match.accept([record.Entry(n=match.number + 1, seat=last.seat, undo=last.n - 1, consented=True)])


def freely_undone() -> Match:
    """Seat 1 has taken back an answer that told nobody anything; it is input `match.number`."""
    match = opened({"credit": "own-turn", "start": "1"})
    say(match, "credit")
    match.accept(match.prepare_undo(0, match.number - 1, consented=False))
    return match


def undone_by_consent() -> Match:
    """Seat 1 has taken back an answer after which seat 2 gave one."""
    match = opened({"start": "1"})
    say(match, "credit", "pass")
    match.accept(match.prepare_undo(0, match.number - 2, consented=True))
    return match


FORGED_UNDOS = {
    "without consent": (undone_by_consent, {"consented": False}, "false-not-consented"),
    "by another seat": (undone_by_consent, {"seat": 1}, "false-undo-seat"),
    "by a seat that has not answered": (undone_by_consent, {"seat": 3}, "false-undo-seat"),
    "by the dealer": (undone_by_consent, {"seat": -1}, "false-undo-seat"),
    "to before the last answer but one": (undone_by_consent, {"undo": 1}, "false-undo-seat"),
    "by a consent that nobody gave": (freely_undone, {"consented": True}, "false-consented"),
    "freely, by another seat": (freely_undone, {"seat": 2}, "false-undo-seat"),
    "with an answer": (freely_undone, {"option": 1}, "false-mixed"),
    "with events": (freely_undone, {"events": [{"event": "credit-taken", "seat": 0}]}, "false-mixed"),
}


@pytest.mark.parametrize("forged", FORGED_UNDOS)
@pytest.mark.parametrize("form", [record.FULL, record.PUBLIC, 0])
def test_an_undo_in_a_record_is_held_to_the_rule(forged: str, form: str | int) -> None:
    made, values, problem = FORGED_UNDOS[forged]
    match = made()
    number = match.number
    *lines, ending = record.dump(play_on(match), form).splitlines()
    check = verify if form == record.FULL else verify_seen
    check(record.parse("\n".join([*lines, ending])))
    lines[number] = json.dumps(json.loads(lines[number]) | values)
    with pytest.raises(FalseRecord) as caught:
        check(record.parse("\n".join([*lines, ending])))
    assert (caught.value.code, caught.value.args_shown["input"]) == (problem, number)
    if form == record.FULL:
        with pytest.raises(FalseRecord):
            replay(record.parse("\n".join([*lines, ending])))


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"consented": False}, UndoNeedsConsent),
        ({"seat": 1}, NothingToUndo),
        ({"seat": -1}, NothingToUndo),
        ({"undo": 1}, NothingToUndo),
    ],
)
def test_an_undo_is_held_to_the_rule_when_a_match_is_loaded(values: dict[str, int], problem: type[Exception]) -> None:
    match = undone_by_consent()
    *entries, undo = match.entries
    assert Match.load(match.header, match.entries, match.secret).asked() == [0]
    with pytest.raises(problem):
        Match.load(match.header, [*entries, msgspec.structs.replace(undo, **values)], match.secret)


def test_what_is_refused_is_not_kept() -> None:
    match = undone_by_consent()
    before, number = save(match.position, match.steps), match.number
    with pytest.raises(NothingToUndo):
        match.accept([record.Entry(n=number + 1, seat=3, undo=1, consented=True)])
    assert (save(match.position, match.steps), match.number) == (before, number)


def test_an_answer_that_was_taken_back_is_still_told_in_the_record_of_whoever_read_it() -> None:
    match = undone_by_consent()
    for form in (record.FULL, record.PUBLIC, 2):
        lines = [json.loads(line) for line in record.dump(match, form).splitlines()]
        assert [event["event"] for event in lines[-3]["events"]] == ["credit-taken"]
    with pytest.raises(BadRecord, match="not over"):
        verify_seen(record.parse(record.dump(match, 2)))
