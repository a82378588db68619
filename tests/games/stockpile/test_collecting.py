"""3. Demand Phase, 4 to 6: paying, collecting, trading fees."""

from openoutcry.engine.events import Event
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import FeeBonus, FeeKept, FeePaid, PileBought
from tests.games.answers import asked, play
from tests.games.stockpile.looking import discarded, fees, heard, money, pile, shown, stocks
from tests.games.stockpile.positions import (
    BOOM,
    ELECTRIC,
    FEE_3,
    STEEL,
    A,
    B,
    C,
    Table,
    bid,
    bought,
    position,
)


def test_players_pay_the_bank_the_amount_of_their_bid() -> None:
    table = bought([""] * 4, prices="0, 1, 15, 20")
    assert money(table) == [20, 19, 5, 0]


def test_players_collect_their_meeples() -> None:
    table = bought([""] * 4, prices="0, 1, 15, 20", holds=["epic electric 1", "", "", ""])
    assert [player.meeples for player in shown(table).players] == [1] * 4
    assert [(one.bidder, one.space) for one in shown(table).piles] == [(None, None)] * 4


def test_players_pick_up_all_of_the_cards_in_the_stockpile_they_purchased() -> None:
    piles = ["epic electric, B: epic electric, stanford steel", "", "cosmic computers"]
    table = bought(piles, holds=["", "bottomline bank 1", ""])
    owned = ["epic electric 2, stanford steel 1", "bottomline bank 1", "cosmic computers 1"]
    assert [stocks(table, seat) for seat in range(3)] == owned
    assert [pile(table, n) for n in (1, 2, 3)] == [[], [], []]


def test_the_pile_goes_to_who_stands_on_its_track_last() -> None:
    table = position("demand", players=3, piles=["epic electric", "stanford steel", "cosmic computers"])
    bid(table, "1 1", "1 3", "2 0", "3 0")
    assert [stocks(table, seat) for seat in range(3)] == ["cosmic computers 1", "epic electric 1", "stanford steel 1"]
    assert money(table) == [20, 17, 20]


def test_an_outbid_player_pays_nothing_for_the_bid_that_was_outbid() -> None:
    table = position("demand", players=3)
    bid(table, "1 15", "1 20", "2 0", "3 1")
    assert money(table) == [19, 0, 20]


def test_a_player_may_end_up_bidding_and_paying_nothing_for_a_stockpile() -> None:
    table = bought(["epic electric", "stanford steel", "cosmic computers"], money=[0] * 3)
    assert heard(table, PileBought)[0] == PileBought(seat=A, pile=0, paid=0, cards=[ELECTRIC])
    assert (money(table), stocks(table, A)) == ([0] * 3, "epic electric 1")


def test_a_stockpile_may_be_empty() -> None:
    table = bought(["epic electric, stanford steel", "", ""], prices="0, 1, 0")
    assert heard(table, PileBought)[1] == PileBought(seat=B, pile=1, paid=1, cards=[])
    assert stocks(table, B) == ""


def test_the_buyer_reads_all_cards_the_others_those_that_lay_open_and_the_fees() -> None:
    table = bought(["epic electric, B: stanford steel, C: boom, B: fee 3", "", ""])
    told = [one for one in table.g.log if isinstance(one.event, PileBought) and one.event.seat == A]
    assert told[0].read_by(A) == PileBought(seat=A, pile=0, paid=0, cards=[ELECTRIC, STEEL, BOOM, FEE_3])
    for viewer in (B, C, SPECTATOR):
        assert told[0].read_by(viewer) == PileBought(seat=A, pile=0, paid=0, cards=[ELECTRIC, FEE_3, None, None])


def told_to_all(table: Table) -> list[list[Event | None]]:
    """What each seat and a spectator reads of the last answer."""
    return [[one.read_by(viewer) for one in table.g.log] for viewer in (A, B, C, SPECTATOR)]


