"""Investment Strategies: the set-up, and when, how often and at what cost the cards are played."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import pick
from openoutcry.games.stockpile.events import StrategiesDealt, StrategyDropped, StrategyPaid, StrategyPlayed
from openoutcry.games.stockpile.strategies import STRATEGY_CARDS
from tests.games.answers import answer, asked, play, refusal
from tests.games.stockpile.positions import (
    COMPANIES,
    ELECTRIC,
    NATURE,
    SPECTATOR,
    A,
    B,
    C,
    D,
    Table,
    discarded,
    explained,
    heard,
    money,
    odds,
    offered,
    opened,
    shown,
    value,
)
from tests.games.stockpile.strategies import BONDS, COMMERCE, DESIGNS, EVERY_CARD, PROMO, holding, spent, strategies

DATA = tomllib.loads(files("openoutcry.games.stockpile").joinpath("data.toml").read_text("utf-8"))
ALL = [2, 3, 4, 5]
ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}
NEEDED = {players: players * (rounds + 3) for players, rounds in ROUNDS.items()}
EVERYTHING = {"bonds": "on", "commodities": "on", "strategies": "on"}


def dealt(players: int = 4, seed: int = 1, **options: str) -> Table:
    """A new game in which the strategies have been dealt, and perhaps the investors."""
    table = opened(players, **({"start": "1"} | EVERYTHING | options))
    answered(table, seed, "deal-strategy", "deal-investor")
    return table


def answered(table: Table, seed: int, *questions: str) -> None:
    """While one of these is asked, it is answered at random."""
    rng = Rng(seed)
    while asked(table)[1] in questions:
        answer(table, int(pick(table.g, rng)))


def begun(players: int = 4, seed: int = 1, **options: str) -> Table:
    """A new game before the first stocks are dealt."""
    table = dealt(players, seed, **options)
    answered(table, seed, "keep-investor", "drop-strategy", "deal-strategy")
    return table


def cards_of(players: int, **options: str) -> Counter[str]:
    """The cards that are shuffled for a game."""
    return odds(opened(players, start="1", **options))


# The cards


def test_there_are_44_cards_and_8_promo_cards_two_of_each_design() -> None:
    usual = dict.fromkeys((name for n, name in enumerate(DESIGNS) if n not in PROMO), 2)
    assert cards_of(4, **EVERYTHING) == usual
    assert sum(usual.values()) == 44
    everything = cards_of(4, **EVERY_CARD)
    assert everything == dict.fromkeys(DESIGNS, 2)
    assert sum(everything.values()) - sum(usual.values()) == 8


def test_every_card_is_a_class_of_its_own_in_the_order_of_the_data() -> None:
    names = [type(card).__name__.lower() for card in STRATEGY_CARDS]
    assert names == [name.replace(" ", "") for name in DESIGNS]
    assert [card["name"].lower() for card in DATA["strategies"]] == DESIGNS


def test_what_each_card_costs_in_money() -> None:
    costs = {DESIGNS[n]: card.cost for n, card in enumerate(shown(opened(**EVERYTHING)).strategies) if card.cost}
    assert costs == {
        "corporate espionage": 2,
        "dividend growth investing": 3,
        "rogue trading": 4,
        "tax haven": 3,
        "share buyback": 2,
        "profit warning": 2,
    }


def test_what_is_reconstructed_is_marked() -> None:
    """Unmarked are only those of which the book or a published description says everything."""
    marked = {DESIGNS[n] for n, card in enumerate(shown(opened(**EVERYTHING)).strategies) if card.reconstructed}
    assert set(DESIGNS) - marked == {
        "convertible bond",
        "corner the market",
        "insider trading",
        "special dividend",
        "falsified earnings",
        "fraudulent transfer",
        "naked short",
        "systemic shock",
    }


# The set-up


@pytest.mark.parametrize("players", ALL)
def test_each_player_is_dealt_3_more_cards_than_there_are_rounds(players: int) -> None:
    table = dealt(players)
    assert [len(strategies(table, seat)) for seat in range(players)] == [ROUNDS[players] + 3] * players


def test_example_in_a_five_player_game_8_cards_are_dealt_and_6_kept() -> None:
    assert [len(strategies(dealt(5), seat)) for seat in range(5)] == [8] * 5
    assert [len(strategies(begun(5), seat)) for seat in range(5)] == [6] * 5


@pytest.mark.parametrize("players", ALL)
def test_each_player_then_discards_two(players: int) -> None:
    table = begun(players)
    assert asked(table) == (NATURE, "starter")
    assert [len(strategies(table, seat)) for seat in range(players)] == [ROUNDS[players] + 1] * players


def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    table = dealt()
    missing = next(name for name in DESIGNS if name not in strategies(table, A))
    assert sorted(set(strategies(table, A)), key=DESIGNS.index) == offered(table)
    assert refusal(table, missing) == "rule-stockpile-not-in-hand"


def test_both_copies_of_a_card_may_be_discarded() -> None:
    table = opened(2, start="1", **EVERYTHING)
    play(table, "naked short", "naked short")
    answered(table, 1, "deal-strategy")
    for _ in range(2):
        while asked(table)[0] == A:
            play(table, "naked short")
        play(table, offered(table)[0])
    assert "naked short" not in strategies(table, A)


def test_the_cards_in_a_hand_are_known_to_its_owner_only() -> None:
    table = dealt()
    for viewer in (B, C, D, SPECTATOR):
        assert strategies(table, A, viewer) == ["?"] * 9
    assert "?" not in strategies(table, A)


def test_which_cards_are_dealt_and_discarded_is_told_to_their_owner_only() -> None:
    table = opened(2, start="1", **EVERYTHING)
    play(table, *["naked short", "data broker"], *["block trading"] * 2, *["rogue trading"] * 2)
    play(table, *["market maker"] * 2, "bear raid")
    read = [[one.read_by(to) for one in table.g.log] for to in (A, B, SPECTATOR)]
    assert [len([event for event in events if isinstance(event, StrategiesDealt)]) for events in read] == [1, 0, 0]
    answered(table, 1, "deal-strategy")
    play(table, "bear raid")
    play(table, offered(table)[0])
    read = [[one.read_by(to) for one in table.g.log] for to in (A, B, SPECTATOR)]
    bear_raid = StrategyDropped(A, DESIGNS.index("bear raid"))
    assert [event in events for events in read for event in (bear_raid, StrategyDropped(A, None))] == [
        *(True, False),
        *(False, True),
        *(False, True),
    ]


def test_with_investors_the_cards_are_dealt_before_and_discarded_after_they_are_chosen() -> None:
    table = opened(3, start="1", **EVERYTHING, investors="on")
    order = []
    rng = Rng(1)
    while asked(table)[1] != "starter":
        if not order or order[-1] != asked(table)[1]:
            order.append(asked(table)[1])
        answer(table, int(pick(table.g, rng)))
    assert order[:4] == ["deal-strategy", "deal-investor", "keep-investor", "drop-strategy"]


# Cards that are left out


def test_cards_of_a_module_that_is_not_in_play_are_left_out() -> None:
    without_bonds = cards_of(3, strategies="on", commodities="on")
    without_commodities = cards_of(3, strategies="on", bonds="on")
    usual = {name for n, name in enumerate(DESIGNS) if n not in PROMO}
    assert set(without_bonds) == usual - {DESIGNS[n] for n in BONDS}
    assert set(without_commodities) == usual - {DESIGNS[n] for n in COMMERCE}
    assert set(cards_of(3, strategies="on")) == usual - {DESIGNS[n] for n in BONDS + COMMERCE}


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("bonds", ["off", "on"])
@pytest.mark.parametrize("commodities", ["off", "on"])
def test_promo_cards_come_in_when_fewer_than_needed_are_left(players: int, bonds: str, commodities: str) -> None:
    cards = cards_of(players, strategies="on", bonds=bonds, commodities=commodities)
    left = 44 - (4 if bonds == "off" else 0) - (6 if commodities == "off" else 0)
    few = left < NEEDED[players]
    assert few == ((players, bonds, commodities) in [(4, "off", "off"), (5, "off", "off"), (5, "on", "off")])
    assert sum(cards.values()) == left + (8 if few else 0)
    assert {DESIGNS[n] for n in PROMO} <= set(cards) if few else not {DESIGNS[n] for n in PROMO} & set(cards)


def test_without_strategies_nobody_has_one() -> None:
    table = opened(3, start="1", bonds="on")
    assert asked(table) == (NATURE, "starter")
    assert [strategies(table, seat) for seat in (A, B, C)] == [[], [], []]


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
    assert refusal(table, "play insider trading") == "rule-stockpile-cannot-be-played"
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


@pytest.mark.parametrize("players", ALL)
def test_illicit_ivan_draws_one_card_less_than_there_are_rounds(players: int) -> None:
    """His hand is 1 + rounds that he kept and rounds - 1 at random, of all that were not kept."""
    table = opened(players, start="1", **EVERYTHING, investors="on")
    answered(table, 1, "deal-strategy")
    play(table, "illicit ivan")
    answered(table, 1, "deal-investor")
    while asked(table)[1] == "keep-investor":
        play(table, offered(table)[0])
    answered(table, 1, "drop-strategy")
    rounds = ROUNDS[players]
    assert asked(table) == (NATURE, "deal-strategy")
    assert sum(odds(table).values()) == 44 - players * (rounds + 1)
    answered(table, 1, "deal-strategy")
    assert len(strategies(table, A)) == 2 * rounds
    assert [len(strategies(table, seat)) for seat in range(1, players)] == [rounds + 1] * (players - 1)
    assert strategies(table, A, B) == ["?"] * (2 * rounds)


def test_without_strategies_illicit_ivan_is_left_out_of_the_deal() -> None:
    assert "illicit ivan" not in odds(opened(3, start="1", investors="on"))
    assert "illicit ivan" in odds(dealt_to_investors())


def dealt_to_investors() -> Table:
    """A new game in which the investors are dealt now."""
    table = opened(3, start="1", **EVERYTHING, investors="on")
    answered(table, 1, "deal-strategy")
    return table


# At what cost


def test_the_cost_is_paid_before_the_effect() -> None:
    table = holding("rogue trading", holds=["epic electric 1", "", ""], money=[4, 20, 20])
    told = play(table, "play rogue trading")
    assert told == [StrategyPlayed(A, DESIGNS.index("rogue trading"), 4)]
    assert (money(table)[A], asked(table)) == (0, (A, "choose"))


def test_the_cost_is_said_with_the_answer() -> None:
    table = holding("rogue trading, value investing", holds=["epic electric 1", "", ""])
    assert explained(table, "play rogue trading") == {"strategy": DESIGNS.index("rogue trading"), "cost": 4}
    assert explained(table, "play value investing")["cost"] == 0


@pytest.mark.parametrize(("card", "cost"), [("corporate espionage", 2), ("share buyback", 2), ("rogue trading", 4)])
def test_who_cannot_pay_the_cost_cannot_play_the_card(card: str, cost: int) -> None:
    laid_out = {"holds": ["epic electric 1", "", ""], "bids": "0, 0, 0"}
    assert f"play {card}" in offered(holding(card, money=[cost, 20, 20], **laid_out))
    assert refusal(holding(card, money=[cost - 1, 20, 20], **laid_out), f"play {card}") == (
        "rule-stockpile-cannot-be-played"
    )


def test_while_a_fee_is_due_no_money_goes_into_a_card() -> None:
    table = holding("corporate espionage, insider trading", fees=["3", "", ""], money=[2, 20, 20])
    assert offered(table) == ["done", "play insider trading"]


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
