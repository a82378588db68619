"""The events of Speculation, the card game. Cards are numbered by kind as in the box, and piles and seats from 0."""

from typing import TYPE_CHECKING, Annotated, Any

from openoutcry.engine.claims import Clears, Equals, Gains, Is, Loses, Names, Seat, Was, Wins
from openoutcry.engine.events import Event

if TYPE_CHECKING:  # rules tell events, and the table knows none
    from openoutcry.games.speculation_cards.state import SpeculationCards


def held(g: "SpeculationCards") -> list[list[int]]:
    """Return, by seat and kind, how many cards each player has. Drawn cards, and a card that is about to be placed on a
    pile, count for the player whose turn it is."""
    kinds = range(len(g.deck.counts))
    rows = [player.hand.listed() for player in g.players]
    if g.turn >= 0:
        rows[int(g.turn)] += [*g.drawn.listed(), *([int(g.playing)] if g.playing >= 0 else [])]
    return [[row.count(kind) for kind in kinds] for row in rows]


def top_before(event: Any, before: "SpeculationCards", after: "SpeculationCards") -> int:
    """Return the kind of the top card of the event's pile in the position `before` the event."""
    return int(before.top(event.pile))


def top_after(event: Any, before: "SpeculationCards", after: "SpeculationCards") -> int:
    """Return the kind of the top card of the event's pile in the position `after` the event."""
    return int(after.top(event.pile))


def card_kept(event: "CardKept", before: "SpeculationCards", after: "SpeculationCards") -> int:
    """Return the kind of the card that the event added to its player's hand."""
    hands = [g.players[event.seat].hand.listed() for g in (before, after)]
    return next(kind for kind in hands[1] if hands[1].count(kind) > hands[0].count(kind))


def pile_before(event: "PileTaken", before: "SpeculationCards", after: "SpeculationCards") -> list[int]:
    """Return the kinds of all cards in the event's pile before the event, from the bottom to the top."""
    return before.piles[event.pile].cards.listed()


def deck_after(event: "DeckRenewed", before: "SpeculationCards", after: "SpeculationCards") -> int:
    """Return the number of cards in the deck after the event."""
    return int(after.deck.total)


def hand_size(event: "LastTurns", before: "SpeculationCards", after: "SpeculationCards") -> int:
    """Return the number of cards in the hand of the event's player after the event."""
    return int(after.players[event.seat].hand.size)


def points_by_pile(event: "HandScored", before: "SpeculationCards", after: "SpeculationCards") -> list[int]:
    """Return the points that the event's player scores for each pile that counts: one in the first round, two in the
    second, three in the third."""
    return [int(before.pile_score(event.seat, pile)) for pile in range(int(before.round))]


def cards_by_suit(event: "HandScored", before: "SpeculationCards", after: "SpeculationCards") -> list[int]:
    """Return the number of cards of each suit in the hand of the event's player. Jokers are not counted."""
    return [int(before.count_suit(event.seat, suit)) for suit in range(len(before.box.suits))]


def jokers_held(event: "HandScored", before: "SpeculationCards", after: "SpeculationCards") -> int:
    """Return the number of Jokers in the hand of the event's player."""
    return before.players[event.seat].hand.listed().count(int(before.box.joker))


def holder_of_all_jokers(event: "FourJokers", before: "SpeculationCards", after: "SpeculationCards") -> int | None:
    """Return the seat of the player who holds all Jokers, or -1 if there is no such player."""
    hands = [player.hand.listed().count(int(after.box.joker)) for player in after.players]
    return hands.index(int(after.box.jokers)) if int(after.box.jokers) in hands else -1


Pile = Annotated[int, Names()]


class RoundBegan(Event, frozen=True):
    """A round began: all cards were shuffled into the deck. `seat` has the first turn."""

    round: Annotated[int, Is("round"), Clears(held)]
    seat: Annotated[int, Is("first")]


class CardTurnedUp(Event, frozen=True):
    """The top card of the deck was turned face up onto an empty pile."""

    pile: Pile
    card: Annotated[int, Equals(top_after)]


class TopTaken(Event, frozen=True):
    """A player took the top card of a pile into the hand."""

    seat: Annotated[int, Was("turn")]
    pile: Pile
    card: Annotated[int, Equals(top_before), Gains(held, of="card", exactly=1)]


class CardDrawn(Event, frozen=True):
    """A player drew a card from the deck. `card` is None in what all other players receive."""

    seat: Annotated[int, Was("turn")]
    card: Annotated[int | None, Gains(held, of="card", exactly=1)]


class CardKept(Event, frozen=True):
    """A player kept one of the two cards drawn. `card` is None in what all other players receive."""

    seat: Annotated[int, Was("turn")]
    card: Annotated[int | None, Equals(card_kept)]


class CardDiscarded(Event, frozen=True):
    """A player placed a card face up on a pile. `drawn` is whether it is the drawn card that the player did not keep,
    rather than a card from the hand."""

    seat: Annotated[int, Was("turn")]
    pile: Pile
    card: Annotated[int, Equals(top_after), Loses(held, of="card", exactly=1)]
    drawn: bool


class PileTaken(Event, frozen=True):
    """A player took a whole pile into the hand, because the discarded card matched its top card."""

    seat: Annotated[int, Was("turn")]
    pile: Pile
    cards: Annotated[list[int], Equals(pile_before), Gains(held, of="cards", exactly=1)]


class DeckRenewed(Event, frozen=True):
    """The deck was renewed: all cards below the top cards of the piles were shuffled into it. `cards` is its new
    size."""

    cards: Annotated[int, Equals(deck_after)]


class LastTurns(Event, frozen=True):
    """A player reached the number of cards that ends the round (ten). Each other player has one more turn."""

    seat: Annotated[int, Was("turn")]
    cards: Annotated[int, Equals(hand_size)]


class HandScored(Event, frozen=True):
    """A player's hand was shown and scored at the end of a round: `points` by pile, number of cards by suit, and
    Jokers."""

    seat: Seat
    round: Annotated[int, Is("round")]
    points: Annotated[list[int], Equals(points_by_pile), Gains("score")]
    suits: Annotated[list[int], Equals(cards_by_suit)]
    jokers: Annotated[int, Equals(jokers_held)]


class FourJokers(Event, frozen=True):
    """A player held all Jokers at the end of a round, and so won the game."""

    seat: Annotated[int, Equals(holder_of_all_jokers)]


class RoundCut(Event, frozen=True):
    """A round was ended because it had the largest number of turns. The hands are scored as they are."""

    turns: Annotated[int, Is("turns")]


class GameOver(Event, frozen=True):
    """The game ended. `scores` are the final points by seat, and `winners` the seats that won."""

    scores: Annotated[list[int], Is("score")]
    winners: Annotated[list[int], Wins()]


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
