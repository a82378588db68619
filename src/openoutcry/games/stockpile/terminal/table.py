"""Stockpile's table in a terminal: where in the round we are; the price board with what is known of each company and
what whoever looks has of it; the piles under their bidding track; the hand; then everybody's money and cards."""

from rich.console import Group
from rich.text import Text

from openoutcry.games.stockpile.components import BOOM, BUST, PHASES
from openoutcry.games.stockpile.nouns import StockpileNouns, thousands
from openoutcry.games.stockpile.shown import CompanyShown, StockpileShown
from openoutcry.games.stockpile.terminal.cards import Cards
from openoutcry.games.stockpile.terminal.modules import Modules
from openoutcry.games.stockpile.terminal.people import People
from openoutcry.text.terminal.layout import Block, Columns, Folded, lay_out, titled
from openoutcry.text.terminal.lines import fanned, fit, padded, row
from openoutcry.text.terminal.styles import MARKER, QUIET, STRONG, paint
from openoutcry.text.terminal.viewer import Viewer, initials
from openoutcry.text.words import say

CODE = 2
LEAST_NAME = 8  # columns below which a company is known by its letters alone
AFTER = 4  # behind a track: where the stock goes on after a split
FORECAST = 6
HOLDING = 16
LEAST_DECKS = 60  # columns below which the deck and what was discarded have a line each
ROUND = PHASES[1:-1]


def draw(shown: StockpileShown, viewer: Viewer) -> Group:
    """Draw the whole table for a viewer."""
    drawing = Drawing(shown, viewer)
    return lay_out(drawing.title, drawing.blocks, viewer)


