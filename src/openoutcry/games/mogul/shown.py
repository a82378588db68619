"""The client's view of Mogul, as it is sent to a browser.

It is built only from a view, so it cannot have anything that the view hides. It has everything that a client draws,
prices and order of play included, since a client has no rules.
"""

import msgspec


class CompanyShown(msgspec.Struct, frozen=True, gc=False):
    """A railroad as printed: `shares` is the number on its cards."""

    name: str
    colour: str
    shares: int


class CardShown(msgspec.Struct, frozen=True, gc=False):
    """A share: its company (background) and the company that may be sold with it (border)."""

    company: int
    border: int


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player's side of the table; `chips` is None where they are covered."""

    points: int
    space: int
    chips: int | None
    shares: list[int]


class MogulShown(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="mogul"):
    """The whole table. `card` stays until the next one, `on_offer` only while nobody has taken or declined it."""

    companies: list[CompanyShown]
    spaces: int
    chips_in_box: int
    players: list[PlayerShown]
    bank: int
    pot: int
    pile: int
    crash_next: bool
    card: CardShown | None
    on_offer: bool
    round: int
    phase: str
    start_player: int | None
    values: list[int]
    in_auction: list[int]
    left: list[int]
    winner: int | None
    runner_up: int | None
