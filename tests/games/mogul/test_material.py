"""Contents and game material: what is in the box."""

import tomllib
from importlib.resources import files

import pytest

from openoutcry.engine.laws import check
from openoutcry.games.catalogue import info, open_game, options
from openoutcry.games.mogul.game import MogulGame
from tests.games.mogul.positions import opened, shown

DATA = tomllib.loads(files("openoutcry.games.mogul").joinpath("data.toml").read_text("utf-8"))
BORDERS = {
    "brown": {"green": 2, "yellow": 2, "blue": 2, "pink": 2},
    "pink": {"yellow": 2, "blue": 2, "brown": 2, "green": 1},
    "blue": {"green": 2, "pink": 2, "yellow": 1, "brown": 1},
    "green": {"pink": 2, "yellow": 1, "blue": 1, "brown": 1},
    "yellow": {"blue": 2, "pink": 1, "green": 1, "brown": 1},
}


def test_the_background_colour_stands_for_the_company() -> None:
    assert {company.colour: company.name for company in shown(opened()).companies} == {
        "brown": "Great Northern",
        "pink": "Union Pacific",
        "blue": "Santa Fe",
        "green": "Frisco",
        "yellow": "Southern Pacific",
    }


def test_the_number_on_the_shares_is_how_many_there_are() -> None:
    printed = {company.colour: company.shares for company in shown(opened()).companies}
    assert printed == {"brown": 8, "pink": 7, "blue": 6, "green": 5, "yellow": 5}
    assert printed == {colour: sum(borders.values()) for colour, borders in BORDERS.items()}


def test_there_are_31_shares_and_45_chips() -> None:
    there = opened().game.conserved(opened().g)
    assert there.pop("chips") == 45
    assert sum(there.values()) == 31


def test_every_card_has_a_background_and_a_border() -> None:
    assert {company["colour"]: company["borders"] for company in DATA["companies"]} == BORDERS


def test_no_border_is_of_the_cards_own_colour() -> None:
    for company in DATA["companies"]:
        assert company["colour"] not in company["borders"]


def test_six_brown_shares_are_marked_with_an_s() -> None:
    marked = {company["colour"]: company["start_shares"] for company in DATA["companies"] if "start_shares" in company}
    assert marked == {"brown": {"green": 1, "yellow": 1, "blue": 2, "pink": 2}}


def test_the_figures_of_the_rulebook() -> None:
    assert DATA["chips"] == {"each": 6}
    assert DATA["track"] == {"spaces": 32}
    assert DATA["crash"] == {"among": 4}
    assert DATA["credit"] == {"chips": 2, "points": 2}
    assert DATA["exchange"] == {"chips": 5}


def test_every_table_of_the_data_file_says_where_it_comes_from() -> None:
    tables = {key for key, value in DATA.items() if isinstance(value, dict | list)} - {"provenance", "box"}
    assert tables | {"borders", "start_shares"} == set(DATA["provenance"])
    for said in DATA["provenance"].values():
        assert said["is"] in {"printed", "secondary", "reconstructed"}
        assert said["source"]


def test_the_game_is_listed_with_its_players_and_options() -> None:
    assert (info("mogul").players, info("mogul").modules) == ([3, 4, 5, 6], [])
    assert {option.name: option.values for option in options("mogul", 5)} == {
        "credit": ["before-auction", "own-turn"],
        "memory": ["table", "perfect"],
        "fast_start": ["no", "yes"],
        "start": ["random", "1", "2", "3", "4", "5"],
    }
    assert isinstance(open_game("mogul", 3), MogulGame)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nothing_is_ever_lost_or_added(players: int) -> None:
    report = check(open_game("mogul", players), games=5, seed=players)
    assert report.violations == []
