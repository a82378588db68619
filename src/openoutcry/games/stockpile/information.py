"""The Information Phase: companies and forecasts are paired and dealt [1. Information Phase]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, lowest
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NATURE, Step
from openoutcry.engine.records import Cards
from openoutcry.games.stockpile.events import InsiderInformation, MarketInformation
from openoutcry.games.stockpile.kinds import COMPANIES, COMPANY, FORECAST, INFORMATION
from openoutcry.games.stockpile.state import Stockpile


class DealCompanies(Step[Stockpile]):
    """The pairs of the last round are taken back. A company card to each player, one face up, the rest face down
    [Information Phase, 1 to 3]."""

    def run(self, g: Stockpile) -> None:
        g.phase = INFORMATION
        while g.companies.size > 0:
            g.company_deck.put(g.companies.remove(g.companies.size - 1))
        while g.forecasts.size > 0:
            g.forecast_deck.put(g.forecasts.remove(g.forecasts.size - 1))

    def ask(self, g: Stockpile) -> None:
        if g.companies.size < COMPANIES:
            g.ask(NATURE, COMPANY, g.company_deck.kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return g.company_deck

    def answer(self, g: Stockpile, option: i64) -> None:
        self.deal(g, option)
        if g.companies.size == COMPANIES - 1:
            self.deal(g, lowest(g.company_deck.kinds))

    def deal(self, g: Stockpile, company: i64) -> None:
        g.company_deck.take(company)
        deal_to_pair(g, g.companies, company)


def deal_to_pair(g: Stockpile, row: Cards, card: i64) -> None:
    """Add a card to the next pair, seen by those who see that pair."""
    seers = g.seers_of_pair(row.size)
    if seers == EVERYBODY:
        g.learned += 1
    row.add(card, seers)


class DealForecasts(Step[Stockpile]):
    """A forecast card to each company card [Information Phase, 1 to 3]."""

    def ask(self, g: Stockpile) -> None:
        if g.forecasts.size < COMPANIES:
            g.ask(NATURE, FORECAST, g.forecast_deck.kinds)

    def bag(self, g: Stockpile) -> Bag | None:
        return g.forecast_deck

    def answer(self, g: Stockpile, option: i64) -> None:
        self.deal(g, option)
        if g.forecasts.size == COMPANIES - 1:
            self.deal(g, lowest(g.forecast_deck.kinds))
            if g.telling:
                self.tell_pairs(g)

    def deal(self, g: Stockpile, forecast: i64) -> None:
        g.forecast_deck.take(forecast)
        deal_to_pair(g, g.forecasts, forecast)

    def tell_pairs(self, g: Stockpile) -> None:
        """Everybody is told his own pairs, and all the open one."""
        for pair in range(COMPANIES):
            company = g.companies.kinds[pair]
            forecast = g.forecasts.kinds[pair]
            seers = g.seers_of_pair(pair)
            if seers == EVERYBODY:
                g.tell(MarketInformation(company, forecast))
            elif seers != 0:
                owner = g.owner_of_pair(pair)
                g.tell_only(bit(owner), InsiderInformation(owner, company, forecast), None)
