"""The events of Mogul. Companies are numbered as in the box, and seats from 0."""

from typing import TYPE_CHECKING, Annotated

from openoutcry.engine.claims import (
    Becomes,
    Equals,
    Gains,
    Is,
    Loses,
    Seat,
    Was,
    Wins,
)
from openoutcry.engine.events import Event

if TYPE_CHECKING:  # rules tell events, and the table knows none
    from openoutcry.games.mogul.state import Mogul


def dealt_border(event: "StartShareDealt", before: "Mogul", after: "Mogul") -> int | None:
    """Return the border of the card that was dealt as a start share. Return None if several cards were dealt between
    `before` and `after`."""
    kinds = range(int(before.box.crash))
    left = [sum(int(bag.counts[kind]) for bag in (before.start_shares, before.pile)) for kind in kinds]
    there = [sum(int(bag.counts[kind]) for bag in (after.start_shares, after.pile)) for kind in kinds]
    gone = [kind for kind in kinds if there[kind] < left[kind]]
    return int(before.box.border[gone[0]]) if len(gone) == 1 else None


def revealed_company(event: object, before: "Mogul", after: "Mogul") -> int:
    """Return the company of the revealed share."""
    return int(after.box.company[after.card])


def revealed_border(event: object, before: "Mogul", after: "Mogul") -> int:
    """Return the company whose shares may be sold with the revealed share."""
    return int(after.box.border[after.card])


def shares_times_price(event: "Sold", before: "Mogul", after: "Mogul") -> int:
    """Return the points that a sale brings."""
    return event.shares * event.price


RevealedCompany = Annotated[int, Equals(revealed_company)]
Border = Annotated[int, Equals(revealed_border)]


class StartPlayerChosen(Event, frozen=True):
    """The start player was drawn, or named by the table."""

    seat: Annotated[int, Is("start")]


class StartShareDealt(Event, frozen=True):
    """A share was dealt openly before the first round."""

    seat: Seat
    company: Annotated[int, Gains("shares", of="company", exactly=1)]
    border: Annotated[int, Equals(dealt_border)]


class ShareRevealed(Event, frozen=True):
    """The top card of the draw pile was turned over."""

    company: RevealedCompany
    border: Border


class Crashed(Event, frozen=True):
    """The crash card was turned over: the game is over."""


class PremiumPaid(Event, frozen=True):
    """A player earned a point for each owned share of the revealed company."""

    seat: Seat
    company: RevealedCompany
    points: Annotated[int, Gains("points"), Was("shares", of="company")]


class CreditTaken(Event, frozen=True):
    """A player took chips from the bank for points."""

    seat: Seat
    chips: Annotated[int, Gains("chips"), Loses("bank")]
    points: Annotated[int, Loses("points")]


class Stayed(Event, frozen=True):
    """A player put one chip into the pot to stay in the auction."""

    seat: Annotated[int, Loses("chips", exactly=1)]
    pot: Annotated[int, Becomes("pot")]


class Left(Event, frozen=True):
    """A player left the auction with the chips in the pot."""

    seat: Seat
    chips: Annotated[int, Gains("chips"), Loses("pot")]


class AuctionWon(Event, frozen=True):
    """Everybody else has left."""

    seat: Annotated[int, Is("winner")]
    runner_up: Annotated[int, Is("runner_up")]


class ShareTaken(Event, frozen=True):
    """A player took the revealed share, and starts the next round."""

    seat: Annotated[int, Is("start")]
    company: Annotated[int, Equals(revealed_company), Gains("shares", of="company", exactly=1)]
    border: Border


class Sold(Event, frozen=True):
    """A player chose to sell: any number of shares of the border's company, none included."""

    seat: Seat
    company: Border
    shares: Annotated[int, Loses("shares", of="company"), Gains("returned", of="company")]
    price: Annotated[int, Was("price", of="company")]
    points: Annotated[int, Gains("points"), Equals(shares_times_price)]


class ShareDeclined(Event, frozen=True):
    """The runner-up did not want the share: it left the game."""

    seat: Seat
    company: Annotated[int, Equals(revealed_company), Gains("returned", of="company", exactly=1)]
    border: Border


class ChipsExchanged(Event, frozen=True):
    """At the end chips became points; what is left over stays covered."""

    seat: Seat
    chips: Annotated[int, Loses("chips"), Gains("bank")]
    points: Annotated[int, Gains("points")]


class GameOver(Event, frozen=True):
    """The final scores, and who won."""

    scores: Annotated[list[int], Is("score")]
    winners: Annotated[list[int], Wins()]


MogulEvent = (
    StartPlayerChosen
    | StartShareDealt
    | ShareRevealed
    | Crashed
    | PremiumPaid
    | CreditTaken
    | Stayed
    | Left
    | AuctionWon
    | ShareTaken
    | Sold
    | ShareDeclined
    | ChipsExchanged
    | GameOver
)
