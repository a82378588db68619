"""3. Demand Phase, 1 to 3: bidding."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.games.stockpile.events import BidMade
from tests.games.answers import asked, explained, offered, play, played_on, refusal
from tests.games.stockpile.looking import meeples, shown
from tests.games.stockpile.positions import (
    TRACK,
    A,
    B,
    C,
    D,
    E,
    Table,
    bid,
    opened,
    position,
)

HIGHER, SHORT = "rule-stockpile-not-higher", "rule-stockpile-not-enough-money"


def test_in_turn_order_each_player_places_his_meeple() -> None:
    table = position("demand", first=C)
    order = []
    for n in range(1, 4):
        order.append(asked(table))
        bid(table, f"{n} 0")
    assert [*order, asked(table)] == [(C, "bid"), (D, "bid"), (A, "bid"), (B, "bid")]
    assert meeples(table) == ["C 0", "D 0", "A 0", ""]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_player_may_bid_on_an_open_number_of_any_track(players: int) -> None:
    table = position("demand", players=players, money=[25] * players)
    assert offered(table) == [f"bid {n} {cost}" for n in range(1, players + 1) for cost in TRACK]


def test_a_bid_is_told_to_all() -> None:
    table = position("demand")
    assert bid(table, "3 6") == [BidMade(seat=A, pile=2, bid=6, outbid=None)]
    assert (shown(table).piles[2].bidder, shown(table).piles[2].space) == (A, TRACK.index(6))
    assert [player.meeples for player in shown(table).players] == [0, 1, 1, 1]
    assert bid(table, "3 10") == [BidMade(seat=B, pile=2, bid=10, outbid=A)]
    assert [player.meeples for player in shown(table).players] == [1, 0, 1, 1]


def test_a_track_with_a_bid_may_be_chosen_so_long_as_the_bid_increases() -> None:
    table = position("demand", money=[30] * 4)
    bid(table, "2 10")
    assert [words for words in offered(table) if words.startswith("bid 2 ")] == ["bid 2 15", "bid 2 20", "bid 2 25"]


@pytest.mark.parametrize("words", ["bid 2 10", "bid 2 6", "bid 2 0"])
def test_nobody_can_underbid_or_match_another_players_bid(words: str) -> None:
    table = position("demand", money=[30] * 4)
    bid(table, "2 10")
    assert refusal(table, words) == HIGHER


def test_bids_need_not_go_up_one_space_at_a_time() -> None:
    table = position("demand", money=[30] * 4)
    bid(table, "1 0", "1 25")
    assert meeples(table)[0] == "B 25"


@pytest.mark.parametrize(("money", "most"), [(0, 0), (2, 1), (5, 3), (10, 10), (14, 10), (24, 20), (25, 25), (90, 25)])
def test_a_player_may_not_bid_more_money_than_he_has(money: int, most: int) -> None:
    table = position("demand", money=[money, 20, 20, 20])
    assert [words for words in offered(table) if words.startswith("bid 4 ")][-1] == f"bid 4 {most}"
    if most < 25:
        assert refusal(table, f"bid 4 {TRACK[TRACK.index(most) + 1]}") == SHORT


def test_shares_are_no_money() -> None:
    table = position("demand", money=[0] * 4, holds=["epic electric 8", "", "", ""], tickers="epic electric 10")
    assert offered(table) == [f"bid {n} 0" for n in range(1, 5)]


def test_what_a_bid_would_cost_is_said() -> None:
    figures = explained(position("demand"), "bid 3 15")
    assert figures == {"pile": 2, "bid": 15, "cost": 15, "terms": "bid", "prices": "track"}


def test_a_pile_of_more_players_cannot_be_bid_for() -> None:
    assert refusal(position("demand", players=3), "bid 4 0") == "rule-stockpile-no-such-pile"
    assert refusal(position("demand", players=4), "bid 5 0") == "rule-stockpile-no-such-pile"


def test_the_outbid_player_picks_up_his_meeple_and_bids_again() -> None:
    table = position("demand", players=3)
    bid(table, "1 1", "1 3", "2 0")
    assert meeples(table) == ["B 3", "C 0", ""]
    assert asked(table) == (A, "bid")


def test_the_re_bid_occurs_only_after_all_players_have_had_the_chance_to_bid_once() -> None:
    table = position("demand", first=B)
    bid(table, "1 0", "1 1", "1 3")
    assert asked(table) == (A, "bid")
    bid(table, "1 6")
    assert asked(table) == (B, "bid")


def test_only_a_player_who_is_outbid_bids_again() -> None:
    table = position("demand")
    bid(table, "1 0", "2 0", "3 0", "3 1")
    assert asked(table) == (C, "bid")
    bid(table, "4 0")
    assert shown(table).phase != "demand"


def test_if_multiple_players_are_outbid_re_bids_proceed_in_clockwise_order() -> None:
    table = position("demand", players=5, first=D, money=[40] * 5)
    bid(table, "1 0", "1 1", "1 3", "1 6", "1 10")
    order = []
    for n in range(2, 6):
        order.append(asked(table)[0])
        bid(table, f"{n} 0")
    assert order == [D, E, A, B]


def test_re_bids_go_on_from_where_they_are_not_back_to_the_first_player() -> None:
    """A and B have been outbid; A bids again and outbids D: B is next, then D."""
    table = position("demand", money=[40] * 4)
    bid(table, "1 0", "2 0", "1 1", "2 1")
    assert asked(table) == (A, "bid")
    bid(table, "2 3")
    assert asked(table) == (B, "bid")
    bid(table, "1 3")
    assert asked(table) == (C, "bid")
    bid(table, "1 6")
    assert asked(table) == (D, "bid")
    bid(table, "3 0")
    assert asked(table) == (B, "bid")


def test_a_player_who_is_not_outbid_is_passed_over() -> None:
    table = position("demand", money=[40] * 4)
    bid(table, "1 0", "2 0", "3 0", "1 1")
    bid(table, "3 1")
    assert asked(table) == (C, "bid")
    bid(table, "1 3")
    assert asked(table) == (D, "bid")


@pytest.mark.parametrize("words", ["1 6", "3 0", "2 1"])
def test_the_re_bid_may_be_placed_on_the_same_track_or_a_different_one(words: str) -> None:
    table = position("demand", players=3, money=[40] * 3)
    bid(table, "1 1", "1 3", "2 0")
    told = bid(table, words)[0]
    assert (told.seat, told.pile + 1, told.bid) == (A, int(words[0]), int(words[2:]))


def test_the_maximum_bid_is_25_000_dollars_and_such_a_track_is_locked() -> None:
    table = position("demand", money=[99] * 4)
    bid(table, "1 25")
    assert not [words for words in offered(table) if words.startswith("bid 1 ")]
    assert [refusal(table, f"bid 1 {cost}") for cost in TRACK] == [HIGHER] * 8


def test_bidding_continues_until_all_tracks_have_one_meeple_on_them() -> None:
    table = position("demand", players=3, money=[40] * 3)
    bid(table, "1 0", "1 1", "1 3", "1 6", "1 10", "1 15", "2 0", "2 1")
    assert (asked(table), meeples(table)) == ((A, "bid"), ["C 15", "B 1", ""])
    bid(table, "3 0")
    assert shown(table).phase != "demand"


def test_figure_6_one_meeple_on_each_track_ends_the_bidding_at_once() -> None:
    table = position("demand", players=5, money=[30] * 5)
    told = bid(table, "2 10", "1 6", "4 0", "5 3", "3 1")
    assert [event for event in told if isinstance(event, BidMade)][-1] == BidMade(seat=E, pile=2, bid=1, outbid=None)
    assert shown(table).phase != "demand"


def test_there_is_always_an_empty_track_for_nothing() -> None:
    table = position("demand", players=5, money=[0, 30, 30, 30, 30])
    bid(table, "1 0", "1 1", "2 0", "2 1", "3 0")
    assert offered(table) == ["bid 4 0", "bid 5 0"]


def by_hand(table: Table, seat: int) -> list[str]:
    """The bids that are open to a player, told from what everybody sees."""
    seen = shown(table)
    own = [one for one in seen.piles if one.bidder == seat]
    left = seen.players[seat].money - sum(TRACK[one.space] for one in own)
    return [
        f"bid {n + 1} {cost}"
        for n, one in enumerate(seen.piles)
        for place, cost in enumerate(TRACK)
        if one.bidder != seat and (one.space is None or place > one.space) and cost <= left
    ]


@given(
    players=st.integers(2, 5),
    money=st.lists(st.integers(0, 60), min_size=5, max_size=5),
    first=st.integers(0, 1),
    choices=st.lists(st.integers(0, 39), max_size=30),
)
@settings(deadline=None, max_examples=60)
def test_exactly_the_higher_spaces_that_can_be_paid_are_open(
    players: int, money: list[int], first: int, choices: list[int]
) -> None:
    table = position("demand", players=players, money=money[:players], first=first)
    for choice in choices:
        if shown(table).phase != "demand":
            return
        words = by_hand(table, asked(table)[0])
        assert offered(table) == words
        play(table, words[choice % len(words)])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_every_round_each_meeple_wins_one_pile(players: int) -> None:
    for table in played_on(opened(players), seed=11):
        if shown(table).phase == "demand":
            standing = [one.bidder for one in shown(table).piles if one.bidder is not None]
            in_hand = sum(player.meeples for player in shown(table).players)
            assert in_hand + len(standing) == len(shown(table).piles)
