"""The client's view of Speculation, the board game, as it is sent to a browser. Built only from a view."""

import msgspec


class CompanyShown(msgspec.Struct, frozen=True, gc=False):
    """A company: where its brick stands, its rank and the price of a share now, and how many shares the bank has."""

    name: str
    colour: str
    space: int
    rank: int
    price: int
    bank: int


class StripShown(msgspec.Struct, frozen=True, gc=False):
    """A strip of the track and its price list by rank."""

    first_space: int
    last_space: int
    prices: list[int]


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table. `hand` is empty where it is covered; `cards` is how many cards are in it."""

    cash: int
    shares: list[int]
    shares_worth: int
    fortune: int
    hand: list[int]
    cards: int
    deck: int
    played: list[int]
    chosen: int | None
    has_chosen: bool


class SpeculationBoardShown(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="speculation-board"):
    """The whole table. Card 8 is a bank holiday; `actions_left` counts trade, rank up, rank down, no action."""

    companies: list[CompanyShown]
    strips: list[StripShown]
    side: str
    end: int
    start_price: int
    players: list[PlayerShown]
    turn: int
    active: int | None
    phase: str
    action: str | None
    movement: int | None
    actions_left: list[int]
    movements_left: list[int]
    actions_out: list[str]
    movements_out: list[int]
    selling: int | None
