"""The drawing of a game without a `terminal` module: the fields of the middle and of each
player."""

from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from openoutcry.text.terminal.layout import Block, Columns, Folded, lay_out, titled
from openoutcry.text.terminal.lines import fit, row, wrapped
from openoutcry.text.terminal.people import mark, name
from openoutcry.text.terminal.styles import QUIET
from openoutcry.text.terminal.viewer import Viewer
from openoutcry.text.words import known, say

COVERED = "▒"
NOTHING = "–"
PLAYERS = "players"
# Fields that contain the number of a seat.
SEATS = {"seat", "winner", "owner", "runner_up", "start_player", "first_player"}


def draw(shown: msgspec.Struct, viewer: Viewer) -> Group:
    """Return the drawing of a table for the library Rich, from the fields of the position alone. `shown` is the
    position as the viewer may see it."""
    drawing = PlainTable(shown, viewer)
    return lay_out(drawing.title, drawing.blocks, viewer)


class PlainTable:
    """The drawing of one position, field by field, for a game that has no drawing of its own."""

    def __init__(self, shown: msgspec.Struct, viewer: Viewer) -> None:
        self.game = str(shown.__struct_config__.tag)
        self.fields: dict[str, Any] = msgspec.to_builtins(shown)
        self.fields.pop(str(shown.__struct_config__.tag_field), None)
        sides = self.fields.pop(PLAYERS, [])
        self.sides: list[dict[str, Any]] = sides if len(sides) == len(viewer.names) else [{}] * len(viewer.names)
        self.viewer = viewer

    def title(self, width: int) -> Text:
        """Return the first line, with the name of the game."""
        return titled([say(self.viewer.lang, f"game-{self.game}")], self.viewer, width)

    def blocks(self, wide: Columns) -> list[Block]:
        """Return the blocks of the drawing: the common fields and the players. In the shorter form, players other than
        the viewer have one line each."""
        people = [self.side(seat, wide.aside) for seat in range(len(self.sides))]
        others = [lines if seat == self.viewer.seat else lines[:1] for seat, lines in enumerate(people)]
        return [
            Block("middle", self.middle(wide.board)),
            Block("people", _all(people), [Folded(20, _all(others))], aside=True),
        ]

    def middle(self, width: int) -> list[Text]:
        """Return lines with the fields that belong to no player, each after its label."""
        lines: list[Text] = []
        labels = [self.label(field) for field in self.fields]
        longest = max((len(label) for label in labels), default=0)
        for label, (field, value) in zip(labels, self.fields.items(), strict=True):
            lines += wrapped(row((f" {fit(label, longest)} ", QUIET)), self.said(field, value), width)
        return lines

    def side(self, seat: int, width: int) -> list[Text]:
        """Return lines with the player in this seat and the fields that belong to this player."""
        room = min(max(len(one) for one in self.viewer.names) + 12, width // 2)
        fields = self.sides[seat].items()
        told = " · ".join(f"{self.label(field)} {self.said(field, value, True)}" for field, value in fields)
        return wrapped(row(mark(self.viewer, seat), name(self.viewer, seat, room)), told, width)

    def label(self, field: str) -> str:
        """Return the label of a field: from the catalogue, or its name in code as words."""
        message = f"part-{self.game}-{field.replace('_', '-')}"
        return say(self.viewer.lang, message) if known(self.viewer.lang, message) else field.replace("_", " ")

    def said(self, field: str, value: object, side: bool = False) -> str:
        """Return a value in words. None is drawn as a covered card if `side` is set (the field of a player) or in a
        list, and as a dash otherwise."""
        if value is None:
            return COVERED if side else NOTHING
        if isinstance(value, bool):
            return say(self.viewer.lang, "yes" if value else "no")
        if isinstance(value, int) and field in SEATS and 0 <= value < len(self.viewer.names):
            return self.viewer.names[value]
        if isinstance(value, str):
            message = f"{field.replace('_', '-')}-{self.game}-{value}"
            return say(self.viewer.lang, message) if known(self.viewer.lang, message) else value
        if isinstance(value, list):
            return "  ".join(self.said(field, one, True) for one in value) or NOTHING
        if isinstance(value, dict):
            return ", ".join(f"{self.label(key)} {self.said(key, one, side)}" for key, one in value.items())
        return str(value)


def _all(people: list[list[Text]]) -> list[Text]:
    """Return the lines of all lists, one list after the other."""
    return [line for lines in people for line in lines]
