"""Using investors and strategy cards: the steps that ask and do what they say [Investors; Investment Strategies]."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.stockpile import doings, portfolio, roles
from openoutcry.games.stockpile.abilities import FINISHED, Effect
from openoutcry.games.stockpile.families import SellingNow
from openoutcry.games.stockpile.investors import INVESTORS
from openoutcry.games.stockpile.kinds import (
    BUY_STOCK,
    COMPANIES,
    GIVE_UP,
    PASSED,
    PEEK,
    SELL_AT,
    SHOW,
    STRATEGIES,
    TAKE,
    WHICH_FIRST,
)
from openoutcry.games.stockpile.module_events import AbilityUsed, StrategyPlayed
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.strategies import STRATEGY_CARDS

EFFECTS: Final[list[Effect]] = [*STRATEGY_CARDS, *INVESTORS]
for n, one in enumerate(EFFECTS):
    one.number = n


class UseEffect(Step[Stockpile]):
    """The user answers stage after stage, until the effect is finished."""

    def ask(self, g: Stockpile) -> None:
        extras = g.extras
        if extras.stage != FINISHED:
            effect = EFFECTS[extras.effect]
            g.ask(extras.user, effect.question(g), effect.options(g, extras.user))

    def answer(self, g: Stockpile, option: i64) -> None:
        extras = g.extras
        effect = EFFECTS[extras.effect]
        if g.telling and extras.stage == 0 and extras.effect >= STRATEGIES and option != effect.no():
            g.tell(AbilityUsed(extras.user, extras.effect - STRATEGIES))
        effect.do(g, extras.user, option)

    def why_not(self, g: Stockpile, option: i64) -> str:
        seat = g.extras.user
        if g.kind == PEEK:
            return "seen-already"
        if g.kind == SHOW and g.extras.first_pick & bit(option) != 0:
            return "shown-already"
        if g.kind == SHOW or (g.kind == GIVE_UP and doings.to_give_up(g, seat) & bit(option) == 0):
            return "no-such-share"
        if g.kind == SELL_AT:
            return "no-such-share"
        if (g.kind == TAKE or g.kind == BUY_STOCK) and doings.discarded(g) & bit(option) == 0:
            return "none-discarded"
        if g.kind == BUY_STOCK:
            return "not-enough-money"
        return "not-with-this-card"


USE: Final[list[Step[Any]]] = [UseEffect()]


def use(g: Stockpile, seat: i64, effect: i64) -> None:
    """Schedule an effect."""
    g.extras.user = seat
    g.extras.effect = effect
    g.extras.stage = 0
    g.schedule(USE)
    EFFECTS[effect].begin(g, seat)


def use_investor(g: Stockpile, seat: i64, investor: i64) -> None:
    """Schedule an investor's ability: once a round."""
    g.players[seat].side.used |= bit(investor)
    use(g, seat, STRATEGIES + investor)


def play_strategy(g: Stockpile, seat: i64, card: i64) -> None:
    """Pay for a strategy card, show it and schedule what it does; it goes back to the box."""
    side = g.players[seat].side
    g.learned += 1
    side.strategies.remove(side.strategies.find(card))
    side.played += 1
    g.extras.spent_strategies[card] += 1
    if g.telling:
        g.tell(StrategyPlayed(seat, card, g.box.strategy_cost[card]))
    portfolio.pay(g, seat, g.box.strategy_cost[card])
    use(g, seat, card)


def playable(g: Stockpile, seat: i64) -> i64:
    """The strategy cards in a player's hand that he can play now, as a set of designs."""
    side = g.players[seat].side
    found: i64 = 0
    if side.played < roles.strategies_a_round(g, seat):
        for place in range(side.strategies.size):
            card = side.strategies.kinds[place]
            if can_pay(g, seat, g.box.strategy_cost[card]) and STRATEGY_CARDS[card].playable(g, seat):
                found |= bit(card)
    return found


def why_not_played(g: Stockpile, seat: i64, card: i64) -> str:
    """The rule by which a strategy card cannot be played now."""
    player = g.players[seat]
    cost = g.box.strategy_cost[card]
    if player.side.strategies.find(card) == NONE:
        return "not-in-hand"
    if player.side.played == roles.strategies_a_round(g, seat):
        return "enough-strategies"
    if player.money < cost:
        return "not-enough-money"
    if not can_pay(g, seat, cost):
        return "fees-first"
    return "does-nothing"


