"""The set-up: the first player, a stock each, and the dealing of the cards of modules [Setup]."""

from mypy_extensions import i64

from openoutcry.engine import first_player
from openoutcry.engine.bits import bit, first, lowest
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NATURE, NONE, Step
from openoutcry.games.stockpile.components import COMPANIES, INFORMATION, STARTER
from openoutcry.games.stockpile.events import FirstPlayerChosen, RoundBegun, StarterDealt
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import knowledge, portfolio


class FirstPlayer(first_player.FirstPlayer[Stockpile]):
    """Choose the first player at random, or the seat named by an option (ruling: the rulebook asks who had the most
    expensive last meal)."""

    def seats(self, g: Stockpile) -> i64:
        return len(g.players)

    def beginner(self, g: Stockpile) -> i64:
        return g.first

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.first = seat
        if g.telling:
            g.tell(FirstPlayerChosen(seat))


class StarterStocks(Step[Stockpile]):
    """Deal each player one stock face down, all of different companies. The other companies' stocks go into the market
    deck [Setup, 5]."""

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
        if g.noting:
            for seat in range(len(g.players)):
                knowledge.first_stock_came_in(g, seat)
        for seat in range(len(g.players)):
            portfolio.put_in(g, seat, g.players[seat].starter)
            g.players[seat].starter = NONE
        while g.starters != 0:
            g.deck.put(lowest(g.starters))
            g.starters &= g.starters - 1


class BeginRound(Step[Stockpile]):
    """Begin a round: advance the turn marker [The Round]."""

    def run(self, g: Stockpile) -> None:
        g.round += 1
        g.phase = INFORMATION
        if g.telling:
            g.tell(RoundBegun(g.round, g.first))


class Dealing(Step[Stockpile]):
    """Deals cards of a deck to one player after the other, seen by that player alone."""

    kind: i64 = NONE

    def run(self, g: Stockpile) -> None:
        g.asked = 0

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            g.ask(NATURE, self.kind, self.deck(g).kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return self.deck(g)

    def answer(self, g: Stockpile, option: i64) -> None:
        self.deck(g).take(option)
        self.dealt(g, g.asked, option)

    def deck(self, g: Stockpile) -> Bag:
        """Return the deck."""
        raise NotImplementedError

    def dealt(self, g: Stockpile, seat: i64, card: i64) -> None:
        """A player has drawn a card; after the last of these, the next player is due."""
        raise NotImplementedError
