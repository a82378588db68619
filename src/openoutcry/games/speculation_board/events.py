"""The events of Speculation, the board game. Companies are numbered as in the box, a bank holiday is number 8, and
seats are numbered from 0."""

from typing import TYPE_CHECKING, Annotated

from openoutcry.engine.claims import Becomes, Company, Equals, Gains, Is, Loses, Seat, Was, Wins
from openoutcry.engine.events import Event

if TYPE_CHECKING:  # rules tell events, and the table knows none
    from openoutcry.games.speculation_board.state import Speculation


def holidays_played(event: object, before: "Speculation", after: "Speculation") -> int:
    """Return the number of players who turned over a bank holiday. Its card number follows those of the companies."""
    return sum(player.played.last() == len(after.price) for player in after.players)


def movement_left(event: "HolidayKept", before: "Speculation", after: "Speculation") -> int:
    """Return the spaces that bricks move after bank holidays: half of the movement, rounded up, after a single bank
    holiday with five or more players, otherwise 0."""
    one_of_many = event.holidays == 1 and len(after.players) > 4
    return (int(after.movement) + 1) // 2 if one_of_many else 0


def worth_of_shares(event: "FortuneCounted", before: "Speculation", after: "Speculation") -> int:
    """Return the current value of all shares of the event's player."""
    held = after.players[event.seat].shares
    return sum(int(n) * int(price) for n, price in zip(held, after.price, strict=True))


class StartPlayerChosen(Event, frozen=True):
    """The first active player was drawn, or named by the table."""

    seat: Annotated[int, Is("active")]


class StartShareDealt(Event, frozen=True):
    """A player drew a share from the bag."""

    seat: Seat
    company: Annotated[int, Gains("shares", of="company", exactly=1), Loses("bank", of="company", exactly=1)]


class CardDrawn(Event, frozen=True):
    """A player drew a card; only that player reads this."""

    seat: Seat
    card: Annotated[int, Gains("hand", of="card", exactly=1)]


class DeckShuffled(Event, frozen=True):
    """A player had played all cards and starts again with all of them."""

    seat: Seat


class TilesDrawn(Event, frozen=True):
    """The tiles of this turn: `action` is trade, rank_up, rank_down or no_action."""

    seat: Annotated[int, Is("active")]
    action: str
    movement: Annotated[int, Is("movement")]


class Traded(Event, frozen=True):
    """A player sold one share, bought one, or both at once."""

    seat: Seat
    sold: Annotated[int | None, Loses("shares", of="sold", exactly=1), Gains("bank", of="sold", exactly=1)]
    sold_for: Annotated[int, Gains("cash"), Was("price", of="sold")]
    bought: Annotated[int | None, Gains("shares", of="bought", exactly=1), Loses("bank", of="bought", exactly=1)]
    bought_for: Annotated[int, Loses("cash"), Was("price", of="bought")]
    cash: Annotated[int, Is("cash")]


class RankRaised(Event, frozen=True):
    """The active player moved a brick past the one just ahead."""

    seat: Annotated[int, Is("active")]
    company: Company
    start: Annotated[int, Was("space", of="company")]
    end: Annotated[int, Becomes("space", of="company")]


class RankLowered(Event, frozen=True):
    """The active player moved a brick behind the one just below."""

    seat: Annotated[int, Is("active")]
    company: Company
    start: Annotated[int, Was("space", of="company")]
    end: Annotated[int, Becomes("space", of="company")]


class CardsRevealed(Event, frozen=True):
    """All players turned over their cards, by seat."""

    cards: Annotated[list[int], Loses("hand", of="cards", exactly=1)]


class HolidayKept(Event, frozen=True):
    """Bank holidays were played: bricks move this far only."""

    holidays: Annotated[int, Equals(holidays_played)]
    movement: Annotated[int, Equals(movement_left)]


class BrickMoved(Event, frozen=True):
    """A player's card moved a brick."""

    seat: Seat
    company: Company
    start: Annotated[int, Was("space", of="company")]
    end: Annotated[int, Becomes("space", of="company")]


class EndReached(Event, frozen=True):
    """A brick came to END: the game ends with this turn."""

    company: Company
    place: Annotated[int, Becomes("arrival", of="company"), Becomes("arrived")]


class TilesReturned(Event, frozen=True):
    """After a trade all tiles went back into the bags."""


class FortuneCounted(Event, frozen=True):
    """At the end: cash and what the shares are worth."""

    seat: Seat
    cash: Annotated[int, Is("cash")]
    shares: Annotated[int, Equals(worth_of_shares)]


class GameOver(Event, frozen=True):
    """The final fortunes, and who won."""

    scores: Annotated[list[int], Is("score")]
    winners: Annotated[list[int], Wins()]


SpeculationBoardEvent = (
    StartPlayerChosen
    | StartShareDealt
    | CardDrawn
    | DeckShuffled
    | TilesDrawn
    | Traded
    | RankRaised
    | RankLowered
    | CardsRevealed
    | HolidayKept
    | BrickMoved
    | EndReached
    | TilesReturned
    | FortuneCounted
    | GameOver
)
