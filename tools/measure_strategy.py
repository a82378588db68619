"""Measures what things are worth to a player, for docs/strategy: a chip, a credit, a dollar, what others do not know,
an opening. Every figure is kept in build/strategy.jsonl as soon as it is known.

    python tools/measure_strategy.py mogul 4                    # all trials of a game at a table for four
    python tools/measure_strategy.py stockpile 4 --only blind   # one of them
    python tools/measure_strategy.py stockpile 4 --openings bid # its first question of a kind, in every way
    python tools/measure_strategy.py mogul 4 --deals 2000

A trial plays the same deal twice, with the same luck: once as it is, and once with something changed for one seat. What
counts is how much more often that seat wins. All seats play by the rules of thumb of a broker.
"""

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from openoutcry import __version__
from openoutcry.bots.search.mind import Mind
from openoutcry.coach.evaluation import mind_of
from openoutcry.engine import door
from openoutcry.engine.bits import lowest, numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, ranks
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.games.catalogue import open_game
from openoutcry.lab.intervals import z_of

KEPT = Path(__file__).resolve().parents[1] / "build" / "strategy.jsonl"
Answers = Callable[[Any, int, int, list[str]], int | None]  # position, seat, what the broker answers, words of options


class Trial(NamedTuple):
    """What is changed for a seat: at the start, in what it sees, in what it answers."""

    name: str
    start: Callable[[Any, int], None] | None = None
    sees: Callable[[Any, int], Any] | None = None
    answers: Answers | None = None


def adding(field: str, amount: int) -> Callable[[Any, int], None]:
    """So much more of something at the start."""

    def change(g: Any, seat: int) -> None:
        player = g.players[seat]
        setattr(player, field, getattr(player, field) + amount)

    return change


def saying(kind: str, words: str) -> Answers:
    """Always this answer to a kind of question, where it is open."""

    def answers(g: Any, seat: int, option: int, names: list[str]) -> int | None:
        return next((n for n in numbers(int(g.options)) if names[n] == words), None)

    answers.__doc__ = kind
    return answers


def seeing(pairs: int | None) -> Callable[[Any, int], Any]:
    """Stockpile: knowing so many pairs of insider information more than one's own; None is not even one's own."""

    def sees(g: Any, seat: int) -> Any:
        world, more = g.clone(), pairs or 0
        for cards in (world.forecasts, world.companies):
            left = more
            for place in range(int(cards.size)):
                if pairs is None:
                    cards.seen[place] = 0
                elif not cards.seen[place] >> seat & 1 and left > 0:
                    cards.seen[place] = cards.seen[place] | 1 << seat
                    left -= 1
        return world

    return sees


TRIALS = {
    "mogul": [
        Trial("one chip more", adding("chips", 1)),
        Trial("two chips more", adding("chips", 2)),
        Trial("one chip less", adding("chips", -1)),
        Trial("one point more", adding("points", 1)),
        Trial("three points more", adding("points", 3)),
        Trial("never a credit", answers=saying("credit", "pass")),
        Trial("a credit whenever offered", answers=saying("credit", "credit")),
        Trial("never a sale", answers=saying("sale", "sell 0")),
    ],
    "stockpile": [
        Trial("one dollar more", adding("money", 1)),
        Trial("five dollars more", adding("money", 5)),
        Trial("blind", sees=seeing(None)),
        Trial("one pair more", sees=seeing(1)),
        Trial("all pairs", sees=seeing(9)),
        Trial("never a sale before the end", answers=saying("sell", "done")),
    ],
    "speculation-board": [
        Trial("ten dollars more", adding("cash", 10)),
        Trial("thirty dollars more", adding("cash", 30)),
        Trial("never a purchase", answers=saying("buy", "buy nothing")),
        Trial("never a sale", answers=saying("sell", "sell nothing")),
    ],
    "speculation-cards": [],
}


