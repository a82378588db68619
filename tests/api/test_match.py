"""A match in Python: my answers, the bots' answers, saving, copies."""

from __future__ import annotations

import copy
import pickle
import sys

import pytest

import openoutcry as oo
from openoutcry.bots import UnknownBot
from openoutcry.engine.errors import BadSeats, NotAsked, UnknownSeat, UnreadableChoice
from openoutcry.match.errors import BadRecord

COPIES = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
GUEST = """
class Guest:
    def act(self, view, choice, deadline):
        return choice.words[0]
"""
SEATS = ["me", "broker", "random", "broker"]


def opened(name: str = "mogul", seed: int | None = 1) -> oo.Match:
    return oo.Match(oo.open_game(name, players=4), seats=SEATS, seed=seed)


def played(match: oo.Match, answers: int = 10_000) -> oo.Match:
    while not match.over and answers > 0:
        match.play(match.choice.words[-1])
        answers -= 1
    return match


@pytest.mark.parametrize("name", oo.list_games())
def test_a_seed_gives_the_same_match_every_time(name):
    assert played(opened(name, 3)).events == played(opened(name, 3)).events
    assert opened(name, 3) != opened(name, 4)


def test_without_a_seed_the_deal_is_a_secret_of_its_own():
    assert opened(seed=None) != opened(seed=None)


def test_without_seats_all_are_mine():
    match = oo.Match(oo.open_game("mogul", players=4), seed=1)
    assert match.mine == [0, 1, 2, 3]
    match.play("stay")
    assert match.choice.kind == "auction"


def test_bots_have_answered_up_to_my_choice():
    match = opened()
    for _ in range(10):
        assert match.choice.player == 0
        match.play(match.choice.words[0])


def test_a_match_of_bots_goes_on_to_its_end():
    match = oo.Match(oo.open_game("mogul", players=3), seats=["broker", "random", "random"], seed=1)
    assert (match.over, match.choice, match.scores) == (False, None, None)
    match.go_on()
    assert match.over
    assert match.result.scores == match.scores
    assert match.result.winners


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("name", oo.list_games())
def test_a_copy_of_a_match_is_equal_apart_and_goes_on_alike(name, made):
    match = played(opened(name), 5)
    other = made(match)
    assert other == match
    played(other)
    assert other != match
    assert played(match) == other


def test_a_saved_match_goes_on_where_it_was_left(tmp_path):
    match = played(opened(), 5)
    match.save(tmp_path / "evening.jsonl")
    again = oo.Match.load(tmp_path / "evening.jsonl")
    assert again == match
    assert played(again) == played(match)
    again.save(tmp_path / "evening.jsonl")
    assert oo.Match.load(tmp_path / "evening.jsonl").scores == match.scores
    oo.verify_record(oo.read_record(tmp_path / "evening.jsonl"))


def test_a_match_without_its_secret_is_not_loaded(tmp_path):
    opened().save(tmp_path / "evening.jsonl")
    (tmp_path / "evening.jsonl.secret").unlink()
    with pytest.raises(BadRecord, match="nobody can deal on"):
        oo.Match.load(tmp_path / "evening.jsonl")


def test_events_are_those_that_my_seats_may_read():
    match = played(oo.Match(oo.open_game("stockpile", players=4), seats=["me", "me", "random", "random"], seed=2), 12)
    mine = [event for event in match.events if event not in match.events_of(None)]
    assert mine
    assert all(event in match.events_of(0) or event in match.events_of(1) for event in match.events)
    assert any(event not in match.events_of(0) for event in match.events)


def test_the_table_is_drawn_from_my_seat():
    match = opened()
    drawn = str(match)
    assert "covered" in drawn
    assert "Hetty" not in drawn  # that is what a bot in my seat would be called
    assert "Jesse (Broker)" in drawn
    assert "<script" not in match._repr_html_()
    assert match._repr_html_().count("<span") > 10


@pytest.mark.parametrize("name", oo.list_games())
def test_every_game_is_drawn(name):
    assert len(str(opened(name)).splitlines()) > 8


def test_repr_says_what_is_asked():
    assert repr(opened()).startswith("Match(Game('mogul', players=4), after ")
    assert "Choice('credit', player=0, ['pass', 'credit'])" in repr(opened())
    assert "over, scores=[" in repr(played(opened()))


def test_mistakes_are_refused_in_a_sentence_and_change_nothing():
    match = opened()
    before = copy.copy(match)
    with pytest.raises(UnreadableChoice, match="'dance' is no answer to 'credit'; say one of: pass, credit"):
        match.play("dance")
    with pytest.raises(NotAsked, match="seat 1 is not yours: broker plays there"):
        match.play("stay", seat=1)
    with pytest.raises(UnknownSeat):
        match.play("stay", seat=9)
    with pytest.raises(UnknownSeat):
        match.view(9)
    assert match == before
    with pytest.raises(BadSeats, match="4 players need 4 seats, and 2 were given"):
        oo.Match(oo.open_game("mogul", players=4), seats=["me", "broker"])
    with pytest.raises(NotAsked, match="over"):
        played(match).play("stay")


def test_sealed_answers_come_from_any_of_my_seats():
    match = oo.Match(oo.open_game("speculation-board", players=3), seed=1)
    while len(match.asked) == 1:
        match.play(match.choice.words[0])
    last = match.asked[-1]
    match.play(match.choice_of(last).words[0], seat=last)
    assert last not in match.asked
    assert match.choice_of(last).chosen is not None


def forgetful(monkeypatch, tmp_path):
    """A match of three in which a bot of a module of ours sits; the module is gone afterwards."""
    (tmp_path / "passing_by.py").write_text(GUEST)
    monkeypatch.syspath_prepend(tmp_path)
    match = oo.Match(oo.open_game("mogul", players=3), seats=["me", "passing_by:Guest", "broker"], seed=1)
    monkeypatch.undo()
    sys.modules.pop("passing_by")
    return match


def test_a_match_that_is_over_is_loaded_without_its_bots(monkeypatch, tmp_path):
    match = played(forgetful(monkeypatch, tmp_path))
    match.save(tmp_path / "evening.jsonl")
    (tmp_path / "passing_by.py").unlink()
    again = oo.Match.load(tmp_path / "evening.jsonl")
    assert (again.over, again.scores, again.events) == (True, match.scores, match.events)


def test_a_match_whose_bot_is_missing_is_loaded_and_says_how_to_continue(monkeypatch, tmp_path):
    forgetful(monkeypatch, tmp_path).save(tmp_path / "evening.jsonl")
    (tmp_path / "passing_by.py").unlink()
    again = oo.Match.load(tmp_path / "evening.jsonl")
    said = r"seat 1 was played by the bot passing_by:Guest.*load\(path, seats=\[\.\.\.\]\)"
    with pytest.raises(UnknownBot, match=said):
        played(again)
    assert played(oo.Match.load(tmp_path / "evening.jsonl", seats=["me", "random", "broker"])).over


def test_a_bot_that_can_be_imported_continues_its_match(monkeypatch, tmp_path):
    match = forgetful(monkeypatch, tmp_path)
    match.save(tmp_path / "evening.jsonl")
    monkeypatch.syspath_prepend(tmp_path)
    assert played(oo.Match.load(tmp_path / "evening.jsonl")).over
    sys.modules.pop("passing_by")
