"""The second half of the investors, in the order of the book [Investor Abilities]."""

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile import doings, portfolio
from openoutcry.games.stockpile.abilities import Ability, finish, next_stage
from openoutcry.games.stockpile.kinds import (
    AT_THE_LAST,
    BEFORE_DEMAND,
    FROM_PILE,
    GIVE_MONEY,
    LOOK_PILE,
    NO_PAIR,
    NO_PILE,
    PASSED,
    PEEK,
    ROUND_END,
    STRATEGIES,
    TO_PILE,
    WHICH_CARD,
)
from openoutcry.games.stockpile.module_events import AbilityPaid, AbilityUsed, CardMoved, PileSeen
from openoutcry.games.stockpile.state import Stockpile


class IllicitIvan(Ability):
    """More strategy cards, and more than one of them a round."""

    def strategies_a_round(self, g: Stockpile) -> i64:
        return g.box.ivan

    def extra_strategies(self, g: Stockpile) -> i64:
        return g.box.rounds - 1


class LazyLiliane(Ability):
    """Money when the Demand Phase begins; she pays each time she is outbid."""

    def at(self) -> i64:
        return BEFORE_DEMAND

    def automatic(self, g: Stockpile, seat: i64) -> None:
        doings.gain(g, seat, self, g.box.liliane)

    def outbid(self, g: Stockpile, seat: i64, free: i64) -> None:
        if free > g.box.outbid:
            free = g.box.outbid
        doings.gain(g, seat, self, -free)


