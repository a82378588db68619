"""Draws the card game's table in a terminal: the deck and the three piles, the cards under their tops, the hand by suit
with its current score, and the score sheet."""

from rich.console import Group
from rich.style import Style
from rich.text import Text

from openoutcry.games.speculation_cards.shown import SpeculationCardsShown
from openoutcry.text.terminal.layout import Block, Columns, Folded, Forms, lay_out, titled
from openoutcry.text.terminal.lines import fanned, fit, padded, row
from openoutcry.text.terminal.people import MARK, mark, name, name_width, player_lines, players_in_brief
from openoutcry.text.terminal.styles import QUIET, STRONG, WARNING
from openoutcry.text.terminal.viewer import Viewer, initials
from openoutcry.text.words import known, say

SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}
RED = Style(bold=True, color="#b3261e", bgcolor="#f4efe4")
BLACK = Style(bold=True, color="#1d1d1f", bgcolor="#f4efe4")
BACK = Style(bold=True, color="#ffffff", bgcolor="#35506b")
COLUMN = 20  # of the deck and of each pile
FACE = 9
KNOWN = 12  # at least, for what is known of a hand
LEAST_NAME = 8  # columns below which there is no table of players


def draw(shown: SpeculationCardsShown, viewer: Viewer) -> Group:
    """Return the whole table as a Rich drawing, in the language, the width and the height of the viewer's terminal."""
    drawing = Drawing(shown, viewer)
    return lay_out(drawing.title, drawing.blocks, viewer)


