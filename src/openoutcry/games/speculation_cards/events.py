"""What can happen in Speculation, the card game. Cards are numbered by kind as in the box; piles and seats from 0."""

from openoutcry.engine.events import Event


class RoundBegan(Event, frozen=True):
    """The deck was shuffled; this player begins."""

    round: int
    seat: int


class CardTurnedUp(Event, frozen=True):
    """The deck's top card started a pile, or filled an empty one."""

    pile: int
    card: int


class TopTaken(Event, frozen=True):
    """A player took the top card of a pile."""

    seat: int
    pile: int
    card: int


class CardDrawn(Event, frozen=True):
    """A player drew a card from the deck; only that player reads which."""

    seat: int
    card: int | None


class CardKept(Event, frozen=True):
    """A player kept one of the two cards drawn; only that player reads which."""

    seat: int
    card: int | None


class CardDiscarded(Event, frozen=True):
    """A player laid a card face up on a pile; `drawn` when it is the one not kept."""

    seat: int
    pile: int
    card: int
    drawn: bool


class PileTaken(Event, frozen=True):
    """The discarded card matched: the whole pile went into the hand."""

    seat: int
    pile: int
    cards: list[int]


class DeckRenewed(Event, frozen=True):
    """The deck ran low: all cards under the tops of the piles were shuffled into it."""

    cards: int


class LastTurns(Event, frozen=True):
    """A player has ten or more cards: everybody else has one more turn."""

    seat: int
    cards: int


class HandScored(Event, frozen=True):
    """A hand was shown and scored: points by pile, cards by suit, Jokers."""

    seat: int
    round: int
    points: list[int]
    suits: list[int]
    jokers: int


class FourJokers(Event, frozen=True):
    """A player holds all Jokers at the end of a round, and wins."""

    seat: int


class RoundCut(Event, frozen=True):
    """The round went on too long and is scored as it stands."""

    turns: int


class GameOver(Event, frozen=True):
    """The final scores, and who won."""

    scores: list[int]
    winners: list[int]


SpeculationCardsEvent = (
    RoundBegan
    | CardTurnedUp
    | TopTaken
    | CardDrawn
    | CardKept
    | CardDiscarded
    | PileTaken
    | DeckRenewed
    | LastTurns
    | HandScored
    | FourJokers
    | RoundCut
    | GameOver
)
