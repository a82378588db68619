"""What can happen in Speculation. Companies are numbered as in the box, a bank holiday is number 8; seats from 0."""

from openoutcry.engine.events import Event


class StartPlayerChosen(Event, frozen=True):
    """The first active player was drawn, or named by the table."""

    seat: int


class StartShareDealt(Event, frozen=True):
    """A player drew a share from the bag."""

    seat: int
    company: int


class CardDrawn(Event, frozen=True):
    """A player drew a card; only that player reads this."""

    seat: int
    card: int


class DeckShuffled(Event, frozen=True):
    """A player had played all cards and starts again with all of them."""

    seat: int


class TilesDrawn(Event, frozen=True):
    """The tiles of this turn: `action` is trade, rank_up, rank_down or no_action."""

    seat: int
    action: str
    movement: int


class Traded(Event, frozen=True):
    """A player sold one share, bought one, or both at once."""

    seat: int
    sold: int | None
    sold_for: int
    bought: int | None
    bought_for: int
    cash: int


class RankRaised(Event, frozen=True):
    """The active player moved a brick past the one just ahead."""

    seat: int
    company: int
    start: int
    end: int


class RankLowered(Event, frozen=True):
    """The active player moved a brick behind the one just below."""

    seat: int
    company: int
    start: int
    end: int


class CardsRevealed(Event, frozen=True):
    """All players turned over their cards, by seat."""

    cards: list[int]


class HolidayKept(Event, frozen=True):
    """Bank holidays were played: bricks move this far only."""

    holidays: int
    movement: int


class BrickMoved(Event, frozen=True):
    """A player's card moved a brick."""

    seat: int
    company: int
    start: int
    end: int


class EndReached(Event, frozen=True):
    """A brick came to END: the game ends with this turn."""

    company: int
    place: int


class TilesReturned(Event, frozen=True):
    """After a trade all tiles went back into the bags."""


class FortuneCounted(Event, frozen=True):
    """At the end: cash and what the shares are worth."""

    seat: int
    cash: int
    shares: int


class GameOver(Event, frozen=True):
    """The final fortunes, and who won."""

    scores: list[int]
    winners: list[int]


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
