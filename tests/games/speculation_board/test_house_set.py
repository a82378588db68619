"""A house set: the data file with the values of somebody's own copy."""

import pytest

from openoutcry.engine.laws import check
from openoutcry.games.speculation_board.game import SpeculationBoardGame
from tests.games.answers import odds, offered, play
from tests.games.house_sets import HouseSets
from tests.games.speculation_board.positions import (
    METRO,
    cash,
    dealt,
    opened,
    position,
    price,
    shown,
)

SETS = HouseSets("speculation-board", players=4)
PRINTED, with_change, refused = SETS.printed, SETS.with_change, SETS.refused


def test_the_printed_data_file_is_itself_a_house_set() -> None:
    assert opened(house_set=PRINTED).game.set_name == "Speculation, reconstructed prices"


@pytest.mark.parametrize(("side", "worth"), [("plain", 77), ("star", 75)])
def test_a_house_set_brings_its_own_price_lists_for_each_side(side: str, worth: int) -> None:
    text = with_change("[110, 95, 80,", "[77, 66, 65,")
    assert price(position("trade", bricks="metro 18", house_set=text, side=side), METRO) == worth


def test_a_house_set_brings_its_own_companies() -> None:
    text = with_change('name = "Metro"', 'name = "Tram"', 'colour = "grey"', 'colour = "Mint"')
    table = opened(house_set=text, start="1")
    assert (shown(table).companies[0].name, shown(table).companies[0].colour) == ("Tram", "mint")
    assert "tram" in offered(table)


def test_a_house_set_brings_its_own_tiles() -> None:
    text = with_change("trade = 3", "trade = 4", "movements = [1, 2, 3, 4, 5, 6]", "movements = [2, 2, 3, 12]")
    table = dealt(house_set=text)
    assert shown(table).actions_left == [3, 1, 1, 1]
    assert odds(table) == {"2": 2, "3": 1, "12": 1}


def test_a_house_set_brings_its_own_strips() -> None:
    text = with_change("last_space = 10\nprices = [60", "last_space = 17\nprices = [60")
    strips = shown(opened(house_set=text)).strips
    assert [(strip.first_space, strip.last_space) for strip in strips[:2]] == [(1, 17), (18, 20)]
    assert price(position("trade", bricks="metro 17", house_set=text), METRO) == 60


def test_a_house_set_brings_its_own_start() -> None:
    text = with_change("price = 20", "price = 15", "money = 20", "money = 45")
    table = dealt(house_set=text, start="1")
    assert cash(table) == [45] * 4
    assert {company.price for company in shown(table).companies} == {15}


def test_a_house_set_brings_its_own_number_of_shares() -> None:
    text = with_change("4 = 3", "4 = 6")
    assert [company.bank for company in shown(opened(4, house_set=text)).companies] == [6] * 8


def test_a_shorter_track_ends_where_it_says() -> None:
    text = PRINTED.replace("last_space = 59", "last_space = 54").replace("last_space = 60", "last_space = 55")
    table = position("cards", house_set=text.replace("end = 60", "end = 55"), bricks="metro 53", movement=4)
    play(table, "play metro", "play metro", "play metro", "play metro")
    assert (shown(table).end, shown(table).companies[METRO].space) == (55, 55)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("side", ["plain", "star"])
def test_the_laws_hold_for_a_house_set(players: int, side: str) -> None:
    text = with_change("trade = 3", "trade = 1", "no_action = 1", "no_action = 3", "price = 20", "price = -5")
    text = text.replace("[1, 2, 3, 4, 5, 6]", "[1, 1, 2, 9, 9, 9, 12]").replace("[40, 35, 30,", "[99, 30, 30,")
    assert check(SpeculationBoardGame(players, {"side": side}, text), games=1, seed=players).violations == []


# Refusals


