"""A bot that goes by rules of thumb, at once: the policy by which a search plays on, asked in one guessed world."""

from typing import Any

from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.policy_player import PolicyPlayer
from openoutcry.engine.bits import bit
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position


class Broker:
    """Plays by rules of thumb, and forgets them in so many answers of a hundred; without a mind it plays at random."""

    def __init__(self, game: Game[Any], mind: Mind[Any] | None, seed: int, forgets: int = 0) -> None:
        self.quick = PolicyPlayer(game, mind, forgets, seed)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Something sensible, or anything."""
        options = sum(int(bit(option)) for option in choice.options)
        return int(self.quick.answer_by_view(view, choice.player, options))
