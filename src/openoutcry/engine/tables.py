"""Many tables of one game that are played side by side, for whoever learns from them.

Every step answers for the player who is asked at each table, draws for NATURE, gives the answers that are forced, and
begins a new game where one has ended. What the players then observe, may answer and have got lies in pieces of memory
that NumPy can look into.
"""

from typing import Any, Final, cast

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from openoutcry.engine.bits import bit, count, nth
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import IllegalChoice
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import answer
from openoutcry.engine.observation import MOST_OPTIONS, Observing
from openoutcry.engine.outcome import SHAPED, outcome
from openoutcry.engine.position import Position
from openoutcry.engine.sheet import Sheet
from openoutcry.engine.table import closed_action, go_on

APART: Final = 1_000_003  # the seeds of two sets of tables are so far apart
ACTION: Final = 8  # bytes


class Tables:
    """Many tables. By table: `sheet` has the observation of the player who is asked, `masks` the open actions (a byte
    each), `turn` the seat, `rewards` the rewards of every seat in the last step, `over` whether a game ended in it. The
    observation then belongs to the next game. `drawn` are random actions."""

    def __init__(self, game: Game[Any], size: i64, seed: int, reward: str) -> None:
        self.game = game
        self.size: i64 = size
        self.players: i64 = game.players
        self.reward = reward
        self.shaped: bool = reward == SHAPED
        self.observing = Observing(game)
        self.actions: i64 = self.observing.actions
        self.sheet = Sheet(size, self.observing.width, self.players)
        self.masks: vec[u8] = vec[u8]([0] * (size * self.actions))
        self.turn: vec[i64] = vec[i64]([0] * size)
        self.over: vec[u8] = vec[u8]([0] * size)
        self.rewards: vec[float] = vec[float]([0.0] * (size * self.players))
        self.scores: vec[float] = vec[float]([0.0] * (size * self.players))
        self.drawn: vec[i64] = vec[i64]([0] * size)
        self.first: vec[i64] = vec[i64]([0] * size)  # the action that is option 0 of what is asked
        self.end: vec[i64] = vec[i64]([0] * size)  # and the one after the last that may be open
        self.options: vec[i64] = vec[i64]([0] * size)
        self.positions: list[Position] = []
        self.luck: list[Rng] = []
        self.answers = Rng(seed)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games at all tables, the same ones for the same seed."""
        self.answers = Rng(seed * APART - 1)
        self.luck = [Rng(seed * APART + n) for n in range(self.size)]
        self.positions = [cast(Position, self.game.new()) for _ in range(self.size)]
        self.deal()

    def deal(self) -> None:
        """New games at all tables, other ones than those before."""
        for n in range(self.size):
            g = cast(Position, self.game.new())
            go_on(g, self.luck[n])
            self._begin(n, g)
            self.put(n, g, False)
            for seat in range(self.players):
                self.rewards[n * self.players + seat] = 0.0

    def put(self, n: i64, g: Position, over: bool) -> None:
        """Go on at a table from this position; `over` is whether the last step ended a game."""
        self.positions[n] = g
        self.over[n] = 1 if over else 0
        self._show(n, g)

    def put_rewards(self, rewards: list[float], scores: list[float]) -> None:
        """Replace what every seat got in the last step, and the scores from which the next reward is counted."""
        for n in range(len(rewards)):
            self.rewards[n] = rewards[n]
            self.scores[n] = scores[n]

    def step(self, actions: bytes) -> None:
        """Answer at every table, each action in eight bytes. If one of them is closed, nothing happens anywhere."""
        first = self.first
        options = self.options
        size = self.size
        for n in range(size):
            option = read_i64_le(actions, n * ACTION) - first[n]
            if option < 0 or option >= MOST_OPTIONS or options[n] & bit(option) == 0:
                raise self._closed(n, option + first[n])
        for n in range(size):
            g = self.positions[n]
            answer(g, read_i64_le(actions, n * ACTION) - first[n])
            self._go_on(n, g)

    def draw(self) -> None:
        """Draw one of the open actions at each table, all equally likely, into `drawn`."""
        first = self.first
        drawn = self.drawn
        dice = self.answers
        n: i64 = 0
        for options in self.options:
            drawn[n] = first[n] + nth(options, dice.below(count(options)))
            n += 1

    def _closed(self, n: i64, action: i64) -> IllegalChoice:
        return closed_action(self.observing, self.positions[n], action, f"table {n}: ")

    def _go_on(self, n: i64, g: Position) -> None:
        """To the next real decision at a table: what is observed and open there, and what everybody got on the way."""
        luck = self.luck[n]
        go_on(g, luck)
        if g.options == 0:
            self._pay(n, g, True)
            self.over[n] = 1
            g = cast(Position, self.game.new())
            self.positions[n] = g
            go_on(g, luck)
            self._begin(n, g)
        else:
            if self.over[n] == 1 or self.shaped:
                self._pay(n, g, False)
            self.over[n] = 0
        self._show(n, g)

    def _begin(self, n: i64, g: Position) -> None:
        """Count shaped rewards from the scores with which a game begins."""
        if self.shaped:
            start = n * self.players
            scores = outcome(self.game, g, SHAPED)
            for seat in range(self.players):
                self.scores[start + seat] = scores[seat]

    def _show(self, n: i64, g: Position) -> None:
        """Whose turn it is, and what is observed and open there."""
        self.turn[n] = g.player
        self._open(n, g)
        self.observing.write(g, g.player, self.sheet, n)

    def _open(self, n: i64, g: Position) -> None:
        """The mask of what is asked, after what was asked before is wiped off."""
        masks = self.masks
        row = n * self.actions
        for place in range(row + self.first[n], row + self.end[n]):
            masks[place] = 0
        options = g.options
        place = self.observing.offsets[g.kind]
        self.first[n] = place
        self.options[n] = options
        place += row
        while options != 0:
            masks[place] = u8(options & 1)
            options >>= 1
            place += 1
        self.end[n] = place - row

    def _pay(self, n: i64, g: Position, ended: bool) -> None:
        """Set the rewards: zero while a game goes on, or the change of the score if rewards are shaped."""
        start = n * self.players
        if not self.shaped:
            got = outcome(self.game, g, self.reward) if ended else None
            for seat in range(self.players):
                self.rewards[start + seat] = 0.0 if got is None else got[seat]
            return
        scores = outcome(self.game, g, SHAPED)
        for seat in range(self.players):
            self.rewards[start + seat] = scores[seat] - self.scores[start + seat]
            self.scores[start + seat] = scores[seat]
