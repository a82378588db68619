"""What can happen in Stockpile. Companies, cards and forecasts are numbered as in `components`, seats and piles from 0;
money is in thousands."""

from openoutcry.engine.events import Event
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


class FirstPlayerChosen(Event, frozen=True):
    """The first player was drawn, or named by the table."""

    seat: int


class StarterDealt(Event, frozen=True):
    """A player was dealt a first stock; only that player reads this."""

    seat: int
    company: int


class RoundBegun(Event, frozen=True):
    """A round begins, with this first player."""

    round: int
    seat: int


class InsiderInformation(Event, frozen=True):
    """A player was dealt a pair; only that player reads this."""

    seat: int
    company: int
    forecast: int


class MarketInformation(Event, frozen=True):
    """The pair that lies open."""

    company: int
    forecast: int


class CardTurnedUp(Event, frozen=True):
    """The card that begins a pile."""

    pile: int
    card: int


class HandDealt(Event, frozen=True):
    """A player was dealt two market cards; only that player reads this."""

    seat: int
    cards: list[int]


class CardPlaced(Event, frozen=True):
    """A player put a card on a pile; face down, only that player reads which."""

    seat: int
    pile: int
    card: int | None
    face_up: bool


class BidMade(Event, frozen=True):
    """A player placed a meeple on a track; `outbid` has to bid again."""

    seat: int
    pile: int
    bid: int
    outbid: int | None


class PileBought(Event, frozen=True):
    """A player paid for a pile and took its cards: those that everybody has seen, by kind, then None for the others."""

    seat: int
    pile: int
    paid: int
    cards: list[int | None]


class FeePaid(Event, frozen=True):
    """A trading fee went to the bank."""

    seat: int
    fee: int


class FeeKept(Event, frozen=True):
    """A trading fee that cannot be paid yet stays in front of the player."""

    seat: int
    fee: int


class ActionPlayed(Event, frozen=True):
    """A Boom or a Bust (the card) on a company."""

    seat: int
    card: int
    company: int


class StockMoved(Event, frozen=True):
    """A ticker moved from one space of its track to another; `value` is what a share is worth there."""

    company: int
    start: int
    end: int
    value: int


class StockSplit(Event, frozen=True):
    """A stock split: by seat the cards that moved to the split portfolio, and the money for those that were there."""

    company: int
    moved: list[int]
    paid: list[int]
    space: int
    value: int


class Bankrupt(Event, frozen=True):
    """A company went bankrupt: by seat the cards that were lost."""

    company: int
    lost: list[int]
    space: int
    value: int


class DividendDeclared(Event, frozen=True):
    """A company pays so much per share."""

    company: int
    per_share: int


class DividendCollected(Event, frozen=True):
    """A player showed so many cards of the company and collected on them."""

    seat: int
    company: int
    cards: int
    amount: int


class ShareSold(Event, frozen=True):
    """A player sold a share, a split share whole, or half of one (`sale` is share, split or half)."""

    seat: int
    company: int
    sale: str
    price: int


class PairRevealed(Event, frozen=True):
    """A pair was turned up, of this seat or of nobody."""

    seat: int | None
    company: int
    forecast: int


class MajorityPaid(Event, frozen=True):
    """A player has the most shares of a company, alone or with others."""

    seat: int
    company: int
    shares: int
    bonus: int


class PortfolioSold(Event, frozen=True):
    """A player sold everything at the end: cards by company, and what they brought."""

    seat: int
    shares: list[int]
    split: list[int]
    worth: int


class GameOver(Event, frozen=True):
    """The last round is over."""

    scores: list[int]
    winners: list[int]


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
