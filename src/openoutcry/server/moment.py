"""Whether an answer was meant for now, and what may be seen of it. Of several people who choose at the same time nobody
is late because another was faster: their answers wait for the last, and change nothing before. That somebody changed
his is seen by nobody else."""

from openoutcry.engine.kernel import NATURE, is_sealed
from openoutcry.table.match import Match


def is_now(match: Match, number: int) -> bool:
    """Whether what was seen after `number` inputs still stands: nothing has happened since, or only sealed answers to
    the same question."""
    if number == match.number:
        return True
    if not 0 <= number < match.number or not is_sealed(match.position):
        return False
    kind = match.game.questions[int(match.position.kind)].kind
    since = match.entries[number:]
    return all(entry.undo is None and entry.kind == kind and entry.seat != NATURE for entry in since)


def shown_number(match: Match) -> int:
    """How many inputs there have been as far as anybody may know: changed sealed answers count when all are in."""
    answered = match.open_sealed_answers()
    return match.number - (len(answered) - len({entry.seat for entry in answered}))
