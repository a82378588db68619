"""Dealing the cards of a module before the game, shared by investors and strategies."""

from mypy_extensions import i64

from openoutcry.engine.chance import Bag
from openoutcry.engine.kernel import NATURE, NONE, Step
from openoutcry.games.stockpile.state import Stockpile


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
