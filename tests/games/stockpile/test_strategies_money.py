"""Investment Strategies: the cards that bring money."""

import pytest

from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import (
    ActionPlayed,
    ActionSpent,
    FeePaid,
    PairShown,
    ShareShown,
    StrategyPaid,
    TaxReturned,
)
from tests.games.answers import asked, offered, play, refusal
from tests.games.stockpile.looking import discarded, fees, heard, money, pair, remembered, shown, split, stocks
from tests.games.stockpile.positions import (
    BOOM,
    COMPANIES,
    ELECTRIC,
    STEEL,
    TRACK,
    A,
    B,
    C,
)
from tests.games.stockpile.strategies import DESIGNS, goods, holding, seen_pairs, taken_from_discard


def paid(card: str, seat: int, amount: int) -> StrategyPaid:
    """That this card brought so much."""
    return StrategyPaid(seat, DESIGNS.index(card), amount)


# Block Trading and Value Investing


@pytest.mark.parametrize(("bid", "gain"), list(zip(TRACK[1:], [2, 4, 6, 8, 10, 12, 14], strict=True)))
def test_block_trading_pays_2_for_each_space_from_the_left_end(bid: int, gain: int) -> None:
    table = holding("block trading", bids=f"{bid}, 0, 0", holds=["epic electric 1", "", ""], money=[30, 20, 20])
    play(table, "play block trading", "discard epic electric")
    assert heard(table, StrategyPaid) == [paid("block trading", A, gain)]
    assert money(table) == [30 - bid + gain, 20, 20]


def test_block_trading_cannot_be_played_for_nothing_where_the_pile_was_won_at_0() -> None:
    table = holding("block trading", bids="0, 0, 0", holds=["epic electric 1", "", ""])
    assert refusal(table, "play block trading") == "rule-stockpile-does-nothing"


def test_block_trading_costs_a_stock_that_is_discarded() -> None:
    table = holding("block trading", bids="6, 0, 0", holds=["epic electric 2, stanford steel 1", "", ""])
    play(table, "play block trading")
    assert offered(table) == ["discard epic electric", "discard stanford steel"]
    play(table, "discard epic electric")
    assert stocks(table, A) == "epic electric 1, stanford steel 1"
    assert discarded(table) == "epic electric 1"


def test_a_split_stock_may_be_turned_back_for_block_trading() -> None:
    table = holding("block trading", bids="6, 0, 0", split=["epic electric 1", "", ""])
    play(table, "play block trading", "turn back epic electric")
    assert (stocks(table, A), split(table, A), discarded(table)) == ("epic electric 1", "", "")
    assert money(table)[A] == 14 + 6


def test_block_trading_cannot_be_played_without_a_stock() -> None:
    table = holding("block trading", bids="6, 0, 0", piles=["boom", "", ""])
    assert refusal(table, "play block trading") == "rule-stockpile-does-nothing"


@pytest.mark.parametrize(("bid", "gain"), list(zip(TRACK, [7, 6, 5, 4, 3, 2, 1], strict=False)))
def test_value_investing_pays_1_for_each_space_from_the_right_end(bid: int, gain: int) -> None:
    table = holding("value investing", bids=f"{bid}, 0, 0")
    play(table, "play value investing")
    assert heard(table, StrategyPaid) == [paid("value investing", A, gain)]
    assert money(table) == [20 - bid + gain, 20, 20]


def test_value_investing_is_worth_nothing_at_the_right_end_and_cannot_be_played() -> None:
    table = holding("value investing", bids="25, 0, 0", money=[25, 20, 20])
    assert refusal(table, "play value investing") == "rule-stockpile-does-nothing"


@pytest.mark.parametrize(("card", "gain"), [("block trading", 8), ("value investing", 3)])
def test_the_benefit_is_from_where_the_meeple_ended_not_from_what_was_paid(card: str, gain: int) -> None:
    """Discount Donald pays 6 on the space of 10."""
    table = holding(card, bids="10, 0, 0", investors=["discount donald", "", ""], holds=["epic electric 1", "", ""])
    assert money(table)[A] == 14
    play(table, f"play {card}", *(["discard epic electric"] if card == "block trading" else []))
    assert money(table)[A] == 14 + gain


