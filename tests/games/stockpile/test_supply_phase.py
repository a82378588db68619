"""2. Supply Phase."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import CardPlaced, CardTurnedUp, HandDealt
from tests.games.answers import asked, explained, odds, offered, play, played_on, refusal
from tests.games.stockpile.looking import hand, pile, shown, stocks
from tests.games.stockpile.positions import (
    BOOM,
    CARDS,
    ELECTRIC,
    FEE_2,
    A,
    B,
    C,
    D,
    Table,
    opened,
    position,
)

FLIPPED = ["boom", "epic electric", "fee 2", "stanford steel", "bust"]


def placing(hands: list[str] | None = None, players: int = 4, **laid_out: object) -> Table:
    """A table where cards are placed; A has Epic Electric and a Boom, the others two Busts or fees."""
    usual = ["epic electric, boom", "bust, bust", "fee 1, fee 1", "fee 2, fee 2", "fee 3, fee 3"][:players]
    return position("placing", players=players, hands=hands or usual, **laid_out)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_number_of_stockpiles_is_equal_to_the_number_of_players(players: int) -> None:
    assert len(shown(opened(players)).piles) == players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_card_is_flipped_face_up_to_start_each_stockpile(players: int) -> None:
    table = position("supply", players=players)
    assert asked(table) == (NATURE, "flip")
    told = play(table, *FLIPPED[:players])
    assert told == [CardTurnedUp(pile=n, card=CARDS.index(card)) for n, card in enumerate(FLIPPED[:players])]
    assert [pile(table, n + 1) for n in range(players)] == [[card] for card in FLIPPED[:players]]
    assert asked(table) == (NATURE, "draw")


def test_a_flipped_card_comes_from_the_market_deck() -> None:
    table = position("supply")
    play(table, "boom", "boom")
    assert (odds(table)["boom"], shown(table).deck) == (2, 78)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_cards_are_dealt_to_each_player(players: int) -> None:
    table = position("hands", players=players, first=B)
    for seat in [*range(B, players), A]:
        assert asked(table) == (NATURE, "draw")
        play(table, "epic electric", "stanford steel")
        assert hand(table, seat) == ["epic electric", "stanford steel"]
    assert asked(table) == (B, "place")
    assert shown(table).deck == 80 - 2 * players


def test_a_hand_is_seen_by_its_owner_only() -> None:
    table = position("hands")
    told = play(table, "epic electric", "boom")
    assert told == [None]
    assert [one.read_by(A) for one in table.g.log] == [HandDealt(seat=A, cards=[ELECTRIC, BOOM])]
    assert [hand(table, A, to) for to in (B, C, D, SPECTATOR)] == [["?", "?"]] * 4


def test_dealt_cards_are_kept_separate_from_any_obtained_earlier() -> None:
    table = placing(holds=["epic electric 1, stanford steel 2", "", "", ""])
    assert hand(table, A) == ["epic electric", "boom"]
    assert stocks(table, A) == "epic electric 1, stanford steel 2"
    assert all(words.startswith(("first", "second")) for words in offered(table))


def test_in_turn_order_each_player_places_both_of_his_cards() -> None:
    table = placing(first=C)
    order = []
    while asked(table)[1] == "place":
        order.append(asked(table)[0])
        play(table, offered(table)[0])
    assert order == [C, C, D, D, A, A, B, B]
    assert [hand(table, seat) for seat in range(4)] == [[]] * 4


def test_one_card_is_placed_face_up_and_one_face_down() -> None:
    table = placing()
    assert play(table, "first up 2") == [CardPlaced(seat=A, pile=1, card=ELECTRIC, face_up=True)]
    assert offered(table) == [f"first down {n}" for n in range(1, 5)]
    assert refusal(table, "first up 2") == "rule-stockpile-one-up-one-down"
    assert play(table, "first down 3") == [CardPlaced(seat=A, pile=2, card=None, face_up=False)]
    assert (pile(table, 2), pile(table, 3)) == (["epic electric"], ["?"])


def test_the_card_that_goes_face_down_may_be_placed_first() -> None:
    table = placing()
    play(table, "second down 1")
    assert offered(table) == [f"first up {n}" for n in range(1, 5)]
    assert refusal(table, "first down 1") == "rule-stockpile-one-up-one-down"
    play(table, "first up 1")
    assert pile(table, 1) == ["?", "epic electric"]
    assert asked(table) == (B, "place")


@pytest.mark.parametrize(("face_up", "left"), [("first", ["boom"]), ("second", ["epic electric"])])
def test_either_card_may_go_face_up(face_up: str, left: list[str]) -> None:
    table = placing()
    play(table, f"{face_up} up 1")
    assert hand(table, A) == left


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_cards_can_be_placed_in_any_stockpiles_the_same_or_different_ones(players: int) -> None:
    table = placing(players=players)
    assert offered(table) == [
        f"{card} {way} {n}" for card in ("first", "second") for way in ("up", "down") for n in range(1, players + 1)
    ]
    for up in range(1, players + 1):
        for down in range(1, players + 1):
            table = placing(players=players)
            play(table, f"first up {up}", f"first down {down}")
            assert "epic electric" in pile(table, up)
            assert "(boom)" in pile(table, down, to=A)


@pytest.mark.parametrize(("players", "closed"), [(3, [4, 5]), (4, [5])])
def test_cards_may_not_be_placed_in_stockpiles_of_more_players(players: int, closed: list[int]) -> None:
    table = placing(players=players)
    for n in closed:
        assert refusal(table, f"first up {n}") == "rule-stockpile-no-such-pile"
        assert refusal(table, f"second down {n}") == "rule-stockpile-no-such-pile"


def test_a_card_that_was_placed_is_no_longer_in_hand() -> None:
    table = placing()
    play(table, "first up 1")
    assert refusal(table, "second down 1") == "rule-stockpile-not-in-hand"


def test_everyone_can_see_how_many_cards_are_in_each_stockpile() -> None:
    table = placing(piles=["stanford steel"] * 3 + ["boom, B: boom, C: epic electric"])
    play(table, "first up 2", "first down 2")
    for viewer in (A, B, C, D, SPECTATOR):
        assert [len(one.cards) for one in shown(table, viewer).piles] == [1, 3, 1, 3]


def test_who_placed_a_card_face_down_goes_on_knowing_it() -> None:
    table = placing()
    play(table, "first up 1", "first down 1")
    assert pile(table, 1, to=A) == ["epic electric", "(boom)"]
    assert [pile(table, 1, to) for to in (B, C, D, SPECTATOR)] == [["epic electric", "?"]] * 4
    assert [one.read_by(A) for one in table.g.log] == [CardPlaced(seat=A, pile=0, card=BOOM, face_up=False)]


def test_cards_may_be_stock_fees_or_actions() -> None:
    table = placing(hands=["epic electric, fee 2", "boom, bust", "fee 1, fee 3", "boom, stanford steel"])
    assert explained(table, "second up 3") == {"card": FEE_2, "pile": 2, "facing": "up"}
    assert explained(table, "first down 1") == {"card": ELECTRIC, "pile": 0, "facing": "down"}


def test_once_all_players_have_added_their_cards_bidding_begins() -> None:
    table = placing(first=B)
    play(table, *["first up 1", "first down 2"] * 3)
    assert (asked(table), shown(table).phase) == ((A, "place"), "supply")
    play(table, "first up 1", "first down 2")
    assert (asked(table), shown(table).phase) == ((B, "bid"), "demand")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_when_bidding_begins_there_are_three_cards_for_each_stockpile(players: int) -> None:
    for table in played_on(opened(players), seed=5):
        if shown(table).phase == "demand":
            assert sum(len(one.cards) for one in shown(table).piles) == 3 * len(shown(table).piles)
