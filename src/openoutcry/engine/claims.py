"""Claims: what a number in an event, or in the figures of a question, says about the position.

A claim stands beside the number, in its type: `chips: Annotated[int, Gains("chips"), Loses("pot")]`. Law 15
(`openoutcry.engine.laws.promises`) compares every claim with the position; nothing else reads them.

Most claims are about an account: a number that the position keeps. An account is named by a declared field ("chips",
"pot", "shares"), by "price" or "score" (what the game says of each company, or of each seat), or it is a function of
the position that returns one entry for each seat. Where each player has one, `by` names the number that says whose it
is: if it is left out, the `seat` of the event, or the player who answers. Where it has an entry for each company, card
or the like, `of` names the number that says which.

A list is read entry by entry: by seat in an event without a seat, else by company, card or the like. If it is a list of
cards, `of` names the list itself. None stands for nothing.

In an event a claim is about the moment at which it is told: several events of one step are read in their order. In
figures it is about the effect of the answer, with all that the answer schedules.
"""

from collections.abc import Callable
from typing import Annotated, Any

from openoutcry.engine.events import Event

Account = str | Callable[[Any], list[Any]]
Change = tuple[Account, tuple[int, ...], int]  # the account, its entry, and how much is added to it


class Claim:
    """A statement about the position made by a number of an event or a figure."""


class About(Claim):
    """A claim about an account."""

    def __init__(self, what: Account, of: str = "", by: str = "", exactly: int | None = None) -> None:
        self.what = what
        self.of = of
        self.by = by
        self.exactly = exactly


class Gains(About):
    """The account grows by the number; by `exactly` so much, if the number only says of what.

    In events, an account that is gained, lost or cleared changes in no other way: a change that no event tells breaks
    the law."""


class Loses(About):
    """The account shrinks by the number, or by `exactly` so much."""


class Becomes(About):
    """The account is set to the number. In events, it changes in no way that is not told."""


class Was(About):
    """The account has this number before."""


class Is(About):
    """The account has this number afterwards. In events, it may change at other times without being told."""


class Clears(About):
    """The account has nothing left: all of it, or the entry that `by` and `of` name."""


class Changes(Claim):
    """The accounts change as a function says: of the event, and the position before the step that tells it."""

    def __init__(self, function: Callable[[Any, Any], list[Change]], *accounts: Account) -> None:
        self.function = function
        self.accounts = accounts


class Equals(Claim):
    """The number is what a function works out from the position before and the position after.

    Its first argument is the event, or for figures the `Answer`. None says that it cannot be worked out here."""

    def __init__(self, function: Callable[[Any, Any, Any], Any]) -> None:
        self.function = function


class Tells(Claim):
    """A figure: the next event of one of these types, by the same player, has this number in the field `field`."""

    def __init__(self, field: str, *events: type[Event]) -> None:
        self.field = field
        self.events = events


class Wins(Claim):
    """The seats that have won."""


class Names(Claim):
    """The number names something, as a seat or a card. Other claims say what happens to it."""


class Unchecked(Claim):
    """The number cannot be compared with one answer's effect; `reason` says why. The report counts it."""

    def __init__(self, reason: str) -> None:
        self.reason = reason


Seat = Annotated[int, Names()]
Company = Annotated[int, Names()]


class Answer:
    """An answer whose figures are checked: the position in which it is given, and the events told so far since."""

    def __init__(self, seat: int, option: int, figures: dict[str, Any]) -> None:
        self.seat = seat
        self.option = option
        self.figures = figures
        self.told: list[Event] = []

    def next(self, *events: type[Event]) -> Any:
        """The next event of one of these types, whoever it is about; None while there is none."""
        return next((event for event in self.told if isinstance(event, events)), None)

    def next_own(self, *events: type[Event]) -> Any:
        """The next event of one of these types that is about the player, or about nobody; None while there is none."""
        for event in self.told:
            if isinstance(event, events) and getattr(event, "seat", self.seat) == self.seat:
                return event
        return None