@pytest.mark.parametrize(("card", "gain"), [("block trading", 8), ("value investing", 6)])
def test_with_two_meeples_the_better_one_counts(card: str, gain: int) -> None:
    table = holding(card, players=2, bids="10, 0, 1, 0", holds=["epic electric 1", ""])
    before = money(table)[A]
    play(table, f"play {card}", *(["discard epic electric"] if card == "block trading" else []))
    assert money(table)[A] == before + gain


@pytest.mark.parametrize(("card", "gain"), [("block trading", 2), ("value investing", 6)])
def test_a_bid_that_was_outbid_does_not_count(card: str, gain: int) -> None:
    table = holding(card, bids="1 6, 1 10, 2 0, 3 1", holds=["epic electric 1", "", ""])
    play(table, f"play {card}", *(["discard epic electric"] if card == "block trading" else []))
    assert heard(table, StrategyPaid) == [paid(card, A, gain)]


# Corner the Market


def test_example_two_platinum_and_three_corn_bring_15() -> None:
    table = holding("corner the market", commodities=["platinum 2, corn 3", "", ""])
    play(table, "play corner the market")
    assert heard(table, StrategyPaid) == [paid("corner the market", A, 15)]
    assert money(table)[A] == 35


def test_corner_the_market_leaves_the_commodities_where_they_are() -> None:
    table = holding("corner the market", commodities=["platinum 2, gold 1", "", ""])
    play(table, "play corner the market")
    assert goods(table, A) == "gold 1, platinum 2"
    assert money(table)[A] == 25


def test_corner_the_market_never_pays_for_taxes() -> None:
    table = holding("corner the market", commodities=["platinum 2", "", ""], taxes=[4, 0, 0])
    play(table, "play corner the market")
    assert money(table)[A] == 25
    table = holding("corner the market", commodities=["platinum 1", "gold 3", ""], taxes=[4, 0, 0])
    assert refusal(table, "play corner the market") == "rule-stockpile-does-nothing"


# Data Broker


def test_data_broker_shows_one_of_your_own_pairs_to_all_for_6() -> None:
    table = holding("data broker", pairs="epic electric +4, bottomline bank $$")
    play(table, "play data broker")
    assert offered(table) == ["pair 1"]
    play(table, "pair 1")
    assert heard(table, PairShown) == [PairShown(A, ELECTRIC, 0)]
    assert money(table) == [26, 20, 20]
    assert [pair(table, 0, to) for to in (A, B, C, SPECTATOR)] == ["epic electric +4"] * 4


def test_data_broker_shows_no_other_pair_to_anybody() -> None:
    table = holding("data broker")
    before = {to: seen_pairs(table, to) for to in (A, B, C, SPECTATOR)}
    play(table, "play data broker", "pair 1")
    assert {to: seen_pairs(table, to) for to in before} == {to: sorted({0, *seen}) for to, seen in before.items()}


def test_data_broker_reveals_only_one_pair_in_a_two_player_game() -> None:
    table = holding("data broker", players=2)
    play(table, "play data broker")
    assert offered(table) == ["pair 1", "pair 2"]
    play(table, "pair 2")
    assert (seen_pairs(table, A), seen_pairs(table, B), seen_pairs(table, SPECTATOR)) == ([0, 1], [1, 2, 3], [1])
    assert money(table)[A] == 36


def test_a_pair_that_all_have_seen_cannot_be_shown_again() -> None:
    table = holding("data broker, data broker", investors=["illicit ivan", "", ""])
    play(table, "play data broker", "pair 1")
    assert asked(table) == (A, "act")
    assert offered(table) == ["done"]


# Diversification


