"""Required to Play, and Game Setup: the players and the deck."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from openoutcry.engine.errors import BadOption, BadPlayers
from openoutcry.games.speculation_cards.game import SpeculationCardsGame, offered_options
from tests.games.answers import odds
from tests.games.speculation_cards.positions import (
    opened,
    shown,
)

DATA = tomllib.loads(files("openoutcry.games.speculation_cards").joinpath("data.toml").read_text("utf-8"))


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(BadPlayers, match=f"2 to 4 players, not {players}"):
        SpeculationCardsGame(players)


def test_the_deck_has_52_cards() -> None:
    assert odds(opened(start="1")).total() == 52
    assert shown(opened(start="1")).deck == 52


def test_there_are_eight_cards_of_each_rank_from_2_to_7() -> None:
    ranks: Counter[str] = Counter()
    for card, n in odds(opened(start="1")).items():
        ranks[card.split(" ", maxsplit=1)[0]] += n
    assert ranks == {"2": 8, "3": 8, "4": 8, "5": 8, "6": 8, "7": 8, "joker": 4}


def test_there_are_two_copies_of_each_rank_in_each_suit() -> None:
    suits = ["clubs", "diamonds", "hearts", "spades"]
    there = {f"{rank} of {suit}": 2 for suit in suits for rank in range(2, 8)}
    assert odds(opened(start="1")) == there | {"joker": 4}


def test_the_figures_of_the_rulebook() -> None:
    assert DATA["play"] == {"hand": 10, "rounds": 3}
    assert DATA["deck"]["jokers"] == 4


def test_the_guard_is_200_turns() -> None:
    assert DATA["guard"] == {"turns": 200}
    assert shown(opened()).most_turns == 200


def test_every_table_of_the_data_file_says_where_it_comes_from() -> None:
    tables = {key for key, value in DATA.items() if isinstance(value, dict | list)} - {"provenance"}
    assert tables == set(DATA["provenance"])
    for one in DATA["provenance"].values():
        assert one["is"] in {"printed", "secondary", "reconstructed"}
        assert one["source"]


def test_the_game_offers_a_memory_and_a_first_player() -> None:
    assert {option.name: option.values for option in offered_options(2)} == {
        "memory": ["table", "perfect"],
        "start": ["random", "1", "2"],
    }


def test_only_a_player_of_the_game_can_be_named_first() -> None:
    with pytest.raises(BadOption, match="random, 1, 2, not '3'"):
        opened(2, start="3")
