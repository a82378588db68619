"""A house set: the data file with the values of somebody's own copy."""

import pytest

from openoutcry.engine.laws import check
from openoutcry.games.stockpile.game import StockpileGame
from tests.games.answers import asked, odds, offered, play
from tests.games.house_sets import HouseSets
from tests.games.stockpile.looking import money, shown, value
from tests.games.stockpile.positions import (
    A,
    card_names,
    opened,
    position,
)
from tests.games.stockpile.strategies import holding

SETS = HouseSets("stockpile", players=4)
PRINTED, with_change, refused = SETS.printed, SETS.with_change, SETS.refused
ESPIONAGE = 'name = "Corporate Espionage"\ncost = 2\namount = 0\ntimes = 2'
BASE_TRACK = '["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]'
STEEL = 'spaces = ["1", "1$", "2", "2$", "3", "3$", "4", "4$", "5", "5$"]'


def test_the_printed_data_file_is_itself_a_house_set() -> None:
    assert opened(house_set=PRINTED).game.set_name == "Stockpile: Epic Edition"


def test_a_house_set_brings_its_own_companies() -> None:
    text = with_change('name = "Epic Electric"', 'name = "Grand Gas"', 'colour = "yellow"', 'colour = "Mint"')
    table = opened(house_set=text, start="1")
    assert (shown(table).companies[3].name, shown(table).companies[3].colour) == ("Grand Gas", "mint")
    assert "grand gas" in offered(table)


def test_a_house_set_brings_its_own_rounds_and_money() -> None:
    text = with_change("4 = 6", "4 = 2", "start = 20", "start = 33", "two_players = 30", "two_players = 44")
    assert (shown(opened(4, house_set=text)).rounds, money(opened(4, house_set=text))) == (2, [33] * 4)
    assert money(opened(2, house_set=text)) == [44, 44]


def test_a_house_set_brings_its_own_bonuses() -> None:
    text = with_change("sole_majority = 10", "sole_majority = 7", "shared_majority = 5", "shared_majority = 4")
    held = ["epic electric 2", "stanford steel 1", "stanford steel 1", ""]
    table = position("end", round=6, holds=held, house_set=text)
    assert money(table) == [20 + 7 + 10, 20 + 4 + 5, 20 + 4 + 5, 20]


def test_a_house_set_brings_its_own_price_of_a_second_split() -> None:
    table = position(
        "movement",
        split=["epic electric 2", "", "", ""],
        tickers="epic electric 10",
        pairs="epic electric +1",
        house_set=with_change("second_split = 10", "second_split = 3"),
    )
    assert money(table)[A] == 26


def test_a_house_set_brings_its_own_bidding_track() -> None:
    text = with_change("[0, 1, 3, 6, 10, 15, 20, 25]", "[0, 2, 4, 5, 7, 9, 11, 13]")
    table = position("demand", house_set=text)
    assert [words for words in offered(table) if words.startswith("bid 1 ")][-1] == "bid 1 13"
    assert shown(table).track == [0, 2, 4, 5, 7, 9, 11, 13]


def test_a_house_set_brings_its_own_market_deck() -> None:
    text = with_change("stocks = 10", "stocks = 12", "actions = 4", "actions = 2", "fee_copies = 4", "fee_copies = 5")
    text = text.replace("fees = [1, 2, 3]", "fees = [2, 4, 9]")
    table = position("supply", house_set=text)
    assert odds(table) == dict.fromkeys(card_names(table), 12) | {"boom": 2, "bust": 2} | {
        "fee 2": 5,
        "fee 4": 5,
        "fee 9": 5,
    }
    assert shown(table).fees == [2, 4, 9]


def test_a_house_set_brings_its_own_boom() -> None:
    table = position(
        "action",
        holds=["boom 1", "", "", "epic electric 1"],
        house_set=with_change("action_spaces = 2", "action_spaces = 3"),
    )
    play(table, "boom epic electric")
    assert value(table, 3) == 8


def test_a_house_set_brings_its_own_forecasts() -> None:
    text = with_change('["+4", "+2", "+1", "$$", "-2", "-3"]', '["+3", "+3", "$", "$$$", "-1", "-4"]')
    table = opened(house_set=text, start="1")
    play(table, *card_names(table)[:4], *card_names(table)[:5])
    assert odds(table) == {"+3": 2, "$": 1, "$$$": 1, "-1": 1, "-4": 1}


