"""Learns Mogul by playing against itself: masked PPO on many tables at once. `python learn_mogul.py --minutes 60`.

Every seat of every table is the same net, which is shown the table from its own seat. With `--watch 2000` it first
watches so many games between brokers, and learns to answer as they do. Now and then it is tried in one seat against
bots of the house in the others, and what came of it goes into a CSV file: the learning curve. Needs `openoutcry[envs]`
and torch.
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import openoutcry as oo
from openoutcry.bots import make_bot
from openoutcry.engine import door
from openoutcry.engine.views import view
from openoutcry.envs.features import Features

PLAYERS = 4
CLOSED = -1e9


class Net(nn.Module):
    """What to answer, and what will come of it."""

    def __init__(self, features: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.answer = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)

    def forward(self, features: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of how likely each answer is, and what the seat can expect."""
        body = self.body(features)
        return self.answer(body).masked_fill(~masks, CLOSED).log_softmax(-1), self.worth(body).squeeze(-1)


class Learner:
    """The net, the tables at which it plays, and one step of learning."""

    def __init__(self, tables: int, steps: int, width: int, rate: float, seed: int) -> None:
        torch.manual_seed(seed)
        np.random.seed(seed)
        self.env = oo.VectorEnv("mogul", n=tables, players=PLAYERS, seed=seed, reward="win")
        self.features = Features(self.env.game)
        self.net = Net(self.features.width, self.env.actions, width)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=rate, eps=1e-5)
        self.steps = steps
        self.decisions = 0

    @torch.no_grad()
    def answers(self, env: oo.VectorEnv) -> tuple[torch.Tensor, ...]:
        """Answers drawn for every table, with all that learning needs of them."""
        features = torch.from_numpy(self.features(env.observations))
        masks = torch.from_numpy(env.masks.copy())
        chances, worth = self.net(features, masks)
        answers = torch.multinomial(chances.exp(), 1).squeeze(-1)
        return features, masks, answers, chances.gather(-1, answers[:, None]).squeeze(-1), worth

    def play(self) -> list[torch.Tensor]:
        """So many steps at every table: features, masks, answers, how likely they were, gains and returns."""
        env, rows, turns, ends, rewards = self.env, [], [], [], []
        for _ in range(self.steps):
            rows.append(self.answers(env))
            turns.append(env.turn.copy())
            env.step(rows[-1][2].numpy())
            ends.append(env.over.copy())
            rewards.append(env.rewards.copy())
        self.decisions += self.steps * env.n
        worth = np.stack([row[4].numpy() for row in rows])
        gains, counted = gains_of(worth, np.stack(turns), np.stack(ends), np.stack(rewards))
        kept = torch.from_numpy(counted.reshape(-1))
        columns = [torch.cat(column)[kept] for column in zip(*rows, strict=True)]
        gain = torch.from_numpy(gains.reshape(-1))[kept]
        return [*columns[:4], gain, gain + columns[4]]

    def learn(self, entropy: float, epochs: int = 3, batch: int = 4096) -> None:
        """Play, and make what went better than expected more likely."""
        played = self.play()
        played[4] = (played[4] - played[4].mean()) / (played[4].std() + 1e-8)
        for _ in range(epochs):
            for rows in torch.randperm(len(played[0])).split(batch):
                features, masks, answers, before, gain, returns = (column[rows] for column in played)
                chances, worth = self.net(features, masks)
                ratio = (chances.gather(-1, answers[:, None]).squeeze(-1) - before).exp()
                better = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
                spread = -(chances.exp() * chances.clamp(min=-30)).sum(-1).mean()
                loss = -better + 0.5 * (worth - returns).square().mean() - entropy * spread
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()

    def watch(self, games: int, epochs: int = 6, batch: int = 1024) -> None:
        """See brokers play so many games, and learn to answer and to expect as they do."""
        if games == 0:
            return
        env = oo.VectorEnv("mogul", n=min(games, 128), players=PLAYERS, seed=0, reward="win")
        bots = [make_bot("broker", env.game, n) for n in range(env.n)]
        rows, ended = [], 0
        while ended < games:
            seen, masks, turns = env.observations.copy(), env.masks.copy(), env.turn.copy()
            answers = np.array([answer_of(bots[n], env, n) for n in range(env.n)])
            env.step(answers)
            rows.append((seen, masks, answers, turns, env.over.copy(), env.rewards.copy()))
            ended += int(env.over.sum())
        seen, masks, answers, turns, ends, rewards = (np.stack(column) for column in zip(*rows, strict=True))
        returns, counted = gains_of(np.zeros(turns.shape, np.float32), turns, ends, rewards, trace=1.0)
        optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3)
        for _ in range(epochs):
            for some in torch.from_numpy(np.flatnonzero(counted)[np.random.permutation(counted.sum())]).split(batch):
                step, table = np.divmod(some.numpy(), env.n)
                features = torch.from_numpy(self.features(seen[step, table]))
                chances, worth = self.net(features, torch.from_numpy(masks[step, table]))
                given = torch.from_numpy(answers[step, table])[:, None]
                missed = (worth - torch.from_numpy(returns[step, table])).square().mean()
                loss = 0.5 * missed - chances.gather(-1, given).mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()

    def wins_against(self, bot: str, games: int, seed: int = 1) -> float:
        """The share of games that the net wins in one seat, the others being such bots; a quarter would be equal."""
        tables = min(games, 64)
        env = oo.VectorEnv("mogul", n=tables, players=PLAYERS, seed=seed, reward="win")
        bots = [make_bot(bot, env.game, seed + n) for n in range(tables)]
        seats = np.arange(tables) % PLAYERS
        won, played = 0.0, 0
        while played < games:
            answers = self.answers(env)[2].numpy()
            for n in np.flatnonzero(env.turn != seats):
                answers[n] = answer_of(bots[n], env, int(n))
            env.step(answers)
            over = env.over
            won += float((env.rewards[np.arange(tables), seats] + 1 / PLAYERS)[over].sum())
            played += int(over.sum())
        return won / played


