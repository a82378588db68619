"""Guided first games: a person, bots, and a deal that was prepared so that much is met in little time.

What a lesson is played with stands in the `lesson.toml` of a game's folder. It is a match like any other, except that
its secret is known and that its bots follow from its seed: the same answers always meet the same game.
"""

import hashlib
from functools import cache

import msgspec

from openoutcry.games.catalogue import listing
from openoutcry.games.packages import folder_of
from openoutcry.server.http.tokens import Held
from openoutcry.server.live.lobby import open_table
from openoutcry.server.refusals import NoLesson
from openoutcry.server.storage.rows import PERSON, TableRow
from openoutcry.server.wire import NewLesson, NewTable

FILE = "lesson.toml"
BOT = "broker"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many play, the learner in the first seat, and what is dealt."""

    players: int
    seed: int
    options: dict[str, str] = {}


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game, or the refusal that it has none."""
    listing(game)
    file = folder_of(game).joinpath(FILE)
    if not file.is_file():
        raise NoLesson("no-lesson", f"{game} has no lesson", game=game)
    return msgspec.toml.decode(file.read_bytes(), type=Lesson)


def open_lesson(wish: NewLesson) -> tuple[TableRow, Held]:
    """A table for a lesson, not begun yet, and the learner's tokens."""
    lesson = lesson_of(wish.game)
    seats = [PERSON, *[BOT] * (lesson.players - 1)]
    table, held = open_table(NewTable(wish.game, seats, [wish.name], lesson.options))
    table.lesson = lesson.seed
    return table, held


def bot_seed(table: int | str, seat: int, number: int) -> int:
    """The seed of a bot for its answer when this number is shown. That of a lesson is the same however often the server
    was started since."""
    return int.from_bytes(hashlib.sha256(f"{table} {seat} {number}".encode()).digest()[:7], "big")
