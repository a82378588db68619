"""The end of a round, and of the game [The Round End; The Game End]."""

from mypy_extensions import i64

from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.components import COMPANIES, OVER, PART_MAJORITIES, PART_SHARES
from openoutcry.games.stockpile.events import GameOver, MajorityPaid, PortfolioSold
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


class EndRound(Step[Stockpile]):
    """Make the next player the first player and begin a round, or do neither after the last round, so that the game
    ends [The Round End]."""

    def run(self, g: Stockpile) -> None:
        if g.round < g.box.rounds:
            g.first = self.next_first(g)
            g.schedule(g.outline)

    def next_first(self, g: Stockpile) -> i64:
        """Return the seat of the next first player: the player to the left, or the one who has the First Player
        Card."""
        if g.extras.next_first == NONE:
            return g.seat_after(1)
        return g.extras.next_first


class Majorities(Step[Stockpile]):
    """Pay the player with the most shares of each company a bonus, and players who share the lead a smaller one [The
    Game End, 1]. A split card counts as two shares. There is no leader if nobody has a share (ruling)."""

    def run(self, g: Stockpile) -> None:
        g.phase = OVER
        g.learned += 1
        for company in range(COMPANIES):
            most, owners = leaders(g, company)
            if owners > 0:
                self.pay_bonus(g, company, most, owners)

    def pay_bonus(self, g: Stockpile, company: i64, most: i64, owners: i64) -> None:
        bonus = g.box.sole_majority
        if owners > 1:
            bonus = g.box.shared_majority
        seat: i64 = 0
        for player in g.players:
            if player.shares(company) == most:
                if g.telling:
                    g.tell(MajorityPaid(seat, company, most, bonus))
                g.count(seat, PART_MAJORITIES, bonus)
                portfolio.receive(g, seat, bonus)
            seat += 1


def leaders(g: Stockpile, company: i64) -> tuple[i64, i64]:
    """Return the largest number of shares of a company that a player has, and the number of players who have as many,
    (0, 0) if nobody has a share."""
    most: i64 = 0
    owners: i64 = 0
    for player in g.players:
        shares = player.shares(company)
        if shares > most:
            most = shares
            owners = 1
        elif shares == most and shares > 0:
            owners += 1
    return most, owners


class FinalSale(Step[Stockpile]):
    """Sell all shares of all players at their final values [The Game End, 2 and 3]."""

    def run(self, g: Stockpile) -> None:
        for seat in range(len(g.players)):
            self.sell_all(g, seat)

    def sell_all(self, g: Stockpile, seat: i64) -> None:
        player = g.players[seat]
        worth = final_worth(g, seat)
        if g.telling:
            shares = [int(player.holds[company]) for company in range(COMPANIES)]
            split = [int(player.split[company]) for company in range(COMPANIES)]
            g.tell(PortfolioSold(seat, shares, split, worth))
        for company in range(COMPANIES):
            while player.holds[company] > 0:
                portfolio.discard(g, seat, company)
            while player.split[company] > 0:
                portfolio.discard_split(g, seat, company)
        g.count(seat, PART_SHARES, worth)
        portfolio.receive(g, seat, worth)


def final_worth(g: Stockpile, seat: i64) -> i64:
    """Return the money that all shares of a player bring at the end, in thousands, with the gains from the player's
    investors: an extra amount for each share, and for one share a fixed price, used for the share that gains most by
    it."""
    player = g.players[seat]
    worth = portfolio.shares_worth(g, seat)
    extra = hired.sale_extra(g, seat)
    gain: i64 = 0
    price = hired.final_price(g, seat)
    for company in range(COMPANIES):
        worth += extra * player.shares(company)
        if player.shares(company) > 0 and price - g.value(company) > gain:
            gain = price - g.value(company)
    return worth + gain


class CountMoney(Step[Stockpile]):
    """Report the final money of all players. The most money wins, and equal amounts share the victory [The Game End,
    3]."""

    def run(self, g: Stockpile) -> None:
        if g.telling:
            scores = [int(player.money) for player in g.players]
            g.tell(GameOver(scores, [n for n, score in enumerate(scores) if score == max(scores)]))
