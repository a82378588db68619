"""The broker of Speculation, the board game: shares are worth what they cost now and near the end of the track."""

from openoutcry.bots.turn_search import TurnSearchBot
from openoutcry.engine.game import Game
from openoutcry.games.speculation_board.box import COMPANIES, STRIPS
from openoutcry.games.speculation_board.state import Speculation

WORLDS = 3


def broker(game: Game[Speculation], seed: int) -> TurnSearchBot:
    """The broker, which tries its options in guessed worlds."""
    return TurnSearchBot(game, seed, judge, lambda g: int(g.turn), WORLDS)


def judge(g: Speculation, seat: int) -> float:
    """One's fortune above the average of the others, with shares at what they promise."""
    promise = [promised(g, company) for company in range(COMPANIES)]
    worth = [
        int(player.cash) + sum(int(n) * price for n, price in zip(player.shares, promise, strict=True))
        for player in g.players
    ]
    others = (sum(worth) - worth[seat]) / (len(worth) - 1)
    return worth[seat] - others / 2


def promised(g: Speculation, company: int) -> float:
    """Today's price, and more and more the price of today's rank on the last strip before END."""
    here = int(g.price[company])
    rank = int(g.rank(company))
    there = int(g.box.prices[(STRIPS - 2) * COMPANIES + rank - 1])
    lead = max(int(space) for space in g.space) / int(g.box.end)
    return here * (0.4 + 0.6 * lead) + there * 0.6 * (1 - lead)