class Drawing:
    """Draws the card game's table once, for one viewer. Each method returns the lines of one part of the drawing."""

    def __init__(self, shown: SpeculationCardsShown, viewer: Viewer) -> None:
        self.shown = shown
        self.viewer = viewer
        self.joker = say(viewer.lang, "card-speculation-cards-joker")
        letters = initials(shown.suits)
        self.signs = [SIGNS.get(suit, letter) for suit, letter in zip(shown.suits, letters, strict=True)]
        self.suits = [self.suit(suit) for suit in shown.suits]

    def say(self, message: str, **values: int | str) -> str:
        """Return the text of the message id `message` in the viewer's language, with `values` filled in."""
        return say(self.viewer.lang, message, **values)

    def suit(self, suit: str) -> str:
        """Return the name of a suit in the viewer's language, or `suit` itself if it has no translation, as in a house
        set."""
        message = f"suit-speculation-cards-{suit}"
        return say(self.viewer.lang, message) if known(self.viewer.lang, message) else suit

    def blocks(self, wide: Columns) -> list[Block]:
        """Return the parts of the drawing (piles, hand, players), without the title and the latest messages."""
        seats = list(range(len(self.shown.players)))
        own = [seat for seat in seats if seat == self.viewer.seat]
        width = wide.aside
        briefly = players_in_brief(self.viewer, [str(player.total) for player in self.shown.players], width)
        return [
            Block("piles", self.piles(wide.board), [Folded(30, self.piles_in_brief(wide.board))]),
            Block("under", self.under(wide.board), [Folded(10, [])]),
            Block("moving", self.moving(), gap=not any(len(pile.cards) > 1 for pile in self.shown.piles)),
            Block("hand", *self.hand(wide.board)),
            Block("people", self.people(width, seats), [Folded(50, self.people(width, own) + briefly)], aside=True),
        ]

    def title(self, width: int) -> Text:
        """Return the title line: game, round, phase, and whether the last turns of the round are being played."""
        shown = self.shown
        parts = [self.say("game-speculation-cards")]
        if shown.round > 0:
            parts.append(self.say("part-speculation-cards-round", round=shown.round, rounds=shown.rounds))
        parts.append(self.say(f"phase-speculation-cards-{shown.phase}"))
        if shown.last_turns and shown.phase != "over":
            parts.append(self.say("part-speculation-cards-last-turns"))
        return titled(parts, self.viewer, width)

    # Cards.

    def card(self, number: int | None) -> Text:
        """Return a card as its rank and the symbol of its suit, such as 5♥. Return "??" if `number` is None, a card
        that the viewer may not see."""
        if number is None:
            return row(("??", QUIET))
        kind = self.shown.kinds[number]
        if kind.suit is None:
            return row((self.joker, BLACK))
        return row((f"{kind.rank}{self.signs[kind.suit]}", self.ink(kind.suit)))

    def ink(self, suit: int) -> Style:
        """Return the colour of a suit: red for hearts and diamonds. If the deck has neither, every other suit is
        red."""
        reds = {"diamonds", "hearts"}
        return RED if (self.shown.suits[suit] in reds if reds & set(self.shown.suits) else suit % 2) else BLACK

    def several(self, cards: list[int | None] | list[int]) -> Text:
        """Return cards side by side as one text. None stands for a card that the viewer may not see."""
        return Text(" ").join(self.card(card) for card in cards)

    # The piles.

    def piles(self, width: int) -> list[Text]:
        """Return the deck and the top card of each pile side by side, with whether the pile counts in this round and
        what the viewer's hand scores for it."""
        shown = self.shown
        column = min(COLUMN, width // (len(shown.piles) + 1))
        blocks = [self.deck()]
        for number, pile in enumerate(shown.piles):
            style = STRONG if pile.counts else QUIET
            title = self.say("part-speculation-cards-pile", pile=number + 1)
            size = self.say("cards", cards=len(pile.cards)) if pile.cards else self.say("part-speculation-cards-empty")
            counts = self.say("part-speculation-cards-counts" if pile.counts else "part-speculation-cards-counts-not")
            face = self.face(pile.cards[-1]) if pile.cards else [row(" " * FACE)] * 3
            blocks.append(
                [row((title, style)), *face, row(size), row((counts, style)), *self.worth(number, pile.counts)]
            )
        height = max(len(block) for block in blocks)
        blocks = [block + [row("")] * (height - len(block)) for block in blocks]
        return [row(*(row(padded(line, column - 1), " ") for line in lines)) for lines in zip(*blocks, strict=True)]

    def piles_in_brief(self, width: int) -> list[Text]:
        """Return a line for the deck and a line for each pile: the form of `piles` for terminals with few lines."""
        shown = self.shown
        lines = [row((f"{self.say('part-speculation-cards-deck')}  ", STRONG), self.say("cards", cards=shown.deck))]
        for number, pile in enumerate(shown.piles):
            style = STRONG if pile.counts else QUIET
            title = self.say("part-speculation-cards-pile", pile=number + 1)
            size = self.say("cards", cards=len(pile.cards)) if pile.cards else self.say("part-speculation-cards-empty")
            counts = self.say("part-speculation-cards-counts" if pile.counts else "part-speculation-cards-counts-not")
            top = padded(self.card(pile.cards[-1]) if pile.cards else row(""), len(self.joker))
            parts = [top, padded(row(size), FACE), *self.worth(number, pile.counts), row((counts, style))]
            lines += fanned(row((f"{title}  ", style)), parts, width)
        return lines

    def deck(self) -> list[Text]:
        """Return the lines of the deck: a card's back, and the number of cards."""
        size = self.say("cards", cards=self.shown.deck)
        back = [row((f"{'▒' * FACE}", BACK))] * 3 if self.shown.deck else [row(" " * FACE)] * 3
        return [row((self.say("part-speculation-cards-deck"), STRONG)), *back, row((size, STRONG))]

    def face(self, number: int) -> list[Text]:
        """Return the lines of a card that lies face up on a pile."""
        kind = self.shown.kinds[number]
        inner = FACE - 2
        text = self.joker if kind.suit is None else f"{kind.rank} {self.signs[kind.suit]}"
        ink = BLACK if kind.suit is None else self.ink(kind.suit)
        edge = "━" * inner
        middle = f"┃{fit(text, min(len(text), inner)).center(inner)}┃"
        return [row((f"┏{edge}┓", ink)), row((middle, ink)), row((f"┗{edge}┛", ink))]

    def worth(self, pile: int, counts: bool) -> list[Text]:
        """Return the line with the points that the viewer's hand scores for a pile. Empty for a spectator. `counts` is
        whether the pile counts in this round."""
        players = self.shown.players
        own = players[self.viewer.seat] if 0 <= self.viewer.seat < len(players) else None
        if own is None or own.worth is None:
            return []
        label = self.say("part-speculation-cards-worth")
        return [row((f"{label} ", QUIET), (str(own.worth[pile]), STRONG if counts else QUIET))]

    def under(self, width: int) -> list[Text]:
        """Return a line for each pile of two or more cards: the cards below its top card, the uppermost first."""
        lines: list[Text] = []
        for number, pile in enumerate(self.shown.piles):
            if len(pile.cards) > 1:
                label = self.say("terminal-speculation-cards-under", pile=number + 1)
                cards = [self.card(card) for card in pile.cards[-2::-1]]
                lines += fanned(row((f"{label}  ", QUIET)), cards, width, 1)
        return lines

    def moving(self) -> list[Text]:
        """Return the lines of the two drawn cards and of the card about to be placed on a pile. Empty if there are
        none."""
        shown = self.shown
        lines: list[Text] = []
        if shown.drawn:
            lines.append(row((f"{self.say('part-speculation-cards-drawn')}  ", STRONG), self.several(shown.drawn)))
        if shown.playing is not None:
            lines.append(row((f"{self.say('part-speculation-cards-playing')}  ", STRONG), self.card(shown.playing)))
        return lines

    # The people.

    def hand(self, width: int) -> Forms:
        """Return the lines of the viewer's hand, one for each suit, and a shorter form with all cards in a row. Empty
        for a spectator."""
        shown = self.shown
        if not 0 <= self.viewer.seat < len(shown.players):
            return [], []
        held = [card for card in shown.players[self.viewer.seat].hand if card is not None]
        suits = [suit for suit in range(len(self.suits)) if any(shown.kinds[card].suit == suit for card in held)]
        jokers = sum(shown.kinds[card].suit is None for card in held)
        longest = max(len(text) for text in [*self.suits, self.joker])
        limit = self.say("part-speculation-cards-limit", cards=shown.hand_limit)
        size = self.say("cards", cards=len(held)) if held else self.say("part-speculation-cards-no-cards")
        lines = [row((f"{self.say('part-speculation-cards-hand')}  ", QUIET), (size, STRONG), (f"  {limit}", QUIET))]
        for suit in suits:
            cards = [card for card in held if shown.kinds[card].suit == suit]
            lines.append(row(f"  {self.signs[suit]} {fit(self.suits[suit], longest)}  ", self.several(cards)))
        if jokers:
            lines.append(row(f"    {fit(self.joker, longest)}  ", (f"×{jokers}", STRONG)))
        return lines, [Folded(20, fanned(row(lines[0], "  "), [self.card(card) for card in held], width, 1))]

    def people(self, width: int, seats: list[int]) -> list[Text]:
        """Return the score sheet of the players in `seats`: the points of each round, the total, the number of cards in
        hand, and the cards that the viewer knows."""
        if not seats:
            return []
        shown = self.shown
        heads = [self.say("part-speculation-cards-round-short", round=n + 1) for n in range(shown.rounds)]
        heads += [self.say(f"part-speculation-cards-{part}") for part in ("total", "cards")]
        figures = [[*self.points(seat), str(p.total), str(p.cards)] for seat, p in enumerate(shown.players)]
        wide = [max(3, *(len(text) for text in column)) for column in zip(*figures, heads, strict=True)]
        first = ""
        if shown.first is not None and shown.phase != "over":
            first = f"{self.say('part-speculation-cards-first')} {self.viewer.names[shown.first]}"
        most = width - MARK - sum(wide) - 2 * len(wide) - KNOWN
        if most < LEAST_NAME:
            return [line for seat in seats for line in self.sheet(seat, width)]
        room = min(most, max(name_width(self.viewer), len(first) - MARK) + 1)
        titles = "".join(f"  {head:>{n}}" for head, n in zip(heads, wide, strict=True))
        lines = [row((fit(first, MARK + room) + titles, QUIET))]
        for seat in seats:
            player = shown.players[seat]
            full = WARNING if player.cards >= shown.hand_limit else Style()
            styles = [*[Style()] * shown.rounds, STRONG, full]
            cells = [(f"  {text:>{n}}", style) for text, n, style in zip(figures[seat], wide, styles, strict=True)]
            who = row(mark(self.viewer, seat), name(self.viewer, seat, room))
            lines.append(row(who, *cells, "  ", self.open_cards(seat)))
        return lines

    def sheet(self, seat: int, width: int) -> list[Text]:
        """Return one player's points and cards as two or more lines of at most `width` columns."""
        player = self.shown.players[seat]
        total, cards = (self.say(f"part-speculation-cards-{part}") for part in ("total", "cards"))
        parts = [
            row((f"{total} ", QUIET), (str(player.total), STRONG)),
            row((f"{cards} ", QUIET), str(player.cards)),
            row((" ".join(self.points(seat)), QUIET)),
        ]
        known = self.open_cards(seat)
        return player_lines(self.viewer, seat, [*parts, known] if known.plain else parts, width)

    def points(self, seat: int) -> list[str]:
        """Return a player's points of each round, with a dot for a round that is not scored yet."""
        shown = self.shown
        scored = shown.round if shown.phase == "over" else shown.round - 1
        return [str(n) if place < scored else "·" for place, n in enumerate(shown.players[seat].scores[: shown.rounds])]

    def open_cards(self, seat: int) -> Text:
        """Return the cards in another player's hand that the viewer knows, and the number of the others. Empty for the
        viewer's own hand."""
        hand = self.shown.players[seat].hand
        seen = [card for card in hand if card is not None]
        covered = len(hand) - len(seen)
        if seat == self.viewer.seat or not hand:
            return row("")
        if not covered:
            return self.several(seen)
        word = self.say("terminal-speculation-cards-covered", cards=covered)
        return row(self.several(seen), (f" + {word}" if seen else word, QUIET))
