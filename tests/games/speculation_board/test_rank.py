"""Execute the action tile: Rank +1, Rank -1 and No Action."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.games.speculation_board.events import EndReached, RankLowered, RankRaised
from tests.games.answers import asked, explained, offered, play, refusal
from tests.games.speculation_board.positions import (
    ALHAMBRA,
    CARAT,
    COMPANIES,
    METRO,
    SHOGUN,
    TIMBUKTU,
    A,
    B,
    C,
    bricks,
    position,
    price,
    rank,
    shown,
    track,
)

EIGHT = "metro 8, timbuktu 7, alhambra 6, shogun 5, show manager 4, eketorp 3, carat 2, wallenstein 1"


# Rank +1


def test_example_ani_advances_metro_one_rank_to_space_23() -> None:
    table = position("rank up", bricks="metro 19, alhambra 21, timbuktu 22")
    assert track(table, 18, 24) == ".M.AT.."
    assert play(table, "raise metro") == [RankRaised(seat=A, company=METRO, start=19, end=23)]
    assert track(table, 18, 24) == "...ATM."


def test_example_if_space_22_were_not_occupied_metro_would_be_placed_there() -> None:
    table = position("rank up", bricks="metro 19, alhambra 21, timbuktu 24")
    play(table, "raise metro")
    assert track(table, 18, 24) == "...AM.T"


def test_the_brick_moves_to_the_first_empty_space_in_front_of_the_one_ranked_just_ahead() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 20")
    play(table, "raise metro")
    assert bricks(table) == "metro 21, timbuktu 20"


def test_if_that_space_is_occupied_the_brick_goes_to_the_next_free_space_ahead() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 20, carat 21, shogun 22, eketorp 24")
    play(table, "raise metro")
    assert track(table, 19, 25) == ".TCSME."


def test_only_the_active_player_advances_a_brick() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 20", active=C)
    assert asked(table) == (C, "rank-up")
    assert refusal(table, "raise metro", seat=B) == "not-asked"
    play(table, "raise metro")
    assert asked(table) == (A, "card")


def test_he_must_advance_one_and_may_choose_any_brick_but_the_first() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 20")
    assert offered(table) == [f"raise {name}" for name in COMPANIES if name != "timbuktu"]


def test_the_brick_ranked_1st_cannot_be_chosen_for_rank_up() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 20")
    assert refusal(table, "raise timbuktu") == "rule-speculation-board-first-already"


def test_a_brick_on_the_start_is_raised_past_the_last_brick_on_the_track() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 20")
    play(table, "raise carat")
    assert bricks(table) == "timbuktu 20, carat 4, metro 3"


def test_a_brick_on_the_start_is_raised_past_the_only_brick_on_the_track() -> None:
    table = position("rank up", bricks="timbuktu 20")
    play(table, "raise carat")
    assert bricks(table) == "carat 21, timbuktu 20"


def test_a_brick_may_reach_end_by_rank_up() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 59")
    told = play(table, "raise metro")
    assert told == [RankRaised(seat=A, company=METRO, start=3, end=60), EndReached(company=METRO, place=1)]
    assert bricks(table) == "metro 60, timbuktu 59"
    assert price(table, METRO) == 300


def test_a_brick_may_reach_end_over_a_row_of_occupied_spaces() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 57, carat 58, shogun 59")
    play(table, "raise metro")
    assert (rank(table, METRO), shown(table).companies[METRO].space) == (1, 60)


def test_prices_follow_a_raised_brick_at_once() -> None:
    table = position("rank up", bricks="metro 3, timbuktu 20")
    assert explained(table, "raise metro") == {"company": METRO, "space": 21, "price": 140}
    play(table, "raise metro")
    assert (price(table, METRO), price(table, TIMBUKTU)) == (140, 95)


# Rank -1


def test_the_brick_moves_to_the_first_empty_space_in_back_of_the_one_ranked_just_below() -> None:
    table = position("rank down", bricks="metro 20, timbuktu 15, carat 5")
    assert play(table, "lower metro") == [RankLowered(seat=A, company=METRO, start=20, end=14)]
    assert bricks(table) == "timbuktu 15, metro 14, carat 5"


def test_if_that_space_is_occupied_the_brick_goes_to_the_next_free_space_behind() -> None:
    table = position("rank down", bricks="metro 20, timbuktu 15, carat 14, shogun 13, eketorp 11")
    assert track(table, 10, 20) == ".E.SCT....M"
    play(table, "lower metro")
    assert track(table, 10, 20) == ".EMSCT....."


def test_only_the_active_player_lowers_a_brick() -> None:
    table = position("rank down", bricks="metro 3, timbuktu 20", active=B)
    assert asked(table) == (B, "rank-down")
    play(table, "lower timbuktu")
    assert asked(table) == (A, "card")


def test_he_must_lower_one_and_may_choose_any_brick_but_the_last() -> None:
    table = position("rank down", bricks=EIGHT)
    assert offered(table) == [f"lower {name}" for name in COMPANIES if name != "wallenstein"]


def test_the_brick_ranked_8th_cannot_be_chosen_for_rank_down() -> None:
    assert refusal(position("rank down", bricks=EIGHT), "lower wallenstein") == "rule-speculation-board-last-already"


def test_no_brick_on_the_start_can_be_lowered() -> None:
    table = position("rank down", bricks="metro 3, timbuktu 20")
    assert offered(table) == ["lower metro", "lower timbuktu"]
    assert refusal(table, "lower carat") == "rule-speculation-board-last-already"


def test_where_the_brick_just_below_is_on_the_start_the_lowered_one_goes_to_the_start() -> None:
    table = position("rank down", bricks="metro 3, timbuktu 20")
    play(table, "lower metro")
    assert bricks(table) == "timbuktu 20"
    assert price(table, METRO) == 20


def test_the_only_brick_on_the_track_may_be_lowered_to_the_start() -> None:
    table = position("rank down", bricks="timbuktu 20")
    assert offered(table) == ["lower timbuktu"]
    play(table, "lower timbuktu")
    assert bricks(table) == ""


def test_where_the_first_empty_space_behind_is_the_start_the_lowered_one_goes_there() -> None:
    table = position("rank down", bricks=EIGHT)
    play(table, "lower carat")
    assert shown(table).companies[CARAT].space == 0
    table = position("rank down", bricks=EIGHT)
    play(table, "lower metro")
    assert shown(table).companies[METRO].space == 0


def test_prices_follow_a_lowered_brick_at_once() -> None:
    table = position("rank down", bricks="metro 20, timbuktu 15, carat 5")
    assert explained(table, "lower metro") == {"company": METRO, "space": 14, "price": 95}
    play(table, "lower metro")
    assert (price(table, METRO), price(table, TIMBUKTU), price(table, ALHAMBRA)) == (95, 110, 20)


# Both


@pytest.mark.parametrize("tile", ["rank up", "rank down"])
def test_if_all_bricks_are_on_the_starting_space_the_tile_is_no_action(tile: str) -> None:
    table = position(tile)
    assert asked(table) == (A, "card")
    assert table.told == []


@pytest.mark.parametrize(("tile", "words"), [("rank up", "raise shogun"), ("rank down", "lower metro")])
def test_one_brick_only_is_moved(tile: str, words: str) -> None:
    table = position(tile, bricks="metro 8, shogun 5")
    play(table, words)
    assert asked(table) == (A, "card")
    assert sum(company.space not in (0, 5, 8) for company in shown(table).companies) == 1
    assert rank(table, SHOGUN) == 1


def test_no_action_no_action_this_turn() -> None:
    table = position("no action", bricks="metro 8, shogun 5", shares=["metro 1"] * 3 + [""])
    assert asked(table) == (A, "card")
    assert (bricks(table), table.told) == ("metro 8, shogun 5", [])


# Laws


@st.composite
def tracks(draw: st.DrawFn) -> list[int]:
    spaces = draw(st.lists(st.integers(1, 12) | st.integers(48, 59), min_size=1, max_size=8, unique=True))
    return draw(st.permutations(spaces + [0] * (8 - len(spaces))))


def laid(spaces: list[int]) -> str:
    return ", ".join(f"{name} {space}" for name, space in zip(COMPANIES, spaces, strict=True) if space)


@given(spaces=tracks(), brick=st.integers(0, 7))
@settings(deadline=None)
def test_a_raised_brick_stands_on_the_nearest_free_space_past_its_neighbour(spaces: list[int], brick: int) -> None:
    table = position("rank up", bricks=laid(spaces))
    words = f"raise {COMPANIES[brick]}"
    past = [space for space in spaces if space > spaces[brick]]
    assert (words in offered(table)) == (past != [])
    if past:
        play(table, words)
        free = [space for space in range(min(past) + 1, 60) if space not in spaces]
        wanted = [*spaces]
        wanted[brick] = (free or [60])[0]
        assert [company.space for company in shown(table).companies] == wanted


@given(spaces=tracks(), brick=st.integers(0, 7))
@settings(deadline=None)
def test_a_lowered_brick_stands_on_the_nearest_free_space_behind_its_neighbour(spaces: list[int], brick: int) -> None:
    table = position("rank down", bricks=laid(spaces))
    words = f"lower {COMPANIES[brick]}"
    behind = [space for space in spaces if space < spaces[brick]]
    assert (words in offered(table)) == (behind != [])
    if behind:
        play(table, words)
        free = [space for space in range(1, max(behind)) if space not in spaces]
        wanted = [*spaces]
        wanted[brick] = (free or [0])[-1]
        assert [company.space for company in shown(table).companies] == wanted
