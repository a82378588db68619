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
    """Numbers shown beside an action: the pile and its top card, or the card to discard."""

    pile: Annotated[int, Tells("pile", events.TopTaken)]
    card: Annotated[int, Tells("card", events.TopTaken, events.CardDiscarded)]


class Action(Question[SpeculationCards]):
    """Question: which action does the player take: take a top card, draw two cards, or discard one [Gameplay]?"""

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
    """Number shown beside a drawn card: its kind."""

    card: Annotated[int, Tells("card", events.CardKept)]


class Keep(Question[SpeculationCards]):
    """Question: which of the two drawn cards does the player keep [Gameplay]?"""

    def __init__(self, cards: list[str]) -> None:
        words = [f"keep {card}" for card in cards]
        super().__init__(KEEP, "keep", words, secret=True, closed="not-drawn", phase="keep")

    def figures(self, g: SpeculationCards, player: int, option: int) -> KeepFigures:
        return {"card": option}


def cards_taken(given: Answer, before: SpeculationCards, after: SpeculationCards) -> int | None:
    """Return the number of cards that the player takes after the answer `given`: the size of the matched pile, or of
    the larger one if two match, or 0. Return None if that is not decided yet."""
    if after.kind == MATCH and after.wanted != 0:
        return max(int(after.piles[pile].cards.size) for pile in numbers(after.wanted))
    taken = given.next_own(events.PileTaken)
    if taken is None:
        return 0 if after.onto == NONE else None
    return len(taken.cards)


class PileFigures(Figures, total=False):
    """Numbers shown beside a pile: the card that goes on it, and the number of cards that the player takes as a
    result."""

    pile: Annotated[int, Tells("pile", events.CardDiscarded)]
    card: Annotated[int, Tells("card", events.CardDiscarded)]
    takes: Annotated[int, Equals(cards_taken)]


class Pile(Question[SpeculationCards]):
    """Question: on which pile does the card go: a discard, or the drawn card that was not kept [Gameplay]?"""

    def __init__(self) -> None:
        super().__init__(PILE, "pile", [f"pile {pile}" for pile in PILE_NAMES], phase="pile")

    def figures(self, g: SpeculationCards, player: int, option: int) -> PileFigures:
        if g.playing == NONE:
            return {"pile": option, "card": int(g.drawn.kinds[0]), "takes": 0}
        return {"pile": option, "card": int(g.playing), "takes": would_take(g, option)}


def would_take(g: SpeculationCards, pile: int) -> int:
    """Return the number of cards that the player would take after discarding onto `pile`: the size of the matched pile,
    or of the larger one if two match, or 0 if none does."""
    after = g.clone()
    after.step.answer(after, pile)
    return max((int(after.piles[match].cards.size) for match in numbers(piles.matches(after))), default=0)


def cards_of_pile(given: Answer, before: SpeculationCards, after: SpeculationCards) -> int | None:
    """Return the number of cards that the player takes after the answer `given`. Return None if no pile is taken."""
    taken = given.next_own(events.PileTaken)
    return len(taken.cards) if taken else None


class MatchFigures(Figures, total=False):
    """Numbers shown beside a pile that can be taken: the pile, and the number of cards in it."""

    pile: Annotated[int, Tells("pile", events.PileTaken)]
    cards: Annotated[int, Equals(cards_of_pile)]


class Match(Question[SpeculationCards]):
    """Question: which pile does the player take, if the discard matches both other piles [Gameplay]?"""

    def __init__(self) -> None:
        super().__init__(MATCH, "match", [f"pile {pile}" for pile in PILE_NAMES], closed="no-match", phase="match")

    def figures(self, g: SpeculationCards, player: int, option: int) -> MatchFigures:
        return {"pile": option, "cards": int(g.piles[option].cards.size)}


def card_words(box: Box) -> list[str]:
    """Return the English names of all kinds of cards by number, such as "5 of hearts". The last is "joker"."""
    ranks = range(int(box.lowest), int(box.lowest + box.ranks))
    return [f"{rank} of {suit}" for suit in box.suits for rank in ranks] + ["joker"]


def questions(box: Box) -> list[Question[SpeculationCards]]:
    """Return all questions of the card game, those to NATURE (random draws) included."""
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
