"""Draws Speculation's table in a terminal: the track strip by strip with its bricks, beside each strip its price list
with the current prices marked, the tiles, and the players' money, shares and cards."""

from rich.console import Group
from rich.style import Style
from rich.text import Text

from openoutcry.games.speculation_board.nouns import BoardNouns
from openoutcry.games.speculation_board.shown import SpeculationBoardShown, StripShown
from openoutcry.text.nouns import money
from openoutcry.text.terminal.layout import Block, Columns, Folded, Forms, lay_out, titled
from openoutcry.text.terminal.lines import fit, padded, row
from openoutcry.text.terminal.people import MARK, mark, name, player_lines, players_in_brief
from openoutcry.text.terminal.styles import QUIET, STRONG, WARNING, paint
from openoutcry.text.terminal.viewer import Viewer, codes
from openoutcry.text.words import say

CELL = 3
ACROSS = 10  # spaces in a line
LABEL = 6  # before the bricks on the start, and on END
NARROW = 72  # below this, columns are as narrow as they can be
LEAST_TABLE = 58  # below this, there is no table of players beside the board
WIDEST = 84  # of the table of players
ACTIONS = ("trade", "rank_up", "rank_down", "no_action")


def draw(shown: SpeculationBoardShown, viewer: Viewer) -> Group:
    """Return the whole table as a Rich drawing, in the language, the width and the height of the viewer's terminal."""
    drawing = Drawing(shown, viewer)
    return lay_out(drawing.title, drawing.blocks, viewer)


