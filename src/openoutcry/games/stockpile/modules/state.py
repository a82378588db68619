"""The state that modules add to the table and to a player's side of it."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import CARDS, LEFT_OUT, NUMBERS, ONE_OF, OWNER, SEAT, SET, Field, Part
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
SIDE_FIELDS: Final = [
    Field("investors", NUMBERS, bag="investor_deck", reads=ONE_OF),
    Field("dealt_investors", CARDS, OWNER, bag="investor_deck", places=DEALT),
    Field("strategies", CARDS, OWNER, bag="strategy_deck", places=STRATEGIES),
    Field("commerce", CARDS, OWNER, bag="commerce_deck", places=COMMERCE),
    Field("commodities", NUMBERS, low=0, high=MOST_CARDS),
    Field("bonds", low=0, high=MOST_CARDS),
    Field("taxes", low=0, high=MOST_CARDS),
    Field("used", high=MOST_INVESTORS, reads=SET),
    Field("played", low=0, high=99),
    Field("fees", low=0, high=9999),
    Field("low", low=NONE, high=SPACES),
    Field("high", low=NONE, high=SPACES),
]
EXTRAS_FIELDS: Final = [
    Field("dice", NUMBERS, low=NONE, high=len(FORECASTS) - 1, reads=ONE_OF),
    Field("tampered", NUMBERS, low=0, high=99),
    Field("returned", NUMBERS, reads=LEFT_OUT),
    Field("spent_strategies", NUMBERS, reads=LEFT_OUT),
    Field("picked_company", CARDS, bag="company_deck", places=1),
    Field("picked_forecast", CARDS, bag="forecast_deck", places=1),
    Field("bonds_left", low=0, high=MOST_CARDS),
    Field("next_first", reads=SEAT),
    Field("user", reads=SEAT),
    Field("slot", low=NONE, high=1),
    Field("effect", low=NONE, high=MOST_STRATEGIES + MOST_INVESTORS, reads=ONE_OF),
    Field("stage", low=NONE, high=99),
    Field("first_pick"),
    Field("second_pick"),
]


def noughts(size: i64) -> vec[i64]:
    """Return a row of so many zeros."""
    return vec[i64]([0] * size)


@mypyc_attr(acyclic=True)
class Side(Part):
    """A player's things beyond the base game. `investors` has their numbers, NONE until they are chosen. `hired` has
    their abilities: a list that is never changed but replaced, so that copies share it. `dealt_investors`, `strategies`
    and `commerce` are hands. `used` has a bit for each investor used in this round. `played` counts the strategy cards
    played in this round. `spent` lists all strategy cards played, for the statistics: it is replaced, not changed, and
    neither saved nor shown. `fees` is the amount of trading fees picked up in this round, `low` and `high` are the
    lowest and highest spaces where the player's meeples won."""

    def __init__(self) -> None:
        self.investors: vec[i64] = vec[i64]()
        self.hired: list[Ability] = NOBODY
        self.dealt_investors: Cards = NO_CARDS
        self.strategies: Cards = NO_CARDS
        self.commerce: Cards = NO_CARDS
        self.commodities: vec[i64] = vec[i64]()
        self.bonds: i64 = 0
        self.taxes: i64 = 0
        self.used: i64 = 0
        self.played: i64 = 0
        self.spent: list[int] = NO_CARDS_SPENT
        self.fees: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0

    def fields(self) -> list[Field]:
        return SIDE_FIELDS

    def clone(self) -> "Side":
        """Return an independent copy."""
        side = Side()
        side.investors = self.investors[:]
        side.hired = self.hired
        side.dealt_investors = self.dealt_investors.clone()
        side.strategies = self.strategies.clone()
        side.commerce = self.commerce.clone()
        side.commodities = self.commodities[:]
        side.bonds = self.bonds
        side.taxes = self.taxes
        side.used = self.used
        side.played = self.played
        side.spent = self.spent
        side.fees = self.fees
        side.low = self.low
        side.high = self.high
        return side

    def absent(self) -> bool:
        return self is NO_SIDE

    def observe(self, room: vec[i16], at: i64, commerce_deck: i64, strategy_deck: i64, viewers: i64, own: bool) -> i64:
        """Write the side into an observation and return the next free place. Of other players' hands only the number of
        cards is written. `commerce_deck` and `strategy_deck` are the places of those decks in the observation."""
        at = put_amounts(room, at, self.investors)
        if own:
            at = put_row(room, at, self.dealt_investors, DEALT, NONE, viewers)
            at = put_row(room, at, self.strategies, STRATEGIES, strategy_deck, viewers)
            at = put_row(room, at, self.commerce, COMMERCE, commerce_deck, viewers)
        else:
            room[at] = i16(self.dealt_investors.size)
            at = put_size(room, at + 1, self.strategies, strategy_deck)
            at = put_size(room, at, self.commerce, commerce_deck)
        at = put_amounts(room, at, self.commodities)
        room[at] = i16(self.bonds)
        room[at + 1] = i16(self.taxes)
        at = put_members(room, at + 2, self.used, MOST_INVESTORS)
        room[at] = i16(self.played)
        room[at + 1] = i16(self.fees)
        room[at + 2] = i16(self.low)
        room[at + 3] = i16(self.high)
        return at + 4

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
    """The state of the table beyond the base game. `dice` are the forecasts rolled, `tampered` counts how often each
    pair's forecast was falsified, `next_first` is the seat that was given the First Player Card. `returned` are
    commodities and taxes out of play, `spent_strategies` the strategies played. `picked_company` and `picked_forecast`
    wait for the deal.

    `effect` is the investor or strategy card in use, by its place in the box, and `user` the player who uses it.
    `stage` counts its questions, `first_pick` and `second_pick` are earlier answers. `slot` is 0 while a player is
    asked which of two investors acts first, else NONE.
    """

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

    def absent(self) -> bool:
        return self is NO_EXTRAS

    def observe(
        self, room: vec[i16], at: i64, company_deck: i64, forecast_deck: i64, viewer: i64, players: i64
    ) -> None:
        """Write the extras into an observation. The numbers say where the decks are written in it."""
        at = put_amounts(room, at, self.dice)
        at = put_amounts(room, at, self.tampered)
        at = put_row(room, at, self.picked_company, 1, company_deck, bit(viewer))
        at = put_row(room, at, self.picked_forecast, 1, forecast_deck, bit(viewer))
        room[at] = i16(self.bonds_left)
        room[at + 1] = i16(from_viewer(self.next_first, viewer, players))
        room[at + 2] = i16(from_viewer(self.user, viewer, players))
        room[at + 3] = i16(self.slot)
        room[at + 4] = i16(self.effect)
        room[at + 5] = i16(self.stage)
        room[at + 6] = i16(self.first_pick)
        room[at + 7] = i16(self.second_pick)

    def clone(self) -> "Extras":
        """Return an independent copy."""
        extras = Extras()
        extras.dice = self.dice[:]
        extras.tampered = self.tampered[:]
        extras.returned = self.returned[:]
        extras.spent_strategies = self.spent_strategies[:]
        extras.picked_company = self.picked_company.clone()
        extras.picked_forecast = self.picked_forecast.clone()
        extras.bonds_left = self.bonds_left
        extras.next_first = self.next_first
        extras.user = self.user
        extras.slot = self.slot
        extras.effect = self.effect
        extras.stage = self.stage
        extras.first_pick = self.first_pick
        extras.second_pick = self.second_pick
        return extras


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
