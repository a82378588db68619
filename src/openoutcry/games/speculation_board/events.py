"""The events of Speculation, the board game. Companies are numbered as in the box, a bank holiday is number 8, and
seats are numbered from 0."""

from typing import TYPE_CHECKING, Annotated

from openoutcry.engine.claims import Becomes, Company, Equals, Gains, Is, Loses, Seat, Was, Wins
from openoutcry.engine.events import Event

if TYPE_CHECKING:  # rules tell events, and the table knows none
    from openoutcry.games.speculation_board.state import Speculation


def holidays_played(event: object, before: "Speculation", after: "Speculation") -> int:
    """Return the number of players who turned over a bank holiday card in this turn."""
    return sum(player.played.last() == len(after.price) for player in after.players)


def movement_left(event: "HolidayKept", before: "Speculation", after: "Speculation") -> int:
    """Return by how many spaces bricks move after bank holidays were played: half of the movement tile, rounded up,
    after a single bank holiday with five or more players, otherwise 0."""
    one_of_many = event.holidays == 1 and len(after.players) > 4
    return (int(after.movement) + 1) // 2 if one_of_many else 0


def worth_of_shares(event: "FortuneCounted", before: "Speculation", after: "Speculation") -> int:
    """Return the value of all shares of the event's player at current prices."""
    held = after.players[event.seat].shares
    return sum(int(n) * int(price) for n, price in zip(held, after.price, strict=True))


class StartPlayerChosen(Event, frozen=True):
    """The first active player was drawn at random, or named by an option of the game."""

    seat: Annotated[int, Is("active")]


class StartShareDealt(Event, frozen=True):
    """A player drew a start share at random. It left the bank."""

    seat: Seat
    company: Annotated[int, Gains("shares", of="company", exactly=1), Loses("bank", of="company", exactly=1)]


class CardDrawn(Event, frozen=True):
    """A player drew a card. Only that player receives this event."""

    seat: Seat
    card: Annotated[int, Gains("hand", of="card", exactly=1)]


class DeckShuffled(Event, frozen=True):
    """A player had played all nine cards and shuffled them into a new deck."""

    seat: Seat


class TilesDrawn(Event, frozen=True):
    """The active player drew the two tiles of a turn: `action` is trade, rank_up, rank_down or no_action, and
    `movement` the number of spaces for bricks."""

    seat: Annotated[int, Is("active")]
    action: str
    movement: Annotated[int, Is("movement")]


class Traded(Event, frozen=True):
    """A player sold a share, bought a share, or did both. `sold` and `bought` are None for the part that was not done,
    with the price 0. `cash` is the player's money afterwards."""

    seat: Seat
    sold: Annotated[int | None, Loses("shares", of="sold", exactly=1), Gains("bank", of="sold", exactly=1)]
    sold_for: Annotated[int, Gains("cash"), Was("price", of="sold")]
    bought: Annotated[int | None, Gains("shares", of="bought", exactly=1), Loses("bank", of="bought", exactly=1)]
    bought_for: Annotated[int, Loses("cash"), Was("price", of="bought")]
    cash: Annotated[int, Is("cash")]


class RankRaised(Event, frozen=True):
    """The active player moved a company's brick from the space `start` to `end`, past the brick ranked just above
    it."""

    seat: Annotated[int, Is("active")]
    company: Company
    start: Annotated[int, Was("space", of="company")]
    end: Annotated[int, Becomes("space", of="company")]


class RankLowered(Event, frozen=True):
    """The active player moved a company's brick from the space `start` to `end`, behind the brick ranked just below
    it."""

    seat: Annotated[int, Is("active")]
    company: Company
    start: Annotated[int, Was("space", of="company")]
    end: Annotated[int, Becomes("space", of="company")]


class CardsRevealed(Event, frozen=True):
    """All players turned over their chosen cards. `cards` has the card of each seat."""

    cards: Annotated[list[int], Loses("hand", of="cards", exactly=1)]


class HolidayKept(Event, frozen=True):
    """Bank holiday cards were turned over, which reduced the movement of this turn to `movement` spaces, possibly 0."""

    holidays: Annotated[int, Equals(holidays_played)]
    movement: Annotated[int, Equals(movement_left)]


class BrickMoved(Event, frozen=True):
    """The card of a player moved a company's brick from the space `start` to `end`."""

    seat: Seat
    company: Company
    start: Annotated[int, Was("space", of="company")]
    end: Annotated[int, Becomes("space", of="company")]


class EndReached(Event, frozen=True):
    """A company's brick reached the space END as number `place` to do so. The game ends after this turn."""

    company: Company
    place: Annotated[int, Becomes("arrival", of="company"), Becomes("arrived")]


class TilesReturned(Event, frozen=True):
    """All drawn tiles were put back into their bags, after a turn with a Trade."""


class FortuneCounted(Event, frozen=True):
    """A player's fortune was counted at the end of the game: `cash`, and the value of all `shares`."""

    seat: Seat
    cash: Annotated[int, Is("cash")]
    shares: Annotated[int, Equals(worth_of_shares)]


class GameOver(Event, frozen=True):
    """The game ended. `scores` are the final fortunes by seat, and `winners` the seats that won."""

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
