"""The rules of Speculation, the card game, in the order of the rulebook.

    Each round:  shuffle, turn up three piles, then turns until a player has ten cards and the others had another, score
    Each turn:   renew a low deck, one action of three (with what it asks), refill empty piles, pass on
    The end:     after the third round, or with four Jokers after any

Sections in brackets are those of the rulebook; rulings are listed in docs/rulings.md.
"""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine import first_player
from openoutcry.engine.bits import bit, first, lowest
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NATURE, NONE, Step
from openoutcry.games.speculation_cards import scoring
from openoutcry.games.speculation_cards.box import PILES
from openoutcry.games.speculation_cards.events import (
    CardDiscarded,
    CardDrawn,
    CardKept,
    CardTurnedUp,
    DeckRenewed,
    LastTurns,
    PileTaken,
    RoundBegan,
    RoundCut,
    TopTaken,
)
from openoutcry.games.speculation_cards.piles import empty_pile, matches
from openoutcry.games.speculation_cards.questions import ACTION, DISCARD, DRAW, DRAW_TWO, KEEP, MATCH, PILE, TURN_UP
from openoutcry.games.speculation_cards.state import SpeculationCards

TWO: Final = 2


class FirstPlayer(first_player.FirstPlayer[SpeculationCards]):
    """Choose the player who begins the first round: at random, or the seat named by an option (ruling)."""

    def seats(self, g: SpeculationCards) -> i64:
        return len(g.players)

    def beginner(self, g: SpeculationCards) -> i64:
        return g.first

    def begin(self, g: SpeculationCards, seat: i64) -> None:
        g.first = seat


class RoundSetup(Step[SpeculationCards]):
    """Begin a round: shuffle all cards into the deck [Round Setup]. In each further round the next player begins
    (ruling)."""

    def run(self, g: SpeculationCards) -> None:
        if g.round > 0:
            g.first = g.next_seat(g.first)
        g.round += 1
        g.turns = 0
        g.last_turns = NONE
        g.turn = g.first
        g.deck.refill(g.box.copies)
        for player in g.players:
            player.hand.clear()
        for pile in g.piles:
            pile.cards.clear()
        if g.telling:
            g.tell(RoundBegan(g.round, g.first))


class FillPiles(Step[SpeculationCards]):
    """Turn the deck's top card face up onto each empty pile [Round Setup; Gameplay]. A pile stays empty if the deck is
    empty (ruling)."""

    def ask(self, g: SpeculationCards) -> None:
        if g.deck.total > 0 and empty_pile(g) != NONE:
            g.ask(NATURE, TURN_UP, g.deck.kinds)

    def bag(self, g: SpeculationCards) -> Bag | None:
        return g.deck

    def answer(self, g: SpeculationCards, option: i64) -> None:
        pile = empty_pile(g)
        g.deck.take(option)
        g.piles[pile].cards.add(option, EVERYBODY)
        if g.telling:
            g.tell(CardTurnedUp(pile, option))


class RenewDeck(Step[SpeculationCards]):
    """If the deck has fewer than two cards at the start of a turn, shuffle into it all cards below the top cards of the
    piles (ruling)."""

    def run(self, g: SpeculationCards) -> None:
        if g.deck.total >= TWO:
            return
        before = g.deck.total
        for pile in g.piles:
            while pile.cards.size > 1:
                g.deck.put(pile.cards.remove(0))
        if g.telling and g.deck.total > before:
            g.tell(DeckRenewed(g.deck.total))


class Action(Step[SpeculationCards]):
    """Ask for one of three actions [Gameplay]: take a top card, draw two and keep one, or discard one and perhaps take
    a pile. If none is possible the turn ends (ruling)."""

    def run(self, g: SpeculationCards) -> None:
        g.wanted = 1

    def ask(self, g: SpeculationCards) -> None:
        if g.wanted == 0:
            return
        options: i64 = 0
        for pile in range(PILES):
            if g.piles[pile].cards.size > 0:
                options |= bit(pile)
        if g.deck.total >= TWO:
            options |= bit(DRAW_TWO)
        hand = g.players[g.turn].hand
        kinds = hand.kinds
        for place in range(hand.size):
            options |= bit(DISCARD + kinds[place])
        g.ask(g.turn, ACTION, options)

    def answer(self, g: SpeculationCards, option: i64) -> None:
        g.wanted = 0
        if option < DRAW_TWO:
            take_top(g, option)
        elif option == DRAW_TWO:
            g.schedule(DRAW_STEPS)
        else:
            g.playing = option - DISCARD
            discard_from_hand(g, g.playing)
            g.schedule(DISCARD_STEPS)


def take_top(g: SpeculationCards, pile: i64) -> None:
    """Move the top card of a pile into the hand of the player whose turn it is. All players know the card (action 1)
    [Gameplay]."""
    cards = g.piles[pile].cards
    card = cards.remove(cards.size - 1)
    g.players[g.turn].hand.insert(card, EVERYBODY)
    if g.telling:
        g.tell(TopTaken(g.turn, pile, card))


def discard_from_hand(g: SpeculationCards, card: i64) -> None:
    """Remove a card from the hand of the player whose turn it is. Of two copies the one that all players have seen is
    removed, as nobody can tell which was played."""
    hand = g.players[g.turn].hand
    hand.remove(hand.find(card))
    g.learned += 1


