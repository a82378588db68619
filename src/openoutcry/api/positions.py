"""Positions and views as values, which can be compared, copied, pickled and printed.

Their attribute `state` is the object of the engine. If a player says "stay" while a credit is offered, the offer is
passed and the answer given to the next question (`passed_over`). This is done only for answers in words, and only if no
player learns anything in between.
"""

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, cast

import msgspec

from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadState, NotAsked, UnknownSeat
from openoutcry.engine.game import Game as EngineGame
from openoutcry.engine.game import guess as engine_guess
from openoutcry.engine.kernel import NATURE, answer, draw, is_sealed, pick
from openoutcry.engine.position import SPECTATOR, UNKNOWN, Saved, load, save
from openoutcry.engine.position import Position as EngineState
from openoutcry.engine.tables import outcome, reward_named
from openoutcry.engine.views import view as engine_view
from openoutcry.match.dealer import weights
from openoutcry.match.match import Result, result_of

PASS = "pass"


def passed_over(game: EngineGame[Any], state: EngineState, wish: str | int) -> bool:
    """Return whether the present question is an offer that this answer implicitly passes: it is not among the words of
    this question, but among those of the question that follows once all players have passed the offer. Always False for
    option numbers."""
    if isinstance(wish, int) or state.options == 0:
        return False
    said = " ".join(wish.lower().split())
    kind = int(state.kind)
    if said in game.questions[kind].words:
        return False
    g = state.clone()
    while g.options != 0 and int(g.kind) == kind and g.player != NATURE and not is_sealed(g):
        words = game.questions[kind].words
        if PASS not in words or not int(g.options) >> words.index(PASS) & 1:
            return False
        door.give(game, g, int(g.player), words.index(PASS))
    found = door.choice(game, g, int(g.player)) if g.options != 0 and g.player != NATURE else None
    return found is not None and said in found.words


if TYPE_CHECKING:
    from openoutcry.api.games import Game
    from openoutcry.views import GameView


@dataclass(frozen=True, repr=False)
class Choice:
    """A question to one player: its kind, the open options and their words.

    `chosen` is the option of an answer that was given but may still be changed until all have answered, else None.

    >>> choice = oo.open_game("mogul", players=4).new(seed=1).choice
    >>> choice.kind, choice.player, choice.options, choice.words
    ('credit', 1, [0, 1], ['pass', 'credit'])
    """

    kind: str
    player: int
    options: list[int]
    words: list[str]
    chosen: int | None = None

    def __repr__(self) -> str:
        return f"Choice({self.kind!r}, player={self.player}, {self.words})"


def choice_of(game: EngineGame[Any], state: EngineState, player: int) -> Choice | None:
    """Return the question that a player may answer now with its options, or None if the player has none."""
    found = door.choice(game, state, player)
    if found is None:
        return None
    return Choice(found.kind, found.player, list(found.options), list(found.words), found.chosen)


def option_of(game: EngineGame[Any], state: EngineState, wish: str | int) -> int:
    """Return the number of the option that is meant by `wish`, given in words or already as a number. Raise an error if
    the words fit no option."""
    return door.read(game, state, wish) if isinstance(wish, str) else int(wish)


def seat_number(players: int, seat: int | None) -> int:
    """Return the seat unchanged, or SPECTATOR for None. Raise `UnknownSeat` unless it is from 0 to `players` - 1."""
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < players:
        message = f"there is no seat {seat}: the seats are 0 to {players - 1}, and None is a spectator"
        raise UnknownSeat("unknown-seat", message, place=seat + 1)
    return seat


class _GameState:
    """Base of positions and views: a game and the engine's state of it, which can be compared and displayed."""

    game: "Game"
    state: EngineState

    @property
    def saved(self) -> Saved:
        """Return the whole state as plain numbers, names and lists."""
        return save(self.state, self.game.engine.steps())

    @property
    def asked(self) -> list[int]:
        """Return the players who have to answer now: one, several in a simultaneous choice, or [-1] if a card or die is
        to be drawn. The list is empty if the game is over."""
        return door.asked(self.state)

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self.state.options == 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.game == other.game and self._viewer() == other._viewer() and self.saved == other.saved

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def _viewer(self) -> int:
        """Return the seat whose knowledge is shown when the state is displayed, or SPECTATOR. Subclasses override
        this."""
        raise NotImplementedError

    def __str__(self) -> str:
        from openoutcry.text.terminal.rendering import Look, text

        return text(Look(self.game.engine, self.state, self._viewer()))

    def _repr_html_(self) -> str:
        from openoutcry.text.terminal.rendering import Look, html

        return html(Look(self.game.engine, self.state, self._viewer()))


