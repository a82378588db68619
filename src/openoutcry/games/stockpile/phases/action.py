"""The Action Phase: Booms and Busts [4. Action Phase]."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile.cards.using import (
    has_more_to_do,
    play_strategy,
    playable,
    usable_in_action_phase,
    use_investor,
)
from openoutcry.games.stockpile.components import (
    ABILITY,
    ACT,
    ACTED_ENOUGH,
    BOOM,
    BOOMED,
    BUST,
    BUSTED,
    COMPANIES,
    STRATEGY,
)
from openoutcry.games.stockpile.events import ActionPlayed
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market, portfolio


class Actions(Step[Stockpile]):
    """Ask each player in turn order to use all Booms and Busts of the portfolio, each on any company [Action Phase, 1].
    In the same turn the player may use an investor and play a strategy card [Investors; Investment Strategies]."""

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        find_player(g)

    def ask(self, g: Stockpile) -> None:
        if g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            options = actions(g, seat)
            if has_more_to_do(g, seat):
                options |= usable_in_action_phase(g, seat) << ABILITY
                options |= playable(g, seat) << STRATEGY
                if not has_actions(g, seat):
                    options |= bit(ACTED_ENOUGH)
            g.ask(seat, ACT, options)

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = g.seat_after(g.asked)
        g.schedule(NEXT_PLAYER)
        if option >= STRATEGY:
            play_strategy(g, seat, option - STRATEGY)
        elif option >= ABILITY:
            use_investor(g, seat, g.players[seat].side.investors[option - ABILITY])
        elif option == ACTED_ENOUGH:
            pass_on(g)
        else:
            self.use_action(g, seat, option)

    def use_action(self, g: Stockpile, seat: i64, option: i64) -> None:
        """Use a Boom on a company, or a Bust if `option` is BUSTED or larger: discard the card and move the company's
        price marker."""
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
        market.move(g, company, spaces)


class NextToAct(Step[Stockpile]):
    """Find the next player with an action to take, after all effects of an action, dividends included, are complete."""

    def run(self, g: Stockpile) -> None:
        find_player(g)


NEXT_PLAYER: Final[list[Step[Any]]] = [NextToAct()]


def find_player(g: Stockpile) -> None:
    """Advance `g.asked` to the next player in turn order with an action card, an investor or a strategy card to use, or
    beyond the last player. All players can conclude that those passed over have no action card."""
    g.learned += 1
    while g.asked < len(g.players):
        seat = g.seat_after(g.asked)
        if has_actions(g, seat) or has_more_to_do(g, seat):
            return
        pass_on(g)


def pass_on(g: Stockpile) -> None:
    """End a player's turn in the Action Phase and go on to the next player. Record that, as all players can tell, the
    player has no action card any more."""
    portfolio.none_left(g, g.seat_after(g.asked), BOOM)
    g.asked += 1


def has_actions(g: Stockpile, seat: i64) -> bool:
    """Return whether a player has an action card, a Boom or a Bust."""
    return g.players[seat].holds[BOOM] + g.players[seat].holds[BUST] > 0


def actions(g: Stockpile, seat: i64) -> i64:
    """Return the legal uses of action cards, as a bit set: every company for each kind of action card that the player
    has."""
    options: i64 = 0
    if g.players[seat].holds[BOOM] > 0:
        options |= first(COMPANIES)
    if g.players[seat].holds[BUST] > 0:
        options |= first(COMPANIES) << BUSTED
    return options
