"""Games that were left: where they are kept, and going on with one."""

import time
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path

from openoutcry.cli.arguments import cannot_write, read_text
from openoutcry.match import files
from openoutcry.match.errors import BadRecord
from openoutcry.match.match import Match
from openoutcry.match.record import parse
from openoutcry.match.verify import replay


def save(match: Match, path: Path) -> None:
    """Write the record, and the secret of a match that goes on."""
    try:
        files.save(match, path)
    except OSError as problem:
        raise cannot_write(Path(problem.filename or path)) from problem


def resume(path: Path) -> Match:
    """The match as it was left."""
    record = parse(read_text(path))
    if record.ending is not None:
        raise BadRecord("resume-over", f"{path}: this match is over", file=str(path))
    return replay(record, files.secret_of_record(record, path))


def own_folder() -> Path:
    """Where games are kept that nobody has named a file for."""
    return user_data_path("openoutcry", appauthor=False) / "games"


def left_files() -> Iterator[Path]:
    """The games there that were left before their end, as the secret beside them shows; the last one first."""
    files_there = [file for file in own_folder().glob("*.jsonl") if files.secret_file(file).exists()]
    yield from sorted(files_there, key=lambda file: file.stat().st_mtime, reverse=True)


def own_file(game: str) -> Path:
    """Where a game is kept when nobody has named a file."""
    folder = own_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise cannot_write(folder) from problem
    return folder / time.strftime(f"{game}-%Y%m%d-%H%M%S.jsonl")
