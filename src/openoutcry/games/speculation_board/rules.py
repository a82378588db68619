"""The rules of Speculation, the board game, in the order of the rulebook.

    Set-up:     start player, a share each, two cards each
    Each turn:  draw tiles, then their action (trade, rank +1, rank -1 or none), choose cards, move the bricks,
                draw cards, end of the turn
    The end:    the turn in which a brick reaches END is played out

Sections in brackets are those of the rulebook; rulings are listed in docs/rulings.md.
"""

from typing import Any

from mypy_extensions import i64

from openoutcry.engine.bits import bit, first
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.first_player import FirstPlayer
from openoutcry.engine.kernel import NATURE, NONE, Sealed, Step, open_sealed
from openoutcry.games.speculation_board import track
from openoutcry.games.speculation_board.box import COMPANIES, HAND
from openoutcry.games.speculation_board.events import (
    CardDrawn,
    CardsRevealed,
    DeckShuffled,
    FortuneCounted,
    GameOver,
    StartPlayerChosen,
    StartShareDealt,
    TilesDrawn,
    TilesReturned,
)
from openoutcry.games.speculation_board.questions import (
    ACTION_TILE,
    ACTIONS,
    CARD,
    DEAL,
    DRAW,
    LOWER,
    MOVEMENT_TILE,
    RAISE,
    RANK_DOWN,
    RANK_UP,
    TRADE,
)
from openoutcry.games.speculation_board.state import Speculation
from openoutcry.games.speculation_board.trade import Trade


class StartPlayer(FirstPlayer[Speculation]):
    """Choose the first active player: at random, or the seat named by an option [Set-up]."""

    def seats(self, g: Speculation) -> i64:
        return len(g.players)

    def beginner(self, g: Speculation) -> i64:
        return g.active

    def begin(self, g: Speculation, seat: i64) -> None:
        g.active = seat
        if g.telling:
            g.tell(StartPlayerChosen(seat))


class StartShares(Step[Speculation]):
    """Deal each player one share, drawn from a bag with one share of each company. The rest go back to the bank
    [Set-up]."""

    def run(self, g: Speculation) -> None:
        g.asked = 0

    def ask(self, g: Speculation) -> None:
        if g.asked < len(g.players):
            g.ask(NATURE, DEAL, g.start_shares.kinds)

    def bag(self, g: Speculation) -> Bag | None:
        return g.start_shares

    def answer(self, g: Speculation, option: i64) -> None:
        g.start_shares.take(option)
        g.bank[option] -= 1
        g.players[g.asked].shares[option] += 1
        if g.telling:
            g.tell(StartShareDealt(g.asked, option))
        g.asked += 1


class DrawCards(Step[Speculation]):
    """Draw cards until each player has two, or an empty deck. A player who has played all nine cards shuffles them into
    a new deck first [Set-up; Move the company bricks]."""

    def run(self, g: Speculation) -> None:
        seat: i64 = 0
        for player in g.players:
            if player.played.size == COMPANIES + 1:
                player.played.clear()
                for card in range(COMPANIES + 1):
                    player.deck.put(card)
                if g.telling:
                    g.tell(DeckShuffled(seat))
            seat += 1
        g.asked = 0
        self.find_drawer(g)

    def ask(self, g: Speculation) -> None:
        if g.asked < len(g.players):
            g.ask(NATURE, DRAW, g.players[g.asked].deck.kinds)

    def bag(self, g: Speculation) -> Bag | None:
        return g.players[g.asked].deck

    def answer(self, g: Speculation, option: i64) -> None:
        player = g.players[g.asked]
        player.deck.take(option)
        player.hand.add(option, bit(g.asked))
        if g.telling:
            g.tell_only(bit(g.asked), CardDrawn(g.asked, option), None)
        self.find_drawer(g)

    def find_drawer(self, g: Speculation) -> None:
        """Advance `g.asked` to the next seat that has fewer than two cards and a deck to draw from, or beyond the last
        seat."""
        while g.asked < len(g.players):
            player = g.players[g.asked]
            if player.hand.size < HAND and player.deck.total > 0:
                return
            g.asked += 1


class Turn(Step[Speculation]):
    """Begin a turn: put its steps on the stack of steps to come. The last of them begins the next turn [Sequence of
    play]."""

    def run(self, g: Speculation) -> None:
        g.turn += 1
        g.schedule(g.outline)