class Drawing:
    """Draws one view of Stockpile's table."""

    def __init__(self, shown: StockpileShown, viewer: Viewer) -> None:
        self.shown = shown
        self.viewer = viewer
        self.nouns = StockpileNouns(viewer.lang, shown)
        own = shown.players[viewer.seat] if 0 <= viewer.seat < len(shown.players) else None
        self.own = own if own is not None and own.worth is not None else None  # nobody has a portfolio at the end
        self.modules = Modules(shown, viewer, self.nouns, self.own)
        self.cards = Cards(shown, viewer, self.nouns, self.modules)
        self.people = People(shown, viewer, self.cards, self.modules)

    def say(self, message: str, **values: int | str) -> str:
        """Return a message in the viewer's language."""
        return say(self.viewer.lang, message, **values)

    def part(self, part: str, **values: int | str) -> str:
        """Return the name of a part of the table."""
        return self.say(f"part-stockpile-{part}", **values)

    def money(self, amount: int) -> str:
        """Return a sum of money in words."""
        return thousands(self.viewer.lang, amount)

    def blocks(self, wide: Columns) -> list[Block]:
        """Return the parts of the drawing, except the title and the messages."""
        board, hand = self.board(wide.board), self.modules.hand(wide.board)
        return [
            Block("phases", [self.phases(wide.board)], [Folded(55, [])]),
            Block("board", board, [Folded(65, board[1:])]),
            Block("signs", *self.modules.signs(wide.board)),
            Block("piles", *self.cards.piles(wide.board)),
            Block("hand", self.hand()),
            Block("commerce", hand.commerce, gap=not self.hand()),
            Block("offered", *hand.offered, gap=False),
            Block("investors", hand.investors, [Folded(10, [])], gap=False),
            Block("strategies", *hand.strategies, gap=False),
            Block("people", *self.people.forms(wide.aside), aside=True),
            Block("deck", self.deck(wide.aside), [Folded(5, [])], aside=True),
        ]

    def title(self, width: int) -> Text:
        """Draw the game, the round and the first player."""
        shown = self.shown
        parts = [self.say("game-stockpile")]
        if shown.round > 0:
            parts.append(self.part("round", round=shown.round, rounds=shown.rounds))
        if shown.first is not None and shown.phase != "over":
            parts.append(f"{self.part('first')} {self.viewer.names[shown.first]}")
        return titled(parts, self.viewer, width)

    def phases(self, width: int) -> Text:
        """Draw the phases of a round with the current one marked; in little room, from the current one on."""
        shown = self.shown
        if shown.phase not in ROUND:
            return row((self.say(f"phase-stockpile-{shown.phase}"), STRONG))
        now = ROUND.index(shown.phase)
        parts = [row((self.say(f"phase-stockpile-{phase}"), QUIET)) for phase in ROUND]
        parts[now] = row((f"▶ {parts[now].plain}", STRONG))
        line = Text(" › ").join(parts)
        return row(line if line.cell_len <= width else Text(" › ").join(parts[now:]))

    # The price board.

    def board(self, width: int) -> list[Text]:
        """Draw a line for each company: its track, the forecast if it is known, and the viewer's shares."""
        companies = self.shown.companies
        cell = 1 + max(len(_space(company, n)) for company in companies for n in range(len(company.track)))
        track = cell * max(len(company.track) for company in companies) + AFTER
        beside = FORECAST + (HOLDING if self.own else 0)
        longest = max(len(company.name) for company in companies)
        room = min(longest, width - CODE - 2 - track - beside)
        before = CODE + 1 + (room + 1 if room >= LEAST_NAME else 0)
        heads = f"{self.part('forecast'):>{before + track + FORECAST}}"
        if self.own:
            heads += f"{self.part('portfolio'):>{HOLDING}}"
        lines = [row((heads, QUIET))]
        for n, company in enumerate(companies):
            who = row(self.cards.code(n), " ", fit(company.name, room) if room >= LEAST_NAME else "")
            known = padded(self.forecast(n), FORECAST)
            lines.append(row(padded(who, before), padded(self.track(n, cell), track), known, self.holding(n)))
        return [*lines, *self.totals(before + track + beside), *self.paying()]

    def track(self, number: int, cell: int) -> Text:
        """Draw a company's track, the ticker's space pointed at and painted; behind it the space where the track goes
        on after a split."""
        company = self.shown.companies[number]
        cells: list[Text] = []
        for space in range(len(company.track)):
            value = _space(company, space)
            here = space == company.space
            style = paint(company.colour, number) if here else QUIET
            cells.append(row(" " * (cell - 1 - len(value)), (("▸" if here else " ") + value, style)))
        return row(*cells, (f" →{company.track[company.after_split].value}", QUIET))

    def forecast(self, company: int) -> Text:
        """Draw a company's forecast if the viewer knows it, with the initials of the pair's owner."""
        for pair in self.shown.pairs:
            if pair.company == company and pair.forecast is not None:
                whose = "" if pair.seat is None else initials(self.viewer.names)[pair.seat]
                return row((f" {self.sign(pair.forecast):>3} ", STRONG), (whose, MARKER))
        return row(("   ? ", QUIET))

    def sign(self, forecast: int) -> str:
        """Return a forecast as it is printed."""
        return self.shown.forecasts[forecast].replace("-", "−")

    def holding(self, company: int) -> Text:
        """Draw the viewer's shares of a company: how many, how many of them split, and their value now."""
        if self.own is None or self.own.shares is None or self.own.split is None:
            return row("")
        shares, split = self.own.shares[company], self.own.split[company]
        worth = (shares + 2 * split) * self.shown.companies[company].value
        if worth == 0:
            return row((f"{'·':>3}", QUIET))
        double = f"{split}×2" if split else ""
        return row((f"{shares or '':>3}{double:>6}", STRONG), f"{self.money(worth):>{HOLDING - 9}}")

    def totals(self, end: int) -> list[Text]:
        """Draw the forecasts that are still covered, and the value of the viewer's portfolio."""
        shown = self.shown
        dealt = self.modules.in_play()
        covered = list(dealt)
        for pair in shown.pairs:
            if pair.forecast in covered:
                covered.remove(pair.forecast)
        left = ""
        if covered and len(covered) < len(dealt):
            signs = " ".join(self.sign(one) for one in covered)
            left = f"{self.part('covered')}  {signs}"
        if self.own is None:
            return [row((left, QUIET))] if left else []
        worth = self.money(self.own.worth or 0)
        label = f"{self.part('worth')} ".rjust(end - len(left) - len(worth))
        return [row((left, QUIET), (label, QUIET), (worth, STRONG))]

    def paying(self) -> list[Text]:
        """Draw the dividend that is being collected."""
        shown = self.shown
        if shown.paying is None or shown.per_share is None:
            return []
        company = shown.companies[shown.paying].name
        return [row((self.part("paying", company=company, per_share=self.money(shown.per_share)), STRONG))]

    # The hand, and the decks.

    def hand(self) -> list[Text]:
        """Draw the cards that the viewer has to place, or the action cards to play."""
        if self.own is None:
            return []
        held = [kind for kind in self.own.hand if kind is not None]
        actions = [BOOM] * (self.own.booms or 0) + [BUST] * (self.own.busts or 0)
        named = [row(self.cards.card(kind), f" {self.nouns.things[kind]}  ") for kind in held or actions]
        label = self.part("hand" if held else "actions")
        return [row((f"{label}  ", QUIET), *named)] if named else []

    def deck(self, width: int) -> list[Text]:
        """Draw the number of cards left in the deck, and the discarded cards."""
        shown = self.shown
        gone = [row((f"{n} {self.cards.card(kind).plain}", QUIET)) for kind, n in enumerate(shown.discard) if n]
        label = row((f"{self.part('deck')} ", QUIET), (str(shown.deck), STRONG))
        discard = row((f"{self.part('discard')}  ", QUIET))
        if not gone:
            market = [label]
        elif width >= LEAST_DECKS:
            market = fanned(row(label, "   ", discard), gone, width)
        else:
            market = [label, *fanned(discard, gone, width)]
        return market + self.modules.decks(width)


def _space(company: CompanyShown, space: int) -> str:
    """Return a space of a company's track as it is printed."""
    one = company.track[space]
    return f"{one.value}{'$' * one.dollars}"
