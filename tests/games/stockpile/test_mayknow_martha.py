"""Mayknow Martha looks at a pair at any time during the Demand Phase [Investor Abilities]."""

import pytest

from openoutcry.engine.position import SPECTATOR, save
from openoutcry.engine.views import view
from openoutcry.games.stockpile.events import PairSeen, PileBought
from tests.games.answers import asked, explained, offered, play, refusal
from tests.games.stockpile.looking import heard, pair, shown
from tests.games.stockpile.positions import (
    A,
    B,
    C,
    D,
    Table,
    bid,
    position,
)

MARTHA = 17


def martha(players: int = 4, seat: int = A, **laid_out: object) -> Table:
    hired = [""] * players
    hired[seat] = "mayknow martha"
    return position("before the demand", players=players, hired=hired, **laid_out)


def told_to(table: Table, seat: int) -> list[PairSeen]:
    """Pairs that somebody looked at, as a seat hears of it."""
    return [event for event in (one.read_by(seat) for one in table.g.log) if isinstance(event, PairSeen)]


def test_martha_may_look_at_another_players_pair() -> None:
    table = martha(pairs="epic electric +4, bottomline bank $$, stanford steel -3, cosmic computers +2")
    assert [pair(table, n, to=A) for n in (1, 2, 3)] == [None] * 3
    play(table, "pair 3")
    assert [pair(table, n, to=A) for n in (1, 2, 3)] == [None, "stanford steel -3", None]
    assert told_to(table, A) == [PairSeen(seat=A, owner=C, company=5, forecast=6)]


def test_or_at_a_face_down_pair_with_fewer_than_five_players() -> None:
    table = martha(pairs="epic electric +4, bottomline bank $$, stanford steel -3, cosmic computers +2")
    assert pair(table, 5, to=A) is None
    play(table, "pair 6")
    assert pair(table, 5, to=A) is not None
    assert told_to(table, B) == [PairSeen(seat=A, owner=None, company=None, forecast=None)]


@pytest.mark.parametrize(
    ("players", "pairs"), [(2, [3, 4, 5, 6]), (3, [2, 3, 5, 6]), (4, [2, 3, 4, 6]), (5, [2, 3, 4, 5])]
)
def test_neither_at_her_own_nor_at_the_open_one(players: int, pairs: list[int]) -> None:
    assert offered(martha(players)) == [*(f"pair {n}" for n in pairs), "nothing"]


def test_nobody_else_is_told_what_she_saw() -> None:
    named = "epic electric +4, bottomline bank {}, stanford steel {}, cosmic computers +2"
    tables = [martha(pairs=named.format(*forecasts)) for forecasts in (("$$", "-3"), ("-3", "$$"))]
    for table in tables:
        play(table, "pair 3")
        assert [told_to(table, seat) for seat in (B, C, D, SPECTATOR)] == [
            [PairSeen(seat=A, owner=C, company=None, forecast=None)]
        ] * 4
    views = [[save(view(table.g, viewer, True), table.game.steps()) for viewer in (D, SPECTATOR)] for table in tables]
    assert views[0] == views[1]
    assert [pair(tables[0], 2, to) for to in (B, D, SPECTATOR)] == [None] * 3


def test_she_may_do_this_only_once_per_round() -> None:
    table = martha()
    play(table, "pair 3")
    assert asked(table) == (A, "bid")
    assert "look" not in offered(table)
    bid(table, "1 0", "1 1", "2 0", "3 0")
    assert "look" not in offered(table)


def test_she_may_wait_and_look_on_any_of_her_turns_in_the_demand_phase() -> None:
    table = martha()
    play(table, "nothing")
    assert (asked(table), "look" in offered(table)) == ((A, "bid"), True)
    bid(table, "1 0")
    assert "look" not in offered(table), "nobody else can"
    assert refusal(table, "look") == "rule-stockpile-investor-cannot-act"
    bid(table, "1 1", "2 0", "3 0")
    assert (asked(table), "look" in offered(table)) == ((A, "bid"), True)
    assert explained(table, "look") == {"investor": MARTHA}
    play(table, "look", "pair 2")
    assert (asked(table), "look" in offered(table)) == ((A, "bid"), False)
    assert pair(table, B, to=A) is not None


def test_before_the_demand_phase_she_is_asked_once() -> None:
    table = martha(seat=C)
    assert asked(table) == (C, "peek")
    play(table, "nothing")
    assert asked(table) == (A, "bid")


def test_once_she_has_declined_on_a_turn_she_is_not_asked_again_on_it() -> None:
    table = martha()
    play(table, "nothing", "look", "nothing")
    assert (asked(table), "look" in offered(table)) == ((A, "bid"), False)
    assert refusal(table, "look") == "rule-stockpile-declined-already"


def test_but_on_her_next_turn_she_may_look() -> None:
    table = martha()
    play(table, "nothing", "look", "nothing", "bid 1 0", "bid 1 1", "bid 2 0", "bid 3 0")
    assert (asked(table), "look" in offered(table)) == ((A, "bid"), True)
    play(table, "look", "pair 2")
    assert "look" not in offered(table)


@pytest.mark.parametrize("declined", [[], ["look", "nothing"]], ids=["unasked", "declined"])
def test_after_the_last_pile_is_won_she_is_asked_once_more_if_she_has_not_looked(declined: list[str]) -> None:
    table = martha(piles=["boom", "epic electric", "fee 1", "bust"])
    play(table, "nothing", *declined, "bid 1 0", "bid 2 0", "bid 3 0", "bid 4 0")
    assert (asked(table), shown(table).phase) == ((A, "peek"), "demand")
    assert heard(table, PileBought) == [], "it is still the Demand Phase"
    play(table, "pair 2")
    assert (pair(table, B, to=A) is not None, len(heard(table, PileBought))) == (True, 4)
    assert asked(table) == (A, "act")


def test_who_has_looked_is_not_asked_after_the_last_pile_is_won() -> None:
    table = martha(piles=["boom", "epic electric", "fee 1", "bust"])
    play(table, "pair 2", "bid 1 0", "bid 2 0", "bid 3 0", "bid 4 0")
    assert asked(table) == (A, "act")


def test_she_need_not_look_at_all() -> None:
    table = martha()
    play(table, "nothing", "bid 1 0", "bid 2 0", "bid 3 0", "bid 4 0", "nothing")
    assert shown(table).round == 2
    assert heard(table, PairSeen) == []


def test_with_two_players_she_sees_only_one_of_the_two_pairs() -> None:
    table = martha(2)
    play(table, "pair 3")
    assert [pair(table, n, to=A) is not None for n in range(6)] == [True, True, True, False, False, False]
    assert asked(table) == (A, "bid")
    assert "look" not in offered(table)


def test_with_another_investor_who_acts_then_she_is_asked_once_too() -> None:
    table = position("before the demand", players=2, hired=["mayknow martha, wise warren", ""])
    play(table, "first", "nothing")
    assert asked(table) == (A, "look-pile")
    play(table, "nothing")
    assert (asked(table), "look" in offered(table)) == ((A, "bid"), True)
