"""Measure how often each investor of Stockpile wins if nobody chooses: each player keeps the first investor dealt.

    python tools/balance_investors.py --games 40000 --seed 51
    python tools/balance_investors.py --games 100 --seed 52 --bots analyst:20 --tables 4 "4, strategies"
    python tools/balance_investors.py --games 40000 --seed 51 --house-set SET.toml

A bot's opinion of an investor therefore does not decide who plays it. Six tables are played: with four players and
with three, each with investors alone, with strategies and with all modules (Illicit Ivan, Daring Dangote and Lucrative
Li need one), and with the promo investors, unless `--investors on` leaves them out. `--tables` chooses some of the six
by the headings of their columns. The printed table has the share of games won by each investor, with its 95 % interval;
among equal investors it is 25 % with four players and 33 % with three. A share outside the bounds of `BAND` is marked
with `<` or `>`.
"""

import argparse
from collections import defaultdict
from pathlib import Path
from typing import Any

from openoutcry.bots.contract import SeatedBot
from openoutcry.engine.door import Choice
from openoutcry.engine.position import Position
from openoutcry.games.catalogue import info
from openoutcry.lab.intervals import wilson
from openoutcry.lab.rows import Numbers, Row, as_rows
from openoutcry.lab.sheet import SeatRows, nature_seed
from openoutcry.lab.simulate import OpenedPlan, Plan, bots_of, play_table

ALONE: dict[str, str] = {}
STRATEGIES = {"strategies": "on"}
EVERYTHING = {**dict.fromkeys(info("stockpile").modules, "on"), "strategies": "promo"}
BAND = {4: (0.15, 0.35), 3: (0.20, 0.50)}  # the shares of games won that count as balanced, by players
SET_UPS = {
    f"{players}{with_what}": (players, options)
    for players in (4, 3)
    for with_what, options in (("", ALONE), (", strategies", STRATEGIES), (", all", EVERYTHING))
}  # by the heading of the column


class Assigned:
    """A bot that keeps the first investor it is dealt and lets another bot answer everything else."""

    def __init__(self, bot: SeatedBot) -> None:
        self.bot = bot

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the first option for an investor; the other bot's answer to any other question."""
        return choice.options[0] if choice.kind == "keep-investor" else self.bot.act(view, choice, deadline)


def played(plan: Plan, games: int) -> list[Row]:
    """Play games in which each player keeps the first investor dealt. Return one row for each seat."""
    table: Any = OpenedPlan(plan)
    if table.quick is not None:
        for bot in table.quick:
            effects = bot.mind.effects
            for n in range(len(table.game.box.abilities)):  # all are worth the same, so the first is kept
                effects.able[n] -= effects.with_money(table.game.opening, n)
        return as_rows(table.play(range(games)).seats, table.legends()[0])
    sheet = SeatRows(table.game)
    for match in range(games):
        bots = [Assigned(bot) for bot in bots_of(plan, table.game, match)]
        position, _ = play_table(table.game, bots, nature_seed(plan.seed, match), sheet, match)
        sheet.end(position, match, 0, 0)
    return as_rows(Numbers(sheet.rows.getvalue(), sheet.words), table.legends()[0])


def shares(plan: Plan, games: int) -> dict[str, str]:
    """Return what each investor won, as it is printed."""
    won: dict[str, list[float]] = defaultdict(list)
    for row in played(plan, games):
        won[row.investors].append(row.won)
    found: dict[str, str] = {}
    for name, results in won.items():
        share, (low, high) = sum(results) / len(results), wilson(sum(results), len(results))
        mark = "<" if share < BAND[plan.players][0] else ">" if share > BAND[plan.players][1] else ""
        found[name] = f"{mark}{100 * share:.1f} ({100 * low:.0f}–{100 * high:.0f})"
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=51)
    parser.add_argument("--bots", default="broker")
    parser.add_argument("--investors", choices=["promo", "on"], default="promo")
    parser.add_argument("--house-set", type=Path)
    parser.add_argument("--tables", nargs="+", choices=SET_UPS, default=list(SET_UPS), metavar="TABLE")
    asked = parser.parse_args()
    text = None if asked.house_set is None else asked.house_set.read_text("utf-8")
    plans = [
        Plan("stockpile", n, asked.seed, [asked.bots] * n, options | {"investors": asked.investors}, text)
        for n, options in (SET_UPS[name] for name in asked.tables)
    ]
    columns = [shares(plan, asked.games) for plan in plans]
    box = OpenedPlan(plans[-1]).game.box  # type: ignore[attr-defined]
    print("| investor | money | " + " | ".join(asked.tables) + " |")
    print("|---|---" + "|---" * len(columns) + "|")
    for name, money in zip(box.investors, box.investor_money, strict=True):
        print(f"| {name} | {int(money)} | " + " | ".join(column.get(name, "–") for column in columns) + " |")


if __name__ == "__main__":
    main()
