"""Positions and views as values: they compare, copy, pickle and print. The engine's own objects are in `state`."""

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, cast

import msgspec

from openoutcry.api.offers import PASS, passed_over
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadState, NotAsked, UnknownSeat
from openoutcry.engine.game import Game as EngineGame
from openoutcry.engine.game import guess as engine_guess
from openoutcry.engine.kernel import NATURE, answer, draw, pick
from openoutcry.engine.outcome import outcome, reward_named
from openoutcry.engine.position import SPECTATOR, UNKNOWN, Saved, load, save
from openoutcry.engine.position import Position as EngineState
from openoutcry.engine.views import view as engine_view
from openoutcry.match.dealer import weights
from openoutcry.match.match import Result, result_of

if TYPE_CHECKING:
    from openoutcry.api.games import Game
    from openoutcry.views import GameView


@dataclass(frozen=True, repr=False)
class Choice:
    """A question to one player: its kind, the numbers of the open options, and their words. `chosen` is the sealed
    answer that was given and may still be changed.

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
    """What a player may answer now; None when nothing is asked of this player."""
    found = door.choice(game, state, player)
    if found is None:
        return None
    return Choice(found.kind, found.player, list(found.options), list(found.words), found.chosen)


def option_of(game: EngineGame[Any], state: EngineState, wish: str | int) -> int:
    """The number of an answer, which may be given in words."""
    return door.read(game, state, wish) if isinstance(wish, str) else int(wish)


def seat_number(players: int, seat: int | None) -> int:
    """A seat of the table, from 0; None is a spectator."""
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < players:
        message = f"there is no seat {seat}: the seats are 0 to {players - 1}, and None is a spectator"
        raise UnknownSeat("unknown-seat", message, place=seat + 1)
    return seat


class _Held:
    """What positions and views have in common: a game, and the engine's state of it."""

    game: "Game"
    state: EngineState

    @property
    def saved(self) -> Saved:
        """Everything in it, as plain numbers, names and lists."""
        return save(self.state, self.game.engine.steps())

    @property
    def asked(self) -> list[int]:
        """The players whose answer is awaited; NATURE is -1. Several where all choose at the same time."""
        return door.asked(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.options == 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.game == other.game and self._looker() == other._looker() and self.saved == other.saved

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def _looker(self) -> int:
        """From whose seat it is drawn."""
        raise NotImplementedError

    def __str__(self) -> str:
        from openoutcry.text.drawing import Look, text

        return text(Look(self.game.engine, self.state, self._looker()))

    def _repr_html_(self) -> str:
        from openoutcry.text.drawing import Look, html

        return html(Look(self.game.engine, self.state, self._looker()))


class Position(_Held):
    """A game in progress, with everything that is covered. It changes when it is played; `clone` first to keep it.

    Equal positions have the same game and the same things on the table. NATURE draws from dice of the position's own,
    which a clone copies: give the clone a seed for other luck.

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
        """Who is asked; NATURE is -1, and None is nobody: the game is over."""
        return None if self.over else int(self.state.player)

    @property
    def choice(self) -> Choice | None:
        """What is asked of `player`; None when the game is over."""
        return None if self.over else choice_of(self.game.engine, self.state, int(self.state.player))

    def legal(self) -> list[str]:
        """The open answers in words; none when the game is over."""
        return [] if self.choice is None else self.choice.words

    def chances(self) -> dict[str, int]:
        """The weights of NATURE's open answers, where NATURE is asked."""
        if self.player != NATURE:
            raise NotAsked("not-asked", "NATURE has nothing to draw now", seat=NATURE)
        return {door.write(self.game.engine, self.state, option): weight for option, weight in weights(self.state)}

    def play(self, wish: str | int, player: int | None = None) -> Self:
        """Give an answer, in words or by its number, and let NATURE draw up to the next choice of a player. `player` is
        needed only where several choose at the same time. "stay" passes over a credit that is offered before."""
        while player is None and passed_over(self.game.engine, self.state, wish):
            self.step(PASS)
        self.step(wish, player)
        _deal(self.state, self._dice)
        return self

    def step(self, wish: str | int, player: int | None = None) -> Self:
        """Give one answer and no more: where NATURE is asked next, it waits for yours."""
        game = self.game.engine
        door.give(game, self.state, self._asked(player), option_of(game, self.state, wish))
        return self

    def playout(self) -> Self:
        """Play at random to the end."""
        while not self.over:
            answer(self.state, pick(self.state, self._dice))
        return self

    def _asked(self, player: int | None) -> int:
        if self.over:
            raise NotAsked("nothing-asked", "nothing is asked: the game is over")
        return int(self.state.player) if player is None else player

    @property
    def scores(self) -> list[int] | None:
        """The final scores by seat; None while the game goes on."""
        return self.game.engine.scores(self.state) if self.over else None

    @property
    def result(self) -> Result | None:
        """Scores, ranks, winners, and why the game ended; None while it goes on."""
        return result_of(self.game.engine, self.state)

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won, several if they share the victory; None while the game goes on."""
        return None if self.result is None else self.result.winners

    @property
    def standing(self) -> list[list[int]] | None:
        """What decides the places, by seat: numbers that are compared one after the other, the larger is ahead. As a
        rule these are the final score and what breaks ties. None while the game goes on."""
        return self.game.engine.standing(self.state) if self.over else None

    def returns(self, reward: str = "win") -> list[float] | None:
        """What each seat gets in environments: by `reward` the share of the "win" above what equals would have, the
        "rank" from 1 to -1, or the "score". None while the game goes on.

        >>> end = oo.open_game("mogul", players=3).new(seed=1).playout()
        >>> end.winners == end.result.winners, round(sum(end.returns()), 9), len(end.standing)
        (True, 0.0, 3)
        """
        return outcome(self.game.engine, self.state, reward_named(reward)) if self.over else None

    def view(self, seat: int | None, memory: bool = True) -> "View":
        """What a seat knows, with a perfect memory or only what lies open; None is a spectator."""
        looking = seat_number(self.game.players, seat)
        return View(self.game, engine_view(self.state, looking, memory), seat)

    def clone(self, seed: int | None = None) -> "Position":
        """The same position, apart; with a seed, NATURE's later draws are others."""
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

    def _looker(self) -> int:
        return int(self.state.player) if self.state.player >= 0 else SPECTATOR


class View(_Held):
    """What one seat knows of a position: the same table with holes. It cannot be played: `guess` fills the holes.

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
        """What is asked of this seat; None when nothing is."""
        return None if self.seat is None else choice_of(self.game.engine, self.state, self.seat)

    @property
    def table(self) -> dict[str, Any]:
        """What lies there, by the names of the rules; None is a hole."""
        return cast(dict[str, Any], _holes(self.saved["table"]))

    def shown(self) -> msgspec.Struct:
        """The view as it is shown in a browser."""
        return self.game.engine.shown(self.state)

    def __copy__(self) -> "View":
        return View(self.game, self.state.clone(), self.seat)

    def __deepcopy__(self, memo: dict[int, Any]) -> "View":
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return _view_again, (self.game, self.saved, self.seat)

    def __repr__(self) -> str:
        return f"View({self.game!r}, seat={self.seat})"

    def _looker(self) -> int:
        return SPECTATOR if self.seat is None else self.seat


def guess(game: "Game | EngineGame[Any]", view: "View | EngineState | GameView", seed: int | None = None) -> Position:
    """A position that fits a view: what is covered is dealt at random among all that the viewer cannot rule out. Takes
    the game and the view of a match, or those that a bot gets.

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
    """A position in which NATURE has drawn up to the first choice of a player."""
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
