"""The one contract of investors and strategy cards: what it is worth, what it asks, what it does.

An `Effect` is used in stages: `options` are what its user may answer now (nothing means that it is finished), asked as
`question`; `do` has the effect and goes on to the next stage. `Ability` adds what an investor changes without being
asked, `Strategy` when a card can be played. What does not depend on the table is declared, as an attribute of the
class. Each is stateless: whose it is, and its stage, are in `g.extras`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit
from openoutcry.engine.game import Args
from openoutcry.engine.kernel import NONE
from openoutcry.games.datafile import Table, number
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.cards import numbers
from openoutcry.games.stockpile.cards.numbers import Number
from openoutcry.games.stockpile.components import (
    BUY_STOCK,
    CHOOSE,
    COMMODITY,
    COMPANIES,
    FROM_PILE,
    GIVE_MONEY,
    GIVE_UP,
    KEEP_CARD,
    LOOK_PILE,
    NO_COMPANY,
    NO_NUDGE,
    NO_PAIR,
    NO_PILE,
    NUDGE,
    PAIR,
    PEEK,
    PICK,
    SHOW,
    SPEND,
    TAKE,
    TO_PILE,
)
from openoutcry.games.stockpile.modules.events import AbilityPaid, AbilityUsed, StrategyPaid
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market

FINISHED: Final = -1
NO_NUMBERS: Final[dict[str, Number]] = {}
NO_WORDS: Final[dict[str, str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """An investor's ability or a strategy card: something that a player can use beyond the base game. A box has one
    object for each of its rows in the data file.

    Attributes declare what does not depend on the position. `key` is the name by which a row refers to the class.
    `number` counts the investors, or the strategy cards, of the box; `place` counts both, the strategy cards first.
    `numbers` declares the numbers of the row, each of which is read into the attribute of that name. `says` has a
    description in the Fluent format by language, for modules of other packages; built-in effects are described in the
    message catalogues.
    """

    key: str = ""
    number: i64 = 0
    place: i64 = 0
    numbers: dict[str, Number] = NO_NUMBERS
    says: dict[str, str] = NO_WORDS
    question: i64 = CHOOSE  # what it asks, if that is the same at every stage
    no: i64 = NONE  # the first answer by which it is not used after all; NONE if it must be
    does: str = ""  # what comes of the answer, where others ask the same question: "up", "split"
    stocks_needed: i64 = 1  # how many stocks its user has who is asked to give one up
    stages: i64 = 1  # how many questions it asks one after the other, each perhaps `left` times

    def read(self, row: Table, where: str) -> None:
        """Set the attributes declared in `numbers` from the effect's row of the data file. Raise `BadBox`, which names
        the place `where`, for a wrong value."""
        numbers.read(self, self.numbers, row, where)

    def sums(self) -> dict[str, int]:
        """Return those of the numbers declared in `numbers` that are amounts of money, by name."""
        return {key: int(getattr(self, key)) for key, declared in self.numbers.items() if declared.money}

    def counts(self) -> dict[str, int]:
        """Return those of the numbers declared in `numbers` that are not amounts of money, by name."""
        return {key: int(getattr(self, key)) for key, declared in self.numbers.items() if not declared.money}

    def tracks(self) -> dict[str, list[int]]:
        """Return by name the lists of costs, by space, that the effect has for bidding tracks in place of the printed
        ones. Empty by default."""
        return {}

    def answers(self, box: Box) -> int:
        """Return an upper bound of the number of answers that the effect needs in a round. Answers to the dividends
        that it causes are included."""
        return 0

    def question_now(self, g: Stockpile) -> i64:
        """Return the kind of question that the effect asks at its current stage."""
        return self.question

    def options(self, g: Stockpile, seat: i64) -> i64:
        """Return the legal answers at the current stage of the effect, as a bit set. 0 means that the effect is
        finished."""
        return 0

    def do(self, g: Stockpile, seat: i64, option: i64) -> None:
        """Carry out the answer `option` of the player at `seat`. Does nothing unless a subclass overrides it."""

    def begin(self, g: Stockpile, seat: i64) -> None:
        """Carry out what happens before the effect asks its first question. Does nothing unless a subclass overrides
        it."""

    def does_now(self, g: Stockpile) -> str:
        """Return a word for the result of an answer at the current stage, such as "up" or "split", which tells
        questions of one kind apart."""
        return self.does

    def moves(self, g: Stockpile) -> i64:
        """Return by how many spaces an answer at the current stage moves the chosen company, to the left if
        negative."""
        return 0

    def pays(self, g: Stockpile) -> i64:
        """Return the dividend per share that the company chosen at the current stage pays, in thousands."""
        return 0

    def brings(self, g: Stockpile) -> i64:
        """Return the money, in thousands, that the user receives for showing a share or a pair at the current stage."""
        return 0

    def costs(self, g: Stockpile, company: i64) -> i64:
        """Return the money, in thousands, that the user pays for a share of this company at the current stage."""
        return 0

    def left(self, g: Stockpile) -> i64:
        """Return how often the current question will still be asked, this time included."""
        return 1

    def tell_used(self, g: Stockpile, seat: i64) -> None:
        """Emit the event that the effect is used. Does nothing by default, for effects whose other events show it."""

    def tell_paid(self, g: Stockpile, seat: i64, money: i64) -> None:
        """Emit the event that the user received money (in thousands) by the effect, or paid it if negative. Does
        nothing by default."""

    def named(self) -> Args:
        """Return the number of this effect under the name that messages use: {"investor": number} or {"strategy":
        number}."""
        return {}

    def asks(self, g: Stockpile, seat: i64) -> Args:
        """Return the values that complete the words of the current question: `asks`, a word that tells questions of one
        kind apart, and numbers such as spaces and money."""
        if g.kind == CHOOSE:
            return {"asks": self.does_now(g), "spaces": abs(int(self.moves(g))), "per_share": int(self.pays(g))}
        if g.kind == NUDGE:
            return {"spaces": int(self.moves(g)), "left": int(self.left(g))}
        if g.kind == PEEK:
            return {"left": int(self.left(g))}
        if g.kind in (PAIR, SHOW):
            return {"asks": self.does_now(g), "amount": int(self.brings(g))}
        return {}

    def figures(self, g: Stockpile, seat: i64, option: i64) -> Args:
        """Return the numbers shown beside the answer `option`: the investor or card that asks, and what the answer
        names, costs and brings."""
        if g.kind == CHOOSE and option != NO_COMPANY:
            return self.named() | self.chosen(g, seat, option)
        if g.kind == NUDGE and option != NO_NUDGE:
            spaces = self.moves(g)
            if option >= COMPANIES:
                spaces = -spaces
            return self.named() | market.moved(g, option % COMPANIES, spaces)
        return self.named() | named_by(g, option)

    def chosen(self, g: Stockpile, seat: i64, company: i64) -> Args:
        """Return the numbers shown beside a company that can be chosen: what happens to it or to a share of it, and the
        dividend that the player at `seat` would receive."""
        does, value = self.does_now(g), int(g.value(company))
        if does == "split":
            return {"does": does, "company": int(company), "value": value, "amount": 2 * value}
        args: Args = {"does": does, **market.moved(g, company, self.moves(g))}
        paid = int(g.players[seat].shares(company) * self.pays(g))
        return args | {"amount": paid} if paid > 0 else args

    def why_not(self, g: Stockpile, seat: i64, option: i64) -> str:
        """Return the id of the rule by which the answer `option` is illegal now."""
        if g.kind == PEEK:
            return "seen-already"
        if g.kind == SHOW and g.extras.first_pick & bit(option) != 0:
            return "shown-already"
        if g.kind == SHOW or (g.kind == CHOOSE and self.does_now(g) == "split"):
            return "no-such-share"
        if g.kind == GIVE_UP and not can_be_given_up(g, seat, option):
            return "no-such-share"
        if g.kind in (BUY_STOCK, TAKE) and g.discard[option] == 0:
            return "none-discarded"
        return "not-with-this-card"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Effect):
    """The ability of an investor who works for a player. With all defaults it has no effect, like that of Billionaire
    Bill."""

    at: i64 = 0  # when the player is asked, or the investor acts unasked: a set of moments
    weighs: bool = False  # shows covered cards, or what is known of them can decide how the investor is used
    takes_money: bool = False  # from somebody: never more than is there at that time
    allows: i64 = 0  # what the player may do: a set of FEES_ARE_BONUSES, HIDES_BOTH, LAYS_OUT_PILES and SELLS_AGAIN
    closed_spaces: i64 = 0  # so many spaces ahead of the player's meeple nobody may bid on
    sale_extra: i64 = 0  # what the player gains beyond the price of a share
    short_price: i64 = 0  # at what price the player may sell one share a round; 0 for not at all
    strategies_a_round: i64 = 1  # so many strategy cards the player may play

    def named(self) -> Args:
        return {"investor": int(self.number)}

    def tell_used(self, g: Stockpile, seat: i64) -> None:
        g.tell(AbilityUsed(seat, self.number))

    def tell_paid(self, g: Stockpile, seat: i64, money: i64) -> None:
        if money != 0:
            g.tell(AbilityPaid(seat, self.number, money))

    def automatic(self, g: Stockpile, seat: i64) -> None:
        """Carry out, at the time of the round when the investor is used, what needs no answer of the player. Does
        nothing by default."""

    def usable(self, g: Stockpile, seat: i64) -> bool:
        """Return whether the player can be asked to use the ability now, at the time of the round when the investor is
        used."""
        return False

    def weighs_cards(self, g: Stockpile, seat: i64) -> bool:
        """Return whether the player can show secret cards now, or whether knowing secret cards can decide how the
        player uses the ability."""
        return self.weighs and self.usable(g, seat)

    def most(self, g: Stockpile, seat: i64) -> i64:
        """Return an upper bound, known to all players, of the number of shares for which the player can use the
        ability."""
        return 0

    def settle(self, g: Stockpile, seat: i64, shares: i64) -> None:
        """Change the players' money in `g`, a copy of the position, as if the ability were used for `shares` shares."""
        self.automatic(g, seat)

    def paid_space(self, space: i64) -> i64:
        """Return the space of a bidding track whose cost the player pays for a meeple on `space`."""
        return space

    def price(self, g: Stockpile, space: i64, price: i64) -> i64:
        """Return what a space of a bidding track costs this player, where `price` is the cost according to the track
        and the player's other investors."""
        return price

    def bid_made(self, g: Stockpile, seat: i64, promised: i64) -> None:
        """React to a bid of the player. `promised` is the total cost of all bids that the player now has on the tracks.
        Does nothing by default."""

    def was_outbid(self, g: Stockpile, seat: i64, free: i64) -> None:
        """React to the player being outbid. `free` is the money not needed for the player's other bids. Does nothing by
        default."""

    def extra_strategies(self, box: Box) -> i64:
        """Return how many strategy cards the player draws in addition to those kept in the set-up."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Effect):
    """A strategy card. `cost` is the price of playing it, `amount` the number on it, and `times` how often its effect
    is repeated."""

    cost: i64 = 0
    amount: i64 = 0
    times: i64 = 1

    def read(self, row: Table, where: str) -> None:
        self.cost = number(row, "cost", where, 0, 100)
        self.amount = number(row, "amount", where, 0, 100)
        if "times" in row:
            self.times = number(row, "times", where, 2, COMPANIES)
        super().read(row, where)

    def answers(self, box: Box) -> int:
        """Return an upper bound of the number of answers that the card needs: one to play it, then one for each of its
        questions."""
        return 1 + max(COMPANIES + 1, 2 + int(self.times))

    def named(self) -> Args:
        return {"strategy": int(self.number)}

    def tell_paid(self, g: Stockpile, seat: i64, money: i64) -> None:
        """Emit the event that the card brought its player money (in thousands), even if it is 0."""
        g.tell(StrategyPaid(seat, self.number, money))

    def playable(self, g: Stockpile, seat: i64) -> bool:
        """Return whether the card would have an effect if it were played now. Whether the player can pay its cost is
        checked elsewhere."""
        return True

    def worth(self, g: Stockpile, seat: i64) -> i64:
        """Return the money, in thousands, that the card brings if it is played now, without what depends on answers."""
        return 0


def finish(g: Stockpile) -> None:
    """End the effect that is being used: it asks no further question."""
    g.extras.stage = FINISHED


def next_stage(g: Stockpile) -> None:
    """Advance the effect that is being used to its next question."""
    g.extras.stage += 1


def named_by(g: Stockpile, option: i64) -> Args:
    """Return the company, pile, pair, card or player that an answer names, by the kind of the question."""
    kind, number = int(g.kind), int(option)
    if kind in (SHOW, BUY_STOCK, TAKE, KEEP_CARD) and option != NO_COMPANY:
        return {"company": number, "value": int(g.value(option))}
    if kind == GIVE_UP:
        return {"company": number % COMPANIES, "sale": "half" if option >= COMPANIES else "share"}
    if kind in (LOOK_PILE, FROM_PILE, TO_PILE) and option != NO_PILE:
        return {"pile": number}
    if kind in (PEEK, PAIR) and option != NO_PAIR:
        return {"pair": number, "seat": int(g.owner_of_pair(option))}
    if kind == PICK:
        return {"company": number} if option < COMPANIES else {"forecast": number - COMPANIES}
    if kind == SPEND:
        return {"card": COMMODITY + number}
    if kind == GIVE_MONEY:
        return {"seat": number}
    return {}


def can_be_given_up(g: Stockpile, seat: i64, option: i64) -> bool:
    """Return whether a player has the stock that an option names; for options from COMPANIES on, a split one."""
    if option >= COMPANIES:
        return g.players[seat].split[option - COMPANIES] > 0
    return g.players[seat].holds[option] > 0
