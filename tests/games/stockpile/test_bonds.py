"""Bonds."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.games.stockpile.events import BondsBought, BondsRedeemed, InterestPaid, PortfolioSold
from tests.games.answers import asked, explained, offered, play, refusal
from tests.games.stockpile.looking import heard, money, shown
from tests.games.stockpile.positions import (
    COMPANIES,
    A,
    B,
    C,
    D,
    Table,
    opened,
    position,
)


def bonds(table: Table) -> list[int]:
    """Everybody's bonds."""
    return [player.bonds for player in shown(table).players]


def buying(**laid_out: object) -> Table:
    """The beginning of a round."""
    return position("bonds", **({"bonds": "on"} | laid_out))


# Beginning of Round


def test_in_turn_order_players_have_the_option_to_purchase_bonds() -> None:
    table = buying(first=C)
    order = []
    for _ in range(4):
        order.append(asked(table))
        play(table, "buy 0")
    assert order == [(seat, "buy-bonds") for seat in (C, D, A, B)]
    assert (bonds(table), money(table)) == ([0] * 4, [20] * 4)


def test_up_to_three_of_them() -> None:
    table = buying(money=[99] * 4)
    assert offered(table) == ["buy 0", "buy 1", "buy 2", "buy 3"]
    assert explained(table, "buy 3") == {"bonds": 3, "cost": 15}
    assert play(table, "buy 3") == [BondsBought(A, 3, 15)]
    assert (bonds(table), money(table)) == ([3, 0, 0, 0], [84, 99, 99, 99])
    assert asked(table) == (B, "buy-bonds")


@pytest.mark.parametrize(("players", "price"), [(2, 7), (3, 6), (4, 5), (5, 4)])
def test_their_price_is_determined_by_the_number_of_players(players: int, price: int) -> None:
    table = buying(players=players, money=[20] * players)
    assert shown(table).bond_price == price
    play(table, "buy 2")
    assert money(table)[A] == 20 - 2 * price


@pytest.mark.parametrize(("has", "most"), [(5, 1), (9, 1), (10, 2), (14, 2), (15, 3)])
def test_nobody_buys_more_than_he_can_pay(has: int, most: int) -> None:
    table = buying(money=[has, 20, 20, 20])
    assert offered(table)[-1] == f"buy {most}"
    if most < 3:
        assert refusal(table, f"buy {most + 1}") == "rule-stockpile-not-enough-money"


def test_who_cannot_pay_a_single_one_is_not_asked() -> None:
    assert asked(buying(money=[4, 20, 20, 20])) == (B, "buy-bonds")
    assert asked(buying(money=[4] * 4)) == (NATURE, "company")


def test_while_a_fee_waits_no_bonds_can_be_bought() -> None:
    """With the printed prices who has the money for a bond has paid every fee; a house set can be different."""
    table = buying(money=[8, 20, 20, 20], fees=["3", "", "", ""])
    assert asked(table) == (B, "buy-bonds")


def test_it_is_done_at_the_start_of_the_round_before_the_dice_are_rolled() -> None:
    table = position("round", bonds="on", dice="on")
    assert (asked(table), shown(table).round) == ((A, "buy-bonds"), 2)
    play(table, *["buy 0"] * 4)
    assert asked(table) == (NATURE, "roll")


def test_also_in_the_first_round() -> None:
    table = opened(4, start="1", bonds="on")
    play(table, *COMPANIES[:4])
    assert (asked(table), shown(table).round) == ((A, "buy-bonds"), 1)


def test_there_are_40_and_when_they_are_gone_none_can_be_bought() -> None:
    table = buying(bond_cards=[20, 18, 0, 0], money=[99] * 4)
    assert (shown(table).bonds_left, offered(table)) == (2, ["buy 0", "buy 1", "buy 2"])
    assert refusal(table, "buy 3") == "rule-stockpile-no-bonds-left"
    play(table, "buy 2")
    assert (shown(table).bonds_left, asked(table)) == (0, (NATURE, "company"))


def test_they_may_not_be_redeemed_during_the_game() -> None:
    table = position("selling", bond_cards=[7, 0, 0, 0], holds=["epic electric 1", "", "", ""])
    assert offered(table) == ["sell epic electric", "done"]
    assert asked(position("selling", bond_cards=[7, 0, 0, 0])) != (A, "sell")


def test_they_are_no_money_to_bid_with() -> None:
    table = position("demand", bond_cards=[7, 0, 0, 0], money=[0] * 4)
    assert offered(table) == [f"bid {n} 0" for n in range(1, 5)]


def test_how_many_everybody_has_is_public() -> None:
    table = position("demand", bond_cards=[7, 0, 2, 0])
    assert [[player.bonds for player in shown(table, to).players] for to in (B, C)] == [[7, 0, 2, 0]] * 2


# End of Round


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_receive_1_000_dollars_in_interest_per_bond(players: int) -> None:
    table = position("interest", players=players, bond_cards=[7, 2, 0, 0, 0][:players], money=[20] * players)
    assert money(table) == [27, 22, 20, 20, 20][:players]
    assert heard(table, InterestPaid) == [InterestPaid(A, 7), InterestPaid(B, 2)]
    assert (bonds(table)[:2], shown(table).round) == ([7, 2], 2)


def test_interest_comes_after_the_movement_phase() -> None:
    pairs = "american automotive +1, bottomline bank +2, cosmic computers +4, epic electric -2, leading laboratories -3"
    table = position("movement", bond_cards=[1, 0, 0, 0], holds=["epic electric 1", "", "", ""], pairs=pairs)
    assert (asked(table), money(table)[A]) == ((A, "collect"), 20)
    play(table, "show 0")
    assert money(table)[A] == 21


def test_a_fee_that_waits_is_paid_out_of_the_interest() -> None:
    table = position("interest", bond_cards=[3, 0, 0, 0], money=[0, 20, 20, 20], fees=["2", "", "", ""])
    assert money(table)[A] == 1


# End of Game


def test_example_seven_bonds_of_a_four_player_game_are_exchanged_for_35() -> None:
    table = position("end", round=6, bond_cards=[7, 0, 0, 0], money=[0] * 4)
    assert heard(table, BondsRedeemed) == [BondsRedeemed(A, 7, 35)]
    assert (money(table), bonds(table)) == ([35, 0, 0, 0], [0] * 4)


@pytest.mark.parametrize(("players", "rounds", "price"), [(2, 6, 7), (3, 7, 6), (4, 6, 5), (5, 5, 4)])
def test_they_are_redeemed_for_their_full_price(players: int, rounds: int, price: int) -> None:
    cards = [3] + [0] * (players - 1)
    table = position("end", players=players, round=rounds, bond_cards=cards, money=[0] * players)
    assert money(table)[A] == 3 * price


def test_in_the_last_round_interest_is_paid_before() -> None:
    table = position("interest", round=6, bond_cards=[7, 0, 0, 0], money=[0] * 4)
    assert money(table)[A] == 42


def test_they_are_redeemed_after_the_final_sale() -> None:
    table = position("end", round=6, bond_cards=[1, 0, 0, 0], holds=["epic electric 1", "", "", ""])
    kinds = [type(event) for event in table.told]
    assert kinds.index(BondsRedeemed) > kinds.index(PortfolioSold)


def test_without_the_module_there_are_none() -> None:
    assert asked(position("round")) == (NATURE, "company")
