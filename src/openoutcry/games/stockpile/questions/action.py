"""Questions of the Action Phase [4. Action Phase]."""

from typing import Annotated, Literal, cast

from openoutcry.engine.bits import bit, first
from openoutcry.engine.claims import Becomes, Equals, Tells
from openoutcry.engine.kernel import NONE
from openoutcry.engine.question import Figures, Question
from openoutcry.games.stockpile.box import Box, company_words
from openoutcry.games.stockpile.cards import common, hired
from openoutcry.games.stockpile.cards.strategies.patterns import SellingNow
from openoutcry.games.stockpile.components import ABILITY, ACT, ACTED_ENOUGH, BUSTED, COMPANIES, STRATEGY
from openoutcry.games.stockpile.events import ActionPlayed
from openoutcry.games.stockpile.modules.events import StrategyPlayed
from openoutcry.games.stockpile.questions import promised
from openoutcry.games.stockpile.questions.cards import hired_at
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market

Acting = Literal["all", "actions", "boom", "bust", "nothing"]


class ActAsked(Figures, total=False):
    """Figures of the question: `asks` says which actions are open, from "nothing" and single action cards to "all"."""

    asks: Acting


class ActFigures(Figures, total=False):
    """A Boom or a Bust: where the company would go, what a share of it would be worth there, and what the move would
    come to. Or an investor. Or a strategy card: what it costs in money, what it brings if that is settled, and what the
    player's investor adds to each share that it sells."""

    card: Literal["boom", "bust"]
    company: Annotated[int, Tells("company", ActionPlayed)]
    space: Annotated[int, Becomes("ticker", of="company")]
    value: Annotated[int, Becomes("price", of="company")]
    ends: Literal["moved", "split", "bankrupt"]
    investor: Annotated[int, Equals(promised.investor_acting)]
    strategy: Annotated[int, Tells("strategy", StrategyPlayed)]
    cost: Annotated[int, Tells("cost", StrategyPlayed)]
    amount: Annotated[int, Equals(promised.amount_of_strategy)]
    extra: Annotated[int, Equals(promised.extra_on_sale)]


class Act(Question[Stockpile]):
    """A Boom or a Bust on a company [Action Phase, 1], an investor [Investors], a strategy [Investment Strategies]."""

    def __init__(self, box: Box) -> None:
        actions = [f"{action} {name}" for action in ("boom", "bust") for name in company_words(box)]
        strategies = [f"play {name.lower()}" for name in box.strategies]
        super().__init__(ACT, "act", [*actions, "done", "use first", "use second", *strategies])

    def asks(self, g: Stockpile, player: int) -> ActAsked:
        return {"asks": self.acting(g)}

    def acting(self, g: Stockpile) -> Acting:
        """Return a word for the answers that are open, as in `ActAsked`."""
        boom = g.options & first(COMPANIES) != 0
        bust = g.options & first(COMPANIES) << BUSTED != 0
        if g.options >= bit(ABILITY):
            return "all"
        if boom and bust:
            return "actions"
        if boom:
            return "boom"
        return "bust" if bust else "nothing"

    def figures(self, g: Stockpile, player: int, option: int) -> ActFigures:
        if option >= STRATEGY:
            return played(g, player, option - STRATEGY)
        if option >= ABILITY:
            investor = hired_at(g, player, option - ABILITY)
            return {} if investor is None else {"investor": investor}
        if option == ACTED_ENOUGH:
            return {}
        spaces = int(g.box.action_spaces) if option < BUSTED else -int(g.box.action_spaces)
        args = cast(ActFigures, market.moved(g, option % COMPANIES, spaces))
        args["card"] = "boom" if option < BUSTED else "bust"
        return args

    def why_not(self, g: Stockpile, player: int, option: int) -> str:
        if option == ACTED_ENOUGH:
            return "actions-first"
        if option >= STRATEGY:
            return why_not_played(g, player, option - STRATEGY)
        return "investor-cannot-act" if option >= ABILITY else "no-such-action"


def played(g: Stockpile, player: int, number: int) -> ActFigures:
    """Return the figures of a strategy card, among them what it brings if the player has it."""
    args: ActFigures = {"strategy": number}
    card = g.box.designs[number]
    if card.cost > 0:
        args["cost"] = int(card.cost)
    if g.players[player].side.strategies.find(number) == NONE:
        return args
    worth = int(card.worth(g, player))
    if worth > 0:
        args["amount"] = worth
    extra = int(hired.sale_extra(g, player))
    if extra > 0 and isinstance(card, SellingNow):
        args["extra"] = extra
    return args


def why_not_played(g: Stockpile, player: int, number: int) -> str:
    """Return the name of the rule by which a strategy card cannot be played now."""
    side, cost = g.players[player].side, g.box.designs[number].cost
    if side.strategies.find(number) == NONE:
        return "not-in-hand"
    if side.played == hired.strategies_a_round(g, player):
        return "enough-strategies"
    if g.players[player].money < cost:
        return "not-enough-money"
    return "does-nothing" if common.can_pay(g, player, cost) else "fees-first"
