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
    """What a credit brings and costs."""

    chips: Annotated[int, Gains("chips")]
    points: Annotated[int, Loses("points")]


class Credit(Question[Mogul]):
    """A credit before the auction, or none [Credit]."""

    def __init__(self) -> None:
        super().__init__(CREDIT, "credit", ["pass", "credit"], phase="credit")

    def figures(self, g: Mogul, player: int, option: int) -> CreditFigures:
        return credit(g) if option == TAKE_CREDIT else {}


class AuctionFigures(CreditFigures, total=False):
    """The pot, if the player stays; the chips that leaving or a credit brings."""

    pot: Annotated[int, Becomes("pot")]


class Auction(Question[Mogul]):
    """Put in a chip to stay, or leave with the pot [3]; a credit only at a table where it is taken on the own turn."""

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
    """The shares of a company that are sold, at which price, for how many points."""

    company: Annotated[int, Tells("company", events.Sold)]
    shares: Annotated[int, Loses("shares", of="company")]
    price: Annotated[int, Was("price", of="company")]
    points: Annotated[int, Gains("points")]


class Sale(Question[Mogul]):
    """How many shares of the border's company the runner-up sells [4]."""

    def __init__(self, box: Box) -> None:
        super().__init__(SALE, "sale", sales(box), closed="not-owned", phase="sale")

    def figures(self, g: Mogul, player: int, option: int) -> SaleFigures:
        return sold(g, option)


class ShareFigures(Figures, total=False):
    """The share on offer."""

    company: Annotated[int, Tells("company", events.ShareTaken)]
    border: Annotated[int, Tells("border", events.ShareTaken)]


class Share(Question[Mogul]):
    """Whether the runner-up takes the share [4]."""

    def __init__(self) -> None:
        super().__init__(SHARE, "share", ["take", "decline"], phase="share")

    def figures(self, g: Mogul, player: int, option: int) -> ShareFigures:
        return on_offer(g) if option == TAKE else {}


class ActionFigures(SaleFigures, total=False):
    """The share that is taken, or what is sold."""

    company: Annotated[int, Tells("company", events.ShareTaken, events.Sold)]
    border: Annotated[int, Tells("border", events.ShareTaken)]


class Action(Question[Mogul]):
    """The winner takes the share, or sells shares of the border's company [4]."""

    def __init__(self, box: Box) -> None:
        super().__init__(ACTION, "action", ["take", *sales(box)], closed="not-owned", phase="action")

    def figures(self, g: Mogul, player: int, option: int) -> ActionFigures:
        return on_offer(g) if option == TAKE else sold(g, option - SELL_NONE)


def credit(g: Mogul) -> AuctionFigures:
    """A credit."""
    return {"chips": int(g.box.credit_chips), "points": int(g.box.credit_points)}


def on_offer(g: Mogul) -> ActionFigures:
    """The share on offer."""
    return {"company": int(g.box.company[g.card]), "border": int(g.box.border[g.card])}


def sold(g: Mogul, shares: int) -> ActionFigures:
    """So many shares of the border's company."""
    company = int(g.box.border[g.card])
    price = int(g.value(company))
    return {"company": company, "shares": shares, "price": price, "points": shares * price}


def sales(box: Box) -> list[str]:
    """Any number of shares of a company."""
    return [f"sell {n}" for n in range(max(box.printed) + 1)]


def questions(box: Box, own_turn: bool) -> list[Question[Mogul]]:
    """Every question of a game; `own_turn` is whether a credit is taken in the auction."""
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
