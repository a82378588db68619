"""The position of Blind Bid as the browser client gets it.

It is built from a view, so that it cannot have a covered card.
"""

import msgspec


class PlayerShown(msgspec.Struct, frozen=True):
    """One player's side; a card that is covered is None."""

    coins: int
    points: int
    hand: list[int | None]


class TableShown(msgspec.Struct, frozen=True, tag_field="game", tag="blind-bid"):
    """The whole table. `winner` is the highest bidder of this round."""

    round: int
    winner: int | None
    bank: int
    deck: int
    discard: list[int]
    players: list[PlayerShown]