def can_pay(g: Stockpile, seat: i64, cost: i64) -> bool:
    """Whether a player can pay for a card; not while he owes fees, unless it is free (ruling)."""
    player = g.players[seat]
    return cost == 0 or (player.money >= cost and player.owing == 0)


def usable_in_action_phase(g: Stockpile, seat: i64) -> i64:
    """The places of a player's investors that he can use in the Action Phase now."""
    side = g.players[seat].side
    found: i64 = 0
    for slot in range(len(side.investors)):
        investor = side.investors[slot]
        if can_act(g, seat, investor) and INVESTORS[investor].usable(g, seat):
            found |= bit(slot)
    return found


def has_more_to_do(g: Stockpile, seat: i64) -> bool:
    """Whether a player could do more in the Action Phase than use his action cards, as far as everybody can see."""
    side = g.players[seat].side
    if side.strategies.size > 0 and side.played < roles.strategies_a_round(g, seat):
        return True
    for investor in side.investors:
        if can_act(g, seat, investor):
            return True
    return False


def can_act(g: Stockpile, seat: i64, investor: i64) -> bool:
    """Whether an investor has not been used yet in an Action Phase in which he can be."""
    if investor == NONE or g.players[seat].side.used & bit(investor) != 0:
        return False
    return INVESTORS[investor].in_action_phase()


def sale_price(g: Stockpile, card: i64, company: i64) -> int:
    """For how much a strategy card sells a share of this company."""
    strategy = STRATEGY_CARDS[card]
    assert isinstance(strategy, SellingNow)
    return int(strategy.price(g, company))


class NextAbility(Step[Stockpile]):
    """The next player, in turn order, whose investor is used at this time. Who has two that ask him something chooses
    the order [2-Player Investor Expansion Clarifications]; those that act by themselves come after them (ruling)."""

    def __init__(self, moment: i64) -> None:
        self.moment: i64 = moment
        self.again: list[Step[Any]] = [self]

    def run(self, g: Stockpile) -> None:
        while g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            waiting = self.waiting(g, seat)
            if waiting == 3:
                g.extras.slot = 0
                return
            if waiting != 0:
                g.schedule(self.again)
                use_investor(g, seat, g.players[seat].side.investors[waiting - 1])
                return
            g.asked += 1

    def waiting(self, g: Stockpile, seat: i64) -> i64:
        """The places of a player's investors that are to be asked; when there are none, the others act here."""
        side = g.players[seat].side
        found: i64 = 0
        for slot in range(len(side.investors)):
            if self.is_due(g, seat, side.investors[slot]) and INVESTORS[side.investors[slot]].usable(g, seat):
                found |= bit(slot)
        if found == 0:
            for investor in side.investors:
                if self.is_due(g, seat, investor):
                    side.used |= bit(investor)
                    INVESTORS[investor].automatic(g, seat)
        return found

    def is_due(self, g: Stockpile, seat: i64, investor: i64) -> bool:
        """Whether this is the time of an investor, and he has neither been used nor passed over."""
        if investor == NONE or INVESTORS[investor].at() != self.moment:
            return False
        return g.players[seat].side.used & (bit(investor) | bit(PASSED + investor)) == 0

    def ask(self, g: Stockpile) -> None:
        if g.extras.slot == 0:
            g.ask(g.seat_after(g.asked), WHICH_FIRST, 3)

    def answer(self, g: Stockpile, option: i64) -> None:
        g.extras.slot = NONE
        seat = g.seat_after(g.asked)
        g.schedule(self.again)
        use_investor(g, seat, g.players[seat].side.investors[option])


class AbilitiesAt(Step[Stockpile]):
    """The investors that are used at this time, in turn order [Investors]."""

    def __init__(self, moment: i64) -> None:
        self.moment: i64 = moment
        self.following: list[Step[Any]] = NextAbility(moment).again

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        g.schedule(self.following)


class RefreshAbilities(Step[Stockpile]):
    """A new round: what is used once a round can be used again."""

    def run(self, g: Stockpile) -> None:
        for player in g.players:
            player.side.used = 0
            player.side.played = 0
            player.side.fees = 0
            player.side.low = NONE
            player.side.high = NONE
        for pair in range(COMPANIES):
            g.extras.tampered[pair] = 0
