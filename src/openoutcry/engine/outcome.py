"""The reward of each seat at the end of a game: by win, rank or score."""

from typing import Any, Final

from openoutcry.engine.errors import BadOption, nearest
from openoutcry.engine.game import Game, ranks, winners
from openoutcry.engine.position import Position

WIN: Final = "win"
RANK: Final = "rank"
SCORE: Final = "score"
SHAPED: Final = "shaped"
REWARDS: Final = [WIN, RANK, SCORE, SHAPED]


def reward_named(reward: str) -> str:
    """The reward of this name; refuses what is none."""
    if reward not in REWARDS:
        known = ", ".join(REWARDS)
        raise BadOption(
            "bad-reward",
            f"a reward is one of {known}, not {reward!r}",
            value=reward,
            known=known,
            near=nearest(reward, REWARDS),
        )
    return reward


def outcome(game: Game[Any], g: Position, reward: str) -> list[float]:
    """Return the reward of each seat. `win` is the share of the win above par, `rank` goes from 1 for the first to -1
    for the last, `score` is the final score. The first two add up to zero."""
    if reward == SCORE or reward == SHAPED:
        return [float(score) for score in game.scores(g)]
    standing = game.standing(g)
    players = len(standing)
    if reward == WIN:
        first = winners(standing)
        return [(1.0 / len(first) if seat in first else 0.0) - 1.0 / players for seat in range(players)]
    places = ranks(standing)
    return [1.0 - (2.0 * place + places.count(place) - 3.0) / (players - 1) for place in places]
