"""Investor Abilities of the Information and the Supply Phase, and before the Demand Phase: Phil, Robins, Stuart, Warren
and Mark."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR, save
from openoutcry.engine.views import view
from openoutcry.games.stockpile.events import CardMoved, CardPicked, CardTurnedUp, PileSeen
from tests.games.answers import asked, odds, offered, play, refusal
from tests.games.stockpile.looking import hand, heard, pair, pile, remembered, shown, stocks
from tests.games.stockpile.positions import (
    BUST,
    COMPANIES,
    FORECASTS,
    A,
    B,
    C,
    D,
    Table,
    position,
)

BASE = ["+4", "+2", "+1", "-2", "-3", "$$"]


def seen_by(table: Table, viewer: int) -> object:
    """All that a viewer knows."""
    return save(view(table.g, viewer, True), table.game.steps())


def told_to(table: Table, seat: int, kind: type) -> list[object]:
    """What a seat could hear of the last answer."""
    return [event for event in (one.read_by(seat) for one in table.g.log) if isinstance(event, kind)]


# Forecast Phil


def phil(seat: int = A, players: int = 4, **laid_out: object) -> Table:
    hired = [""] * players
    hired[seat] = "forecast phil"
    return position("before the deal", players=players, hired=hired, **laid_out)


def deal(table: Table, kind: str) -> None:
    """The cards that are left, in the order of the box."""
    while asked(table) == (NATURE, kind):
        play(table, next(iter(odds(table))))


def test_phil_selects_a_company_or_a_forecast_before_any_is_dealt() -> None:
    table = phil(C)
    assert (asked(table), offered(table)) == ((C, "pick"), [*COMPANIES, *[one for one in FORECASTS if one in BASE]])
    assert shown(table).pairs == []


def test_he_keeps_the_company_as_part_of_his_insider_information() -> None:
    table = phil(C)
    play(table, "stanford steel")
    assert odds(table) == dict.fromkeys(COMPANIES[:5], 1)
    deal(table, "company")
    deal(table, "forecast")
    assert pair(table, C, to=C) == "stanford steel +1"
    assert [pair(table, n, to=n) for n in (A, B)] == ["american automotive +4", "bottomline bank +2"]


def test_or_the_forecast() -> None:
    table = phil(B)
    play(table, "+4")
    deal(table, "company")
    assert set(odds(table)) == set(BASE) - {"+4"}
    deal(table, "forecast")
    assert pair(table, B, to=B) == "bottomline bank +4"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("picked", ["stanford steel", "-3"])
def test_the_remaining_cards_are_dealt_as_normal_so_that_all_six_pairs_are_made(players: int, picked: str) -> None:
    for seat in range(players):
        table = phil(seat, players)
        play(table, picked)
        deal(table, "company")
        deal(table, "forecast")
        cards = [(int(table.g.companies.kinds[n]), int(table.g.forecasts.kinds[n])) for n in range(6)]
        assert sorted(company for company, _ in cards) == list(range(6))
        assert sorted(FORECASTS[forecast] for _, forecast in cards) == sorted(BASE)
        own = [pair(table, n, to=seat) for n in range(6) if shown(table).pairs[n].seat == seat]
        assert any(picked in str(one) for one in own)
        assert asked(table) == (NATURE, "flip")


def test_it_is_public_whether_he_chose_a_company_or_a_forecast_but_not_which() -> None:
    for picked, company, card in (("epic electric", True, 3), ("+1", False, 3)):
        table = phil()
        play(table, picked)
        assert heard(table, CardPicked) == [CardPicked(seat=A, company=company, card=None)]
        assert told_to(table, A, CardPicked) == [CardPicked(seat=A, company=company, card=card)]
        assert told_to(table, B, CardPicked) == [CardPicked(seat=A, company=company, card=None)]


@pytest.mark.parametrize("picks", [("epic electric", "stanford steel"), ("+4", "-3")])
def test_nobody_else_can_tell_which_card_he_took(picks: tuple[str, str]) -> None:
    tables = [phil(), phil()]
    for table, picked in zip(tables, picks, strict=True):
        play(table, picked)
    for viewer in (B, C, D, SPECTATOR):
        assert seen_by(tables[0], viewer) == seen_by(tables[1], viewer)
    assert seen_by(tables[0], A) != seen_by(tables[1], A)


def test_with_the_forecast_dice_he_selects_from_those_available_this_round() -> None:
    table = position("dice", hired=["forecast phil", "", "", ""], dice="on")
    play(table, "face 1", "face 2", "face 2", "face 1", "face 3", "face 6")
    assert (asked(table), offered(table)) == ((A, "pick"), [*COMPANIES, "+4", "+2", "+1", "-2", "-4", "$"])
    play(table, "-4")
    deal(table, "company")
    deal(table, "forecast")
    assert pair(table, A, to=A) == "american automotive -4"


# Royal Robins


def robins(players: int = 4) -> Table:
    """Robins is B's, and has just drawn Boom, Bust, a fee of 1 and shares of Epic Electric."""
    table = position("supply", players=players, hired=["", "royal robins", "", "", ""][:players])
    drawn = ["boom", "bust", "fee 1", "epic electric", "epic electric"]
    assert asked(table) == (NATURE, "draw")
    play(table, *drawn[: len(shown(table).piles)])
    return table


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_robins_draws_a_card_for_each_stockpile(players: int, cards: int) -> None:
    """As many as players; with two there are four piles, and the cards laid out replace those of all four (ruling)."""
    table = robins(players)
    assert (asked(table), len(hand(table, B))) == ((B, "place"), cards)
    assert hand(table, B, to=A) == ["?"] * cards


