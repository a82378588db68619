"""The client's view of Speculation, the card game, as it is sent to a browser. Built only from a view."""

import msgspec


class CardKind(msgspec.Struct, frozen=True, gc=False):
    """A kind of card: the number of its suit and its rank, both None for the Joker."""

    suit: int | None
    rank: int | None


class PileShown(msgspec.Struct, frozen=True, gc=False):
    """A pile as shown: the kinds of its cards from the bottom to the top, and whether the pile is scored in this round
    (`counts`)."""

    cards: list[int]
    counts: bool


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player as shown to a viewer. `hand` has the visible cards in order of their kinds, then None for each other
    card. `worth` is what the hand scores now for each pile, None unless all its cards are visible."""

    cards: int
    hand: list[int | None]
    worth: list[int] | None
    scores: list[int]
    total: int
    last_turn: bool


class SpeculationCardsShown(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="speculation-cards"):
    """The whole table as shown to a viewer. `drawn` are the two cards drawn from which one is kept, None for each that
    the viewer may not see. `playing` is the card discarded from the hand until it is on a pile."""

    kinds: list[CardKind]
    suits: list[str]
    hand_limit: int
    rounds: int
    round: int
    phase: str
    piles: list[PileShown]
    deck: int
    players: list[PlayerShown]
    turn: int | None
    first: int | None
    drawn: list[int | None]
    playing: int | None
    last_turns: bool
    turns: int
    most_turns: int
