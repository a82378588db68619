"""Records replay, verify, and hide what their reader may not know."""

import json

import pytest

from openoutcry.games.mogul.box import open_box
from openoutcry.table import record
from openoutcry.table.errors import BadRecord, FalseRecord
from openoutcry.table.match import Match
from openoutcry.table.verify import replay, verify
from tests.table.matches import opened, play_on


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
        ('{"record": 1}', "line 1: not a line of a record"),
        ("[]", "line 1"),
    ],
)
def test_a_malformed_record_is_refused_with_the_line(text: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        record.parse(text)


def test_a_broken_line_is_named(lines: list[str]) -> None:
    with pytest.raises(BadRecord, match="line 6: "):
        record.parse("\n".join([*lines[:5], '{"n": 5, "seat": "first"}', *lines[6:]]))


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
    from tests.table.matches import SEATS, SECRET

    text = files("openoutcry.games.mogul").joinpath("data.toml").read_text("utf-8")
    text = text.replace("Great Northern", "Nordbahn").replace("Mogul, 2002 edition", "Our copy")
    match = play_on(Match.open(open_game("mogul", 4, {}, text), SEATS, SECRET, text))
    read = record.parse(record.dump(match))
    assert read.header.set_name == "Our copy"
    assert verify(read).game.shown(match.view(0)) == match.game.shown(match.view(0))
