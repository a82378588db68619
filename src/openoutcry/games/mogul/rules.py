"""The rules of Mogul, in the order of the rulebook.

    Preparations: start player, start shares, (fast start)
    Each round:   reveal, premiums, (credit), auction, the winner's action, the runner-up's action
    The end:      the crash card

Sections in brackets are those of the rulebook; rulings are listed in docs/rulings.md.
"""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import bit, first, lowest
from openoutcry.engine.chance import Bag
from openoutcry.engine.first_player import FirstPlayer
from openoutcry.engine.game import winners
from openoutcry.engine.kernel import NATURE, NONE, Step
from openoutcry.games.mogul.events import (
    AuctionWon,
    ChipsExchanged,
    Crashed,
    CreditTaken,
    GameOver,
    Left,
    PremiumPaid,
    ShareDeclined,
    ShareRevealed,
    ShareTaken,
    Sold,
    StartPlayerChosen,
    StartShareDealt,
    Stayed,
)
from openoutcry.games.mogul.questions import (
    ACTION,
    AUCTION,
    CREDIT,
    CREDIT_NOW,
    DEAL,
    DECLINE,
    LEAVE,
    REVEAL,
    SALE,
    SELL_NONE,
    SHARE,
    STAY,
    TAKE,
    TAKE_CREDIT,
)
from openoutcry.games.mogul.state import BIDS, CHIPS, CREDITS, PREMIUMS, SALES, Mogul


class StartPlayer(FirstPlayer[Mogul]):
    """Choose the start player: at random, or the seat named by an option [Game preparations]."""

    def seats(self, g: Mogul) -> i64:
        return len(g.players)

    def beginner(self, g: Mogul) -> i64:
        return g.start

    def begin(self, g: Mogul, seat: i64) -> None:
        g.start = seat
        if g.telling:
            g.tell(StartPlayerChosen(seat))


class StartShares(Step[Mogul]):
    """Deal each player one of the shares marked as start shares. Those left over go into the draw pile [Game
    preparations]."""

    def run(self, g: Mogul) -> None:
        g.asked = 0

    def ask(self, g: Mogul) -> None:
        if g.asked < len(g.players):
            g.ask(NATURE, DEAL, g.start_shares.kinds)

    def bag(self, g: Mogul) -> Bag | None:
        return g.start_shares

    def answer(self, g: Mogul, option: i64) -> None:
        g.start_shares.take(option)
        deal(g, option)
        if g.asked == len(g.players):
            while g.start_shares.total > 0:
                kind = lowest(g.start_shares.kinds)
                g.start_shares.take(kind)
                g.pile.put(kind)


class FastStart(Step[Mogul]):
    """Deal each player one more share from the draw pile. An option for five players [Fast Start]."""

    def run(self, g: Mogul) -> None:
        g.asked = 0

    def ask(self, g: Mogul) -> None:
        if g.asked < len(g.players):
            g.ask(NATURE, DEAL, g.pile.kinds)

    def bag(self, g: Mogul) -> Bag | None:
        return g.pile

    def answer(self, g: Mogul, option: i64) -> None:
        g.pile.take(option)
        deal(g, option)


def deal(g: Mogul, kind: i64) -> None:
    """Give a share of the kind `kind` to the player `g.asked`, face up, and go on to the next seat."""
    company = g.box.company[kind]
    g.players[g.asked].shares[company] += 1
    if g.telling:
        g.tell(StartShareDealt(g.asked, company, g.box.border[kind]))
    g.asked += 1


class Round(Step[Mogul]):
    """Begin a round: put its steps on the stack of steps to come. The last of them begins the next round [Game
    Flow]."""

    def run(self, g: Mogul) -> None:
        g.round += 1
        g.schedule(g.outline)


class Reveal(Step[Mogul]):
    """Turn over the top card of the draw pile [1]. When only the last `crash_among` shares are left, the crash card is
    added to them, as if it had been shuffled in there at the start [Game preparations]."""

    def run(self, g: Mogul) -> None:
        g.card = NONE
        if g.pile.total == g.box.crash_among and g.pile.counts[g.box.crash] == 0:
            g.pile.put(g.box.crash)

    def ask(self, g: Mogul) -> None:
        if g.card == NONE:
            g.ask(NATURE, REVEAL, g.pile.kinds)

    def bag(self, g: Mogul) -> Bag | None:
        return g.pile

    def answer(self, g: Mogul, option: i64) -> None:
        g.pile.take(option)
        g.card = option
        if option == g.box.crash:
            crash(g)
            return
        g.on_offer = 1
        if g.telling:
            g.tell(ShareRevealed(g.box.company[option], g.box.border[option]))


