"""The coach, from Python."""

from openoutcry.api.positions import View
from openoutcry.coach.analysis import Analysis, opened
from openoutcry.coach.evaluation import Precision
from openoutcry.coach.hints import Hint
from openoutcry.coach.hints import hint as engine_hint
from openoutcry.engine import door
from openoutcry.engine.errors import NotAsked
from openoutcry.lab.coaching import analyze_match
from openoutcry.match.record import Record


def analyze(record: Record, error: float = 0.02, seed: int = 0, cores: int = 1) -> Analysis:
    """Evaluate every answer of a finished match, given what its seat could know.

    The result has `decisions` with the chance to win after each option, the cost of the chosen answer and reasons,
    `seats` with result = par + luck + skill + table, and `chances` over time. Costs are known to ± `error` of a win.
    The same seed gives the same result, for any number of cores.

    >>> match = oo.Match(oo.open_game("speculation-cards", players=3), seats=["broker"] * 3, seed=1)
    >>> match.go_on()
    >>> match.save("evening.jsonl")
    >>> found = oo.analyze(oo.read_record("evening.jsonl"), error=0.2)
    >>> all(abs(one.par + one.luck + one.skill + one.table - one.result) < 1e-9 for one in found.seats)
    True
    >>> [decision.chosen in [option.words for option in decision.options] for decision in found.worst()]
    [...]
    """
    return analyze_match(opened(record), seed, Precision.within(error), cores)


def hint(view: View, error: float = 0.03, seed: int = 0) -> Hint:
    """Return the best answers of the seat that has this view: at most three, the best first.

    Each has the chance to win and half the width of its 95 % interval. `reason` compares what is expected after the
    best and the second answer. Nothing hidden from the seat is used. The same view and seed give the same result.

    >>> match = oo.Match(oo.open_game("mogul", players=3), seats=["me", "broker", "broker"], seed=1)
    >>> given = oo.hint(match.view(match.choice.player), error=0.2)
    >>> given.answers[0].words in match.choice.words, 0 <= given.answers[0].win <= 1
    (True, True)
    """
    choice = None if view.seat is None else door.choice(view.game.engine, view.state, view.seat)
    if choice is None:
        raise NotAsked(
            "not-asked", "nothing is asked of this seat: a hint is for a seat that is asked", seat=view.seat or 0
        )
    return engine_hint(view.game.engine, view.state, choice, seed, Precision.within(error))
