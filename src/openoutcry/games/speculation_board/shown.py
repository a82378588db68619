"""The client's view of Speculation, the board game, as it is sent to a browser. Built only from a view."""

import msgspec


class CompanyShown(msgspec.Struct, frozen=True, gc=False):
    """A company as shown: the space of its brick, its rank (1 is best), the price of a share, and the number of shares
    in the bank."""

    name: str
    colour: str
    space: int
    rank: int
    price: int
    bank: int


class StripShown(msgspec.Struct, frozen=True, gc=False):
    """A section of the track: its first and last space, and the price of a share by rank for bricks on it."""

    first_space: int
    last_space: int
    prices: list[int]


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player as shown to a viewer: money, shares, and cards. `hand` has only the cards that the viewer may see,
    `cards` is the number in hand, and `deck` the number left to draw. `chosen` is the card laid face down in this turn,
    None if there is none or the viewer may not see it."""

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
    """The whole table as shown to a viewer. Card 8 is a bank holiday. `actions_left` has the number of tiles in the bag
    for trade, rank up, rank down and no action. `selling` is the company of the share sold in the first half of a
    trade, if any."""

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
