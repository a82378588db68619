"""The interfaces and errors of bots: `Bot` is for authors of bots, `SeatedBot` for the code that calls them."""

from typing import Any, Protocol

from openoutcry.engine.door import Choice
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.position import Position


class Bot(Protocol):
    """A bot, as an author writes it. A class needs only the method `act`.

    `view` is the state of the game as the bot's seat knows it, with the names of the rules; `openoutcry.views` has its
    type for each game. `choice` is an `oo.Choice`. `deadline` is a time of `time.monotonic()` in seconds, or None. The
    answer is one of `choice.options` or one of `choice.words`.

    >>> from openoutcry.views import MogulView
    >>> class Cautious:
    ...     def act(self, view: MogulView, choice: oo.Choice, deadline: float | None) -> int | str:
    ...         return "leave" if "leave" in choice.words and view.pot > 2 else choice.options[0]
    >>> match = oo.Match(oo.open_game("mogul", players=3), seats=[Cautious, "broker", "random"], seed=1)
    >>> match.go_on()
    >>> match.over
    True
    """

    def act(self, view: Any, choice: Any, deadline: float | None, /) -> int | str:
        """Return one of `choice.options`, or one of `choice.words`."""
        ...


class SeatedBot(Protocol):
    """The interface by which a match calls a bot: its answer has been checked, and is the number of an open option."""

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return one of `choice.options`, before `deadline`, a time of `time.monotonic()`, if it is not None."""
        ...


class UnknownBot(OpenOutcryError):
    """Raised if there is no bot of the given name, or it cannot be loaded."""


class BadBot(UnknownBot):
    """Raised if the given name or object exists, but cannot be used as a bot."""


class BotFailed(OpenOutcryError):
    """Raised if a bot raises an error, or its answer is not one of the open options."""
