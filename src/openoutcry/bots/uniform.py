"""The bot that a beginner beats: any open option, each as likely as the others."""

from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.records import Position


class RandomBot:
    """Plays at random."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Any open option."""
        return choice.options[int(self.rng.below(len(choice.options)))]