class DrawTwo(Step[SpeculationCards]):
    """Draw two cards from the deck, which only the player whose turn it is can see (action 2) [Gameplay; ruling]."""

    def run(self, g: SpeculationCards) -> None:
        g.drawn.clear()

    def ask(self, g: SpeculationCards) -> None:
        if g.drawn.size < TWO:
            g.ask(NATURE, DRAW, g.deck.kinds)

    def bag(self, g: SpeculationCards) -> Bag | None:
        return g.deck

    def answer(self, g: SpeculationCards, option: i64) -> None:
        g.deck.take(option)
        g.drawn.add(option, bit(g.turn))
        if g.telling:
            g.tell_only(bit(g.turn), CardDrawn(g.turn, option), CardDrawn(g.turn, None))


class KeepOne(Step[SpeculationCards]):
    """Ask which of the two drawn cards to keep. Other players do not see the card kept [Gameplay]."""

    def ask(self, g: SpeculationCards) -> None:
        if g.drawn.size == TWO:
            g.ask(g.turn, KEEP, bit(g.drawn.kinds[0]) | bit(g.drawn.kinds[1]))

    def answer(self, g: SpeculationCards, option: i64) -> None:
        g.drawn.remove(g.drawn.find(option))
        g.players[g.turn].hand.add(option, bit(g.turn))
        if g.telling:
            g.tell_only(bit(g.turn), CardKept(g.turn, option), CardKept(g.turn, None))


class PlaceDrawn(Step[SpeculationCards]):
    """Ask on which pile to place, face up, the drawn card that was not kept [Gameplay]."""

    def ask(self, g: SpeculationCards) -> None:
        if g.drawn.size == 1:
            g.ask(g.turn, PILE, first(PILES))

    def answer(self, g: SpeculationCards, option: i64) -> None:
        card = g.drawn.remove(0)
        g.learned += 1
        g.piles[option].cards.add(card, EVERYBODY)
        if g.telling:
            g.tell(CardDiscarded(g.turn, option, card, True))


class PlaceDiscard(Step[SpeculationCards]):
    """Ask on which pile to place, face up, the card discarded from the hand (action 3) [Gameplay]."""

    def ask(self, g: SpeculationCards) -> None:
        if g.playing != NONE:
            g.ask(g.turn, PILE, first(PILES))

    def answer(self, g: SpeculationCards, option: i64) -> None:
        g.onto = option
        g.piles[option].cards.add(g.playing, EVERYBODY)
        if g.telling:
            g.tell(CardDiscarded(g.turn, option, g.playing, False))
        g.playing = NONE


class TakeMatch(Step[SpeculationCards]):
    """Give the player the whole pile whose top card the discard matches by rank or suit; a Joker matches anything
    [Gameplay]. Taking is not optional, and the player chooses only if both other piles match (ruling)."""

    def run(self, g: SpeculationCards) -> None:
        g.wanted = matches(g)
        if g.wanted != 0 and g.wanted & (g.wanted - 1) == 0:
            take_pile(g, lowest(g.wanted))

    def ask(self, g: SpeculationCards) -> None:
        if g.wanted != 0:
            g.ask(g.turn, MATCH, g.wanted)

    def answer(self, g: SpeculationCards, option: i64) -> None:
        take_pile(g, option)


def take_pile(g: SpeculationCards, pile: i64) -> None:
    """Move a whole pile into the hand of the player whose turn it is. All players know these cards."""
    g.wanted = 0
    cards = g.piles[pile].cards
    hand = g.players[g.turn].hand
    if g.telling:
        g.tell(PileTaken(g.turn, pile, cards.listed()))
    for place in range(cards.size):
        hand.insert(cards.kinds[place], EVERYBODY)
    cards.clear()


class PassOn(Step[SpeculationCards]):
    """End the turn and pass it to the next player, or end the round. When a hand has ten cards, each other player has
    one more turn, then the round ends [Gameplay]."""

    def run(self, g: SpeculationCards) -> None:
        g.turns += 1
        g.onto = NONE
        size = g.players[g.turn].hand.size
        if g.last_turns > 0:
            g.last_turns -= 1
        elif g.last_turns == NONE and size >= g.box.hand:
            g.last_turns = len(g.players) - 1
            if g.telling:
                g.tell(LastTurns(g.turn, size))
        if g.turns >= g.box.turns and g.last_turns != 0:
            g.last_turns = 0
            if g.telling:
                g.tell(RoundCut(g.turns))
        g.turn = g.next_seat(g.turn)
        if g.last_turns != 0:
            g.schedule(g.outline)


class ScoreRound(Step[SpeculationCards]):
    """Score every hand face up. If a player holds all four Jokers or this was the last round the game ends, otherwise
    the next round begins [Scoring; Winning]."""

    def run(self, g: SpeculationCards) -> None:
        g.learned += 1
        scoring.score_hands(g)
        if g.ended == 0:
            g.schedule(ROUND)


DRAW_STEPS: Final[list[Step[Any]]] = [DrawTwo(), KeepOne(), PlaceDrawn()]
DISCARD_STEPS: Final[list[Step[Any]]] = [PlaceDiscard(), TakeMatch()]
TURN: Final[list[Step[Any]]] = [RenewDeck(), Action(), FillPiles(), PassOn()]
SCORE: Final[list[Step[Any]]] = [ScoreRound()]


class PlayTurns(Step[SpeculationCards]):
    """Put the turns of a round, then its scoring, on the stack of steps to come [Gameplay]."""

    def run(self, g: SpeculationCards) -> None:
        g.schedule(SCORE)
        g.schedule(g.outline)


ROUND: Final[list[Step[Any]]] = [RoundSetup(), TURN[2], PlayTurns()]
GAME: Final[list[Step[Any]]] = [FirstPlayer(), *ROUND]
