"""Reasons why an answer was worse, in figures of the game, and their phrases in a language.

The `figures` of a game (module `coach` of its package) are computed from games played to their end, after the given
answer and after the best one. The reason names the figures that differ most clearly, and both expected scores.
"""

import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.option_values import OptionValues
from openoutcry.coach.decisions import DecisionPoint
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import answer_for
from openoutcry.games.packages import part
from openoutcry.text.prose import Prose
from openoutcry.text.words import say

WORLDS = 120
FEW = 30
SCORE = "score"
RIVAL = "rival"
CLEAR = 2.0  # standard errors between two figures that differ

LOWER = {RIVAL, "paid", "other"}  # figures that are better when they are lower
Rows = list[tuple[dict[str, float], dict[str, float]]]
Figures = Callable[[int, list[Event]], dict[str, float]]


class Expected(msgspec.Struct, frozen=True):
    """The mean of a figure of the game, such as money or a score, after the given answer (`was`) and after the best one
    (`better`)."""

    figure: str
    was: float
    better: float


class Reason(msgspec.Struct, frozen=True):
    """Why an answer was worse: the figures in which the best answer is better (`gains`), those in which the given
    answer is better (`prices`), the clearest first, and the expected final `score` of the seat."""

    gains: list[Expected]
    prices: list[Expected]
    score: Expected


def find_reason(
    game: Game[Any], mind: Mind[Any], asked: DecisionPoint, best: int, seed: int, until: float = math.inf
) -> Reason:
    """Return why the chosen option of a decision was worse than the option `best`, from games played to the end after
    each of them.

    `WORLDS` pairs of games are played; after `until`, a time of `time.monotonic()`, `FEW` pairs are enough.
    """
    module = part(game.name, "coach")
    own: Figures = module.figures if module is not None else _no_figures
    values = OptionValues(game, mind, (seed << 20) ^ asked.n ^ 0x7E11)
    rows: Rows = []
    while len(rows) < (WORLDS if time.monotonic() < until else FEW):
        world = guess(game, asked.seen, values.stream) if asked.covered else asked.seen
        values.stream.word()
        values.luck.word()
        was, better = (_played(values, world, asked.seat, option, own) for option in (asked.chosen, best))
        rows.append((was, better))
    clear = {name: _clearness(rows, name) * (-1 if name in LOWER else 1) for name in rows[0][0]}
    own_figures = sorted((name for name in clear if name not in (SCORE, RIVAL)), key=lambda name: -clear[name])
    gains = [name for name in own_figures if clear[name] >= CLEAR]
    gains += sorted((name for name in (SCORE, RIVAL) if clear[name] > 0), key=lambda name: -clear[name])
    prices = [name for name in reversed(own_figures) if clear[name] <= -CLEAR]
    return Reason(
        [_expected(rows, one) for one in gains], [_expected(rows, one) for one in prices], _expected(rows, SCORE)
    )


def _played(values: OptionValues, world: Any, seat: int, option: int, own: Figures) -> dict[str, float]:
    """Return the figures of one game that is played from the position `world` to its end after this answer, by name."""
    g = world.clone()
    g.noting = False
    g.listen()
    answer_for(g, seat, option)
    values.play_to_end(g)
    events = [told.event for told in g.log]
    scores = values.game.scores(g)
    rival = max(score for other, score in enumerate(scores) if other != seat)
    return {SCORE: float(scores[seat]), RIVAL: float(rival), **own(seat, events)}


def _expected(rows: Rows, name: str) -> Expected:
    was = sum(was[name] for was, _ in rows) / len(rows)
    return Expected(name, was, sum(better[name] for _, better in rows) / len(rows))


def _clearness(rows: Rows, name: str) -> float:
    """Return the mean difference of a figure, in standard errors; positive if it is higher after the best answer."""
    gaps = [better[name] - was[name] for was, better in rows]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean / math.sqrt((spread + 0.01) / len(gaps))


def _no_figures(seat: int, events: list[Event]) -> dict[str, float]:
    return {}


IN_TEN = {"card", "ends"}  # figures that are shares of cases
PIECES = {"chips", "cards"}  # and those that count things


class Tense(NamedTuple):
    """The ids of the messages of a reason that differ before and after the answer was given."""

    price: str
    score: str


AFTERWARDS = Tense("coach-reason-price", "coach-reason-score")
BEFORE = Tense("hint-price", "hint-score")


class Phrases:
    """Writes sentences about the answers of one game in one language. `names` are the names of the players."""

    def __init__(self, lang: str, game: Game[Any], names: list[str]) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self.prose = Prose(lang, game, names)

    def reason(self, reason: Reason, chosen: str, best: str, tense: Tense) -> list[str]:
        """Return the sentences of a reason: what speaks for the best answer, what for the given one, and the expected
        scores. `chosen` and `best` are the texts of the two answers."""
        gain, price = self._first(reason.gains), self._first(reason.prices)
        told = [] if gain is None else [self._compared("coach-reason", gain, chosen, best)]
        if price is not None:
            told.append(self._compared(tense.price, price, chosen, best))
        if gain is None or gain.figure != SCORE:
            was, better = (round(score) for score in (reason.score.was, reason.score.better))
            if better > was:
                scores = {"was": self.prose.score(was), "better": self.prose.score(better)}
                told.append(say(self.lang, tense.score, **scores))
        return told or [say(self.lang, "coach-reason-close")]

    def _first(self, figures: list[Expected]) -> Expected | None:
        """Return the first of the figures whose two values differ when written, or None."""
        said = ((one, self.figure(one.figure, one.was), self.figure(one.figure, one.better)) for one in figures)
        return next((one for one, was, better in said if was != better), None)

    def _compared(self, message: str, expected: Expected, chosen: str, best: str) -> str:
        was, better = (self.figure(expected.figure, value) for value in (expected.was, expected.better))
        return say(self.lang, message, chosen=chosen, best=best, was=was, better=better)

    def figure(self, name: str, value: float) -> str:
        """Return the value of a figure as a phrase, such as "7 chips in this auction"."""
        shared = name in (SCORE, RIVAL)
        message = f"figure-{name}" if shared else f"figure-{self.game.name}-{name}"
        number = self.decimal(10 * value) if name in IN_TEN else self.decimal(value)
        if name not in IN_TEN | PIECES:
            number = self.prose.score(round(value))
        return say(self.lang, message, number=number, many=1 if number == "1" else 2)

    def decimal(self, number: float) -> str:
        """Return a number as text with one decimal, or none if it is .0, and the decimal point of the language."""
        told = f"{number:.1f}".removesuffix(".0").replace("-", "−")
        return told.replace(".", say(self.lang, "decimal-point"))

    def hundredths(self, share: float) -> str:
        """Return a share of 0 to 1 in percent, as text without the percent sign."""
        return f"{100 * share:.0f}"

    def signed(self, share: float) -> str:
        """Return a gain or loss, a share of -1 to 1, in percentage points as text with a plus or minus sign, or "0"."""
        return f"{100 * share:+.0f}".replace("-", "−") if round(100 * share) else "0"
