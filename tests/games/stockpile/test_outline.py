"""Rules Summary: what stands on the rulebook's last pages, line by line, is the outline."""

from collections import Counter
from itertools import pairwise
from typing import NamedTuple

import pytest

from openoutcry.games.stockpile import outline
from openoutcry.games.stockpile.cards.using import AbilitiesAt
from openoutcry.games.stockpile.components import AFTER_BIDDING, BEFORE_DEAL, BEFORE_DEMAND, ROUND_END
from openoutcry.games.stockpile.events import (
    BondsRedeemed,
    CommerceScored,
    GameOver,
    InterestPaid,
    MajorityPaid,
    PortfolioSold,
    RoundBegun,
)
from openoutcry.games.stockpile.game import StockpileGame
from tests.games.answers import asked, offered, play, played_on
from tests.games.stockpile.looking import shown
from tests.games.stockpile.positions import (
    A,
    C,
    opened,
    position,
)
from tests.games.stockpile.strategies import holding

ALL = [2, 3, 4, 5]
BASE = ""
PARTS = {"setup": outline.SETUP, "round": outline.ROUND, "end": outline.GAME_END}


class Line(NamedTuple):
    """A line of the summary in our words, the module that it belongs to, and the steps that do what it says."""

    part: str
    module: str
    words: str
    steps: str


SUMMARY = [
    # Set-up
    Line("setup", "strategies", "three more strategies than rounds are dealt to each", "DealStrategies"),
    Line("setup", "investors", "two investors are dealt to each", "DealInvestors"),
    Line("setup", "investors chosen", "of which he discards one", "KeepInvestors"),
    Line("setup", "investors bid for", "or they are bid for", "OfferInvestors BidForInvestors HireInvestors"),
    Line("setup", "strategies", "each discards two strategies", "DropStrategy DropStrategy"),
    Line("setup", BASE, "each starts with money and a stock", "StarterStocks"),
    # The round begins
    Line("round", "bonds", "each may buy up to three bonds", "BuyBonds"),
    Line("round", BASE, "the cards of the round before are shuffled", "ShufflePairs"),
    Line("round", "dice", "the dice are rolled, and their cards fetched", "RollDice"),
    # Information
    Line("round", BASE, "a pair to each, one open, the rest face down", "DealCompanies DealForecasts"),
    # Supply
    Line("round", BASE, "a card is turned up on each pile", "TurnUpCards"),
    Line("round", BASE, "two cards are dealt to each", "DealHands"),
    Line("round", BASE, "which he places, one up and one down", "PlaceCards"),
    Line("round", "two players", "and with two players again", "DealHands PlaceCards"),
    Line("round", "commodities", "each draws and places a commodity or a tax", "DealCommerce PlaceCommerce"),
    Line("round", "first-player-card", "the first player places the First Player Card", "PlaceFirstCard"),
    # Demand
    Line("round", BASE, "the piles are bid for", "Bidding"),
    Line("round", BASE, "paid and collected, and fees are paid", "CollectPiles"),
    Line("round", "first-player-card", "who has it now may give the First Player Card away", "GiveFirstCard"),
    # Action
    Line("round", BASE, "action cards are used; a strategy may be played before or after", "Actions"),
    # Selling
    Line("round", BASE, "stocks may be sold", "Selling"),
    # Movement
    Line("round", BASE, "pairs are revealed, stocks move, dividends are paid", "BeginMovement"),
    # The round ends
    Line("round", "bonds", "1 for each bond", "PayInterest"),
    Line("round", BASE, "the turn marker and the first player token move on; or it was the last round", "EndRound"),
    # The game ends
    Line("end", BASE, "majorities are paid", "Majorities"),
    Line("end", BASE, "all stock is sold", "FinalSale"),
    Line("end", "bonds", "bonds are redeemed", "RedeemBonds"),
    Line("end", "commodities", "commodities and taxes are scored", "ScoreCommerce"),
    Line("end", BASE, "the most money wins", "CountMoney"),
]
# What the summary does not list, or lists elsewhere: the first player is needed before investors are bid for.
BEYOND = {
    "setup": ["FirstPlayer", "MoreStrategies"],
    "round": ["BeginRound", "RefreshAbilities", "SellAgain", "AbilitiesAt"],
    "end": [],
}
MODULES = ["bonds", "commodities", "dice", "strategies", "first-player-card", "investors"]


