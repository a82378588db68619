"""What can happen in Blind Bid. Seats are counted from 0."""

from typing import Annotated, Any

from openoutcry.engine.claims import Becomes, Equals, Gains, Is, Loses, Seat, Wins
from openoutcry.engine.events import Event


def card_in_hand(event: Any, before: Any, after: Any) -> int:
    """The card that the player of an event holds."""
    return int(after.players[event.seat].hand.kinds[0]) + 1


def bid_for_seat(event: Any, before: Any, after: Any) -> int | None:
    """The bid of the player of an event, if it is known which: the winner's is what was paid."""
    paid = before.players[event.seat].coins - after.players[event.seat].coins
    return paid if after.best == event.seat else None


Card = Annotated[int | None, Equals(card_in_hand)]


class RoundBegan(Event, frozen=True):
    """A new round."""

    round: Annotated[int, Becomes("round")]


class Drew(Event, frozen=True):
    """A player drew a card; only that player reads which."""

    seat: Seat
    card: Card


class Bid(Event, frozen=True):
    """A player's bid was revealed."""

    seat: Seat
    coins: Annotated[int, Equals(bid_for_seat)]


class Won(Event, frozen=True):
    """The highest bidder paid, and won the value of all cards."""

    seat: Annotated[int, Is("best")]
    coins: Annotated[int, Loses("coins"), Gains("bank")]
    points: Annotated[int, Gains("points")]


class Showed(Event, frozen=True):
    """A player turned the card over for all to see."""

    seat: Seat
    card: Annotated[int, Equals(card_in_hand)]


class GameOver(Event, frozen=True):
    """The last round was played."""

    winners: Annotated[list[int], Wins()]
