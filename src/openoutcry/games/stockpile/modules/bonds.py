"""Bonds: a sure way to invest [Bonds]."""

from mypy_extensions import i64

from openoutcry.engine.bits import first
from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile.components import BUY_BONDS, PART_BONDS
from openoutcry.games.stockpile.modules.events import BondsBought, BondsRedeemed, InterestPaid
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


class BuyBonds(Step[Stockpile]):
    """Ask each player in turn order, at the start of a round, how many bonds to buy: up to three [Bonds, Beginning of
    Round]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        self.find_player(g)

    def find_player(self, g: Stockpile) -> None:
        """Advance `g.asked` to the next player in turn order who can buy a bond, or beyond the last player."""
        while g.asked < len(g.players) and self.most(g, g.seat_after(g.asked)) == 0:
            g.asked += 1

    def most(self, g: Stockpile, seat: i64) -> i64:
        """Return how many bonds a player can buy: limited by money, by the bonds left, and by the number for a round.
        Return 0 while the player owes a trading fee (ruling)."""
        if g.players[seat].owing > 0:
            return 0
        bonds = g.players[seat].money // g.box.bond_price
        if bonds > g.box.most_bonds:
            bonds = g.box.most_bonds
        if bonds > g.extras.bonds_left:
            bonds = g.extras.bonds_left
        return bonds

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            g.ask(seat, BUY_BONDS, first(self.most(g, seat) + 1))

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        portfolio.pay(g, seat, option * g.box.bond_price)
        g.players[seat].side.bonds += option
        g.extras.bonds_left -= option
        if g.telling and option > 0:
            g.tell(BondsBought(seat, option, option * g.box.bond_price))
        g.asked += 1
        self.find_player(g)


class PayInterest(Step[Stockpile]):
    """Pay each player interest on every bond at the end of a round [Bonds, End of Round]."""

    def run(self, g: Stockpile) -> None:
        for n in range(len(g.players)):
            seat = g.seat_after(n)
            interest = g.players[seat].side.bonds * g.box.interest
            if interest > 0:
                if g.telling:
                    g.tell(InterestPaid(seat, interest))
                portfolio.receive(g, seat, interest)


class RedeemBonds(Step[Stockpile]):
    """Pay each player the price of every bond at the end of the game [Bonds, End of Game]."""

    def run(self, g: Stockpile) -> None:
        for seat in range(len(g.players)):
            bonds = g.players[seat].side.bonds
            if bonds > 0:
                if g.telling:
                    g.tell(BondsRedeemed(seat, bonds, bonds * g.box.bond_price))
                g.players[seat].side.bonds = 0
                g.extras.bonds_left += bonds
                g.count(seat, PART_BONDS, bonds * g.box.bond_price)
                portfolio.receive(g, seat, bonds * g.box.bond_price)