def named(step: object) -> str:
    """The name of a step."""
    return type(step).__name__


def steps_of(players: int, **options: str) -> list[str]:
    """Every step of the set-up, a round and the end, in order, of a game with these options."""
    modules = StockpileGame(players, options).box.modules
    return [named(step) for lines in PARTS.values() for step in outline.in_play(lines, modules)]


def lines_of(*modules: str) -> list[str]:
    """The steps of the lines of the summary that belong to one of these modules."""
    return [step for line in SUMMARY if line.module in modules for step in line.steps.split()]


# The lines


@pytest.mark.parametrize("line", SUMMARY, ids=lambda line: line.words)
def test_each_line_stands_in_its_part_under_its_module(line: Line) -> None:
    marked = Counter(named(step) for module, step in PARTS[line.part] if module == line.module)
    assert Counter(line.steps.split()) <= marked


@pytest.mark.parametrize("part", PARTS)
def test_the_steps_stand_in_the_order_of_the_lines_and_there_are_no_others(part: str) -> None:
    in_summary = [(line.module, step) for line in SUMMARY if line.part == part for step in line.steps.split()]
    in_outline = [(module, named(step)) for module, step in PARTS[part] if named(step) not in BEYOND[part]]
    assert in_outline == in_summary


def test_what_stands_beyond_the_summary_stands_where_the_chapters_say() -> None:
    """Illicit Ivan draws after all have discarded; a new round refreshes what is used once in it; Talal sells after
    all; investors are used before the deal, before and after the bidding, after the selling and after the interest."""
    setup = [named(step) for _, step in outline.SETUP]
    assert setup[0] == "FirstPlayer"
    assert setup.index("MoreStrategies") == setup.index("StarterStocks") - 1 > setup.index("DropStrategy")
    order = [
        f"AbilitiesAt{int(step.moment)}" if isinstance(step, AbilitiesAt) else named(step) for _, step in outline.ROUND
    ]
    assert order[:2] == ["BeginRound", "RefreshAbilities"]
    for earlier, later in pairwise(
        [
            *("RollDice", f"AbilitiesAt{BEFORE_DEAL}", "DealCompanies"),
            *("PlaceFirstCard", f"AbilitiesAt{BEFORE_DEMAND}", "Bidding"),
            *(f"AbilitiesAt{AFTER_BIDDING}", "CollectPiles"),
            *("Selling", "SellAgain", "BeginMovement"),
            *("PayInterest", f"AbilitiesAt{ROUND_END}", "EndRound"),
        ]
    ):
        assert order.index(earlier) < order.index(later)
    assert all(module == "investors" for module, step in outline.ROUND if isinstance(step, AbilitiesAt))


# What drops out


@pytest.mark.parametrize("players", ALL)
def test_the_base_game_has_the_lines_of_the_base_game(players: int) -> None:
    beyond = ["FirstPlayer", "BeginRound"]
    expected = lines_of(BASE, "two players") if players == 2 else lines_of(BASE)
    assert [step for step in steps_of(players) if step not in beyond] == expected


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("module", MODULES)
def test_with_one_module_only_its_lines_are_added(module: str, players: int) -> None:
    on = {BASE, module, "two players" if players == 2 else BASE}
    if module == "investors":
        on.add("investors chosen")
    beyond = [step for part in BEYOND.values() for step in part]
    assert [step for step in steps_of(players, **{module: "on"}) if step not in beyond] == lines_of(*on)


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("module", MODULES)
def test_without_a_module_its_lines_drop_out_of_the_whole_game(module: str, players: int) -> None:
    everything = dict.fromkeys(MODULES, "on")
    whole = steps_of(players, **everything)
    without = steps_of(players, **(everything | {module: "off"}))
    mine = set(lines_of(module, f"{module} chosen"))
    mine |= {"strategies": {"MoreStrategies"}, "investors": {"SellAgain", "AbilitiesAt"}}.get(module, set())
    assert without == [step for step in whole if step not in mine]
    assert mine & set(whole) == mine