@pytest.mark.parametrize("side", ["plain", "star"])
def test_a_side_without_all_its_strips_is_refused_whichever_side_is_played(side: str) -> None:
    missing = f"[[{side}]]\nlast_space = 10\n"
    text = with_change(missing, f"[[not_{side}]]\nlast_space = 10\n")
    assert refused(text) == f"{side}: 7 [[{side}]] are needed"


def test_seven_prices_are_refused() -> None:
    assert refused(with_change("[60, 50, 45,", "[60, 50,")) == "plain[1].prices: 8 prices are needed, one for each rank"
    assert refused(with_change("[40, 35, 30,", "[40, 35,")) == "star[1].prices: 8 prices are needed, one for each rank"


@pytest.mark.parametrize("value", ["45.0", '"45"', "true", "1001", "-1001"])
def test_a_price_that_is_none_is_refused(value: str) -> None:
    reason = refused(with_change("[60, 50, 45,", f"[60, 50, {value},"))
    assert reason.startswith("plain[1].prices: the price of rank 3 must be a whole number from -1000 to 1000, not ")


def test_a_lower_rank_that_is_worth_more_is_refused() -> None:
    text = with_change("[60, 50, 45,", "[60, 50, 51,")
    assert refused(text) == "plain[1].prices: rank 3 cannot be worth more than rank 2"


def test_prices_that_are_no_list_are_refused() -> None:
    assert refused(with_change("prices = [60, 50, 45, 40, 35, 30, 25, 20]", "prices = 60")).startswith(
        "plain[1].prices: 8"
    )


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("last_space = 20", "last_space = 10", "plain[2].last_space: a whole number from 11 to 60 is needed, not 10"),
        ("last_space = 20", "last_space = 61", "plain[2].last_space: a whole number from 11 to 60 is needed, not 61"),
        ("last_space = 20", "last_space = 31", "plain[3].last_space: a whole number from 32 to 60 is needed, not 30"),
        (
            "last_space = 59",
            "last_space = 58",
            "plain: the strips must end at space 59, and the last one be END, space 60",
        ),
        ("end = 60", "end = 61", "star: the strips must end at space 60, and the last one be END, space 61"),
        ("end = 60", "end = 63", "track.end: a whole number from 20 to 62 is needed, not 63"),
        ("end = 60", "", "track.end: a whole number from 20 to 62 is needed, not None"),
    ],
)
def test_strips_that_do_not_cover_the_track_are_refused(old: str, new: str, reason: str) -> None:
    assert refused(with_change(old, new)) == reason


@pytest.mark.parametrize(
    "value", ["[]", "[1, 2, 3]", "[1, 2, 3, 0]", "[1, 2, 3, 13]", '[1, 2, 3, "4"]', "[1, 2, 3, true]", "6"]
)
def test_movement_tiles_that_are_none_are_refused(value: str) -> None:
    reason = refused(with_change("[1, 2, 3, 4, 5, 6]", value))
    assert reason == "tiles.movements: a list of 4 to 12 numbers from 1 to 12 is needed"


@pytest.mark.parametrize(
    ("changes", "least"),
    [
        (("no_action = 1", "no_action = 4"), 7),
        (("rank_up = 1", "rank_up = 9", "rank_down = 1", "rank_down = 9"), 20),
        (("no_action = 1", "no_action = 2", "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4]"), 5),
    ],
)
def test_fewer_movement_tiles_than_turns_without_a_trade_are_refused(changes: tuple[str, ...], least: int) -> None:
    """Tiles stay out until the next Trade: that one needs a movement tile too, after all the others have had theirs."""
    reason = refused(with_change(*changes))
    assert reason.startswith("tiles.movements: ")
    assert str(least) in reason


def test_just_enough_movement_tiles_are_accepted() -> None:
    text = with_change("no_action = 1", "no_action = 3")
    assert check(SpeculationBoardGame(3, {}, text), games=2).violations == []


