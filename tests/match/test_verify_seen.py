"""The record of a seat, or the public one, is verified as far as it shows; what could not be checked is said."""

import json
import random

import pytest

from openoutcry.engine.kernel import is_sealed
from openoutcry.games.catalogue import open_game
from openoutcry.match import record
from openoutcry.match.errors import BadRecord, FalseRecord
from openoutcry.match.match import Match
from openoutcry.match.verify import verify_seen
from tests.text.played import EVERYTHING, moments, played_out

SET_UPS = {"mogul": 3, "speculation-board": 3, "speculation-cards": 2, "stockpile": 2}
FORMS = [record.PUBLIC, 1]
EARLY = 60  # the first so many inputs have a bit of everything


@pytest.fixture(scope="module", params=SET_UPS)
def match(request: pytest.FixtureRequest) -> Match:
    return played_out(SET_UPS[request.param], game_name=request.param)


def forged(lines: list[str], place: int, **values: object) -> record.Record:
    return record.parse("\n".join([*lines[:place], json.dumps(json.loads(lines[place]) | values), *lines[place + 1 :]]))


@pytest.mark.parametrize("form", FORMS)
def test_the_record_of_a_finished_match_is_true_in_every_form(match: Match, form: str | int) -> None:
    read = record.parse(record.dump(match, form))
    seen = verify_seen(read)
    assert seen.hidden == sum(entry.undo is None and entry.option is None for entry in read.entries)
    assert seen.result == match.result()
    assert (seen.hidden == 0) == (match.game.name == "mogul")


@pytest.mark.parametrize("form", FORMS)
def test_a_changed_event_is_found_in_every_form(match: Match, form: str | int) -> None:
    lines = record.dump(match, form).splitlines()
    told = [(n, json.loads(line)["events"]) for n, line in enumerate(lines[:EARLY]) if '"events":[{' in line]
    for place, events in (told[0], told[-1]):
        for story in (events[1:], [{**events[0], "seat": 500}, *events[1:]]):
            with pytest.raises(FalseRecord) as caught:
                verify_seen(forged(lines, place, events=story))
            assert caught.value.args_shown["input"] == place


@pytest.mark.parametrize("form", FORMS)
def test_a_changed_hash_or_seat_is_found_in_every_form(match: Match, form: str | int) -> None:
    lines = record.dump(match, form).splitlines()
    seat = json.loads(lines[EARLY])["seat"]
    for values in ({"hash": "0" * 16}, {"seat": 0 if seat != 0 else 1}, {"consented": True}, {"kind": "nothing"}):
        with pytest.raises(FalseRecord) as caught:
            verify_seen(forged(lines, EARLY, **values))
        assert caught.value.args_shown["input"] == EARLY


@pytest.mark.parametrize("values", [{"scores": [0, 0, 0]}, {"secret": "11" * 32}, {"end": "boredom"}])
def test_a_changed_ending_is_found_in_every_form(values: dict[str, object]) -> None:
    lines = record.dump(played_out(3), record.PUBLIC).splitlines()
    with pytest.raises(FalseRecord):
        verify_seen(forged(lines, len(lines) - 1, **values))


@pytest.mark.parametrize("game", SET_UPS)
def test_undos_and_changed_sealed_answers_are_followed_in_every_form(game: str) -> None:
    players, rng = SET_UPS[game], random.Random(2)
    match = Match.open(open_game(game, players), [record.SeatName(name) for name in "ABC"[:players]], bytes(32))
    undone = 0
    while match.asked():
        seat = rng.choice(match.asked())
        for _ in range(1 + rng.randrange(2) * is_sealed(match.position)):
            if (choice := match.choice(seat)) is not None:
                match.accept(match.prepare(seat, rng.choice(choice.options)))
        point = match.undo_point(seat)
        if point is not None and rng.random() < 0.15:
            match.accept(match.prepare_undo(seat, point.to, consented=not point.free))
            undone += 1
    assert undone > 5
    for form in FORMS:
        assert verify_seen(record.parse(record.dump(match, form))).result == match.result()


def test_an_answer_that_the_reader_could_not_know_may_not_be_shown() -> None:
    match = played_out(2, game_name="stockpile")
    full, public = (record.dump(match, form).splitlines() for form in (record.FULL, record.PUBLIC))
    place = next(n for n, line in enumerate(public) if '"kind"' in line and '"option"' not in line)
    shown = json.loads(full[place])
    with pytest.raises(FalseRecord, match=f"input {place} shows an answer"):
        verify_seen(forged(public, place, option=shown["option"], words=shown["words"]))


def test_a_full_record_does_not_pass_as_the_public_one() -> None:
    for game, players in SET_UPS.items():
        lines = record.dump(played_out(players, game_name=game)).splitlines()
        with pytest.raises(FalseRecord):
            verify_seen(forged(lines, 0, form=record.PUBLIC))


def test_a_match_that_is_not_over_is_followed_as_long_as_what_is_left_out_can_be() -> None:
    whole = {game: _halfway(game, players) for game, players in SET_UPS.items()}
    for game, match in whole.items():
        with pytest.raises(BadRecord) as caught:
            verify_seen(record.parse(record.dump(match, 0)))
        shown = caught.value.args_shown
        if game == "mogul":
            assert (caught.value.code, shown["inputs"], shown["hidden"]) == ("unfinished-seen", match.number, 0)
        else:
            assert caught.value.code == "unchecked-record"
            assert 0 < int(shown["checked"]) < int(shown["inputs"]) <= match.number


def test_too_many_answers_that_are_left_out_leave_the_rest_unchecked() -> None:
    match = played_out(3, EVERYTHING, game_name="stockpile")
    with pytest.raises(BadRecord, match=f"of {match.number} inputs were checked"):
        verify_seen(record.parse(record.dump(match, record.PUBLIC)))


def _halfway(game: str, players: int) -> Match:
    for n, match in enumerate(moments(players, game_name=game)):
        if n == 25:
            return match
    raise AssertionError("a game takes longer")
