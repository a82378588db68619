"""The playout policy and the position evaluation of the bots of Speculation, the board game. Compiled."""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.habits import HAND, LEARNED, THINKS, habits
from openoutcry.bots.networks import opponent_models
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.chance import Rng
from openoutcry.games.speculation_board.bot.crowd import Crowd
from openoutcry.games.speculation_board.box import COMPANIES, STRIPS
from openoutcry.games.speculation_board.game import SpeculationBoardGame
from openoutcry.games.speculation_board.questions import BUY, CARD, LOWER, NOTHING, RAISE, SELL
from openoutcry.games.speculation_board.state import Speculation

HORIZON: Final = 4
SOON: Final = 3  # the horizon of a judge that was learned
TRAITS: Final = 16

# The habits, by their places.
MIDDLE: Final = 0  # how far prices return to the middle of the list
MARGIN: Final = 1  # what a trade must promise
MOOD: Final = 2  # by how much an answer looks better than it is
RANKED: Final = 3  # what a rank is worth for each share more than the others have
MOVED: Final = 4  # and what a card is
HOLIDAY: Final = 5  # what a bank holiday is worth
NEAR: Final = 6  # how soon the prices of now count: the power of the way gone
CASH: Final = 7  # what money is worth that could buy shares, for each part of the way to go
TREND: Final = 8  # how much dearer a share will be for each player who moved its company in the last turn
CLINGS: Final = 9  # what a sale must promise beside that
READS: Final = 10  # how much dearer it will be for each share of the rival who has most
BLUFF: Final = 11  # how often it pushes what others have and lowers what it has itself
NAMES: Final = [
    "middle",
    "margin",
    "mood",
    "ranked",
    "moved",
    "holiday",
    "near",
    "cash",
    "trend",
    "clings",
    "reads",
    "bluff",
]


