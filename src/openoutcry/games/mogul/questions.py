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
    """The chips that a credit brings and the points that it costs."""

    chips: Annotated[int, Gains("chips")]
    points: Annotated[int, Loses("points")]


class Credit(Question[Mogul]):
    """A credit before the auction, or none [Credit]."""

    def __init__(self) -> None:
        super().__init__(CREDIT, "credit", ["pass", "credit"], phase="credit")

    def figures(self, g: Mogul, player: int, option: int) -> CreditFigures:
        return credit(g) if option == TAKE_CREDIT else {}


class AuctionFigures(CreditFigures, total=False):
    """The pot after the player stays, or the chips that leaving or a credit brings."""

    pot: Annotated[int, Becomes("pot")]


class Auction(Question[Mogul]):
    """Put in a chip to stay, or leave with the pot [3]. A credit is an answer only with the option `credit =
    own-turn`."""

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
    """The company and number of the shares sold, the price of each, and the points in all."""

    company: Annotated[int, Tells("company", events.Sold)]
    shares: Annotated[int, Loses("shares", of="company")]
    price: Annotated[int, Was("price", of="company")]
    points: Annotated[int, Gains("points")]


class Sale(Question[Mogul]):
    """The number of shares of the border's company that the runner-up sells [4]."""

    def __init__(self, box: Box) -> None:
        super().__init__(SALE, "sale", sales(box), closed="not-owned", phase="sale")

    def figures(self, g: Mogul, player: int, option: int) -> SaleFigures:
        return sold(g, option)


class ShareFigures(Figures, total=False):
    """The share on offer."""

    company: Annotated[int, Tells("company", events.ShareTaken)]
    border: Annotated[int, Tells("border", events.ShareTaken)]


class Share(Question[Mogul]):
    """The runner-up takes the share, or declines it [4]."""

    def __init__(self) -> None:
        super().__init__(SHARE, "share", ["take", "decline"], phase="share")

    def figures(self, g: Mogul, player: int, option: int) -> ShareFigures:
        return on_offer(g) if option == TAKE else {}


class ActionFigures(SaleFigures, total=False):
    """The share taken, or the shares sold."""

    company: Annotated[int, Tells("company", events.ShareTaken, events.Sold)]
    border: Annotated[int, Tells("border", events.ShareTaken)]


class Action(Question[Mogul]):
    """The winner takes the share, or sells shares of the border's company [4]."""

    def __init__(self, box: Box) -> None:
        super().__init__(ACTION, "action", ["take", *sales(box)], closed="not-owned", phase="action")

    def figures(self, g: Mogul, player: int, option: int) -> ActionFigures:
        return on_offer(g) if option == TAKE else sold(g, option - SELL_NONE)


def credit(g: Mogul) -> AuctionFigures:
    """Return the figures of taking a credit."""
    return {"chips": int(g.box.credit_chips), "points": int(g.box.credit_points)}


def on_offer(g: Mogul) -> ActionFigures:
    """Return the figures of the share on offer: its company and its border."""
    return {"company": int(g.box.company[g.card]), "border": int(g.box.border[g.card])}


def sold(g: Mogul, shares: int) -> ActionFigures:
    """Return the figures of selling a number of shares of the border's company."""
    company = int(g.box.border[g.card])
    price = int(g.value(company))
    return {"company": company, "shares": shares, "price": price, "points": shares * price}


def sales(box: Box) -> list[str]:
    """Return the words of the answers "sell 0", "sell 1" and so on, up to the largest number of shares of a company."""
    return [f"sell {n}" for n in range(max(box.printed) + 1)]


def questions(box: Box, own_turn: bool) -> list[Question[Mogul]]:
    """Return the questions of Mogul. With `own_turn` a credit is taken during the auction, otherwise before it."""
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
