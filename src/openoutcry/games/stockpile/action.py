"""The Action Phase: Booms and Busts [4. Action Phase]."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import first
from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile import market, portfolio
from openoutcry.games.stockpile.events import ActionPlayed
from openoutcry.games.stockpile.kinds import ACT, BOOM, BOOMED, BUST, BUSTED, COMPANIES
from openoutcry.games.stockpile.state import Stockpile


class Actions(Step[Stockpile]):
    """In turn order, each player uses all his Booms and Busts, each on a company of his choice [Action Phase, 1]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        find_player(g)

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            options: i64 = 0
            if g.players[seat].holds[BOOM] > 0:
                options |= first(COMPANIES)
            if g.players[seat].holds[BUST] > 0:
                options |= first(COMPANIES) << BUSTED
            g.ask(seat, ACT, options)

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        card: i64 = BOOM
        company = option - BOOMED
        spaces = g.box.action_spaces
        if option >= BUSTED:
            card = BUST
            company = option - BUSTED
            spaces = -spaces
        portfolio.discard(g, seat, card)
        if g.telling:
            g.tell(ActionPlayed(seat, card, company))
        g.schedule(NEXT_PLAYER)
        market.move(g, company, spaces)

    def why_not(self, g: Stockpile, option: i64) -> str:
        return "no-such-action"


def find_player(g: Stockpile) -> None:
    """The next player with an action card. That others have none can be told from it."""
    g.learned += 1
    while g.asked < len(g.players):
        player = g.players[g.seat_after(g.asked)]
        if player.holds[BOOM] + player.holds[BUST] > 0:
            return
        g.asked += 1


class NextToAct(Step[Stockpile]):
    """Once an action has had all its effect, dividends included: before that nobody can tell who has another one."""

    def run(self, g: Stockpile) -> None:
        find_player(g)


NEXT_PLAYER: Final[list[Step[Any]]] = [NextToAct()]
