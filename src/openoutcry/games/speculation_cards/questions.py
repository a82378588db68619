"""The questions of Speculation, the card game."""

from typing import Annotated, Final

from openoutcry.engine.bits import numbers
from openoutcry.engine.claims import Answer, Equals, Tells
from openoutcry.engine.first_player import START
from openoutcry.engine.kernel import NONE
from openoutcry.engine.question import Figures, Question, seat_words
from openoutcry.games.speculation_cards import events, piles
from openoutcry.games.speculation_cards.box import MOST_PLAYERS, PILES, Box
from openoutcry.games.speculation_cards.state import SpeculationCards

TURN_UP: Final = 1
DRAW: Final = 2
ACTION: Final = 3
KEEP: Final = 4
PILE: Final = 5
MATCH: Final = 6

# The options of ACTION: take the top of pile 0, 1 or 2; draw two; discard a card of some kind.
DRAW_TWO: Final = 3
DISCARD: Final = 4

PILE_NAMES: Final = [str(n + 1) for n in range(PILES)]


class ActionFigures(Figures, total=False):
    """The pile and its top card, or the card that is discarded."""

    pile: Annotated[int, Tells("pile", events.TopTaken)]
    card: Annotated[int, Tells("card", events.TopTaken, events.CardDiscarded)]


class Action(Question[SpeculationCards]):
    """The action of a turn: take a top card, draw two cards, or discard one [Gameplay]."""

    def __init__(self, cards: list[str]) -> None:
        words = [*(f"take {pile}" for pile in PILE_NAMES), "draw", *(f"discard {card}" for card in cards)]
        super().__init__(ACTION, "action", words, phase="action")

    def figures(self, g: SpeculationCards, player: int, option: int) -> ActionFigures:
        if option < DRAW_TWO:
            return {"pile": option, "card": int(g.top(option))}
        return {} if option == DRAW_TWO else {"card": option - DISCARD}

    def why_not(self, g: SpeculationCards, player: int, option: int) -> str:
        if option < DRAW_TWO:
            return "empty-pile"
        return "deck-too-low" if option == DRAW_TWO else "not-in-hand"


class KeepFigures(Figures, total=False):
    """The card that is kept."""

    card: Annotated[int, Tells("card", events.CardKept)]


class Keep(Question[SpeculationCards]):
    """The drawn card that the player keeps, of two [Gameplay]."""

    def __init__(self, cards: list[str]) -> None:
        words = [f"keep {card}" for card in cards]
        super().__init__(KEEP, "keep", words, secret=True, closed="not-drawn", phase="keep")

    def figures(self, g: SpeculationCards, player: int, option: int) -> KeepFigures:
        return {"card": option}


def cards_taken(given: Answer, before: SpeculationCards, after: SpeculationCards) -> int | None:
    """Return the number of cards that a discard takes: a whole pile, or the larger one if there is a choice. Return
    None before it is known."""
    if after.kind == MATCH and after.wanted != 0:
        return max(int(after.piles[pile].cards.size) for pile in numbers(after.wanted))
    taken = given.next_own(events.PileTaken)
    if taken is None:
        return 0 if after.onto == NONE else None
    return len(taken.cards)


class PileFigures(Figures, total=False):
    """The card that goes on a pile, and the number of cards that the player takes by it."""

    pile: Annotated[int, Tells("pile", events.CardDiscarded)]
    card: Annotated[int, Tells("card", events.CardDiscarded)]
    takes: Annotated[int, Equals(cards_taken)]


class Pile(Question[SpeculationCards]):
    """The pile on which a card goes: the drawn card that was not kept, or a discard [Gameplay]."""

    def __init__(self) -> None:
        super().__init__(PILE, "pile", [f"pile {pile}" for pile in PILE_NAMES], phase="pile")

    def figures(self, g: SpeculationCards, player: int, option: int) -> PileFigures:
        if g.playing == NONE:
            return {"pile": option, "card": int(g.drawn.kinds[0]), "takes": 0}
        return {"pile": option, "card": int(g.playing), "takes": would_take(g, option)}


def would_take(g: SpeculationCards, pile: int) -> int:
    """Return the number of cards that a discard onto this pile would take. Return the size of the larger pile if two
    match, and 0 if none does."""
    after = g.clone()
    after.step.answer(after, pile)
    return max((int(after.piles[match].cards.size) for match in numbers(piles.matches(after))), default=0)


def cards_of_pile(given: Answer, before: SpeculationCards, after: SpeculationCards) -> int | None:
    """Return the number of cards that the player takes. Return None if no pile is taken."""
    taken = given.next_own(events.PileTaken)
    return len(taken.cards) if taken else None


class MatchFigures(Figures, total=False):
    """A pile, and the number of cards in it."""

    pile: Annotated[int, Tells("pile", events.PileTaken)]
    cards: Annotated[int, Equals(cards_of_pile)]


class Match(Question[SpeculationCards]):
    """The pile that is taken, if both others match [Gameplay]."""

    def __init__(self) -> None:
        super().__init__(MATCH, "match", [f"pile {pile}" for pile in PILE_NAMES], closed="no-match", phase="match")

    def figures(self, g: SpeculationCards, player: int, option: int) -> MatchFigures:
        return {"pile": option, "cards": int(g.piles[option].cards.size)}


def card_words(box: Box) -> list[str]:
    """Return the name of each kind of card."""
    ranks = range(int(box.lowest), int(box.lowest + box.ranks))
    return [f"{rank} of {suit}" for suit in box.suits for rank in ranks] + ["joker"]


def questions(box: Box) -> list[Question[SpeculationCards]]:
    """Return the questions of Speculation, the card game."""
    cards = card_words(box)
    return [
        Question(START, "start", seat_words(MOST_PLAYERS), phase="setup"),
        Question(TURN_UP, "turn-up", cards, phase="piles"),
        Question(DRAW, "draw", cards, secret=True, phase="draw"),
        Action(cards),
        Keep(cards),
        Pile(),
        Match(),
    ]
