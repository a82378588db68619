"""Draws Mogul's table in a terminal: the board with its score ring, the card and the chips inside the ring, the price
of each railroad's shares, the players' shares, and the latest messages."""

from rich.console import Group
from rich.style import Style
from rich.text import Text

from openoutcry.games.mogul.shown import CompanyShown, MogulShown
from openoutcry.text.terminal.layout import Block, Columns, Folded, Forms, lay_out, titled
from openoutcry.text.terminal.lines import beside, fanned, fit, padded, row
from openoutcry.text.terminal.people import MARK, mark, name, player_lines, players_in_brief
from openoutcry.text.terminal.ring import ring_cells, ring_lines
from openoutcry.text.terminal.styles import QUIET, STRONG, WARNING, paint
from openoutcry.text.terminal.viewer import Viewer, codes, initials
from openoutcry.text.words import say

CELL = 4
CARD = 25
NARROW = 72  # below this, shares are numbers and no fans of cards
WIDEST = 84  # of the table of players
LEAST_NAME = 8  # columns below which there is no table of players


def draw(shown: MogulShown, viewer: Viewer) -> Group:
    """Return the whole table as a Rich drawing, in the language, the width and the height of the viewer's terminal."""
    drawing = Drawing(shown, viewer)
    return lay_out(drawing.title, drawing.blocks, viewer)


