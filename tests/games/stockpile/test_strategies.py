"""Investment Strategies: when, how often and at what cost the cards are played."""

import pytest

from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import pick
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import StrategyPaid, StrategyPlayed
from tests.games.answers import answer, asked, explained, offered, play, refusal
from tests.games.stockpile.looking import discarded, heard, money, shown, value
from tests.games.stockpile.positions import (
    COMPANIES,
    ELECTRIC,
    A,
    B,
    C,
)
from tests.games.stockpile.strategies import DESIGNS, holding, spent, strategies

# When they are played


def test_a_card_is_played_on_ones_turn_in_the_action_phase_in_turn_order() -> None:
    table = holding("value investing", "value investing", "insider trading", first=B)
    order = []
    while asked(table) and asked(table)[1] == "act":
        order.append(asked(table)[0])
        play(table, "done")
    assert order == [B, C, A]


def test_a_player_may_play_none() -> None:
    table = holding("value investing")
    assert offered(table) == ["done", "play value investing"]
    play(table, "done")
    assert (asked(table), strategies(table, A)) == ((C, "act"), ["value investing"])


def test_a_card_is_played_before_the_action_cards() -> None:
    table = holding("value investing", piles=["boom", "", ""])
    play(table, "play value investing")
    assert (asked(table), offered(table)) == ((A, "act"), [f"boom {name}" for name in COMPANIES])


def test_or_after_them() -> None:
    table = holding("value investing", piles=["boom", "", ""])
    play(table, "boom epic electric")
    assert (asked(table), offered(table)) == ((A, "act"), ["done", "play value investing"])
    play(table, "play value investing")
    assert asked(table) == (C, "act")


def test_or_between_them() -> None:
    table = holding("value investing", piles=["boom, bust", "", ""])
    play(table, "boom epic electric", "play value investing", "bust epic electric")
    assert (value(table, ELECTRIC), money(table)[A]) == (5, 27)


def test_all_action_cards_are_still_used() -> None:
    table = holding("value investing", piles=["boom", "", ""])
    assert "done" not in offered(table)
    assert refusal(table, "done") == "rule-stockpile-actions-first"


@pytest.mark.parametrize("order", [["use first", "up epic electric"], ["play value investing"]])
def test_investors_are_used_before_or_after_a_card(order: list[str]) -> None:
    table = holding("value investing", investors=["crazy cramer", "", ""])
    both = [["use first", "up epic electric"], ["play value investing"]]
    play(table, *order, *next(one for one in both if one != order))
    assert (value(table, ELECTRIC), money(table)[A]) == (6, 27)
    assert asked(table) == (C, "act")


def test_who_has_cards_is_asked_even_if_none_can_be_played() -> None:
    table = holding("tax haven")
    assert (asked(table), offered(table)) == ((A, "act"), ["done"])


# How often


def test_one_card_may_be_played_each_round() -> None:
    table = holding("value investing, insider trading", piles=["boom", "", ""])
    play(table, "play value investing")
    assert offered(table) == [f"boom {name}" for name in COMPANIES]
    assert refusal(table, "play insider trading") == "rule-stockpile-enough-strategies"
    play(table, "boom epic electric")
    assert asked(table) == (C, "act")


def test_in_the_next_round_another_one_may_be_played() -> None:
    table = holding("value investing, insider trading")
    play(table, "play value investing")
    rng = Rng(3)
    while shown(table).round == 1:
        answer(table, int(pick(table.g, rng)))
    assert [player.played for player in shown(table).players] == [0, 0, 0]
    while asked(table) != (A, "act"):
        answer(table, int(pick(table.g, rng)))
    assert "play insider trading" in offered(table)


def test_with_two_players_it_is_one_card_each_not_one_for_each_meeple() -> None:
    table = holding("value investing, insider trading", "value investing", players=2)
    play(table, "play value investing")
    assert asked(table) == (B, "act")


