"""The client's view of Speculation, the card game, as it is sent to a browser. Built only from a view."""

import msgspec


class CardKind(msgspec.Struct, frozen=True, gc=False):
    """A kind of card: suit and rank, both None for the Joker."""

    suit: int | None
    rank: int | None


class PileShown(msgspec.Struct, frozen=True, gc=False):
    """A pile from the bottom up; `counts` when it is scored in this round, `worth` what it brings each known hand."""

    cards: list[int]
    counts: bool


class PlayerShown(msgspec.Struct, frozen=True, gc=False):
    """One player. `hand` is sorted, with None for covered cards; `worth` by pile for hands open to you."""

    cards: int
    hand: list[int | None]
    worth: list[int] | None
    scores: list[int]
    total: int
    last_turn: bool


class SpeculationCardsShown(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="speculation-cards"):
    """The whole table. `drawn` are the cards in hand while one of them is kept, None where they are covered."""

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
