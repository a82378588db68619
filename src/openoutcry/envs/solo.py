"""The games for Gymnasium: one seat against bots. `gymnasium.make("openoutcry/Mogul-v1", players=4, bots="broker")`.

Importing this module registers the games, also those with all seats controlled from outside, for `make_vec`: see
`openoutcry.envs.self_play`. The action mask is in `info["action_mask"]`, and with `masked=True` in the observation as
well. Gymnasium's own tools try actions that are closed. Such an action loses the game, which ends with the reward of
the last place, and `info["illegal"]` has the reason.
"""

import os
from collections.abc import Iterable, Sequence
from typing import Any

from openoutcry.bots import BotSpec
from openoutcry.engine import door
from openoutcry.engine.errors import BadOption, IllegalChoice
from openoutcry.engine.game import ranks, winners
from openoutcry.engine.outcome import RANK, SHAPED, outcome, reward_named
from openoutcry.engine.table import Table
from openoutcry.engine.views import view
from openoutcry.envs.arrays import array_of
from openoutcry.envs.opening import HouseSet, settings_for
from openoutcry.envs.opponents import Opponents
from openoutcry.envs.saving import EnvState, OneTable
from openoutcry.envs.spaces import (
    RENDER_MODES,
    action_number,
    action_space,
    drawn,
    masked_space,
    observation_box,
    put_away,
    render_mode_named,
)
from openoutcry.games import catalogue
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import explain_missing_extra

with explain_missing_extra(language_of(os.environ), "envs"):
    import gymnasium
    import numpy
    from numpy.typing import NDArray

LARGEST_SEED = 1 << 31
RANDOM = "random"
LAST_PLACE = -1.0


