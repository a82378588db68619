"""The players in a terminal drawing of Stockpile: their money and cards, and what is known of them."""

from rich.text import Text

from openoutcry.games.stockpile.components import FEE
from openoutcry.games.stockpile.shown import PlayerShown, StockpileShown
from openoutcry.games.stockpile.terminal.cards import Cards
from openoutcry.games.stockpile.terminal.modules import Modules
from openoutcry.text.terminal.layout import Folded, Forms
from openoutcry.text.terminal.lines import fanned, row
from openoutcry.text.terminal.people import MARK, mark, name, name_width, player_lines, players_in_brief
from openoutcry.text.terminal.styles import QUIET, STRONG, WARNING
from openoutcry.text.terminal.viewer import Viewer

KNOWN = 15  # at least, for what is known of somebody's shares
LEAST_NAME = 8  # columns below which there is no table of players
WHOLE, DENSE, OWN = "whole", "dense", "own"
FIGURES = ("money", "cards", "split")


class People:
    """Draws the players of one view."""

    def __init__(self, shown: StockpileShown, viewer: Viewer, cards: Cards, modules: Modules) -> None:
        self.shown = shown
        self.viewer = viewer
        self.cards = cards
        self.modules = modules
        self.heads = [cards.part(part) for part in FIGURES]
        self.figures = [[cards.money(p.money), str(p.cards), str(p.split_cards)] for p in shown.players]

    def forms(self, width: int) -> Forms:
        """Draw all players, with shorter forms: in fewer lines; without the others' open things; only the others'
        money."""
        wide = [max(len(text) for text in column) for column in zip(*self.figures, self.heads, strict=True)]
        most = width - MARK - sum(wide) - 2 * len(wide) - KNOWN
        own = [seat for seat in range(len(self.shown.players)) if seat == self.viewer.seat]
        folded = [line for seat in own for line in self.in_a_row(seat, width)]
        folded += players_in_brief(self.viewer, [figures[0] for figures in self.figures], width)
        if most < LEAST_NAME:
            return self.sheets(width, True), [Folded(35, self.sheets(width, False)), Folded(50, folded)]
        room = min(name_width(self.viewer) + 1, most)
        whole, dense, bare = (self.table(width, room, wide, form) for form in (WHOLE, DENSE, OWN))
        return whole, [Folded(30, dense), Folded(35, bare), Folded(50, folded)]

    def table(self, width: int, room: int, wide: list[int], form: str) -> list[Text]:
        """Draw a line for each player: money, number of cards, fees owed, and what is known of the cards.

        A player's open things have a line of their own, or continue that line where this takes fewer.
        """
        titles = "".join(f"  {head:>{n}}" for head, n in zip(self.heads, wide, strict=True))
        if any(self.known(player) for player in self.shown.players):
            titles += f"   {self.cards.part('known')}"
        lines = [row((" " * (MARK + room) + titles, QUIET))]
        for seat, player in enumerate(self.shown.players):
            cells = [f"  {text:>{n}}" for text, n in zip(self.figures[seat], wide, strict=True)]
            who = row(mark(self.viewer, seat), name(self.viewer, seat, room))
            before = row(who, (cells[0], STRONG), *cells[1:], "   ")
            said = self.owed(player) + self.known(player)
            lying = self.modules.before(player) if form != OWN or seat == self.viewer.seat else []
            below = fanned(row(" " * (MARK + 2)), lying, width) if lying else []
            apart, together = fanned(before, said, width) + below, fanned(before, said + lying, width)
            lines += together if form != WHOLE and len(together) < len(apart) else apart
        return lines

    def sheets(self, width: int, whole: bool) -> list[Text]:
        """Draw all players, each on two lines or more."""
        lines: list[Text] = []
        for seat in range(len(self.shown.players)):
            lines += player_lines(self.viewer, seat, self.parts(seat, whole or seat == self.viewer.seat), width)
        return lines

    def in_a_row(self, seat: int, width: int) -> list[Text]:
        """Draw one player alone."""
        who = row(mark(self.viewer, seat), (self.viewer.names[seat], STRONG), "  ")
        return fanned(who, self.parts(seat, True), width)

    def parts(self, seat: int, whole: bool) -> list[Text]:
        """Return all parts of a player's description; open things only if `whole`."""
        player = self.shown.players[seat]
        said = [
            row((f"{head} ", QUIET), (text, STRONG)) for head, text in zip(self.heads, self.figures[seat], strict=True)
        ]
        return said + self.owed(player) + self.known(player) + (self.modules.before(player) if whole else [])

    def owed(self, player: PlayerShown) -> list[Text]:
        """Return the trading fees that a player could not pay yet."""
        owing = [self.cards.card(FEE + fee).plain for fee, n in enumerate(player.fees) for _ in range(n)]
        return [row((f"{'' if n else self.cards.part('fees') + ' '}{fee}", WARNING)) for n, fee in enumerate(owing)]

    def known(self, player: PlayerShown) -> list[Text]:
        """Return the cards of a player's portfolio that the viewer can know."""
        if player is self.modules.own:
            return []
        cards = [*player.shares, player.booms or 0, player.busts or 0] if player.shares else player.known or []
        held = [(str(n), self.cards.card(kind)) for kind, n in enumerate(cards) if n]
        split = [(f"{n}×2", self.cards.code(company)) for company, n in enumerate(player.split or []) if n]
        return self.cards.several(held + split)
