"""What can happen in Stockpile beyond the base game, numbered as in `events`."""

from openoutcry.engine.events import Event


class BondsBought(Event, frozen=True):
    """A player bought bonds."""

    seat: int
    bonds: int
    paid: int


class BondReturned(Event, frozen=True):
    """A player gave a bond back to the bank."""

    seat: int


class InterestPaid(Event, frozen=True):
    """A player received the interest of the bonds."""

    seat: int
    amount: int


class BondsRedeemed(Event, frozen=True):
    """At the end a player got back what the bonds cost."""

    seat: int
    bonds: int
    amount: int


class DiceRolled(Event, frozen=True):
    """The forecasts of this round, by die."""

    seat: int
    forecasts: list[int]


class CommerceDrawn(Event, frozen=True):
    """A player drew commodities or taxes; only that player reads this."""

    seat: int
    cards: list[int]


class CommercePlaced(Event, frozen=True):
    """A player put a commodity or a tax on a pile."""

    seat: int
    pile: int
    card: int


class CommerceScored(Event, frozen=True):
    """What a player's commodities brought and the taxes cost at the end."""

    seat: int
    bonus: int
    penalty: int


class FirstCardPlaced(Event, frozen=True):
    """The first player put the First Player Card on a pile."""

    seat: int
    pile: int


class FirstCardGiven(Event, frozen=True):
    """Who won the First Player Card gave it to a player, perhaps the same one."""

    seat: int
    to: int


class StrategiesDealt(Event, frozen=True):
    """A player was dealt strategy cards; only that player reads which."""

    seat: int
    strategies: list[int] | None
    cards: int


class StrategyDropped(Event, frozen=True):
    """A player returned a strategy card to the box before the game; only that player reads which."""

    seat: int
    strategy: int | None


class StrategyPlayed(Event, frozen=True):
    """A player played a strategy card and paid for it."""

    seat: int
    strategy: int
    cost: int


class StrategyPaid(Event, frozen=True):
    """A strategy card brought money."""

    seat: int
    strategy: int
    amount: int


class InvestorsDealt(Event, frozen=True):
    """A player was dealt investors to choose from; only that player reads this."""

    seat: int
    investors: list[int]


class InvestorOffered(Event, frozen=True):
    """A player put an investor up for bidding."""

    seat: int
    pile: int
    investor: int


class InvestorHired(Event, frozen=True):
    """A player has an investor, and money: the investor's starting value less the bid."""

    seat: int
    investor: int
    bid: int
    money: int


class AbilityUsed(Event, frozen=True):
    """A player's investor acts."""

    seat: int
    investor: int


class AbilityPaid(Event, frozen=True):
    """A player's investor brought money; negative where money was lost."""

    seat: int
    investor: int
    amount: int


class FeeBonus(Event, frozen=True):
    """A trading fee was a bonus."""

    seat: int
    fee: int


class PairSeen(Event, frozen=True):
    """A player looked at a pair, of this owner or face down; only that player reads what it is."""

    seat: int
    owner: int | None
    company: int | None
    forecast: int | None


class PairShown(Event, frozen=True):
    """A player showed a pair to all."""

    seat: int
    company: int
    forecast: int


class PileSeen(Event, frozen=True):
    """A player looked at the face-down cards of a pile; only that player reads which."""

    seat: int
    pile: int
    cards: list[int] | None


class CardMoved(Event, frozen=True):
    """A player moved a card from one pile to another; None if it is face down."""

    seat: int
    start: int
    end: int
    card: int | None


class CardPicked(Event, frozen=True):
    """A player took a company card, or else a forecast, before the deal; only that player reads which."""

    seat: int
    company: bool
    card: int | None


class ShareShown(Event, frozen=True):
    """A player showed a share of a company."""

    seat: int
    company: int


class StockGivenUp(Event, frozen=True):
    """A player discarded a stock, or turned a split one back, to pay for something."""

    seat: int
    company: int
    turned_back: bool


class StockTaken(Event, frozen=True):
    """A player took a stock from the discard pile."""

    seat: int
    company: int
    paid: int


class StockMovedToSplit(Event, frozen=True):
    """A player moved a stock to the split portfolio."""

    seat: int
    company: int


class ActionSpent(Event, frozen=True):
    """A player discarded a Boom or a Bust without using it."""

    seat: int
    card: int


class CommoditySpent(Event, frozen=True):
    """A player returned a commodity to the box."""

    seat: int
    commodity: int


class TaxReturned(Event, frozen=True):
    """A player returned a tax card to the box."""

    seat: int


class ForecastFalsified(Event, frozen=True):
    """A player tampered with a pair's forecast, of this owner or nobody's."""

    seat: int
    pair: int
    owner: int | None


class ForecastChanged(Event, frozen=True):
    """A falsified forecast moves its company by so many spaces instead."""

    company: int
    spaces: int


class MoneyGiven(Event, frozen=True):
    """Money went from one player to another."""

    seat: int
    to: int
    amount: int


class CardsDrawn(Event, frozen=True):
    """A player drew market cards; only that player reads this."""

    seat: int
    cards: list[int]


class CardKept(Event, frozen=True):
    """A player kept one of the cards drawn, or none, and discarded the rest; only that player reads which."""

    seat: int
    card: int | None
    discarded: list[int]


class MarketShuffled(Event, frozen=True):
    """The discard pile was shuffled into the market deck."""

    cards: int
