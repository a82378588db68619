"""The games for PettingZoo's parallel interface, in which all agents act at once:
`speculation_board_v1.parallel_env(players=4)` and the like make these environments.

It suits Speculation, where all players choose a card at the same time: one step has all those answers. In a step in
which the players decide in turn, one agent answers and the others wait. To wait is the action after all answers, and
the only open action of an agent that is not asked. Agents and observations are those of `openoutcry.envs.aec`.
"""

from typing import Any

from openoutcry.engine import door
from openoutcry.engine.errors import IllegalChoice, NotAsked
from openoutcry.engine.kernel import answer_for
from openoutcry.engine.tables import go_on
from openoutcry.envs.aec import AgentTable
from openoutcry.envs.spaces import action_number, action_space
from openoutcry.text.catalogues import explain_missing_extra

with explain_missing_extra("envs"):
    import numpy
    from pettingzoo import ParallelEnv

Seen = dict[str, Any]


class OutcryParallel(AgentTable, ParallelEnv):  # type: ignore[misc]
    """A game as a PettingZoo parallel environment, in which all agents act in each step. `table` has the position;
    `wait` is the number of the action for agents that have nothing to decide."""

    CHANGES = ("agents", "_scores")
    WAITS = True

    def __init__(self, name: str, game: str, **settings: Any) -> None:
        super().__init__(name, game, **settings)
        self.wait = int(action_space(self.game).n)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Start a new game, and return the observations and the (empty) infos by agent. The same seed deals the same
        game and the same later games. Without a seed, deal the next game."""
        self._deal(seed)
        return self._seen(), self._infos()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Apply the actions of all agents that have to decide, and return observations, rewards, terminations,
        truncations and infos by agent. Other agents wait; a missing action means to wait. An action that is not open
        raises an error and changes nothing."""
        g = self.table.state
        given = [self._option(seat, agent, actions) for seat, agent in enumerate(self.agents)]
        for seat, option in enumerate(given):
            if option is not None:
                answer_for(g, seat, option)
        go_on(g, self.table.luck)
        over = g.options == 0
        agents = self.agents
        told = (
            self._seen(),
            dict(zip(agents, self._rewards() if over or self.shaped else [0.0] * self.game.players, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        return told

    def _option(self, seat: int, agent: str, actions: dict[str, Any]) -> int | None:
        """Return the option that belongs to an agent's action, or None if the agent has nothing to decide and waits.
        Raise `NotAsked` or `IllegalChoice` if the action is not open."""
        g = self.table.state
        action = action_number(actions.get(agent, self.wait))
        if seat not in door.asked(g):
            if action != self.wait:
                raise NotAsked("not-asked", f"{agent} has nothing to decide now: it waits ({self.wait})", seat=seat)
            return None
        option = action - int(self.table.observing.offsets[g.kind])
        if action == self.wait:
            raise IllegalChoice("rule-no-such-option", f"{agent} is asked, and cannot wait", open="")
        found = door.choice(self.game, g, seat)
        if found is None or option not in found.options:
            raise door.refusal(self.game, g, seat, option)
        return option

    def _seen(self) -> dict[str, Seen]:
        """Return a dict of observation and action mask for every agent still in the game."""
        asked = door.asked(self.table.state)
        seen = {}
        for seat, agent in enumerate(self.agents):
            self.table.look(seat)
            mask = numpy.zeros(self.wait + 1, dtype=numpy.int8)
            if seat in asked:
                mask[:-1] = self._mask
            else:
                mask[-1] = 1
            seen[agent] = {"observation": self._row.copy(), "action_mask": mask}
        return seen

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def render(self) -> Any:
        """Return the table as the first agent that has to decide sees it: as text (render mode `ansi`) or as an array
        of pixels (`rgb_array`); None without a render mode."""
        return self.drawn(next(iter(door.asked(self.table.state)), 0))