class Position(_GameState):
    """A game in progress, including everything that is hidden from players. `play` changes it; `clone` keeps a copy.

    Positions are equal if they have the same game and the same state. Cards and dice are drawn with the position's own
    random generator, which a clone copies. Give the clone a seed for other draws.

    >>> position = oo.open_game("mogul", players=4).new(seed=1)
    >>> position.player, position.legal()
    (1, ['pass', 'credit'])
    >>> before = position.clone()
    >>> position.play("leave")
    Position(Game('mogul', players=4), player=2, ['stay', 'leave'])
    >>> position == before, pickle.loads(pickle.dumps(position)) == position
    (False, True)
    """

    def __init__(self, game: "Game", state: EngineState, seed: int | None = None) -> None:
        self.game = game
        self.state = state
        self._dice = Rng(secrets.randbits(63) if seed is None else seed)

    @property
    def player(self) -> int | None:
        """Return the player who has to answer, -1 (NATURE) if a card or die is to be drawn, or None if the game is
        over."""
        return None if self.over else int(self.state.player)

    @property
    def choice(self) -> Choice | None:
        """Return the question to `player` with its options, or None if the game is over."""
        return None if self.over else choice_of(self.game.engine, self.state, int(self.state.player))

    def legal(self) -> list[str]:
        """Return the allowed answers in words, or an empty list if the game is over."""
        return [] if self.choice is None else self.choice.words

    def chances(self) -> dict[str, int]:
        """Return the possible draws of a card or die in words, each with its weight: its probability is the weight
        divided by the sum. Raise `NotAsked` if nothing is to be drawn now."""
        if self.player != NATURE:
            raise NotAsked("not-asked", "NATURE has nothing to draw now", seat=NATURE)
        return {door.write(self.game.engine, self.state, option): weight for option, weight in weights(self.state)}

    def play(self, wish: str | int, player: int | None = None) -> Self:
        """Give an answer, in words or as an option number, draw cards and dice up to the next choice of a player, and
        return this position. `player` is needed only in a simultaneous choice. "stay" also passes a credit that is
        offered first."""
        while player is None and passed_over(self.game.engine, self.state, wish):
            self.step(PASS)
        self.step(wish, player)
        _deal(self.state, self._dice)
        return self

    def step(self, wish: str | int, player: int | None = None) -> Self:
        """Give one answer, in words or as an option number, without drawing cards or dice that come next, and return
        this position. `player` is needed only in a simultaneous choice."""
        game = self.game.engine
        door.give(game, self.state, self._asked(player), option_of(game, self.state, wish))
        return self

    def playout(self) -> Self:
        """Play random answers to the end of the game and return this position."""
        while not self.over:
            answer(self.state, pick(self.state, self._dice))
        return self

    def _asked(self, player: int | None) -> int:
        if self.over:
            raise NotAsked("nothing-asked", "nothing is asked: the game is over")
        return int(self.state.player) if player is None else player

    @property
    def scores(self) -> list[int] | None:
        """Return the final scores by seat, or None while the game is not over."""
        return self.game.engine.scores(self.state) if self.over else None

    @property
    def result(self) -> Result | None:
        """Return scores, ranks, winners and the reason for the end, or None while the game is not over."""
        return result_of(self.game.engine, self.state)

    @property
    def winners(self) -> list[int] | None:
        """Return the seats that have won, several if they share the win, or None while the game is not over."""
        return None if self.result is None else self.result.winners

    @property
    def standing(self) -> list[list[int]] | None:
        """Return the numbers that decide the ranks, by seat: usually the final score and the tie-breakers. The lists
        are compared element by element, and the larger one is ahead. Return None while the game is not over."""
        return self.game.engine.standing(self.state) if self.over else None

    def returns(self, reward: str = "win") -> list[float] | None:
        """Return the reward of each seat, as in environments. Return None while the game is not over.

        The `reward` "win" is the share of the win less 1 / players, "rank" goes from 1 (first) to -1 (last), and
        "score" is the score.

        >>> end = oo.open_game("mogul", players=3).new(seed=1).playout()
        >>> end.winners == end.result.winners, round(sum(end.returns()), 9), len(end.standing)
        (True, 0.0, 3)
        """
        return outcome(self.game.engine, self.state, reward_named(reward)) if self.over else None

    def view(self, seat: int | None, memory: bool = True) -> "View":
        """Return what a seat, counted from 0, knows. None stands for a spectator. Without `memory`, the seat knows only
        what is visible now."""
        looking = seat_number(self.game.players, seat)
        return View(self.game, engine_view(self.state, looking, memory), seat)

    def clone(self, seed: int | None = None) -> "Position":
        """Return an independent copy. It draws the same cards as the original would, or with a `seed` other ones."""
        other = Position(self.game, self.state.clone(), seed or 0)
        if seed is None:
            _set_dice(other._dice, _dice_words(self._dice))
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _position_again, (self.game, self.saved, _dice_words(self._dice))

    def __repr__(self) -> str:
        if self.over:
            return f"Position({self.game!r}, over, scores={self.scores})"
        return f"Position({self.game!r}, player={self.player}, {self.legal()})"

    def _viewer(self) -> int:
        return int(self.state.player) if self.state.player >= 0 else SPECTATOR


