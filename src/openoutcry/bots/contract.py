"""What a bot is."""

from typing import Protocol

from openoutcry.engine.door import Choice
from openoutcry.engine.position import Position


class Bot(Protocol):
    """An opponent. `view` is the state of the game as its seat knows it, by the names of the rules; `deadline` is in
    seconds of `time.monotonic()`, None for no hurry. A class of your own needs no more than `act`.

    >>> class Cautious:
    ...     def act(self, view, choice, deadline):
    ...         return "leave" if "leave" in choice.words and view.pot > 2 else choice.options[0]
    >>> match = oo.Match(oo.open_game("mogul", players=3), seats=[Cautious, "broker", "random"], seed=1)
    >>> match.go_on()
    >>> match.over
    True
    """

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """One of `choice.options`; a bot of your own may also answer one of `choice.words`."""
        ...