class SpeculationMind(Mind[Speculation]):
    """The policy and the evaluation of the board game's searching bots. They expect share prices to return to the
    middle of the price list, the more so the more of the track is left."""

    def __init__(self, game: SpeculationBoardGame, kind: str = LEARNED) -> None:
        own = "openoutcry.games.speculation_board.bot"
        super().__init__(game.players, HORIZON, NAMES, habits(own, kind, NAMES), habits(own, HAND, NAMES), TRAITS, SOON)
        self.later: vec[float] = vec[float]([0.0] * COMPANIES)
        self.lead: float = 0.0
        self.pushes: float = 1.0  # -1 while it bluffs
        nets = opponent_models(own) if kind == THINKS else None
        self.crowd: Crowd | None = None if nets is None else Crowd(game, nets)

    def clock(self, g: Speculation) -> i64:
        return g.turn

    def policy(self, g: Speculation, rng: Rng) -> i64:
        if self.crowd is not None and g.kind >= SELL:
            return self.crowd.answer(g, rng)
        self.look(g, self.habits)
        own = self.habits
        if own[TREND] != 0.0 or own[READS] != 0.0:
            self.read(g, g.player)
        self.pushes = 1.0
        if own[BLUFF] > 0.0 and float(rng.word()) / 4294967296.0 < own[BLUFF]:
            self.pushes = -1.0
        return self.by_mood(g, self.habits[MOOD], rng)

    def promise(self, g: Speculation, option: i64) -> float:
        own = self.habits
        kind = g.kind
        if kind == SELL:
            return 0.0 if option == NOTHING else self.sale(g, option)
        if kind == BUY:
            return 0.0 if option == NOTHING else self.later[option] - float(g.price[option]) - own[MARGIN]
        if kind == RAISE:
            return own[RANKED] * self.pushes * self.stake(g, g.player, option)
        if kind == LOWER:
            return -own[RANKED] * self.pushes * self.stake(g, g.player, option)
        if kind == CARD:
            return own[MOVED] * self.pushes * self.stake(g, g.player, option) if option < COMPANIES else own[HOLIDAY]
        return 0.0

    def sale(self, g: Speculation, company: i64) -> float:
        """Return the estimated amount of money gained by selling a share of a company now rather than keeping it, less
        the margins that the policy's parameters demand. Negative if keeping it is better."""
        own = self.habits
        return float(g.price[company]) - self.later[company] - own[MARGIN] - own[CLINGS]

    def stake(self, g: Speculation, seat: i64, company: i64) -> float:
        """Return how many more shares of a company the player at `seat` has than the other players have on average. May
        be negative."""
        total: i64 = 0
        for player in g.players:
            total += player.shares[company]
        mine = g.players[seat].shares[company]
        return float(mine) - float(total - mine) / float(self.players - 1)

    def look(self, g: Speculation, own: vec[float]) -> None:
        """Estimate, with the parameters `own`, the value of a share of each company at the end of the game, and store
        it in `later`. Also store in `lead` how far the first brick is along the track, from 0 to 1."""
        box = g.box
        self.lead = float(g.leader()) / float(box.end)
        last = (STRIPS - 2) * COMPANIES
        middle = 0.0
        for rank in range(COMPANIES):
            middle += float(box.prices[last + rank])
        middle /= float(COMPANIES)
        back = own[MIDDLE]
        now = exp(own[NEAR] * log(self.lead)) if self.lead > 0.0 else 0.0
        for company in range(COMPANIES):
            here = float(g.price[company])
            there = float(box.prices[last + g.rank(company) - 1])
            later = back * middle + (1.0 - back) * there
            self.later[company] = now * here + (1.0 - now) * later

    def read(self, g: Speculation, seat: i64) -> None:
        """Raise the estimated values `later` of companies whose cards were played in the last turn, and of companies of
        which a player other than `seat` has many shares."""
        own = self.habits
        later = self.later
        for company in range(COMPANIES):
            most: i64 = 0
            other: i64 = 0
            for player in g.players:
                played = player.played
                if played.size > 0 and played.kinds[played.size - 1] == company:
                    later[company] += own[TREND]
                if other != seat and player.shares[company] > most:
                    most = player.shares[company]
                other += 1
            later[company] += own[READS] * float(most)

    def estimate(self, g: Speculation) -> None:
        over = g.options == 0
        if not over:
            self.look(g, self.views)
        seat: i64 = 0
        for player in g.players:
            worth = float(player.cash)
            if not over:
                worth += worth * self.views[CASH] * (1.0 - self.lead)
            shares = player.shares
            for company in range(COMPANIES):
                n = shares[company]
                if n > 0:
                    worth += float(n) * (float(g.price[company]) if over else self.later[company])
            self.fortunes[seat] = worth
            seat += 1

    def describe_more(self, g: Speculation) -> None:
        traits = self.traits
        players = self.players
        for seat in range(players):
            player = g.players[seat]
            cash: i64 = -1000
            for other in range(players):
                if other != seat and g.players[other].cash > cash:
                    cash = g.players[other].cash
            shares: i64 = 0
            now: i64 = 0
            lost: i64 = 0
            ahead: i64 = 0
            later = 0.0
            control = 0.0
            for company in range(COMPANIES):
                n = player.shares[company]
                if n > 0:
                    shares += n
                    now += n * g.price[company]
                    ahead += n * g.space[company]
                    later += float(n) * self.later[company]
                    control += float(n) * self.stake(g, seat, company)
                    if g.price[company] < 0:
                        lost += n * g.price[company]
            pushes = 0.0
            holidays = 0.0
            for place in range(player.hand.size):
                card = player.hand.kinds[place]
                if card < 0 or card >= COMPANIES:
                    holidays += 1.0
                else:
                    pushes += self.stake(g, seat, card)
            at = seat * self.each
            traits[at + 2] = float(player.cash - cash) / 60.0
            traits[at + 3] = float(player.cash) / 100.0
            traits[at + 4] = float(now) / 100.0
            traits[at + 5] = later / 100.0
            traits[at + 6] = float(shares) / 8.0
            traits[at + 7] = self.lead
            traits[at + 8] = self.lead * traits[at]
            traits[at + 9] = float((seat - g.active + players) % players) / float(players)
            traits[at + 10] = control / 10.0
            traits[at + 11] = float(lost) / 50.0
            traits[at + 12] = float(ahead) / float(8 * g.box.end)
            traits[at + 13] = float(players) / 6.0
            traits[at + 14] = holidays
            traits[at + 15] = pushes / 4.0

    def doubt(self, g: Speculation) -> float:
        return 15.0 + 120.0 * (1.0 - self.lead)
