"""Records of matches, read and verified from Python."""

from os import PathLike
from pathlib import Path

from openoutcry.match.record import Record, parse
from openoutcry.match.verify import verify


def read_record(path: str | PathLike[str]) -> Record:
    """Read a record from a file: `header`, `entries`, `ending`. An error names the line that is wrong.

    >>> match = oo.Match(oo.open_game("mogul", players=4), seats=["broker"] * 4, seed=1)
    >>> match.go_on()
    >>> match.save("evening.jsonl")
    >>> record = oo.read_record("evening.jsonl")
    >>> record.header.game, record.ending.scores == match.scores
    ('mogul', True)
    """
    return parse(Path(path).read_text(encoding="utf-8"))


def verify_record(record: Record) -> None:
    """Replay a full record with the dealer's secret. Raise `FalseRecord` if anything in it differs.

    >>> match = oo.Match(oo.open_game("mogul", players=4), seats=["random"] * 4, seed=1)
    >>> match.go_on()
    >>> match.save("evening.jsonl")
    >>> oo.verify_record(oo.read_record("evening.jsonl"))
    """
    verify(record)
