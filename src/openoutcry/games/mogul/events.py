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
    """Return the border company of the start share that was dealt between the positions `before` and `after`. Return
    None unless exactly one kind of card was dealt."""
    kinds = range(int(before.box.crash))
    left = [sum(int(bag.counts[kind]) for bag in (before.start_shares, before.pile)) for kind in kinds]
    there = [sum(int(bag.counts[kind]) for bag in (after.start_shares, after.pile)) for kind in kinds]
    gone = [kind for kind in kinds if there[kind] < left[kind]]
    return int(before.box.border[gone[0]]) if len(gone) == 1 else None


def revealed_company(event: object, before: "Mogul", after: "Mogul") -> int:
    """Return the number of the company on the background of the revealed share."""
    return int(after.box.company[after.card])


def revealed_border(event: object, before: "Mogul", after: "Mogul") -> int:
    """Return the number of the company whose shares may be sold in this auction: the border of the revealed share."""
    return int(after.box.border[after.card])


def shares_times_price(event: "Sold", before: "Mogul", after: "Mogul") -> int:
    """Return the points that a sale brings: the number of shares times the price of one share."""
    return event.shares * event.price


RevealedCompany = Annotated[int, Equals(revealed_company)]
Border = Annotated[int, Equals(revealed_border)]


class StartPlayerChosen(Event, frozen=True):
    """The start player was drawn at random, or named by an option of the game."""

    seat: Annotated[int, Is("start")]


class StartShareDealt(Event, frozen=True):
    """A player was dealt a share face up before the first round."""

    seat: Seat
    company: Annotated[int, Gains("shares", of="company", exactly=1)]
    border: Annotated[int, Equals(dealt_border)]


class ShareRevealed(Event, frozen=True):
    """The top card of the draw pile, a share, was turned over and is on offer."""

    company: RevealedCompany
    border: Border


class Crashed(Event, frozen=True):
    """The crash card was turned over, which ended the game."""


class PremiumPaid(Event, frozen=True):
    """A player received a premium: one point for each owned share of the revealed company."""

    seat: Seat
    company: RevealedCompany
    points: Annotated[int, Gains("points"), Was("shares", of="company")]


class CreditTaken(Event, frozen=True):
    """A player took a credit: `chips` from the bank at a cost of `points`."""

    seat: Seat
    chips: Annotated[int, Gains("chips"), Loses("bank")]
    points: Annotated[int, Loses("points")]


class Stayed(Event, frozen=True):
    """A player paid one chip into the pot to stay in the auction. `pot` is the number of chips in it afterwards."""

    seat: Annotated[int, Loses("chips", exactly=1)]
    pot: Annotated[int, Becomes("pot")]


class Left(Event, frozen=True):
    """A player left the auction and took all chips in the pot."""

    seat: Seat
    chips: Annotated[int, Gains("chips"), Loses("pot")]


class AuctionWon(Event, frozen=True):
    """A player won the auction, since all others had left. The runner-up is the player who left last."""

    seat: Annotated[int, Is("winner")]
    runner_up: Annotated[int, Is("runner_up")]


class ShareTaken(Event, frozen=True):
    """A player took the revealed share and became the start player of the next round."""

    seat: Annotated[int, Is("start")]
    company: Annotated[int, Equals(revealed_company), Gains("shares", of="company", exactly=1)]
    border: Border


class Sold(Event, frozen=True):
    """A player sold shares of the revealed card's border company for `price` points each. `shares` may be 0."""

    seat: Seat
    company: Border
    shares: Annotated[int, Loses("shares", of="company"), Gains("returned", of="company")]
    price: Annotated[int, Was("price", of="company")]
    points: Annotated[int, Gains("points"), Equals(shares_times_price)]


class ShareDeclined(Event, frozen=True):
    """The runner-up declined the revealed share, which was removed from the game."""

    seat: Seat
    company: Annotated[int, Equals(revealed_company), Gains("returned", of="company", exactly=1)]
    border: Border


class ChipsExchanged(Event, frozen=True):
    """At the end of the game a player exchanged chips for points. A remainder too small for a point stays secret."""

    seat: Seat
    chips: Annotated[int, Loses("chips"), Gains("bank")]
    points: Annotated[int, Gains("points")]


class GameOver(Event, frozen=True):
    """The game ended. `scores` are the final points by seat, and `winners` the seats that won."""

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