class Drawing:
    """Draws Mogul's table once, for one viewer. Each method returns the lines of one part of the drawing."""

    def __init__(self, shown: MogulShown, viewer: Viewer) -> None:
        self.shown = shown
        self.viewer = viewer
        self.codes = codes([company.name for company in shown.companies])
        self.letters = initials(viewer.names)

    def say(self, message: str, **values: int | str) -> str:
        """Return the text of the message id `message` in the viewer's language, with `values` filled in."""
        return say(self.viewer.lang, message, **values)

    def blocks(self, wide: Columns) -> list[Block]:
        """Return the parts of the drawing (board, players, auction), without the title and the latest messages."""
        width = min(wide.aside, WIDEST)
        seats = list(range(len(self.shown.players)))
        own = [seat for seat in seats if seat == self.viewer.seat]
        briefly = players_in_brief(self.viewer, [str(player.points) for player in self.shown.players], width)
        return [
            Block("board", *self.board(wide.board)),
            Block("people", self.people(width, seats), [Folded(60, self.people(width, own) + briefly)], aside=True),
            Block("auction", *self.auction(wide.board)),
        ]

    def title(self, width: int) -> Text:
        """Return the title line: game, round, phase and start player."""
        shown = self.shown
        parts = [self.say("game-mogul")]
        if shown.round > 0:
            parts.append(self.say("part-mogul-round", round=shown.round))
        parts.append(self.say(f"phase-mogul-{shown.phase}"))
        if shown.start_player is not None and shown.phase != "over":
            parts.append(f"{self.say('part-mogul-start-player')} {self.viewer.names[shown.start_player]}")
        return titled(parts, self.viewer, width)

    # The board.

    def board(self, width: int) -> Forms:
        """Return the score ring with the prices of all shares beside it, in a full form and in shorter forms for
        terminals with few lines. On a narrow terminal there is no ring."""
        across = ring_cells(self.shown.spaces) * CELL
        middle, worth = self.middle(), self.worth()
        if across > 0 and across + 1 + max(line.cell_len for line in worth) <= width:
            return beside(ring_lines(self.shown.spaces, self.markers(), middle, CELL), worth, across, 1), []
        values = [
            row(self.tag(n, company), f" {self.shown.values[n]}") for n, company in enumerate(self.shown.companies)
        ]
        return [*middle, *worth], [Folded(70, [*middle, *fanned(row(""), values, width)])]

    def markers(self) -> dict[int, list[tuple[str, bool]]]:
        """Return the players' markers by space of the score ring: the player's letter, and whether the game waits for
        that player."""
        standing: dict[int, list[tuple[str, bool]]] = {}
        for seat, player in enumerate(self.shown.players):
            standing.setdefault(player.space, []).append((self.letters[seat], seat in self.viewer.asked))
        return standing

    def middle(self) -> list[Text]:
        """Return the lines inside the score ring: the revealed card, and beside it the sizes of pot, bank and pile."""
        return [row(" ", a, " ", b) for a, b in zip(self.card(), self.heap(), strict=True)]

    def card(self) -> list[Text]:
        """Return the four lines of the revealed share: the frame in the colour of its border company, the inside in the
        colour of its own company while the share is on offer. Empty lines if there is no card."""
        inner = CARD - 2
        card = self.shown.card
        if card is None:
            crash = self.say("terminal-mogul-crash").center(inner)
            over = self.shown.phase == "over"
            return _framed([crash, ""], "", WARNING, WARNING) if over else [row(" " * CARD)] * 4
        company, border = self.shown.companies[card.company], self.shown.companies[card.border]
        name = f" {self.codes[card.company]} {company.name}"
        shares = self.say("shares", shares=company.shares) + " "
        label = self.say("terminal-mogul-border", company=self.codes[card.border])
        frame = paint(border.colour, card.border)
        ground = paint(company.colour, card.company) if self.shown.on_offer else QUIET
        return _framed([name, shares.rjust(inner)], label, ground, frame)

    def heap(self) -> list[Text]:
        """Return four lines: the numbers of chips in the pot and in the bank, of cards in the pile, and a warning if
        the crash card may come next."""
        shown = self.shown
        labels = [self.say("part-mogul-pot"), self.say("part-mogul-bank"), self.say("part-mogul-pile")]
        longest = max(len(label) for label in labels)
        figures = [(shown.pot, STRONG), (shown.bank, Style()), (shown.pile, Style())]
        lines = [
            row((fit(label, longest), QUIET), (f"{figure:>3}", style))
            for label, (figure, style) in zip(labels, figures, strict=True)
        ]
        near = self.say("terminal-mogul-crash-near") if shown.crash_next else ""
        return [*lines, row((near, WARNING))]

    def worth(self) -> list[Text]:
        """Return the lines with the current price of each railroad's shares."""
        shown = self.shown
        longest = max(len(company.name) for company in shown.companies)
        lines = [row((self.say("terminal-mogul-values"), QUIET))]
        for number, company in enumerate(shown.companies):
            value = shown.values[number]
            bar = (f"{value:>2}".ljust(value + 1), paint(company.colour, number) if value > 0 else QUIET)
            lines.append(row(self.tag(number, company), f" {fit(company.name, longest)} ", bar))
        return lines

    def tag(self, number: int, company: CompanyShown) -> Text:
        """Return a railroad's short code on a ground of its colour."""
        return row((f" {self.codes[number]} ", paint(company.colour, number)))

    # The people.

    def people(self, width: int, seats: list[int]) -> list[Text]:
        """Return the points, chips and shares of the players in `seats`: as a table, or player by player if `width` is
        too small."""
        if not seats:
            return []
        points, chips, covered = (self.say(f"part-mogul-{part}") for part in ("points", "chips", "covered"))
        holding = 8 if width >= NARROW else 5
        columns = (max(len(points), 4), max(len(chips), len(covered), 4), holding)
        room = width - columns[0] - columns[1] - 6 - holding * len(self.codes)
        if room < LEAST_NAME:
            return [line for seat in seats for line in self.sheet(seat, width)]
        heading = row(
            " " * (MARK + room),
            (f"{points:>{columns[0]}} {chips:>{columns[1]}} ", QUIET),
            *((" " + fit(code, holding - 1), QUIET) for code in self.codes),
        )
        return [heading, *(self.player(seat, room, columns, covered) for seat in seats)]

    def sheet(self, seat: int, width: int) -> list[Text]:
        """Return one player's points, chips and shares as two or more lines of at most `width` columns."""
        player, companies = self.shown.players[seat], self.shown.companies
        chips = self.say("part-mogul-covered") if player.chips is None else str(player.chips)
        parts = [
            row((f"{self.say('part-mogul-points')} ", QUIET), (str(player.points), STRONG)),
            row((f"{self.say('part-mogul-chips')} ", QUIET), (chips, STRONG if player.chips is not None else QUIET)),
        ]
        for n, owned in enumerate(player.shares):
            if owned:
                parts.append(row((self.codes[n], paint(companies[n].colour, n)), (f" {owned}", STRONG)))
        return player_lines(self.viewer, seat, parts, width, quiet=seat in self.shown.left)

    def player(self, seat: int, room: int, columns: tuple[int, int, int], covered: str) -> Text:
        """Return the line of one player in the table of players. `room` is the width of the name, `columns` the widths
        of points, chips and one company's shares, and `covered` the word for chips that the viewer may not see."""
        player = self.shown.players[seat]
        chips = (covered, QUIET) if player.chips is None else (str(player.chips), STRONG)
        holdings = [(number, company, player.shares[number]) for number, company in enumerate(self.shown.companies)]
        return row(
            mark(self.viewer, seat),
            name(self.viewer, seat, room, quiet=seat in self.shown.left),
            (f"{player.points:>{columns[0]}} ", STRONG),
            (f"{chips[0]:>{columns[1]}} ", chips[1]),
            *(self.holding(number, company, owned, columns[2]) for number, company, owned in holdings),
        )

    def holding(self, number: int, company: CompanyShown, owned: int, width: int) -> Text:
        """Return a player's shares of one railroad in `width` columns: a fan of cards and their number, or a dot for
        none."""
        if owned == 0:
            return padded(row(("  ·", QUIET)), width)
        fan = "▕" * min(owned - 1, width - 5)
        return padded(row(" ", (self.codes[number] + fan, paint(company.colour, number)), (f" {owned}", STRONG)), width)

    def auction(self, width: int) -> Forms:
        """Return the lines of the auction: the bidders in turn order and those who left, or afterwards the winner and
        the runner-up. Return no lines outside an auction."""
        shown, names = self.shown, self.viewer.names
        if shown.in_auction:
            order = " → ".join(names[seat] for seat in shown.in_auction)
            gone = ", ".join(names[seat] for seat in shown.left) or "–"
            said = [("part-mogul-in-auction", order), ("part-mogul-left", gone)]
        elif shown.winner is not None and shown.runner_up is not None and shown.phase in {"action", "share", "sale"}:
            said = [("part-mogul-winner", names[shown.winner]), ("part-mogul-runner-up", names[shown.runner_up])]
        else:
            return [], []
        labels = [self.say(message) for message, _ in said]
        longest = max(len(label) for label in labels)
        lines = [row((f"{fit(label, longest)}  ", QUIET), who) for label, (_, who) in zip(labels, said, strict=True)]
        briefly = [row((f"{label}  ", QUIET), who) for label, (_, who) in zip(labels, said, strict=True)]
        return lines, [Folded(10, fanned(row(""), briefly, width, 3))]


def _framed(inside: list[str], label: str, ground: Style, frame: Style) -> list[Text]:
    """Return the lines of a card: two lines of text inside a frame, with a label in its lower edge."""
    inner = CARD - 2
    edge = f"━ {label} ".ljust(inner, "━") if label else "━" * inner
    middle = [row(("┃", frame), (fit(text, inner), ground), ("┃", frame)) for text in inside]
    return [row((f"┏{'━' * inner}┓", frame)), *middle, row((f"┗{edge}┛", frame))]
