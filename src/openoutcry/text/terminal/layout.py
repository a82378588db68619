"""How a table fits a terminal: named blocks with a whole form and folded ones, in one column or in two.

Above `ONE_COLUMN` columns, the people and what was said stand beside the board. Where lines are missing, the blank
ones between blocks go first, then blocks fold in their order. A block without a folded form never does: prices,
tracks, one's own money, chips and hand.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.console import Console, Group
from rich.style import Style
from rich.text import Text

from openoutcry.text.terminal.lines import beside, headed, padded, printable, row, wrapped
from openoutcry.text.terminal.styles import QUIET, STRONG
from openoutcry.text.terminal.viewer import Viewer
from openoutcry.text.words import say

ONE_COLUMN = 110  # columns up to which everything stands below each other
BOARD = 80  # columns of a board with something beside it
ASIDE = 80  # columns beside it, before the board itself gets more
GAP = 2
TOLD = "history"
SAID_LAST, NOT_SAID = 45, 90  # the places at which what was said folds to the last sentence, and away
SAID = 2  # lines of it for which other blocks fold first
MOST = 13  # lines of it with its title, if there is room


class Folded(NamedTuple):
    """A shorter form of something, and its place in the order in which blocks fold."""

    place: int
    lines: list[Text]


Forms = tuple[list[Text], list[Folded]]  # the whole one, then ever shorter ones


@dataclass(frozen=True)
class Block:
    """A part of a table: its whole form, then folded ones."""

    name: str
    whole: list[Text]
    folded: list[Folded] = field(default_factory=list)
    aside: bool = False  # beside the board, where there are two columns
    gap: bool = True  # a blank line before it, if there is room


@dataclass(frozen=True)
class Columns:
    """How wide the parts of a table may be: the whole, the board, and what stands beside it."""

    whole: int
    board: int
    aside: int

    @property
    def two(self) -> bool:
        """Whether something stands beside the board."""
        return self.whole > self.board


def columns(width: int) -> Columns:
    """The columns of a terminal of this width."""
    if width <= ONE_COLUMN:
        return Columns(width, width, width)
    board = max(BOARD, min(ONE_COLUMN, width - GAP - ASIDE))
    return Columns(width, board, width - GAP - board)


def lay_out(title: Callable[[int], Text], blocks: Callable[[Columns], list[Block]], viewer: Viewer) -> Group:
    """The table below its title, folded as far as the terminal's height and the question below it ask for."""
    wide = columns(viewer.width)
    room = None if viewer.height is None else max(viewer.height - viewer.lines_below - 1, 0)
    parts = blocks(wide)
    if not wide.two:
        stack = Stack([*parts, *_said(viewer, wide.whole)], room)
        return Group(_with_hint(title, viewer, stack.folded), *_with_history(stack, viewer, wide.whole, room, MOST))
    left = Stack([block for block in parts if not block.aside], room)
    right = Stack([*(block for block in parts if block.aside), *_said(viewer, wide.aside)], room)
    lines = left.lines(wide.board)
    people = _with_history(right, viewer, wide.aside, room, max(len(lines), MOST))
    return Group(_with_hint(title, viewer, left.folded or right.folded), *beside(lines, people, wide.board, GAP))


def _with_hint(title: Callable[[int], Text], viewer: Viewer, folded: bool) -> Text:
    """The title; where something is folded, with the command that shows it, if there is room."""
    line = title(viewer.width)
    hint = f" {say(viewer.lang, 'terminal-folded', command=say(viewer.lang, 'command-table'))} ──"
    if not folded or set(line.plain[-len(hint) :]) != {"─"}:
        return line
    return row(line[: -len(hint)], (hint, QUIET))


