"""Games that were left, shown so that one of them can be chosen."""

import time
from pathlib import Path

from openoutcry.cli.answers import command, folded
from openoutcry.cli.errors import NothingLeft
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.savefiles import left_files, own_folder, resume
from openoutcry.cli.screen import spoken
from openoutcry.cli.terminal import Terminal
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.catalogue import listing
from openoutcry.match.match import Match
from openoutcry.text.words import known, listed


def choose(game: str | None) -> Path:
    """The file of the game that is chosen among those that were left; EOFError if none is."""
    if game is not None:
        listing(game)
    terminal = Terminal()
    found: list[Path] = []
    for file in left_files():
        try:
            match = resume(file)
        except OpenOutcryError as problem:
            terminal.refuse(spoken("resume-unreadable", file=str(file), problem=in_words(language(), problem)))
            continue
        if game in (None, match.game.name):
            found.append(file)
            terminal.say(f"{len(found):>3}  {_line(match, file)}")
    if not found:
        raise NothingLeft("resume-none", f"no game was left in {own_folder()}", folder=str(own_folder()))
    terminal.say(spoken("resume-which", most=len(found)))
    while True:
        typed = terminal.ask([str(number + 1) for number in range(len(found))])
        if command(language(), typed) == "quit":
            raise EOFError
        number = folded(typed)
        if number.isdecimal() and len(number) < 9 and 1 <= int(number) <= len(found):
            return found[int(number) - 1]
        terminal.refuse(spoken("resume-number", words=typed.strip()[:40], most=len(found)))


def _line(match: Match, file: Path) -> str:
    """The game, its players, where it stands, and when it was left."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
    names = [seat.name for seat in match.header.seats]
    asked = spoken("resume-asked", names=listed(language(), [names[seat] for seat in match.asked()]))
    game = spoken(f"game-{match.game.name}")
    parts = [f"{game}: {listed(language(), names)}", _phase(match), asked, when]
    return " · ".join(part for part in parts if part)


def _phase(match: Match) -> str:
    """The phase that is played, where the game has a word for it."""
    shown = match.game.shown(match.view(SPECTATOR))
    message = f"phase-{match.game.name}-{getattr(shown, 'phase', '')}"
    return spoken(message) if known(language(), message) else ""
