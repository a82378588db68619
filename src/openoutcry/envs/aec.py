"""The games for PettingZoo's AEC interface, in which agents act one at a time. `mogul_v1.env(players=4)` and the like
make these environments.

Agents are `player_0` and so on, by seat. An agent is asked only where it has a real decision. Agents that choose at the
same time are asked one after the other, and do not see the choices made before theirs. An observation is a dict of
`observation` and `action_mask`. A closed action raises an error that names the rule, and changes nothing.
"""

import os
from collections.abc import Iterable
from typing import Any

from openoutcry.engine.errors import IllegalChoice
from openoutcry.engine.outcome import RANK, SHAPED, outcome, reward_named
from openoutcry.engine.table import Table
from openoutcry.envs.arrays import array_of
from openoutcry.envs.opening import HouseSet, settings_for
from openoutcry.envs.saving import OneTable
from openoutcry.envs.spaces import (
    RENDER_MODES,
    action_number,
    action_space,
    drawn,
    masked_space,
    put_away,
    render_mode_named,
)
from openoutcry.text.catalogues import language_of
from openoutcry.text.extras import explain_missing_extra

with explain_missing_extra(language_of(os.environ), "envs"):
    import numpy
    from pettingzoo import AECEnv

Seen = dict[str, Any]


class OutcryAEC(OneTable, AECEnv):  # type: ignore[misc]
    """A game as a PettingZoo AEC environment. `table` has the position."""

    CHANGES = (
        "agents",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "infos",
        "agent_selection",
        "_skip_agent_selection",
        "_scores",
        "_paid",
    )

    def __init__(
        self,
        name: str,
        game: str,
        players: int | None = None,
        modules: str | Iterable[str] = (),
        reward: str = RANK,
        render_mode: str | None = None,
        house_set: HouseSet = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = render_mode_named(render_mode)
        self.settings = settings_for(game, players, modules, options, house_set)
        self.reward = reward_named(reward)
        self.shaped = self.reward == SHAPED
        self.make_table()
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.agents: list[str] = []

    def make_table(self) -> None:
        """Make the game and the table, and the arrays that share the table's memory."""
        self.game = self.settings.open()
        self.table = Table(self.game, 0)
        self._row = array_of(self.table.sheet.room, numpy.int16)
        self._mask = array_of(self.table.mask, numpy.int8)

    def observation_space(self, agent: str) -> Any:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed deals the same game and the same later games. Without a seed, deal the next
        game."""
        if seed is None:
            self.table.deal()
        else:
            self.table.reset(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._scores = outcome(self.game, self.table.state, SHAPED) if self.shaped else []
        self._paid = False
        self.agent_selection = agents[self.table.turn()]

    def observe(self, agent: str) -> Seen:
        """Return an agent's observation and its action mask. The mask is all zeros unless the agent is asked."""
        self.table.look(self.seats[agent])
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked. `action` is None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice("rule-no-such-option", f"{agent} is asked, and None is no answer", open="")
        turn = self.table.act(action_number(action))
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        if turn < 0 or self.shaped:
            self._pay(turn < 0)
        if turn >= 0:
            self.agent_selection = self.possible_agents[turn]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _pay(self, ended: bool) -> None:
        got = outcome(self.game, self.table.state, self.reward)
        if self.shaped:
            self._scores, got = got, [now - before for now, before in zip(got, self._scores, strict=True)]
        self.rewards = dict(zip(self.possible_agents, got, strict=True))
        self._paid = True
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return the table as the agent that is asked sees it: as text (`ansi`), or as an array of pixels
        (`rgb_array`)."""
        return drawn(self.render_mode, self.game, self.table.state, self.seats[self.agent_selection])

    def close(self) -> None:
        """Close the browser that drew the table, if there is one."""
        put_away(self.render_mode)
