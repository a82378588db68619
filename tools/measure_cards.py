"""Measures what investors and strategy cards of Stockpile are usually worth, for `habits.toml` of its bots.

    python tools/measure_cards.py --games 20000 --seed 5
    python tools/measure_cards.py --won --seed 6 --house-set SET.toml

Four brokers keep investors and strategy cards at random, and what they had in the end is compared. An investor is worth
what its players had more than those of Billionaire Bill, less what the difference of the money at the start comes to; a
strategy card what those who kept it had more than those who kept the one that is worth least. Investors are measured
alone and with all modules, and the mean of both is taken; those that need a module, with all of them only. With `--won`
it prints how often each investor wins that is kept at random, no other module being on.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from openoutcry.games.catalogue import info
from openoutcry.games.stockpile.cards.registry import key_of
from openoutcry.lab.intervals import wilson
from openoutcry.lab.rows import Row, as_rows
from openoutcry.lab.simulate import OpenedPlan, Plan

EVERYTHING = {**dict.fromkeys(info("stockpile").modules, "on"), "strategies": "promo", "investors": "promo"}
NO_ABILITY = "Billionaire Bill"


def played(options: dict[str, str], games: int, seed: int, house_set: str | None = None) -> tuple[Any, list[Row]]:
    """A table, and the rows of games at it in which everybody keeps what comes."""
    table: Any = OpenedPlan(Plan("stockpile", 4, seed, ["broker"] * 4, options, house_set))
    box = table.game.box
    for bot in table.quick:
        effects = bot.mind.effects
        for n in range(len(box.abilities)):
            effects.able[n] -= effects.with_money(table.game.opening, n)
        for n in range(len(box.designs)):
            effects.usual[n] = 0.0
    return table, as_rows(table.play(range(games)).seats, table.legends()[0])


def mean(scores: list[int]) -> float:
    """Their mean."""
    return sum(scores) / len(scores)


def investors(options: dict[str, str], games: int, seed: int) -> Iterator[tuple[str, float]]:
    """What each is worth beside the money."""
    table, rows = played(options, games, seed)
    scores: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        scores[row.investors].append(row.score)
    box = table.game.box
    money = dict(zip(box.investors, (int(n) for n in box.investor_money), strict=True))
    rate = float(table.quick[0].mind.effects.rate(table.game.opening))
    for name, some in scores.items():
        more = mean(some) - mean(scores[NO_ABILITY])
        yield key_of(name), more - rate * (money[name] - money[NO_ABILITY])


def strategies(games: int, seed: int) -> dict[str, float]:
    """What each is worth to whoever keeps it."""
    scores: dict[str, list[int]] = defaultdict(list)
    for row in played(EVERYTHING, games, seed)[1]:
        for name in set(row.strategies_kept.split("+")):
            scores[key_of(name)].append(row.score)
    least = min(mean(some) for some in scores.values())
    return {name: mean(some) - least for name, some in scores.items()}


def won(games: int, seed: int, house_set: str | None) -> Iterator[str]:
    """How often each investor wins, in lines of a table."""
    table, rows = played({"investors": "promo"}, games, seed, house_set)
    wins: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        wins[row.investors].append(row.won)
    box = table.game.box
    money = dict(zip(box.investors, (int(n) for n in box.investor_money), strict=True))
    for name, some in sorted(wins.items(), key=lambda one: -sum(one[1]) / len(one[1])):
        low, high = wilson(sum(some), len(some))
        share = f"{100 * sum(some) / len(some):.1f} % | {100 * low:.1f} – {100 * high:.1f}"
        yield f"| {name} | {money[name]} | {len(some):,} | {share} |"


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--won", action="store_true")
    parser.add_argument("--house-set", type=Path)
    asked = parser.parse_args()
    if asked.won:
        text = None if asked.house_set is None else asked.house_set.read_text("utf-8")
        print("\n".join(won(asked.games, asked.seed, text)))
        return
    found: dict[str, list[float]] = defaultdict(list)
    for options in ({"investors": "promo"}, EVERYTHING):
        for name, worth in investors(options, asked.games, asked.seed):
            found[name].append(worth)
    for title, table in (
        ("investors", {name: sum(worths) / len(worths) for name, worths in found.items()}),
        ("strategies", strategies(asked.games, asked.seed)),
    ):
        print(f"[{title}]")
        print("\n".join(f"{name} = {worth:.1f}" for name, worth in sorted(table.items())))


if __name__ == "__main__":
    main()
