"""Investment Strategies: the cards, the set-up, and what is left out of the deal."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, pick
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import StrategiesDealt, StrategyDropped
from tests.games.answers import answer, asked, odds, offered, play, refusal
from tests.games.stockpile.looking import shown
from tests.games.stockpile.positions import (
    A,
    B,
    C,
    D,
    Table,
    opened,
)
from tests.games.stockpile.strategies import BONDS, COMMERCE, DESIGNS, EVERY_CARD, PROMO, strategies

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
    names = [type(design).__name__.lower() for design in opened().game.box.designs]
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


# Illicit Ivan


@pytest.mark.parametrize("players", ALL)
def test_illicit_ivan_draws_one_card_less_than_there_are_rounds(players: int) -> None:
    """The hand is 1 + rounds that were kept and rounds - 1 at random, of all that were not kept."""
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
