"""Saves a match to a file. While the match goes on, a second file beside it has the dealer's secret."""

from pathlib import Path

from openoutcry.match.dealer import commitment
from openoutcry.match.errors import BadRecord
from openoutcry.match.match import Match
from openoutcry.match.record import FULL, Record, dump


def secret_file(record: Path) -> Path:
    """Return the path of the file with the secret of an unfinished match."""
    return record.with_name(f"{record.name}.secret")


def save(match: Match, path: Path) -> None:
    """Write the record. While the match goes on, also write the secret, readable by the file's owner only."""
    path.write_text(dump(match, FULL), encoding="utf-8")
    secret = secret_file(path)
    if match.asked():
        secret.touch(mode=0o600)
        secret.write_text(match.secret.hex() + "\n", encoding="utf-8")
    else:
        secret.unlink(missing_ok=True)


def secret_of_record(record: Record, path: Path) -> bytes:
    """Return the dealer's secret of a saved match, from its ending or from the file beside it. Raise `BadRecord` if it
    is missing or belongs to another match."""
    kept = secret_file(path)
    try:
        text = kept.read_text(encoding="utf-8") if record.ending is None else record.ending.secret
        secret = bytes.fromhex(text)
    except (OSError, ValueError) as problem:
        raise BadRecord("resume-no-secret", f"without {kept} nobody can deal on", file=str(kept)) from problem
    if commitment(secret) != record.header.commitment:
        raise BadRecord("resume-other-secret", f"{kept} belongs to another match", file=str(kept))
    return secret
