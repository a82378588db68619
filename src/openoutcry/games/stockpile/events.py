"""Events of Stockpile. Companies, cards and forecasts are numbered as in `components`, seats and piles from 0. Money is
in thousands."""

from typing import Annotated

from openoutcry.engine.claims import Becomes, Changes, Company, Equals, Gains, Is, Loses, Names, Seat, Was, Wins
from openoutcry.engine.events import Event
from openoutcry.games.stockpile import accounts
from openoutcry.games.stockpile.accounts import Income, Payment, Space, Value
from openoutcry.games.stockpile.modules.events import (
    AbilityPaid,
    AbilityUsed,
    ActionSpent,
    BondReturned,
    BondsBought,
    BondsRedeemed,
    CardKept,
    CardMoved,
    CardPicked,
    CardsDrawn,
    CommerceDrawn,
    CommercePlaced,
    CommerceScored,
    CommoditySpent,
    DiceRolled,
    FeeBonus,
    FirstCardGiven,
    FirstCardPlaced,
    ForecastChanged,
    ForecastFalsified,
    InterestPaid,
    InvestorHired,
    InvestorOffered,
    InvestorsDealt,
    MarketShuffled,
    MoneyGiven,
    PairSeen,
    PairShown,
    PileSeen,
    ShareShown,
    StockGivenUp,
    StockMovedToSplit,
    StockTaken,
    StrategiesDealt,
    StrategyDropped,
    StrategyPaid,
    StrategyPlayed,
    TaxReturned,
)

Pile = Annotated[int, Names()]
Cards = Annotated[int, Names()]  # `amount` says what so many bring


class FirstPlayerChosen(Event, frozen=True):
    """The first player was drawn, or named by the table."""

    seat: Annotated[int, Is("first")]


class StarterDealt(Event, frozen=True):
    """A player was dealt a first stock; only that player reads this."""

    seat: Seat
    company: Annotated[int, Gains(accounts.portfolio, of="company", exactly=1)]


class RoundBegun(Event, frozen=True):
    """A round begins, with this first player."""

    round: Annotated[int, Becomes("round")]
    seat: Annotated[int, Is("first")]


class InsiderInformation(Event, frozen=True):
    """A player was dealt a pair; only that player reads this."""

    seat: Annotated[int, Equals(accounts.owner_of_company)]
    company: Annotated[int, Equals(accounts.company_seen)]
    forecast: accounts.Forecast


class MarketInformation(Event, frozen=True):
    """The pair that lies open."""

    company: Annotated[int, Equals(accounts.company_shown)]
    forecast: accounts.Forecast


class CardTurnedUp(Event, frozen=True):
    """The card that begins a pile."""

    pile: Pile
    card: Annotated[int, Gains("cards", of="card", by="pile", exactly=1)]


class HandDealt(Event, frozen=True):
    """A player was dealt two market cards; only that player reads this."""

    seat: Seat
    cards: Annotated[list[int], Equals(accounts.hand_dealt)]


class CardPlaced(Event, frozen=True):
    """A player put a card on a pile; face down, only that player reads which."""

    seat: Seat
    pile: Pile
    card: Annotated[int | None, Gains("cards", of="card", by="pile", exactly=1)]
    face_up: bool


class BidMade(Event, frozen=True):
    """A player placed a meeple on a track; `outbid` has to bid again."""

    seat: Annotated[int, Is("bidder", by="pile")]
    pile: Pile
    bid: Annotated[int, Equals(accounts.bid_made)]
    outbid: Annotated[int | None, Was("bidder", by="pile")]


class PileBought(Event, frozen=True):
    """A player paid for a pile and took its cards: those that everybody has seen, by kind, then None for the others."""

    seat: Annotated[int, Was("bidder", by="pile")]
    pile: Pile
    paid: Payment
    cards: accounts.CollectedCards


class FeePaid(Event, frozen=True):
    """A trading fee went to the bank."""

    seat: Seat
    fee: Annotated[int, Loses("money"), Gains("bank"), Changes(accounts.fee_settled, accounts.fees_owed, "discard")]


class FeeKept(Event, frozen=True):
    """A trading fee that cannot be paid yet stays in front of the player."""

    seat: Seat
    fee: Annotated[int, Equals(accounts.fee_still_owed)]


