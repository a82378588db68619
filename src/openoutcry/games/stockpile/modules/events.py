"""Events of the modules of Stockpile, numbered as in `events`."""

from typing import Annotated

from openoutcry.engine.claims import Changes, Clears, Company, Equals, Gains, Is, Loses, Names, Seat, Was
from openoutcry.engine.events import Event
from openoutcry.games.stockpile import accounts
from openoutcry.games.stockpile.accounts import Income, Payment

Pile = Annotated[int, Names()]


class BondsBought(Event, frozen=True):
    """A player bought bonds."""

    seat: Seat
    bonds: Annotated[int, Gains("bonds"), Loses("bonds_left")]
    paid: Payment


class BondReturned(Event, frozen=True):
    """A player gave a bond back to the bank."""

    seat: Annotated[int, Loses("bonds", exactly=1), Gains("bonds_left", exactly=1)]


class InterestPaid(Event, frozen=True):
    """A player received the interest of the bonds."""

    seat: Seat
    amount: Income


class BondsRedeemed(Event, frozen=True):
    """At the end a player got back what the bonds cost."""

    seat: Seat
    bonds: Annotated[int, Loses("bonds"), Gains("bonds_left")]
    amount: Income


class DiceRolled(Event, frozen=True):
    """The forecasts of this round, by die."""

    seat: Annotated[int, Is("first")]
    forecasts: Annotated[list[int], Equals(accounts.dice_rolled)]


class CommerceDrawn(Event, frozen=True):
    """A player drew commodities or taxes; only that player reads this."""

    seat: Seat
    cards: Annotated[list[int], Equals(accounts.commerce_drawn)]


class CommercePlaced(Event, frozen=True):
    """A player put a commodity or a tax on a pile."""

    seat: Seat
    pile: Pile
    card: Annotated[int, Gains("cards", of="card", by="pile", exactly=1)]


class CommerceScored(Event, frozen=True):
    """A player received the bonus for commodities and paid the penalty for taxes at the end."""

    seat: Annotated[int, Clears("commodities", by="seat"), Clears("taxes", by="seat")]
    bonus: Income
    penalty: Payment


class FirstCardPlaced(Event, frozen=True):
    """The first player put the First Player Card on a pile."""

    seat: Annotated[int, Is("first")]
    pile: Annotated[int, Changes(accounts.first_card_placed, "cards")]


class FirstCardGiven(Event, frozen=True):
    """The player who won the First Player Card gave it to a player, perhaps to that same player."""

    seat: Annotated[int, Was("next_first")]
    to: Annotated[int, Is("next_first")]


class StrategiesDealt(Event, frozen=True):
    """A player was dealt strategy cards; only that player reads which."""

    seat: Seat
    strategies: Annotated[list[int] | None, Equals(accounts.strategies_dealt)]
    cards: Annotated[int, Equals(accounts.strategies_counted)]


class StrategyDropped(Event, frozen=True):
    """A player returned a strategy card to the box before the game; only that player reads which."""

    seat: Seat
    strategy: Annotated[int | None, Equals(accounts.strategy_gone)]


class StrategyPlayed(Event, frozen=True):
    """A player played a strategy card and paid for it."""

    seat: Seat
    strategy: Annotated[int, Equals(accounts.strategy_gone)]
    cost: Payment


class StrategyPaid(Event, frozen=True):
    """A strategy card brought money."""

    seat: Seat
    strategy: Annotated[int, Names()]
    amount: Income


class InvestorsDealt(Event, frozen=True):
    """A player was dealt investors to choose from; only that player reads this."""

    seat: Seat
    investors: Annotated[list[int], Equals(accounts.investors_dealt)]


class InvestorOffered(Event, frozen=True):
    """A player put an investor up for bidding."""

    seat: Seat
    pile: Pile
    investor: Annotated[int, Changes(accounts.investor_offered, "cards")]


class InvestorHired(Event, frozen=True):
    """A player has an investor, and money: the investor's starting value less the bid."""

    seat: Seat
    investor: Annotated[int, Equals(accounts.investor_hired), Changes(accounts.investor_collected, "cards")]
    bid: Annotated[int, Equals(accounts.bid_for_investor)]
    money: Income


class AbilityUsed(Event, frozen=True):
    """A player's investor acts."""

    seat: Seat
    investor: accounts.Hired