def test_robins_places_one_of_them_face_down_and_the_others_face_up_on_the_remaining_piles() -> None:
    table = robins()
    play(table, "third up 2", "first down 4", "first up 1", "first up 3")
    assert [pile(table, n, to=B) for n in range(1, 5)] == [["bust"], ["fee 1"], ["epic electric"], ["(boom)"]]
    assert [pile(table, 4, to) for to in (A, C, SPECTATOR)] == [["?"]] * 3
    assert asked(table) == (NATURE, "draw"), "the hands are dealt: no other cards are turned up"
    assert heard(table, CardTurnedUp) == []


def test_robins_places_exactly_one_face_down() -> None:
    table = robins()
    play(table, "first down 1")
    assert not [words for words in offered(table) if "down" in words]
    table = robins()
    play(table, "first up 1", "first up 2", "first up 3")
    assert offered(table) == ["first down 4"]


def test_robins_places_one_on_each_pile() -> None:
    table = robins()
    play(table, "first up 2")
    assert refusal(table, "first up 2") == "rule-stockpile-one-on-each-pile"
    assert {words.rsplit(" ", 1)[1] for words in offered(table)} == {"1", "3", "4"}


def test_after_that_robins_is_dealt_his_two_cards_as_everybody() -> None:
    table = robins(3)
    play(table, "first up 1", "first up 2", "first down 3")
    play(table, *["stanford steel"] * 6)
    assert [len(hand(table, seat)) for seat in (A, B, C)] == [2, 2, 2]
    assert asked(table) == (A, "place")


# Secretive Stuart


STUART = {"hired": ["secretive stuart", "", "", ""], "hands": ["boom, bust", "fee 1, fee 2", "", ""]}


def test_stuart_may_place_both_of_his_cards_face_down() -> None:
    table = position("placing", **STUART)
    play(table, "first down 1", "first down 1")
    assert (pile(table, 1, to=A), pile(table, 1, to=B)) == (["(boom)", "(bust)"], ["?", "?"])
    assert asked(table) == (B, "place")


