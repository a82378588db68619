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
    """Base class of claims: a machine-checked statement of what a number in an event or figure says about the position.

    An event reports what has happened; figures are the numbers shown beside a question or an option. Claims are written
    in type annotations (`Annotated[int, Gains("chips")]`) and checked by law 15, one of the checks that every game is
    tested with.
    """


class About(Claim):
    """Base class of claims about an account, which is a number that the position stores, or a list of numbers.

    `what` is a field name, "price", "score" or a function of the position. `of` names the field that says which entry,
    `by` the field that says which seat. `exactly` is a fixed amount instead of the annotated number.
    """

    def __init__(self, what: Account, of: str = "", by: str = "", exactly: int | None = None) -> None:
        self.what = what
        self.of = of
        self.by = by
        self.exactly = exactly


class Gains(About):
    """Claim: the account grows by the number, or by `exactly` if that is given and the number only names an entry.

    If an event claims this, every change of the account must be reported by an event: any other change breaks the law.
    """


class Loses(About):
    """Claim: the account shrinks by the number, or by `exactly` if that is given and the number only names an entry."""


class Becomes(About):
    """Claim: the account is set to the number. If an event claims this, every change of the account must be reported by
    an event."""


class Was(About):
    """Claim: the account is equal to the number before the event, or before the answer."""


class Is(About):
    """Claim: the account is equal to the number after the event, or after the answer. It may also change without an
    event."""


class Clears(About):
    """Claim: the account drops to zero: all of it, or only the entry that `by` and `of` name."""


class Changes(Claim):
    """Claim of an event: accounts change as `function` computes. It gets the event and the position before the step.

    It returns tuples of the account, the key of the entry, and the amount that is added. `accounts` lists all it may
    change.
    """

    def __init__(self, function: Callable[[Any, Any], list[Change]], *accounts: Account) -> None:
        self.function = function
        self.accounts = accounts


class Equals(Claim):
    """Claim: the number is equal to what `function` computes from the event, the position before and the position
    after.

    For figures the first argument is the `Answer` instead of the event. The function returns None if it cannot tell
    yet.
    """

    def __init__(self, function: Callable[[Any, Any, Any], Any]) -> None:
        self.function = function


class Tells(Claim):
    """Claim of a figure: the next event of these types that concerns the answering player, or no player in particular,
    has the same number in `field`."""

    def __init__(self, field: str, *events: type[Event]) -> None:
        self.field = field
        self.events = events


class Wins(Claim):
    """Claim: the listed seats are exactly those that have won."""


class Names(Claim):
    """Claim: the number only identifies something, such as a seat or a card. It is counted in the report, but not
    checked."""


class Unchecked(Claim):
    """Claim: the number cannot be compared with the effect of one answer, for the given `reason`. The report counts
    it."""

    def __init__(self, reason: str) -> None:
        self.reason = reason


Seat = Annotated[int, Names()]
Company = Annotated[int, Names()]


class Answer:
    """An answer whose figures, the numbers shown with it, are being checked by law 15: its seat, its option and the
    figures.

    `told` collects the events reported since the answer, in order.
    """

    def __init__(self, seat: int, option: int, figures: dict[str, Any]) -> None:
        self.seat = seat
        self.option = option
        self.figures = figures
        self.told: list[Event] = []

    def next(self, *events: type[Event]) -> Any:
        """Return the first event of these types since the answer, whichever player it concerns, or None if there is
        none yet."""
        return next((event for event in self.told if isinstance(event, events)), None)

    def next_own(self, *events: type[Event]) -> Any:
        """Return the first event of these types since the answer that concerns the answering player or no player in
        particular. Return None if there is none yet."""
        for event in self.told:
            if isinstance(event, events) and getattr(event, "seat", self.seat) == self.seat:
                return event
        return None
