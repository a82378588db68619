"""Commodities & Taxes."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.components import COMMODITIES
from openoutcry.games.stockpile.events import BondsRedeemed, CommerceDrawn, CommercePlaced, CommerceScored, PileBought
from tests.games.answers import asked, explained, odds, offered, play, refusal
from tests.games.stockpile.looking import heard, money, pile, shown
from tests.games.stockpile.positions import (
    A,
    B,
    C,
    D,
    Table,
    bid,
    opened,
    position,
)

GOLD, TAX = 11, 17
ON = {"commodities": "on"}


def drawn(table: Table, seat: int, to: int | None = None) -> list[str]:
    """The commerce cards in a hand, as its owner is shown them, or somebody else."""
    cards = shown(table, seat if to is None else to).players[seat].commerce
    return ["?" if card is None else [*COMMODITIES, "tax"][card] for card in cards]


def owned(table: Table, seat: int) -> dict[str, int]:
    """The commodities before a player."""
    cards = shown(table).players[seat].commodities
    return {name: n for name, n in zip(COMMODITIES, cards, strict=True) if n}


# Setup


def test_the_commerce_deck_has_three_of_each_of_six_commodities_and_seven_taxes() -> None:
    table = position("commerce", **ON)
    assert odds(table) == {**dict.fromkeys(COMMODITIES, 3), "tax": 7}
    assert COMMODITIES == ["gold", "platinum", "oil", "natural gas", "corn", "cattle"]
    assert shown(table).commerce_deck == 25


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_suffices_for_all_rounds(players: int) -> None:
    table = opened(players, **ON)
    assert shown(table).rounds * len(shown(table).piles) <= 25


# Supply Phase


def test_each_player_draws_a_card_when_the_market_cards_have_been_placed() -> None:
    table = position("placing", hands=["boom, bust"] * 4, **ON)
    play(table, *["first up 1", "first down 1"] * 4)
    assert asked(table) == (NATURE, "draw-commerce")
    play(table, "gold", "tax", "oil", "gold")
    assert [drawn(table, seat) for seat in range(4)] == [["gold"], ["tax"], ["oil"], ["gold"]]


def test_what_was_drawn_is_known_to_its_holder_only() -> None:
    table = position("commerce", **ON)
    play(table, "gold", "tax", "oil", "gold")
    assert [drawn(table, B, to) for to in (A, C, SPECTATOR)] == [["?"]] * 3
    assert heard(table, CommerceDrawn) == []
    assert shown(table, A).commerce_deck == 21


def test_in_turn_order_each_player_places_his_card_face_up_on_any_pile() -> None:
    table = position("commerce", first=C, **ON)
    play(table, "gold", "tax", "oil", "cattle")
    assert (asked(table), offered(table)) == ((C, "place-commerce"), ["first 1", "first 2", "first 3", "first 4"])
    assert explained(table, "first 2") == {"card": GOLD, "pile": 1}
    assert play(table, "first 2") == [CommercePlaced(C, 1, GOLD)]
    order = []
    for words in ("first 2", "first 2", "first 4"):
        order.append(asked(table)[0])
        play(table, words)
    assert order == [D, A, B]
    assert [pile(table, n) for n in range(1, 5)] == [[], ["gold", "tax", "oil"], [], ["cattle"]]
    assert asked(table) == (C, "bid")


def test_all_draw_before_anybody_places() -> None:
    table = position("commerce", **ON)
    play(table, "gold", "tax", "oil")
    assert asked(table) == (NATURE, "draw-commerce")


def test_there_is_no_pile_of_more_players() -> None:
    table = position("commerce", players=3, **ON)
    play(table, "gold", "tax", "oil")
    assert refusal(table, "first 4") == "rule-stockpile-no-such-pile"


def test_two_players_draw_two_cards_and_place_them_on_different_piles() -> None:
    table = position("commerce", players=2, **ON)
    play(table, "gold", "tax", "oil", "cattle")
    assert [drawn(table, seat) for seat in (A, B)] == [["gold", "tax"], ["oil", "cattle"]]
    play(table, "second 3")
    assert (asked(table), offered(table)) == ((A, "place-commerce"), ["first 1", "first 2", "first 4"])
    assert refusal(table, "first 3") == "rule-stockpile-another-pile"
    play(table, "first 1")
    assert (asked(table), len(offered(table))) == ((B, "place-commerce"), 8)
    play(table, "first 3", "first 1")
    assert [pile(table, n) for n in range(1, 5)] == [["gold", "cattle"], [], ["tax", "oil"], []]


def test_two_players_draw_after_both_have_placed_all_their_market_cards() -> None:
    table = position("hands", players=2, **ON)
    for _ in range(2):
        play(table, "boom", "bust", "boom", "bust", *["first up 1", "first down 1"] * 2)
    assert asked(table) == (NATURE, "draw-commerce")


# Demand Phase


def test_they_are_acquired_with_the_pile_and_kept_face_up() -> None:
    table = position("demand", piles=["gold, boom, tax, gold", "oil", "", "tax"], **ON)
    told = bid(table, "1 0", "2 0", "3 0", "4 0")
    assert next(event for event in told if isinstance(event, PileBought)).cards == [6, GOLD, GOLD, TAX]
    assert [owned(table, seat) for seat in range(4)] == [{"gold": 2}, {"oil": 1}, {}, {}]
    assert [player.taxes for player in shown(table).players] == [1, 0, 0, 1]


def test_their_number_and_type_is_public_information() -> None:
    table = position("demand", commodity_cards=["gold 2, oil 1", "", "", ""], tax_cards=[2, 0, 0, 0])
    for viewer in (B, C, SPECTATOR):
        player = shown(table, viewer).players[A]
        assert (player.commodities, player.taxes, player.sets) == ([2, 0, 1, 0, 0, 0], 2, 8 + 3 - 6)


def test_they_are_no_stocks() -> None:
    table = position("selling", commodity_cards=["gold 2", "", "", ""], tax_cards=[2, 0, 0, 0])
    assert asked(table)[1] != "sell"


# End of Game


def final(commodities: str = "", taxes: int = 0, money: int = 0, **laid_out: object) -> Table:
    """The end of the last round."""
    cards = {"commodity_cards": [commodities, "", "", ""], "tax_cards": [taxes, 0, 0, 0]}
    return position("end", round=6, commodities="on", money=[money, 0, 0, 0], **cards, **laid_out)


def test_example_two_cattle_two_oil_a_corn_and_a_gold_bring_32() -> None:
    table = final("cattle 2, oil 2, corn 1, gold 1")
    assert heard(table, CommerceScored) == [CommerceScored(A, 32, 0)]
    assert money(table) == [32, 0, 0, 0]


@pytest.mark.parametrize(("different", "bonus"), [(1, 3), (2, 8), (3, 15), (4, 24), (5, 35), (6, 48)])
def test_figure_16_the_bonus_goes_by_the_number_of_different_commodities(different: int, bonus: int) -> None:
    assert money(final(", ".join(f"{name} 1" for name in COMMODITIES[-different:])))[A] == bonus


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("gold 2", 3 + 3),
        ("gold 3", 3 + 3 + 3),
        ("gold 3, oil 1", 8 + 3 + 3),
        ("gold 3, oil 2, corn 1", 15 + 8 + 3),
        ("gold 3, platinum 3, oil 3, natural gas 3, corn 3, cattle 3", 3 * 48),
    ],
)
def test_each_duplicate_begins_a_new_set(cards: str, bonus: int) -> None:
    assert money(final(cards))[A] == bonus


@pytest.mark.parametrize(("taxes", "penalty"), [(0, 0), (1, 2), (2, 6), (3, 12), (4, 20), (5, 30), (6, 42), (7, 56)])
def test_figure_17_tax_cards_cost_by_their_number(taxes: int, penalty: int) -> None:
    table = final(taxes=taxes, money=60)
    assert money(table)[A] == 60 - penalty
    assert heard(table, CommerceScored) == ([CommerceScored(A, 0, penalty)] if taxes else [])


def test_commodities_and_taxes_are_set_off_against_each_other() -> None:
    assert money(final("gold 1, oil 1", taxes=3))[A] == 8 - 12, "who cannot pay ends below nothing"


def test_they_are_only_valued_at_the_end_of_the_game() -> None:
    table = position("end", commodity_cards=["gold 1", "", "", ""], tax_cards=[0, 3, 0, 0], money=[20] * 4)
    assert (shown(table).round, money(table)) == (2, [20] * 4)
    assert table.game.scores(table.g)[:2] == [23, 8]


def test_they_are_scored_after_the_bonds() -> None:
    table = final("gold 1", bond_cards=[2, 0, 0, 0])
    kinds = [type(event) for event in table.told]
    assert kinds.index(CommerceScored) == kinds.index(BondsRedeemed) + 1
    assert money(table)[A] == 13
