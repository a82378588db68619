"""The broker of Speculation, the card game: it counts how many cards it has, and what each of them is worth."""

from openoutcry.bots.turn_search import TurnSearchBot
from openoutcry.engine.game import Game
from openoutcry.games.speculation_cards.box import PILES, SUITS
from openoutcry.games.speculation_cards.state import SpeculationCards

WORLDS = 3


def broker(game: Game[SpeculationCards], seed: int) -> TurnSearchBot:
    """The broker, which tries its options in guessed worlds."""
    return TurnSearchBot(game, seed, judge, clock, WORLDS)


def clock(g: SpeculationCards) -> int:
    """Turns since the game began, as far as telling two of them apart needs."""
    return int(g.round) * 1000 + int(g.turns)


def judge(g: SpeculationCards, seat: int) -> float:
    """One's points so far and to come, above those of the best of the others."""
    worth = [hand_value(g, other) + sum(int(n) for n in g.players[other].scores) for other in range(len(g.players))]
    best_other = max(worth[other] for other in range(len(worth)) if other != seat)
    return worth[seat] - best_other / 2


def hand_value(g: SpeculationCards, seat: int) -> float:
    """What a hand scores now, the more likely the nearer the end, and what its cards would score on average."""
    size = int(g.players[seat].hand.size)
    piles = min(int(g.round), PILES)
    now = sum(int(g.pile_score(seat, pile)) for pile in range(piles))
    middle = int(g.box.lowest) + (int(g.box.ranks) - 1) / 2
    average = piles * middle * size / SUITS
    near = 0.85 if g.last_turns >= 0 else min(0.3 + 0.05 * max(size for size in sizes(g)), 0.8)
    return near * now + (1 - near) * average


def sizes(g: SpeculationCards) -> list[int]:
    """How many cards everybody holds."""
    return [int(player.hand.size) for player in g.players]
