"""A bot that answers by the policy of a game, in one determinization of its view, without a search."""

from typing import Any

from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.policy_player import PolicyPlayer
from openoutcry.engine.bits import bit
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position


class Broker:
    """A bot without a search. It answers at random in `forgets` of 100 answers, and always if `mind` is None."""

    def __init__(self, game: Game[Any], mind: Mind[Any] | None, seed: int, forgets: int = 0) -> None:
        self.quick = PolicyPlayer(game, mind, forgets, seed)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the answer of the policy, or a random option."""
        options = sum(int(bit(option)) for option in choice.options)
        return int(self.quick.answer_by_view(view, choice.player, options))
