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
    """The option by which a table names the player who begins."""
    return Option("start", [RANDOM] + [str(n + 1) for n in range(players)])


def named(options: dict[str, str]) -> int:
    """The seat that begins; NONE if it is drawn."""
    return NONE if options["start"] == RANDOM else int(options["start"]) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstPlayer(Step[S]):
    """Draw the first player, unless the table has named one."""

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
        """The seat that begins; NONE before it is known."""
        raise MissingMethod(type(self).__name__, "beginner")

    def begin(self, g: S, seat: i64) -> None:
        """This seat begins: keep it, and tell it."""
        raise MissingMethod(type(self).__name__, "begin")