class Drawing:
    """Draws the board game's table once, for one viewer. Each method returns the lines of one part of the drawing."""

    def __init__(self, shown: SpeculationBoardShown, viewer: Viewer) -> None:
        self.shown = shown
        self.viewer = viewer
        holiday = say(viewer.lang, "card-speculation-board-bank-holiday")
        self.codes = codes([*(company.name for company in shown.companies), holiday])

    def say(self, message: str, **values: int | str) -> str:
        """Return the text of the message id `message` in the viewer's language, with `values` filled in."""
        return say(self.viewer.lang, message, **values)

    def blocks(self, wide: Columns) -> list[Block]:
        """Return the parts of the drawing (track, tiles, players, cards), without the title and the latest messages."""
        seats = list(range(len(self.shown.players)))
        own = [seat for seat in seats if seat == self.viewer.seat]
        width = min(wide.aside, WIDEST)
        briefly = players_in_brief(self.viewer, [_figure(player.cash) for player in self.shown.players], width)
        track = [Block("track", self.track(wide.board)), Block("tiles", *self.tiles())]
        cards = [Block("cards", self.cards(), [Folded(30, [])]), Block("hand", self.hand(), gap=False)]
        if width >= LEAST_TABLE:
            folded = [Folded(50, self.people(width, own) + briefly)]
            return [*track, Block("people", self.people(width, seats), folded, aside=True), *cards]
        sheets = [line for seat in seats for line in self.sheet(seat, width)]
        folded = [Folded(50, [line for seat in own for line in self.sheet(seat, width)] + briefly)]
        market = Block("market", self.people(wide.board, []))
        return [*track, market, Block("people", sheets, folded, aside=True), *cards]

    def title(self, width: int) -> Text:
        """Return the title line: game, turn, phase and active player."""
        shown = self.shown
        parts = [self.say("game-speculation-board")]
        if shown.turn > 0:
            parts.append(self.say("part-speculation-board-turn", turn=shown.turn))
        parts.append(self.say(f"phase-speculation-board-{shown.phase}"))
        if shown.active is not None and shown.phase != "over":
            parts.append(f"{self.say('part-speculation-board-active')} {self.viewer.names[shown.active]}")
        return titled(parts, self.viewer, width)

    def brick(self, number: int) -> Text:
        """Return a company's short code in its colour. For the number after the last company, return the bank holiday's
        code."""
        if number == len(self.shown.companies):
            return row((self.codes[number], STRONG))
        return row((self.codes[number], paint(self.shown.companies[number].colour, number)))

    # The track.

    def track(self, width: int) -> list[Text]:
        """Return the lines of the track: the start, its sections and END, with the price lists beside them if `width`
        allows it."""
        shown = self.shown
        across = LABEL + CELL * len(shown.companies)
        figure = max(len(_figure(price)) for strip in shown.strips for price in strip.prices)
        price = 2 + figure + 1
        ranks = [self.say("rank", rank=n + 1).rjust(price - 1) + " " for n in range(len(shown.companies))]
        left = [row((self.say("part-speculation-board-track"), QUIET)), self.label("start", self.standing(0))]
        right = [
            row(("".join(ranks), QUIET)),
            row((money(self.viewer.lang, BoardNouns.money, shown.start_price).rjust(price - 1), QUIET)),
        ]
        for strip in shown.strips[:-1]:
            spaces = list(range(strip.first_space, strip.last_space + 1))
            for first in range(0, len(spaces), ACROSS):
                left.append(row(*(self.space(space) for space in spaces[first : first + ACROSS])))
                right.append(self.price_list(strip, figure) if first == 0 else row(""))
        left.append(self.label("end", self.standing(shown.end)))
        right.append(self.price_list(shown.strips[-1], figure))
        if across + 2 + price * len(ranks) - 1 > width:
            return left
        return [row(padded(a, across), ("│ ", QUIET), b) for a, b in zip(left, right, strict=True)]

    def standing(self, space: int) -> list[int]:
        """Return the numbers of the companies whose bricks are on a space, the best rank first."""
        companies = self.shown.companies
        here = [number for number, company in enumerate(companies) if company.space == space]
        return sorted(here, key=lambda number: companies[number].rank)

    def label(self, part: str, bricks: list[int]) -> Text:
        """Return the line of the start or of END: its name (`part` is "start" or "end"), then the bricks on it."""
        label = fit(self.say(f"part-speculation-board-{part}"), LABEL)
        return row((label, QUIET), *(row(" ", self.brick(number)) for number in bricks))

    def space(self, space: int) -> Text:
        """Return one space of the track: the code of the brick on it, or the number of an empty space."""
        bricks = self.standing(space)
        return row(" ", self.brick(bricks[0])) if bricks else row((f"{space:>{CELL}}", QUIET))

    def price_list(self, strip: StripShown, figure: int) -> Text:
        """Return the prices of a section of the track by rank, each right-aligned to `figure` columns. The current
        price of a company is drawn in its colour with its short code."""
        companies = self.shown.companies
        lit = {c.rank: n for n, c in enumerate(companies) if strip.first_space <= c.space <= strip.last_space}
        parts: list[Text] = []
        for number, price in enumerate(strip.prices):
            text = _figure(price).rjust(figure)
            company = lit.get(number + 1)
            if company is None:
                parts.append(row((f"  {text} ", QUIET)))
            else:
                parts.append(row((self.codes[company] + text, paint(companies[company].colour, company)), " "))
        return row(*parts)

    # The tiles.

    def tiles(self) -> Forms:
        """Return the lines of the tiles of this turn, of the drawn tiles and of those left in the bags. The shorter
        form has only the tiles of this turn."""
        shown = self.shown
        now = "–"
        if shown.action is not None and shown.phase != "over":
            now = self.say(f"tile-speculation-board-{shown.action}")
            if shown.movement is not None:
                now += " · " + self.say("part-speculation-board-movement", movement=shown.movement)
        out = [shown.actions_out.count(action) for action in ACTIONS]
        bags = [self.bagged(out, shown.movements_out), self.bagged(shown.actions_left, shown.movements_left)]
        labels = [self.say(f"part-speculation-board-{part}") for part in ("tiles", "tiles-out", "tiles-left")]
        longest = max(len(label) for label in labels)
        lines = [
            row((f"{fit(label, longest)}  ", QUIET), tiles) for label, tiles in zip(labels, [now, *bags], strict=True)
        ]
        return lines, [Folded(10, [row((f"{labels[0]}  ", QUIET), now)])]

    def bagged(self, counts: list[int], movements: list[int]) -> str:
        """Return tiles as text: the action tiles by name, with `counts` of each, then the values of the movement
        tiles."""
        tiles = [(self.say(f"tile-speculation-board-{action}"), n) for action, n in zip(ACTIONS, counts, strict=True)]
        actions = ", ".join(tile if n == 1 else f"{tile} ×{n}" for tile, n in tiles if n)
        return f"{actions or '–'} · {' '.join(str(n) for n in movements) or '–'}"

    # The people.

    def people(self, width: int, seats: list[int]) -> list[Text]:
        """Return the table of prices and of the bank's shares by company, with a line of money and shares for each
        player in `seats`, which may be empty."""
        shown = self.shown
        prices = [_figure(company.price) for company in shown.companies]
        bank = [str(company.bank) if company.bank else "–" for company in shown.companies]
        share = max(4 if width >= NARROW else 3, *(len(price) + 1 for price in prices))
        heads = [self.say(f"part-speculation-board-{part}") for part in ("cash", "fortune")]
        sums = [[_figure(n) for n in (player.cash, player.fortune)] for player in shown.players]
        if width >= NARROW:
            heads.append(self.say("terminal-speculation-board-worth"))
            sums = [[*sums[seat], _figure(player.shares_worth)] for seat, player in enumerate(shown.players)]
        wide = [max(len(text) for text in column) for column in zip(*sums, heads, strict=True)]
        room = width - MARK - sum(wide) - len(wide) - share * len(prices)
        before = width - share * len(prices)
        bricks = self.columns([self.brick(n) for n in range(len(prices))], share)
        titles = [(f"{head:>{n}} ", QUIET) for head, n in zip(heads, wide, strict=True)]
        lines = [
            row(" " * (MARK + room), *titles, *bricks) if seats else row(" " * before, *bricks),
            self.figures(self.say("part-speculation-board-price"), prices, before, share),
            self.figures(self.say("part-speculation-board-bank"), bank, before, share),
        ]
        for seat in seats:
            owned = [row((str(n), STRONG) if n else ("·", QUIET)) for n in shown.players[seat].shares]
            money = [f"{text:>{n}} " for text, n in zip(sums[seat], wide, strict=True)]
            styled = [(text, Style() if n else STRONG) for n, text in enumerate(money)]
            who = row(mark(self.viewer, seat), name(self.viewer, seat, room))
            lines.append(row(who, *styled, *self.columns(owned, share)))
        return lines

    def sheet(self, seat: int, width: int) -> list[Text]:
        """Return one player's money and shares as two or more lines of at most `width` columns."""
        player = self.shown.players[seat]
        cash, fortune = (self.say(f"part-speculation-board-{part}") for part in ("cash", "fortune"))
        parts = [
            row((f"{cash} ", QUIET), (_figure(player.cash), STRONG)),
            row((f"{fortune} ", QUIET), _figure(player.fortune)),
        ]
        parts += [row(self.brick(n), (f" {owned}", STRONG)) for n, owned in enumerate(player.shares) if owned]
        return player_lines(self.viewer, seat, parts, width)

    def columns(self, cells: list[Text], share: int) -> list[Text]:
        """Return the cells padded on the left to the width `share`."""
        return [row(" " * (share - cell.cell_len), cell) for cell in cells]

    def figures(self, label: str, figures: list[str], before: int, share: int) -> Text:
        """Return a line of numbers: a label right-aligned to `before` columns, then each number right-aligned to
        `share` columns. Negative numbers are in the colour of warnings."""
        cells = [row((text, WARNING if text.startswith("−") else Style())) for text in figures]
        return row((f"{label} ".rjust(before), QUIET), *self.columns(cells, share))

    def cards(self) -> list[Text]:
        """Return a line for each player: the cards played, the number of cards left to draw, and whether the player has
        chosen a card."""
        shown = self.shown
        played, deck = (self.say(f"part-speculation-board-{part}") for part in ("played", "deck"))
        across = CELL * len(self.codes)
        lines = [row(" " * MARK, (f" {fit(played, across - 1)}{deck:>{len(deck) + 2}}", QUIET))]
        for seat, player in enumerate(shown.players):
            cells = [
                row(" ", self.brick(card)) if card in player.played else row(("  ·", QUIET))
                for card in range(len(self.codes))
            ]
            status = ""
            if shown.phase == "cards":
                status = self.say(f"part-speculation-board-{'has-chosen' if player.has_chosen else 'thinking'}")
            elif seat in self.viewer.asked and shown.selling is not None:
                status = f"{self.say('part-speculation-board-selling')} {shown.companies[shown.selling].name}"
            lines.append(row(mark(self.viewer, seat), *cells, f"{player.deck:>{len(deck) + 2}}  ", (status, STRONG)))
        return lines

    def hand(self) -> list[Text]:
        """Return the lines of the viewer's hand, and of the card that the viewer has chosen. Empty for a spectator."""
        if not 0 <= self.viewer.seat < len(self.shown.players):
            return []
        own = self.shown.players[self.viewer.seat]
        held = [part for card in own.hand for part in (self.brick(card), f" {self.card(card)}  ")]
        lines = [row((f"{self.say('part-speculation-board-hand')}  ", QUIET), *held)]
        if own.chosen is not None:
            lines.append(row((f"{self.say('part-speculation-board-chosen')}  ", QUIET), self.brick(own.chosen)))
        return lines

    def card(self, number: int) -> str:
        """Return the name of a card: that of its company, or of the bank holiday."""
        companies = self.shown.companies
        return companies[number].name if number < len(companies) else self.say("card-speculation-board-bank-holiday")


def _figure(amount: int) -> str:
    return str(amount) if amount >= 0 else f"−{-amount}"