def crash(g: Mogul) -> None:
    """End the game at once: shares become worthless, and chips are exchanged for points [Game End]."""
    g.crashed = 1
    g.learned += 1  # chips are shown when they are exchanged
    g.end()
    if g.telling:
        g.tell(Crashed())
    seat: i64 = 0
    for player in g.players:
        gained = player.chips // g.box.exchange
        player.points += gained
        g.count(seat, CHIPS, gained)
        player.chips -= gained * g.box.exchange
        g.bank += gained * g.box.exchange
        if g.telling and gained > 0:
            g.tell(ChipsExchanged(seat, gained * g.box.exchange, gained))
        seat += 1
    if g.telling:
        scores = [int(player.points) for player in g.players]
        g.tell(GameOver(scores, winners(standing(g))))


def standing(g: Mogul) -> list[list[int]]:
    """Return points and number of shares by seat, for comparison. Most points win, then most shares. Players equal in
    both share the victory [Game End]."""
    found: list[list[int]] = []
    for player in g.players:
        shares: i64 = 0
        for n in player.shares:
            shares += n
        found.append([int(player.points), int(shares)])
    return found


class Premiums(Step[Mogul]):
    """Give each player one point for each owned share of the revealed company [2]."""

    def run(self, g: Mogul) -> None:
        company = g.box.company[g.card]
        seat: i64 = 0
        for player in g.players:
            owned = player.shares[company]
            if owned > 0:
                player.points += owned
                g.count(seat, PREMIUMS, owned)
                if g.telling:
                    g.tell(PremiumPaid(seat, company, owned))
            seat += 1


class Credit(Step[Mogul]):
    """Ask each player, from the start player on, whether to take a credit before the auction, while the bank can pay
    [Credit]."""

    def run(self, g: Mogul) -> None:
        g.asked = 0
        g.turn = g.start

    def ask(self, g: Mogul) -> None:
        if g.asked < len(g.players) and g.bank >= g.box.credit_chips:
            g.ask(g.turn, CREDIT, 3)

    def answer(self, g: Mogul, option: i64) -> None:
        if option == TAKE_CREDIT:
            take_credit(g)
        g.asked += 1
        g.turn = g.next_seat(g.turn)


def take_credit(g: Mogul) -> None:
    """Pay the chips of a credit from the bank to the player whose turn it is, and take its points from that player
    [Credit]."""
    player = g.players[g.turn]
    g.bank -= g.box.credit_chips
    player.chips += g.box.credit_chips
    player.points -= g.box.credit_points
    g.count(g.turn, CREDITS, -g.box.credit_points)
    if g.telling:
        g.tell(CreditTaken(g.turn, g.box.credit_chips, g.box.credit_points))


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(Step[Mogul]):
    """Ask the bidders in turn to pay a chip and stay, or to leave with the pot, until one is left [3]. A player without
    chips must leave (ruling).

    With the option `credit = own-turn` a bidder may take one credit in each auction, on the bidder's turn.
    """

    def run(self, g: Mogul) -> None:
        g.still_in = first(len(g.players))
        g.credited = 0
        g.turn = g.start
        g.winner = NONE
        g.runner_up = NONE

    def ask(self, g: Mogul) -> None:
        if g.winner == NONE:
            options = bit(LEAVE)
            if g.players[g.turn].chips > 0:
                options |= bit(STAY)
            if g.box.credit_on_turn == 1 and g.bank >= g.box.credit_chips and g.credited & bit(g.turn) == 0:
                options |= bit(CREDIT_NOW)
            g.ask(g.turn, AUCTION, options)

    def answer(self, g: Mogul, option: i64) -> None:
        if option == CREDIT_NOW:
            g.credited |= bit(g.turn)
            take_credit(g)
            return
        player = g.players[g.turn]
        if option == STAY:
            player.chips -= 1
            g.pot += 1
            g.count(g.turn, BIDS, 1)
            if g.telling:
                g.tell(Stayed(g.turn, g.pot))
        else:
            if g.telling:
                g.tell(Left(g.turn, g.pot))
            player.chips += g.pot
            g.pot = 0
            g.still_in &= ~bit(g.turn)
            g.runner_up = g.turn
        pass_on(g)


