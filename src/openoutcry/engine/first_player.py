"""The first player of a game: the option that names one, the question, and the step that draws one otherwise."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import first
from openoutcry.engine.errors import MissingMethod
from openoutcry.engine.game import Option
from openoutcry.engine.kernel import NATURE, NONE, S, Step

START: Final = 0  # the question, of every game
RANDOM: Final = "random"


def start_option(players: int) -> Option:
    """Return the game option `start`, which names the seat that begins, or has it drawn at random (the default)."""
    return Option("start", [RANDOM] + [str(n + 1) for n in range(players)])


def named(options: dict[str, str]) -> int:
    """Return the index of the seat that the option `start` names, or NONE (-1) if the first player is drawn at
    random."""
    return NONE if options["start"] == RANDOM else int(options["start"]) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstPlayer(Step[S]):
    """A rule step that determines the first player: the one that the option `start` names, or one that NATURE draws."""

    def run(self, g: S) -> None:
        seat = self.beginner(g)
        if seat != NONE:
            self.begin(g, seat)

    def ask(self, g: S) -> None:
        if self.beginner(g) == NONE:
            g.ask(NATURE, START, first(self.seats(g)))

    def answer(self, g: S, option: i64) -> None:
        self.begin(g, option)

    def seats(self, g: S) -> i64:
        """Return the number of players."""
        raise MissingMethod(type(self).__name__, "seats")

    def beginner(self, g: S) -> i64:
        """Return the seat that begins, or NONE (-1) if it has still to be drawn."""
        raise MissingMethod(type(self).__name__, "beginner")

    def begin(self, g: S, seat: i64) -> None:
        """Store `seat` as the first player and report it as an event."""
        raise MissingMethod(type(self).__name__, "begin")
