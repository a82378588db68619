"""End of the game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.engine.game import ranks
from openoutcry.games.speculation_board.events import (
    BrickMoved,
    EndReached,
    FortuneCounted,
    GameOver,
    TilesReturned,
)
from tests.games.answers import asked, play
from tests.games.speculation_board.positions import (
    CARAT,
    METRO,
    SHOGUN,
    TIMBUKTU,
    A,
    B,
    C,
    Table,
    bricks,
    choose,
    draw_cards,
    played_turn,
    position,
    price,
    shown,
)


def finished(cards: str = "metro, metro, metro, metro", **laid_out: object) -> Table:
    """A game that has ended with this turn: Metro has come to END, unless other bricks are given."""
    table = played_turn(cards, **({"bricks": "metro 58"} | laid_out))
    draw_cards(table)
    return table


def winners(table: Table) -> list[int]:
    """Who has won, as it was told."""
    return next(event.winners for event in table.told if isinstance(event, GameOver))


def test_when_a_brick_reaches_end_the_game_ends() -> None:
    table = finished()
    assert asked(table) is None
    assert (shown(table).phase, table.game.end(table.g)) == ("over", "end reached")


def test_until_a_brick_reaches_end_the_game_goes_on() -> None:
    table = played_turn("metro, carat, carat", bricks="metro 56", movement=3)
    draw_cards(table)
    assert bricks(table).startswith("metro 59")
    assert table.game.end(table.g) == ""
    assert asked(table) is not None


def test_the_turn_is_played_out_all_other_bricks_move_too() -> None:
    table = played_turn("metro, timbuktu, carat", bricks="metro 58, timbuktu 10, carat 20")
    assert [event for event in table.told if isinstance(event, BrickMoved | EndReached)] == [
        BrickMoved(seat=A, company=METRO, start=58, end=60),
        EndReached(company=METRO, place=1),
        BrickMoved(seat=B, company=TIMBUKTU, start=10, end=13),
        BrickMoved(seat=C, company=CARAT, start=20, end=23),
    ]


def test_a_turn_in_which_rank_up_reaches_end_is_played_out() -> None:
    hands = ["metro, carat"] * 3
    table = position("rank up", players=3, bricks="metro 3, timbuktu 59", hands=hands)
    play(table, "raise metro")
    assert asked(table) == (A, "card")
    choose(table, "carat, carat, carat")
    assert bricks(table) == "metro 60, timbuktu 59, carat 9"
    draw_cards(table)
    assert table.game.end(table.g) == "end reached"


def test_rank_up_to_end_ends_the_game_even_on_a_bank_holiday() -> None:
    hands = ["metro, bank holiday"] * 3
    table = position("rank up", players=3, bricks="metro 3, timbuktu 59", hands=hands)
    play(table, "raise metro")
    choose(table, "bank holiday, metro, metro")
    draw_cards(table)
    assert asked(table) is None
    assert bricks(table) == "metro 60, timbuktu 59"


def test_several_bricks_on_end_rank_by_the_order_in_which_they_reached_it() -> None:
    table = played_turn("shogun, carat, metro", bricks="metro 59, shogun 57, carat 58, timbuktu 56")
    assert [event for event in table.told if isinstance(event, EndReached)] == [
        EndReached(company=SHOGUN, place=1),
        EndReached(company=CARAT, place=2),
        EndReached(company=METRO, place=3),
    ]
    assert [price(table, brick) for brick in (SHOGUN, CARAT, METRO, TIMBUKTU)] == [300, 250, 210, 110]


def test_a_brick_that_reached_end_by_rank_up_is_ranked_before_those_that_moved_there() -> None:
    table = position("rank up", players=3, bricks="metro 3, timbuktu 59", hands=["timbuktu, carat"] * 3)
    play(table, "raise metro")
    choose(table, "timbuktu, carat, carat")
    assert (price(table, METRO), price(table, TIMBUKTU)) == (300, 250)


def test_each_player_sums_his_cash_and_the_current_value_of_his_shares() -> None:
    held = ["metro 1, carat 2", "", "metro 1", ""]
    table = finished(bricks="metro 58, timbuktu 12", cash=[5, 60, 0, 7], shares=held)
    assert [event for event in table.told if isinstance(event, FortuneCounted)] == [
        FortuneCounted(seat=A, cash=5, shares=300 + 2 * 20),
        FortuneCounted(seat=B, cash=60, shares=0),
        FortuneCounted(seat=C, cash=0, shares=300),
        FortuneCounted(seat=3, cash=7, shares=0),
    ]
    assert table.told[-1] == GameOver(scores=[345, 60, 300, 7], winners=[A])
    assert [player.fortune for player in shown(table).players] == [345, 60, 300, 7]


def test_shares_of_negative_value_are_subtracted() -> None:
    row = "metro 58, timbuktu 57, alhambra 56, shogun 55, show manager 54, eketorp 53, carat 52, wallenstein 51"
    table = finished(bricks=row, cash=[100, 50, 0, 0], shares=["wallenstein 2", "", "", ""])
    assert table.told[-1] == GameOver(scores=[100 - 80, 50, 0, 0], winners=[B])


def test_the_last_prices_count_not_those_before_the_turn() -> None:
    table = finished("metro, carat, carat, carat", bricks="metro 58, carat 10", shares=["", "carat 1", "", ""])
    assert table.game.scores(table.g)[B] == 20 + 95


def test_the_richest_player_wins_the_game() -> None:
    assert winners(finished(cash=[19, 21, 20, 3])) == [B]


@pytest.mark.parametrize(("cash", "shared"), [([30, 30, 20, 3], [0, 1]), ([5, 5, 5, 5], [0, 1, 2, 3])])
def test_in_case_of_a_tie_the_tied_players_share_the_victory(cash: list[int], shared: list[int]) -> None:
    assert winners(finished(cash=cash)) == shared


def test_cash_and_shares_count_alike_in_a_tie() -> None:
    assert winners(finished(cash=[300, 0, 299, 0], shares=["", "metro 1", "", ""])) == [A, B]


def test_after_the_last_turn_nobody_becomes_active_and_no_tiles_return() -> None:
    table = finished(action="trade")
    assert TilesReturned() not in table.told
    assert shown(table).active == A


money = st.lists(st.integers(0, 40), min_size=4, max_size=4)
owned = st.lists(st.integers(0, 1), min_size=4, max_size=4)


@given(cash=money, carats=owned, timbuktus=owned)
@settings(deadline=None)
def test_exactly_the_richest_win(cash: list[int], carats: list[int], timbuktus: list[int]) -> None:
    held = [f"carat {n}, timbuktu {m}" for n, m in zip(carats, timbuktus, strict=True)]
    if sum(carats) == 4 or sum(timbuktus) == 4:
        held[3] = ""
        carats, timbuktus = [*carats[:3], 0], [*timbuktus[:3], 0]
    table = finished(bricks="metro 58, timbuktu 3", cash=cash, shares=held)
    fortunes = [c + 20 * n + 50 * m for c, n, m in zip(cash, carats, timbuktus, strict=True)]
    assert table.game.scores(table.g) == fortunes
    assert winners(table) == [seat for seat in range(4) if fortunes[seat] == max(fortunes)]
    places = ranks(table.game.standing(table.g))
    assert [seat for seat, place in enumerate(places) if place == 1] == winners(table)
