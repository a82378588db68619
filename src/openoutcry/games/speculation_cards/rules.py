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
    """The player who begins the first round (ruling)."""

    def seats(self, g: SpeculationCards) -> i64:
        return len(g.players)

    def beginner(self, g: SpeculationCards) -> i64:
        return g.first

    def begin(self, g: SpeculationCards, seat: i64) -> None:
        g.first = seat


class RoundSetup(Step[SpeculationCards]):
    """Shuffle all cards [Round Setup]. Each round the next player begins (ruling)."""

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
    """Each empty pile gets the deck's top card, face up [Round Setup; Gameplay]. It stays empty if the deck is empty
    (ruling)."""

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
    """If the deck has fewer than two cards at the start of a turn, shuffle all cards under the tops of the piles into
    it (ruling)."""

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
    """Take one of three actions [Gameplay]: take a top card, draw two and keep one, or discard one and perhaps take a
    pile. If none is possible the turn passes (ruling)."""

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
    """Action 1: take the top card of a pile, seen by all players [Gameplay]."""
    cards = g.piles[pile].cards
    card = cards.remove(cards.size - 1)
    g.players[g.turn].hand.insert(card, EVERYBODY)
    if g.telling:
        g.tell(TopTaken(g.turn, pile, card))


def discard_from_hand(g: SpeculationCards, card: i64) -> None:
    """Remove a card from the hand. Of two copies the one that all players have seen is removed first, as nobody can
    tell which was played."""
    hand = g.players[g.turn].hand
    hand.remove(hand.find(card))
    g.learned += 1


class DrawTwo(Step[SpeculationCards]):
    """Action 2: draw two cards from the deck, seen by their drawer only [Gameplay; ruling]."""

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
    """Keep one of the two cards, in secret. The other goes face up on a pile [Gameplay]."""

    def ask(self, g: SpeculationCards) -> None:
        if g.drawn.size == TWO:
            g.ask(g.turn, KEEP, bit(g.drawn.kinds[0]) | bit(g.drawn.kinds[1]))

    def answer(self, g: SpeculationCards, option: i64) -> None:
        g.drawn.remove(g.drawn.find(option))
        g.players[g.turn].hand.add(option, bit(g.turn))
        if g.telling:
            g.tell_only(bit(g.turn), CardKept(g.turn, option), CardKept(g.turn, None))


class PlaceDrawn(Step[SpeculationCards]):
    """Place the card not kept on a pile of choice [Gameplay]."""

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
    """Action 3: place the discarded card on a pile of choice [Gameplay]."""

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
    """If the discard matches the top of another pile by rank or suit, that whole pile is taken. A Joker matches
    anything [Gameplay]. Taking is not optional, and there is a choice only if both other piles match (ruling)."""

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
    """Take a whole pile into the hand. All players have seen its cards."""
    g.wanted = 0
    cards = g.piles[pile].cards
    hand = g.players[g.turn].hand
    if g.telling:
        g.tell(PileTaken(g.turn, pile, cards.listed()))
    for place in range(cards.size):
        hand.insert(cards.kinds[place], EVERYBODY)
    cards.clear()


class PassOn(Step[SpeculationCards]):
    """Pass the turn to the next player. Ten cards in a hand give the others one more turn each, then the round ends
    [Gameplay]."""

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
    """Show and score every hand. Four Jokers win at once. Otherwise the next round begins, or the game ends [Scoring;
    Winning]."""

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
    """Play turns, clockwise, until the round is over [Gameplay]."""

    def run(self, g: SpeculationCards) -> None:
        g.schedule(SCORE)
        g.schedule(g.outline)


ROUND: Final[list[Step[Any]]] = [RoundSetup(), TURN[2], PlayTurns()]
GAME: Final[list[Step[Any]]] = [FirstPlayer(), *ROUND]
