"""Figures and reasons as phrases of a language: "7 chips in this auction", "“Leave” promises …"."""

from typing import Any, NamedTuple

from openoutcry.coach.reasons import RIVAL, SCORE, Expected, Reason
from openoutcry.engine.game import Game
from openoutcry.text.prose import Prose
from openoutcry.text.words import say

IN_TEN = {"card", "ends"}  # figures that are shares of cases
PIECES = {"chips", "cards"}  # and those that count things


class Tense(NamedTuple):
    """The messages of a reason that differ before and after the answer was given."""

    price: str
    score: str


AFTERWARDS = Tense("coach-reason-price", "coach-reason-score")
BEFORE = Tense("hint-price", "hint-score")


class Phrases:
    """Writes the phrases of one game in one language."""

    def __init__(self, lang: str, game: Game[Any], names: list[str]) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self.prose = Prose(lang, game, names)

    def reason(self, reason: Reason, chosen: str, best: str, tense: Tense) -> list[str]:
        """Return the sentences of a reason: what speaks for the best answer, what for the other, and the expected
        scores."""
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
        """Return the clearest figure whose two values differ when written, or None."""
        said = ((one, self.figure(one.figure, one.was), self.figure(one.figure, one.better)) for one in figures)
        return next((one for one, was, better in said if was != better), None)

    def _compared(self, message: str, expected: Expected, chosen: str, best: str) -> str:
        was, better = (self.figure(expected.figure, value) for value in (expected.was, expected.better))
        return say(self.lang, message, chosen=chosen, best=best, was=was, better=better)

    def figure(self, name: str, value: float) -> str:
        """Return a figure as a phrase: "7 chips in this auction"."""
        shared = name in (SCORE, RIVAL)
        message = f"figure-{name}" if shared else f"figure-{self.game.name}-{name}"
        number = self.decimal(10 * value) if name in IN_TEN else self.decimal(value)
        if name not in IN_TEN | PIECES:
            number = self.prose.score(round(value))
        return say(self.lang, message, number=number, many=1 if number == "1" else 2)

    def decimal(self, number: float) -> str:
        """Write a number with one decimal, without ".0"."""
        told = f"{number:.1f}".removesuffix(".0").replace("-", "−")
        return told.replace(".", say(self.lang, "decimal-point"))

    def hundredths(self, share: float) -> str:
        """Write a share in percent, without the sign."""
        return f"{100 * share:.0f}"

    def signed(self, share: float) -> str:
        """Write a gain or loss in percentage points, with its sign."""
        return f"{100 * share:+.0f}".replace("-", "−") if round(100 * share) else "0"
