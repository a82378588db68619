"""Hints for a player who is asked: the best answers, how often they win, and why the first is better than the second.

A hint is computed from the view of the seat and from nothing else.
"""

import time
from math import inf
from typing import Any

import msgspec

from openoutcry.coach.decisions import DecisionPoint
from openoutcry.coach.evaluation import DecisionSearch, Precision, mind_of
from openoutcry.coach.reasons import BEFORE, Phrases, Reason, find_reason
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position
from openoutcry.text.words import say

NAMED = 3  # of the answers
SEARCHING = 0.7  # of the time; the rest is for the reason
SHORT = Precision(0.03, 2000, 0, 0)


class OptionHint(msgspec.Struct, frozen=True):
    """A recommended answer, with the asked seat's chance to win after it, 0 to 1, and half the width of its 95 %
    interval (`error`)."""

    option: int
    words: str
    win: float
    error: float


class Hint(msgspec.Struct, frozen=True):
    """The best answers to a question, the best first, and the reason why the first is better than the second. `reason`
    is None if there is only one answer."""

    seat: int
    kind: str
    answers: list[OptionHint]
    reason: Reason | None

    def __repr__(self) -> str:
        told = ", ".join(f"{one.words!r} {one.win:.3f} ± {one.error:.3f}" for one in self.answers)
        return f"Hint({self.kind!r}, seat={self.seat}, {told})"


def hint(
    game: Game[Any], view: Position, choice: Choice, seed: int = 0, precision: Precision = SHORT, until: float = inf
) -> Hint:
    """Return a hint for the question asked in a view. It uses nothing that the view does not show.

    After `until`, a time of `time.monotonic()`, few more playouts are made. If that time is not reached, the same seed
    gives the same hint.
    """
    mind = mind_of(game)
    options = list(choice.options)
    asked = DecisionPoint(0, choice.player, choice.kind, options[0], options, list(choice.words), view, view, True)
    now = time.monotonic()
    searched = now + SEARCHING * (until - now)
    wins, errors, best = DecisionSearch(game, mind, asked, seed, precision, searched).find_best(
        view, True, precision.first
    )
    order = sorted(range(len(options)), key=lambda place: (options[place] != best, -wins[place]))
    answers = [OptionHint(options[place], choice.words[place], wins[place], errors[place]) for place in order[:NAMED]]
    if len(answers) == 1:
        return Hint(choice.player, choice.kind, answers, None)
    second = msgspec.structs.replace(asked, chosen=answers[1].option)
    return Hint(choice.player, choice.kind, answers, find_reason(game, mind, second, best, seed, until))


class HintSentences(Phrases):
    """Writes the sentences of hints for one game in one language."""

    def answer(self, view: Position, given: Hint, one: OptionHint) -> str:
        """Return the text of one recommended answer, as on its button. `view` is the view for which the hint was
        computed."""
        return self.prose.answer(given.kind, one.words, self.game.option_args(view, given.seat, one.option))

    def why(self, view: Position, given: Hint) -> list[str]:
        """Return the sentences that say why the best answer is better than the second, or that there is only one."""
        if given.reason is None:
            return [say(self.lang, "hint-only")]
        best, second = (self.answer(view, given, one) for one in given.answers[:2])
        return self.reason(given.reason, second, best, BEFORE)

    def lines(self, view: Position, given: Hint) -> list[str]:
        """Return the whole hint as sentences: one for each recommended answer with its chance to win, then the
        reason."""
        told = [
            say(
                self.lang,
                "hint-answer",
                answer=self.answer(view, given, one),
                win=self.hundredths(one.win),
                error=self.hundredths(max(one.error, 0.01)),
            )
            for one in given.answers
        ]
        return [*told, *self.why(view, given)]
