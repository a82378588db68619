"""Game components: what is in the box."""

import tomllib
from importlib.resources import files

import pytest

from openoutcry.games.speculation_board.events import CardsRevealed
from openoutcry.games.speculation_board.game import offered_options
from tests.games.answers import play, played_on
from tests.games.speculation_board.positions import CARDS, cash, opened, position, shown

DATA = tomllib.loads(files("openoutcry.games.speculation_board").joinpath("data.toml").read_text("utf-8"))
STRIPS = [(1, 10), (11, 20), (21, 30), (31, 40), (41, 50), (51, 59), (60, 60)]
AGREED = {
    "plain": [
        [60, 50, 45, 40, 35, 30, 25, 20],
        [110, 95, 80, 65, 50, 35, 20, 10],
        [140, 120, 100, 80, 60, 35, 15, 0],
        [175, 145, 115, 90, 60, 30, 5, -10],
        [210, 170, 135, 100, 60, 25, -5, -25],
        [250, 200, 155, 110, 65, 20, -15, -40],
        [300, 250, 210, 175, 145, 120, 100, 80],
    ],
    "star": [
        [40, 35, 30, 25, 20, 15, 10, 5],
        [75, 65, 50, 40, 25, 15, 5, -5],
        [100, 80, 65, 45, 30, 10, -5, -15],
        [120, 100, 75, 50, 25, 5, -15, -25],
        [145, 115, 85, 55, 25, -5, -25, -40],
        [170, 135, 100, 60, 20, -15, -35, -60],
        [200, 160, 130, 100, 80, 60, 40, 20],
    ],
}


def test_the_game_board_is_double_sided() -> None:
    assert [shown(opened(side=side)).side for side in ("plain", "star")] == ["plain", "star"]
    assert shown(opened(side="plain")).strips != shown(opened(side="star")).strips


def test_for_beginners_the_side_without_the_star_is_used_unless_another_is_asked_for() -> None:
    assert shown(opened()).side == "plain"


def test_on_the_side_with_the_star_it_is_more_difficult_to_earn_money() -> None:
    for plain, star in zip(shown(opened(side="plain")).strips, shown(opened(side="star")).strips, strict=True):
        assert all(less < more for less, more in zip(star.prices, plain.prices, strict=True))


@pytest.mark.parametrize("side", ["plain", "star"])
def test_each_track_segment_has_a_list_of_share_prices_and_end_has_one(side: str) -> None:
    strips = shown(opened(side=side)).strips
    assert [(strip.first_space, strip.last_space) for strip in strips] == STRIPS
    assert all(len(strip.prices) == 8 for strip in strips)


@pytest.mark.parametrize("side", ["plain", "star"])
def test_the_lists_are_those_that_were_agreed(side: str) -> None:
    assert [strip.prices for strip in shown(opened(side=side)).strips] == AGREED[side]


@pytest.mark.parametrize("side", ["plain", "star"])
def test_a_better_rank_is_never_worth_less(side: str) -> None:
    for strip in shown(opened(side=side)).strips:
        assert strip.prices == sorted(strip.prices, reverse=True)


@pytest.mark.parametrize("side", ["plain", "star"])
def test_the_spread_of_prices_grows_from_strip_to_strip(side: str) -> None:
    spread = [strip.prices[0] - strip.prices[-1] for strip in shown(opened(side=side)).strips[:-1]]
    assert spread == sorted(spread)
    assert spread[0] < spread[-1]


def test_the_track_has_59_spaces_between_the_start_and_end() -> None:
    assert shown(opened()).end == 60


def test_there_are_eight_companies_and_eight_bricks() -> None:
    assert {company.name: company.colour for company in shown(opened()).companies} == {
        "Metro": "grey",
        "Timbuktu": "blue",
        "Alhambra": "orange",
        "Shogun": "red",
        "Show Manager": "purple",
        "Eketorp": "green",
        "Carat": "yellow",
        "Wallenstein": "black",
    }


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_player_has_a_card_of_each_company_and_a_bank_holiday(players: int) -> None:
    revealed = [
        event.cards
        for table in played_on(opened(players), seed=players)
        for event in table.told
        if isinstance(event, CardsRevealed)
    ]
    for seat in range(players):
        assert sorted(cards[seat] for cards in revealed[:9]) == list(range(len(CARDS)))


def test_there_are_five_shares_of_each_company() -> None:
    assert max(DATA["shares"].values()) == 5


def test_there_are_three_trades_a_rank_up_a_rank_down_and_a_no_action() -> None:
    assert shown(opened()).actions_left == [3, 1, 1, 1]


def test_the_movement_tiles_are_one_to_six() -> None:
    assert shown(opened()).movements_left == [1, 2, 3, 4, 5, 6]


def test_the_bank_never_runs_out_of_money() -> None:
    table = position("trade", bricks="metro 59", players=6, cash=[0] * 6, shares=["metro 1"] * 5 + [""])
    play(table, *["sell metro", "buy nothing"] * 5)
    assert cash(table) == [250] * 5 + [0]


def test_every_table_of_the_data_file_says_where_it_comes_from() -> None:
    tables = {key for key, value in DATA.items() if isinstance(value, dict | list)} - {"provenance"}
    said = {"companies", "actions", "movements", "track", "strips", "prices", "start", "shares"}
    assert tables == (said - {"actions", "movements", "strips", "prices"}) | {"tiles", "plain", "star"}
    assert set(DATA["provenance"]) == said
    for one in DATA["provenance"].values():
        assert one["is"] in {"printed", "secondary", "reconstructed"}
        assert one["source"]


def test_the_game_offers_a_side_and_a_start_player() -> None:
    assert {option.name: option.values for option in offered_options(5)} == {
        "side": ["plain", "star"],
        "start": ["random", "1", "2", "3", "4", "5"],
    }
