"""What a bot is."""

from typing import Any, Protocol

from openoutcry.engine.door import Choice
from openoutcry.engine.position import Position


class Bot(Protocol):
    """An opponent. `view` is the state of the game as its seat knows it, by the names of the rules (`openoutcry.views`
    has its type for each game), and `choice` is an `oo.Choice`; `deadline` is in seconds of `time.monotonic()`, None
    for no hurry. The answer is one of `choice.options`, or one of `choice.words`. A class of your own needs no more
    than `act`.

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
    """A bot as a match asks it: its answers are numbers of open options."""

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return one of `choice.options`."""
        ...