class ActionPlayed(Event, frozen=True):
    """A Boom or a Bust (the card) on a company."""

    seat: Seat
    card: accounts.ActionCard
    company: Company


class StockMoved(Event, frozen=True):
    """A ticker moved from one space of its track to another; `value` is what a share is worth there."""

    company: Company
    start: Annotated[int, Was("ticker", of="company")]
    end: Space
    value: Value


class StockSplit(Event, frozen=True):
    """A stock split: by seat the cards that moved to the split portfolio, and the money for those that were there."""

    company: Company
    moved: Annotated[list[int], Loses(accounts.portfolio, of="company"), Gains("split", of="company")]
    paid: Annotated[list[int], Equals(accounts.money_for_split_shares), Gains("money"), Loses("bank")]
    space: Space
    value: Value


class Bankrupt(Event, frozen=True):
    """A company went bankrupt: by seat the cards that were lost."""

    company: Annotated[int, Changes(accounts.all_shares_lost, accounts.portfolio, "split", "discard")]
    lost: Annotated[list[int], Equals(accounts.cards_lost)]
    space: Space
    value: Value


class DividendDeclared(Event, frozen=True):
    """A company pays so much per share."""

    company: Annotated[int, Was("paying")]
    per_share: Annotated[int, Was("per_share")]


class DividendCollected(Event, frozen=True):
    """A player showed so many cards of the company and collected on them."""

    seat: Seat
    company: Annotated[int, Was("paying")]
    cards: Cards
    amount: Annotated[int, Equals(accounts.dividend_on_cards), Gains("money"), Loses("bank")]


class ShareSold(Event, frozen=True):
    """A player sold a share, a split share whole, or half of one (`sale` is share, split or half)."""

    seat: Seat
    company: accounts.SoldCompany
    sale: str
    price: Income


class PairRevealed(Event, frozen=True):
    """A pair was turned up, of this seat or of nobody."""

    seat: Annotated[int | None, Equals(accounts.owner_of_company)]
    company: Annotated[int, Equals(accounts.company_turned_up)]
    forecast: accounts.Forecast


class MajorityPaid(Event, frozen=True):
    """A player has the most shares of a company, alone or with others."""

    seat: Seat
    company: Company
    shares: Annotated[int, Was(accounts.shares, of="company")]
    bonus: Income


class PortfolioSold(Event, frozen=True):
    """A player sold everything at the end: cards by company, and what they brought."""

    seat: Seat
    shares: Annotated[list[int], Loses(accounts.portfolio), Changes(accounts.shares_discarded, "discard")]
    split: Annotated[list[int], Loses("split")]
    worth: Income


class GameOver(Event, frozen=True):
    """The last round is over."""

    scores: Annotated[list[int], Is("score")]
    winners: Annotated[list[int], Wins()]


StockpileEvent = (
    FirstPlayerChosen
    | StarterDealt
    | RoundBegun
    | InsiderInformation
    | MarketInformation
    | CardTurnedUp
    | HandDealt
    | CardPlaced
    | BidMade
    | PileBought
    | FeePaid
    | FeeKept
    | ActionPlayed
    | StockMoved
    | StockSplit
    | Bankrupt
    | DividendDeclared
    | DividendCollected
    | ShareSold
    | PairRevealed
    | MajorityPaid
    | PortfolioSold
    | BondsBought
    | BondReturned
    | InterestPaid
    | BondsRedeemed
    | DiceRolled
    | CommerceDrawn
    | CommercePlaced
    | CommerceScored
    | FirstCardPlaced
    | FirstCardGiven
    | StrategiesDealt
    | StrategyDropped
    | StrategyPlayed
    | StrategyPaid
    | InvestorsDealt
    | InvestorOffered
    | InvestorHired
    | AbilityUsed
    | AbilityPaid
    | FeeBonus
    | PairSeen
    | PairShown
    | PileSeen
    | CardMoved
    | CardPicked
    | ShareShown
    | StockGivenUp
    | StockTaken
    | StockMovedToSplit
    | ActionSpent
    | CommoditySpent
    | TaxReturned
    | ForecastFalsified
    | ForecastChanged
    | MoneyGiven
    | CardsDrawn
    | CardKept
    | MarketShuffled
    | GameOver
)
