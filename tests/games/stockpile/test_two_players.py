"""2-Player Variant Rules."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import BidMade, FeePaid, InsiderInformation, MarketInformation, PairRevealed
from tests.games.answers import asked, odds, offered, play, refusal
from tests.games.stockpile.looking import fees, hand, heard, meeples, money, pair, pile, shown, stocks
from tests.games.stockpile.positions import (
    COMPANIES,
    TRACK,
    A,
    B,
    Table,
    begun,
    bid,
    opened,
    position,
)

OWN, SHORT = "rule-stockpile-own-meeple", "rule-stockpile-not-enough-money"


def informed(**options: str) -> Table:
    """A table at which the pairs have just been dealt: American Automotive +4, Bottomline Bank +2, and so on."""
    table = begun(2, **options)
    play(table, *COMPANIES[:5], "+4", "+2", "+1", "$$", "-2")
    return table


def demand(money: int = 30, **laid_out: object) -> Table:
    """Two players who bid."""
    return position("demand", **({"players": 2, "money": [money, money]} | laid_out))


# Setup


def test_each_player_starts_with_30_000_dollars() -> None:
    assert money(opened(2)) == [30, 30]


def test_each_player_still_receives_only_one_starting_stock() -> None:
    table = begun(2)
    assert [stocks(table, seat) for seat in (A, B)] == ["american automotive 1", "bottomline bank 1"]


def test_each_player_receives_2_bidding_meeples() -> None:
    assert [player.meeples for player in shown(opened(2)).players] == [2, 2]


# Information Phase


def test_each_player_is_dealt_two_pairs() -> None:
    table = informed()
    assert [pair(table, n, to=A) for n in range(6)] == ["american automotive +4", "bottomline bank +2"] + [None] * 4
    assert [pair(table, n, to=B) for n in range(6)] == [None] * 2 + ["cosmic computers +1", "epic electric $$"] + [
        None
    ] * 2
    assert [one.seat for one in shown(table).pairs] == [A, A, B, B, None, None]


def test_they_are_told_as_two_separate_pairs() -> None:
    table = informed()
    told = [one.read_by(A) for one in table.g.log]
    assert [event for event in told if isinstance(event, InsiderInformation)] == [
        InsiderInformation(seat=A, company=0, forecast=0),
        InsiderInformation(seat=A, company=1, forecast=2),
    ]


def test_the_remaining_two_pairs_are_both_placed_face_down() -> None:
    table = informed()
    assert [pair(table, n, to) for n in (4, 5) for to in (A, B, SPECTATOR)] == [None] * 6
    assert [one.open for one in shown(table).pairs] == [False] * 6
    assert heard(table, MarketInformation) == []


def test_these_pairs_take_effect_and_are_revealed_during_the_movement_phase() -> None:
    pairs = "american automotive +4, bottomline bank +2, cosmic computers +1, epic electric $$, stanford steel -2"
    table = position("movement", players=2, pairs=pairs)
    assert [event.company for event in heard(table, PairRevealed)][4:] == [5, 4]
    assert [company.value for company in shown(table).companies] == [9, 7, 6, 5, 2, 3]


@pytest.mark.parametrize(("first", "order"), [(A, [0, 1, 2, 3]), (B, [2, 3, 0, 1])])
def test_in_turn_order_each_player_reveals_both_of_his_pairs(first: int, order: list[int]) -> None:
    pairs = "american automotive +4, bottomline bank +2, cosmic computers +1, epic electric $$, leading laboratories -2"
    table = position("movement", players=2, first=first, pairs=pairs)
    assert [event.company for event in heard(table, PairRevealed)] == [*order, 4, 5]
    assert [event.seat for event in heard(table, PairRevealed)] == [first, first, 1 - first, 1 - first, None, None]


# Supply Phase


def test_one_card_is_placed_face_up_on_the_first_four_stockpiles() -> None:
    table = position("supply", players=2)
    play(table, "boom", "bust", "fee 1", "epic electric")
    assert [pile(table, n) for n in range(1, 5)] == [["boom"], ["bust"], ["fee 1"], ["epic electric"]]
    assert asked(table) == (NATURE, "draw")
    assert len(shown(table).piles) == 4


def test_each_player_places_two_cards_and_then_two_more() -> None:
    table = position("hands", players=2)
    order = []
    for _ in range(2):
        play(table, "epic electric", "stanford steel", "boom", "bust")
        assert [hand(table, seat) for seat in (A, B)] == [["epic electric", "stanford steel"], ["boom", "bust"]]
        while asked(table)[1] == "place":
            order.append(asked(table)[0])
            play(table, offered(table)[0])
    assert order == [A, A, B, B] * 2
    assert asked(table) == (A, "bid")
    assert sum(len(one.cards) for one in shown(table).piles) == 8


def test_players_must_place_their_first_two_cards_before_receiving_their_second_two() -> None:
    table = position("hands", players=2, first=B)
    play(table, "epic electric", "stanford steel", "boom", "bust")
    play(table, "first up 1", "first down 1", "first up 1")
    assert shown(table).deck == 76
    play(table, "first down 1")
    assert (asked(table), shown(table).deck) == ((NATURE, "draw"), 76)


def test_each_time_one_card_is_placed_face_up_and_one_face_down() -> None:
    table = position("hands", players=2)
    for _ in range(2):
        play(table, "epic electric", "stanford steel", "boom", "bust")
        play(table, "first up 4", "first down 4", "second down 4", "first up 4")
    assert pile(table, 4) == ["epic electric", "?", "?", "boom"] * 2
    assert refusal(position("placing", players=2, hands=["boom, boom", "bust, bust"]), "first up 5") == (
        "rule-stockpile-no-such-pile"
    )


# Demand Phase


@pytest.mark.parametrize("first", [A, B])
def test_players_alternate_placing_their_meeples(first: int) -> None:
    table = demand(first=first)
    order = []
    for n in range(1, 5):
        order.append(asked(table)[0])
        bid(table, f"{n} 0")
    assert order == [first, 1 - first] * 2
    assert shown(table).phase != "demand"


def test_all_meeples_must_be_placed_before_any_re_bidding_occurs() -> None:
    table = demand()
    bid(table, "1 0", "1 1", "2 0")
    assert (asked(table), meeples(table)) == ((B, "bid"), ["B 1", "A 0", "", ""])
    bid(table, "2 1")
    assert (asked(table), meeples(table)) == ((A, "bid"), ["B 1", "B 1", "", ""])


def test_nobody_may_place_a_meeple_on_a_track_that_contains_his_other_one() -> None:
    table = demand()
    bid(table, "1 0", "2 0")
    assert not [words for words in offered(table) if words.startswith("bid 1 ")]
    assert refusal(table, "bid 1 1") == OWN


def test_players_continue_to_alternate_re_bidding() -> None:
    table = demand()
    bid(table, "1 0", "1 1", "2 0", "2 1", "1 3")
    assert asked(table) == (B, "bid")
    bid(table, "1 6")
    assert asked(table) == (A, "bid")


def test_it_is_possible_for_a_player_to_bid_twice_in_a_row() -> None:
    table = demand()
    bid(table, "1 0", "1 1", "2 0", "2 1", "3 0")
    assert asked(table) == (A, "bid")
    bid(table, "4 0")
    assert shown(table).phase != "demand"


def test_if_both_meeples_have_been_outbid_it_does_not_matter_which_bids_first() -> None:
    """The meeples of a player are alike: both may go wherever either may."""
    table = demand()
    bid(table, "1 0", "1 1", "2 0", "2 1")
    assert shown(table).players[A].meeples == 2
    assert {words.rsplit(" ", 1)[0] for words in offered(table)} == {"bid 1", "bid 2", "bid 3", "bid 4"}


def test_bidding_goes_on_until_all_meeples_are_on_separate_tracks() -> None:
    table = demand()
    told = bid(table, "1 0", "1 1", "2 0", "2 1", "2 3", "3 0", "4 0")
    assert [event.seat for event in told if isinstance(event, BidMade)] == [A, B, A, B, A, B, A]
    assert shown(table).phase != "demand"
    assert money(table) == [27, 29]


@pytest.mark.parametrize(("had", "one", "most"), [(30, 20, 10), (30, 25, 3), (16, 10, 6), (10, 10, 0), (0, 0, 0)])
def test_the_combined_bids_of_both_meeples_may_not_exceed_the_total_money(had: int, one: int, most: int) -> None:
    table = demand(had)
    bid(table, f"1 {one}", "2 0")
    assert [words for words in offered(table) if words.startswith("bid 4 ")][-1] == f"bid 4 {most}"
    assert refusal(table, f"bid 4 {TRACK[TRACK.index(most) + 1]}") == SHORT


def test_a_meeple_that_was_outbid_frees_its_money() -> None:
    table = demand(25)
    bid(table, "1 20", "1 25", "2 20")
    assert meeples(table) == ["B 25", "A 20", "", ""]


def test_each_player_pays_and_collects_two_piles() -> None:
    piles = ["epic electric, B: fee 1", "stanford steel", "epic electric", "fee 2"]
    table = demand(piles=piles)
    bid(table, "1 10", "2 1", "3 15", "4 3")
    assert [stocks(table, seat) for seat in (A, B)] == ["epic electric 2", "stanford steel 1"]
    assert money(table) == [30 - 10 - 15 - 1, 30 - 1 - 3 - 2]
    assert heard(table, FeePaid) == [FeePaid(A, 1), FeePaid(B, 2)]


def test_the_fees_of_both_piles_are_paid_cheapest_first() -> None:
    table = demand(3, piles=["fee 3", "", "fee 1, epic electric", ""])
    bid(table, "1 0", "2 0", "3 0", "4 0")
    assert (money(table)[A], fees(table, A)) == (2, "3")


def test_there_are_six_rounds() -> None:
    assert shown(opened(2)).rounds == 6


def test_each_round_the_forecasts_are_dealt_anew() -> None:
    table = position("end", players=2)
    assert odds(table) == dict.fromkeys(COMPANIES, 1)
    assert shown(table).first == B