def test_diversification_pays_2_for_each_different_company() -> None:
    table = holding("diversification", holds=["epic electric 2, stanford steel 1", "", ""], memory="perfect")
    play(table, "play diversification", "epic electric", "stanford steel", "done")
    assert heard(table, ShareShown) == [ShareShown(A, ELECTRIC), ShareShown(A, STEEL)]
    assert money(table)[A] == 24
    assert stocks(table, A) == "epic electric 2, stanford steel 1"


def test_one_share_of_each_company_counted_must_be_revealed() -> None:
    table = holding("diversification", holds=["epic electric 3, stanford steel 1", "", ""], memory="perfect")
    assert remembered(table, A, B) == ""
    play(table, "play diversification", "epic electric", "done")
    assert [remembered(table, A, to) for to in (B, C, SPECTATOR)] == ["epic electric 1"] * 3
    assert money(table)[A] == 22


def test_a_company_is_counted_once() -> None:
    table = holding("diversification", holds=["epic electric 3", "", ""], split=["epic electric 1", "", ""])
    play(table, "play diversification", "epic electric")
    assert offered(table) == ["done"]
    play(table, "done")
    assert money(table)[A] == 22


def test_diversification_counts_a_split_stock_which_all_know_already() -> None:
    table = holding("diversification", split=["epic electric 1", "", ""], memory="perfect")
    play(table, "play diversification", "epic electric", "done")
    assert money(table)[A] == 22
    assert (remembered(table, A, B), split(table, A)) == ("", "epic electric 1")


def test_all_six_companies_bring_12() -> None:
    table = holding("diversification", holds=[", ".join(f"{name} 1" for name in COMPANIES), "", ""])
    play(table, "play diversification", *COMPANIES, "done")
    assert money(table)[A] == 32


# Interpositioning


def test_interpositioning_pays_twice_the_fees_obtained_this_round() -> None:
    table = holding("interpositioning", piles=["fee 1, fee 3", "fee 2", ""])
    assert money(table) == [16, 18, 20]
    play(table, "play interpositioning")
    assert heard(table, StrategyPaid) == [paid("interpositioning", A, 8)]
    assert money(table)[A] == 24


def test_the_trading_fees_still_have_to_be_paid() -> None:
    """Also those for which there was no money: they are paid out of what the card brings."""
    table = holding("interpositioning", piles=["fee 2, fee 3", "", ""], money=[1, 20, 20])
    assert (money(table)[A], fees(table, A)) == (1, "2, 3")
    play(table, "play interpositioning")
    assert heard(table, FeePaid) == [FeePaid(A, 2), FeePaid(A, 3)]
    assert (money(table)[A], fees(table, A)) == (1 + 10 - 5, "")


def test_fees_of_a_round_before_do_not_count() -> None:
    table = holding("interpositioning", fees=["3", "", ""], money=[2, 20, 20], piles=["boom", "", ""])
    assert fees(table, A) == "3"
    assert refusal(table, "play interpositioning") == "rule-stockpile-does-nothing"


def test_fees_that_are_a_bonus_were_obtained_too() -> None:
    table = holding("interpositioning", piles=["fee 3", "", ""], investors=["broker bernie", "", ""])
    assert money(table)[A] == 23
    play(table, "play interpositioning")
    assert money(table)[A] == 29


# Naked Short


@pytest.mark.parametrize("card", ["boom", "bust"])
def test_naked_short_pays_12_for_a_boom_or_a_bust(card: str) -> None:
    table = holding("naked short", piles=[card, "", ""])
    play(table, "play naked short")
    assert (asked(table), offered(table)) == ((A, "burn"), [card])
    play(table, card)
    assert heard(table, StrategyPaid) == [paid("naked short", A, 12)]
    assert money(table)[A] == 32


def test_naked_short_discards_the_action_without_using_it() -> None:
    table = holding("naked short", piles=["boom", "", "bust"])
    play(table, "play naked short", "boom")
    assert heard(table, ActionSpent) == [ActionSpent(A, BOOM)]
    assert heard(table, ActionPlayed) == []
    assert [company.value for company in shown(table).companies] == [5] * 6
    assert (taken_from_discard(table), stocks(table, A)) == ({"boom": 1}, "")
    assert asked(table) == (C, "act")