@pytest.mark.parametrize("tile", ["trade = 3", "rank_up = 1", "rank_down = 1", "no_action = 1"])
def test_an_action_tile_that_is_missing_is_refused(tile: str) -> None:
    name = tile.split(" ", maxsplit=1)[0]
    assert refused(with_change(tile, "")) == f"tiles.{name}: a whole number from 1 to 9 is needed, not None"


def test_seven_companies_are_refused() -> None:
    text = with_change('[[companies]]\nname = "Wallenstein"\ncolour = "black"\n', "")
    assert refused(text) == "companies: 8 [[companies]] are needed"


def test_two_companies_of_one_name_are_refused() -> None:
    reason = refused(with_change('name = "Metro"', 'name = "CARAT"'))
    assert reason == "companies: two companies have the same name, 'Carat'"


def test_two_companies_of_one_colour_are_refused() -> None:
    reason = refused(with_change('colour = "grey"', 'colour = "Yellow"'))
    assert reason == "companies: two companies have the same colour, 'yellow'"


@pytest.mark.parametrize("name", ["Nothing", "nothing", "Bank Holiday", "bank holiday"])
def test_a_company_named_like_another_answer_is_refused(name: str) -> None:
    """ "sell nothing" and "play bank holiday" would each be two answers."""
    assert refused(with_change('name = "Metro"', f'name = "{name}"')).startswith("companies[1].name: ")


@pytest.mark.parametrize("name", ["Show  Manager", r"Show\tManager"])
def test_a_company_can_be_answered_by_its_name_however_it_is_spaced(name: str) -> None:
    table = opened(house_set=with_change('name = "Show Manager"', f'name = "{name}"'), start="1")
    play(table, "show manager")
    assert shown(table).players[0].shares == [0, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize(
    "changes", [('name = "Metro"', 'name = ""'), ('name = "Metro"', "name = 5"), ('colour = "grey"', "")]
)
def test_a_text_that_is_none_is_refused(changes: tuple[str, str]) -> None:
    assert refused(with_change(*changes)).endswith("a text of 1 to 40 letters is needed")


def test_a_set_without_a_name_is_refused() -> None:
    assert refused(with_change('name = "Speculation, reconstructed prices"', "")).startswith("set.name: ")


def test_a_colour_is_written_in_letters() -> None:
    assert refused(with_change('colour = "grey"', 'colour = "#888"')).startswith("companies[1].colour: ")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (("money = 20", "money = -1"), "start.money: a whole number from 0 to 10000 is needed, not -1"),
        (("price = 20", "price = 2000"), "start.price: a whole number from -1000 to 1000 is needed, not 2000"),
        (("4 = 3", "4 = 0"), "shares.4: a whole number from 1 to 20 is needed, not 0"),
        (("4 = 3", "4 = 2.5"), "shares.4: a whole number from 1 to 20 is needed, not 2.5"),
    ],
)
def test_a_number_that_is_none_is_refused(changes: tuple[str, str], reason: str) -> None:
    assert refused(with_change(*changes)) == reason


@pytest.mark.parametrize("line", ["3 = 2", "4 = 3", "5 = 4", "6 = 5"])
def test_shares_must_be_given_for_every_number_of_players(line: str) -> None:
    for players in (3, 6):
        assert refused(with_change(f"{line}\n", ""), players).startswith(f"shares.{line[0]}: ")


@pytest.mark.parametrize("table", ["tiles", "start", "track", "shares"])
def test_a_missing_table_is_refused(table: str) -> None:
    assert refused(with_change(f"\n[{table}]\n", f"\n[not_{table}]\n")) == f"{table}: this table is missing"


def test_a_file_for_another_game_is_refused() -> None:
    text = with_change('game = "speculation-board"', 'game = "speculation-cards"')
    assert refused(text) == "the data file is for 'speculation-cards'; it must say game = \"speculation-board\""


def test_a_file_that_is_not_toml_is_refused_with_the_line() -> None:
    reason = refused('game = "speculation-board"\nname = \n')
    assert reason.startswith("the data file is not TOML")
    assert "line 2" in reason
