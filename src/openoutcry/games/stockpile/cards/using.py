"""Using investors and strategy cards: the steps that ask and do what they say [Investors; Investment Strategies]."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, lowest
from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.stockpile.cards import common, hired
from openoutcry.games.stockpile.cards.contract import FINISHED, Ability, Effect
from openoutcry.games.stockpile.components import COMPANIES, IN_ACTION_PHASE, WHICH_FIRST
from openoutcry.games.stockpile.modules.events import StrategyPlayed
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import portfolio

BOTH: Final = 3  # the places of two investors, as a set


def in_use(g: Stockpile) -> Effect:
    """Return the investor's ability or strategy card that is being used now."""
    return g.box.effects[g.extras.effect]


class UseEffect(Step[Stockpile]):
    """Ask the user of an investor or strategy card one question after another, until the effect is finished."""

    def ask(self, g: Stockpile) -> None:
        extras = g.extras
        if extras.stage != FINISHED:
            effect = in_use(g)
            g.ask(extras.user, effect.question_now(g), effect.options(g, extras.user))

    def answer(self, g: Stockpile, option: i64) -> None:
        extras = g.extras
        effect = in_use(g)
        if g.telling and extras.stage == 0 and option != effect.no:
            effect.tell_used(g, extras.user)
        effect.do(g, extras.user, option)


USE: Final[list[Step[Any]]] = [UseEffect()]


def use(g: Stockpile, seat: i64, effect: Effect) -> None:
    """Begin to use an investor's ability or a strategy card: put the step that asks its questions on the stack of steps
    to come, and carry out what happens before the first question."""
    g.extras.user = seat
    g.extras.effect = effect.place
    g.extras.stage = 0
    g.schedule(USE)
    effect.begin(g, seat)


def use_investor(g: Stockpile, seat: i64, investor: i64) -> None:
    """Begin to use the ability of an investor, and mark it as used in this round."""
    g.players[seat].side.used |= bit(investor)
    use(g, seat, g.box.abilities[investor])


def play_strategy(g: Stockpile, seat: i64, card: i64) -> None:
    """Play a strategy card from a player's hand: pay its cost, show it, return it to the box, and begin to use its
    effect."""
    side = g.players[seat].side
    design = g.box.designs[card]
    g.learned += 1
    side.strategies.remove(side.strategies.find(card))
    side.played += 1
    side.spent = [*side.spent, int(card)]
    g.extras.spent_strategies[card] += 1
    if g.telling:
        g.tell(StrategyPlayed(seat, card, design.cost))
    portfolio.pay(g, seat, design.cost)
    use(g, seat, design)


def playable(g: Stockpile, seat: i64) -> i64:
    """Return the strategy cards in a player's hand that can be played now, as a bit set of card numbers."""
    side = g.players[seat].side
    found: i64 = 0
    if side.played < hired.strategies_a_round(g, seat):
        for place in range(side.strategies.size):
            card = side.strategies.kinds[place]
            if common.can_pay(g, seat, g.box.designs[card].cost) and g.box.designs[card].playable(g, seat):
                found |= bit(card)
    return found


def usable_in_action_phase(g: Stockpile, seat: i64) -> i64:
    """Return which of a player's investors can be used in the Action Phase now, as a bit set of their places (0 or
    1)."""
    found: i64 = 0
    slot: i64 = 0
    for ability in g.players[seat].side.hired:
        if hired.is_due(g, seat, ability, IN_ACTION_PHASE) and ability.usable(g, seat):
            found |= bit(slot)
        slot += 1
    return found


def has_more_to_do(g: Stockpile, seat: i64) -> bool:
    """Return whether a player might do more in the Action Phase than use action cards. It depends only on what all
    players can see, so that asking the player reveals nothing."""
    side = g.players[seat].side
    if side.strategies.size > 0 and side.played < hired.strategies_a_round(g, seat):
        return True
    for ability in side.hired:
        if hired.is_due(g, seat, ability, IN_ACTION_PHASE):
            return True
    return False


