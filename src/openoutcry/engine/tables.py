"""Tables at which a game is played by answers from outside, for environments of other tools, and the rewards of seats.

`EnvTable` is one table, `Tables` many tables side by side. Draws of NATURE and answers that are forced are given here;
players are asked real decisions only. `Tables.step` answers for the asked player at each table, and begins a new game
where one has ended. Observations, masks and rewards are stored in memory that NumPy can read without a copy.
"""

from typing import Any, Final, cast

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from openoutcry.engine.bits import bit, count, lowest, nth, numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import closed_by
from openoutcry.engine.errors import BadOption, IllegalChoice, nearest
from openoutcry.engine.game import Game, ranks, winners
from openoutcry.engine.kernel import NATURE, NONE, answer, draw, options_for
from openoutcry.engine.observation import MOST_OPTIONS, Observing
from openoutcry.engine.position import Position
from openoutcry.engine.sheet import Sheet

WIN: Final = "win"
RANK: Final = "rank"
SCORE: Final = "score"
SHAPED: Final = "shaped"
REWARDS: Final = [WIN, RANK, SCORE, SHAPED]


def reward_named(reward: str) -> str:
    """Return `reward` if it is the name of a reward. Raise `BadOption` if not."""
    if reward not in REWARDS:
        known = ", ".join(REWARDS)
        raise BadOption(
            "bad-reward",
            f"a reward is one of {known}, not {reward!r}",
            value=reward,
            known=known,
            near=nearest(reward, REWARDS),
        )
    return reward


def outcome(game: Game[Any], g: Position, reward: str) -> list[float]:
    """Return the reward of each seat: `win` is the share of the win minus 1 / players, `rank` goes from 1 for the first
    to -1 for the last, `score` and `shaped` are the score. The first two add up to zero over the seats."""
    if reward == SCORE or reward == SHAPED:
        return [float(score) for score in game.scores(g)]
    standing = game.standing(g)
    players = len(standing)
    if reward == WIN:
        first = winners(standing)
        return [(1.0 / len(first) if seat in first else 0.0) - 1.0 / players for seat in range(players)]
    places = ranks(standing)
    return [1.0 - (2.0 * place + places.count(place) - 3.0) / (players - 1) for place in places]


def go_on(g: Position, luck: Rng) -> None:
    """Draw for NATURE, the player that stands for chance, and give forced answers until a player has two or more
    options, or the game is over."""
    while True:
        options = g.options
        if g.player == NATURE:
            answer(g, draw(g, luck))
        elif options != 0 and options & (options - 1) == 0:
            answer(g, lowest(options))
        else:
            return


def closed_action(observing: Observing, g: Position, action: i64, where: str = "") -> IllegalChoice:
    """Return, without raising it, the error for an action that is not open to the asked player. Its message begins with
    `where`."""
    question = observing.game.questions[g.kind]
    player = int(g.player)
    first = int(observing.offsets[g.kind])
    option = int(action) - first
    found = numbers(options_for(g, player))
    words = ", ".join([question.words[n] for n in found])
    there = ", ".join([f"{first + n} ({question.words[n]})" for n in found])
    if 0 <= option < len(question.words):
        rule = closed_by(observing.game, g, player, option)
        told = f"{where}action {action} ({question.words[option]}) is not open to {question.kind!r} ({rule})"
        return IllegalChoice(rule, f"{told}; open are: {there}", words=question.words[option], open=words)
    told = f"{where}action {action} is no answer to {question.kind!r}"
    return IllegalChoice("rule-no-such-option", f"{told}; open are: {there}", open=words)


