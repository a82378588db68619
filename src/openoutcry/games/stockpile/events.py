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
    """The first player was drawn at random, or named by an option of the game."""

    seat: Annotated[int, Is("first")]


class StarterDealt(Event, frozen=True):
    """A player was dealt a first stock during the set-up. Only that player receives this event."""

    seat: Seat
    company: Annotated[int, Gains(accounts.portfolio, of="company", exactly=1)]


class RoundBegun(Event, frozen=True):
    """A round began. `seat` is its first player."""

    round: Annotated[int, Becomes("round")]
    seat: Annotated[int, Is("first")]


class InsiderInformation(Event, frozen=True):
    """A player was dealt a pair: a company and the forecast for it. Only that player receives this event."""

    seat: Annotated[int, Equals(accounts.owner_of_company)]
    company: Annotated[int, Equals(accounts.company_seen)]
    forecast: accounts.Forecast


class MarketInformation(Event, frozen=True):
    """A pair, a company and the forecast for it, was turned up for all players."""

    company: Annotated[int, Equals(accounts.company_shown)]
    forecast: accounts.Forecast


class CardTurnedUp(Event, frozen=True):
    """A card was turned up from the market deck as the first card of a pile."""

    pile: Pile
    card: Annotated[int, Gains("cards", of="card", by="pile", exactly=1)]


class HandDealt(Event, frozen=True):
    """A player was dealt two market cards. Only that player receives this event."""

    seat: Seat
    cards: Annotated[list[int], Equals(accounts.hand_dealt)]


class CardPlaced(Event, frozen=True):
    """A player put a card on a pile. If it lies face down, `card` is None in what all other players receive."""

    seat: Seat
    pile: Pile
    card: Annotated[int | None, Gains("cards", of="card", by="pile", exactly=1)]
    face_up: bool


class BidMade(Event, frozen=True):
    """A player placed a meeple on the track of a pile and bid the amount of its space. `outbid` is the player who was
    on this track before and must bid again, or None."""

    seat: Annotated[int, Is("bidder", by="pile")]
    pile: Pile
    bid: Annotated[int, Equals(accounts.bid_made)]
    outbid: Annotated[int | None, Was("bidder", by="pile")]


class PileBought(Event, frozen=True):
    """A player paid for a pile and took its cards. The buyer reads the kinds of all cards, other players those of the
    cards that lay open and of the fees, sorted, then None for each other card."""

    seat: Annotated[int, Was("bidder", by="pile")]
    pile: Pile
    paid: Payment
    cards: accounts.CollectedCards


class FeePaid(Event, frozen=True):
    """A player paid a trading fee to the bank."""

    seat: Seat
    fee: Annotated[int, Loses("money"), Gains("bank"), Changes(accounts.fee_settled, accounts.fees_owed, "discard")]


class FeeKept(Event, frozen=True):
    """A player could not pay a trading fee. The fee card stays in front of the player until there is money for it."""

    seat: Seat
    fee: Annotated[int, Equals(accounts.fee_still_owed)]


class ActionPlayed(Event, frozen=True):
    """A player used an action card, a Boom or a Bust, on a company."""

    seat: Seat
    card: accounts.ActionCard
    company: Company


class StockMoved(Event, frozen=True):
    """A company's ticker (price marker) moved from the space `start` to `end` of its track. `value` is the value of a
    share there."""

    company: Company
    start: Annotated[int, Was("ticker", of="company")]
    end: Space
    value: Value


class StockSplit(Event, frozen=True):
    """A stock split. `moved` is, by seat, the number of cards that moved to the split portfolio, and `paid` the money
    received for cards that were there before."""

    company: Company
    moved: Annotated[list[int], Loses(accounts.portfolio, of="company"), Gains("split", of="company")]
    paid: Annotated[list[int], Equals(accounts.money_for_split_shares), Gains("money"), Loses("bank")]
    space: Space
    value: Value


class Bankrupt(Event, frozen=True):
    """A company went bankrupt. `lost` is, by seat, the number of its cards that were discarded."""

    company: Annotated[int, Changes(accounts.all_shares_lost, accounts.portfolio, "split", "discard")]
    lost: Annotated[list[int], Equals(accounts.cards_lost)]
    space: Space
    value: Value


class DividendDeclared(Event, frozen=True):
    """A company declared a dividend. `per_share` is the amount for each share."""

    company: Annotated[int, Was("paying")]
    per_share: Annotated[int, Was("per_share")]


class DividendCollected(Event, frozen=True):
    """A player showed `cards` cards of a company and received the dividend on them."""

    seat: Seat
    company: Annotated[int, Was("paying")]
    cards: Cards
    amount: Annotated[int, Equals(accounts.dividend_on_cards), Gains("money"), Loses("bank")]


class ShareSold(Event, frozen=True):
    """A player sold one share. `sale` is "share" for a single share, "split" for a whole card of the split portfolio,
    and "half" for one of the two shares of such a card."""

    seat: Seat
    company: accounts.SoldCompany
    sale: str
    price: Income


class PairRevealed(Event, frozen=True):
    """A pair was revealed: a company and the forecast for it. `seat` is the player to whom it was dealt, or None."""

    seat: Annotated[int | None, Equals(accounts.owner_of_company)]
    company: Annotated[int, Equals(accounts.company_turned_up)]
    forecast: accounts.Forecast


class MajorityPaid(Event, frozen=True):
    """A player received the bonus for having the most shares of a company, alone or together with others."""

    seat: Seat
    company: Company
    shares: Annotated[int, Was(accounts.shares, of="company")]
    bonus: Income


class PortfolioSold(Event, frozen=True):
    """A player sold all shares at the end of the game. `shares` and `split` are the numbers of cards by company in the
    two portfolios, and `worth` is the money that they brought."""

    seat: Seat
    shares: Annotated[list[int], Loses(accounts.portfolio), Changes(accounts.shares_discarded, "discard")]
    split: Annotated[list[int], Loses("split")]
    worth: Income


class GameOver(Event, frozen=True):
    """The game ended. `scores` are the final scores by seat, and `winners` the seats that won."""

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
