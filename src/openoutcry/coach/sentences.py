"""The sentences of an analysis in one language."""

import msgspec

from openoutcry.coach.analysis import FEW, Analysis, Decision
from openoutcry.coach.decisions import decisions
from openoutcry.coach.phrases import AFTERWARDS, Phrases
from openoutcry.engine.position import SPECTATOR
from openoutcry.match.match import Match
from openoutcry.text.words import say

TURNED = 0.1  # of a game: how far a chance must move for a moment to be named
MOST_MOMENTS = 4


class Moment(msgspec.Struct, frozen=True):
    """A moment at which the chance of a seat moved far: from `was` to `now`, and what had happened."""

    n: int
    seat: int
    was: float
    now: float
    told: str


class CoachSentences(Phrases):
    """Writes the sentences of one analysis in one language."""

    def __init__(self, lang: str, match: Match, found: Analysis) -> None:
        super().__init__(lang, match.game, [one.name for one in found.seats])
        self.match = match
        self.found = found
        self.asked = {one.n: one for one in decisions(match)}

    def answer(self, one: Decision, words: str) -> str:
        """Return an answer as shown on its button, with the figures that its seat was shown."""
        asked = self.asked[one.n]
        option = asked.options[asked.words.index(words)]
        return self.prose.answer(one.kind, words, self.match.game.option_args(asked.seen, one.seat, option))

    def question(self, one: Decision) -> str:
        """Return the question of a decision."""
        return self.prose.ask(one.kind, self.match.game.question_args(self.asked[one.n].seen, one.seat))

    def heading(self, one: Decision) -> str:
        """Return the heading of a decision: who was asked what."""
        return say(self.lang, "coach-answer", name=self.names[one.seat], n=one.n - 1, question=self.question(one))

    def sentences(self, one: Decision) -> list[str]:
        """Return what an answer cost, why, and what would have been best with all cards open."""
        chosen, best = self.answer(one, one.chosen), self.answer(one, one.best)
        wins = {option.words: option.win for option in one.options}
        better = min(wins[one.chosen] + one.cost, 1.0)
        was, there = self.hundredths(wins[one.chosen]), self.hundredths(better)
        told = [say(self.lang, "coach-instead", chosen=chosen, best=best, was=was, better=there)]
        if one.reason is not None:
            told += self.reason(one.reason, chosen, best, AFTERWARDS)
        told.append(self._with_open_cards(one))
        return [sentence for sentence in told if sentence]

    def _with_open_cards(self, one: Decision) -> str:
        if not self.asked[one.n].covered or one.options[0].open is None:
            return ""
        if one.open_best == one.best:
            return say(self.lang, "coach-open-same")
        if one.open_best == one.chosen:
            return say(self.lang, "coach-open-chosen")
        return say(self.lang, "coach-open-other", open=self.answer(one, one.open_best))

    def mistakes(self, seat: int | None = None) -> str:
        """Return how many mistakes a seat, or everybody, made."""
        mistakes, answers = len(self.found.mistakes(seat)), len(self.found.answers(seat))
        amount = "none" if not mistakes else "few" if mistakes <= FEW * answers else "some"
        return say(self.lang, "coach-mistakes", amount=amount, mistakes=mistakes, answers=answers)

    def moments(self) -> list[Moment]:
        """Return the moments at which a chance moved furthest, in the order of the match."""
        points = self.found.chances[1:]
        steps: list[tuple[float, int, int]] = []
        for place in range(1, len(points)):
            moves = [now - was for was, now in zip(points[place - 1].chances, points[place].chances, strict=True)]
            seat = max(range(len(moves)), key=lambda one: abs(moves[one]))
            noise = points[place - 1].error + points[place].error
            if abs(moves[seat]) >= max(TURNED, 2.5 * noise):
                steps.append((abs(moves[seat]), place, seat))
        furthest = sorted(sorted(steps, reverse=True)[:MOST_MOMENTS], key=lambda step: step[1])
        return [self._moment(place, seat) for _, place, seat in furthest]

    def _moment(self, place: int, seat: int) -> Moment:
        before, after = self.found.chances[1 + place - 1], self.found.chances[1 + place]
        told = [self.prose.event(event) for n, event in self.match.log(SPECTATOR) if before.n < n <= after.n]
        given = next((one for one in self.found.decisions if one.n == after.n), None)
        if not told and given is not None:
            told = [f"{self.names[given.seat]}: {self.answer(given, given.chosen)}."]
        return Moment(after.n, seat, before.chances[seat], after.chances[seat], " ".join(told[:3]))
