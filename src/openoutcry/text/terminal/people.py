"""The people around a table: a mark for each, whose turn it is, the name, and what kind of bot it is."""

from rich.text import Text

from openoutcry.text.terminal.lines import fanned, fit, padded, row
from openoutcry.text.terminal.styles import MARKER, QUIET, STRONG, TURN
from openoutcry.text.terminal.viewer import Viewer, initials

MARK = 4  # columns before a name
BRIEF = 10  # of a name, where everybody shares a line


def mark(viewer: Viewer, seat: int) -> Text:
    """The player's letter, with an arrow where an answer is awaited."""
    turn = seat in viewer.asked
    return row(("▶ " if turn else "  ", STRONG), (initials(viewer.names)[seat], TURN if turn else MARKER), " ")


def name(viewer: Viewer, seat: int, room: int, quiet: bool = False) -> Text:
    """The name in so many columns, and if there is room what kind of bot it is."""
    kind = _kind(viewer, seat)
    if len(viewer.names[seat]) + len(kind) > room:
        kind = ""
    own = fit(viewer.names[seat], min(len(viewer.names[seat]), room - 1))
    return padded(row((own, QUIET if quiet else STRONG), (kind, QUIET)), room)


def sheet(viewer: Viewer, seat: int, parts: list[Text], width: int, quiet: bool = False) -> list[Text]:
    """A player where there is no room for a table: the name, and below it what there is to say."""
    head = row(mark(viewer, seat), name(viewer, seat, width - MARK, quiet))
    return [head, *fanned(row(" " * MARK), parts, width)] if parts else [head]


def in_brief(viewer: Viewer, figures: list[str], width: int) -> list[Text]:
    """Everybody but whoever looks, with a figure each, one after the other."""
    letters = initials(viewer.names)
    parts = [
        row(
            ("▶" if seat in viewer.asked else "", STRONG),
            (letters[seat], TURN if seat in viewer.asked else MARKER),
            f" {fit(one, min(len(one), BRIEF))} ",
            (figures[seat], STRONG),
        )
        for seat, one in enumerate(viewer.names)
        if seat != viewer.seat
    ]
    return fanned(row(""), parts, width)


def labelled(viewer: Viewer) -> int:
    """Columns that the longest name takes, with its kind of bot."""
    return max(len(one) + len(_kind(viewer, seat)) for seat, one in enumerate(viewer.names))


def _kind(viewer: Viewer, seat: int) -> str:
    return f" ({viewer.bots[seat]})" if seat < len(viewer.bots) and viewer.bots[seat] else ""
