"""A bot that plays at random: any open option, each as likely as the others."""

from typing import Any

from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position


class RandomBot:
    """Plays at random."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.rng = Rng(seed)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Any open option."""
        return choice.options[int(self.rng.below(len(choice.options)))]