class AbilityPaid(Event, frozen=True):
    """A player's investor brought money; negative where money was lost."""

    seat: Seat
    investor: accounts.Hired
    amount: Income


class FeeBonus(Event, frozen=True):
    """A trading fee was a bonus."""

    seat: Seat
    fee: Annotated[int, Gains("money"), Loses("bank"), Changes(accounts.fee_discarded, "discard")]


class PairSeen(Event, frozen=True):
    """A player looked at a pair, of this owner or face down; only that player reads what it is."""

    seat: Seat
    owner: Annotated[int | None, Equals(accounts.owner_of_company)]
    company: Annotated[int | None, Equals(accounts.company_seen)]
    forecast: Annotated[int | None, Equals(accounts.forecast_of_company)]


class PairShown(Event, frozen=True):
    """A player showed a pair to all."""

    seat: Annotated[int, Equals(accounts.owner_of_company)]
    company: Annotated[int, Equals(accounts.company_shown)]
    forecast: accounts.Forecast


class PileSeen(Event, frozen=True):
    """A player looked at the face-down cards of a pile; only that player reads which."""

    seat: Seat
    pile: Pile
    cards: Annotated[list[int] | None, Equals(accounts.covered_cards)]


class CardMoved(Event, frozen=True):
    """A player moved a card from one pile to another; None if it is face down."""

    seat: Seat
    start: Pile
    end: Annotated[int, Changes(accounts.card_moved, "cards")]
    card: Annotated[int | None, Names()]


class CardPicked(Event, frozen=True):
    """A player took a company card, or else a forecast, before the deal; only that player reads which."""

    seat: Seat
    company: bool
    card: Annotated[int | None, Equals(accounts.card_picked)]


class ShareShown(Event, frozen=True):
    """A player showed a share of a company."""

    seat: Seat
    company: Annotated[int, Equals(accounts.company_owned)]


class StockGivenUp(Event, frozen=True):
    """A player discarded a stock, or turned a split one back, to pay for something."""

    seat: Seat
    company: accounts.GivenUpCompany
    turned_back: bool


class StockTaken(Event, frozen=True):
    """A player took a stock from the discard pile."""

    seat: Seat
    company: Annotated[
        int, Gains(accounts.portfolio, of="company", exactly=1), Loses("discard", of="company", exactly=1)
    ]
    paid: Payment


class StockMovedToSplit(Event, frozen=True):
    """A player moved a stock to the split portfolio."""

    seat: Seat
    company: Annotated[int, Loses(accounts.portfolio, of="company", exactly=1), Gains("split", of="company", exactly=1)]


class ActionSpent(Event, frozen=True):
    """A player discarded a Boom or a Bust without using it."""

    seat: Seat
    card: accounts.ActionCard


class CommoditySpent(Event, frozen=True):
    """A player returned a commodity to the box."""

    seat: Seat
    commodity: Annotated[int, Loses("commodities", of="commodity", exactly=1)]


class TaxReturned(Event, frozen=True):
    """A player returned a tax card to the box."""

    seat: Annotated[int, Loses("taxes", exactly=1)]


class ForecastFalsified(Event, frozen=True):
    """A player tampered with a pair's forecast, of this owner or nobody's."""

    seat: Seat
    pair: Annotated[int, Equals(accounts.pair_falsified)]
    owner: Annotated[int | None, Equals(accounts.owner_of_pair)]


class ForecastChanged(Event, frozen=True):
    """A falsified forecast moves its company by so many spaces instead."""

    company: Company
    spaces: Annotated[int, Equals(accounts.spaces_to_move)]


class MoneyGiven(Event, frozen=True):
    """Money went from one player to another."""

    seat: Seat
    to: Seat
    amount: Annotated[int, Loses("money"), Gains("money", by="to")]


class CardsDrawn(Event, frozen=True):
    """A player drew market cards; only that player reads this."""

    seat: Seat
    cards: Annotated[list[int], Equals(accounts.hand_dealt)]


class CardKept(Event, frozen=True):
    """A player kept one of the cards drawn, or none, and discarded the rest; only that player reads which."""

    seat: Seat
    card: Annotated[int | None, Gains(accounts.portfolio, of="card", exactly=1)]
    discarded: Annotated[list[int], Gains("discard", of="discarded", exactly=1)]


class MarketShuffled(Event, frozen=True):
    """The discard pile was shuffled into the market deck."""

    cards: Annotated[int, Equals(accounts.cards_shuffled), Clears("discard")]