def test_illicit_ivan_plays_up_to_two_paying_for_each() -> None:
    table = holding(
        "share buyback, profit warning, value investing",
        "value investing, insider trading",
        "front running",
        investors=["illicit ivan", "", ""],
    )
    play(table, "play share buyback", "epic electric", "play profit warning", "stanford steel")
    assert money(table)[A] == 16
    assert asked(table) == (B, "act")
    play(table, "play value investing")
    assert asked(table) == (C, "act")


def test_illicit_ivan_may_be_content_with_one() -> None:
    table = holding("share buyback, value investing", investors=["illicit ivan", "", ""])
    play(table, "play value investing")
    assert offered(table) == ["done", "play share buyback"]
    play(table, "done")
    assert asked(table) == (C, "act")


# At what cost


def test_the_cost_is_paid_before_the_effect() -> None:
    table = holding("rogue trading", holds=["epic electric 1", "", ""], money=[4, 20, 20])
    told = play(table, "play rogue trading")
    assert told == [StrategyPlayed(A, DESIGNS.index("rogue trading"), 4)]
    assert (money(table)[A], asked(table)) == (0, (A, "choose"))


def test_the_cost_is_said_with_the_answer() -> None:
    table = holding("rogue trading, value investing", holds=["epic electric 1", "", ""])
    assert explained(table, "play rogue trading") == {"strategy": DESIGNS.index("rogue trading"), "cost": 4}
    assert "cost" not in explained(table, "play value investing")


@pytest.mark.parametrize(("card", "cost"), [("corporate espionage", 2), ("share buyback", 2), ("rogue trading", 4)])
def test_who_cannot_pay_the_cost_cannot_play_the_card(card: str, cost: int) -> None:
    laid_out = {"holds": ["epic electric 1", "", ""], "bids": "0, 0, 0"}
    assert f"play {card}" in offered(holding(card, money=[cost, 20, 20], **laid_out))
    assert refusal(holding(card, money=[cost - 1, 20, 20], **laid_out), f"play {card}") == (
        "rule-stockpile-not-enough-money"
    )


def test_while_a_fee_is_due_no_money_goes_into_a_card() -> None:
    table = holding("corporate espionage, insider trading", fees=["3", "", ""], money=[2, 20, 20])
    assert offered(table) == ["done", "play insider trading"]
    assert refusal(table, "play corporate espionage") == "rule-stockpile-fees-first"
    assert refusal(table, "play naked short") == "rule-stockpile-not-in-hand"


def test_money_that_a_card_brings_pays_the_fees_that_are_due() -> None:
    table = holding("value investing", fees=["3", "", ""], money=[2, 20, 20])
    play(table, "play value investing")
    assert heard(table, StrategyPaid) == [StrategyPaid(A, DESIGNS.index("value investing"), 7)]
    assert money(table)[A] == 2 + 7 - 3


# What becomes of them


def test_a_card_that_was_played_goes_back_to_the_box_and_all_have_seen_it() -> None:
    table = holding("value investing, insider trading")
    play(table, "play value investing")
    assert heard(table, StrategyPlayed) == [StrategyPlayed(A, DESIGNS.index("value investing"), 0)]
    assert (strategies(table, A), spent(table), discarded(table)) == (["insider trading"], ["value investing"], "")


def test_with_two_copies_one_stays_in_the_hand() -> None:
    table = holding("value investing, value investing")
    play(table, "play value investing")
    assert strategies(table, A) == ["value investing"]


def test_how_many_cards_somebody_has_left_is_public() -> None:
    table = holding("value investing, insider trading")
    for viewer in (B, C, SPECTATOR):
        assert strategies(table, A, viewer) == ["?", "?"]
    play(table, "play value investing")
    for viewer in (B, C, SPECTATOR):
        assert (strategies(table, A, viewer), shown(table, viewer).players[A].played) == (["?"], 1)


def test_unused_cards_do_not_benefit_anybody() -> None:
    table = holding("naked short, value investing", "", "", round=7, holds=["", "", ""])
    play(table, "done")
    assert asked(table) is None
    assert table.game.end(table.g) == "last round"
    assert money(table) == [20, 20, 20]
