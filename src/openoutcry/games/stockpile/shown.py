"""What a person at the table is shown of Stockpile, as it travels to a browser. Built only from a view."""

import msgspec


class SpaceShown(msgspec.Struct, frozen=True):
    """A space of a company's track: what a share is worth there, and what it pays when it is entered from the left."""

    value: int
    dollars: int


class CompanyShown(msgspec.Struct, frozen=True):
    """A company: its track, where its ticker stands, where it starts and where it goes on after a split."""

    name: str
    colour: str
    track: list[SpaceShown]
    space: int
    value: int
    start: int
    after_split: int


class PairShown(msgspec.Struct, frozen=True):
    """A company and its forecast, None where they are covered; `seat` is whose pair it is, None for nobody's."""

    company: int | None
    forecast: int | None
    seat: int | None
    open: bool


class CardShown(msgspec.Struct, frozen=True):
    """A card on a pile: its kind where you know it."""

    kind: int | None
    face_up: bool


class PileShown(msgspec.Struct, frozen=True):
    """A pile, and the meeple on the track above it."""

    cards: list[CardShown]
    bidder: int | None
    space: int | None


class PlayerShown(msgspec.Struct, frozen=True):
    """One player's side of the table.

    `cards` and `split_cards` are how many lie face down there; `shares` and `split` which they are, by company, where
    you may know all of them; `known` what can be remembered of the others' shares, None where nothing is. `booms` and
    `busts` as `shares`. `worth` is what the portfolio is worth now, `fees` are those still to be paid."""

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


class StockpileShown(msgspec.Struct, frozen=True, tag_field="game", tag="stockpile"):
    """The whole table. Kinds of cards: 0 to 5 stocks by company, 6 Boom, 7 Bust, 8 to 10 fees, with
    `fees` what they cost. `paying` is the company that pays a dividend now, `per_share` how much."""

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
    pairs: list[PairShown]
    piles: list[PileShown]
    players: list[PlayerShown]
    deck: int
    discard: list[int]
    paying: int | None
    per_share: int | None
