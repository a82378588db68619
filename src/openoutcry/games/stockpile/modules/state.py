"""The state that modules add to the table and to a player's side of it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import CARDS, LEFT_OUT, NUMBERS, ONE_OF, OWNER, SEAT, SET, Field, Kept, Part
from openoutcry.engine.sheet import from_viewer, put_amounts, put_members, put_row, put_size
from openoutcry.games.stockpile.components import (
    COMMERCE_KINDS,
    COMPANIES,
    FORECASTS,
    MOST_CARDS,
    MOST_INVESTORS,
    MOST_STRATEGIES,
    SPACES,
)

if TYPE_CHECKING:  # their rules are about a table, of which this is a part
    from openoutcry.games.stockpile.cards.contract import Ability

NOBODY: Final["list[Ability]"] = []
NO_CARDS_SPENT: Final[list[int]] = []

DEALT: Final = 4  # so many cards of each hand are observed one by one
STRATEGIES: Final = 8
COMMERCE: Final = 2
SIDE_KEPT: Final = [
    Kept("hired", "list[Ability]", "NOBODY", "The abilities of the investors; replaced, never changed."),
    Kept(
        "spent",
        "list[int]",
        "NO_CARDS_SPENT",
        "All strategy cards played, for the statistics; replaced, never changed.",
    ),
]
SIDE_FIELDS: Final = [
    Field(
        "investors", NUMBERS, bag="investor_deck", reads=ONE_OF, meaning="Their numbers, NONE until they are chosen."
    ),
    Field("dealt_investors", CARDS, OWNER, bag="investor_deck", places=DEALT),
    Field("strategies", CARDS, OWNER, bag="strategy_deck", places=STRATEGIES),
    Field("commerce", CARDS, OWNER, bag="commerce_deck", places=COMMERCE),
    Field("commodities", NUMBERS, low=0, high=MOST_CARDS),
    Field("bonds", low=0, high=MOST_CARDS),
    Field("taxes", low=0, high=MOST_CARDS),
    Field("used", high=MOST_INVESTORS, reads=SET, meaning="The investors used in this round."),
    Field("played", low=0, high=99, meaning="The number of strategy cards played in this round."),
    Field("fees", low=0, high=9999, meaning="The amount of trading fees picked up in this round."),
    Field("low", low=NONE, high=SPACES, meaning="The lowest space where a meeple of the player won."),
    Field("high", low=NONE, high=SPACES, meaning="The highest space where a meeple of the player won."),
]
EXTRAS_FIELDS: Final = [
    Field("dice", NUMBERS, low=NONE, high=len(FORECASTS) - 1, reads=ONE_OF, meaning="The forecasts rolled."),
    Field("tampered", NUMBERS, low=0, high=99, meaning="How often each pair's forecast was falsified."),
    Field("returned", NUMBERS, reads=LEFT_OUT, meaning="The commodities and taxes out of play."),
    Field("spent_strategies", NUMBERS, reads=LEFT_OUT, meaning="The strategy cards played."),
    Field("picked_company", CARDS, bag="company_deck", places=1, meaning="It waits for the deal."),
    Field("picked_forecast", CARDS, bag="forecast_deck", places=1, meaning="It waits for the deal."),
    Field("bonds_left", low=0, high=MOST_CARDS),
    Field("next_first", reads=SEAT, meaning="The seat that was given the First Player Card."),
    Field("user", reads=SEAT, meaning="The player who uses the investor or card in use."),
    Field(
        "slot",
        start="NONE",
        low=NONE,
        high=1,
        meaning="0 while a player is asked which of two investors acts first, otherwise NONE.",
    ),
    Field(
        "effect",
        low=NONE,
        high=MOST_STRATEGIES + MOST_INVESTORS,
        reads=ONE_OF,
        meaning="The investor or strategy card in use, by its place in the box.",
    ),
    Field("stage", low=NONE, high=99, meaning="The number of questions that it has asked."),
    Field("first_pick", start="NONE", meaning="The first of its earlier answers."),
    Field("second_pick", start="NONE", meaning="The second of its earlier answers."),
]


def noughts(size: i64) -> vec[i64]:
    """Return a row of so many zeros."""
    return vec[i64]([0] * size)


@mypyc_attr(acyclic=True)
class Side(Part):
    """A player's things beyond the base game. `dealt_investors`, `strategies` and `commerce` are hands."""

    # Generated from SIDE_FIELDS by tools/state_methods.py: begin
    def __init__(self) -> None:
        self.hired: list[Ability] = NOBODY
        self.spent: list[int] = NO_CARDS_SPENT
        self.investors: vec[i64] = vec[i64]()
        self.dealt_investors: Cards = NO_CARDS
        self.strategies: Cards = NO_CARDS
        self.commerce: Cards = NO_CARDS
        self.commodities: vec[i64] = vec[i64]()
        self.bonds: i64 = 0
        self.taxes: i64 = 0
        self.used: i64 = 0
        self.played: i64 = 0
        self.fees: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0

    def fields(self) -> list[Field]:
        return SIDE_FIELDS

    def blank(self) -> "Side":
        """Return an empty part with lists of the same length."""
        new = Side()
        new.investors = vec[i64]([0] * len(self.investors))
        new.commodities = vec[i64]([0] * len(self.commodities))
        return new

    def clone(self) -> "Side":
        """Return an independent copy."""
        new = Side()
        new.hired = self.hired
        new.spent = self.spent
        new.investors = self.investors[:]
        new.dealt_investors = self.dealt_investors.clone()
        new.strategies = self.strategies.clone()
        new.commerce = self.commerce.clone()
        new.commodities = self.commodities[:]
        new.bonds = self.bonds
        new.taxes = self.taxes
        new.used = self.used
        new.played = self.played
        new.fees = self.fees
        new.low = self.low
        new.high = self.high
        return new

    def observe(
        self,
        room: vec[i16],
        at: i64,
        viewers: i64,
        own: bool,
        investor_deck: i64,
        strategy_deck: i64,
        commerce_deck: i64,
    ) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        at = put_amounts(room, at, self.investors)
        if own:
            at = put_row(room, at, self.dealt_investors, 4, investor_deck, viewers)
            at = put_row(room, at, self.strategies, 8, strategy_deck, viewers)
            at = put_row(room, at, self.commerce, 2, commerce_deck, viewers)
        else:
            at = put_size(room, at, self.dealt_investors, investor_deck)
            at = put_size(room, at, self.strategies, strategy_deck)
            at = put_size(room, at, self.commerce, commerce_deck)
        at = put_amounts(room, at, self.commodities)
        room[at] = i16(self.bonds)
        room[at + 1] = i16(self.taxes)
        at = put_members(room, at + 2, self.used, 30)
        room[at] = i16(self.played)
        room[at + 1] = i16(self.fees)
        room[at + 2] = i16(self.low)
        room[at + 3] = i16(self.high)
        return at + 4

    # Generated from SIDE_FIELDS by tools/state_methods.py: end

    def absent(self) -> bool:
        return self is NO_SIDE

    def hire(self, investor: i64, abilities: "list[Ability]") -> None:
        """Hire another investor for the player, by number."""
        self.investors[len(self.hired)] = investor
        self.hired = [*self.hired, abilities[investor]]

    def hire_again(self, abilities: "list[Ability]") -> None:
        """Rebuild `hired` from the numbers in `investors`."""
        self.hired = [abilities[investor] for investor in self.investors if investor != NONE]


