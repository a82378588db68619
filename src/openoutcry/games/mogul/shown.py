"""The client's view of Mogul, as it is sent to a browser.

It is built only from a view, so it cannot have anything that the view hides. It has everything that a client draws,
prices and order of play included, since a client has no rules.
"""

import msgspec


class CompanyShown(msgspec.Struct, frozen=True, gc=False):
    """A railroad as it is shown: `shares` is the number of its shares that is printed on its cards."""

    name: str
    colour: str
    shares: int


class CardShown(msgspec.Struct, frozen=True, gc=False):
    """A share as shown: its company (the background) and its border, the company whose shares may be sold with it."""

    company: int
    border: int


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player as shown to a viewer: points, the marker's space on the score ring, `chips` (None if the viewer may
    not see them), and shares by company."""

    points: int
    space: int
    chips: int | None
    shares: list[int]


class MogulShown(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="mogul"):
    """The whole table as shown to a viewer. `card` is the last revealed share, None before the first one and after the
    crash. `on_offer` is whether it can still be taken or declined. `values` are the prices of shares by company.
    `crash_next` is whether the crash card may be the next card."""

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
