"""Stockpile's table in a terminal: where in the round we are; the price board with what is known of each company and
what whoever looks has of it; the piles under their bidding track; the hand; then everybody's money and cards."""

from rich.console import Group
from rich.text import Text

from openoutcry.games.stockpile.components import BOOM, BUST, FEE, PHASES
from openoutcry.games.stockpile.nouns import StockpileNouns, thousands
from openoutcry.games.stockpile.shown import CompanyShown, PlayerShown, StockpileShown
from openoutcry.games.stockpile.terminal.cards import Cards, Modules
from openoutcry.text.terminal.layout import Block, Columns, Folded, Forms, lay_out, titled
from openoutcry.text.terminal.lines import fanned, fit, padded, row
from openoutcry.text.terminal.people import MARK, mark, name, name_width, player_lines, players_in_brief
from openoutcry.text.terminal.styles import MARKER, QUIET, STRONG, WARNING, paint
from openoutcry.text.terminal.viewer import Viewer, initials
from openoutcry.text.words import say

CODE = 2
LEAST_NAME = 8  # columns below which a company is known by its letters alone, and there is no table of players
AFTER = 4  # behind a track: where the stock goes on after a split
FORECAST = 6
HOLDING = 16
LEAST_DECKS = 60  # columns below which the deck and what was discarded have a line each
ROUND = PHASES[1:-1]
KNOWN = 15  # at least, for what is known of somebody's shares
WHOLE, DENSE, OWN = "whole", "dense", "own"
FIGURES = ("money", "cards", "split")


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