class Stack:
    """Blocks below each other, folded until they fit into `room` lines, or as far as they can be."""

    def __init__(self, blocks: list[Block], room: int | None) -> None:
        self.blocks = blocks
        self.depth = [0] * len(blocks)  # by block, how far it is folded
        self.gaps = True
        if room is not None and self.height > room:
            self.gaps = False
            self._fold(room)

    @property
    def folded(self) -> bool:
        """Whether something besides what was said is not shown whole."""
        return any(n > 0 for n, block in zip(self.depth, self.blocks, strict=True) if block.name != TOLD)

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return sum(len(self._shown(number)) for number in range(len(self.blocks)))

    def lines(self, width: int) -> list[Text]:
        """The lines, all of the same width."""
        return [padded(line, width) for number in range(len(self.blocks)) for line in self._shown(number)]

    def _shown(self, number: int) -> list[Text]:
        block = self.blocks[number]
        depth = self.depth[number]
        form = block.folded[depth - 1].lines if depth else block.whole
        gap = self.gaps and block.gap and number > 0 and form
        return [Text(""), *form] if gap else form

    def _fold(self, room: int) -> None:
        steps = [
            (folded.place, number, depth)
            for number, block in enumerate(self.blocks)
            for depth, folded in enumerate(block.folded, 1)
        ]
        taken: list[tuple[int, int, int]] = []
        for step in sorted(steps):
            if self.height <= room:
                break
            self.depth[step[1]] = step[2]
            taken.append(step)
        for _, number, depth in reversed(taken):
            if self.depth[number] == depth:
                self.depth[number] -= 1  # a later fold may have freed more than was missing
                if self.height > room:
                    self.depth[number] = depth


def _said(viewer: Viewer, width: int) -> list[Block]:
    """What was said last, for which other blocks fold."""
    folded = [Folded(SAID_LAST, last_sentence(viewer, width, SAID)), Folded(NOT_SAID, [])]
    return [Block(TOLD, history(viewer, width, SAID + 1), folded, gap=False)] if viewer.messages else []


def _with_history(stack: Stack, viewer: Viewer, width: int, room: int | None, most: int) -> list[Text]:
    """The lines of a stack, in which what was said takes as many as are left, up to `most` for both."""
    if not viewer.messages:
        return stack.lines(width)
    stack.depth[-1] = len(stack.blocks[-1].folded)
    lines = stack.lines(width)
    left = max(most - len(lines), MOST)
    left = left if room is None else min(room - len(lines), left)
    return lines + (history(viewer, width, left) if left > 1 else last_sentence(viewer, width, left))


def titled(parts: list[str], viewer: Viewer, width: int) -> Text:
    """The parts in one line, across the whole width."""
    house_set = [say(viewer.lang, "house-set", name=viewer.house_set)] if viewer.house_set else []
    return headed(row((" · ".join([*parts, *house_set]), STRONG)), width)


def history(viewer: Viewer, width: int, room: int) -> list[Text]:
    """The last sentences below a title, in at most `room` lines; what is new is not dimmed."""
    lines: list[Text] = []
    measure = Console(width=width, color_system=None)
    for age, told in enumerate(reversed(viewer.messages)):
        style = QUIET if age >= viewer.unread else Style()
        parts = Text(printable(told), style=style).wrap(measure, width - 2)
        if len(lines) + len(parts) >= room:
            break
        lines = [row(("• " if n == 0 else "  ", style), part) for n, part in enumerate(parts)] + lines
    if not lines:
        return last_sentence(viewer, width, room)
    return [headed(row((say(viewer.lang, "terminal-history"), QUIET)), width), *lines]


def last_sentence(viewer: Viewer, width: int, room: int) -> list[Text]:
    """The last sentence without a title, as much of it as `room` lines hold."""
    style = Style() if viewer.unread else QUIET
    lines = [line for told in viewer.messages[-1:] for line in wrapped(row((f"• {told}", style)), "", width)]
    if len(lines) > room > 0:
        lines[room - 1] = padded(row(lines[room - 1], "…"), width)
    return lines[: max(room, 0)]
