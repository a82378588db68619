"""The score track: a ring of spaces around the edge of the board. Its middle is free for other things."""

from rich.style import Style
from rich.text import Text

from openoutcry.text.terminal.lines import padded, row
from openoutcry.text.terminal.styles import MARKER, QUIET, TURN

ROWS = 6


def ring_cells(spaces: int) -> int:
    """Return how many spaces of a ring-shaped track are along its upper edge, or 0 if the track cannot be drawn as a
    ring of `ROWS` lines."""
    across = spaces // 2 - ROWS + 2
    return across if spaces % 2 == 0 and across >= 3 else 0


def ring_lines(spaces: int, markers: dict[int, list[tuple[str, bool]]], middle: list[Text], cell: int) -> list[Text]:
    """Return the lines of a ring-shaped track, numbered clockwise from its upper left corner. `markers` has, by space,
    the letters on it and whether it is that player's turn; `middle` are the lines inside the ring, `cell` the width of
    a space in columns."""
    across = ring_cells(spaces)
    upper = [_space(n, markers, cell) for n in range(across)]
    lower = [_space(n, markers, cell) for n in range(2 * across + ROWS - 3, across + ROWS - 3, -1)]
    lines = [row(*upper)]
    for line in range(ROWS - 2):
        left = _space(spaces - 1 - line, markers, cell)
        right = _space(across + line, markers, cell)
        lines.append(row(left, padded(middle[line], (across - 2) * cell), right))
    return [*lines, row(*lower)]


def _space(number: int, markers: dict[int, list[tuple[str, bool]]], cell: int) -> Text:
    """Return one space of the track, `cell` columns wide: its number, or the letters on it, with "+" for those that do
    not fit."""
    standing = markers.get(number, [])
    if not standing:
        return row((f"{number:>{cell - 1}} ", QUIET))
    room = cell - 1
    shown = standing if len(standing) <= room else standing[: room - 1]
    letters = [(letter, _marker_style(turn)) for letter, turn in shown]
    if len(shown) < len(standing):
        letters.append(("+", MARKER))
    return row(" " * (room - len(letters)), *letters, " ")


def _marker_style(turn: bool) -> Style:
    return TURN if turn else MARKER