class EnvTable:
    """One table for learning environments: a game in which only real decisions are asked.

    An action is a number that stands for a question and an answer to it. `look` writes the observation of a seat into
    `sheet`, and into `mask` a byte per action, 1 if it is open.
    """

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.observing = Observing(game)
        self.sheet = Sheet(1, self.observing.width, game.players)
        self.mask: vec[u8] = vec[u8]([0] * self.observing.actions)
        self.first: i64 = 0  # the mask's first byte that may be set
        self.end: i64 = 0
        self.luck = Rng(seed)
        self.state: Position = cast(Position, game.new())
        go_on(self.state, self.luck)

    def reset(self, seed: int) -> None:
        """Start a new game. The same seed gives the same draws."""
        self.luck = Rng(seed)
        self.deal()

    def deal(self) -> None:
        """Start a new game that continues the random numbers of the previous one."""
        self.state = cast(Position, self.game.new())
        go_on(self.state, self.luck)

    def turn(self) -> i64:
        """Return the seat whose turn it is, or NONE (-1) if the game is over."""
        if self.state.options == 0:
            return NONE
        return self.state.player

    def act(self, action: i64) -> i64:
        """Answer for the player whose turn it is, play on to the next decision, and return whose turn it is then: a
        seat, or NONE (-1) if the game is over. Raise `IllegalChoice` if the action is not open."""
        g = self.state
        option = self.observing.option(g, action)
        if option == NONE:
            raise closed_action(self.observing, g, action)
        answer(g, option)
        go_on(g, self.luck)
        return self.turn()

    def look(self, seat: i64) -> None:
        """Write the observation of a seat into `sheet` and the open actions into `mask`. No action is open unless the
        seat is asked."""
        g = self.state
        self.observing.write(g, seat, self.sheet, 0)
        mask = self.mask
        for place in range(self.first, self.end):
            mask[place] = 0
        self.first = 0
        self.end = 0
        if g.options == 0:
            return
        options = options_for(g, seat)
        if options == 0:
            return
        self.first = self.observing.offsets[g.kind]
        place = self.first
        while options != 0:
            mask[place] = u8(options & 1)
            options >>= 1
            place += 1
        self.end = place


APART: Final = 1_000_003  # the seeds of two sets of tables are so far apart
ACTION: Final = 8  # bytes


class Tables:
    """Many tables for learning environments, all answered in one call. A table whose game has ended starts the next one
    at once.

    By table: `sheet` has the observation of the player who is asked, `masks` a byte per action (1 if it is open),
    `turn` the asked seat, `rewards` the rewards of every seat in the last step, and `over` is 1 if a game ended in it;
    the observation then belongs to the next game. `drawn` has random open actions after `draw`.
    """

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
        """Start new games at all tables. The same seed gives the same draws."""
        self.answers = Rng(seed * APART - 1)
        self.luck = [Rng(seed * APART + n) for n in range(self.size)]
        self.positions = [cast(Position, self.game.new()) for _ in range(self.size)]
        self.deal()

    def deal(self) -> None:
        """Start new games at all tables, which continue the random numbers of the previous ones. Set all rewards to
        zero."""
        for n in range(self.size):
            g = cast(Position, self.game.new())
            go_on(g, self.luck[n])
            self._begin(n, g)
            self.put(n, g, False)
            for seat in range(self.players):
                self.rewards[n * self.players + seat] = 0.0

    def put(self, n: i64, g: Position, over: bool) -> None:
        """Replace the position of table `n` and show it. `over` is whether the last step ended a game there."""
        self.positions[n] = g
        self.over[n] = 1 if over else 0
        self._show(n, g)

    def put_rewards(self, rewards: list[float], scores: list[float]) -> None:
        """Set the rewards of the last step, and the scores from which the next shaped rewards are computed. Both are by
        table and seat."""
        for n in range(len(rewards)):
            self.rewards[n] = rewards[n]
            self.scores[n] = scores[n]

    def step(self, actions: bytes) -> None:
        """Give one answer at every table and play on to the next decisions. `actions` has eight bytes per table,
        little-endian.

        Raise `IllegalChoice` if one of the actions is not open; then no table has changed.
        """
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
        """Draw a random open action for each table, all equally likely, and write it into `drawn`."""
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
        """Play table `n` on to its next real decision, start a new game if it is over, and write its observation, mask
        and rewards."""
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
        """Store the scores at the start of a game, from which the first shaped rewards are computed. Do nothing if
        rewards are not shaped."""
        if self.shaped:
            start = n * self.players
            scores = outcome(self.game, g, SHAPED)
            for seat in range(self.players):
                self.scores[start + seat] = scores[seat]

    def _show(self, n: i64, g: Position) -> None:
        """Write the turn, the observation and the mask of table `n`."""
        self.turn[n] = g.player
        self._open(n, g)
        self.observing.write(g, g.player, self.sheet, n)

    def _open(self, n: i64, g: Position) -> None:
        """Write the mask of table `n`, after clearing the bytes of its previous question."""
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
        """Set the rewards of table `n`: zero while a game goes on, or the changes of the scores if rewards are shaped.
        `ended` is whether the game is over."""
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
