"""How bots play Blind Bid: a quick policy, and the estimated result of a position."""

from mypy_extensions import i64
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game

from blind_bid.questions import BID
from blind_bid.state import BlindBid

MOOD = 1.5  # random part of the policy, in coins
COIN = 1.5  # points that a coin is worth before the last bid


class BlindBidMind(Mind[BlindBid]):
    """Bids more with a high card, as the prize is larger then, and spreads the coins over the rounds."""

    def __init__(self, game: Game[BlindBid], kind: str) -> None:
        super().__init__(game.players, horizon=9, names=[], habits=[], views=[])

    def policy(self, g: BlindBid, rng: Rng) -> i64:
        return self.by_mood(g, MOOD, rng)

    def promise(self, g: BlindBid, option: i64) -> float:
        if g.kind != BID:
            return 0.0
        player = g.players[g.player]
        usual = float(player.coins) / float(g.box.rounds - g.round + 1)
        return -abs(float(option) - usual - float(player.hand.kinds[0] - 1) / 2)

    def estimate(self, g: BlindBid) -> None:
        for seat, player in enumerate(g.players):
            self.fortunes[seat] = player.points + (COIN * player.coins if g.round < g.box.rounds else 0.0)

    def doubt(self, g: BlindBid) -> float:
        return 1.0 + 3.0 * (g.box.rounds - g.round)

    def clock(self, g: BlindBid) -> i64:
        return i64(g.round)
