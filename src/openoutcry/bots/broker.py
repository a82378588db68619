"""A bot that goes by rules of thumb, at once: the policy by which a search plays on, asked in one guessed world. Where
it has no rule it tries each answer a few times."""

from typing import Any

from openoutcry.bots.search.flat import Budget, Flat
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game, guess
from openoutcry.engine.position import Position

TRIES = 12  # of each answer to a question for which there is no rule


class Broker:
    """Plays by rules of thumb, and forgets them in so many answers of a hundred."""

    def __init__(self, game: Game[Any], mind: Mind[Any], seed: int, forgets: int = 0) -> None:
        self.game = game
        self.mind = mind
        self.rng = Rng(seed)
        self.forgets = forgets
        self.search = Flat(game, mind, seed, False)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Something sensible, or anything."""
        if self.forgets and self.rng.below(100) < self.forgets:
            return choice.options[int(self.rng.below(len(choice.options)))]
        world = guess(self.game, view, self.rng)
        if world.player != choice.player or not self.mind.has_rule(world):
            return int(self.search.best(view, choice.player, Budget(TRIES * len(choice.options), None)))
        option = int(self.mind.policy(world, self.rng))
        return option if option in choice.options else choice.options[0]