@pytest.mark.parametrize(("forecast", "per_share"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_a_dollar_sign_is_a_dividend_of_1_000_dollars_per_share(forecast: str, per_share: int) -> None:
    table = position(
        "movement",
        holds=["epic electric 2", "", "", ""],
        pairs=f"epic electric {forecast}",
        house_set=with_change('"+1", "$$", "-2"', '"$", "$$", "$$$"'),
    )
    play(table, "show 2")
    assert money(table)[A] == 20 + 2 * per_share


def test_a_house_set_brings_its_own_tracks_for_each_side() -> None:
    text = with_change(
        f"spaces = {BASE_TRACK}\nstart = 5\nafter_split = 6",
        'spaces = ["2", "4", "6$", "8", "9"]\nstart = 2\nafter_split = 3',
    )
    company = shown(opened(house_set=text)).companies[0]
    assert [(one.value, one.dollars) for one in company.track] == [(2, 0), (4, 0), (6, 1), (8, 0), (9, 0)]
    assert (company.space, company.after_split) == (1, 2)
    assert len(shown(opened(house_set=text, board="advanced")).companies[0].track) == 7


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["base", "advanced"])
def test_the_laws_hold_for_a_house_set(players: int, board: str) -> None:
    text = with_change(
        "stocks = 10", "stocks = 20", "action_spaces = 2", "action_spaces = 9", "start = 20", "start = 0"
    )
    text = text.replace("fees = [1, 2, 3]", "fees = [10, 20, 30]").replace('"-2", "-3"]', '"$$$", "$$$"]')
    text = text.replace("4 = 6", "4 = 2").replace("5 = 5", "5 = 2").replace("2 = 6", "2 = 2").replace("3 = 7", "3 = 2")
    assert check(StockpileGame(players, {"board": board}, text), games=1, seed=players).violations == []


def test_a_deck_that_just_suffices_is_accepted() -> None:
    text = with_change("stocks = 10", "stocks = 9", "actions = 4", "actions = 5")
    assert shown(opened(4, house_set=text)).deck == 6 * 9 + 2 * 5 + 12


# Refusals


@pytest.mark.parametrize(
    ("line", "value", "table", "span"),
    [
        ("start = 20", "-1", "money", "0 to 1000"),
        ("two_players = 30", "1001", "money", "0 to 1000"),
        ("sole_majority = 10", "101", "money", "0 to 100"),
        ("shared_majority = 5", "2.5", "money", "0 to 100"),
        ("second_split = 10", "true", "money", "0 to 100"),
        ("stocks = 10", "21", "market", "1 to 20"),
        ("actions = 4", "0", "market", "1 to 20"),
        ("action_spaces = 2", "10", "market", "1 to 9"),
        ("fee_copies = 4", "'4'", "market", "1 to 20"),
        ("4 = 6", "0", "rounds", "1 to 9"),
        ("4 = 6", "10", "rounds", "1 to 9"),
    ],
)
def test_a_number_that_is_none_is_refused(line: str, value: str, table: str, span: str) -> None:
    key = line.split(" ", maxsplit=1)[0]
    reason = refused(with_change(f"\n{line}\n", f"\n{key} = {value}\n"))
    assert reason == f"{table}.{key}: a whole number from {span} is needed, not {value.replace('true', 'True')}"
    assert refused(with_change(f"\n{line}\n", "\n")).endswith(
        f"{table}.{key}: a whole number from {span} is needed, not None"
    )


@pytest.mark.parametrize("line", ["2 = 6", "3 = 7", "4 = 6", "5 = 5"])
def test_rounds_must_be_given_for_every_number_of_players(line: str) -> None:
    for players in (2, 5):
        assert refused(with_change(f"{line}\n", ""), players).startswith(f"rounds.{line[0]}: ")


@pytest.mark.parametrize(
    ("changes", "players", "held", "needed", "rounds"),
    [
        (("5 = 5", "5 = 6"), 5, 80, 5 + 6 * 15, 6),
        (("4 = 6", "4 = 7"), 4, 80, 4 + 7 * 12, 7),
        (("3 = 7", "3 = 9"), 3, 80, 3 + 9 * 9, 9),
        (("2 = 6", "2 = 7"), 2, 80, 2 + 7 * 12, 7),
        (("stocks = 10", "stocks = 9"), 5, 74, 80, 5),
    ],
)
def test_a_market_deck_that_does_not_last_for_all_rounds_is_refused(
    changes: tuple[str, str], players: int, held: int, needed: int, rounds: int
) -> None:
    reason = f"market: the market deck has {held} cards, and {needed} are needed for {rounds} rounds"
    assert refused(with_change(*changes), players) == reason


@pytest.mark.parametrize(
    "value",
    [
        "[0, 1, 3, 6, 10, 15, 20]",
        "[]",
        "25",
        '[0, 1, 3, 6, 10, 15, 20, "25"]',
        "[0, 1, 3, 6, 10, 15, 20, 1001]",
        "[-1, 1, 3, 6, 10, 15, 20, 25]",
    ],
)
def test_a_bidding_track_that_is_none_is_refused(value: str) -> None:
    reason = refused(with_change("[0, 1, 3, 6, 10, 15, 20, 25]", value))
    assert reason == "bidding.track: a list of 8 whole numbers from 0 to 1000 is needed"


@pytest.mark.parametrize("value", ["[0, 1, 1, 6, 10, 15, 20, 25]", "[0, 1, 3, 6, 10, 15, 25, 20]"])
def test_a_bidding_track_that_does_not_rise_is_refused(value: str) -> None:
    reason = refused(with_change("[0, 1, 3, 6, 10, 15, 20, 25]", value))
    assert reason == "bidding.track: each number must be larger than the one before it"


def test_a_bidding_track_without_a_bid_for_nothing_is_refused() -> None:
    """Somebody without money must be able to bid."""
    reason = refused(with_change("[0, 1, 3,", "[1, 2, 3,"))
    assert reason == "bidding.track: the first space must cost 0, so that everybody can bid"


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("[1, 2]", "a list of 3 whole numbers from 1 to 100 is needed"),
        ("[0, 2, 3]", "a list of 3 whole numbers from 1 to 100 is needed"),
        ("[1, 2, 101]", "a list of 3 whole numbers from 1 to 100 is needed"),
        ("[1, true, 3]", "a list of 3 whole numbers from 1 to 100 is needed"),
        ("[2, 2, 3]", "each number must be larger than the one before it"),
        ("[3, 2, 1]", "each number must be larger than the one before it"),
    ],
)
def test_fees_that_are_none_are_refused(value: str, problem: str) -> None:
    assert refused(with_change("fees = [1, 2, 3]", f"fees = {value}")) == f"market.fees: {problem}"


