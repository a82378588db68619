"""3.) Auction the card."""

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from openoutcry.games.mogul.events import AuctionWon, Left, Stayed
from tests.games.answers import asked, explained, offered, play, refusal
from tests.games.mogul.positions import (
    A,
    B,
    C,
    D,
    chips,
    position,
    shown,
)


def test_the_start_player_begins_the_auction() -> None:
    assert asked(position("auction", start=C)) == (C, "auction")


def test_to_stay_in_a_player_puts_a_chip_in_the_middle() -> None:
    table = position("auction")
    assert play(table, "stay") == [Stayed(seat=A, pot=1)]
    assert chips(table) == [5, 6, 6, 6]
    assert shown(table).pot == 1


def test_the_next_player_follows_clockwise() -> None:
    table = position("auction", start=C)
    turns = []
    for _ in range(5):
        turns.append(asked(table)[0])
        play(table, "stay")
    assert turns == [C, D, A, B, C]


def test_this_continues_round_and_round_until_someone_wants_out() -> None:
    table = position("auction", players=3)
    play(table, *["stay"] * 17)
    assert shown(table).pot == 17
    assert chips(table) == [0, 0, 1]
    assert shown(table).in_auction == [C, A, B]


def test_whoever_steps_out_takes_all_chips_from_the_middle() -> None:
    table = position("auction")
    told = play(table, "stay", "stay", "leave")
    assert told[-1] == Left(seat=C, chips=2)
    assert chips(table) == [5, 5, 8, 6]
    assert shown(table).pot == 0


def test_everybody_is_told_beforehand_what_leaving_brings() -> None:
    table = position("auction")
    play(table, "stay", "stay")
    assert explained(table, "leave") == {"chips": 2}
    assert explained(table, "stay") == {"pot": 3}


def test_once_out_a_player_is_not_asked_again() -> None:
    table = position("auction")
    turns = []
    for words in ["stay", "leave", "stay", "stay", "stay", "stay"]:
        turns.append(asked(table)[0])
        play(table, words)
    assert turns == [A, B, C, D, A, C]
    assert shown(table).left == [B]


def test_once_out_a_player_may_not_come_back() -> None:
    table = position("auction")
    play(table, "leave")
    assert refusal(table, "stay", seat=A) == "not-asked"


def test_nobody_bids_out_of_turn() -> None:
    assert refusal(position("auction"), "stay", seat=B) == "not-asked"


def test_after_someone_has_left_the_next_player_must_put_in_a_chip_to_stay() -> None:
    table = position("auction")
    play(table, "stay", "leave", "stay")
    assert chips(table) == [5, 7, 5, 6]
    assert shown(table).pot == 1


def test_it_goes_on_until_only_the_winner_remains() -> None:
    table = position("auction")
    told = play(table, "stay", "leave", "stay", "leave", "leave")
    assert told[-1] == AuctionWon(seat=C, runner_up=A)
    assert asked(table) == (C, "action")


def test_the_last_to_step_out_is_the_runner_up() -> None:
    table = position("auction", start=D)
    play(table, "stay", "leave", "stay", "leave", "stay", "leave")
    assert (shown(table).winner, shown(table).runner_up) == (D, B)


def test_what_the_winner_has_put_in_is_gone() -> None:
    table = position("auction")
    play(table, "stay", "leave", "stay", "leave", "leave")
    assert chips(table) == [5, 7, 5, 7]


def test_the_last_one_in_wins_even_if_he_paid_nothing() -> None:
    table = position("auction")
    play(table, "leave", "leave", "leave")
    assert asked(table) == (D, "action")
    assert chips(table) == [6, 6, 6, 6]


def test_the_last_one_in_need_not_have_a_chip() -> None:
    table = position("auction", chips=[6, 6, 6, 0])
    play(table, "stay", "stay", "leave")
    assert offered(table) == ["leave"]
    table = position("auction", chips=[6, 6, 6, 0])
    play(table, "leave", "leave", "leave")
    assert asked(table) == (D, "action")


def test_a_player_without_chips_can_only_leave() -> None:
    table = position("auction", chips=[0, 6, 6, 6])
    assert offered(table) == ["leave"]
    assert refusal(table, "stay") == "rule-mogul-no-chips"


def test_a_player_without_chips_leaves_with_the_pot_like_anyone() -> None:
    table = position("auction", chips=[6, 0, 6, 6])
    play(table, "stay", "leave")
    assert chips(table) == [5, 1, 6, 6]


def test_a_single_chip_is_enough_to_stay_once() -> None:
    table = position("auction", players=3, chips=[1, 9, 9])
    play(table, "stay", "stay", "stay")
    assert asked(table) == (A, "auction")
    assert offered(table) == ["leave"]


def test_everybody_sees_the_order_in_which_bidders_come_up() -> None:
    table = position("auction", start=C)
    assert shown(table).in_auction == [C, D, A, B]
    play(table, "stay", "leave")
    assert (shown(table).in_auction, shown(table).left) == ([A, B, C], [D])


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_auction_begins_with_everybody_in(players: int) -> None:
    table = position("auction", players=players)
    assert shown(table).in_auction == list(range(players))
    assert shown(table).left == []


@given(
    purses=st.lists(st.integers(0, 7), min_size=3, max_size=6),
    first=st.integers(0, 2),
    wishes=st.lists(st.booleans(), min_size=60, max_size=60),
)
def test_every_auction_goes_as_with_real_chips(purses: list[int], first: int, wishes: list[bool]) -> None:
    table = position("auction", players=len(purses), start=first, chips=purses)
    hands, pot, out = list(purses), 0, []
    ring = deque(range(len(purses)))
    ring.rotate(-first)
    for wish in wishes:
        if len(ring) == 1:
            break
        bidder = ring.popleft()
        stays = wish and hands[bidder] > 0
        assert asked(table) == (bidder, "auction")
        play(table, "stay" if stays else "leave")
        if stays:
            hands[bidder], pot = hands[bidder] - 1, pot + 1
            ring.append(bidder)
        else:
            hands[bidder], pot = hands[bidder] + pot, 0
            out.append(bidder)
        assert (chips(table), shown(table).pot) == (hands, pot)
    if len(ring) == 1:
        assert asked(table) == (ring[0], "action")
        assert shown(table).runner_up == out[-1]
        assert shown(table).pot == 0
