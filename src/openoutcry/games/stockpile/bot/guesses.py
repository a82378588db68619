"""Guesses at hidden forecasts and covered cards: the mean over a few random arrangements that the seat thinks possible.
Two seats that guess value the same pile differently, and so does one seat from one answer to the next. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.bot.worth import COVERED, GUESSES, Worth, open_to
from openoutcry.games.stockpile.components import COMPANIES, MARKET_KINDS, MOVEMENT, OVER
from openoutcry.games.stockpile.state import Stockpile


class Guesses:
    """Replaces estimates of `worth` for a seat by means over guesses. The buffers are reused."""

    def __init__(self, habits: vec[float], worth: Worth) -> None:
        self.habits = habits
        self.worth = worth
        self.unseen: vec[i64] = vec[i64]([0] * COMPANIES)  # companies of which the seat does not know the forecast,
        self.pairs: vec[i64] = vec[i64]([0] * COMPANIES)  # and the pairs that may be theirs, shuffled
        self.share: vec[float] = vec[float]([0.0] * COMPANIES)
        self.split: vec[float] = vec[float]([0.0] * COMPANIES)

    def forecasts(self, g: Stockpile, seat: i64, rng: Rng) -> None:
        """Estimate shares whose forecasts the seat does not know: the mean over random pairings of company and
        forecast."""
        if g.phase == MOVEMENT or g.phase == OVER:
            return
        worth = self.worth
        size = self._gather(g, seat)
        guesses = self.habits[GUESSES]
        done = 0.0
        while done < guesses:
            done += 1.0
            self._shuffle(size, rng)
            for place in range(size):
                company = self.unseen[place]
                worth.pair[company] = self.pairs[place]
                worth.after(g, company, 0, 0)
                self.share[place] += worth.one
                self.split[place] += worth.two
        for place in range(size):
            company = self.unseen[place]
            worth.pair[company] = NONE
            worth.share[company] = self.share[place] / done
            worth.split[company] = self.split[place] / done

    def _gather(self, g: Stockpile, seat: i64) -> i64:
        pairs = g.forecasts.size
        if g.companies.size < pairs:
            pairs = g.companies.size
        size: i64 = 0
        for pair in range(pairs):
            company = g.companies.kinds[pair]
            if self.worth.pair[company] == NONE:
                self.unseen[size] = company
                self.pairs[size] = pair
                self.share[size] = 0.0
                self.split[size] = 0.0
                size += 1
        return size

    def _shuffle(self, size: i64, rng: Rng) -> None:
        pairs = self.pairs
        for place in range(1, size):
            other = rng.below(place + 1)
            kept = pairs[place]
            pairs[place] = pairs[other]
            pairs[other] = kept

    def covered(self, g: Stockpile, seat: i64, rng: Rng) -> None:
        """Estimate covered cards on the piles: the mean worth of random cards from the deck."""
        if g.deck.total == 0:
            return
        worth = self.worth
        guesses = self.habits[GUESSES]
        place: i64 = 0
        for pile in g.piles:
            for n in range(pile.cards.size):
                if pile.cards.kinds[n] < MARKET_KINDS and not open_to(pile.cards.seen[n], seat):
                    done = 0.0
                    total = 0.0
                    while done < guesses:
                        done += 1.0
                        total += worth.card(g, seat, rng.draw(g.deck))
                    worth.pile[place] += total / done - self.habits[COVERED]
            place += 1