class LucrativeLi(Ability):
    """At the end of the round, more interest for every two bonds."""

    def at(self) -> i64:
        return ROUND_END

    def automatic(self, g: Stockpile, seat: i64) -> None:
        doings.gain(g, seat, self, (g.players[seat].side.bonds + g.box.interest_for - 1) // g.box.interest_for)


class MaverickMark(Ability):
    """Before the Demand Phase he may move one card to another pile."""

    def at(self) -> i64:
        return BEFORE_DEMAND

    def no(self) -> i64:
        return NO_PILE

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return True

    def question(self, g: Stockpile) -> i64:
        if g.extras.stage == 0:
            return FROM_PILE
        if g.extras.stage == 1:
            return WHICH_CARD
        return TO_PILE

    def options(self, g: Stockpile, seat: i64) -> i64:
        if g.extras.stage == 0:
            options = bit(NO_PILE)
            for pile in range(len(g.piles)):
                if g.piles[pile].cards.size > 0:
                    options |= bit(pile)
            return options
        if g.extras.stage == 1:
            return first(g.piles[g.extras.first_pick].cards.size)
        return first(len(g.piles)) & ~bit(g.extras.first_pick)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        if g.extras.stage == 0:
            g.extras.first_pick = option
            next_stage(g)
            if option == NO_PILE:
                finish(g)
        elif g.extras.stage == 1:
            g.extras.second_pick = option
            next_stage(g)
        else:
            finish(g)
            self.move_card(g, seat, option)

    def move_card(self, g: Stockpile, seat: i64, target: i64) -> None:
        source = g.piles[g.extras.first_pick].cards
        seen = source.seen[g.extras.second_pick]
        card = source.remove(g.extras.second_pick)
        g.piles[target].cards.add(card, seen)
        if g.telling:
            face: int | None = None
            if seen == EVERYBODY:
                face = int(card)
            g.tell(CardMoved(seat, g.extras.first_pick, target, face))


class MayknowMartha(Ability):
    """Once a round, before or during the Demand Phase, she may look at a pair of somebody else's, or face down."""

    def at(self) -> i64:
        return BEFORE_DEMAND

    def no(self) -> i64:
        return NO_PAIR

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return doings.pairs_unseen(g, seat) != 0

    def looks_while_bidding(self) -> bool:
        return True

    def question(self, g: Stockpile) -> i64:
        return PEEK

    def options(self, g: Stockpile, seat: i64) -> i64:
        return doings.pairs_unseen(g, seat) | bit(NO_PAIR)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        if option == NO_PAIR:
            investor = self.number - STRATEGIES
            side = g.players[seat].side
            side.used = side.used & ~bit(investor) | bit(PASSED + investor)
        else:
            doings.look_at_pair(g, seat, option)


class MoneymakerMitt(Ability):
    """Money whenever he places his meeple."""

    def bid_made(self, g: Stockpile, seat: i64, promised: i64) -> None:
        if g.telling:
            g.tell(AbilityPaid(seat, self.number - STRATEGIES, g.box.mitt))
        portfolio.receive_while_bidding(g, seat, g.box.mitt, promised)


class OpulentOprah(Ability):
    """At the end of the round she must give money away: to one player, or half each to two."""

    def at(self) -> i64:
        return AT_THE_LAST

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].money >= g.box.gift

    def question(self, g: Stockpile) -> i64:
        return GIVE_MONEY

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(len(g.players)) & ~bit(seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        doings.give(g, seat, option, g.box.gift)
        next_stage(g)
        if g.extras.stage == 2 or g.players[seat].money < g.box.gift:
            finish(g)


class RoyalRobins(Ability):
    """He lays out the first card of each pile, one of them face down."""

    def lays_out_piles(self) -> bool:
        return True


class SecretiveStuart(Ability):
    """He may place both his cards face down."""

    def may_hide_both(self) -> bool:
        return True


class ShortingSoros(Ability):
    """Once in every Selling Phase, and in the final sale, he may sell a share at a price of his own."""

    def short_price(self, g: Stockpile) -> i64:
        return g.box.short


class SocialistSanders(Ability):
    """At the end of the round he takes from the richest, for himself and for the poorest."""

    def at(self) -> i64:
        return AT_THE_LAST

    def automatic(self, g: Stockpile, seat: i64) -> None:
        richest = self.ranked(g, seat, 1, NONE)
        levy = 2 * g.box.levy
        if g.players[richest].money < levy:
            levy = g.players[richest].money
        if levy <= 0:
            return
        if g.telling:
            g.tell(AbilityUsed(seat, self.number - STRATEGIES))
        poorest = self.ranked(g, seat, -1, richest)
        if poorest == seat or levy <= g.box.levy:
            doings.give(g, richest, seat, levy)
        else:
            doings.give(g, richest, seat, g.box.levy)
            doings.give(g, richest, poorest, levy - g.box.levy)

    def ranked(self, g: Stockpile, seat: i64, sign: i64, spared: i64) -> i64:
        """The richest of the others (1), or the poorest of all but the one spared (-1); of equals the next in turn."""
        players = len(g.players)
        found: i64 = NONE
        for step in range(players):
            other = (seat + 1 + step) % players
            if other == spared or (sign == 1 and other == seat):
                continue
            if found == NONE or sign * g.players[other].money > sign * g.players[found].money:
                found = other
        return found


class TacticalTalal(Ability):
    """After everybody has sold he may sell again."""

    def sells_again(self) -> bool:
        return True


class WiseWarren(Ability):
    """Before the Demand Phase he may look at the face-down cards of one pile."""

    def at(self) -> i64:
        return BEFORE_DEMAND

    def no(self) -> i64:
        return NO_PILE

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return True

    def question(self, g: Stockpile) -> i64:
        return LOOK_PILE

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(len(g.piles)) | bit(NO_PILE)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        finish(g)
        if option == NO_PILE:
            return
        g.learned += 1
        cards = g.piles[option].cards
        covered: list[int] = []
        for place in range(cards.size):
            if cards.seen[place] != EVERYBODY:
                cards.seen[place] |= bit(seat)
                covered.append(int(cards.kinds[place]))
        if g.telling:
            g.tell_only(bit(seat), PileSeen(seat, option, covered), PileSeen(seat, option, None))