@pytest.mark.parametrize("order", [("first up 1", "first down 1"), ("second down 1", "first up 1")])
def test_stuart_may_also_place_one_face_up_as_everybody(order: tuple[str, str]) -> None:
    table = position("placing", **STUART)
    play(table, *order)
    assert sorted(pile(table, 1, to=A)) in (["(bust)", "boom"], ["(boom)", "bust"])


def test_stuart_may_not_place_both_face_up() -> None:
    table = position("placing", **STUART)
    play(table, "first up 1")
    assert refusal(table, "first up 1") == "rule-stockpile-not-both-up"


def test_the_others_still_place_one_up_and_one_down() -> None:
    table = position("placing", **STUART)
    play(table, "first down 1", "first down 1", "first down 1")
    assert refusal(table, "first down 1") == "rule-stockpile-one-up-one-down"


def test_with_two_players_stuart_may_hide_both_sets_of_cards() -> None:
    table = position("hands", players=2, hired=["", "secretive stuart"])
    for _ in range(2):
        play(table, "epic electric", "stanford steel", "boom", "bust")
        play(table, "first up 1", "first down 1", "first down 2", "first down 2")
    assert pile(table, 2, to=B) == ["(boom)", "(bust)"] * 2


# Wise Warren


PILES = ["boom, C: bust, D: epic electric", "A: fee 1", "fee 2, B: boom", ""]


def warren(**laid_out: object) -> Table:
    return position("before the demand", hired=["wise warren", "", "", ""], piles=PILES, **laid_out)


def test_warren_looks_at_all_face_down_cards_of_one_pile() -> None:
    table = warren()
    play(table, "pile 1")
    assert pile(table, 1, to=A) == ["boom", "(bust)", "(epic electric)"]
    assert told_to(table, A, PileSeen) == [PileSeen(seat=A, pile=0, cards=[BUST, 3])]


def test_warren_sees_exactly_that_pile() -> None:
    table = warren()
    before = [pile(table, n, to=A) for n in (2, 3, 4)]
    play(table, "pile 1")
    assert [pile(table, n, to=A) for n in (2, 3, 4)] == before == [["(fee 1)"], ["fee 2", "?"], []]


def test_the_others_are_told_only_which_pile_he_looks_at() -> None:
    table, other = warren(), warren()
    before = {to: pile(table, 1, to) for to in (B, C, D, SPECTATOR)}
    play(table, "pile 1")
    assert heard(table, PileSeen) == [PileSeen(seat=A, pile=0, cards=None)]
    assert [pile(table, 1, to) for to in (B, C, D, SPECTATOR)] == list(before.values())
    play(other, "nothing")
    assert heard(other, PileSeen) == []


def test_what_lies_there_makes_no_difference_to_what_the_others_know() -> None:
    piles = [["boom, C: bust"], ["boom, C: epic electric"]]
    hidden = [position("before the demand", hired=["wise warren", "", "", ""], piles=one) for one in piles]
    for table in hidden:
        play(table, "pile 1")
    for viewer in (B, D, SPECTATOR):
        assert seen_by(hidden[0], viewer) == seen_by(hidden[1], viewer)


def test_warren_may_look_at_one_pile_only_and_need_not() -> None:
    table = warren()
    assert offered(table) == ["pile 1", "pile 2", "pile 3", "pile 4", "nothing"]
    play(table, "pile 2")
    assert asked(table) == (A, "bid")
    table = warren()
    play(table, "nothing")
    assert (asked(table), pile(table, 1, to=A)) == ((A, "bid"), ["boom", "?", "?"])


def test_warren_may_look_again_in_the_next_round() -> None:
    table = position("before the demand", hired=["wise warren", "", "", ""])
    play(table, "pile 1", "bid 1 0", "bid 2 0", "bid 3 0", "bid 4 0")
    while asked(table)[1] != "look-pile":
        play(table, next(iter(odds(table))) if asked(table)[0] == NATURE else offered(table)[0])
    assert (asked(table)[0], shown(table).round) == (A, 2)


