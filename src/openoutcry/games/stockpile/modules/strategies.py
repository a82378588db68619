"""Investment strategies: they are dealt before the game, and two of them returned [Investment Strategies, Setup]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import Sealed, open_sealed
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.components import DEAL_STRATEGY, DROP_STRATEGY
from openoutcry.games.stockpile.modules.events import StrategiesDealt, StrategyDropped
from openoutcry.games.stockpile.phases.setup import Dealing
from openoutcry.games.stockpile.state import Stockpile


class DealStrategies(Dealing):
    """Deal each player as many strategy cards as there are rounds, plus a number of the data file, printed as three
    [Investment Strategies, Setup]."""

    def __init__(self) -> None:
        self.kind = DEAL_STRATEGY

    def deck(self, g: Stockpile) -> Bag:
        return g.strategy_deck

    def dealt(self, g: Stockpile, seat: i64, card: i64) -> None:
        hand = g.players[seat].side.strategies
        hand.add(card, bit(seat))
        if hand.size == g.box.rounds + g.box.strategies_dealt:
            if g.telling:
                g.tell_only(bit(seat), StrategiesDealt(seat, hand.listed(), hand.size), None)
            g.asked += 1


class DropStrategy(Sealed[Stockpile]):
    """Ask all players at once for a strategy card to return to the box, which others do not see. This step is played
    twice [Investment Strategies, Setup]."""

    def __init__(self) -> None:
        self.kind = DROP_STRATEGY

    def run(self, g: Stockpile) -> None:
        open_sealed(g, first(len(g.players)), len(g.players))

    def sealed_options(self, g: Stockpile, player: i64) -> i64:
        hand = g.players[player].side.strategies
        options: i64 = 0
        for place in range(hand.size):
            options |= bit(hand.kinds[place])
        return options

    def reveal(self, g: Stockpile) -> None:
        for seat in range(len(g.players)):
            hand = g.players[seat].side.strategies
            card = hand.remove(hand.find(g.sealed[seat]))
            g.strategy_deck.put(card)
            if g.telling:
                g.tell_only(bit(seat), StrategyDropped(seat, card), StrategyDropped(seat, None))


class MoreStrategies(DealStrategies):
    """Draw further strategy cards for players whose investors allow it, after all players have returned two."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        g.placed = 0
        self.find_player(g)

    def find_player(self, g: Stockpile) -> None:
        """Advance `g.asked` to the next seat that draws another card, or beyond the last seat. Report the cards drawn
        when a player has all of them."""
        while g.asked < len(g.players) and g.placed == hired.extra_strategies(g, g.asked):
            if g.placed > 0 and g.telling:
                hand = g.players[g.asked].side.strategies
                drawn = StrategiesDealt(g.asked, hand.listed(), hand.size)
                g.tell_only(bit(g.asked), drawn, StrategiesDealt(g.asked, None, hand.size))
            g.asked += 1
            g.placed = 0

    def dealt(self, g: Stockpile, seat: i64, card: i64) -> None:
        g.players[seat].side.strategies.add(card, bit(seat))
        g.placed += 1
        self.find_player(g)
