"""Learns Mogul beside three bots: `python learn_mogul.py --minutes 3`.

MaskablePPO of sb3-contrib plays one seat of 16 tables, another one in each game, and is paid by its rank. Now and then
the share of its last games that it has won is written into a CSV file, the learning curve. At the end the net plays in
the arena as a bot, against bots of the house. Needs `openoutcry[envs,lab]` and sb3-contrib, which brings torch.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import openoutcry as oo
import openoutcry.envs.solo  # makes the environments known
from openoutcry.envs.features import Features
from openoutcry.envs.wrappers import FeaturesObservation

TABLES, STEPS = 16, 512
PLAYERS = 4
WINDOW = 300  # games


def task(bots: str, seat: str) -> gymnasium.Env[Any, Any]:
    """One seat of Mogul beside three such bots."""
    place = seat if seat == "random" else int(seat)
    env = gymnasium.make("openoutcry/Mogul-v1", players=PLAYERS, bots=bots, seat=place, reward="rank")
    return FeaturesObservation(env)


class Curve(BaseCallback):
    """Writes the share of the last games that was won, after each rollout, and ends the training in time."""

    def __init__(self, path: Path, minutes: float, rollouts: int) -> None:
        super().__init__()
        self.rollouts = rollouts
        self.path = path
        self.minutes = minutes
        self.rows = [["minutes", "cpu_minutes", "decisions", "games", "won"]]
        self.won: list[float] = []
        self.start, self.cpu = time.monotonic(), time.process_time()

    def _on_step(self) -> bool:
        self.won += [info["won"] for info in self.locals["infos"] if "won" in info]
        return len(self.rows) <= self.rollouts and time.monotonic() - self.start < 60 * self.minutes

    def _on_rollout_end(self) -> None:
        last = self.won[-WINDOW:]
        minutes = [(time.monotonic() - self.start) / 60, (time.process_time() - self.cpu) / 60]
        told = [*(f"{one:.2f}" for one in minutes), self.num_timesteps, len(self.won), f"{sum(last) / len(last):.3f}"]
        self.rows.append([str(one) for one in told])
        print(*(f"{head} {one}" for head, one in zip(self.rows[0], self.rows[-1], strict=True)), sep=", ", flush=True)
        with self.path.open("w", newline="") as file:
            csv.writer(file).writerows(self.rows)


class NetBot:
    """A trained net as a bot of the arena: nothing but the public API."""

    model: MaskablePPO

    def __init__(self, game: Any, seed: int) -> None:
        self.observer = oo.Observer(game)
        self.features = Features(self.observer.game)

    def act(self, view: Any, choice: oo.Choice, deadline: float | None) -> int:
        """The action that the net likes best."""
        seen = self.features(self.observer.observation(view, choice.player)[None])[0]
        action, _ = self.model.predict(seen, action_masks=self.observer.mask(choice), deterministic=True)
        return self.observer.option(choice, int(action))


def main(arguments: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--rollouts", type=int, default=1 << 20, help=f"of {TABLES * STEPS} decisions")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seat", default="random", help="a number, or another one in each game")
    parser.add_argument("--games", type=int, default=200, help="in the arena, at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("mogul-curve.csv"))
    parser.add_argument("--save", type=Path)
    parser.add_argument("--load", type=Path, help="a saved net to go on from")
    wanted = parser.parse_args(arguments)
    torch.set_num_threads(1)
    env = make_vec_env(lambda: task(wanted.bots, wanted.seat), TABLES, seed=wanted.seed)
    if wanted.load is not None:
        model = MaskablePPO.load(wanted.load, env=env)
    else:
        model = MaskablePPO(
            "MlpPolicy", env, n_steps=STEPS, batch_size=1024, n_epochs=4, learning_rate=1e-3, seed=wanted.seed
        )
    model.learn(1 << 40, callback=Curve(wanted.curve, wanted.minutes, wanted.rollouts))
    if wanted.save is not None:
        model.save(wanted.save)
    NetBot.model = model
    game = oo.open_game("mogul", players=PLAYERS)
    standings = oo.arena(game, [NetBot, *[wanted.bots] * (PLAYERS - 1)], games=wanted.games)
    print(standings)
    return {one["bot"]: one["win_rate"] for one in standings.to_dicts()}


if __name__ == "__main__":
    main()
