"""Guided first games: one person, bots, and a deal chosen to show much of the game in little time.

The parameters of a lesson are in the `lesson.toml` of its game's folder. A lesson is an ordinary match whose secret is
known and whose bots are seeded from it: the same answers always lead to the same game.
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
    """The number of players, with the learner in the first seat, the seed of the deal, and the game's options."""

    players: int
    seed: int
    options: dict[str, str] = {}


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game. Raise `NoLesson` if it has none."""
    listing(game)
    file = folder_of(game).joinpath(FILE)
    if not file.is_file():
        raise NoLesson("no-lesson", f"{game} has no lesson", game=game)
    return msgspec.toml.decode(file.read_bytes(), type=Lesson)


def open_lesson(wish: NewLesson) -> tuple[TableRow, Held]:
    """Return a new table for a lesson, not started yet, and the learner's tokens."""
    lesson = lesson_of(wish.game)
    seats = [PERSON, *[BOT] * (lesson.players - 1)]
    table, held = open_table(NewTable(wish.game, seats, [wish.name], lesson.options))
    table.lesson = lesson.seed
    return table, held


def bot_seed(table: int | str, seat: int, number: int) -> int:
    """Return the seed of a bot for its answer at this shown number. It depends on the arguments only, so that a lesson
    is the same after each restart of the server."""
    return int.from_bytes(hashlib.sha256(f"{table} {seat} {number}".encode()).digest()[:7], "big")
