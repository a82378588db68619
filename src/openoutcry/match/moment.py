"""Whether an answer was meant for now. Of several people who choose at the same time nobody is late because another was
faster: their answers wait for the last, and change nothing before. Numbers here are those that are shown."""

from openoutcry.match.match import Match


def is_now(match: Match, number: int) -> bool:
    """Whether what was seen after `number` inputs still stands: nothing has happened since, or only sealed answers to
    the same question."""
    if not 0 <= number <= match.shown_number:
        return False
    since = match.entries[match.numbering.number(number) :]
    return all(entry.undo is None and entry.n in match.numbering.covered for entry in since)
