"""The learned opponent model of Speculation, the board game: its inputs, and how it answers. Compiled."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.search.net import Net
from openoutcry.engine.bits import lowest
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NONE
from openoutcry.games.speculation_board.box import COMPANIES, STRIPS
from openoutcry.games.speculation_board.game import SpeculationBoardGame
from openoutcry.games.speculation_board.questions import BUY, CARD, LOWER, NOTHING, RAISE, SELL
from openoutcry.games.speculation_board.state import Speculation
from openoutcry.games.speculation_board.track import lower_brick, move_brick, raise_brick

CUES: Final = 18
SOON: Final = 3  # spaces that a brick may have gone before the next Trade
MOST: Final = 50.0  # that anything looks like, where a house set has other prices


class Crowd:
    """A learned model of how opponents answer. One network for each kind of question gives every open company a score.
    Doing nothing and the bank holiday have the score 0. `board` is a scratch position on which moves are tried."""

    def __init__(self, game: SpeculationBoardGame, nets: list[Net]) -> None:
        self.nets = nets
        self.board: Speculation = game.new()
        self.cues: vec[float] = vec[float]([0.0] * CUES)
        self.occupied: i64 = 0
        self.ahead: i64 = 0

    def answer(self, g: Speculation, rng: Rng) -> i64:
        """Return an answer for the player who is asked, drawn at random. Its probability is proportional to the
        exponential of its score."""
        net = self.nets[g.kind - SELL]
        self.look(g)
        options = g.options
        best = lowest(options)
        total = 0.0
        while options != 0:
            option = lowest(options)
            options &= options - 1
            likely = 1.0
            if option < COMPANIES:
                self.take_cues(g, option)
                likely = exp(min(net.score(self.cues, 0), MOST))
            total += likely
            if float(rng.word()) / 4294967296.0 * total < likely:
                best = option
        return best

    def look(self, g: Speculation) -> None:
        """Store the occupied spaces (`occupied`) and the foremost occupied space (`ahead`), which `take_cues` needs for
        every company."""
        self.occupied = g.occupied()
        self.ahead = g.leader()

    def take_cues(self, g: Speculation, company: i64) -> None:
        """Write the inputs of the network for one company and the player who is asked into the list `cues`: 18 numbers,
        scaled to about 1 or less."""
        self.see_price(g, company)
        self.see_shares(g, company)
        me = g.players[g.player]
        money = me.cash
        if g.kind == BUY and g.selling != NOTHING:
            money += g.price[g.selling]
        cues = self.cues
        cues[12] = 0.0 if me.hand.find(company) == NONE else 1.0
        cues[13] = 0.0 if me.played.find(company) == NONE else 1.0
        cues[14] = float(money) / 200.0
        cues[15] = float(len(g.players)) / 6.0
        cues[16] = 0.0
        cues[17] = 0.0
        if g.kind >= RAISE:
            self.try_out(g, company)

    def see_price(self, g: Speculation, company: i64) -> None:
        """Write inputs 0 to 7 of the network: a share's price and how it would change one strip or one rank away, and
        the brick's rank and space."""
        box = g.box
        space = g.space[company]
        price = g.price[company]
        rank = g.rank_among(self.occupied, company)
        strip = box.strip[space]
        later = strip + 1 if strip < STRIPS - 2 else STRIPS - 2
        soon = space + SOON if space + SOON < box.end else box.end - 1
        better = rank - 1 if rank > 1 else 1
        worse = rank + 1 if rank < COMPANIES else COMPANIES
        cues = self.cues
        cues[0] = float(price) / 100.0
        cues[1] = float(box.prices[later * COMPANIES + rank - 1] - price) / 100.0
        cues[2] = float(box.prices[box.strip[soon] * COMPANIES + better - 1] - price) / 100.0
        cues[3] = float(box.prices[strip * COMPANIES + worse - 1] - price) / 100.0
        cues[4] = float(rank) / 8.0
        cues[5] = float(space) / float(box.end)
        cues[6] = float(self.ahead) / float(box.end)
        cues[7] = float(self.ahead - space) / 10.0

    def see_shares(self, g: Speculation, company: i64) -> None:
        """Write inputs 8 to 11 of the network: the numbers of a company's shares of the player who is asked, of all
        others, of the largest other owner, and of others who still can play the company's card before they shuffle."""
        held: i64 = 0
        most: i64 = 0
        pushers: i64 = 0
        seat: i64 = 0
        for player in g.players:
            shares = player.shares[company]
            if seat == g.player:
                self.cues[8] = float(shares) / 2.0
            elif shares > 0:
                held += shares
                if shares > most:
                    most = shares
                if player.played.find(company) == NONE:
                    pushers += shares
            seat += 1
        self.cues[9] = float(held) / 4.0
        self.cues[10] = float(most) / 2.0
        self.cues[11] = float(pushers) / 4.0

    def try_out(self, g: Speculation, company: i64) -> None:
        """Write inputs 16 and 17 of the network: by how much the answer, carried out alone, changes the value of the
        player's shares, and that of the others' shares on average."""
        board = self.board
        for one in range(COMPANIES):
            board.space[one] = g.space[one]
        board.arrival = g.arrival
        board.arrived = g.arrived
        if g.kind == CARD:
            move_brick(board, g.player, company, g.movement)
            board.reprice()
        elif g.kind == RAISE:
            raise_brick(board, company)
        elif g.kind == LOWER:
            lower_brick(board, company)
        own: i64 = 0
        everybody: i64 = 0
        for one in range(COMPANIES):
            change = board.price[one] - g.price[one]
            if change != 0:
                own += change * g.players[g.player].shares[one]
                for player in g.players:
                    everybody += change * player.shares[one]
        self.cues[16] = float(own) / 100.0
        self.cues[17] = float(everybody - own) / float(len(g.players) - 1) / 100.0