def test_what_he_has_seen_he_goes_on_knowing_when_another_buys_it() -> None:
    table = position(
        "before the demand", players=3, hired=["wise warren", "", ""], piles=["C: epic electric"], memory="perfect"
    )
    play(table, "pile 1", "bid 2 0", "bid 1 0", "bid 3 0")
    assert stocks(table, B) == "epic electric 1"
    assert [remembered(table, B, to) for to in (A, C, SPECTATOR)] == ["epic electric 1", "epic electric 1", ""]


# Maverick Mark


def mark(piles: list[str], **laid_out: object) -> Table:
    return position("before the demand", hired=["maverick mark", "", "", ""], piles=piles, **laid_out)


def test_mark_may_move_one_card_to_a_different_pile() -> None:
    table = mark(["boom, bust", "fee 1", "fee 2", "fee 3"])
    assert offered(table) == ["pile 1", "pile 2", "pile 3", "pile 4", "nothing"]
    play(table, "pile 1")
    assert offered(table) == ["card 1", "card 2"]
    play(table, "card 2")
    assert offered(table) == ["pile 2", "pile 3", "pile 4"]
    play(table, "pile 4")
    assert [pile(table, n) for n in range(1, 5)] == [["boom"], ["fee 1"], ["fee 2"], ["fee 3", "bust"]]
    assert heard(table, CardMoved) == [CardMoved(seat=A, start=0, end=3, card=BUST)]
    assert asked(table) == (A, "bid")


def test_mark_need_not() -> None:
    table = mark(["boom", "fee 1", "fee 2", "fee 3"])
    play(table, "nothing")
    assert (asked(table), heard(table, CardMoved)) == ((A, "bid"), [])


def test_a_face_down_card_stays_covered_and_its_placer_goes_on_knowing_it() -> None:
    table = mark(["boom, C: bust", "fee 1", "fee 2", "fee 3"])
    play(table, "pile 1", "card 2", "pile 2")
    assert [pile(table, 2, to) for to in (A, B, C, SPECTATOR)] == [["fee 1", "?"]] * 2 + [["fee 1", "(bust)"]] + [
        ["fee 1", "?"]
    ]
    assert heard(table, CardMoved) == [CardMoved(seat=A, start=0, end=1, card=None)]


def test_he_may_cause_a_stockpile_to_have_no_cards() -> None:
    table = mark(["boom", "fee 1", "fee 2", "fee 3"])
    play(table, "pile 1", "card 1", "pile 2")
    assert (pile(table, 1), pile(table, 2)) == ([], ["fee 1", "boom"])
    play(table, "bid 2 0", "bid 1 0", "bid 3 0", "bid 4 0")
    assert stocks(table, B) == ""


def test_from_an_empty_pile_there_is_nothing_to_move() -> None:
    assert offered(mark(["boom", "", "fee 2", ""])) == ["pile 1", "pile 3", "nothing"]


def test_he_may_move_any_card_the_first_player_card_and_commodities_included() -> None:
    options = {"first-player-card": "on", "commodities": "on"}
    table = mark(["boom, gold, first player card", "tax", "", ""], **options)
    play(table, "pile 1", "card 3", "pile 2")
    assert [pile(table, n) for n in (1, 2)] == [["boom", "gold"], ["tax", "first player card"]]
    play(table, "bid 1 0", "bid 2 0", "bid 3 0", "bid 4 0")
    assert asked(table) == (B, "give-first")


def test_a_boom_that_mark_moved_is_used_by_who_buys_it() -> None:
    table = mark(["C: boom", "fee 1", "fee 2", "fee 3"])
    play(table, "pile 1", "card 1", "pile 2", "bid 1 0", "bid 2 0", "bid 3 0", "bid 4 0")
    assert asked(table) == (B, "act")
