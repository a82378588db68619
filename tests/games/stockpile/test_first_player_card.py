"""First Player Card Variant."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.games.stockpile.events import FirstCardGiven, FirstCardPlaced, RoundBegun
from tests.games.answers import asked, explained, offered, play, refusal
from tests.games.stockpile.looking import heard, pile, shown
from tests.games.stockpile.positions import (
    A,
    B,
    C,
    D,
    Table,
    bid,
    position,
)

PAIRS = "american automotive +1, bottomline bank +2, cosmic computers +4, epic electric -2, leading laboratories -3"


def card(phase: str, **laid_out: object) -> Table:
    return position(phase, **({"first-player-card": "on"} | laid_out))


def bought(buyer: int = B, **laid_out: object) -> Table:
    """This player has just bought the pile with the First Player Card; A is first."""
    table = card("demand", piles=["first player card"], **laid_out)
    places = iter(range(2, 6))
    while asked(table)[1] == "bid":
        bid(table, "1 0" if asked(table)[0] == buyer else f"{next(places)} 0")
    return table


@pytest.mark.parametrize("first", [A, C])
def test_at_the_end_of_the_supply_phase_the_first_player_adds_it_to_a_pile(first: int) -> None:
    table = card("first card", first=first, piles=["boom", "bust"])
    assert (asked(table), offered(table)) == ((first, "place-first"), ["pile 1", "pile 2", "pile 3", "pile 4"])
    assert explained(table, "pile 2") == {"pile": 1}
    assert play(table, "pile 2") == [FirstCardPlaced(first, 1)]
    assert [pile(table, n) for n in (1, 2)] == [["boom"], ["bust", "first player card"]]
    assert asked(table) == (first, "bid")


def test_there_is_no_pile_of_more_players() -> None:
    assert refusal(card("first card", players=3), "pile 4") == "rule-stockpile-no-such-pile"


def test_after_all_cards_commodities_included() -> None:
    table = card("commerce", commodities="on")
    play(table, "gold", "tax", "oil", "gold", "first 1", "first 1", "first 1")
    assert asked(table) == (D, "place-commerce")
    play(table, "first 1")
    assert asked(table) == (A, "place-first")


@pytest.mark.parametrize(("words", "given"), [("player 1", A), ("player 2", B), ("player 4", D)])
def test_who_wins_that_pile_immediately_gives_it_to_any_player_himself_included(words: str, given: int) -> None:
    table = bought(B)
    assert (asked(table), offered(table)) == ((B, "give-first"), ["player 1", "player 2", "player 3", "player 4"])
    told = play(table, words)
    assert told[0] == FirstCardGiven(B, given)


def test_it_is_given_before_the_action_phase() -> None:
    table = card("demand", piles=["first player card", "boom"])
    bid(table, "2 0", "1 0", "3 0", "4 0")
    assert asked(table) == (B, "give-first")
    play(table, "player 4")
    assert (asked(table), shown(table).next_first) == ((A, "act"), D)


def test_who_receives_it_is_first_at_the_start_of_the_next_round() -> None:
    table = bought(B, pairs=PAIRS)
    play(table, "player 4")
    assert heard(table, RoundBegun) == [RoundBegun(2, D)]
    assert shown(table).first == D


def test_the_turn_order_of_the_current_round_is_not_affected() -> None:
    table = bought(B, holds=["epic electric 1"] * 4)
    play(table, "player 4")
    order = []
    while asked(table)[1] == "sell":
        order.append(asked(table)[0])
        play(table, "done")
    assert order == [A, B, C, D]
    assert shown(table).first == A


def test_the_marker_is_not_passed_clockwise_besides() -> None:
    table = bought(C, pairs=PAIRS)
    play(table, "player 1")
    assert (shown(table).round, shown(table).first) == (2, A), "he stays first"


def test_the_new_first_player_places_it_in_the_next_round() -> None:
    table = bought(B, pairs=PAIRS)
    play(table, "player 4")
    while asked(table)[1] != "place-first":
        play(table, offered(table)[0] if asked(table)[0] >= 0 else drawn(table))
    assert (asked(table), shown(table).round) == ((D, "place-first"), 2)


def drawn(table: Table) -> str:
    """A draw of NATURE's."""
    assert asked(table)[0] == NATURE
    options = int(table.g.options)
    return table.game.questions[int(table.g.kind)].words[(options & -options).bit_length() - 1]


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 7), (4, 6), (5, 5)])
def test_in_the_final_round_it_is_in_the_box(players: int, rounds: int) -> None:
    table = card("first card", players=players, round=rounds)
    assert asked(table) == (A, "bid")
    assert [pile(table, n) for n in range(1, players + 1)] == [[]] * players
    assert asked(card("first card", players=players, round=rounds - 1)) == (A, "place-first")


def test_in_the_final_round_nobody_is_asked_to_give_it() -> None:
    table = card("demand", round=6, pairs=PAIRS)
    bid(table, "1 0", "2 0", "3 0", "4 0")
    assert shown(table).phase == "over"


def test_two_players_play_with_it_too() -> None:
    table = card("demand", players=2, piles=["first player card"])
    bid(table, "2 0", "1 0", "3 0", "4 0")
    assert (asked(table), offered(table)) == ((B, "give-first"), ["player 1", "player 2"])
    play(table, "player 1")
    assert (shown(table).round, shown(table).first) == (2, A)
