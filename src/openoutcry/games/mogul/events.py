"""What can happen in Mogul. Companies are numbered as in the box; seats from 0."""

from openoutcry.engine.events import Event


class StartPlayerChosen(Event, frozen=True):
    """The start player was drawn, or named by the table."""

    seat: int


class StartShareDealt(Event, frozen=True):
    """A share was dealt openly before the first round."""

    seat: int
    company: int
    border: int


class ShareRevealed(Event, frozen=True):
    """The top card of the draw pile was turned over."""

    company: int
    border: int


class Crashed(Event, frozen=True):
    """The crash card was turned over: the game is over."""


class PremiumPaid(Event, frozen=True):
    """A player earned a point for each owned share of the revealed company."""

    seat: int
    company: int
    points: int


class CreditTaken(Event, frozen=True):
    """A player took chips from the bank for points."""

    seat: int
    chips: int
    points: int


class Stayed(Event, frozen=True):
    """A player put one chip into the pot to stay in the auction."""

    seat: int
    pot: int


class Left(Event, frozen=True):
    """A player left the auction with the chips in the pot."""

    seat: int
    chips: int


class AuctionWon(Event, frozen=True):
    """Everybody else has left."""

    seat: int
    runner_up: int


class ShareTaken(Event, frozen=True):
    """A player took the revealed share, and starts the next round."""

    seat: int
    company: int
    border: int


class Sold(Event, frozen=True):
    """A player chose to sell: any number of shares of the border's company, none included."""

    seat: int
    company: int
    shares: int
    price: int
    points: int


class ShareDeclined(Event, frozen=True):
    """The runner-up did not want the share: it left the game."""

    seat: int
    company: int
    border: int


class ChipsExchanged(Event, frozen=True):
    """At the end chips became points; what is left over stays covered."""

    seat: int
    chips: int
    points: int


class GameOver(Event, frozen=True):
    """The final scores, and who won."""

    scores: list[int]
    winners: list[int]


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
