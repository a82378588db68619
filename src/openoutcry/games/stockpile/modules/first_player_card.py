"""The First Player Card: the player who wins it decides who is first [First Player Card Variant]."""

from mypy_extensions import i64

from openoutcry.engine.bits import first
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile.components import FIRST_PLAYER_CARD, GIVE_FIRST, PLACE_FIRST
from openoutcry.games.stockpile.modules.events import FirstCardGiven, FirstCardPlaced
from openoutcry.games.stockpile.state import Stockpile


class WithFirstCard(Step[Stockpile]):
    """Common base of the steps with the First Player Card, once a round; they are left out in the last round."""

    def run(self, g: Stockpile) -> None:
        g.placed = 0
        if g.round == g.box.rounds:
            g.placed = 1


class PlaceFirstCard(WithFirstCard):
    """At the end of the Supply Phase the first player adds the card to a pile."""

    def ask(self, g: Stockpile) -> None:
        if g.placed == 0:
            g.ask(g.first, PLACE_FIRST, first(len(g.piles)))

    def answer(self, g: Stockpile, option: i64) -> None:
        g.placed = 1
        g.piles[option].cards.add(FIRST_PLAYER_CARD, EVERYBODY)
        if g.telling:
            g.tell(FirstCardPlaced(g.first, option))


class GiveFirstCard(WithFirstCard):
    """The winner of the card gives it to any player at once; that player is first from the next round on."""

    def ask(self, g: Stockpile) -> None:
        if g.placed == 0:
            g.ask(g.extras.next_first, GIVE_FIRST, first(len(g.players)))

    def answer(self, g: Stockpile, option: i64) -> None:
        g.placed = 1
        if g.telling:
            g.tell(FirstCardGiven(g.extras.next_first, option))
        g.extras.next_first = option