def test_a_pile_is_taken_as_a_heap_so_that_a_fee_does_not_tell_who_had_put_it_there() -> None:
    """B or C has put the fee on A's pile: A, who buys it, and a spectator read the same."""
    tables = [bought([f"epic electric, {placed}", "", ""]) for placed in ("B: fee 3, C: boom", "B: boom, C: fee 3")]
    told = [told_to_all(table) for table in tables]
    assert (told[0][A], told[0][-1]) == (told[1][A], told[1][-1])


def test_fees_that_are_a_bonus_are_collected_the_cheapest_first_whoever_had_put_them_there() -> None:
    hired = ["broker bernie", "", ""]
    tables = [bought([placed, "", ""], hired=hired) for placed in ("B: fee 3, C: fee 1", "B: fee 1, C: fee 3")]
    assert [heard(table, FeeBonus) for table in tables] == [[FeeBonus(A, 1), FeeBonus(A, 3)]] * 2


# Trading fees


def test_the_player_pays_the_bank_the_amount_of_each_trading_fee() -> None:
    table = bought(["fee 1, B: fee 3", "fee 2, C: fee 2", "epic electric"], prices="0, 6, 10")
    assert heard(table, FeePaid) == [FeePaid(A, 1), FeePaid(A, 3), FeePaid(B, 2), FeePaid(B, 2)]
    assert money(table) == [16, 10, 10]


def test_fees_are_paid_after_all_have_paid_their_bids_and_collected() -> None:
    table = bought(["fee 1", "fee 2", "fee 3"], prices="1, 1, 1", first=A)
    kinds = [type(event) for event in table.told if isinstance(event, PileBought | FeePaid)]
    assert kinds == [PileBought] * 3 + [FeePaid] * 3


def test_fees_are_paid_in_turn_order() -> None:
    table = position("demand", players=3, first=B, piles=["fee 1", "fee 2", "fee 3"])
    bid(table, "1 0", "2 0", "3 0")
    assert heard(table, FeePaid) == [FeePaid(B, 1), FeePaid(C, 2), FeePaid(A, 3)]


def test_once_paid_trading_fee_cards_are_placed_in_the_discard_pile() -> None:
    table = bought(["fee 1, B: fee 3", "fee 2", "fee 2, epic electric"])
    assert discarded(table) == "fee 1 1, fee 2 2, fee 3 1"
    assert [fees(table, seat) for seat in range(3)] == ["", "", ""]


def test_a_bid_may_leave_nothing_for_the_fees() -> None:
    """The bid is what must be affordable; the fees of a pile are no part of it."""
    table = bought(["fee 3", "", ""], prices="20, 0, 0", holds=["", "epic electric 1", ""])
    assert (money(table)[A], fees(table, A)) == (0, "3")


def test_a_fee_that_cannot_be_paid_is_kept_face_up_before_the_player() -> None:
    table = bought(["fee 3, epic electric", "", ""], money=[2, 20, 20])
    assert heard(table, FeeKept) == [FeeKept(seat=A, fee=3)]
    assert (money(table)[A], discarded(table), stocks(table, A)) == (2, "", "epic electric 1")
    for viewer in (A, B, C, SPECTATOR):
        assert shown(table, viewer).players[A].fees == [0, 0, 1]


def test_of_several_fees_the_cheapest_are_paid_first() -> None:
    table = bought(["fee 3, fee 1, fee 2, fee 1, epic electric", "", ""], money=[4, 20, 20])
    assert heard(table, FeePaid) == [FeePaid(A, 1), FeePaid(A, 1), FeePaid(A, 2)]
    assert (money(table)[A], fees(table, A)) == (0, "3")


def test_what_is_left_after_the_cheaper_fees_may_be_too_little_for_a_dearer_one() -> None:
    table = bought(["fee 3, fee 1, epic electric", "", ""], money=[3, 20, 20])
    assert (money(table)[A], fees(table, A)) == (2, "3")


