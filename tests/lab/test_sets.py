"""Sets with other numbers: changes and sweeps."""

import tomllib

import pytest

from openoutcry.engine.errors import BadBox
from openoutcry.games.catalogue import data_text, open_game
from openoutcry.games.packages import house
from openoutcry.lab.errors import BadChange
from openoutcry.lab.sets import changed_set, read_change, read_sweep, variants, varied, written


@pytest.mark.parametrize("game", house())
def test_a_set_that_is_written_again_says_the_same(game: str):
    data = tomllib.loads(data_text(game))
    assert tomllib.loads(written(data)) == data


def test_one_value_is_changed_and_nothing_else():
    before, after = tomllib.loads(data_text("mogul")), changed_set("mogul", None, [read_change("chips.each=7")])
    assert after is not None
    before["chips"]["each"] = 7
    assert tomllib.loads(after) == before
    game = open_game("mogul", 4, None, after)
    assert [int(player.chips) for player in game.new().players] == [7] * 4


def test_rows_are_named_or_numbered():
    by_name = changed_set("stockpile", None, [read_change("investors.opulent oprah.money=21")])
    rows = tomllib.loads(data_text("stockpile"))["investors"]
    number = [row["name"] for row in rows].index("Opulent Oprah") + 1
    assert by_name == changed_set("stockpile", None, [read_change(f"investors.{number}.money=21")])


def test_changes_add_up_on_a_house_set():
    house_set = changed_set("mogul", None, [read_change("name=Attic")])
    text = changed_set("mogul", house_set, [read_change("chips.each=5")])
    assert text is not None
    assert (tomllib.loads(text)["name"], tomllib.loads(text)["chips"]["each"]) == ("Attic", 5)
    assert changed_set("mogul", house_set, []) == house_set


def test_a_sweep_is_a_range_or_a_list_and_sweeps_are_combined():
    assert [one.value for one in read_sweep("chips.each=4..7")] == ["4", "5", "6", "7"]
    sets = variants([read_change("name=X")], [read_sweep("chips.each=4,6"), read_sweep("credit.points=1..2")])
    assert [varied(one) for one in sets] == [
        f"name=X chips.each={each} credit.points={points}" for each in (4, 6) for points in (1, 2)
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("chips", "written place=value"),
        ("chips.each=", "written place=value"),
        ("chips.eech=5", "no 'eech'"),
        ("companies.9.shares=5", "no '9'"),
        ("companies.Nobody.shares=5", "no 'Nobody'"),
        ("chips.each.more=5", "no 'more'"),
        ("chips.each=many", "is 6; many is of another kind"),
        ("chips=5", "is of another kind"),
    ],
)
def test_what_cannot_be_changed_is_refused(change: str, said: str):
    with pytest.raises(BadChange, match=said):
        changed_set("mogul", None, [read_change(change)])


def test_what_the_game_cannot_be_played_with_is_up_to_the_game():
    text = changed_set("mogul", None, [read_change("chips.each=5000")])
    with pytest.raises(BadBox, match=r"chips\.each"):
        open_game("mogul", 4, None, text)


@pytest.mark.parametrize("sweep", ["chips.each=7..4", "chips.each=4,,5", "chips.each"])
def test_a_sweep_that_cannot_be_read_is_refused(sweep: str):
    with pytest.raises(BadChange):
        read_sweep(sweep)
