"""The games for Gymnasium: one seat against bots. `gymnasium.make("openoutcry/Mogul-v1", players=4, bots="broker")`.

Importing this module makes them known. The action mask is in `info["action_mask"]`. Gymnasium's own tools try actions
that are closed: such an action loses the game, which ends with the reward of the last place, and `info["illegal"]` says
by which rule.
"""

import os
from collections.abc import Iterable
from typing import Any

from openoutcry.bots import make_bot
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadSeats, IllegalChoice
from openoutcry.engine.outcome import RANK, SHAPED, outcome, reward_named
from openoutcry.engine.table import Table
from openoutcry.engine.views import view
from openoutcry.envs.arrays import array_of
from openoutcry.envs.opening import open_for
from openoutcry.envs.spaces import RENDER_MODES, action_space, drawn, observation_box, put_away, render_mode_named
from openoutcry.games import catalogue
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import told_what_to_install

with told_what_to_install(language_of(os.environ), "envs"):
    import gymnasium
    import numpy
    from numpy.typing import NDArray

Seen = NDArray[numpy.int16]
LARGEST_SEED = 1 << 31


class OutcrySolo(gymnasium.Env[Any, Any]):
    """One seat of a game, the others being bots: all of one name, or a list of them in the order of play."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Iterable[str] = "broker",
        seat: int = 0,
        modules: str | Iterable[str] = (),
        reward: str = RANK,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode_named(render_mode)
        self.game = open_for(game, players, modules, options)
        others = self.game.players - 1
        self.names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.names) != others or not 0 <= seat <= others:
            told = f"{self.game.players} players are one seat from 0 to {others} and {others} bots"
            raise BadSeats("bad-seats", told, players=self.game.players, seats=len(self.names) + 1)
        self.seat = seat
        self.reward = reward_named(reward)
        self.observation_space = observation_box(self.game)
        self.action_space = action_space(self.game)
        self.table = Table(self.game, 0)
        self.bots = self._seated(0)
        self._scores = [0.0] * self.game.players
        self._row = array_of(self.table.sheet.room, numpy.int16)
        self._mask = array_of(self.table.mask, numpy.int8)

    def _seated(self, seed: int) -> dict[int, Any]:
        """The bots by seat, from the one after ours on."""
        luck = Rng(seed)
        seats = [(self.seat + n + 1) % self.game.players for n in range(len(self.names))]
        return {seat: make_bot(name, self.game, int(luck.word())) for seat, name in zip(seats, self.names, strict=True)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game up to our first decision; the same seed gives the same game, and the same ones after it."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(LARGEST_SEED))
            self.bots = self._seated(deal)
            self.table.reset(deal)
            self._scores = [0.0] * self.game.players
            self._let_bots_play()
            if self.table.turn() >= 0:
                return self._seen()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play up to our next decision or to the end."""
        try:
            self.table.act(int(action))
        except IllegalChoice as refused:
            row, info = self._seen()
            return row, -1.0, True, False, {**info, "illegal": str(refused)}
        self._let_bots_play()
        over = self.table.turn() < 0
        row, info = self._seen()
        return row, self._reward(over), over, False, info

    def _let_bots_play(self) -> None:
        table, game = self.table, self.game
        while (turn := int(table.turn())) >= 0 and turn != self.seat:
            choice = door.choice(game, table.state, turn)
            assert choice is not None
            option = self.bots[turn].act(view(table.state, turn, True), choice, None)
            table.act(table.observing.offsets[table.state.kind] + option)

    def _reward(self, over: bool) -> float:
        if self.reward != SHAPED and not over:
            return 0.0
        got = outcome(self.game, self.table.state, self.reward)
        if self.reward == SHAPED:
            self._scores, got = got, [now - before for now, before in zip(got, self._scores, strict=True)]
        return got[self.seat]

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        self.table.look(self.seat)
        return self._row.copy(), {"action_mask": self._mask.copy()}

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Which actions are open, as sb3-contrib's MaskablePPO asks for it."""
        self.table.look(self.seat)
        return numpy.array(self._mask, dtype=numpy.bool_)

    def render(self) -> Any:
        """The table as our seat sees it: in letters (`ansi`), or as an array of pixels (`rgb_array`)."""
        return drawn(self.render_mode, self.game, self.table.state, self.seat)

    def close(self) -> None:
        """Put away what the table was drawn with."""
        put_away(self.render_mode)


def environment_id(game: str) -> str:
    """What Gymnasium calls a game: `openoutcry/SpeculationCards-v1`."""
    return f"openoutcry/{''.join(part.capitalize() for part in game.split('-'))}-v1"


for name in catalogue.games():
    gymnasium.register(
        environment_id(name),
        entry_point=f"{__name__}:{OutcrySolo.__name__}",
        vector_entry_point="openoutcry.envs.self_play:SelfPlay",
        kwargs={"game": name},
    )
