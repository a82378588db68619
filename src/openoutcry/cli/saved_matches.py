"""Saved matches of the terminal: their files, and the choice of one to resume."""

import time
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path

from openoutcry.cli.arguments import cannot_write, read_text
from openoutcry.cli.errors import NoSavedMatch, error_text
from openoutcry.cli.language import language
from openoutcry.cli.question import command, folded
from openoutcry.cli.screen import localized
from openoutcry.cli.terminal import Terminal
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.catalogue import listing
from openoutcry.match import files
from openoutcry.match.errors import BadRecord
from openoutcry.match.match import Match
from openoutcry.match.record import parse
from openoutcry.match.verify import replay
from openoutcry.text.words import known, listed


def save(match: Match, path: Path) -> None:
    """Write the record of a match, and the dealer's secret beside it while the match is not over."""
    try:
        files.save(match, path)
    except OSError as problem:
        raise cannot_write(Path(problem.filename or path)) from problem


def resume(path: Path) -> Match:
    """Load an unfinished match. Raise `BadRecord` if it is over."""
    record = parse(read_text(path))
    if record.ending is not None:
        raise BadRecord("resume-over", f"{path}: this match is over", file=str(path))
    return replay(record, files.secret_of_record(record, path))


def saved_folder() -> Path:
    """Return the folder for matches that are saved without `--record`."""
    return user_data_path("openoutcry", appauthor=False) / "games"


def unfinished_files() -> Iterator[Path]:
    """Yield the records in that folder that have a dealer's secret beside them, the newest first."""
    files_there = [file for file in saved_folder().glob("*.jsonl") if files.secret_file(file).exists()]
    yield from sorted(files_there, key=lambda file: file.stat().st_mtime, reverse=True)


def new_file(game: str) -> Path:
    """Return the path for a new record of a game, and create its folder."""
    folder = saved_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise cannot_write(folder) from problem
    return folder / time.strftime(f"{game}-%Y%m%d-%H%M%S.jsonl")


def choose(game: str | None) -> Path:
    """List the unfinished matches, of one game or of all, and let the person choose one.

    Return its file. Raise `NoSavedMatch` if there is none, and EOFError if the person leaves.
    """
    if game is not None:
        listing(game)
    terminal = Terminal()
    found: list[Path] = []
    for file in unfinished_files():
        try:
            match = resume(file)
        except OpenOutcryError as problem:
            terminal.refuse(localized("resume-unreadable", file=str(file), problem=error_text(problem)))
            continue
        if game in (None, match.game.name):
            found.append(file)
            terminal.say(f"{len(found):>3}  {_line(match, file)}")
    if not found:
        raise NoSavedMatch("resume-none", f"no game was left in {saved_folder()}", folder=str(saved_folder()))
    terminal.say(localized("resume-which", most=len(found)))
    while True:
        typed = terminal.ask([str(number + 1) for number in range(len(found))])
        if command(language(), typed) == "quit":
            raise EOFError
        number = folded(typed)
        if number.isdecimal() and len(number) < 9 and 1 <= int(number) <= len(found):
            return found[int(number) - 1]
        terminal.refuse(localized("resume-number", words=typed.strip()[:40], most=len(found)))


def _line(match: Match, file: Path) -> str:
    """Return a line that describes a match: game, players, phase, who is asked, and when it was saved."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
    names = [seat.name for seat in match.header.seats]
    asked = localized("resume-asked", names=listed(language(), [names[seat] for seat in match.asked()]))
    game = localized(f"game-{match.game.name}")
    parts = [f"{game}: {listed(language(), names)}", _phase(match), asked, when]
    return " · ".join(part for part in parts if part)


def _phase(match: Match) -> str:
    """Return the name of the current phase, or "" if the game has none."""
    shown = match.game.shown(match.view(SPECTATOR))
    message = f"phase-{match.game.name}-{getattr(shown, 'phase', '')}"
    return localized(message) if known(language(), message) else ""
