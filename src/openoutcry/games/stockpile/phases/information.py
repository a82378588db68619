"""The Information Phase: companies and forecasts are paired and dealt [1. Information Phase]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, lowest
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NATURE, Step
from openoutcry.games.stockpile.components import COMPANIES, COMPANY, FORECAST
from openoutcry.games.stockpile.events import InsiderInformation, MarketInformation
from openoutcry.games.stockpile.state import Stockpile


class ShufflePairs(Step[Stockpile]):
    """Put the company cards and forecast cards of the last round back into their decks."""

    def run(self, g: Stockpile) -> None:
        while g.companies.size > 0:
            g.company_deck.put(g.companies.remove(g.companies.size - 1))
        while g.forecasts.size > 0:
            g.forecast_deck.put(g.forecasts.remove(g.forecasts.size - 1))


class DealPairs(Step[Stockpile]):
    """Deal a card to each pair (company and forecast): first to the players' own pairs, then face up, then face down. A
    card that a player has picked goes to a pair of that player."""

    kind: i64 = COMPANY

    def row(self, g: Stockpile) -> Cards:
        """Return the cards already dealt, the n-th to pair n."""
        return g.companies

    def deck(self, g: Stockpile) -> Bag:
        """Return the deck from which the pairs' cards are dealt."""
        return g.company_deck

    def picked(self, g: Stockpile) -> Cards:
        """Return the card that a player picked for a pair and that is not dealt yet. Empty if there is none."""
        return g.extras.picked_company

    def ask(self, g: Stockpile) -> None:
        if self.row(g).size < COMPANIES:
            g.ask(NATURE, self.kind, self.deck(g).kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return self.deck(g)

    def answer(self, g: Stockpile, option: i64) -> None:
        self.deal(g, option)
        self.deal_picked(g)
        if self.deck(g).total == 1:
            self.deal(g, lowest(self.deck(g).kinds))
            self.deal_picked(g)

    def deal(self, g: Stockpile, card: i64) -> None:
        """Move a card of the kind `card` from the deck to the next pair."""
        self.deck(g).take(card)
        self.add(g, card)

    def deal_picked(self, g: Stockpile) -> None:
        """Deal the picked card to the next pair if that pair belongs to the player who picked it."""
        picked = self.picked(g)
        if picked.size > 0 and picked.seen[0] == bit(g.owner_of_pair(self.row(g).size)):
            self.add(g, picked.remove(0))

    def add(self, g: Stockpile, card: i64) -> None:
        """Add a card to the next pair, visible to the seats that see this pair."""
        row = self.row(g)
        seers = g.seers_of_pair(row.size)
        if seers == EVERYBODY:
            g.learned += 1
        row.add(card, seers)


class DealCompanies(DealPairs):
    """Deal a company card to each pair [Information Phase, 1 to 3]."""

    def run(self, g: Stockpile) -> None:
        self.deal_picked(g)


class DealForecasts(DealPairs):
    """Deal a forecast card to each pair [Information Phase, 1 to 3]."""

    def __init__(self) -> None:
        self.kind = FORECAST

    def row(self, g: Stockpile) -> Cards:
        return g.forecasts

    def deck(self, g: Stockpile) -> Bag:
        return g.forecast_deck

    def picked(self, g: Stockpile) -> Cards:
        return g.extras.picked_forecast

    def run(self, g: Stockpile) -> None:
        self.deal_picked(g)

    def answer(self, g: Stockpile, option: i64) -> None:
        super().answer(g, option)
        if g.telling and g.forecasts.size == COMPANIES:
            self.tell_pairs(g)

    def tell_pairs(self, g: Stockpile) -> None:
        """Emit an event for each dealt pair: to its owner for a player's pair, to all players for the open pair."""
        for pair in range(COMPANIES):
            company = g.companies.kinds[pair]
            forecast = g.forecasts.kinds[pair]
            seers = g.seers_of_pair(pair)
            if seers == EVERYBODY:
                g.tell(MarketInformation(company, forecast))
            elif seers != 0:
                owner = g.owner_of_pair(pair)
                g.tell_only(bit(owner), InsiderInformation(owner, company, forecast), None)