def gains_of(worth: Any, turns: Any, ends: Any, rewards: Any, trace: float = 0.95) -> tuple[Any, Any]:
    """How much better each answer was than expected (GAE, for each seat of each table by itself), from the last step to
    the first; an answer after which nothing more is known of its seat does not count."""
    steps, tables = worth.shape
    rows = np.arange(tables)
    after, gain_after = np.zeros((tables, PLAYERS), np.float32), np.zeros((tables, PLAYERS), np.float32)
    known = np.zeros((tables, PLAYERS), bool)
    gains, counted = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), bool)
    for step in reversed(range(steps)):
        over = ends[step]
        after[over], gain_after[over], known[over] = rewards[step][over], 0, True
        seat = turns[step]
        gains[step] = after[rows, seat] - worth[step] + trace * gain_after[rows, seat]
        counted[step] = known[rows, seat]
        after[rows, seat], gain_after[rows, seat] = worth[step], np.where(counted[step], gains[step], 0)
        known[rows, seat] = True
    return gains, counted


def answer_of(bot: Any, env: oo.VectorEnv, table: int) -> int:
    """What a bot of the house answers at a table, as an action."""
    g = env.tables.positions[table]
    choice = door.choice(env.game, g, int(g.player))
    assert choice is not None
    return int(env.tables.first[table]) + int(bot.act(view(g, int(g.player), True), choice, None))


def main(arguments: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning")
    parser.add_argument("--watch", type=int, default=0, help="games between brokers")
    parser.add_argument("--games", type=int, default=200, help="against each bot, each time")
    parser.add_argument("--every", type=float, default=5, help="minutes between two trials")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("mogul-curve.csv"))
    parser.add_argument("--save", type=Path)
    wanted = parser.parse_args(arguments)
    learner = Learner(wanted.tables, wanted.steps, wanted.width, wanted.rate, wanted.seed)
    start, tried, found = time.monotonic(), 0.0, {}
    learner.watch(wanted.watch)
    with wanted.curve.open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "cpu_minutes", "decisions", "random", "broker"])
        while True:
            spent = (time.monotonic() - start) / 60
            if spent >= tried or spent >= wanted.minutes:
                tried = spent + wanted.every
                found = {bot: learner.wins_against(bot, wanted.games) for bot in ("random", "broker")}
                cpu = time.process_time() / 60
                shares = [f"{share:.3f}" for share in found.values()]
                curve.writerow([f"{spent:.1f}", f"{cpu:.1f}", learner.decisions, *shares])
                file.flush()
                print(
                    f"{spent:5.1f} min, {cpu:.1f} of processor time, {learner.decisions:,} decisions: wins",
                    found,
                    flush=True,
                )
                if wanted.save is not None:
                    torch.save(learner.net.state_dict(), wanted.save)
            if spent >= wanted.minutes:
                return found
            share = spent / wanted.minutes
            for group in learner.optimizer.param_groups:
                group["lr"] = wanted.rate * (1 - 0.9 * share)
            learner.learn(entropy=0.01 * (1 - share))


if __name__ == "__main__":
    main()
