"""Estimates of what piles are worth to a seat above what others would pay for them. They decide where a card is moved,
and where a commodity or a tax is placed. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.games.stockpile.bot.worth import COVERED, NOBODY, Worth, open_to
from openoutcry.games.stockpile.components import (
    COMMODITY,
    COMPANIES,
    FEE,
    FROM_PILE,
    MARKET_KINDS,
    MOST_PILES,
    NO_PILE,
    TAX,
    TO_PILE,
    WHICH_CARD,
)
from openoutcry.games.stockpile.state import Stockpile


class Piles:
    """Estimates of piles for one seat at a time, as that seat sees them and as all players see them."""

    def __init__(self, habits: vec[float], worth: Worth) -> None:
        self.habits = habits
        self.worth = worth
        self.open = Worth(habits)
        self.spare: vec[float] = vec[float]([0.0] * MOST_PILES)

    def begin(self, g: Stockpile, seat: i64) -> None:
        """Estimate all piles."""
        self.open.foresee(g, NOBODY)
        place: i64 = 0
        for pile in g.piles:
            self.spare[place] = 0.0
            for n in range(pile.cards.size):
                self.spare[place] += self.to_spare(g, seat, pile.cards.kinds[n], pile.cards.seen[n])
            place += 1

    def to_spare(self, g: Stockpile, seat: i64, kind: i64, seen: i64) -> float:
        """Return the worth to the seat of a card on a pile, less what others would pay for it."""
        if not open_to(seen, NOBODY):
            return self.worth.card(g, seat, kind) - self.habits[COVERED] if open_to(seen, seat) else 0.0
        if kind < COMPANIES:
            return self.worth.share[kind] - self.open.share[kind]
        if FEE <= kind < MARKET_KINDS:
            return self.worth.card(g, seat, kind) + float(g.box.fees[kind - FEE])
        return self.against_others(g, seat, kind) if COMMODITY <= kind <= TAX else 0.0

    def against_others(self, g: Stockpile, seat: i64, kind: i64) -> float:
        """Return the worth to the seat of a commodity or a tax, less its average worth to the others."""
        theirs = 0.0
        for other in range(len(g.players)):
            if other != seat:
                theirs += self.worth.card(g, other, kind)
        return self.worth.card(g, seat, kind) - theirs / float(len(g.players) - 1)

    def answer(self, g: Stockpile, seat: i64, kind: i64, option: i64) -> float:
        """Return the worth of an answer about moving a card: the gain in the best pile's worth to the seat above what
        others would pay for it."""
        if kind == FROM_PILE:
            if option == NO_PILE:
                return 0.0
            most = -1e9
            for card in range(g.piles[option].cards.size):
                gain = self.card_moved(g, seat, option, card)
                if gain > most:
                    most = gain
            return most
        if kind == WHICH_CARD:
            return self.card_moved(g, seat, g.extras.first_pick, option)
        if kind == TO_PILE:
            cards = g.piles[g.extras.first_pick].cards
            card = g.extras.second_pick
            spare = self.to_spare(g, seat, cards.kinds[card], cards.seen[card])
            return self.pile_with(g.extras.first_pick, option, spare, len(g.piles))
        return 0.0

    def card_moved(self, g: Stockpile, seat: i64, source: i64, card: i64) -> float:
        """Return the worth of moving a card from a pile to the best place for it."""
        cards = g.piles[source].cards
        piles: i64 = len(g.piles)
        spare = self.to_spare(g, seat, cards.kinds[card], cards.seen[card])
        most = -1e9
        for target in range(piles):
            if target != source:
                gain = self.pile_with(source, target, spare, piles)
                if gain > most:
                    most = gain
        return most

    def pile_with(self, source: i64, target: i64, spare: float, piles: i64) -> float:
        """Return the gain in the best pile after a card with the surplus `spare` went from pile `source` to pile
        `target`."""
        now = -1e9
        then = -1e9
        for place in range(piles):
            value = self.spare[place]
            if value > now:
                now = value
            if place == source:
                value -= spare
            elif place == target:
                value += spare
            if value > then:
                then = value
        return then - now
