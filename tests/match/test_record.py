"""Records replay, verify, and hide what their reader may not know."""

import json
import random

import pytest

from blind_bid.game import BlindBidGame
from openoutcry.engine.chance import Rng
from openoutcry.games.catalogue import open_game
from openoutcry.games.mogul.box import open_box
from openoutcry.match import record
from openoutcry.match.errors import BadHeader, BadRecord, FalseRecord
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName
from openoutcry.match.verify import replay, verify, verify_seen
from tests.match.matches import SEATS, SECRET, opened, play_on


@pytest.fixture(scope="module")
def match() -> Match:
    return play_on(opened())


@pytest.fixture(scope="module")
def lines(match: Match) -> list[str]:
    return record.dump(match).splitlines()


def changed(lines: list[str], place: int, **values: object) -> str:
    line = json.loads(lines[place]) | values
    return "\n".join([*lines[:place], json.dumps(line), *(lines[place + 1 :] if place != -1 else [])])


def first_line(lines: list[str], **wanted: object) -> int:
    return next(n for n, line in enumerate(lines) if wanted.items() <= json.loads(line).items())


def test_a_record_verifies(match: Match, lines: list[str]) -> None:
    verified = verify(record.parse("\n".join(lines)))
    assert verified.result() == match.result()


def test_a_loaded_match_goes_on_as_the_first_did() -> None:
    half = play_on(opened(), answers=60)
    loaded = Match.load(half.header, half.entries, half.secret)
    assert play_on(loaded, seed=9).entries == play_on(half, seed=9).entries


def test_one_changed_input_is_found_where_it_is(lines: list[str]) -> None:
    place = first_line(lines, kind="auction", words="stay")
    with pytest.raises(FalseRecord, match=f"input {place} "):
        verify(record.parse(changed(lines, place, option=1, words="leave")))


def test_one_changed_draw_is_found_where_it_is(lines: list[str]) -> None:
    place = first_line(lines, kind="reveal")
    others = [n for n in range(20) if n != json.loads(lines[place])["option"]]
    box = open_box()
    words = f"{box.colours[int(box.company[others[0]])]}/{box.colours[int(box.border[others[0]])]}"
    with pytest.raises(FalseRecord, match=f"input {place} draws '{words}', but the dealer's secret draws"):
        verify(record.parse(changed(lines, place, option=others[0], words=words)))


def test_a_changed_secret_is_found(lines: list[str]) -> None:
    with pytest.raises(FalseRecord, match="not the one committed to"):
        verify(record.parse(changed(lines, -1, secret="00" * 32)))


def test_a_changed_commitment_is_found(lines: list[str]) -> None:
    with pytest.raises(FalseRecord, match="not the one committed to"):
        verify(record.parse(changed(lines, 0, commitment="00" * 32)))


def test_changed_scores_are_found(lines: list[str]) -> None:
    with pytest.raises(FalseRecord, match="the ending says"):
        verify(record.parse(changed(lines, -1, scores=[99, 0, 0, 0])))


def test_an_answer_that_was_not_open_is_found(lines: list[str]) -> None:
    place = first_line(lines, kind="action")
    with pytest.raises(FalseRecord, match="was not open"):
        verify(record.parse(changed(lines, place, option=9, words="sell 8")))