def test_with_investor_bidding_the_investors_are_not_chosen() -> None:
    chosen, bid_for = steps_of(3, investors="on"), steps_of(3, investors="bidding")
    assert "KeepInvestors" in chosen
    assert "KeepInvestors" not in bid_for
    assert [step for step in bid_for if step not in chosen] == ["OfferInvestors", "BidForInvestors", "HireInvestors"]


def test_two_players_place_twice_and_more_do_not() -> None:
    assert steps_of(2).count("PlaceCards") == 2
    assert [steps_of(players).count("PlaceCards") for players in (3, 4, 5)] == [1, 1, 1]


def test_the_order_of_a_game_is_the_outline_with_its_modules() -> None:
    table = opened(3, bonds="on", dice="on")
    assert [named(step) for step in table.g.outline] == [
        named(step) for module, step in outline.ROUND if module in (BASE, "bonds", "dice", "any module")
    ]


# The lines that are no step of their own


def test_each_player_starts_with_20_or_with_the_starting_amount_of_his_investor() -> None:
    assert [player.money for player in shown(opened(4)).players] == [20] * 4
    assert [player.money for player in shown(opened(4, investors="on")).players] == [0] * 4


def test_the_market_deck_is_shuffled_with_the_remaining_stock_cards() -> None:
    table = opened(3, start="1")
    play(table, "epic electric", "stanford steel", "bottomline bank")
    assert shown(table).deck == 80 - 3


def test_a_strategy_is_played_in_the_action_phase_and_without_the_module_there_is_none() -> None:
    assert offered(holding("value investing")) == ["done", "play value investing"]
    assert asked(position("action", players=3, holds=["epic electric 1", "", ""])) == (A, "sell")


def test_with_the_first_player_card_the_token_goes_to_who_has_it_not_to_the_left() -> None:
    table = position("end", players=3, **{"first-player-card": "on"})
    assert shown(table).first == 1
    table = position("action", players=3, holds=["boom 1", "", ""], **{"first-player-card": "on"})
    table.g.extras.next_first = C
    begun = []
    for now in played_on(table, seed=1):
        begun += [event for event in now.told if isinstance(event, RoundBegun)]
        if begun:
            break
    assert begun == [RoundBegun(2, C)]


# As it is played

QUESTIONS = [
    *("buy-bonds", "roll", "company", "forecast", "flip", "draw", "place", "draw-commerce", "place-commerce"),
    *("place-first", "bid", "give-first", "act", "sell"),
]
ASKED_BY = {
    "bonds": ["buy-bonds"],
    "commodities": ["draw-commerce", "place-commerce"],
    "dice": ["roll"],
    "strategies": ["act"],
    "first-player-card": ["place-first", "give-first"],
}
ALWAYS_ASKED = ["company", "forecast", "flip", "draw", "place", "bid", "sell"]


@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("modules", [[], *([one] for one in ASKED_BY), list(ASKED_BY)], ids=" ".join)
def test_in_every_round_the_questions_come_in_the_order_of_the_summary(modules: list[str], players: int) -> None:
    first_asked: dict[int, list[str]] = {}
    for table in played_on(opened(players, **dict.fromkeys(modules, "on")), seed=players):
        if asked(table) and shown(table).round:
            met = first_asked.setdefault(shown(table).round, [])
            if asked(table)[1] in QUESTIONS and asked(table)[1] not in met:
                met.append(asked(table)[1])
    assert len(first_asked) == shown(table).rounds
    for met in first_asked.values():
        assert met == [question for question in QUESTIONS if question in met]
    wanted = {*ALWAYS_ASKED, *(question for module in modules for question in ASKED_BY[module])}
    assert {question for met in first_asked.values() for question in met} | {"act"} == wanted | {"act"}


def test_the_end_of_the_last_round_and_of_the_game_come_in_the_order_of_the_summary() -> None:
    table = position(
        "interest",
        players=3,
        round=7,
        holds=["epic electric 1", "", ""],
        bond_cards=[1, 0, 0],
        commodity_cards=["corn 1", "", ""],
    )
    assert asked(table) is None
    order = [InterestPaid, MajorityPaid, PortfolioSold, BondsRedeemed, CommerceScored, GameOver]
    met = [type(event) for event in table.told if type(event) in order]
    assert list(dict.fromkeys(met)) == order
