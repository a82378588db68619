"""4. Action Phase."""

import pytest

from openoutcry.games.stockpile.events import ActionPlayed, Bankrupt, PairRevealed, StockMoved, StockSplit
from tests.games.answers import asked, explained, offered, play, played_on, refusal
from tests.games.stockpile.looking import discarded, heard, shown, split, stocks, value
from tests.games.stockpile.positions import (
    BOOM,
    BUST,
    COMPANIES,
    ELECTRIC,
    STEEL,
    A,
    B,
    C,
    D,
    bought,
    opened,
    position,
)

ONE_EACH = ["boom 1", "bust 1", "boom 1", "bust 1"]


def test_in_turn_order_each_player_uses_his_action_cards() -> None:
    table = position("action", first=C, holds=ONE_EACH)
    order = []
    while asked(table)[1] == "act":
        order.append(asked(table)[0])
        play(table, offered(table)[0])
    assert order == [C, D, A, B]


def test_each_player_uses_all_of_his_action_cards_before_the_next() -> None:
    table = position("action", holds=["boom 2, bust 1", "boom 1", "", ""])
    for _ in range(3):
        assert asked(table) == (A, "act")
        play(table, offered(table)[-1])
    assert stocks(table, A) == ""
    assert asked(table) == (B, "act")


@pytest.mark.parametrize("words", ["boom epic electric", "bust epic electric"])
def test_booms_and_busts_are_used_in_any_order(words: str) -> None:
    table = position("action", holds=["boom 1, bust 1", "", "", ""])
    both = [f"boom {name}" for name in COMPANIES] + [f"bust {name}" for name in COMPANIES]
    assert offered(table) == both
    play(table, words)
    assert offered(table) == [one for one in both if not one.startswith(words[:4])]


def test_used_action_cards_are_placed_in_the_discard_pile() -> None:
    table = position("action", holds=["boom 1", "bust 1", "", "epic electric 1"])
    play(table, "boom epic electric")
    assert discarded(table) == "boom 1"
    play(table, "bust epic electric")
    assert discarded(table) == "boom 1, bust 1"
    assert [stocks(table, seat) for seat in (A, B)] == ["", ""]


@pytest.mark.parametrize("company", range(6))
def test_stock_boom_moves_one_stock_up_by_two(company: int) -> None:
    table = position("action", holds=["boom 1", "", "", "epic electric 1"])
    told = play(table, f"boom {COMPANIES[company]}")
    assert told == [ActionPlayed(A, BOOM, company), StockMoved(company=company, start=4, end=6, value=7)]
    assert [one.value for one in shown(table).companies] == [7 if n == company else 5 for n in range(6)]


@pytest.mark.parametrize("company", range(6))
def test_stock_bust_moves_one_stock_down_by_two(company: int) -> None:
    table = position("action", holds=["bust 1", "", "", "epic electric 1"])
    told = play(table, f"bust {COMPANIES[company]}")
    assert told == [ActionPlayed(A, BUST, company), StockMoved(company=company, start=4, end=2, value=3)]
    assert [one.value for one in shown(table).companies] == [3 if n == company else 5 for n in range(6)]


def test_a_player_must_select_one_stock_he_cannot_pass() -> None:
    table = position("action", holds=["boom 1", "", "", ""])
    assert offered(table) == [f"boom {name}" for name in COMPANIES]
    assert refusal(table, "bust epic electric") == "rule-stockpile-no-such-action"


def test_a_stock_that_the_player_does_not_own_may_be_selected() -> None:
    table = position("action", holds=["bust 1", "stanford steel 2", "", ""])
    play(table, "bust stanford steel")
    assert value(table, STEEL) == 3


def test_several_actions_may_be_used_on_the_same_stock() -> None:
    table = position("action", holds=["boom 2", "bust 1", "", "epic electric 1"])
    play(table, "boom epic electric", "boom epic electric", "bust epic electric")
    assert value(table, ELECTRIC) == 7


@pytest.mark.parametrize(("before", "after"), [(8, 10), (9, 6), (10, 7)])
def test_a_boom_follows_the_rules_of_stock_splits(before: int, after: int) -> None:
    held = ["boom 1", "epic electric 2", "", ""]
    table = position("action", holds=held, tickers=f"epic electric {before}")
    assert explained(table, "boom epic electric")["value"] == after
    play(table, "boom epic electric")
    assert value(table, ELECTRIC) == after
    assert len(heard(table, StockSplit)) == int(before > 8)
    assert split(table, B) == ("epic electric 2" if before > 8 else "")


@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 5), (1, 5)])
def test_a_bust_follows_the_rules_of_bankruptcy(before: int, after: int) -> None:
    held = ["bust 1", "epic electric 2, bottomline bank 1", "", ""]
    table = position("action", holds=held, tickers=f"epic electric {before}")
    assert explained(table, "bust epic electric")["value"] == after
    play(table, "bust epic electric")
    assert value(table, ELECTRIC) == after
    assert len(heard(table, Bankrupt)) == int(before < 3)
    assert stocks(table, B) == ("bottomline bank 1" if before < 3 else "bottomline bank 1, epic electric 2")


@pytest.mark.parametrize("card", ["boom", "bust"])
@pytest.mark.parametrize("company", range(6))
@pytest.mark.parametrize("board", ["base", "advanced"])
def test_what_an_action_would_come_to_is_said_as_it_then_comes(board: str, company: int, card: str) -> None:
    for start in range(1, len(shown(opened(board=board)).companies[company].track) + 1):
        tickers = f"{COMPANIES[company]} #{start}"
        table = position("action", holds=["", f"{card} 1", "", ""], tickers=tickers, board=board)
        said = explained(table, f"{card} {COMPANIES[company]}")
        play(table, f"{card} {COMPANIES[company]}")
        at_once = table.told[: next(n for n, event in enumerate(table.told) if isinstance(event, PairRevealed))]
        split_or_bankrupt = [type(event) for event in at_once if isinstance(event, StockSplit | Bankrupt)]
        assert split_or_bankrupt == {"moved": [], "split": [StockSplit], "bankrupt": [Bankrupt]}[said["ends"]]
        where = [event for event in at_once if isinstance(event, StockMoved | StockSplit | Bankrupt)][-1]
        end = where.end if isinstance(where, StockMoved) else where.space
        assert (end, where.value) == (said["space"], said["value"])


def test_who_has_no_action_card_is_not_asked() -> None:
    table = position("action", holds=["", "epic electric 1", "boom 1", ""])
    assert asked(table) == (C, "act")
    assert asked(position("action", holds=["", "epic electric 1", "", ""])) == (B, "sell")


def test_action_cards_are_played_in_the_round_in_which_they_were_obtained() -> None:
    table = bought(["boom", "B: bust", "epic electric"])
    assert (asked(table), shown(table).phase) == ((A, "act"), "action")
    play(table, "boom epic electric")
    assert asked(table) == (B, "act")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_ever_keeps_an_action_card(players: int) -> None:
    for table in played_on(opened(players), seed=2):
        if shown(table).phase in ("selling", "movement", "information", "supply", "demand"):
            assert [int(player.holds[BOOM] + player.holds[BUST]) for player in table.g.players] == [0] * players


def test_the_action_phase_is_over_before_anybody_sells() -> None:
    table = position("action", holds=["epic electric 1", "boom 1", "", ""])
    assert asked(table) == (B, "act")
    play(table, "boom epic electric")
    assert asked(table) == (A, "sell")
    assert explained(table, "sell epic electric")["price"] == 7
