"""The deck of Speculation, the card game: reads the data file, checks it, and prepares it for the rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.games.datafile import house_set, number, printed, repeated, table, text, wrong

GAME: Final = "speculation-cards"
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
SUITS: Final = 4
PILES: Final = 3
MOST_COPIES: Final = 8


class Box:
    """The numbers of the card game. `copies` is the number of cards of each kind: suit after suit, in each the ranks in
    rising order, and the Joker last. `hand` is the number of cards that ends a round, and `turns` the largest number of
    turns of a round."""

    def __init__(self) -> None:
        self.name = ""
        self.suits: list[str] = []
        self.lowest: i64 = 0
        self.ranks: i64 = 0
        self.copies: vec[i64] = vec[i64]()
        self.joker: i64 = 0
        self.jokers: i64 = 0
        self.hand: i64 = 0
        self.rounds: i64 = 0
        self.turns: i64 = 0


def open_box(set_text: str | None = None) -> Box:
    """Return the box of the card game: the deck of the rulebook, or that of the TOML text `set_text`. Raise `BadBox` if
    the text is not valid."""
    data = printed(GAME) if set_text is None else house_set(GAME, set_text)
    box = Box()
    box.name = text(data, "name", "set")
    deck = table(data, "deck")
    suits = deck.get("suits")
    if not isinstance(suits, list) or len(suits) != SUITS or not all(isinstance(suit, str) for suit in suits):
        raise wrong("box-suits", "deck.suits", f"a list of {SUITS} names is needed", needed=SUITS)
    box.suits = [text({"name": suit}, "name", "deck.suits").lower() for suit in suits]
    if suit := repeated(box.suits):
        raise wrong("box-same-suit", "deck.suits", f"two suits have the same name, {suit!r}", name=suit)
    box.lowest = number(deck, "lowest_rank", "deck", 1, 10)
    highest = number(deck, "highest_rank", "deck", int(box.lowest), int(box.lowest) + 8)
    box.ranks = highest - box.lowest + 1
    box.joker = SUITS * box.ranks
    box.jokers = number(deck, "jokers", "deck", 1, MOST_COPIES)
    copies = number(deck, "copies", "deck", 1, 4)
    box.copies = vec[i64]([copies] * int(box.joker) + [int(box.jokers)])
    play = table(data, "play")
    box.hand = number(play, "hand", "play", 2, 30)
    box.rounds = number(play, "rounds", "play", 1, PILES)
    box.turns = number(table(data, "guard"), "turns", "guard", 2, 1000)
    return box