class DrawTiles(Step[Speculation]):
    """Draw an action tile and a movement tile at random from their bags. On the first turn the action tile is a Trade
    [Sequence of play]."""

    def run(self, g: Speculation) -> None:
        g.action = NONE
        g.movement = 0
        if g.turn == 1:
            g.actions.take(TRADE)
            g.action = TRADE

    def ask(self, g: Speculation) -> None:
        if g.action == NONE:
            g.ask(NATURE, ACTION_TILE, g.actions.kinds)
        elif g.movement == 0:
            g.ask(NATURE, MOVEMENT_TILE, g.movements.kinds)

    def bag(self, g: Speculation) -> Bag | None:
        return g.actions if g.action == NONE else g.movements

    def answer(self, g: Speculation, option: i64) -> None:
        if g.action == NONE:
            g.actions.take(option)
            g.action = option
            return
        g.movements.take(option)
        g.movement = option
        if g.telling:
            g.tell(TilesDrawn(g.active, ACTIONS[g.action], option))


class RankUp(Step[Speculation]):
    """Ask the active player which brick to raise by one rank. Skipped if no brick can be raised, or for another action
    tile [Rank +1]."""

    def run(self, g: Speculation) -> None:
        g.asked = 0 if g.action == RANK_UP else 1

    def ask(self, g: Speculation) -> None:
        if g.asked == 0:
            bricks = track.raisable(g)
            if bricks != 0:
                g.ask(g.active, RAISE, bricks)

    def answer(self, g: Speculation, option: i64) -> None:
        g.asked = 1
        track.raise_brick(g, option)


class RankDown(Step[Speculation]):
    """Ask the active player which brick to lower by one rank. Skipped if no brick can be lowered, or for another action
    tile [Rank -1]."""

    def run(self, g: Speculation) -> None:
        g.asked = 0 if g.action == RANK_DOWN else 1

    def ask(self, g: Speculation) -> None:
        if g.asked == 0:
            bricks = track.lowerable(g)
            if bricks != 0:
                g.ask(g.active, LOWER, bricks)

    def answer(self, g: Speculation, option: i64) -> None:
        g.asked = 1
        track.lower_brick(g, option)


class ChooseCards(Sealed[Speculation]):
    """Ask all players at once to choose one of their two cards, then turn the chosen cards over [Move the company
    bricks]."""

    def __init__(self) -> None:
        self.kind = CARD

    def run(self, g: Speculation) -> None:
        open_sealed(g, first(len(g.players)), len(g.players))

    def sealed_options(self, g: Speculation, player: i64) -> i64:
        hand = g.players[player].hand
        options = bit(hand.kinds[0])
        if hand.size > 1:
            options |= bit(hand.kinds[1])
        return options

    def reveal(self, g: Speculation) -> None:
        seat: i64 = 0
        for player in g.players:
            card = g.sealed[seat]
            player.hand.remove(player.hand.find(card))
            player.played.add(card, EVERYBODY)
            seat += 1
        if g.telling:
            g.tell(CardsRevealed([int(card) for card in g.sealed]))


class MoveBricks(Step[Speculation]):
    """Move the bricks by the chosen cards, the active player's card first, then clockwise. Bank holidays halve or
    cancel the movement [Move the company bricks]."""

    def run(self, g: Speculation) -> None:
        spaces = track.spaces_to_move(g)
        if spaces == 0:
            return
        for n in range(len(g.players)):
            seat = g.seat_after(n)
            card = g.players[seat].played.last()
            if card < COMPANIES:
                track.move_brick(g, seat, card, spaces)
        g.reprice()


class EndOfTurn(Step[Speculation]):
    """End the game if a brick is on END, otherwise make the next player active. After a Trade all tiles go back into
    their bags [End of a turn]."""

    def run(self, g: Speculation) -> None:
        if g.arrived > 0:
            count_fortunes(g)
            return
        if g.action == TRADE:
            g.actions.refill(g.box.actions)
            g.movements.refill(g.box.movements)
            if g.telling:
                g.tell(TilesReturned())
        g.active = g.seat_after(1)


def count_fortunes(g: Speculation) -> None:
    """End the game, and report each player's fortune: cash plus shares at current prices. The richest player wins, and
    equal fortunes share the victory [End of the game]."""
    g.finished = 1
    g.end()
    if not g.telling:
        return
    seat = 0
    scores: list[int] = []
    for player in g.players:
        worth = shares_worth(g, seat)
        g.tell(FortuneCounted(seat, player.cash, worth))
        scores.append(int(player.cash + worth))
        seat += 1
    g.tell(GameOver(scores, [n for n, score in enumerate(scores) if score == max(scores)]))


def shares_worth(g: Speculation, seat: i64) -> i64:
    """Return the value of all shares of a player at current prices."""
    worth: i64 = 0
    for company in range(COMPANIES):
        worth += g.players[seat].shares[company] * g.price[company]
    return worth


def preparations() -> list[Step[Any]]:
    """Return the steps of the set-up in order."""
    return [StartPlayer(), StartShares(), DrawCards()]


def outline() -> list[Step[Any]]:
    """Return the steps of one turn in order, the last of which starts the next turn."""
    return [DrawTiles(), Trade(), RankUp(), RankDown(), ChooseCards(), MoveBricks(), DrawCards(), EndOfTurn(), Turn()]
