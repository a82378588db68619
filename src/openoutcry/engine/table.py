"""One table at which a game is played by answers from outside: what environments of other people's tools are made of.

NATURE's draws and answers that are forced are given here; whoever plays is asked real decisions only.
"""

from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from openoutcry.engine.bits import lowest, numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import closed_by
from openoutcry.engine.errors import IllegalChoice
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, NONE, answer, draw, options_for
from openoutcry.engine.observation import Observing
from openoutcry.engine.position import Position
from openoutcry.engine.sheet import Sheet


def go_on(g: Position, luck: Rng) -> None:
    """Draw for NATURE and give the answers that are forced, up to a player's decision or the end of the game."""
    while True:
        options = g.options
        if g.player == NATURE:
            answer(g, draw(g, luck))
        elif options != 0 and options & (options - 1) == 0:
            answer(g, lowest(options))
        else:
            return


def closed_action(observing: Observing, g: Position, action: i64, where: str = "") -> IllegalChoice:
    """Say why an action is not open to the player who is asked; `where` stands before it."""
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


class Table:
    """One table. `look` writes what a seat observes into `sheet`, and into `mask` which actions are open to it."""

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
        """A new game, the same one for the same seed."""
        self.luck = Rng(seed)
        self.deal()

    def deal(self) -> None:
        """A new game."""
        self.state = cast(Position, self.game.new())
        go_on(self.state, self.luck)

    def turn(self) -> i64:
        """Whose turn it is; NONE when the game is over."""
        if self.state.options == 0:
            return NONE
        return self.state.player

    def act(self, action: i64) -> i64:
        """Answer for the player whose turn it is, and go on to the next decision: whose turn it is then."""
        g = self.state
        option = self.observing.option(g, action)
        if option == NONE:
            raise closed_action(self.observing, g, action)
        answer(g, option)
        go_on(g, self.luck)
        return self.turn()

    def look(self, seat: i64) -> None:
        """Write the observation of a seat and its mask of open actions. The mask is empty unless the seat is asked."""
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
