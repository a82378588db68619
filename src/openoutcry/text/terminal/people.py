"""The people around a table: a mark for each, whose turn it is, the name, and what kind of bot it is."""

from rich.text import Text

from openoutcry.text.terminal.lines import fit, padded, row
from openoutcry.text.terminal.livery import MARKER, QUIET, STRONG, TURN
from openoutcry.text.terminal.sight import Sight, initials

MARK = 4  # columns before a name


def mark(sight: Sight, seat: int) -> Text:
    """The player's letter, with an arrow where an answer is awaited."""
    turn = seat in sight.asked
    return row(("▶ " if turn else "  ", STRONG), (initials(sight.names)[seat], TURN if turn else MARKER), " ")


def name(sight: Sight, seat: int, room: int, quiet: bool = False) -> Text:
    """The name in so many columns, and what kind of bot it is."""
    kind = _kind(sight, seat)
    own = fit(sight.names[seat], min(len(sight.names[seat]), room - 1))
    return padded(row((own, QUIET if quiet else STRONG), (kind, QUIET)), room)


def labelled(sight: Sight) -> int:
    """Columns that the longest name takes, with its kind of bot."""
    return max(len(one) + len(_kind(sight, seat)) for seat, one in enumerate(sight.names))


def _kind(sight: Sight, seat: int) -> str:
    return f" ({sight.bots[seat]})" if seat < len(sight.bots) and sight.bots[seat] else ""
