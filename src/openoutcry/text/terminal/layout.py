"""The layout of a table: named blocks with a whole form and folded forms, in one column or two, and the last messages.

Above `ONE_COLUMN` columns, the players and messages are beside the board. If lines are missing, the blank lines between
blocks are removed first, then blocks fold in their order. A block without a folded form never folds: prices, tracks,
the viewer's own money, chips and hand.
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

ONE_COLUMN = 110  # widest terminal, in columns, with everything below each other
BOARD = 80  # least columns of a board with something beside it
ASIDE = 80  # columns beside the board before the board gets more than `BOARD`
GAP = 2
MESSAGES = "history"
FOLD_TO_LAST, FOLD_ALL = 45, 90  # places in the order of folding: messages fold to the last one, then to none
MIN_MESSAGES = 2  # lines of messages for which other blocks fold
MAX_MESSAGES = 13  # most lines of messages with their title


class Folded(NamedTuple):
    """Fields of a shorter form of a block: its lines, and when it is used: blocks with a lower `place` are shortened
    first."""

    place: int
    lines: list[Text]


Forms = tuple[list[Text], list[Folded]]  # the whole form, then ever shorter ones


@dataclass(frozen=True)
class Block:
    """A part of a drawn table, such as the board or the players: its full lines, and ever shorter forms for small
    terminals."""

    name: str
    whole: list[Text]
    folded: list[Folded] = field(default_factory=list)
    aside: bool = False  # beside the board, where there are two columns
    gap: bool = True  # a blank line before it, if there is room


@dataclass(frozen=True)
class Columns:
    """Widths in characters: of the whole drawing, of the board, and of the part beside the board. All are equal if
    nothing is beside the board."""

    whole: int
    board: int
    aside: int

    @property
    def two(self) -> bool:
        """Return whether there is a part beside the board."""
        return self.whole > self.board


def columns(width: int) -> Columns:
    """Return the widths to use in a terminal with `width` columns."""
    if width <= ONE_COLUMN:
        return Columns(width, width, width)
    board = max(BOARD, min(ONE_COLUMN, width - GAP - ASIDE))
    return Columns(width, board, width - GAP - board)


def lay_out(title: Callable[[int], Text], blocks: Callable[[Columns], list[Block]], viewer: Viewer) -> Group:
    """Return the drawing of a table below its title, shortened until it fits the terminal together with the lines of
    the question. `title` and `blocks` are called with the width they may use."""
    wide = columns(viewer.width)
    room = None if viewer.height is None else max(viewer.height - viewer.lines_below - 1, 0)
    parts = blocks(wide)
    if not wide.two:
        stack = Stack([*parts, *_message_block(viewer, wide.whole)], room)
        return Group(
            _with_hint(title, viewer, stack.folded), *_with_history(stack, viewer, wide.whole, room, MAX_MESSAGES)
        )
    left = Stack([block for block in parts if not block.aside], room)
    right = Stack([*(block for block in parts if block.aside), *_message_block(viewer, wide.aside)], room)
    lines = left.lines(wide.board)
    people = _with_history(right, viewer, wide.aside, room, max(len(lines), MAX_MESSAGES))
    return Group(_with_hint(title, viewer, left.folded or right.folded), *beside(lines, people, wide.board, GAP))


def _with_hint(title: Callable[[int], Text], viewer: Viewer, folded: bool) -> Text:
    """Return the title line. If a block is `folded` (shortened) and there is room, the line names the command that
    shows everything."""
    line = title(viewer.width)
    hint = f" {say(viewer.lang, 'terminal-folded', command=say(viewer.lang, 'command-table'))} ──"
    if not folded or set(line.plain[-len(hint) :]) != {"─"}:
        return line
    return row(line[: -len(hint)], (hint, QUIET))


class Stack:
    """Blocks one below the other. They are shortened until they fit into `room` lines, or cannot be shortened any more;
    None means unlimited room."""

    def __init__(self, blocks: list[Block], room: int | None) -> None:
        self.blocks = blocks
        self.depth = [0] * len(blocks)  # the folded form of each block, 0 for the whole
        self.gaps = True
        if room is not None and self.height > room:
            self.gaps = False
            self._fold(room)

    @property
    def folded(self) -> bool:
        """Return whether a block other than the messages is shortened."""
        return any(n > 0 for n, block in zip(self.depth, self.blocks, strict=True) if block.name != MESSAGES)

    @property
    def height(self) -> int:
        """Return the number of lines in the present form."""
        return sum(len(self._shown(number)) for number in range(len(self.blocks)))

    def lines(self, width: int) -> list[Text]:
        """Return all lines in the present form, padded to `width` columns."""
        return [padded(line, width) for number in range(len(self.blocks)) for line in self._shown(number)]

    def _shown(self, number: int) -> list[Text]:
        """Return the lines of the block with index `number` in its present form, with a blank line before it if there
        is room."""
        block = self.blocks[number]
        depth = self.depth[number]
        form = block.folded[depth - 1].lines if depth else block.whole
        gap = self.gaps and block.gap and number > 0 and form
        return [Text(""), *form] if gap else form

    def _fold(self, room: int) -> None:
        """Shorten blocks in their order until the stack has at most `room` lines, then restore those whose shortening
        turns out to be unnecessary."""
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
                self.depth[number] -= 1  # later folds may have made this one unnecessary
                if self.height > room:
                    self.depth[number] = depth


def _message_block(viewer: Viewer, width: int) -> list[Block]:
    """Return a list with the block of the latest messages, or an empty list if there are none. Its smallest forms are
    the last message and nothing."""
    folded = [Folded(FOLD_TO_LAST, last_sentence(viewer, width, MIN_MESSAGES)), Folded(FOLD_ALL, [])]
    return [Block(MESSAGES, history(viewer, width, MIN_MESSAGES + 1), folded, gap=False)] if viewer.messages else []


def _with_history(stack: Stack, viewer: Viewer, width: int, room: int | None, most: int) -> list[Text]:
    """Return the lines of a stack whose last block is the messages. They fill the lines that are left, so that both
    have about `most` lines; `room` is the height of the terminal or None."""
    if not viewer.messages:
        return stack.lines(width)
    stack.depth[-1] = len(stack.blocks[-1].folded)
    lines = stack.lines(width)
    left = max(most - len(lines), MAX_MESSAGES)
    left = left if room is None else min(room - len(lines), left)
    return lines + (history(viewer, width, left) if left > 1 else last_sentence(viewer, width, left))


def titled(parts: list[str], viewer: Viewer, width: int) -> Text:
    """Return the first line of a drawing: the parts joined by dots, and the name of the data file with other numbers
    (house set), if one is in use."""
    house_set = [say(viewer.lang, "house-set", name=viewer.house_set)] if viewer.house_set else []
    return headed(row((" · ".join([*parts, *house_set]), STRONG)), width)


def history(viewer: Viewer, width: int, room: int) -> list[Text]:
    """Return the latest messages below a title, in at most `room` lines. Messages that the viewer has seen before are
    dimmed. If none fits, return the last one without a title."""
    lines: list[Text] = []
    measure = Console(width=width, color_system=None)
    for age, message in enumerate(reversed(viewer.messages)):
        style = QUIET if age >= viewer.unread else Style()
        parts = Text(printable(message), style=style).wrap(measure, width - 2)
        if len(lines) + len(parts) >= room:
            break
        lines = [row(("• " if n == 0 else "  ", style), part) for n, part in enumerate(parts)] + lines
    if not lines:
        return last_sentence(viewer, width, room)
    return [headed(row((say(viewer.lang, "terminal-history"), QUIET)), width), *lines]


def last_sentence(viewer: Viewer, width: int, room: int) -> list[Text]:
    """Return the lines of the last message without a title, cut to `room` lines; an empty list if there are no
    messages."""
    style = Style() if viewer.unread else QUIET
    lines = [line for message in viewer.messages[-1:] for line in wrapped(row((f"• {message}", style)), "", width)]
    if len(lines) > room > 0:
        lines[room - 1] = padded(row(lines[room - 1], "…"), width)
    return lines[: max(room, 0)]
