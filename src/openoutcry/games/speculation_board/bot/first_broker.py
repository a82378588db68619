"""The bot `broker` of Speculation, the board game. It values a share by its price now and its expected price near the
end of the track."""

from openoutcry.bots.turn_search import TurnSearchBot
from openoutcry.engine.game import Game
from openoutcry.games.speculation_board.box import COMPANIES, STRIPS
from openoutcry.games.speculation_board.state import Speculation

WORLDS = 3


def broker(game: Game[Speculation], seed: int) -> TurnSearchBot:
    """Return a `broker` bot for the board game, which tries each answer in three positions sampled from what it can
    know. `seed` starts its random numbers."""
    return TurnSearchBot(game, seed, judge, lambda g: int(g.turn), WORLDS)


def judge(g: Speculation, seat: int) -> float:
    """Return the value of a position for one seat: its fortune less half the average fortune of the others. Shares
    count at the value of `promised`."""
    promise = [promised(g, company) for company in range(COMPANIES)]
    worth = [
        int(player.cash) + sum(int(n) * price for n, price in zip(player.shares, promise, strict=True))
        for player in g.players
    ]
    others = (sum(worth) - worth[seat]) / (len(worth) - 1)
    return worth[seat] - others / 2


def promised(g: Speculation, company: int) -> float:
    """Return the estimated value of a company's share at the end: a weighted mean of its price now, and of the price of
    its rank on the last strip before END. The nearer the first brick is to END, the more the price now counts."""
    here = int(g.price[company])
    rank = int(g.rank(company))
    there = int(g.box.prices[(STRIPS - 2) * COMPANIES + rank - 1])
    lead = max(int(space) for space in g.space) / int(g.box.end)
    return here * (0.4 + 0.6 * lead) + there * 0.6 * (1 - lead)
