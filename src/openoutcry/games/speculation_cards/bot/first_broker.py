"""The bot `broker` of Speculation, the card game. It values a hand by its current score and by the average score of as
many cards."""

from openoutcry.bots.turn_search import TurnSearchBot
from openoutcry.engine.game import Game
from openoutcry.games.speculation_cards.box import PILES, SUITS
from openoutcry.games.speculation_cards.state import SpeculationCards

WORLDS = 3


def broker(game: Game[SpeculationCards], seed: int) -> TurnSearchBot:
    """Return a `broker` bot for the card game, which tries each answer in positions sampled from what it can know.
    `seed` starts its random numbers."""
    return TurnSearchBot(game, seed, judge, clock, WORLDS)


def clock(g: SpeculationCards) -> int:
    """Return a number for the current turn, which is different for every turn of a game and increases."""
    return int(g.round) * 1000 + int(g.turns)


def judge(g: SpeculationCards, seat: int) -> float:
    """Return the value of a position for one seat: its points and the estimated value of its hand, less half of the
    same for the best other player."""
    worth = [hand_value(g, other) + sum(int(n) for n in g.players[other].scores) for other in range(len(g.players))]
    best_other = max(worth[other] for other in range(len(worth)) if other != seat)
    return worth[seat] - best_other / 2


def hand_value(g: SpeculationCards, seat: int) -> float:
    """Return the estimated points of a hand in this round: a weighted mean of its current score and of the average
    score of as many cards. The current score has more weight the nearer the end of the round is."""
    size = int(g.players[seat].hand.size)
    piles = min(int(g.round), PILES)
    now = sum(int(g.pile_score(seat, pile)) for pile in range(piles))
    middle = int(g.box.lowest) + (int(g.box.ranks) - 1) / 2
    average = piles * middle * size / SUITS
    near = 0.85 if g.last_turns >= 0 else min(0.3 + 0.05 * max(size for size in sizes(g)), 0.8)
    return near * now + (1 - near) * average


def sizes(g: SpeculationCards) -> list[int]:
    """Return the number of cards in each player's hand, by seat."""
    return [int(player.hand.size) for player in g.players]