class Table:
    """One game with its mind: what is dealt, and playing it to the end."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.mind: Mind[Any] = mind_of(game)
        self.words = {number: question.words for number, question in enumerate(game.questions) if question is not None}

    def dealt(self, deal: int) -> tuple[Any, int]:
        """The position before the first decision, and the seat that is looked at: each in turn."""
        g, nature = self.game.new(telling=False), Rng(deal)
        while g.options != 0 and g.player == NATURE:
            answer(g, draw(g, nature))
        return g, deal % self.game.players

    def played(self, g: Any, deal: int, seat: int, trial: Trial | None) -> float:
        """What the seat wins of it."""
        nature, rng, mind = Rng(deal ^ 0x5EED), Rng(deal ^ 0xBEEF), self.mind
        while g.options != 0:
            if g.player == NATURE:
                answer(g, draw(g, nature))
            elif one_way(g):
                answer(g, lowest(g.options))
            elif trial is None or g.player != seat:
                answer(g, mind.policy(g, rng))
            else:
                option = int(mind.policy(trial.sees(g, seat) if trial.sees is not None else g, rng))
                if trial.answers is not None and self.kind(g) == trial.answers.__doc__:
                    said = trial.answers(g, seat, option, self.words[int(g.kind)])
                    option = option if said is None else said
                answer(g, option)
        found = ranks(self.game.standing(g))
        return 1 / found.count(1) if found[seat] == 1 else 0.0

    def kind(self, g: Any) -> str:
        """What is asked."""
        return str(self.game.questions[g.kind].kind)


def measured(table: Table, trial: Trial, deals: int) -> dict[str, Any]:
    """How much more often the seat wins."""
    base, gains = 0.0, []
    for deal in range(deals):
        g, seat = table.dealt(deal)
        changed = g.clone()
        if trial.start is not None:
            trial.start(changed, seat)
        usual = table.played(g, deal, seat, None)
        base += usual
        gains.append(table.played(changed, deal, seat, trial) - usual)
    return {"trial": trial.name, "deals": deals, "usual": base / deals, **interval(gains)}


def openings(table: Table, kind: str, deals: int) -> Iterator[dict[str, Any]]:
    """A seat's first question of a kind in every way that is open: what each answer wins more than the broker's own."""
    gains: dict[str, list[float]] = defaultdict(list)
    for deal in range(deals):
        g, seat = table.dealt(deal)
        first, nature, rng = g, Rng(deal ^ 0x5EED), Rng(deal ^ 0xBEEF)
        while first.options != 0 and (first.player != seat or table.kind(first) != kind or one_way(first)):
            option = draw(first, nature) if first.player == NATURE else table.mind.policy(first, rng)
            answer(first, option)
        choice = door.choice(table.game, first, seat)
        if choice is None:
            continue
        usual = table.played(first.clone(), deal, seat, None)
        tried: dict[str, list[float]] = defaultdict(list)
        for option, words in zip(choice.options, choice.words, strict=True):
            other = first.clone()
            answer(other, option)
            tried[GROUPS[kind](words)].append(table.played(other, deal, seat, None))
        for words, won in tried.items():
            gains[words].append(sum(won) / len(won) - usual)  # a deal counts once: its games have luck in common
    for words, some in sorted(gains.items()):
        yield {"trial": f"opening: {kind}: {words}", "deals": len(some), **interval(some)}


def one_way(g: Any) -> bool:
    """Whether there is nothing to decide."""
    return bool(g.options & (g.options - 1) == 0)


# Questions that open a game, and which answers to them are one opening: those that differ in the pile or card only.
GROUPS: dict[str, Callable[[str], str]] = {
    "credit": str,
    "auction": str,
    "bid": lambda words: f"bid {words.split()[-1]}",
    "place": lambda words: " ".join(words.split()[:2]),
    "sell": lambda words: words if words in ("done", "sell nothing") else "sell something",
    "buy": lambda words: words if words == "buy nothing" else "buy something",
    "card": lambda words: words if words == "play bank holiday" else "play a company",
    "action": lambda words: words.split()[0],
}


def interval(gains: list[float]) -> dict[str, float]:
    """The mean gain with its 95 % interval."""
    n = len(gains)
    mean = sum(gains) / n
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / max(n - 1, 1) / n)
    wide = z_of(0.95) * error
    return {"gain": round(mean, 5), "low": round(mean - wide, 5), "high": round(mean + wide, 5)}


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TRIALS))
    parser.add_argument("players", type=int)
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--only", default="")
    parser.add_argument("--openings", choices=sorted(GROUPS))
    asked = parser.parse_args()
    table = Table(open_game(asked.game, asked.players))
    trials = (trial for trial in TRIALS[asked.game] if asked.only in trial.name)
    tried = (measured(table, trial, asked.deals) for trial in trials)
    for one in openings(table, asked.openings, asked.deals) if asked.openings else tried:
        line = json.dumps({"game": asked.game, "players": asked.players, "version": __version__, **one})
        print(line, flush=True)
        KEPT.parent.mkdir(exist_ok=True)
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    main()