def test_a_record_cut_short_is_not_a_finished_match(lines: list[str]) -> None:
    with pytest.raises(BadRecord, match="not over"):
        verify(record.parse("\n".join(lines[:40])))
    with pytest.raises(BadRecord, match="input 3 is expected here, not 4"):
        record.parse("\n".join([*lines[:3], *lines[4:]]))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: the file is empty"),
        ("not json", "line 1: not a line of a record"),
        ('{"record": 1}', "line 1: the field game is missing"),
        ("[]", "line 1"),
        pytest.param('{"seats":' + "[" * 100_000, "line 1: not a line of a record", id="deep"),
    ],
)
def test_a_malformed_record_is_refused_with_the_line(text: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        record.parse(text)


def test_a_broken_line_is_named(lines: list[str]) -> None:
    with pytest.raises(BadRecord, match="line 6: seat: "):
        record.parse("\n".join([*lines[:5], '{"n": 5, "seat": "first"}', *lines[6:]]))
    with pytest.raises(BadRecord, match="line 8: seat: "):
        record.parse("\n".join(["", *lines[:5], "", '{"n": 5, "seat": "first"}', *lines[6:]]))


HUGE = 10**30


@pytest.mark.parametrize("value", [HUGE, -HUGE, int("9" * 4000), 1.5, 1.0, 1e300, True, None, "1", [1], {"a": 1}])
@pytest.mark.parametrize("field", ["n", "seat", "option", "undo"])
def test_a_number_that_is_none_or_too_large_is_refused_with_its_line_and_field(
    lines: list[str], field: str, value: object
) -> None:
    if value is None and field in ("option", "undo"):
        return
    with pytest.raises(BadRecord) as caught:
        record.parse(changed(lines, 9, **{field: value}))
    assert (caught.value.args_shown["line"], caught.value.args_shown["field"]) == (10, field)


@pytest.mark.parametrize(
    ("place", "values", "field"),
    [
        (0, {"record": HUGE}, "record"),
        (0, {"players": HUGE}, "players"),
        (0, {"players": 3.0}, "players"),
        (0, {"options": {"credit": 1}}, "options"),
        (0, {"seats": [{"name": "Ann"}, {"name": None}, {"name": "Cleo"}, {"name": "Dan"}]}, "seats[1].name"),
        (0, {"seats": [{}, {}, {}, {}]}, "seats[0].name"),
        (0, {"house_set": 3}, "house_set"),
        (0, {"game": "m" * 1000}, "game"),
        (9, {"words": None}, "words"),
        (9, {"words": "x" * 1000}, "words"),
        (9, {"consented": 1}, "consented"),
        (9, {"events": {}}, "events"),
        (9, {"events": [{"event": "flew"}, 5]}, "events[1]"),
        (-1, {"scores": [HUGE, 1, 1, 1]}, "scores[0]"),
        (-1, {"ranks": [1, 2, 3, 1.5]}, "ranks[3]"),
        (-1, {"secret": 5}, "secret"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_its_line_and_field(
    lines: list[str], place: int, values: dict[str, object], field: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        record.parse(changed(lines, place, **values))
    where = (caught.value.args_shown["line"], caught.value.args_shown["field"])
    assert where == (range(1, len(lines) + 1)[place], field)


@pytest.mark.parametrize("events", ["[" * 100_000 + "]" * 100_000, '[{"chips": ' + "9" * 5000 + "}]"])
def test_a_line_nested_too_deeply_or_with_a_number_too_long_is_refused(lines: list[str], events: str) -> None:
    with pytest.raises(BadRecord, match="line 10: "):
        record.parse("\n".join([*lines[:9], f'{{"n": 9, "seat": 0, "events": {events}}}', *lines[10:]]))


def test_a_byte_order_mark_and_empty_lines_are_passed_over(lines: list[str]) -> None:
    for text in ("\ufeff" + "\n".join(lines), "\r\n\r\n".join(lines) + "\r\n"):
        assert verify(record.parse(text)).number == len(lines) - 2


@pytest.mark.parametrize("form", ["4", "-1", "seat 1", "", "FULL"])
def test_a_form_that_there_is_not_is_refused(lines: list[str], form: str) -> None:
    with pytest.raises(BadRecord, match="line 1: form must be full, public or 0 to 3"):
        record.parse(changed(lines, 0, form=form))


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"players": 1, "seats": [{"name": "Ann"}]}, "bad-players"),
        ({"options": {"credit": "never"}}, "bad-option"),
        ({"options": {"speed": "fast"}}, "unknown-option"),
        ({"house_set": "no set"}, "bad-toml"),
        ({"house_set": "a = " + "[" * 100_000}, "box-too-large"),
        ({"house_set": "a = " + "[" * 1_000}, "box-too-deep"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_a_bad_header(
    lines: list[str], values: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadHeader, match="line 1: ") as caught:
        verify(record.parse(changed(lines, 0, **values)))
    assert caught.value.code == problem


@pytest.mark.parametrize("field", ["set_name", "set_hash"])
def test_the_set_that_the_header_names_is_checked(lines: list[str], field: str) -> None:
    with pytest.raises(FalseRecord, match=f"the header's {field} is 'another', but"):
        verify(record.parse(changed(lines, 0, **{field: "another"})))


def test_a_refusal_names_what_differs(lines: list[str]) -> None:
    place = first_line(lines, kind="reveal")
    drawn = json.loads(lines[place])
    with pytest.raises(FalseRecord, match="which are not the same answer"):
        verify(record.parse(changed(lines, place, option=(drawn["option"] + 1) % 20)))
    ranks = json.loads(lines[-1])["ranks"]
    with pytest.raises(FalseRecord, match="the ending says ranks") as caught:
        verify(record.parse(changed(lines, -1, ranks=[*ranks[:-1], 4 if ranks[-1] != 4 else 3])))
    assert (caught.value.args_shown["field"], caught.value.args_shown["ended"]) == ("ranks[3]", str(ranks[-1]))
    with pytest.raises(FalseRecord, match="the ending says end"):
        verify(record.parse(changed(lines, -1, end="boredom")))
    secret = json.loads(lines[-1])["secret"]
    assert verify(record.parse(changed(lines, -1, secret=secret.upper()))).asked() == []


def test_every_event_is_told_again_and_compared(lines: list[str]) -> None:
    for place, line in enumerate(lines[1:-1], start=1):
        events = json.loads(line).get("events", [])
        for n, event in enumerate(events):
            told = event.get("read", event)
            numbers = [key for key, value in told.items() if isinstance(value, int) and value is not True]
            if not numbers:
                continue
            forged = {**told, numbers[-1]: 500}
            story = [*events[:n], {**event, "read": forged} if "read" in event else forged, *events[n + 1 :]]
            with pytest.raises(FalseRecord) as caught:
                verify(record.parse(changed(lines, place, events=story)))
            shown = caught.value.args_shown
            assert (caught.value.code, shown["input"], shown["said"]) == ("false-event", place, "500")
            assert str(shown["field"]).endswith(numbers[-1])
            return
    raise AssertionError("some event has a number")


@pytest.mark.parametrize(
    "forge",
    [
        lambda events: [],
        lambda events: [*events, events[0]],
        lambda events: [{**events[0], "seat": True}, *events[1:]],
        lambda events: [{**events[0], "seat": float(events[0]["seat"])}, *events[1:]],
        lambda events: [{**events[0], "note": "x"}, *events[1:]],
    ],
)
def test_an_event_that_was_left_out_added_or_written_otherwise_is_found(lines: list[str], forge) -> None:
    place = first_line(lines, kind="credit", option=1)
    events = json.loads(lines[place])["events"]
    assert events[0]["event"] == "credit-taken"
    with pytest.raises(FalseRecord, match=f"input {place} tells events"):
        verify(record.parse(changed(lines, place, events=forge(events))))


def test_a_record_of_other_rules_says_which_version_told_it(lines: list[str]) -> None:
    old = changed(lines, 0, openoutcry="0.0.7").splitlines()
    assert verify(record.parse("\n".join(old))).asked() == []
    place = first_line(lines, kind="credit", option=1)
    for forged in ({"words": "borrow"}, {"events": []}, {"hash": "0" * 16}):
        with pytest.raises(FalseRecord, match=r"told by Open Outcry 0.0.7, and this is") as caught:
            verify(record.parse(changed(old, place, **forged)))
        assert caught.value.args_shown["told_by"] == "0.0.7"
    with pytest.raises(FalseRecord, match=r"not the one committed to in the header$"):
        verify(record.parse(changed(old, -1, secret="00" * 32)))


def test_a_match_that_is_not_over_is_checked_but_for_its_draws() -> None:
    lines = record.dump(play_on(opened(), answers=60)).splitlines()
    with pytest.raises(BadRecord, match="the match is not over") as caught:
        verify(record.parse("\n".join(lines)))
    assert caught.value.args_shown["inputs"] == len(lines) - 1
    place = first_line(lines, kind="auction")
    with pytest.raises(FalseRecord, match=f"input {place} tells events"):
        verify(record.parse(changed(lines, place, events=[])))


def test_the_seat_form_holds_no_hash_that_tells_covered_chips() -> None:
    """A hash of the whole position could be tried against all ways the chips can lie."""
    match = play_on(opened(), answers=30)
    full = {json.loads(line).get("hash") for line in record.dump(match).splitlines()}
    for form in (record.PUBLIC, 0, 3):
        text = record.dump(match, form)
        assert not full & {json.loads(line).get("hash", "") for line in text.splitlines()[1:]} - {None}
        assert "secret" not in text
        assert '"chips":' not in text.replace('"event":"left"', "").split("share-revealed")[0]


def test_a_partial_form_is_not_replayed(match: Match) -> None:
    with pytest.raises(BadRecord, match="'public' form"):
        replay(record.parse(record.dump(match, record.PUBLIC)))


def test_a_house_set_travels_with_its_record() -> None:
    from importlib.resources import files

    from openoutcry.games.catalogue import open_game
    from tests.match.matches import SEATS, SECRET

    text = files("openoutcry.games.mogul").joinpath("data.toml").read_text("utf-8")
    text = text.replace("Great Northern", "Nordbahn").replace("Mogul, 2002 edition", "Our copy")
    match = play_on(Match.open(open_game("mogul", 4, {}, text), SEATS, SECRET, text))
    read = record.parse(record.dump(match))
    assert read.header.set_name == "Our copy"
    assert verify(read).game.shown(match.view(0)) == match.game.shown(match.view(0))


def test_a_seat_s_record_holds_a_changed_sealed_answer_once() -> None:
    names = [SeatName(name) for name in ("Anna", "Ben", "Chloé")]
    texts: dict[tuple[int, ...], list[str]] = {}
    for bids in ((1,), (0, 2, 1)):
        match = Match.open(BlindBidGame(3), names, b"s" * 32)
        for bid in bids:
            match.accept(match.prepare(0, bid))
        for seat in (1, 2):
            match.accept(match.prepare(seat, 0))
        texts[bids] = [record.dump(match, form) for form in (record.PUBLIC, 0, 1)]
        assert all(record.parse(text).entries for text in texts[bids])
    assert texts[(1,)] == texts[(0, 2, 1)]


def test_a_record_in_which_sealed_cards_were_changed_is_true_in_every_form() -> None:
    match, rng = Match.open(open_game("speculation-board", 3), SEATS[:3], SECRET), Rng(2)
    while match.asked():
        seat = match.asked()[-1]
        match.accept(match.prepare(seat, int(pick_for(match, seat, rng))))
        choice = match.choice(seat)
        if choice is not None and choice.chosen is not None and choice.options[-1] != choice.chosen:
            match.accept(match.prepare(seat, choice.options[-1]))
    assert match.shown_number < match.number
    verify(record.parse(record.dump(match)))
    for form in (record.PUBLIC, 0, 2):
        seen = record.parse(record.dump(match, form))
        assert [entry.n for entry in seen.entries] == list(range(1, match.shown_number + 1))
        assert verify_seen(seen).inputs == match.shown_number


@pytest.mark.parametrize("name", ["speculation-board", "mogul", "blind-bid"])
def test_a_record_that_is_written_while_the_match_goes_on_is_the_one_written_at_once(name: str) -> None:
    game = BlindBidGame(3) if name == "blind-bid" else open_game(name, 3)
    forms: tuple[str | int, ...] = (record.FULL, record.PUBLIC, 0, 1)
    for seed in range(3):
        rng, match = random.Random(seed), Match.open(game, SEATS[:3], SECRET)
        texts = {form: record.RecordText(match, form) for form in forms}
        for _ in range(40):
            go_on_somehow(match, rng)
            for form in forms if rng.random() < 0.6 else ():
                inputs = record.inputs_of(match)
                assert texts[form].at(inputs) == record.dump(match, form)
                # What is settled is written once.
                assert texts[form].kept.number == inputs.settled


def go_on_somehow(match: Match, rng: random.Random) -> None:
    """Somebody answers, changes a sealed answer, or goes back."""
    if not match.asked():
        return
    seat, way = rng.randrange(3), rng.random()
    point, choice = match.undo_point(seat), match.choice(seat)
    if way < 0.15 and point is not None:
        match.accept(match.prepare_undo(seat, point.to, consented=not point.free))
    elif choice is not None:
        match.accept(match.prepare(seat, rng.choice(choice.options)))


def pick_for(match: Match, seat: int, rng: Rng) -> int:
    """Any answer that is open to a seat."""
    choice = match.choice(seat)
    assert choice is not None
    return choice.options[int(rng.below(len(choice.options)))]
