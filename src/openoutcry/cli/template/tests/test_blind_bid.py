"""The rules of Blind Bid, and the laws that hold for every game."""

import pytest
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadBox, IllegalChoice
from openoutcry.engine.kernel import answer, pick
from openoutcry.engine.laws import check
from openoutcry.engine.position import UNKNOWN
from openoutcry.engine.views import view

from blind_bid.box import PRINTED
from blind_bid.game import BlindBidGame
from blind_bid.state import BlindBid


def dealt(*cards: int) -> tuple[BlindBidGame, BlindBid]:
    """Return a game in which each player has drawn one of these cards, by seat."""
    game = BlindBidGame(len(cards))
    g = game.new()
    for card in cards:
        answer(g, card - 1)
    return game, g


def seen(g: BlindBid, seat: int) -> list[list[int]]:
    """Return the cards of each player as the player at `seat` sees them."""
    table = view(g, seat, True)
    assert isinstance(table, BlindBid)
    return [[card if card == UNKNOWN else card + 1 for card in player.hand.listed()] for player in table.players]


def test_each_player_draws_a_card_that_nobody_else_sees() -> None:
    _, g = dealt(1, 3, 2)
    assert seen(g, 1) == [[UNKNOWN], [3], [UNKNOWN]]


def test_the_highest_bidder_pays_and_wins_the_value_of_all_cards() -> None:
    game, g = dealt(1, 3, 2)
    for seat, bid in enumerate([0, 2, 1]):
        door.give(game, g, seat, bid)
    assert [player.coins for player in g.players] == [4, 2, 4]
    assert [player.points for player in g.players] == [0, 6, 0]


def test_the_first_of_several_highest_bidders_wins() -> None:
    game, g = dealt(1, 3, 2)
    for seat in range(3):
        door.give(game, g, seat, 1)
    assert g.best == 0


def test_nobody_bids_more_coins_than_there_are() -> None:
    game, g = dealt(1, 3)
    g.players[1].coins = 1
    with pytest.raises(IllegalChoice):
        door.give(game, g, 1, 2)


def test_a_card_that_is_shown_is_seen_by_all() -> None:
    game, g = dealt(1, 3, 2)
    for seat in range(3):
        door.give(game, g, seat, 0)
    door.give(game, g, 1, 1)
    assert seen(g, 2) == [[UNKNOWN], [3], [2]]


def test_the_game_ends_with_the_last_round_and_not_before() -> None:
    game = BlindBidGame(2, set_text=PRINTED.replace("rounds = 3", "rounds = 1"))
    g, rng = game.new(), Rng(1)
    while not game.end(g):
        answer(g, pick(g, rng))
    assert g.round == 1


def test_a_deck_that_is_too_small_for_all_rounds_is_refused() -> None:
    with pytest.raises(BadBox, match="cards.copies"):
        BlindBidGame(2, set_text=PRINTED.replace("copies = 4", "copies = 3"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold(players: int) -> None:
    assert check(BlindBidGame(players), games=20, seed=1).violations == []
