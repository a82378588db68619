"""Stockpile's cards in a few letters, and the piles in which they lie under their bidding tracks."""

from rich.text import Text

from openoutcry.games.stockpile.components import BOOM, COMMODITY, COMPANIES, FEE
from openoutcry.games.stockpile.nouns import StockpileNouns, thousands
from openoutcry.games.stockpile.shown import CardShown, PileShown, StockpileShown
from openoutcry.games.stockpile.terminal.modules import Modules
from openoutcry.text.terminal.layout import Folded, Forms
from openoutcry.text.terminal.lines import fanned, row
from openoutcry.text.terminal.styles import MARKER, QUIET, STRONG, TURN, WARNING, paint
from openoutcry.text.terminal.viewer import Viewer, codes, initials
from openoutcry.text.words import say

CELL = 4  # a space of a bidding track


class Cards:
    """Draws the cards of one view of Stockpile."""

    def __init__(self, shown: StockpileShown, viewer: Viewer, nouns: StockpileNouns, modules: Modules) -> None:
        self.shown = shown
        self.viewer = viewer
        self.nouns = nouns
        self.modules = modules
        self.codes = codes([company.name for company in shown.companies])

    def part(self, part: str) -> str:
        """Return the name of a part of the table."""
        return say(self.viewer.lang, f"part-stockpile-{part}")

    def money(self, amount: int) -> str:
        """Return a sum of money in words."""
        return thousands(self.viewer.lang, amount)

    def code(self, company: int) -> Text:
        """Return a company's letters on its paint."""
        return row((self.codes[company], paint(self.shown.companies[company].colour, company)))

    def card(self, kind: int) -> Text:
        """Return a market card in a few letters."""
        if kind < COMPANIES:
            return self.code(kind)
        if kind < FEE:
            return row(("▲" if kind == BOOM else "▼", STRONG))
        if kind >= COMMODITY:
            return self.modules.card(kind)
        return row((f"−{self.money(self.shown.fees[kind - FEE])}", WARNING))

    def lying(self, card: CardShown) -> Text:
        """Return a card on a pile, in brackets if it lies face down."""
        if card.kind is None:
            return row(("(?)", QUIET))
        return self.card(card.kind) if card.face_up else row(("(", QUIET), self.card(card.kind), (")", QUIET))

    def several(self, counts: list[tuple[str, Text]]) -> list[Text]:
        """Return cards with the number of each."""
        return [row((f"{count} ", STRONG), card) for count, card in counts]

    # The piles.

    def piles(self, width: int) -> Forms:
        """Draw each pile after its bidding track, with the meeple and the open spaces above it; in the shorter form the
        bid alone."""
        shown = self.shown
        if not any(pile.cards for pile in shown.piles):
            return [], []
        label = self.part("pile")
        cell = max(CELL, 1 + len(str(shown.track[-1])))
        costs = "".join(f"{cost:>{cell}}" for cost in shown.track)
        lines = [row((f"{label}{costs}   {self.part('cards')}", QUIET))]
        folded: list[Text] = []
        for number, pile in enumerate(shown.piles):
            cards = [self.lying(card) for card in pile.cards]
            spaces = [row(" " * (cell - 1), self.space(pile, space)) for space in range(len(shown.track))]
            before = row((f"{number + 1:>{len(label)}}", STRONG), *spaces, "   ")
            lines += fanned(before, cards, width, 1)
            before = row((f"{label} ", QUIET), (str(number + 1), STRONG), self.bid(pile), "  ")
            folded += fanned(before, cards, width, 1)
        return lines, [Folded(60, folded)]

    def space(self, pile: PileShown, space: int) -> Text:
        """Draw a space of a bidding track: the meeple on it, or whether it is still open."""
        if pile.bidder is not None and pile.space == space:
            return self.meeple(pile.bidder)
        closed = pile.space is not None and space < pile.space
        return row((" " if closed else "·", QUIET))

    def bid(self, pile: PileShown) -> Text:
        """Return the bid for a pile: the player's letter and the amount."""
        figures = max(len(self.money(cost)) for cost in self.shown.track)
        if pile.bidder is None or pile.space is None:
            return row((f"  · {'':>{figures}}", QUIET))
        return row("  ", self.meeple(pile.bidder), f" {self.money(self.shown.track[pile.space]):>{figures}}")

    def meeple(self, seat: int) -> Text:
        """Return the letter of a player, marked if it is that player's turn."""
        return row((initials(self.viewer.names)[seat], TURN if seat in self.viewer.asked else MARKER))
