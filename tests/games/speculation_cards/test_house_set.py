"""A house set: another deck, other figures."""

import pytest

from openoutcry.engine.laws import check
from openoutcry.games.speculation_cards.events import FourJokers, LastTurns, RoundCut
from openoutcry.games.speculation_cards.game import SpeculationCardsGame
from tests.games.answers import odds, play
from tests.games.house_sets import HouseSets
from tests.games.speculation_cards.positions import (
    opened,
    position,
    shown,
    take,
)

SETS = HouseSets("speculation-cards", players=3)
PRINTED, with_change, refused = SETS.printed, SETS.with_change, SETS.refused


def test_the_printed_data_file_is_itself_a_house_set() -> None:
    assert opened(house_set=PRINTED).game.set_name == "Speculation, the card game"


def test_a_house_set_brings_its_own_deck() -> None:
    text = with_change(
        *('"clubs", "diamonds", "hearts", "spades"', '"Cups", "coins", "clubs", "swords"'),
        *("lowest_rank = 2", "lowest_rank = 1", "highest_rank = 7", "highest_rank = 2"),
        *("copies = 2", "copies = 3", "jokers = 4", "jokers = 2"),
    )
    table = opened(house_set=text, start="1")
    there = {f"{rank} of {suit}": 3 for suit in ("cups", "coins", "clubs", "swords") for rank in (1, 2)}
    assert odds(table) == there | {"joker": 2}


def test_all_jokers_of_a_house_set_win() -> None:
    table = position(hands=["joker joker", "", ""], over=True, house_set=with_change("jokers = 4", "jokers = 2"))
    assert FourJokers(seat=0) in table.told


def test_a_house_set_brings_its_own_hand_rounds_and_guard() -> None:
    text = with_change("hand = 10", "hand = 2", "rounds = 3", "rounds = 1", "turns = 200", "turns = 10")
    table = position(hands=["7s", "", ""], piles=("2c 3c", "4d", "6h"), house_set=text)
    assert isinstance(take(table, 1)[-1], LastTurns)
    assert (shown(table).hand_limit, shown(table).rounds, shown(table).most_turns) == (2, 1, 10)
    table = position(turns=9, piles=("2c 3c", "4d", "6h"), house_set=text)
    assert RoundCut(turns=10) in take(table, 1)
    assert shown(table).phase == "over"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "changes",
    [
        (
            "lowest_rank = 2",
            "lowest_rank = 6",
            "copies = 2",
            "copies = 1",
            "jokers = 4",
            "jokers = 1",
            "turns = 200",
            "turns = 60",
        ),
        ("highest_rank = 7", "highest_rank = 10", "copies = 2", "copies = 4", "hand = 10", "hand = 15"),
    ],
    ids=["small", "large"],
)
def test_the_laws_hold_for_a_house_set(players: int, changes: tuple[str, ...]) -> None:
    assert check(SpeculationCardsGame(players, {}, with_change(*changes)), games=2, seed=players).violations == []


# Refusals


@pytest.mark.parametrize(
    "value", ['["clubs", "hearts", "spades"]', '["a", "b", "c", "d", "e"]', '"clubs"', '["a", "b", "c", 4]', "[]"]
)
def test_other_than_four_suits_are_refused(value: str) -> None:
    text = with_change('["clubs", "diamonds", "hearts", "spades"]', value)
    assert refused(text) == "deck.suits: a list of 4 names is needed"


def test_two_suits_of_one_name_are_refused() -> None:
    assert refused(with_change('"diamonds"', '" Clubs"')) == "deck.suits: two suits have the same name, 'clubs'"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_a_suit_without_a_name_or_with_an_endless_one_is_refused(name: str) -> None:
    assert refused(with_change('"diamonds"', f'"{name}"')).startswith("deck.suits")


@pytest.mark.parametrize("name", ["gold  coins", r"gold\tcoins"])
def test_a_card_can_be_answered_by_its_suit_however_it_is_spaced(name: str) -> None:
    table = opened(house_set=with_change('"diamonds"', f'"{name}"'), start="1")
    play(table, "4 of gold coins")
    assert shown(table).piles[0].cards == [8]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (("lowest_rank = 2", "lowest_rank = 0"), "deck.lowest_rank: a whole number from 1 to 10 is needed, not 0"),
        (("highest_rank = 7", "highest_rank = 1"), "deck.highest_rank: a whole number from 2 to 10 is needed, not 1"),
        (("highest_rank = 7", "highest_rank = 11"), "deck.highest_rank: a whole number from 2 to 10 is needed, not 11"),
        (("copies = 2", "copies = 0"), "deck.copies: a whole number from 1 to 4 is needed, not 0"),
        (("jokers = 4", "jokers = 0"), "deck.jokers: a whole number from 1 to 8 is needed, not 0"),
        (("jokers = 4", ""), "deck.jokers: a whole number from 1 to 8 is needed, not None"),
        (("hand = 10", "hand = 1"), "play.hand: a whole number from 2 to 30 is needed, not 1"),
        (("hand = 10", "hand = 10.0"), "play.hand: a whole number from 2 to 30 is needed, not 10.0"),
        (("rounds = 3", "rounds = 4"), "play.rounds: a whole number from 1 to 3 is needed, not 4"),
        (("turns = 200", "turns = 1"), "guard.turns: a whole number from 2 to 1000 is needed, not 1"),
        (("turns = 200", "turns = true"), "guard.turns: a whole number from 2 to 1000 is needed, not True"),
    ],
)
def test_a_number_that_is_none_is_refused(changes: tuple[str, str], reason: str) -> None:
    assert refused(with_change(*changes)) == reason


@pytest.mark.parametrize("table", ["deck", "play", "guard"])
def test_a_missing_table_is_refused(table: str) -> None:
    assert refused(with_change(f"\n[{table}]\n", f"\n[not_{table}]\n")) == f"{table}: this table is missing"


def test_a_set_without_a_name_is_refused() -> None:
    assert refused(with_change('name = "Speculation, the card game"', "")).startswith("set.name: ")


def test_a_file_for_another_game_is_refused() -> None:
    text = with_change('game = "speculation-cards"', 'game = "speculation-board"')
    assert refused(text) == "the data file is for 'speculation-board'; it must say game = \"speculation-cards\""


def test_a_file_that_is_not_toml_is_refused_with_the_line() -> None:
    reason = refused('game = "speculation-cards"\nname = \n')
    assert reason.startswith("the data file is not TOML")
    assert "line 2" in reason
