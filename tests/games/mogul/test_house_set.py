"""A house set: the data file with the values of somebody's own copy."""

import pytest

from openoutcry.engine.laws import check
from openoutcry.games.catalogue import open_game
from tests.games.answers import odds, play
from tests.games.house_sets import HouseSets
from tests.games.mogul.positions import (
    chips,
    opened,
    points,
    shares,
    shown,
)

SETS = HouseSets("mogul", players=4)
PRINTED, with_change, refused = SETS.printed, SETS.with_change, SETS.refused
TRAMS = """
game = "mogul"
name = "Trams of three towns"

[[companies]]
name = "Lisbon"
colour = "lemon"
shares = 11
borders = { sea = 10, coal = 1 }
start_shares = { sea = 6, coal = 1 }

[[companies]]
name = "Porto"
colour = "sea"
shares = 10
borders = { lemon = 10 }

[[companies]]
name = "Sheffield"
colour = "coal"
shares = 10
borders = { lemon = 5, sea = 5 }

[chips]
each = 7

[track]
spaces = 50

[crash]
among = 6

[credit]
chips = 3
points = 4

[exchange]
chips = 4
"""


def test_the_printed_data_file_is_itself_a_house_set() -> None:
    assert opened(house_set=PRINTED).game.set_name == "Mogul, 2002 edition"


def test_a_house_set_brings_its_own_companies_and_name() -> None:
    table = opened(house_set=TRAMS)
    assert table.game.set_name == "Trams of three towns"
    assert [(company.name, company.colour, company.shares) for company in shown(table).companies] == [
        ("Lisbon", "lemon", 11),
        ("Porto", "sea", 10),
        ("Sheffield", "coal", 10),
    ]


def test_a_house_set_brings_its_own_figures() -> None:
    table = opened(house_set=TRAMS, start="1")
    assert (chips(table), shown(table).bank, shown(table).spaces) == ([7] * 4, 45 - 4 * 7, 50)
    play(table, *["lemon/sea"] * 4, "lemon/coal", "credit")
    assert (chips(table)[0], points(table)[0]) == (10, 1 - 4)


def test_a_house_set_is_played_by_its_own_borders() -> None:
    table = opened(house_set=TRAMS, start="1")
    assert odds(table) == {"lemon/sea": 6, "lemon/coal": 1}
    play(table, *["lemon/sea"] * 4, "coal/lemon", *["pass"] * 4, "leave", "leave", "leave", "sell 1", "take")
    assert shares(table) == ["lemon 1", "lemon 1", "lemon 1 coal 1", ""]
    assert points(table) == [0, 0, 0, 4]


def test_a_house_set_may_have_other_borders_only() -> None:
    text = with_change("green = 2, yellow = 2, blue = 2, pink = 2", "green = 1, yellow = 3, blue = 2, pink = 2")
    table = opened(house_set=text, start="1")
    play(table, *["brown/pink", "brown/pink", "brown/blue", "brown/blue"])
    assert odds(table)["brown/yellow"] == 3


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_laws_hold_for_a_house_set(players: int) -> None:
    assert check(open_game("mogul", players, {}, TRAMS), games=5, seed=players).violations == []


def test_colours_may_be_written_with_capitals() -> None:
    text = TRAMS.replace("lemon", "Lemon")
    assert check(open_game("mogul", 4, {}, text), games=2).violations == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_crash_card_lies_where_the_house_set_says(players: int) -> None:
    report = check(open_game("mogul", players, {}, with_change("among = 4", "among = 1")), games=5, seed=1)
    assert report.violations == []
    assert report.met["event ShareRevealed"] >= 5 * (31 - players - 1)


def test_30_shares_are_refused() -> None:
    text = with_change("shares = 8", "shares = 7", "green = 2, yellow = 2,", "green = 1, yellow = 2,")
    assert refused(text) == "companies: the box holds 31 shares, but this file has 30"


def test_a_border_of_the_own_colour_is_refused() -> None:
    text = with_change("borders = { green = 2, yellow = 2,", "borders = { green = 2, brown = 2,")
    assert refused(text) == "Great Northern: borders: no share has its own colour (brown) as its border"


def test_an_unknown_colour_is_refused() -> None:
    text = with_change("borders = { green = 2, yellow = 2,", "borders = { green = 2, mauve = 2,")
    wanted = "there is no company of colour 'mauve'; there are brown, pink, blue, green, yellow"
    assert refused(text) == f"Great Northern: borders: {wanted}"


def test_borders_that_do_not_add_up_are_refused() -> None:
    text = with_change("borders = { green = 2, yellow = 2,", "borders = { green = 2, yellow = 1,")
    assert refused(text) == "Great Northern: borders: they add up to 7, but the cards say 8 shares"


