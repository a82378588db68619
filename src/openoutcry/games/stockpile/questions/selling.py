"""Questions about bonds and shares: buying bonds, sales in the Selling Phase, and collecting dividends."""

from typing import Annotated, Final

from openoutcry.engine.claims import Gains, Loses, Tells, Was
from openoutcry.engine.question import Figures, Question
from openoutcry.games.stockpile.box import Box, company_words
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.components import BUY_BONDS, COLLECT, COMPANIES, SELL, SHORT, SOLD_ENOUGH, SPLIT
from openoutcry.games.stockpile.events import DividendCollected, ShareSold
from openoutcry.games.stockpile.phases.selling import SALES
from openoutcry.games.stockpile.state import Stockpile

MOST_SHARES: Final = 20


class BuyBondsFigures(Figures, total=False):
    """Figures of an answer: the number of bonds, and their cost."""

    bonds: Annotated[int, Gains("bonds")]
    cost: Annotated[int, Loses("money")]


class BuyBonds(Question[Stockpile]):
    """The question how many bonds a player buys [Bonds, Beginning of Round]."""

    def __init__(self, box: Box) -> None:
        super().__init__(BUY_BONDS, "buy-bonds", [f"buy {n}" for n in range(int(box.most_bonds) + 1)])

    def figures(self, g: Stockpile, player: int, option: int) -> BuyBondsFigures:
        return {"bonds": option, "cost": option * int(g.box.bond_price)}

    def why_not(self, g: Stockpile, player: int, option: int) -> str:
        return "no-bonds-left" if option > g.extras.bonds_left else "not-enough-money"


class SaleFigures(Figures, total=False):
    """Figures of an answer: a share, a split share whole or half of one, and its sale price."""

    company: Annotated[int, Tells("company", ShareSold)]
    sale: str
    price: Annotated[int, Tells("price", ShareSold)]


class Sell(Question[Stockpile]):
    """A share at its value, or at a price of the seller's own, or enough [Selling Phase, 1]."""

    def __init__(self, box: Box) -> None:
        names = company_words(box)
        sales = [f"{sale} {name}" for sale in ("sell", "sell split", "turn back") for name in names]
        shorts = [f"{sale} {name}" for sale in ("short", "short half") for name in names]
        super().__init__(SELL, "sell", [*sales, "done", *shorts], closed="no-such-share")

    def figures(self, g: Stockpile, player: int, option: int) -> SaleFigures:
        if option == SOLD_ENOUGH:
            return {}
        extra = int(hired.sale_extra(g, player))
        if option >= SHORT:
            company = (option - SHORT) % COMPANIES
            seller = int(hired.short_seller(g, player))
            if seller < 0:
                return {"company": company}
            price = int(g.box.abilities[seller].short_price) + extra
            return {"company": company, "sale": "half" if option - SHORT >= COMPANIES else "share", "price": price}
        company = option % COMPANIES
        return sale_of(option, company, int(g.value(company)) + extra)

    def all_figures(self, g: Stockpile, player: int) -> list[SaleFigures]:
        if hired.short_seller(g, player) >= 0:
            return super().all_figures(g, player)
        extra, companies = int(hired.sale_extra(g, player)), range(COMPANIES)
        prices = [int(g.value(company)) + extra for company in companies]
        sales = [sale_of(option, option % COMPANIES, prices[option % COMPANIES]) for option in range(SOLD_ENOUGH)]
        shorts: list[SaleFigures] = [{"company": company} for _ in range(2) for company in companies]
        return [*sales, SaleFigures(), *shorts]


def sale_of(option: int, company: int, price: int) -> SaleFigures:
    """Return the figures of a sale; a whole split share counts as two shares at `price`."""
    shares = 2 if option // SPLIT == 1 else 1
    return {"company": company, "sale": SALES[option // COMPANIES], "price": shares * price}


class CollectAsked(Figures, total=False):
    """Figures of the question: the company that pays a dividend, and how much a share."""

    company: Annotated[int, Was("paying")]
    per_share: Annotated[int, Was("per_share")]


class CollectFigures(Figures, total=False):
    """Figures of an answer: the number of cards that the player shows, and the dividend on them."""

    company: Annotated[int, Tells("company", DividendCollected)]
    cards: Annotated[int, Tells("cards", DividendCollected)]
    amount: Annotated[int, Tells("amount", DividendCollected)]


class Collect(Question[Stockpile]):
    """The question how many shares a player shows for a dividend [Movement Phase, 3]."""

    def __init__(self) -> None:
        words = [f"show {n}" for n in range(MOST_SHARES + 1)]
        super().__init__(COLLECT, "collect", words, closed="not-so-many-shares")

    def asks(self, g: Stockpile, player: int) -> CollectAsked:
        return {"company": int(g.paying), "per_share": int(g.per_share)}

    def figures(self, g: Stockpile, player: int, option: int) -> CollectFigures:
        doubled = min(option, int(g.players[player].split[g.paying]))
        return {"company": int(g.paying), "cards": option, "amount": (option + doubled) * int(g.per_share)}