@pytest.mark.parametrize(
    "value",
    ['["+4", "+2", "+1", "$$", "-2"]', '["+4", "+2", "+1", "$$", "-2", "-5"]', "[4, 2, 1, 0, -2, -3]", '"+4"', "[]"],
)
def test_forecasts_that_are_none_are_refused(value: str) -> None:
    reason = refused(with_change('["+4", "+2", "+1", "$$", "-2", "-3"]', value))
    assert reason == "forecasts.base: 6 of +4, +3, +2, +1, -1, -2, -3, -4, $, $$, $$$ are needed"


@pytest.mark.parametrize(
    "value",
    [
        '["1", "2", "3", "4"]',
        str([str(n) for n in range(1, 18)]).replace("'", '"'),
        '["1", "2", "3", "4", "0"]',
        '["1", "2", "3", "4", "100"]',
        '["1", "2", "3", "4", "5$$"]',
        '["1", "2", "3", "4", "$"]',
        '["1", "2", "3", "4", ""]',
        '["1", "2", "3", "4", "-5"]',
        '["1", "2", "3", "4", "٥"]',
        "[1, 2, 3, 4, 5]",
        '"12345"',
    ],
)
def test_spaces_that_are_none_are_refused(value: str) -> None:
    problem = '5 to 16 spaces are needed, each a value from 1 to 99 such as "5" or "5$"'
    assert refused(with_change(BASE_TRACK, value)) == f"base[1].spaces: {problem}"
    assert refused(with_change(STEEL, f"spaces = {value}")) == f"advanced[6].spaces: {problem}"


def test_a_track_that_falls_is_refused() -> None:
    reason = refused(with_change('"4", "5", "6", "7"', '"4", "6", "5", "7"'))
    assert reason == "base[1].spaces: a space cannot be worth less than the one to its left"


@pytest.mark.parametrize("value", [0, 11])
def test_a_start_or_a_reset_beside_the_track_is_refused(value: int) -> None:
    problem = f"a whole number from 1 to 10 is needed, not {value}"
    assert refused(with_change("start = 5", f"start = {value}")) == f"base[1].start: {problem}"
    assert refused(with_change("after_split = 6", f"after_split = {value}")) == f"base[1].after_split: {problem}"


@pytest.mark.parametrize("side", ["base", "advanced"])
def test_a_side_without_all_its_tracks_is_refused_whichever_is_played(side: str) -> None:
    assert refused(with_change(f"[[{side}]]\n", f"[[not_{side}]]\n")) == f"{side}: 6 [[{side}]] are needed"


def test_five_companies_are_refused() -> None:
    text = with_change('[[companies]]\nname = "Stanford Steel"\ncolour = "grey"\n', "")
    assert refused(text) == "companies: 6 [[companies]] are needed"


def test_two_companies_of_one_name_are_refused() -> None:
    reason = refused(with_change('name = "Epic Electric"', 'name = "STANFORD STEEL"'))
    assert reason == "companies: two companies have the same name, 'Stanford Steel'"


def test_two_companies_of_one_colour_are_refused() -> None:
    reason = refused(with_change('colour = "yellow"', 'colour = "Grey"'))
    assert reason == "companies: two companies have the same colour, 'grey'"


