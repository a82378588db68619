"""The types of the table as one viewer sees it, in the form that is sent to a browser. They are built only from
a view."""

import msgspec


class SpaceShown(msgspec.Struct, frozen=True, gc=False):
    """A space of a company's track: what a share is worth there, and what it pays when it is entered from the left."""

    value: int
    dollars: int


class CompanyShown(msgspec.Struct, frozen=True, gc=False):
    """A company: its track, where its ticker stands, where it starts and where it goes on after a split."""

    name: str
    colour: str
    track: list[SpaceShown]
    space: int
    value: int
    start: int
    after_split: int


class InvestorShown(msgspec.Struct, frozen=True, gc=False):
    """An investor: the name, the ability (by the name of our words for it), the money that the player begins with, and
    how we know it (printed, secondary or reconstructed).

    The numbers of the ability are named as in the data file: `sums` are money, `counts` are not; `tracks` are costs of
    the bidding track, below 0 where the bank pays. `says` are the words of one from a house module, in Fluent, by
    language; ours are in the catalogues."""

    name: str
    ability: str
    money: int
    known: str
    sums: dict[str, int]
    counts: dict[str, int]
    tracks: dict[str, list[int]]
    says: dict[str, str]


class StrategyShown(msgspec.Struct, frozen=True, gc=False):
    """A strategy card: its name, what it does (by the name of our words for it), its cost and number, how often it does
    what it says, and what of it is reconstructed (empty if nothing is). Other numbers and words: as of an investor."""

    name: str
    effect: str
    cost: int
    amount: int
    times: int
    reconstructed: str
    sums: dict[str, int]
    counts: dict[str, int]
    says: dict[str, str]


class InsiderShown(msgspec.Struct, frozen=True, gc=False):
    """A company and its forecast, None where they are covered; `seat` is whose pair it is, None for nobody's.
    `seen_by` are the others who have looked at it."""

    company: int | None
    forecast: int | None
    seat: int | None
    open: bool
    falsified: int
    seen_by: list[int]


class CardShown(msgspec.Struct, frozen=True, gc=False):
    """A card on a pile: its kind where you know it."""

    kind: int | None
    face_up: bool


class PileShown(msgspec.Struct, frozen=True, gc=False):
    """A pile, and the meeple on the track above it."""

    cards: list[CardShown]
    bidder: int | None
    space: int | None


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table.

    `cards` and `split_cards` are how many lie face down there; `shares` and `split` which they are, by company, where
    you may know all of them; `known` what can be remembered of the others' stocks and actions, by kind, None where
    nothing is. `booms` and `busts` as `shares`. `worth` is what the portfolio is worth now, `fees` are those still to
    be paid.

    With modules: `investors` by number and which were `used` in this round, hands of investors, strategies and commerce
    cards (None where they are covered), how many strategies were `played` in this round, and what the commodities and
    taxes would score now (`sets`)."""

    money: int
    cards: int
    split_cards: int
    shares: list[int] | None
    split: list[int] | None
    known: list[int] | None
    booms: int | None
    busts: int | None
    worth: int | None
    hand: list[int | None]
    fees: list[int]
    meeples: int
    bonds: int
    commodities: list[int]
    taxes: int
    sets: int
    investors: list[int]
    used: list[bool]
    dealt_investors: list[int | None]
    strategies: list[int | None]
    played: int
    commerce: list[int | None]


class StockpileShown(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="stockpile"):
    """The whole table. Kinds of cards: 0 to 5 stocks by company, 6 Boom, 7 Bust, 8 to 10 fees, with
    `fees` what they cost; with modules 11 to 16 commodities, 17 a tax, 18 the First Player Card, 19 and more investors.
    `paying` is the company that pays a dividend now, `per_share` how much.

    `modules` are those in play; `investors` and `strategies` all there are, by number; `dice` the forecasts rolled;
    `next_first` who was given the First Player Card; `using_investor` or `using_strategy` what is asked about now."""

    board: str
    companies: list[CompanyShown]
    forecasts: list[str]
    in_play: list[int]
    fees: list[int]
    track: list[int]
    round: int
    rounds: int
    phase: str
    first: int | None
    turn: int | None
    pairs: list[InsiderShown]
    piles: list[PileShown]
    players: list[PlayerShown]
    deck: int
    discard: list[int]
    paying: int | None
    per_share: int | None
    modules: list[str]
    investors: list[InvestorShown]
    strategies: list[StrategyShown]
    commodities: list[str]
    dice: list[int | None]
    bond_price: int
    bonds_left: int
    commerce_deck: int
    next_first: int | None
    using_investor: int | None
    using_strategy: int | None