def test_a_fee_that_was_kept_is_paid_as_soon_as_the_money_is_there() -> None:
    table = position("selling", money=[0] * 4, holds=["epic electric 2", "", "", ""], fees=["3", "", "", ""])
    told = play(table, "sell epic electric")
    assert told[1:] == [FeePaid(seat=A, fee=3)]
    assert (money(table)[A], fees(table, A), discarded(table)) == (2, "", "epic electric 1, fee 3 1")


def test_a_fee_waits_for_enough_money_and_takes_no_part_of_it() -> None:
    table = position(
        "selling",
        money=[0] * 4,
        tickers="epic electric 2",
        holds=["epic electric 2", "", "", ""],
        fees=["3", "", "", ""],
    )
    play(table, "sell epic electric")
    assert (money(table)[A], fees(table, A)) == (2, "3")
    play(table, "sell epic electric")
    assert (money(table)[A], fees(table, A)) == (1, "")


def test_of_several_fees_that_were_kept_the_cheapest_are_paid_first() -> None:
    held = ["epic electric 1", "", "", ""]
    table = position("selling", money=[0] * 4, holds=held, fees=["3, 2, 1, 1", "", "", ""])
    play(table, "sell epic electric")
    assert (money(table)[A], fees(table, A)) == (1, "3")


def test_a_fee_is_paid_out_of_a_dividend() -> None:
    held = ["epic electric 2", "", "", ""]
    table = position("movement", money=[0] * 4, holds=held, fees=["3", "", "", ""], pairs="epic electric $$")
    told = play(table, "show 2")
    assert told[1] == FeePaid(seat=A, fee=3)
    assert (money(table)[A], fees(table, A)) == (1, "")


def test_a_fee_is_paid_out_of_the_money_for_a_second_split_once_that_is_told() -> None:
    table = position(
        "movement",
        money=[0] * 4,
        split=["epic electric 1", "", "", ""],
        fees=["3, 2", "", "", ""],
        tickers="epic electric 10",
        pairs="epic electric +1",
    )
    told = [type(event).__name__ for event in table.told]
    assert told[told.index("StockSplit") + 1 :][:2] == ["FeePaid", "FeePaid"]
    assert (money(table)[A], fees(table, A)) == (5, "")


def test_new_fees_are_paid_together_with_those_that_were_kept() -> None:
    table = bought(["fee 1, epic electric", "", ""], money=[2, 20, 20], fees=["3", "", ""])
    assert (money(table)[A], fees(table, A)) == (1, "3")


def test_with_a_fee_before_him_a_player_bids_with_all_his_money() -> None:
    table = bought(
        ["", "", ""], prices="1, 0, 0", money=[2, 20, 20], fees=["3", "", ""], holds=["cosmic computers 1", "", ""]
    )
    assert (money(table)[A], fees(table, A)) == (1, "3")


# The portfolio


def test_the_remaining_cards_are_placed_face_down_in_the_portfolio() -> None:
    table = bought(["epic electric, B: stanford steel, boom, fee 1", "", ""])
    assert stocks(table, A) == "epic electric 1, stanford steel 1, boom 1"
    assert [stocks(table, A, to) for to in (B, C, SPECTATOR)] == [None] * 3
    assert shown(table).players[A].cards == 3


def test_a_player_may_look_at_which_stocks_he_has_at_any_time() -> None:
    for phase in ("supply", "hands", "placing", "demand", "selling"):
        hands = ["boom, boom"] * 2 + ["bust, bust"] if phase == "placing" else None
        table = position(phase, players=3, holds=["epic electric 2", "", ""], hands=hands)
        assert stocks(table, A) == "epic electric 2"


def test_collected_cards_lie_with_those_from_earlier_rounds() -> None:
    table = bought(["epic electric", "", ""], holds=["epic electric 2", "", ""])
    assert stocks(table, A) == "epic electric 3"


def test_who_bought_no_stock_and_has_none_is_not_asked_to_sell() -> None:
    table = bought(["fee 1", "epic electric", "fee 1"])
    assert asked(table) == (B, "sell")
    assert heard(table, FeePaid) == [FeePaid(A, 1), FeePaid(C, 1)]
