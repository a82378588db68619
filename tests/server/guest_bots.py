"""Bots that somebody else might bring."""

import threading
from typing import Any


class First:
    """Answers the first option, in words."""

    def act(self, view: Any, choice: Any, deadline: float | None) -> str:
        return str(choice.words[0])


class Broken:
    """Raises."""

    def act(self, view: Any, choice: Any, deadline: float | None) -> int:
        raise ZeroDivisionError("no luck")


class Nonsense:
    """Answers what it was not offered."""

    def act(self, view: Any, choice: Any, deadline: float | None) -> str:
        return "dance"


class Endless:
    """Never comes back."""

    def act(self, view: Any, choice: Any, deadline: float | None) -> int:
        threading.Event().wait()
        return 0