class OutcrySolo(OneTable, gymnasium.Env[Any, Any]):
    """One seat of a game, with bots in the others: one kind for all (a name or a class), or a list of them in the order
    of play. The seat is a number, or "random" for another one in each game.

    When a game is over, `info` has `won` (the share of the victory: 1, 1/2 if two players share it, 0), `rank` and
    `score`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)
    CHANGES = ("seat", "_scores")

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: BotSpec | Sequence[BotSpec] = "broker",
        seat: int | str = 0,
        modules: str | Iterable[str] = (),
        reward: str = RANK,
        render_mode: str | None = None,
        house_set: HouseSet = None,
        masked: bool = False,
        **options: Any,
    ) -> None:
        self.render_mode = render_mode_named(render_mode)
        self.settings = settings_for(game, players, modules, options, house_set)
        self.game = self.settings.open()
        self.opponents = Opponents(self.game, bots)
        self.seat = 0 if seat == RANDOM else seat_named(seat, self.game.players)
        self.rotates = seat == RANDOM
        self.reward = reward_named(reward)
        self.shaped = self.reward == SHAPED
        self.masked = masked
        self.observation_space = masked_space(self.game) if masked else observation_box(self.game)
        self.action_space = action_space(self.game)
        self.make_table()
        self.opponents.begin(self.seat, 0)

    def make_table(self) -> None:
        """Make the game and the table, and the arrays that share the table's memory."""
        self.game = self.settings.open()
        self.table = Table(self.game, 0)
        self._row = array_of(self.table.sheet.room, numpy.int16)
        self._mask = array_of(self.table.mask, numpy.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game, and let the bots play up to the learner's first decision. The same seed gives the same game
        and the same later games."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(LARGEST_SEED))
            if self.rotates:
                self.seat = int(self.np_random.integers(self.game.players))
            self.opponents.begin(self.seat, deal)
            self.table.reset(deal)
            self._let_bots_play()
            if self.table.turn() >= 0:
                self._scores = outcome(self.game, self.table.state, SHAPED) if self.shaped else []
                return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer for the learner's seat, and let the bots play up to its next decision or to the end."""
        try:
            self.table.act(action_number(action))
        except IllegalChoice as refused:
            row, info = self._seen()
            lost = {"won": 0.0, "rank": self.game.players, "score": self.game.scores(self.table.state)[self.seat]}
            return row, LAST_PLACE, True, False, {**info, **lost, "illegal": str(refused)}
        self._let_bots_play()
        over = self.table.turn() < 0
        row, info = self._seen()
        return row, self._reward(over), over, False, {**info, **self._result()} if over else info

    def _let_bots_play(self) -> None:
        table, game = self.table, self.game
        while (turn := int(table.turn())) >= 0 and turn != self.seat:
            choice = door.choice(game, table.state, turn)
            assert choice is not None
            option = self.opponents.answer(view(table.state, turn, True), choice)
            table.act(table.observing.offsets[table.state.kind] + option)

    def _reward(self, over: bool) -> float:
        if not self.shaped and not over:
            return 0.0
        got = outcome(self.game, self.table.state, self.reward)
        if self.shaped:
            self._scores, got = got, [now - before for now, before in zip(got, self._scores, strict=True)]
        return got[self.seat]

    def _result(self) -> dict[str, Any]:
        """Return the learner's share of the victory, rank and score in a game that is over."""
        standing = self.game.standing(self.table.state)
        first = winners(standing)
        won = 1 / len(first) if self.seat in first else 0.0
        return {"won": won, "rank": ranks(standing)[self.seat], "score": self.game.scores(self.table.state)[self.seat]}

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        self.table.look(self.seat)
        row, mask = self._row.copy(), self._mask.copy()
        info = {"action_mask": mask, "seat": self.seat}
        return ({"observation": row, "action_mask": mask.copy()} if self.masked else row), info

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Return the action mask as booleans, the method that sb3-contrib's MaskablePPO calls."""
        self.table.look(self.seat)
        return numpy.array(self._mask, dtype=numpy.bool_)

    def save(self) -> EnvState:
        """Return the state of the current game, including the random generator and the bots, for `restore`."""
        state = super().save()
        state.rest["opponents"] = self.opponents.save()
        return state

    def restore(self, state: EnvState) -> None:
        """Restore a state that `save` returned, of this environment or of one with the same settings and bots."""
        opponents = self.opponents
        super().restore(state)
        self.opponents = opponents
        opponents.restore(state.rest["opponents"])

    def __getstate__(self) -> dict[str, Any]:
        state = super().__getstate__()
        return state | {"opponents": self.opponents.wishes}

    def __setstate__(self, state: dict[str, Any]) -> None:
        opponents = Opponents(state["settings"].open(), state["opponents"])
        super().__setstate__({**state, "opponents": opponents})

    def render(self) -> Any:
        """Return the table as the learner's seat sees it: as text (`ansi`), or as an array of pixels (`rgb_array`)."""
        return drawn(self.render_mode, self.game, self.table.state, self.seat)

    def close(self) -> None:
        """Close the browser that drew the table, if there is one."""
        put_away(self.render_mode)


def seat_named(seat: int | str, players: int) -> int:
    """Return the number of a seat. Raise `BadOption` if there is no such seat."""
    if isinstance(seat, str) or not 0 <= seat < players:
        told = f"a seat is a number from 0 to {players - 1}, or 'random', not {seat!r}"
        raise BadOption("bad-seat", told, most=players - 1, value=str(seat))
    return int(seat)


def environment_id(game: str, self_play: bool = False) -> str:
    """Return Gymnasium's name of a game: `openoutcry/SpeculationCards-v1`, or
    `openoutcry/SpeculationCardsSelfPlay-v1`."""
    return f"openoutcry/{''.join(part.capitalize() for part in game.split('-'))}{'SelfPlay' if self_play else ''}-v1"


for name in catalogue.games():
    gymnasium.register(environment_id(name), entry_point=f"{__name__}:{OutcrySolo.__name__}", kwargs={"game": name})
    gymnasium.register(
        environment_id(name, self_play=True),
        vector_entry_point="openoutcry.envs.self_play:SelfPlay",
        kwargs={"game": name},
    )
