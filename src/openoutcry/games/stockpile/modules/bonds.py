"""Bonds: a sure way to invest [Bonds]."""

from mypy_extensions import i64

from openoutcry.engine.bits import first
from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile.components import BUY_BONDS, PART_BONDS
from openoutcry.games.stockpile.modules.events import BondsBought, BondsRedeemed, InterestPaid
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


class BuyBonds(Step[Stockpile]):
    """At the start of a round, in turn order, each player may buy up to three [Bonds, Beginning of Round]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        self.find_player(g)

    def find_player(self, g: Stockpile) -> None:
        """Go on to the next player who can buy a bond."""
        while g.asked < len(g.players) and self.most(g, g.seat_after(g.asked)) == 0:
            g.asked += 1

    def most(self, g: Stockpile, seat: i64) -> i64:
        """Return how many bonds a player can buy; none while fees are owed (ruling)."""
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
    """At the end of a round, interest on every bond [Bonds, End of Round]."""

    def run(self, g: Stockpile) -> None:
        for n in range(len(g.players)):
            seat = g.seat_after(n)
            interest = g.players[seat].side.bonds * g.box.interest
            if interest > 0:
                if g.telling:
                    g.tell(InterestPaid(seat, interest))
                portfolio.receive(g, seat, interest)


class RedeemBonds(Step[Stockpile]):
    """At the end of the game, bonds bring what they cost [Bonds, End of Game]."""

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
