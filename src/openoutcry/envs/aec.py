"""The games for PettingZoo's AEC interface, in which agents act one at a time. `mogul_v1.env(players=4)` and the like
make these environments.

Agents are `player_0` and so on, by seat. An agent is asked only where it has a real decision. Agents that choose at the
same time are asked one after the other, and do not see the choices made before theirs. An observation is a dict of
`observation` and `action_mask`. A closed action raises an error that names the rule, and changes nothing.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from openoutcry.engine.errors import IllegalChoice
from openoutcry.engine.tables import RANK
from openoutcry.envs.opening import HouseSet, settings_for
from openoutcry.envs.saving import RENDER_MODES, OneTable
from openoutcry.envs.spaces import action_number, action_space, masked_space
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    from pettingzoo import AECEnv

Seen = dict[str, Any]


class AgentTable(OneTable):
    """The common base of the PettingZoo environments: one game, one agent for each seat, and the agents' spaces. With
    `WAITS`, an extra action means to wait, for agents that have nothing to decide."""

    WAITS: ClassVar[bool] = False

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
        self.metadata: dict[str, Any] = {"name": name, "render_modes": RENDER_MODES}
        self.set_up(settings_for(game, players, modules, options, house_set), reward, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.observation_spaces = {agent: masked_space(self.game, self.WAITS) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game, self.WAITS) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations: a dict of `observation` and `action_mask`. All agents have equal
        spaces."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions: one number for every answer to every kind of question."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """Start a new game with all agents. A seed determines this game and all later ones; without a seed the next
        game in the sequence is dealt."""
        if seed is None:
            self.table.deal()
        else:
            self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self._note_scores()


class OutcryAEC(AgentTable, AECEnv):  # type: ignore[misc]
    """A game as a PettingZoo AEC environment, in which agents act one at a time. `table` has the position of the
    game."""

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

    def __init__(self, name: str, game: str, **settings: Any) -> None:
        super().__init__(name, game, **settings)
        self.metadata["is_parallelizable"] = False
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed deals the same game and the same later games. Without a seed, deal the next
        game. `options` is ignored."""
        self._deal(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._paid = False
        self.agent_selection = agents[self.table.turn()]

    def observe(self, agent: str) -> Seen:
        """Return a dict of the agent's observation and its action mask, as copies. The mask is all zeros unless this
        agent has to decide now."""
        self.table.look(self.seats[agent])
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def step(self, action: int | None) -> None:
        """Apply an action for the agent `agent_selection`, and advance to the next decision or the end of the game.
        `action` must be None for an agent whose game is over. Raise `IllegalChoice` for an action that is not open;
        nothing changes then."""
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
            self.rewards = dict(zip(self.possible_agents, self._rewards(), strict=True))
            self._paid = True
            self._accumulate_rewards()
        if turn >= 0:
            self.agent_selection = self.possible_agents[turn]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> Any:
        """Return the table as the agent `agent_selection` sees it: as text (render mode `ansi`) or as an array of
        pixels (`rgb_array`); None without a render mode."""
        return self.drawn(self.seats[self.agent_selection])
