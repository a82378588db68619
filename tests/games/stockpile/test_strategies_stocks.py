"""Investment Strategies: the cards that take, give, move and sell stocks."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import (
    BondReturned,
    CardKept,
    CardsDrawn,
    MarketShuffled,
    ShareSold,
    StockGivenUp,
    StockMovedToSplit,
    StockTaken,
)
from tests.games.answers import asked, explained, odds, offered, play, refusal
from tests.games.stockpile.looking import discarded, hand, heard, money, remembered, shown, split, stocks
from tests.games.stockpile.positions import (
    BOOM,
    ELECTRIC,
    STEEL,
    A,
    B,
    C,
)
from tests.games.stockpile.strategies import holding

OTHERS = [B, C, SPECTATOR]

# Convertible Bond


def test_convertible_bond_exchanges_a_bond_for_any_stock_from_the_discard_pile() -> None:
    table = holding("convertible bond", bonds=[2, 0, 0], discard="epic electric 1, stanford steel 2, boom 1, fee 1 1")
    left = shown(table).bonds_left
    assert BondReturned(A) in play(table, "play convertible bond")
    assert (asked(table), offered(table)) == ((A, "take"), ["epic electric", "stanford steel"])
    play(table, "stanford steel")
    assert (stocks(table, A), discarded(table)) == (
        "stanford steel 1",
        "epic electric 1, stanford steel 1, boom 1, fee 1 1",
    )
    assert (shown(table).players[A].bonds, shown(table).bonds_left, money(table)[A]) == (1, left + 1, 20)


def test_the_stock_taken_for_a_bond_is_revealed() -> None:
    table = holding("convertible bond", bonds=[1, 0, 0], discard="epic electric 1", memory="perfect")
    play(table, "play convertible bond", "epic electric")
    assert heard(table, StockTaken) == [StockTaken(A, ELECTRIC, 0)]
    assert [remembered(table, A, to) for to in OTHERS] == ["epic electric 1"] * 3
    assert [stocks(table, A, to) for to in OTHERS] == [None] * 3


def test_convertible_bond_needs_a_bond_and_a_discarded_stock() -> None:
    table = holding("convertible bond", bonds=[0, 1, 0], discard="epic electric 1")
    assert refusal(table, "play convertible bond") == "rule-stockpile-does-nothing"
    table = holding("convertible bond", bonds=[1, 0, 0], discard="boom 1, fee 1 1")
    assert refusal(table, "play convertible bond") == "rule-stockpile-does-nothing"


# Fraudulent Transfer and Vulture Capitalism

BOTH = ["fraudulent transfer", "vulture capitalism"]


@pytest.mark.parametrize("worth", [1, 3, 4, 10])
@pytest.mark.parametrize("card", BOTH)
def test_these_cards_exchange_a_stock_for_one_of_your_choice_from_the_discard_pile(card: str, worth: int) -> None:
    laid_out = {"discard": "stanford steel 3, boom 1", "tickers": f"stanford steel {worth}"}
    table = holding(card, holds=["epic electric 2", "", ""], **laid_out)
    play(table, f"play {card}", "discard epic electric")
    assert (asked(table), offered(table)) == ((A, "take"), ["epic electric", "stanford steel"])
    play(table, "stanford steel")
    assert stocks(table, A) == "epic electric 1, stanford steel 1"
    assert discarded(table) == "epic electric 1, stanford steel 2, boom 1"
    assert (money(table)[A], asked(table)) == (20, (C, "act"))


@pytest.mark.parametrize("card", BOTH)
def test_the_stock_just_discarded_may_be_taken_too(card: str) -> None:
    table = holding(card, holds=["epic electric 1", "", ""], discard="stanford steel 1")
    play(table, f"play {card}", "discard epic electric", "epic electric")
    assert stocks(table, A) == "epic electric 1"


@pytest.mark.parametrize("card", BOTH)
def test_alternatively_a_split_stock_is_turned_back(card: str) -> None:
    table = holding(card, split=["epic electric 2", "", ""], discard="stanford steel 1")
    play(table, f"play {card}", "turn back epic electric")
    assert offered(table) == ["stanford steel"]
    play(table, "stanford steel")
    assert (stocks(table, A), split(table, A)) == ("epic electric 1, stanford steel 1", "epic electric 1")
    assert discarded(table) == ""


@pytest.mark.parametrize("way", ["discard", "turn back"])
@pytest.mark.parametrize("card", BOTH)
def test_both_stock_cards_affected_are_revealed(card: str, way: str) -> None:
    table = holding(
        card,
        holds=["epic electric 1", "", ""],
        split=["epic electric 1", "", ""],
        discard="stanford steel 1",
        memory="perfect",
    )
    told = play(table, f"play {card}", f"{way} epic electric", "stanford steel")
    assert StockGivenUp(A, ELECTRIC, way == "turn back") in told
    assert StockTaken(A, STEEL, 0) in told
    known = "stanford steel 1" if way == "discard" else "epic electric 1, stanford steel 1"
    assert [remembered(table, A, to) for to in OTHERS] == [known] * 3


@pytest.mark.parametrize("card", BOTH)
def test_they_need_a_stock_to_give_and_one_to_take(card: str) -> None:
    table = holding(card, discard="stanford steel 1", piles=["boom", "", ""])
    assert refusal(table, f"play {card}") == "rule-stockpile-does-nothing"
    table = holding(card, holds=["epic electric 1", "", ""], discard="boom 1")
    assert refusal(table, f"play {card}") == "rule-stockpile-does-nothing"


# Rogue Trading


def test_rogue_trading_moves_one_stock_to_the_split_portfolio_for_4() -> None:
    table = holding("rogue trading", holds=["epic electric 2, stanford steel 1", "", ""], memory="perfect")
    play(table, "play rogue trading")
    assert (money(table)[A], offered(table)) == (16, ["epic electric", "stanford steel"])
    play(table, "epic electric")
    assert (stocks(table, A), split(table, A)) == ("epic electric 1, stanford steel 1", "epic electric 1")


def test_the_stock_moved_by_rogue_trading_is_revealed() -> None:
    table = holding("rogue trading", holds=["epic electric 2", "", ""], memory="perfect")
    play(table, "play rogue trading", "epic electric")
    assert heard(table, StockMovedToSplit) == [StockMovedToSplit(A, ELECTRIC)]
    assert [split(table, A, to) for to in OTHERS] == ["epic electric 1"] * 3
    assert [remembered(table, A, to) for to in OTHERS] == [""] * 3


def test_rogue_trading_needs_4_and_a_stock_in_the_portfolio() -> None:
    table = holding("rogue trading", holds=["epic electric 2", "", ""], money=[3, 20, 20])
    assert refusal(table, "play rogue trading") == "rule-stockpile-not-enough-money"
    table = holding("rogue trading", split=["epic electric 2", "", ""], piles=["boom", "", ""])
    assert refusal(table, "play rogue trading") == "rule-stockpile-does-nothing"


# Bear Raid and Front Running


def test_bear_raid_sells_up_to_three_shares_at_8_each() -> None:
    table = holding("bear raid", holds=["epic electric 3, stanford steel 2", "", ""], tickers="epic electric 2")
    play(table, "play bear raid")
    assert offered(table) == ["sell epic electric", "sell stanford steel", "enough"]
    play(table, "sell epic electric", "sell epic electric", "sell stanford steel")
    assert [(sold.company, sold.price) for sold in heard(table, ShareSold)] == [(ELECTRIC, 8)] * 2 + [(STEEL, 8)]
    assert (money(table)[A], stocks(table, A)) == (44, "epic electric 1, stanford steel 1")
    assert (discarded(table), asked(table)) == ("epic electric 2, stanford steel 1", (C, "act"))


@pytest.mark.parametrize(("card", "price"), [("bear raid", 8), ("front running", 7)])
def test_fewer_shares_may_be_enough(card: str, price: int) -> None:
    table = holding(card, holds=["epic electric 3", "", ""])
    play(table, f"play {card}", "sell epic electric", "enough")
    assert (money(table)[A], stocks(table, A)) == (20 + price, "epic electric 2")


@pytest.mark.parametrize("card", ["bear raid", "front running"])
@pytest.mark.parametrize("left", ["", "boom 1"], ids=["no card", "an action card"])
def test_who_has_sold_the_last_share_is_not_asked_for_another(card: str, left: str) -> None:
    table = holding(card, holds=[f"epic electric 1, {left}", "", ""])
    play(table, f"play {card}", "sell epic electric")
    assert asked(table) == ((A, "act") if left else (C, "act"))


def test_front_running_sells_up_to_two_shares_at_2_above_their_value() -> None:
    table = holding("front running", holds=["epic electric 1, stanford steel 2", "", ""], tickers="epic electric 9")
    play(table, "play front running")
    assert [explained(table, f"sell {name}")["price"] for name in ("epic electric", "stanford steel")] == [11, 7]
    play(table, "sell epic electric", "sell stanford steel")
    assert (money(table)[A], stocks(table, A)) == (38, "stanford steel 1")
    assert asked(table) == (C, "act")


@pytest.mark.parametrize(("card", "price"), [("bear raid", 8), ("front running", 7)])
def test_a_split_card_is_two_shares_sold_one_after_the_other(card: str, price: int) -> None:
    table = holding(card, split=["epic electric 1", "", ""])
    play(table, f"play {card}", "turn back epic electric")
    assert (money(table)[A], stocks(table, A), split(table, A)) == (20 + price, "epic electric 1", "")
    play(table, "sell epic electric")
    assert (money(table)[A], stocks(table, A)) == (20 + 2 * price, "")


@pytest.mark.parametrize(("card", "price"), [("bear raid", 8), ("front running", 7)])
def test_these_cards_sell_so_golden_graham_gains_by_them(card: str, price: int) -> None:
    table = holding(card, holds=["epic electric 1", "", ""], investors=["golden graham", "", ""])
    play(table, f"play {card}")
    assert explained(table, "sell epic electric")["price"] == price + 1
    play(table, "sell epic electric")
    assert money(table)[A] == 20 + price + 1


@pytest.mark.parametrize(("card", "gain"), [("block trading", 2), ("fraudulent transfer", 0)])
def test_golden_graham_gains_nothing_by_a_card_that_does_not_sell(card: str, gain: int) -> None:
    laid_out = {"holds": ["epic electric 1", "", ""], "discard": "epic electric 1", "bids": "1, 0, 0"}
    table = holding(card, investors=["golden graham", "", ""], **laid_out)
    play(table, f"play {card}", "discard epic electric")
    assert money(table)[A] == 20 - 1 + gain


@pytest.mark.parametrize("card", ["bear raid", "front running"])
def test_without_a_share_there_is_nothing_to_sell(card: str) -> None:
    table = holding(card, piles=["boom", "", ""])
    assert refusal(table, f"play {card}") == "rule-stockpile-does-nothing"


# Day Trading


def test_day_trading_draws_three_market_cards_and_keeps_a_stock_among_them() -> None:
    table = holding("day trading", holds=["epic electric 1", "", ""], memory="perfect")
    play(table, "play day trading", "discard epic electric")
    assert asked(table) == (NATURE, "draw")
    play(table, "stanford steel", "boom", "bottomline bank")
    assert (asked(table), offered(table)) == ((A, "keep-card"), ["bottomline bank", "stanford steel", "nothing"])
    play(table, "stanford steel")
    assert stocks(table, A) == "stanford steel 1"
    assert discarded(table) == "bottomline bank 1, epic electric 1, boom 1"
    assert asked(table) == (C, "act")


def test_only_who_draws_sees_the_cards_and_the_one_that_he_keeps() -> None:
    table = holding("day trading", holds=["epic electric 1", "", ""], memory="perfect")
    play(table, "play day trading", "discard epic electric", "stanford steel", "boom", "bottomline bank")
    assert hand(table, A) == ["stanford steel", "boom", "bottomline bank"]
    assert [hand(table, A, to) for to in OTHERS] == [["?"] * 3] * 3
    assert heard(table, CardsDrawn) == []
    play(table, "stanford steel")
    assert [remembered(table, A, to) for to in OTHERS] == [""] * 3
    assert heard(table, CardKept) == [CardKept(A, None, [BOOM, 1])]


def test_if_there_is_no_stock_among_them_none_is_kept() -> None:
    table = holding("day trading", holds=["epic electric 1", "", ""])
    play(table, "play day trading", "discard epic electric", "boom", "bust", "fee 3")
    assert offered(table) == ["nothing"]
    play(table, "nothing")
    assert (stocks(table, A), money(table)[A]) == ("", 20)
    assert discarded(table) == "epic electric 1, boom 1, bust 1, fee 3 1"


def test_an_action_drawn_by_day_trading_is_not_used() -> None:
    table = holding("day trading", holds=["epic electric 1", "", ""])
    play(table, "play day trading", "discard epic electric", "boom", "bust", "stanford steel", "stanford steel")
    assert asked(table) == (C, "act")


def test_a_split_stock_may_be_turned_back_for_day_trading() -> None:
    table = holding("day trading", split=["epic electric 1", "", ""])
    play(table, "play day trading", "turn back epic electric", "stanford steel", "boom", "bust", "stanford steel")
    assert (stocks(table, A), split(table, A)) == ("epic electric 1, stanford steel 1", "")


def test_when_the_market_deck_is_empty_the_discard_pile_is_shuffled_in() -> None:
    table = holding("day trading", holds=["epic electric 1", "", ""])
    g = table.g
    while g.deck.total > 2:
        kind = next(n for n in range(11) if g.deck.counts[n] > (1 if n in (ELECTRIC, STEEL) else 0))
        g.deck.take(kind)
        g.discard[kind] += 1
    play(table, "play day trading", "discard epic electric", "epic electric")
    assert heard(table, MarketShuffled) == []
    play(table, "stanford steel")
    assert heard(table, MarketShuffled) == [MarketShuffled(78)]
    assert (asked(table), sum(odds(table).values()), discarded(table)) == ((NATURE, "draw"), 78, "")
