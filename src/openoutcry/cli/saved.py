"""Games that were left: the record, and beside it the dealer's secret, without which nobody could deal on."""

import time
from pathlib import Path

from platformdirs import user_data_path

from openoutcry.cli.arguments import cannot_write, read_text, write_text
from openoutcry.cli.errors import CannotRead
from openoutcry.table.dealer import commitment
from openoutcry.table.errors import BadRecord
from openoutcry.table.match import Match
from openoutcry.table.record import FULL, dump, parse
from openoutcry.table.verify import replay


def secret_file(record: Path) -> Path:
    """Where the secret of an unfinished match is kept."""
    return record.with_name(f"{record.name}.secret")


def save(match: Match, path: Path) -> None:
    """Write the record; while the match goes on, the secret too, for its owner's eyes only."""
    write_text(path, dump(match, FULL))
    secret = secret_file(path)
    if match.asked():
        try:
            secret.touch(mode=0o600)
        except OSError as problem:
            raise cannot_write(secret) from problem
        write_text(secret, match.secret.hex() + "\n")
    else:
        secret.unlink(missing_ok=True)


def resume(path: Path) -> Match:
    """The match as it was left."""
    record = parse(read_text(path))
    if record.ending is not None:
        raise BadRecord("resume-over", f"{path}: this match is over", file=str(path))
    secret_path = secret_file(path)
    try:
        secret = bytes.fromhex(read_text(secret_path))
    except (CannotRead, ValueError) as problem:
        message = f"without {secret_path} nobody can deal on"
        raise BadRecord("resume-no-secret", message, file=str(secret_path)) from problem
    if commitment(secret) != record.header.commitment:
        raise BadRecord("resume-other-secret", f"{secret_path} belongs to another match", file=str(secret_path))
    return replay(record, secret)


def own_file(game: str) -> Path:
    """Where a game is kept when nobody has named a file."""
    folder = user_data_path("openoutcry", appauthor=False) / "games"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise cannot_write(folder) from problem
    return folder / time.strftime(f"{game}-%Y%m%d-%H%M%S.jsonl")