NO_SIDE: Final = Side()


@mypyc_attr(acyclic=True)
class Extras(Part):
    """The state of the table beyond the base game."""

    # Generated from EXTRAS_FIELDS by tools/state_methods.py: begin
    def __init__(self) -> None:
        self.dice: vec[i64] = vec[i64]()
        self.tampered: vec[i64] = vec[i64]()
        self.returned: vec[i64] = vec[i64]()
        self.spent_strategies: vec[i64] = vec[i64]()
        self.picked_company: Cards = NO_CARDS
        self.picked_forecast: Cards = NO_CARDS
        self.bonds_left: i64 = 0
        self.next_first: i64 = NONE
        self.user: i64 = NONE
        self.slot: i64 = NONE
        self.effect: i64 = NONE
        self.stage: i64 = 0
        self.first_pick: i64 = NONE
        self.second_pick: i64 = NONE

    def fields(self) -> list[Field]:
        return EXTRAS_FIELDS

    def blank(self) -> "Extras":
        """Return an empty part with lists of the same length."""
        new = Extras()
        new.dice = vec[i64]([0] * len(self.dice))
        new.tampered = vec[i64]([0] * len(self.tampered))
        new.returned = vec[i64]([0] * len(self.returned))
        new.spent_strategies = vec[i64]([0] * len(self.spent_strategies))
        return new

    def clone(self) -> "Extras":
        """Return an independent copy."""
        new = Extras()
        new.dice = self.dice[:]
        new.tampered = self.tampered[:]
        new.returned = self.returned[:]
        new.spent_strategies = self.spent_strategies[:]
        new.picked_company = self.picked_company.clone()
        new.picked_forecast = self.picked_forecast.clone()
        new.bonds_left = self.bonds_left
        new.next_first = self.next_first
        new.user = self.user
        new.slot = self.slot
        new.effect = self.effect
        new.stage = self.stage
        new.first_pick = self.first_pick
        new.second_pick = self.second_pick
        return new

    def observe(
        self, room: vec[i16], at: i64, viewer: i64, players: i64, viewers: i64, company_deck: i64, forecast_deck: i64
    ) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        at = put_amounts(room, at, self.dice)
        at = put_amounts(room, at, self.tampered)
        at = put_row(room, at, self.picked_company, 1, company_deck, viewers)
        at = put_row(room, at, self.picked_forecast, 1, forecast_deck, viewers)
        room[at] = i16(self.bonds_left)
        room[at + 1] = i16(from_viewer(self.next_first, viewer, players))
        room[at + 2] = i16(from_viewer(self.user, viewer, players))
        room[at + 3] = i16(self.slot)
        room[at + 4] = i16(self.effect)
        room[at + 5] = i16(self.stage)
        room[at + 6] = i16(self.first_pick)
        room[at + 7] = i16(self.second_pick)
        return at + 8

    # Generated from EXTRAS_FIELDS by tools/state_methods.py: end

    def absent(self) -> bool:
        return self is NO_EXTRAS


NO_EXTRAS: Final = Extras()


def empty_side(meeples: i64) -> Side:
    """Return an empty side for a player with so many investors, one for each meeple."""
    side = Side()
    side.investors = vec[i64]([NONE] * meeples)
    side.commodities = noughts(COMMERCE_KINDS - 1)
    side.dealt_investors = Cards()
    side.strategies = Cards()
    side.commerce = Cards()
    return side


def empty_extras(designs: i64) -> Extras:
    """Return empty extras of the table, with a count for each of so many strategy cards."""
    extras = Extras()
    extras.dice = vec[i64]([NONE] * COMPANIES)
    extras.tampered = noughts(COMPANIES)
    extras.returned = noughts(COMMERCE_KINDS)
    extras.spent_strategies = noughts(designs)
    extras.picked_company = Cards()
    extras.picked_forecast = Cards()
    return extras
