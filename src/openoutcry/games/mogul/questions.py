"""The questions of Mogul."""

from typing import Annotated, Final

from openoutcry.engine.claims import Becomes, Gains, Loses, Tells, Was
from openoutcry.engine.first_player import START
from openoutcry.engine.question import Figures, Question, seat_words
from openoutcry.games.mogul import events
from openoutcry.games.mogul.box import MOST_PLAYERS, Box
from openoutcry.games.mogul.state import Mogul

DEAL: Final = 1
REVEAL: Final = 2
CREDIT: Final = 3
AUCTION: Final = 4
ACTION: Final = 5
SHARE: Final = 6
SALE: Final = 7

PASS: Final = 0
TAKE_CREDIT: Final = 1

STAY: Final = 0
LEAVE: Final = 1
CREDIT_NOW: Final = 2

TAKE: Final = 0
DECLINE: Final = 1
SELL_NONE: Final = 1  # of an ACTION: selling n shares is SELL_NONE + n


class CreditFigures(Figures, total=False):
    """Numbers shown beside a credit: the chips that it brings and the points that it costs."""

    chips: Annotated[int, Gains("chips")]
    points: Annotated[int, Loses("points")]


class Credit(Question[Mogul]):
    """Question: does the player take a credit before the auction [Credit]?"""

    def __init__(self) -> None:
        super().__init__(CREDIT, "credit", ["pass", "credit"], phase="credit")

    def figures(self, g: Mogul, player: int, option: int) -> CreditFigures:
        return credit(g) if option == TAKE_CREDIT else {}


class AuctionFigures(CreditFigures, total=False):
    """Numbers shown beside an answer in the auction: the pot after staying, or the chips that leaving or a credit
    brings."""

    pot: Annotated[int, Becomes("pot")]


class Auction(Question[Mogul]):
    """Question: does the player pay a chip to stay, or leave and take the pot [3]? With `own_turn` a credit is a third
    answer."""

    def __init__(self, own_turn: bool) -> None:
        super().__init__(AUCTION, "auction", ["stay", "leave", "credit"], phase="auction")
        self.own_turn = own_turn

    def figures(self, g: Mogul, player: int, option: int) -> AuctionFigures:
        if option == STAY:
            return {"pot": int(g.pot) + 1}
        if option == LEAVE:
            return {"chips": int(g.pot)}
        return credit(g)

    def why_not(self, g: Mogul, player: int, option: int) -> str:
        if option == STAY:
            return "no-chips"
        if not self.own_turn:
            return "credit-first"
        return "bank-empty" if g.bank < g.box.credit_chips else "one-credit"


class SaleFigures(Figures, total=False):
    """Numbers shown beside a sale: company, number of shares, price of one share, and points in all."""

    company: Annotated[int, Tells("company", events.Sold)]
    shares: Annotated[int, Loses("shares", of="company")]
    price: Annotated[int, Was("price", of="company")]
    points: Annotated[int, Gains("points")]


class Sale(Question[Mogul]):
    """Question: how many shares of the revealed card's border company does the runner-up sell [4]?"""

    def __init__(self, box: Box) -> None:
        super().__init__(SALE, "sale", sales(box), closed="not-owned", phase="sale")

    def figures(self, g: Mogul, player: int, option: int) -> SaleFigures:
        return sold(g, option)


class ShareFigures(Figures, total=False):
    """Numbers shown beside taking the revealed share: its company and its border company."""

    company: Annotated[int, Tells("company", events.ShareTaken)]
    border: Annotated[int, Tells("border", events.ShareTaken)]


class Share(Question[Mogul]):
    """Question: does the runner-up take the revealed share, or decline it [4]?"""

    def __init__(self) -> None:
        super().__init__(SHARE, "share", ["take", "decline"], phase="share")

    def figures(self, g: Mogul, player: int, option: int) -> ShareFigures:
        return on_offer(g) if option == TAKE else {}


class ActionFigures(SaleFigures, total=False):
    """Numbers shown beside the winner's action: those of the share taken, or those of the sale."""

    company: Annotated[int, Tells("company", events.ShareTaken, events.Sold)]
    border: Annotated[int, Tells("border", events.ShareTaken)]


class Action(Question[Mogul]):
    """Question: does the winner take the revealed share, or sell shares of its border company, and how many [4]?"""

    def __init__(self, box: Box) -> None:
        super().__init__(ACTION, "action", ["take", *sales(box)], closed="not-owned", phase="action")

    def figures(self, g: Mogul, player: int, option: int) -> ActionFigures:
        return on_offer(g) if option == TAKE else sold(g, option - SELL_NONE)


def credit(g: Mogul) -> AuctionFigures:
    """Return the numbers shown beside a credit: the chips that it brings and the points that it costs."""
    return {"chips": int(g.box.credit_chips), "points": int(g.box.credit_points)}


def on_offer(g: Mogul) -> ActionFigures:
    """Return the numbers shown beside taking the revealed share: its company and its border company."""
    return {"company": int(g.box.company[g.card]), "border": int(g.box.border[g.card])}


def sold(g: Mogul, shares: int) -> ActionFigures:
    """Return the numbers shown beside the sale of `shares` shares of the revealed card's border company."""
    company = int(g.box.border[g.card])
    price = int(g.value(company))
    return {"company": company, "shares": shares, "price": price, "points": shares * price}


def sales(box: Box) -> list[str]:
    """Return the names of the answers "sell 0", "sell 1" and so on, up to the largest number of shares of a company."""
    return [f"sell {n}" for n in range(max(box.printed) + 1)]


def questions(box: Box, own_turn: bool) -> list[Question[Mogul]]:
    """Return all questions of Mogul, those to NATURE (random draws) included. With `own_turn` a credit is an answer in
    the auction, otherwise a question before it."""
    cards = [f"{box.colours[int(c)]}/{box.colours[int(b)]}" for c, b in zip(box.company, box.border, strict=True)]
    return [
        Question(START, "start", seat_words(MOST_PLAYERS), phase="setup"),
        Question(DEAL, "deal", cards, phase="setup"),
        Question(REVEAL, "reveal", [*cards, "crash"], phase="reveal"),
        Credit(),
        Auction(own_turn),
        Action(box),
        Share(),
        Sale(box),
    ]
