"""Commodities and taxes: cards that count at the end of the game [Commodities & Taxes]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NATURE, NONE, Step
from openoutcry.games.stockpile.components import (
    COMMODITY,
    DRAW_COMMERCE,
    MOST_PILES,
    PART_COMMODITIES,
    PART_TAXES,
    PLACE_COMMERCE,
)
from openoutcry.games.stockpile.modules.events import CommerceDrawn, CommercePlaced, CommerceScored
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio


class DealCommerce(Step[Stockpile]):
    """Deal each player a card from the deck of commodities and taxes, or two cards if there are two players
    [Commodities & Taxes, Supply Phase]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players) and g.commerce_deck.total > 0:
            g.ask(NATURE, DRAW_COMMERCE, g.commerce_deck.kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return g.commerce_deck

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        drawn = g.players[seat].side.commerce
        g.commerce_deck.take(option)
        drawn.add(option, bit(seat))
        if drawn.size == g.box.meeples:
            g.asked += 1
            if g.telling:
                g.tell_only(bit(seat), CommerceDrawn(seat, drawn.listed()), None)


class PlaceCommerce(Step[Stockpile]):
    """Ask each player in turn order to put the commodity or tax card face up on any pile. A player with two cards puts
    them on different piles."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        g.placed = NONE
        self.find_player(g)

    def find_player(self, g: Stockpile) -> None:
        """Advance `g.asked` to the next player in turn order with a commodity or tax card to place, or beyond the last
        player."""
        while g.asked < len(g.players) and g.players[g.seat_after(g.asked)].side.commerce.size == 0:
            g.asked += 1
            g.placed = NONE

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            piles = first(len(g.piles))
            if g.placed != NONE:
                piles &= ~bit(g.placed)
            options = piles
            if g.players[seat].side.commerce.size > 1:
                options |= piles << MOST_PILES
            g.ask(seat, PLACE_COMMERCE, options)

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        card = COMMODITY + g.players[seat].side.commerce.remove(option // MOST_PILES)
        g.learned += 1
        g.placed = option % MOST_PILES
        g.piles[g.placed].cards.add(card, EVERYBODY)
        if g.telling:
            g.tell(CommercePlaced(seat, g.placed, card))
        self.find_player(g)


class ScoreCommerce(Step[Stockpile]):
    """Pay each player the bonus for sets of different commodities, and take the penalty for taxes [Commodities & Taxes,
    End of Game]."""

    def run(self, g: Stockpile) -> None:
        for seat in range(len(g.players)):
            bonus = commodity_bonus(g, seat)
            penalty = tax_penalty(g, seat)
            if g.telling and bonus + penalty > 0:
                g.tell(CommerceScored(seat, bonus, penalty))
            g.count(seat, PART_COMMODITIES, bonus)
            g.count(seat, PART_TAXES, -penalty)
            portfolio.receive(g, seat, bonus - penalty)
            side = g.players[seat].side
            for kind in range(len(side.commodities)):
                g.extras.returned[kind] += side.commodities[kind]
                side.commodities[kind] = 0
            g.extras.returned[len(side.commodities)] += side.taxes
            side.taxes = 0


def commodity_bonus(g: Stockpile, seat: i64) -> i64:
    """Return a player's bonus, in thousands, for sets of different commodities. The second card of a kind belongs to a
    second set, and so on."""
    bonus: i64 = 0
    level: i64 = 1
    while True:
        different: i64 = 0
        for cards in g.players[seat].side.commodities:
            if cards >= level:
                different += 1
        if different == 0:
            return bonus
        bonus += g.box.commodity_bonus[different - 1]
        level += 1


def tax_penalty(g: Stockpile, seat: i64) -> i64:
    """Return the penalty, in thousands and not negative, for a player's number of tax cards."""
    taxes = g.players[seat].side.taxes
    if taxes == 0:
        return 0
    return g.box.tax_penalty[taxes - 1]
