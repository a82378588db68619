"""The people around a table: a mark for each, whose turn it is, the name, and what kind of bot it is."""

from rich.text import Text

from openoutcry.text.terminal.lines import fanned, fit, padded, row
from openoutcry.text.terminal.livery import MARKER, QUIET, STRONG, TURN
from openoutcry.text.terminal.sight import Sight, initials

MARK = 4  # columns before a name
BRIEF = 10  # of a name, where everybody shares a line


def mark(sight: Sight, seat: int) -> Text:
    """The player's letter, with an arrow where an answer is awaited."""
    turn = seat in sight.asked
    return row(("▶ " if turn else "  ", STRONG), (initials(sight.names)[seat], TURN if turn else MARKER), " ")


def name(sight: Sight, seat: int, room: int, quiet: bool = False) -> Text:
    """The name in so many columns, and if there is room what kind of bot it is."""
    kind = _kind(sight, seat)
    if len(sight.names[seat]) + len(kind) > room:
        kind = ""
    own = fit(sight.names[seat], min(len(sight.names[seat]), room - 1))
    return padded(row((own, QUIET if quiet else STRONG), (kind, QUIET)), room)


def sheet(sight: Sight, seat: int, parts: list[Text], width: int, quiet: bool = False) -> list[Text]:
    """A player where there is no room for a table: the name, and below it what there is to say."""
    head = row(mark(sight, seat), name(sight, seat, width - MARK, quiet))
    return [head, *fanned(row(" " * MARK), parts, width)] if parts else [head]


def in_brief(sight: Sight, figures: list[str], width: int) -> list[Text]:
    """Everybody but whoever looks, with a figure each, one after the other."""
    letters = initials(sight.names)
    parts = [
        row(
            ("▶" if seat in sight.asked else "", STRONG),
            (letters[seat], TURN if seat in sight.asked else MARKER),
            f" {fit(one, min(len(one), BRIEF))} ",
            (figures[seat], STRONG),
        )
        for seat, one in enumerate(sight.names)
        if seat != sight.seat
    ]
    return fanned(row(""), parts, width)


def labelled(sight: Sight) -> int:
    """Columns that the longest name takes, with its kind of bot."""
    return max(len(one) + len(_kind(sight, seat)) for seat, one in enumerate(sight.names))


def _kind(sight: Sight, seat: int) -> str:
    return f" ({sight.bots[seat]})" if seat < len(sight.bots) and sight.bots[seat] else ""