class View(_GameState):
    """The knowledge of one seat about a position.

    Unknown values are left out, so a view cannot be played: `guess` fills them in.

    >>> match = oo.Match(oo.open_game("mogul", players=4), seed=1)
    >>> view = match.view(0)
    >>> view
    View(Game('mogul', players=4), seat=0)
    >>> view.table["pot"], view.shown().phase
    (0, 'credit')
    """

    def __init__(self, game: "Game", state: EngineState, seat: int | None) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    @property
    def choice(self) -> Choice | None:
        """Return the question to this seat with its options, or None if it has none."""
        return None if self.seat is None else choice_of(self.game.engine, self.state, self.seat)

    @property
    def table(self) -> dict[str, Any]:
        """Return the state of the table as dictionaries and lists, named as in the rules. Unknown values are None."""
        return cast(dict[str, Any], _holes(self.saved["table"]))

    def shown(self) -> msgspec.Struct:
        """Return the view as the structure that the server sends to a browser."""
        return self.game.engine.shown(self.state)

    def __copy__(self) -> "View":
        return View(self.game, self.state.clone(), self.seat)

    def __deepcopy__(self, memo: dict[int, Any]) -> "View":
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return _view_again, (self.game, self.saved, self.seat)

    def __repr__(self) -> str:
        return f"View({self.game!r}, seat={self.seat})"

    def _viewer(self) -> int:
        return SPECTATOR if self.seat is None else self.seat


def guess(game: "Game | EngineGame[Any]", view: "View | EngineState | GameView", seed: int | None = None) -> Position:
    """Return a random position that agrees with a view. Hidden things are drawn among all that the viewer cannot
    exclude.

    The game and the view may be those of a match, or those that a bot is given.

    >>> game = oo.open_game("mogul", players=4)
    >>> view = game.new(seed=1).view(0)
    >>> world = oo.guess(game, view, seed=7)
    >>> world.view(0) == view
    True
    """
    from openoutcry.api.games import as_game

    dice = Rng(secrets.randbits(63) if seed is None else seed)
    opened, state = (view.game, view.state) if isinstance(view, View) else (as_game(game), cast(EngineState, view))
    if opened != as_game(game):
        raise BadState("bad-state", f"this is a view of {opened!r}, not of {as_game(game)!r}")
    world = Position(opened, engine_guess(opened.engine, state, dice), 0)
    _set_dice(world._dice, _dice_words(dice))
    return world


def dealt(game: "Game", state: EngineState, seed: int | None) -> Position:
    """Return a position whose cards and dice are drawn up to the first choice of a player. The same seed draws the
    same; None draws at random. `state` is changed."""
    position = Position(game, state, seed)
    _deal(state, position._dice)
    return position


def _deal(state: EngineState, dice: Rng) -> None:
    while state.options != 0 and state.player == NATURE:
        answer(state, draw(state, dice))


def _holes(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _holes(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_holes(inner) for inner in value]
    return None if value == UNKNOWN else value


def _dice_words(dice: Rng) -> tuple[int, ...]:
    return int(dice.x), int(dice.y), int(dice.z), int(dice.w)


def _set_dice(dice: Rng, words: tuple[int, ...]) -> None:
    dice.x, dice.y, dice.z, dice.w = words


def _position_again(game: "Game", saved: Saved, dice: tuple[int, ...]) -> Position:
    position = Position(game, load(saved, game.engine.blank(), game.engine.steps()), 0)
    _set_dice(position._dice, dice)
    return position


def _view_again(game: "Game", saved: Saved, seat: int | None) -> View:
    return View(game, load(saved, game.engine.blank(), game.engine.steps()), seat)
