"""What can happen in Blind Bid. Seats are counted from 0."""

from openoutcry.engine.events import Event


class RoundBegan(Event, frozen=True):
    """A new round."""

    round: int


class Drew(Event, frozen=True):
    """A player drew a card; only that player reads which."""

    seat: int
    card: int | None


class Bid(Event, frozen=True):
    """A player's bid was revealed."""

    seat: int
    coins: int


class Won(Event, frozen=True):
    """The highest bidder paid, and won the value of all cards."""

    seat: int
    coins: int
    points: int


class Showed(Event, frozen=True):
    """A player turned the card over for all to see."""

    seat: int
    card: int


class GameOver(Event, frozen=True):
    """The last round was played."""

    winners: list[int]