class NextAbility(Step[Stockpile]):
    """Find the next player, in turn order, with an investor that is used at this time of the round, and use it. A
    player with two such investors is asked for their order if it can matter [2-Player Investor Expansion
    Clarifications]."""

    def __init__(self, moment: i64) -> None:
        self.moment: i64 = moment
        self.again: list[Step[Any]] = [self]

    def run(self, g: Stockpile) -> None:
        while g.asked < len(g.players):
            seat = g.seat_after(g.asked)
            due = self.due(g, seat)
            if due == BOTH and order_matters(g, seat):
                g.extras.slot = 0
                return
            if due == 0:
                g.asked += 1
            elif self.act(g, seat, lowest(due)):
                return

    def due(self, g: Stockpile, seat: i64) -> i64:
        """Return the places, as a bit set, of a player's investors that are used at this time of the round and were
        neither used nor passed over yet."""
        found: i64 = 0
        slot: i64 = 0
        for ability in g.players[seat].side.hired:
            if hired.is_due(g, seat, ability, self.moment):
                found |= bit(slot)
            slot += 1
        return found

    def act(self, g: Stockpile, seat: i64, slot: i64) -> bool:
        """Use the investor in a place of a player. Return True if the player is asked a question, False if the investor
        acted without one."""
        ability = g.players[seat].side.hired[slot]
        if ability.usable(g, seat):
            g.schedule(self.again)
            use_investor(g, seat, ability.number)
            return True
        g.players[seat].side.used |= bit(ability.number)
        ability.automatic(g, seat)
        return False

    def ask(self, g: Stockpile) -> None:
        if g.extras.slot == 0:
            g.ask(g.seat_after(g.asked), WHICH_FIRST, BOTH)

    def answer(self, g: Stockpile, option: i64) -> None:
        g.extras.slot = NONE
        if not self.act(g, g.seat_after(g.asked), option):
            g.schedule(self.again)


class AbilitiesAt(Step[Stockpile]):
    """Use all investors whose time in the round is `moment`, in turn order of their players [Investors]."""

    def __init__(self, moment: i64) -> None:
        self.moment: i64 = moment
        self.following: list[Step[Any]] = NextAbility(moment).again

    def run(self, g: Stockpile) -> None:
        g.asked = 0
        g.schedule(self.following)


class RefreshAbilities(Step[Stockpile]):
    """Make everything available again that can be used once a round, and forget what effects depend on in one round
    only."""

    def run(self, g: Stockpile) -> None:
        for player in g.players:
            player.side.used = 0
            player.side.played = 0
            player.side.fees = 0
            player.side.low = NONE
            player.side.high = NONE
        for pair in range(COMPANIES):
            g.extras.tampered[pair] = 0


def order_matters(g: Stockpile, seat: i64) -> bool:
    """Return whether the other order of a player's two abilities at one moment could have another result [2-Player
    Investor Expansion Clarifications].

    The check uses only what all players can see, so that being asked for an order reveals nothing. The pairs concerned
    are listed in docs/rulings.md.
    """
    abilities = g.players[seat].side.hired
    one, other = abilities[0], abilities[1]
    if one.weighs_cards(g, seat) and other.weighs_cards(g, seat):
        return True
    if not one.takes_money and not other.takes_money:
        return False  # what is only added up comes to the same in any order
    most = one.most(g, seat)
    if other.most(g, seat) > most:
        most = other.most(g, seat)
    for shares in range(most + 1):
        if differs(settled(g, seat, one, other, shares), settled(g, seat, other, one, shares)):
            return True
    return False


def settled(g: Stockpile, seat: i64, one: Ability, other: Ability, shares: i64) -> Stockpile:
    """Return a copy of the table on which both abilities have been carried out in this order, each for so many
    shares."""
    table = g.clone()
    one.settle(table, seat, shares)
    other.settle(table, seat, shares)
    return table


def differs(one: Stockpile, other: Stockpile) -> bool:
    """Return whether a player's money or unpaid fees differ between two tables."""
    for seat in range(len(one.players)):
        if one.players[seat].money != other.players[seat].money:
            return True
    return differ(one.fees, other.fees)


def differ(ones: vec[i64], others: vec[i64]) -> bool:
    """Return whether two rows of numbers of the same length differ."""
    for place in range(len(ones)):
        if ones[place] != others[place]:
            return True
    return False
