"""Investors who act at the end of the round, in the order of the book [Investor Abilities]."""

from typing import Final

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.game import Args
from openoutcry.engine.kernel import NONE
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.cards import common
from openoutcry.games.stockpile.cards.contract import Ability, finish, next_stage
from openoutcry.games.stockpile.cards.investors.patterns import AskedOnce
from openoutcry.games.stockpile.cards.numbers import counts, sums
from openoutcry.games.stockpile.components import COMPANIES, GIVE_MONEY, NO_COMPANY, ROUND_END, SHOW
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market, portfolio

GIFTS: Final = 2  # at most so many players are given to


class AgileAna(Ability):
    """At the end of the round the player receives money for each company of which a share is shown."""

    at: i64 = ROUND_END
    question: i64 = SHOW
    no: i64 = NO_COMPANY
    weighs = True
    numbers = sums(per_card=(0, 100))
    per_card: i64 = 0

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].held + g.players[seat].split_held > 0

    def most(self, g: Stockpile, seat: i64) -> i64:
        cards = g.players[seat].held + g.players[seat].split_held
        if cards > COMPANIES:
            return COMPANIES
        return cards

    def settle(self, g: Stockpile, seat: i64, shares: i64) -> None:
        portfolio.receive(g, seat, shares * self.per_card)

    def begin(self, g: Stockpile, seat: i64) -> None:
        g.extras.first_pick = 0

    def options(self, g: Stockpile, seat: i64) -> i64:
        return common.to_show(g, seat)

    def brings(self, g: Stockpile) -> i64:
        return self.per_card

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        common.show_for_money(g, seat, option, self, self.per_card)

    def answers(self, box: Box) -> int:
        return COMPANIES + 1


class DaringDangote(Ability):
    """At the end of the round the player receives money for each commodity card."""

    at: i64 = ROUND_END
    numbers = sums(per_card=(0, 100))
    per_card: i64 = 0

    def automatic(self, g: Stockpile, seat: i64) -> None:
        cards: i64 = 0
        for n in g.players[seat].side.commodities:
            cards += n
        common.gain(g, seat, self, cards * self.per_card)


class DividendDeborah(AskedOnce):
    """At the end of the round the player may declare a dividend of a company, for all."""

    at: i64 = ROUND_END
    no: i64 = NO_COMPANY
    does = "pay"
    numbers = sums(dividend=(1, 100))
    dividend: i64 = 0

    def choices(self, g: Stockpile, seat: i64) -> i64:
        return first(COMPANIES)

    def weighs_cards(self, g: Stockpile, seat: i64) -> bool:
        for other in range(len(g.players)):
            if other != seat and g.players[other].most_shares() > 0:
                return True
        return False

    def most(self, g: Stockpile, seat: i64) -> i64:
        most: i64 = 0
        for player in g.players:
            if player.most_shares() > most:
                most = player.most_shares()
        return most

    def settle(self, g: Stockpile, seat: i64, shares: i64) -> None:
        for owner in range(len(g.players)):
            collected = g.players[owner].most_shares()
            if collected > shares:
                collected = shares
            portfolio.receive(g, owner, collected * self.dividend)

    def pays(self, g: Stockpile) -> i64:
        return self.dividend

    def act(self, g: Stockpile, seat: i64, option: i64) -> None:
        market.pay_dividend(g, option, self.dividend)

    def answers(self, box: Box) -> int:
        return super().answers(box) + int(box.players)


class LucrativeLi(Ability):
    """At the end of the round the player receives more interest for every two bonds."""

    at: i64 = ROUND_END
    numbers = sums(more_interest=(0, 100)) | counts(interest_for=(1, 9))
    more_interest: i64 = 0
    interest_for: i64 = 1

    def automatic(self, g: Stockpile, seat: i64) -> None:
        times = (g.players[seat].side.bonds + self.interest_for - 1) // self.interest_for
        common.gain(g, seat, self, times * self.more_interest)


class OpulentOprah(Ability):
    """At the end of the round the player must give money away: to one player, or half each to two."""

    at: i64 = ROUND_END
    question: i64 = GIVE_MONEY
    takes_money = True
    numbers = sums(gift=(1, 100))
    gift: i64 = 0

    def usable(self, g: Stockpile, seat: i64) -> bool:
        return g.players[seat].money >= self.gift

    def settle(self, g: Stockpile, seat: i64, shares: i64) -> None:
        for _ in range(GIFTS):
            if self.usable(g, seat):
                common.give(g, seat, (seat + 1) % len(g.players), self.gift)

    def options(self, g: Stockpile, seat: i64) -> i64:
        return first(len(g.players)) & ~bit(seat)

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        common.give(g, seat, option, self.gift)
        next_stage(g)
        if g.extras.stage == GIFTS or not self.usable(g, seat):
            finish(g)

    def asks(self, g: Stockpile, seat: i64) -> Args:
        return {"amount": int(self.gift)}

    def figures(self, g: Stockpile, seat: i64, option: i64) -> Args:
        return super().figures(g, seat, option) | {"amount": int(self.gift)}

    def answers(self, box: Box) -> int:
        return GIFTS


class SocialistSanders(Ability):
    """At the end of the round the richest pays, to the player and to the poorest."""

    at: i64 = ROUND_END
    takes_money = True
    numbers = sums(levy=(1, 100))
    levy: i64 = 0

    def automatic(self, g: Stockpile, seat: i64) -> None:
        richest = self.ranked(g, seat, 1, NONE)
        levy = 2 * self.levy
        if g.players[richest].money < levy:
            levy = g.players[richest].money
        if levy <= 0:
            return
        if g.telling:
            self.tell_used(g, seat)
        poorest = self.ranked(g, seat, -1, richest)
        if poorest == seat or levy <= self.levy:
            common.give(g, richest, seat, levy)
        else:
            common.give(g, richest, seat, self.levy)
            common.give(g, richest, poorest, levy - self.levy)

    def ranked(self, g: Stockpile, seat: i64, sign: i64, spared: i64) -> i64:
        """Return the richest of the other players (`sign` 1), or the poorest of all except `spared` (`sign` -1); of
        equals the next in turn."""
        players = len(g.players)
        found: i64 = NONE
        for step in range(players):
            other = (seat + 1 + step) % players
            if other == spared or (sign == 1 and other == seat):
                continue
            if found == NONE or sign * g.players[other].money > sign * g.players[found].money:
                found = other
        return found
