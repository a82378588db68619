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
    """Return whether the present question is an offer that this answer passes.

    That is so if the answer is not among the words of this question, but among those of the question that follows once
    all players have passed the offer.
    """
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

    `chosen` is the option of a sealed answer that may still be changed, or None.

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
    """Return what a player may answer now, or None if the player is not asked."""
    found = door.choice(game, state, player)
    if found is None:
        return None
    return Choice(found.kind, found.player, list(found.options), list(found.words), found.chosen)


def option_of(game: EngineGame[Any], state: EngineState, wish: str | int) -> int:
    """Return the option number of an answer, which may be given in words."""
    return door.read(game, state, wish) if isinstance(wish, str) else int(wish)


def seat_number(players: int, seat: int | None) -> int:
    """Return a seat of the table, counted from 0, or SPECTATOR for None. Raise `UnknownSeat` if there is no
    such seat."""
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < players:
        message = f"there is no seat {seat}: the seats are 0 to {players - 1}, and None is a spectator"
        raise UnknownSeat("unknown-seat", message, place=seat + 1)
    return seat


class _GameState:
    """The common part of positions and views: a game and the engine's state of it."""

    game: "Game"
    state: EngineState

    @property
    def saved(self) -> Saved:
        """The whole state as plain numbers, names and lists."""
        return save(self.state, self.game.engine.steps())

    @property
    def asked(self) -> list[int]:
        """The players who are asked. NATURE is -1. In a sealed choice there are several."""
        return door.asked(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.options == 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self.game == other.game and self._viewer() == other._viewer() and self.saved == other.saved

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def _viewer(self) -> int:
        """Return the seat for which the table is drawn."""
        raise NotImplementedError

    def __str__(self) -> str:
        from openoutcry.text.terminal.rendering import Look, text

        return text(Look(self.game.engine, self.state, self._viewer()))

    def _repr_html_(self) -> str:
        from openoutcry.text.terminal.rendering import Look, html

        return html(Look(self.game.engine, self.state, self._viewer()))


class Position(_GameState):
    """A game in progress, with everything that is hidden. Playing changes it: use `clone` to keep a copy.

    Positions are equal if they have the same game and the same state. NATURE draws from the position's own random
    generator, which a clone copies. Give the clone a seed for other draws.

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
        """The player who is asked. NATURE is -1. None if the game is over."""
        return None if self.over else int(self.state.player)

    @property
    def choice(self) -> Choice | None:
        """The choice of `player`. None if the game is over."""
        return None if self.over else choice_of(self.game.engine, self.state, int(self.state.player))

    def legal(self) -> list[str]:
        """Return the open answers in words, or an empty list if the game is over."""
        return [] if self.choice is None else self.choice.words

    def chances(self) -> dict[str, int]:
        """Return the weights of NATURE's open answers, in words. Raise `NotAsked` if NATURE is not asked."""
        if self.player != NATURE:
            raise NotAsked("not-asked", "NATURE has nothing to draw now", seat=NATURE)
        return {door.write(self.game.engine, self.state, option): weight for option, weight in weights(self.state)}

    def play(self, wish: str | int, player: int | None = None) -> Self:
        """Give an answer, in words or as an option number, and let NATURE draw up to the next choice of a player.

        `player` is needed only in a sealed choice. "stay" also passes a credit that is offered first.
        """
        while player is None and passed_over(self.game.engine, self.state, wish):
            self.step(PASS)
        self.step(wish, player)
        _deal(self.state, self._dice)
        return self

    def step(self, wish: str | int, player: int | None = None) -> Self:
        """Give one answer. If NATURE is asked next, it is not answered."""
        game = self.game.engine
        door.give(game, self.state, self._asked(player), option_of(game, self.state, wish))
        return self

    def playout(self) -> Self:
        """Play random answers to the end of the game."""
        while not self.over:
            answer(self.state, pick(self.state, self._dice))
        return self

    def _asked(self, player: int | None) -> int:
        if self.over:
            raise NotAsked("nothing-asked", "nothing is asked: the game is over")
        return int(self.state.player) if player is None else player

    @property
    def scores(self) -> list[int] | None:
        """The final scores by seat. None while the game is not over."""
        return self.game.engine.scores(self.state) if self.over else None

    @property
    def result(self) -> Result | None:
        """The scores, ranks, winners and the reason for the end. None while the game is not over."""
        return result_of(self.game.engine, self.state)

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won, several if they share the win. None while the game is not over."""
        return None if self.result is None else self.result.winners

    @property
    def standing(self) -> list[list[int]] | None:
        """The numbers that decide the ranks, by seat. None while the game is not over.

        The lists are compared element by element, and the larger one is ahead. Usually they are the final score and the
        tie-breakers.
        """
        return self.game.engine.standing(self.state) if self.over else None

    def returns(self, reward: str = "win") -> list[float] | None:
        """Return the reward of each seat, as in environments. Return None while the game is not over.

        The `reward` "win" is the share of the win above par, "rank" goes from 1 to -1, and "score" is the score.

        >>> end = oo.open_game("mogul", players=3).new(seed=1).playout()
        >>> end.winners == end.result.winners, round(sum(end.returns()), 9), len(end.standing)
        (True, 0.0, 3)
        """
        return outcome(self.game.engine, self.state, reward_named(reward)) if self.over else None

    def view(self, seat: int | None, memory: bool = True) -> "View":
        """Return what a seat knows. None stands for a spectator.

        Without `memory`, the seat knows only what is visible now.
        """
        looking = seat_number(self.game.players, seat)
        return View(self.game, engine_view(self.state, looking, memory), seat)

    def clone(self, seed: int | None = None) -> "Position":
        """Return an independent copy. With a seed, later draws of NATURE differ from those of the original."""
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
        """The choice of this seat. None if it is not asked."""
        return None if self.seat is None else choice_of(self.game.engine, self.state, self.seat)

    @property
    def table(self) -> dict[str, Any]:
        """The state of the table by the names of the rules. Unknown values are None."""
        return cast(dict[str, Any], _holes(self.saved["table"]))

    def shown(self) -> msgspec.Struct:
        """Return the view as the structure that a browser is sent."""
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
    """Return a position in which NATURE has drawn up to the first choice of a player."""
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
