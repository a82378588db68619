"""The players around a table: their marks, names, kinds of bots, and whose turn it is."""

from rich.text import Text

from openoutcry.text.terminal.lines import fanned, fit, padded, row
from openoutcry.text.terminal.styles import MARKER, QUIET, STRONG, TURN
from openoutcry.text.terminal.viewer import Viewer, initials

MARK = 4  # columns before a name
BRIEF = 10  # most letters of a name in a line with all players


def mark(viewer: Viewer, seat: int) -> Text:
    """Return the letter that stands for a player, with an arrow before it if the player has to answer."""
    turn = seat in viewer.asked
    return row(("▶ " if turn else "  ", STRONG), (initials(viewer.names)[seat], TURN if turn else MARKER), " ")


def name(viewer: Viewer, seat: int, room: int, quiet: bool = False) -> Text:
    """Return a player's name cut or padded to `room` columns, with the kind of bot if that fits. `quiet` dims the
    name."""
    kind = _kind(viewer, seat)
    if len(viewer.names[seat]) + len(kind) > room:
        kind = ""
    own = fit(viewer.names[seat], min(len(viewer.names[seat]), room - 1))
    return padded(row((own, QUIET if quiet else STRONG), (kind, QUIET)), room)


def player_lines(viewer: Viewer, seat: int, parts: list[Text], width: int, quiet: bool = False) -> list[Text]:
    """Return lines for one player: letter and name, then `parts` in rows below. For terminals that are too narrow for a
    table of players."""
    head = row(mark(viewer, seat), name(viewer, seat, width - MARK, quiet))
    return [head, *fanned(row(" " * MARK), parts, width)] if parts else [head]


def players_in_brief(viewer: Viewer, figures: list[str], width: int) -> list[Text]:
    """Return lines with all players except the viewer, each with one figure (by seat), one after the other."""
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


def name_width(viewer: Viewer) -> int:
    """Return how many columns the longest name needs, including the kind of bot."""
    return max(len(one) + len(_kind(viewer, seat)) for seat, one in enumerate(viewer.names))


def _kind(viewer: Viewer, seat: int) -> str:
    """Return the kind of bot in a seat as " (broker)", or "" for a person."""
    return f" ({viewer.bots[seat]})" if seat < len(viewer.bots) and viewer.bots[seat] else ""
