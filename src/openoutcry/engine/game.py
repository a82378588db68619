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
    """Values of an option that are the same game wherever the other options are as in `beside`, and the reason why.

    Law 16 reports all other values that make no difference."""

    def __init__(self, values: list[str], reason: str, beside: dict[str, str] | None = None) -> None:
        self.values = values
        self.reason = reason
        self.beside = beside or {}


class Option:
    """A rule option of a game: its values, the first of which is the default. A `module` adds to the game. Set-ups in
    which some of its values are meant to make no difference are declared in `alike`."""

    def __init__(self, name: str, values: list[str], module: bool = False, alike: list[Alike] | None = None) -> None:
        self.name = name
        self.values = values
        self.module = module
        self.alike = alike or []


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """Everything that one seat can deduce from the events it reads. The laws compare guesses with it."""

    def read(self, event: Event) -> None:
        """Remember what this event tells."""

    def contradiction(self, world: Position) -> str:
        """Return what is impossible in this world after all events read so far, or an empty text if the world is
        possible."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """A game as set up for a number of players, with its options settled and its box open.

    `opening` is the table laid out before anything is dealt; every game sets it. `rules` is the number of the rules
    that are played: the catalogue sets it."""

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
        """A new game, run to its first choice."""
        g = cast(P, self.opening.clone())
        if telling:
            g.listen()
        advance(g)
        return g

    def blank(self) -> P:
        """An empty state of this set-up, to be filled."""
        return cast(P, self.opening.blank())

    def steps(self) -> dict[str, Step[Any]]:
        """Every step that can be on the agenda, by name."""
        raise MissingMethod(type(self).__name__, "steps")

    def perfect_memory(self) -> bool:
        """Return whether the players of this table are shown what they could count."""
        return self.options.get(MEMORY, "perfect") == "perfect"

    def scores(self, g: P) -> list[int]:
        """The final scores by seat."""
        raise MissingMethod(type(self).__name__, "scores")

    def score_parts(self, g: P) -> list[list[int]]:
        """Return the parts of the final scores by seat, in the order of `parts`; they add up to the score. Requires
        that they were counted from the start of the game (`State.count_parts`), as were the `moves`."""
        return [[] for _ in range(self.players)]

    def marked(self, g: P, seat: int) -> list[str]:
        """The `marks` of a seat when the game is over: words, several of them with a + between."""
        return []

    def first(self, g: P) -> int:
        """The seat that is first in the order of play now."""
        return 0

    def round(self, g: P) -> int:
        """The round that is played now, or the turn where a game has no rounds; nought before the first."""
        return 0

    def standing(self, g: P) -> list[list[int]]:
        """Return, by seat, the score and then the values that break ties. Equal lists share a place."""
        return [[score] for score in self.scores(g)]

    def end(self, g: P) -> str:
        """Why the game is over; empty while it is not."""
        raise MissingMethod(type(self).__name__, "end")

    def conserved(self, g: P) -> dict[str, int]:
        """Totals that no step may change: chips, money, cards, shares."""
        raise MissingMethod(type(self).__name__, "conserved")

    def longest(self) -> int:
        """No game takes more answers than this, NATURE's included."""
        raise MissingMethod(type(self).__name__, "longest")

    def covered(self, g: P, seat: int, perfect: bool) -> list[str]:
        """Return the paths in the saved position that the rulebook covers from a seat. The laws compare `view`
        with it."""
        return []

    def memory(self, seat: int) -> Memory:
        """An empty memory of a seat's, or of a spectator's; a game in which every covered card remembers who has seen
        it needs no other."""
        return Memory()

    def fill(self, g: P, rng: Rng) -> None:
        """Fill the holes in a view that are not cards: the game's own part of a guess."""

    def shown(self, g: P) -> msgspec.Struct:
        """A view as it travels to a browser."""
        raise MissingMethod(type(self).__name__, "shown")

    def prices(self, g: P) -> list[int]:
        """Return the current price of each company, for the charts."""
        raise MissingMethod(type(self).__name__, "prices")

    def fortunes(self, g: P) -> list[int]:
        """Return what each player publicly has, for the charts."""
        raise MissingMethod(type(self).__name__, "fortunes")

    def question_args(self, g: P, player: int) -> Args:
        """The figures that explain what is asked now, beyond the kind of the question."""
        return cast(Args, self.questions[g.kind].asks(g, player))

    def option_args(self, g: P, player: int, option: int) -> Args:
        """The figures that explain an option of what is asked now: what it costs and brings."""
        return cast(Args, self.questions[g.kind].figures(g, player, option))


def settle(
    name: str, players: int, asked: dict[str, str], offered: list[Option], low: int, high: int
) -> dict[str, str]:
    """All options with their values: those asked for, the rest by default; refuses what the game does not offer."""
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
    """The first parts of what was counted of each player."""
    found: list[list[int]] = []
    for seat in range(players):
        mine: list[int] = []
        for part in range(parts):
            mine.append(int(g.counted[seat * g.parts + part]))
        found.append(mine)
    return found


def guess(game: Game[P], seen: P, rng: Rng) -> P:
    """A world in which the viewer would have exactly this view: the game's own holes filled, then unseen cards."""
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
    """Play this many new games at random to their end."""
    for _ in range(games):
        playout(game.new(), rng, tally)


def ranks(standing: list[list[int]]) -> list[int]:
    """1 for the best; equals share a rank."""
    found: list[int] = []
    for mine in standing:
        rank: i64 = 1
        for other in standing:
            if other > mine:
                rank += 1
        found.append(int(rank))
    return found


def winners(standing: list[list[int]]) -> list[int]:
    """The seats that come first: several share a victory if nothing breaks the tie."""
    return [seat for seat, rank in enumerate(ranks(standing)) if rank == 1]