def pass_on(g: Mogul) -> None:
    """Pass the turn to the next bidder clockwise. If only one bidder is left, record that player as the winner, even if
    nothing was paid (ruling)."""
    seat = g.next_seat(g.turn)
    while g.still_in & bit(seat) == 0:
        seat = g.next_seat(seat)
    g.turn = seat
    if g.still_in & (g.still_in - 1) == 0:
        g.winner = seat
        if g.telling:
            g.tell(AuctionWon(seat, g.runner_up))


class WinnersAction(Step[Mogul]):
    """Ask the winner to take the share, or to sell any number of shares of its border company, even none [4;
    Peculiarities]."""

    def run(self, g: Mogul) -> None:
        g.turn = g.winner
        g.asked = 0

    def ask(self, g: Mogul) -> None:
        if g.asked == 0:
            owned = g.players[g.winner].shares[g.box.border[g.card]]
            g.ask(g.winner, ACTION, bit(TAKE) | first(owned + 1) << SELL_NONE)

    def answer(self, g: Mogul, option: i64) -> None:
        g.asked = 1
        if option == TAKE:
            g.winner_took = 1
            take_share(g)
        else:
            g.winner_took = 0
            sell(g, option - SELL_NONE)


class RunnersUpAction(Step[Mogul]):
    """Offer the runner-up, who left the auction last, the action that the winner did not choose: taking the share or
    selling [4]. A runner-up without a share to sell is not asked."""

    def run(self, g: Mogul) -> None:
        g.turn = g.runner_up
        g.asked = 0

    def ask(self, g: Mogul) -> None:
        if g.asked == 1:
            return
        if g.winner_took == 0:
            g.ask(g.runner_up, SHARE, bit(TAKE) | bit(DECLINE))
            return
        owned = g.players[g.runner_up].shares[g.box.border[g.card]]
        if owned > 0:
            g.ask(g.runner_up, SALE, first(owned + 1))

    def answer(self, g: Mogul, option: i64) -> None:
        g.asked = 1
        if g.winner_took == 1:
            sell(g, option)
        elif option == TAKE:
            take_share(g)
        else:
            decline_share(g)


def take_share(g: Mogul) -> None:
    """Give the revealed share to the player whose turn it is, who becomes the start player of the next round [4]."""
    company = g.box.company[g.card]
    g.players[g.turn].shares[company] += 1
    g.start = g.turn
    g.on_offer = 0
    if g.telling:
        g.tell(ShareTaken(g.turn, company, g.box.border[g.card]))


def decline_share(g: Mogul) -> None:
    """Remove the revealed share from the game. The start player does not change (ruling)."""
    company = g.box.company[g.card]
    g.returned[company] += 1
    g.on_offer = 0
    if g.telling:
        g.tell(ShareDeclined(g.turn, company, g.box.border[g.card]))


def sell(g: Mogul, shares: i64) -> None:
    """Sell `shares` shares of the revealed card's border company for the player whose turn it is. The price of each is
    the number of shares of that company in front of all players, counted before the sale [4]."""
    company = g.box.border[g.card]
    price = g.value(company)
    player = g.players[g.turn]
    player.shares[company] -= shares
    player.points += shares * price
    g.count(g.turn, SALES, shares * price)
    g.returned[company] += shares
    if g.telling:
        g.tell(Sold(g.turn, company, shares, price, shares * price))


def outline(credit_before: bool) -> list[Step[Any]]:
    """Return the steps of one round in order, the last of which begins the next round. With `credit_before` credits are
    taken before the auction, otherwise during it."""
    credit: list[Step[Any]] = [Credit()] if credit_before else []
    return [Reveal(), Premiums(), *credit, Auction(), WinnersAction(), RunnersUpAction(), Round()]


def preparations(fast_start: bool) -> list[Step[Any]]:
    """Return the steps before the first round in order. With `fast_start` each player is dealt a second share [Game
    preparations; Fast Start]."""
    return [StartPlayer(), StartShares(), FastStart()] if fast_start else [StartPlayer(), StartShares()]
