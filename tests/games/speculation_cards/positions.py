"""Positions of Speculation, the card game, in one line, answers in words, and what is then seen.

A card is written "4s" (the 4 of spades) or "joker"; in brackets, "(4s)", where only its owner knows it. A position is
laid out from the fields of a blank state and run by the kernel to its first question. Its cards always add up to the
box: those that are not named are in the deck, unless another place is given for `rest`.
"""

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY, Event
from openoutcry.engine.kernel import NONE, advance
from openoutcry.engine.position import SPECTATOR
from openoutcry.engine.views import view
from openoutcry.games.speculation_cards import rules
from openoutcry.games.speculation_cards.game import SpeculationCardsGame
from openoutcry.games.speculation_cards.shown import SpeculationCardsShown
from openoutcry.games.speculation_cards.state import SpeculationCards
from tests.games.answers import play

A, B, C, D = range(4)
SUITS = "cdhs"
NAMES = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
PILES = ("2c", "4d", "6h")
DECK = [f"{rank}{suit}" for suit in SUITS for rank in range(2, 8)] * 2 + ["joker"] * 4


class Table:
    """A game and its position; `told` is what everybody could hear during the last play."""

    def __init__(self, game: SpeculationCardsGame, g: SpeculationCards) -> None:
        self.game = game
        self.g = g
        self.told = [one.read_by(SPECTATOR) for one in g.log]


def opened(players: int = 3, house_set: str | None = None, **options: str) -> Table:
    """A new game, before anything is drawn."""
    game = SpeculationCardsGame(players, options, house_set)
    return Table(game, game.new(telling=True))


def begun(players: int = 3, piles: tuple[str, ...] = PILES, house_set: str | None = None, **options: str) -> Table:
    """A new game, the first player's turn, with these cards turned up."""
    table = opened(players, house_set, **({"start": "1"} | options))
    play(table, *(words(card) for card in piles))
    return table


def position(
    *,
    players: int = 3,
    round: int = 1,  # noqa: A002
    turn: int = A,
    first: int = A,
    hands: list[str] | None = None,
    piles: tuple[str, ...] = PILES,
    rest: str = "deck",
    deck: str = "",
    turns: int = 0,
    last_turns: int = NONE,
    scores: list[list[int]] | None = None,
    over: bool = False,
    house_set: str | None = None,
    **options: str,
) -> Table:
    """A table at the beginning of a turn, or at the end of a round (`over`).

    Piles are given from the bottom up. With `rest` of "pile 1" all other cards but those of `deck` lie at the bottom of
    that pile, with "hand B" in that hand. `last_turns` is how many players have one more turn."""
    game = SpeculationCardsGame(players, options, house_set)
    g = game.opening.clone()
    g.depth = 0
    g.round, g.turn, g.first, g.turns, g.last_turns = round, turn, first, turns, last_turns
    for seat, player in enumerate(g.players):
        lay(game, g.deck, player.hand, hands[seat] if hands else "", seat)
        for n, points in enumerate(scores[seat] if scores else []):
            player.scores[n] = points
    kept = Cards()
    lay(game, g.deck, kept, deck)
    tops = [Cards() for _ in g.piles]
    for cards, text in zip(tops, piles, strict=True):
        lay(game, g.deck, cards, text)
    if rest != "deck":
        where = g.piles[int(rest[-1]) - 1].cards if rest.startswith("pile") else g.players["ABCD".index(rest[-1])].hand
        move_all(g.deck, where)
    for pile, cards in zip(g.piles, tops, strict=True):
        for card in cards.listed():
            pile.cards.add(card, EVERYBODY)
    for card in kept.listed():
        g.deck.put(card)
    assert game.conserved(g) == game.conserved(game.opening), "the box has other cards"
    g.schedule(rules.SCORE)
    if not over:
        g.schedule(game.outline)
    g.listen()
    advance(g)
    return Table(game, g)


def lay(game: SpeculationCardsGame, deck: Bag, row: Cards, text: str, owner: int = NONE) -> None:
    """Cards out of the deck into a row."""
    for card in text.split():
        kind = kind_of(game, card.strip("()"))
        assert deck.counts[kind] > 0, f"there is no other {card}"
        deck.take(kind)
        if owner == NONE or card.startswith("("):
            row.add(kind, EVERYBODY if owner == NONE else bit(owner))
        else:
            row.insert(kind, EVERYBODY)


def move_all(deck: Bag, row: Cards) -> None:
    """All cards of the deck into a row, face up."""
    for kind in range(len(deck.counts)):
        for _ in range(int(deck.counts[kind])):
            deck.take(kind)
            row.add(kind, EVERYBODY)


def words(card: str) -> str:
    """ "4s" in words."""
    return card if card == "joker" else f"{card[:-1]} of {NAMES[card[-1]]}"


def kind_of(game: SpeculationCardsGame, card: str) -> int:
    """The kind of card that is called so."""
    return game.questions[rules.TURN_UP].words.index(words(card))


def short(table: Table, kind: int | None) -> str:
    """A kind of card as "4s"; "?" where it is covered."""
    if kind is None:
        return "?"
    card = shown(table).kinds[kind]
    return "joker" if card.suit is None else f"{card.rank}{SUITS[card.suit]}"


# Acting.


def take(table: Table, pile: int, *turned_up: str) -> list[Event]:
    """Action 1, and the card that is turned up if the pile is then empty."""
    return play(table, f"take {pile}", *(words(card) for card in turned_up))


def draw(table: Table, kept: str, other: str, pile: int) -> list[Event]:
    """Action 2: two cards, the first of them kept, the other laid on a pile."""
    return play(table, "draw", words(kept), words(other), f"keep {words(kept)}", f"pile {pile}")


def discard(table: Table, card: str, pile: int, *more: str) -> list[Event]:
    """Action 3: a card onto a pile, and what is asked then; cards that are turned up may be written "4s"."""
    rest = [words(one) if one == "joker" or one[-1] in NAMES else one for one in more]
    return play(table, f"discard {words(card)}", f"pile {pile}", *rest)


# Looking.


def shown(table: Table, to: int = SPECTATOR) -> SpeculationCardsShown:
    """The table as this seat is shown it, or a spectator."""
    return table.game.shown(view(table.g, to, table.game.perfect_memory()))


def hand(table: Table, seat: int, to: int | None = None) -> str:
    """The cards of a hand as its owner is shown them, or somebody else."""
    return " ".join(short(table, card) for card in shown(table, seat if to is None else to).players[seat].hand)


def piles(table: Table) -> tuple[str, ...]:
    """The three piles from the bottom up."""
    return tuple(" ".join(short(table, card) for card in pile.cards) for pile in shown(table).piles)


def sizes(table: Table) -> list[int]:
    """How many cards everybody holds."""
    return [player.cards for player in shown(table).players]