def test_with_both_kinds_the_player_chooses_which_action_he_gives_for_naked_short() -> None:
    table = holding("naked short", piles=["boom, bust", "", ""])
    play(table, "play naked short")
    assert offered(table) == ["boom", "bust"]
    play(table, "bust")
    assert (asked(table), offered(table)) == ((A, "act"), [f"boom {name}" for name in COMPANIES])


@pytest.mark.parametrize("card", ["naked short", "market maker"])
def test_an_action_that_was_used_pays_for_no_card(card: str) -> None:
    table = holding(card, piles=["boom", "", ""])
    play(table, "boom epic electric")
    assert offered(table) == ["done"]
    assert refusal(table, f"play {card}") == "rule-stockpile-does-nothing"


# Bond Ladder


@pytest.mark.parametrize(("bonds", "gain"), [(1, 1), (5, 5), (6, 6), (9, 6)])
def test_bond_ladder_pays_1_for_each_bond_but_at_most_6(bonds: int, gain: int) -> None:
    table = holding("bond ladder", bonds=[bonds, 3, 0])
    play(table, "play bond ladder")
    assert heard(table, StrategyPaid) == [paid("bond ladder", A, gain)]
    assert money(table)[A] == 20 + gain
    assert shown(table).players[A].bonds == bonds


def test_bond_ladder_cannot_be_played_without_a_bond() -> None:
    table = holding("bond ladder", bonds=[0, 3, 0])
    assert refusal(table, "play bond ladder") == "rule-stockpile-does-nothing"


# Tax Haven


def test_tax_haven_returns_one_tax_card_to_the_box_for_3() -> None:
    table = holding("tax haven", taxes=[2, 1, 0], commodities=["gold 1", "", ""])
    assert shown(table).players[A].sets == 3 - 6
    play(table, "play tax haven")
    assert heard(table, TaxReturned) == [TaxReturned(A)]
    assert money(table) == [17, 20, 20]
    assert [player.taxes for player in shown(table).players] == [1, 1, 0]
    assert shown(table).players[A].sets == 3 - 2


def test_tax_haven_cannot_be_played_without_a_tax_or_without_3() -> None:
    table = holding("tax haven", taxes=[0, 1, 0], commodities=["gold 1", "", ""])
    assert refusal(table, "play tax haven") == "rule-stockpile-does-nothing"
    table = holding("tax haven", taxes=[1, 0, 0], money=[2, 20, 20])
    assert refusal(table, "play tax haven") == "rule-stockpile-not-enough-money"


def test_the_tax_that_was_returned_is_never_dealt_again() -> None:
    table = holding("tax haven", taxes=[1, 0, 0])
    play(table, "play tax haven")
    assert (int(table.g.extras.returned[6]), int(table.g.commerce_deck.counts[6])) == (1, 6)


# Golden Parachute


def test_golden_parachute_pays_5_to_who_has_no_share_of_the_lowest_company() -> None:
    table = holding("golden parachute", tickers="epic electric 2", holds=["stanford steel 2", "", ""])
    play(table, "play golden parachute")
    assert heard(table, StrategyPaid) == [paid("golden parachute", A, 5)]
    assert money(table)[A] == 25


@pytest.mark.parametrize("where", ["holds", "split"])
def test_golden_parachute_cannot_be_played_with_a_share_of_it(where: str) -> None:
    table = holding("golden parachute", tickers="epic electric 2", **{where: ["epic electric 1", "", ""]})
    assert refusal(table, "play golden parachute") == "rule-stockpile-does-nothing"


def test_of_several_lowest_companies_he_may_have_no_share_of_any() -> None:
    tickers = "epic electric 2, bottomline bank 2"
    table = holding("golden parachute", tickers=tickers, holds=["bottomline bank 1", "", ""])
    assert refusal(table, "play golden parachute") == "rule-stockpile-does-nothing"
    table = holding("golden parachute", tickers=tickers, holds=["stanford steel 1", "", ""])
    assert "play golden parachute" in offered(table)