def test_two_companies_of_one_colour_are_refused() -> None:
    for colour in ("brown", "Brown"):
        reason = refused(with_change('colour = "pink"', f'colour = "{colour}"'))
        assert reason == "companies: two companies have the same colour, 'brown'"


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("borders = { green = 2, yellow = 2, blue = 2, pink = 1, Pink = 1 }", "borders"),
        ("borders = { green = 2, yellow = 2, blue = 2, pink = 2, PINK = 0 }", "borders"),
        ("start_shares = { green = 1, yellow = 1, blue = 2, pink = 1, Pink = 1 }", "start_shares"),
    ],
)
def test_one_colour_spelled_twice_is_refused(line: str, place: str) -> None:
    """They would be two numbers for the same shares, of which one would be forgotten."""
    printed = next(one for one in PRINTED.split("\n") if one.startswith(f"{place} = {{ green"))
    reason = refused(with_change(printed, line))
    assert reason == f"Great Northern: {place}: the colour 'pink' is written twice, once with capitals"


def test_two_companies_of_one_name_are_refused() -> None:
    for name in ("Santa Fe", "santa  FE"):
        reason = refused(with_change('name = "Frisco"', f'name = "{name}"'))
        assert reason == f"companies: two companies have the same name, '{' '.join(name.split())}'"


def test_too_few_start_shares_are_refused() -> None:
    text = with_change("start_shares = { green = 1,", "start_shares = { green = 0,")
    assert refused(text) == "start_shares: at least 6 start shares are needed, one for each player"


def test_no_start_shares_are_refused() -> None:
    text = with_change("start_shares = { green = 1, yellow = 1, blue = 2, pink = 2 }", "")
    assert "at least 6 start shares" in refused(text)


def test_more_start_shares_than_there_are_of_a_kind_are_refused() -> None:
    text = with_change("start_shares = { green = 1,", "start_shares = { green = 3,")
    assert refused(text) == "Great Northern: start_shares: 3 with a green border, but there are 2"


def test_a_file_that_is_not_toml_is_refused_with_the_line() -> None:
    reason = refused('game = "mogul"\nname = \n')
    assert reason.startswith("the data file is not TOML")
    assert "line 2" in reason


def test_an_empty_file_is_refused() -> None:
    assert 'game = "mogul"' in refused("")


def test_a_file_for_another_game_is_refused() -> None:
    text = with_change('game = "mogul"', 'game = "stockpile"')
    assert refused(text) == "the data file is for 'stockpile'; it must say game = \"mogul\""


@pytest.mark.parametrize("table", ["chips", "track", "crash", "credit", "exchange"])
def test_a_missing_table_is_refused(table: str) -> None:
    assert refused(with_change(f"\n[{table}]\n", f"\n[not_{table}]\n")) == f"{table}: this table is missing"


def test_a_company_without_borders_is_refused() -> None:
    text = with_change("borders = { yellow = 2, blue = 2, brown = 2, green = 1 }", "")
    assert "borders" in refused(text)


@pytest.mark.parametrize(
    "changes",
    [
        ('name = "Frisco"', "name = 5"),
        ('name = "Frisco"', 'name = ""'),
        ('name = "Frisco"', f'name = "{"o" * 41}"'),
        ('colour = "green"', ""),
        ('name = "Mogul, 2002 edition"', ""),
    ],
)
def test_a_text_that_is_none_is_refused(changes: tuple[str, str]) -> None:
    assert refused(with_change(*changes)).endswith("a text of 1 to 40 letters is needed")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (("shares = 8", 'shares = "8"'), "companies[1].shares: a whole number from 1 to 61 is needed, not '8'"),
        (("shares = 8", "shares = 8.0"), "companies[1].shares: a whole number from 1 to 61 is needed, not 8.0"),
        (("shares = 8", "shares = true"), "companies[1].shares: a whole number from 1 to 61 is needed, not True"),
        (("shares = 8", "shares = -8"), "companies[1].shares: a whole number from 1 to 61 is needed, not -8"),
        (("shares = 8", ""), "companies[1].shares: a whole number from 1 to 61 is needed, not None"),
        (("borders = { green = 2", "borders = { green = -2"), "Great Northern: borders.green: a whole number"),
        (("each = 6", "each = 8"), "chips.each: a whole number from 0 to 7 is needed, not 8"),
        (("spaces = 32", "spaces = 0"), "track.spaces: a whole number from 10 to 1000 is needed, not 0"),
        (("among = 4", "among = 0"), "crash.among: a whole number from 1 to 12 is needed, not 0"),
        (("points = 2", 'points = "two"'), "credit.points: a whole number from 1 to 100 is needed, not 'two'"),
        (("[exchange]\nchips = 5", "[exchange]\nchips = 0"), "exchange.chips: a whole number from 1 to 1000"),
    ],
)
def test_a_number_that_is_none_is_refused(changes: tuple[str, str], reason: str) -> None:
    assert refused(with_change(*changes)).startswith(reason)


def test_companies_of_another_form_are_refused() -> None:
    head = PRINTED[: PRINTED.index("[provenance]")]
    assert refused(head + "companies = 5") == "companies: 2 to 8 [[companies]] are needed"
    assert refused(head + "companies = [1, 2]").startswith("companies[1]: each company is a table")