@pytest.mark.parametrize(
    ("cards", "name", "again"),
    [("investors", "Agile Ana", "wise  WARREN"), ("strategies", "Block Trading", "tax haven")],
)
def test_two_cards_of_one_name_are_refused(cards: str, name: str, again: str) -> None:
    """Their answers would read alike."""
    reason = refused(with_change(f'name = "{name}"', f'name = "{again}"'))
    later = {"investors": "Wise Warren", "strategies": "Tax Haven"}[cards]
    assert reason == f"{cards}: two cards have the same name, '{later}'"


@pytest.mark.parametrize("name", ["Boom", "Done", "nothing", "Fee 1", "Split Stanford Steel", "split  epic electric"])
def test_a_company_named_like_another_answer_is_refused(name: str) -> None:
    """ "boom" would be two cards, and "sell split stanford steel" two sales."""
    reason = refused(with_change('name = "American Automotive"', f'name = "{name}"'))
    assert reason == "companies[1].name: this name is that of another answer"


@pytest.mark.parametrize("name", ["Fee 4", "Split Rock", "Boom Town"])
def test_a_company_that_is_only_named_similarly_is_accepted(name: str) -> None:
    text = with_change('name = "American Automotive"', f'name = "{name}"')
    for question in opened(house_set=text).game.questions:
        assert len(set(question.words)) == len(question.words)


@pytest.mark.parametrize("name", ["Epic  Electric", r"Epic\tElectric"])
def test_a_company_can_be_answered_by_its_name_however_it_is_spaced(name: str) -> None:
    table = opened(house_set=with_change('name = "Epic Electric"', f'name = "{name}"'), start="1")
    play(table, "epic electric")
    assert table.g.players[A].starter == 3


@pytest.mark.parametrize(
    "changes",
    [('name = "Epic Electric"', 'name = ""'), ('name = "Epic Electric"', "name = 5"), ('colour = "grey"', "")],
)
def test_a_text_that_is_none_is_refused(changes: tuple[str, str]) -> None:
    assert refused(with_change(*changes)).endswith("a text of 1 to 40 letters is needed")


def test_a_set_without_a_name_is_refused() -> None:
    assert refused(with_change('name = "Stockpile: Epic Edition"', "")).startswith("set.name: ")


def test_a_colour_is_written_in_letters() -> None:
    assert refused(with_change('colour = "yellow"', 'colour = "#ff0"')).startswith("companies[4].colour: ")


@pytest.mark.parametrize("table", ["rounds", "money", "bidding", "market", "forecasts"])
def test_a_missing_table_is_refused(table: str) -> None:
    assert refused(with_change(f"\n[{table}]\n", f"\n[not_{table}]\n")) == f"{table}: this table is missing"


def test_a_file_for_another_game_is_refused() -> None:
    text = with_change('game = "stockpile"', 'game = "mogul"')
    assert refused(text) == "the data file is for 'mogul'; it must say game = \"stockpile\""


def test_a_file_that_is_not_toml_is_refused_with_the_line() -> None:
    reason = refused('game = "stockpile"\nname = \n')
    assert reason.startswith("the data file is not TOML")
    assert "line 2" in reason


def test_how_often_a_card_does_what_it_says_is_a_number_of_the_set() -> None:
    more = with_change(ESPIONAGE, ESPIONAGE.replace("times = 2", "times = 3"))
    table = holding("corporate espionage", house_set=more)
    play(table, "play corporate espionage", "pair 2", "pair 3")
    assert (asked(table), offered(table)) == ((A, "peek"), ["pair 5", "pair 6"])
    reason = refused(with_change(ESPIONAGE, ESPIONAGE.replace("times = 2", "times = 1")))
    assert reason == "strategies[5].times: a whole number from 2 to 6 is needed, not 1"


def test_how_many_strategies_ivan_plays_in_a_round_is_a_number_of_the_set() -> None:
    more = with_change("strategies_a_round = 2", "strategies_a_round = 3")
    cards = "value investing, insider trading, special dividend"
    table = holding(cards, house_set=more, investors=["illicit ivan", "", ""])
    play(table, "play insider trading", "pair 2", "play special dividend", "epic electric")
    assert "play value investing" in offered(table)


def test_what_lucrative_li_receives_is_a_number_of_the_set() -> None:
    text = with_change("more_interest = 1", "more_interest = 4")
    table = position("interest", house_set=text, hired=["lucrative li", "", "", ""], bond_cards=[3, 0, 0, 0])
    assert money(table)[A] == 20 + 3 + 8
    for wrong, found in (("more_interest = -1", "-1"), ("", "None")):
        reason = refused(with_change("more_interest = 1", wrong))
        assert reason == f"investors[16].more_interest: a whole number from 0 to 100 is needed, not {found}"
