"""The contract of a game: what the table, the bots, the lab and the laws ask of it, and nothing of any one game."""

from typing import Any, Final, Generic, cast

import msgspec
from mypy_extensions import i64, mypyc_attr

from openoutcry.engine.bits import count, nth
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadOption, BadPlayers, MissingMethod, nearest
from openoutcry.engine.events import Event
from openoutcry.engine.kernel import Step, Tally, advance, playout
from openoutcry.engine.position import UNKNOWN, P, Position
from openoutcry.engine.question import Question, by_number
from openoutcry.engine.views import deal_unseen

Args = dict[str, int | str]
MEMORY: Final = "memory"


class Alike:
    """Declares that some values of an option intentionally play the same. Law 16, which checks that options have an
    effect, then does not report them.

    It holds wherever the other options have the values in `beside`. `reason` says why.
    """

    def __init__(self, values: list[str], reason: str, beside: dict[str, str] | None = None) -> None:
        self.values = values
        self.reason = reason
        self.beside = beside or {}


class Option:
    """A rule option of a game, chosen when a table is opened. The first of its `values` is the default.

    `module` marks an option that adds a part to the game. `alike` declares values that are meant to play the same.
    """

    def __init__(self, name: str, values: list[str], module: bool = False, alike: list[Alike] | None = None) -> None:
        self.name = name
        self.values = values
        self.module = module
        self.alike = alike or []


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What one seat, or a spectator, can deduce from the events it has read. The laws check positions sampled from a
    view against it."""

    def read(self, event: Event) -> None:
        """Store what follows from this event. Events are passed in the order in which they happened."""

    def contradiction(self, world: Position) -> str:
        """Return a sentence about what is impossible in the complete position `world` after all events read so far.
        Return an empty string if it is possible."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """A game set up for a number of players and options. It is the contract that each game implements: set-up, steps,
    scores, views.

    `opening` is the position before anything is dealt; every game sets it. `rules` is the version number of the rules,
    set by the catalogue of games.
    """

    opening: P
    rules: int = 1

    def __init__(
        self, name: str, set_name: str, players: int, options: dict[str, str], questions: list[Question[P]]
    ) -> None:
        self.name = name
        self.set_name = set_name
        self.players = players
        self.options = options
        self.questions = by_number(name, questions)
        self.companies: list[str] = []  # whose `prices` there are
        self.parts: list[str] = []  # what a score is made of
        self.moves: list[str] = []  # what is counted of each round beside them
        self.marks: list[str] = []  # what else tells the seats of a finished game apart

    def new(self, telling: bool = False) -> P:
        """Return a new position, advanced to its first choice. With `telling`, it records the events of its opening."""
        g = cast(P, self.opening.clone())
        if telling:
            g.listen()
        advance(g)
        return g

    def blank(self) -> P:
        """Return an empty position of this set-up, into which a saved one can be loaded."""
        return cast(P, self.opening.blank())

    def steps(self) -> dict[str, Step[Any]]:
        """Return every step (rule) that can be on the agenda, by the name under which positions are saved."""
        raise MissingMethod(type(self).__name__, "steps")

    def perfect_memory(self) -> bool:
        """Return whether players of this table are shown everything that they could have remembered (option
        `memory`)."""
        return self.options.get(MEMORY, "perfect") == "perfect"

    def scores(self, g: P) -> list[int]:
        """Return the final score of each seat."""
        raise MissingMethod(type(self).__name__, "scores")

    def score_parts(self, g: P) -> list[list[int]]:
        """Return, by seat, the parts that add up to its final score, in the order of `parts`. Empty lists in a game
        without parts.

        The position must have counted them since its start: see `State.count_parts`.
        """
        return [[] for _ in range(self.players)]

    def marked(self, g: P, seat: int) -> list[str]:
        """Return the text of each column named in `marks` for a seat of a finished game. Several words in one text are
        joined by "+"."""
        return []

    def first(self, g: P) -> int:
        """Return the seat that is first in the current order of play."""
        return 0

    def round(self, g: P) -> int:
        """Return the number of the current round, or of the turn in a game without rounds; 0 before the first."""
        return 0

    def standing(self, g: P) -> list[list[int]]:
        """Return, by seat, a list with the score and then the values that break ties, higher being better. Seats with
        equal lists share a rank."""
        return [[score] for score in self.scores(g)]

    def end(self, g: P) -> str:
        """Return a short name of the reason why the game is over, or an empty string while it goes on."""
        raise MissingMethod(type(self).__name__, "end")

    def conserved(self, g: P) -> dict[str, int]:
        """Return totals that no step may change, by name, such as all chips, money, cards or shares. The laws check
        them."""
        raise MissingMethod(type(self).__name__, "conserved")

    def longest(self) -> int:
        """Return an upper bound for the number of answers in one game, including draws by NATURE."""
        raise MissingMethod(type(self).__name__, "longest")

    def covered(self, g: P, seat: int, perfect: bool) -> list[str]:
        """Return dotted paths in the saved position that the rulebook hides from a seat. `perfect` is whether its
        memory is perfect.

        The laws check that a view does not show them. The list is empty by default.
        """
        return []

    def memory(self, seat: int) -> Memory:
        """Return an empty `Memory` for a seat or spectator. Games override this if covered cards do not record by
        themselves who has seen them."""
        return Memory()

    def fill(self, g: P, rng: Rng) -> None:
        """Fill the unknown values of a view that are not cards with random ones that are possible. Called by `guess`;
        the default does nothing."""

    def shown(self, g: P) -> msgspec.Struct:
        """Return a view of the position as the structure that is sent to a browser."""
        raise MissingMethod(type(self).__name__, "shown")

    def prices(self, g: P) -> list[int]:
        """Return the current price of each company, for charts and claims."""
        raise MissingMethod(type(self).__name__, "prices")

    def fortunes(self, g: P) -> list[int]:
        """Return the publicly known wealth of each player, for charts."""
        raise MissingMethod(type(self).__name__, "fortunes")

    def question_args(self, g: P, player: int) -> Args:
        """Return the figures (numbers by name) shown beside the current question to `player`."""
        return cast(Args, self.questions[g.kind].asks(g, player))

    def option_args(self, g: P, player: int, option: int) -> Args:
        """Return the figures (numbers by name) shown beside an option of the current question, such as its cost and
        effect."""
        return cast(Args, self.questions[g.kind].figures(g, player, option))


def settle(
    name: str, players: int, asked: dict[str, str], offered: list[Option], low: int, high: int
) -> dict[str, str]:
    """Return the value of every option of a game: the given one, or else its default.

    Raise `BadPlayers` if `players` is not within `low` to `high`, and `BadOption` for an unknown option or value.
    """
    if not low <= players <= high:
        raise BadPlayers(
            "bad-players",
            f"{name} is for {low} to {high} players, not {players}",
            game=name,
            low=low,
            high=high,
            players=players,
        )
    known = [option.name for option in offered]
    for key in asked:
        if key not in known:
            raise BadOption(
                "unknown-option",
                f"{name} has no option {key!r}; it has {', '.join(known)}",
                game=name,
                option=key,
                known=", ".join(known),
                near=nearest(key, known),
            )
    settled: dict[str, str] = {}
    for option in offered:
        value = asked.get(option.name, option.values[0])
        if value not in option.values:
            raise BadOption(
                "bad-option",
                f"{option.name} of {name} with {players} players is one of {', '.join(option.values)}, not {value!r}",
                game=name,
                option=option.name,
                value=value,
                values=", ".join(option.values),
                players=players,
                near=nearest(value, option.values),
            )
        settled[option.name] = value
    return settled


def counted(g: Position, players: i64, parts: i64) -> list[list[int]]:
    """Return, for each player, the first `parts` counters that the position has kept since `State.count_parts`."""
    found: list[list[int]] = []
    for seat in range(players):
        mine: list[int] = []
        for part in range(parts):
            mine.append(int(g.counted[seat * g.parts + part]))
        found.append(mine)
    return found


def guess(game: Game[P], seen: P, rng: Rng) -> P:
    """Return a random complete position that agrees with the view `seen`: what its viewer does not know is filled in (a
    determinization)."""
    world = cast(P, seen.clone())
    game.fill(world, rng)
    deal_unseen(world, rng)
    seat: i64 = 0
    for kept in world.sealed:
        if kept == UNKNOWN:
            options = world.step.sealed_options(world, seat)
            world.sealed[seat] = nth(options, rng.below(count(options)))
        seat += 1
    if world.options == UNKNOWN:
        world.options = 0
        world.step.ask(world)
    return world


def playouts(game: Game[Any], games: i64, rng: Rng, tally: Tally) -> None:
    """Play `games` new games to the end with random answers, and add the numbers of answers to `tally`."""
    for _ in range(games):
        playout(game.new(), rng, tally)


def ranks(standing: list[list[int]]) -> list[int]:
    """Return the rank of each seat, 1 for the best. Seats with equal entries in `standing` share a rank."""
    found: list[int] = []
    for mine in standing:
        rank: i64 = 1
        for other in standing:
            if other > mine:
                rank += 1
        found.append(int(rank))
    return found


def winners(standing: list[list[int]]) -> list[int]:
    """Return the seats with rank 1: more than one if nothing breaks the tie."""
    return [seat for seat, rank in enumerate(ranks(standing)) if rank == 1]
