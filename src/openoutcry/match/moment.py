"""Decides whether an answer is still valid when others have answered meanwhile.

Players who choose at the same time do not make each other late: their sealed answers change nothing before the last one
is in. Numbers are shown numbers.
"""

from openoutcry.match.match import Match


def is_now(match: Match, number: int) -> bool:
    """Return whether what a client saw after `number` inputs is still current: nothing has happened since, except
    sealed answers to the same question."""
    if not 0 <= number <= match.shown_number:
        return False
    since = match.entries[match.numbering.number(number) :]
    return all(entry.undo is None and entry.n in match.numbering.covered for entry in since)
