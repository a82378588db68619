"""The set-up: the first player, and a stock each [Setup]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first, lowest
from openoutcry.engine.kernel import NATURE, NONE, Step
from openoutcry.games.stockpile import portfolio
from openoutcry.games.stockpile.events import FirstPlayerChosen, RoundBegun, StarterDealt
from openoutcry.games.stockpile.kinds import COMPANIES, INFORMATION, START, STARTER
from openoutcry.games.stockpile.state import Stockpile


class FirstPlayer(Step[Stockpile]):
    """At random, unless the table has named one (ruling: the rulebook asks for the dearest last meal)."""

    def run(self, g: Stockpile) -> None:
        if g.first != NONE and g.telling:
            g.tell(FirstPlayerChosen(g.first))

    def ask(self, g: Stockpile) -> None:
        if g.first == NONE:
            g.ask(NATURE, START, first(len(g.players)))

    def answer(self, g: Stockpile, option: i64) -> None:
        g.first = option
        if g.telling:
            g.tell(FirstPlayerChosen(g.first))


class StarterStocks(Step[Stockpile]):
    """One stock of each company is shuffled, each player is dealt one face down, the rest go into the market deck
    [Setup, 5]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        for company in range(COMPANIES):
            g.deck.take(company)
        g.starters = first(COMPANIES)

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            g.ask(NATURE, STARTER, g.starters)

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        g.starters &= ~bit(option)
        g.players[seat].starter = option
        if g.telling:
            g.tell_only(bit(seat), StarterDealt(seat, option), None)
        g.asked += 1
        if g.asked == len(g.players):
            self.put_away(g)

    def put_away(self, g: Stockpile) -> None:
        seat: i64 = 0
        for player in g.players:
            portfolio.add(g, seat, player.starter, bit(seat))
            player.starter = NONE
            seat += 1
        while g.starters != 0:
            g.deck.put(lowest(g.starters))
            g.starters &= g.starters - 1


class BeginRound(Step[Stockpile]):
    """The turn marker moves on [The Round]."""

    def run(self, g: Stockpile) -> None:
        g.round += 1
        g.phase = INFORMATION
        if g.telling:
            g.tell(RoundBegun(g.round, g.first))
