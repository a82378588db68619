"""`openoutcry play`: opening or resuming a match for a terminal."""

import hashlib
import secrets
import signal
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from openoutcry.bots import Bot, make_bot
from openoutcry.cli.arguments import names, read_text, settings
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.evening import Evening
from openoutcry.cli.saved import own_file, resume, save
from openoutcry.cli.screen import remark_uncompiled, spoken
from openoutcry.cli.seats import seat_everybody
from openoutcry.cli.spoken import language
from openoutcry.games.catalogue import listing, open_game
from openoutcry.table.match import Match
from openoutcry.text.catalogues import plain


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: str | None
    players: int | None
    bots: str | None
    hot_seat: str | None
    name: str | None
    sets: list[str]
    house_set: Path | None
    seed: int | None
    record: Path | None
    resume: Path | None


def play_game(wishes: Wishes) -> int:
    """Sit down and play; whatever ends the evening, the game is kept."""
    match = _open(wishes) if wishes.resume is None else _resume(wishes)
    path = wishes.record or wishes.resume
    if path is not None:
        save(match, path)
    remark_uncompiled()
    evening = Evening(match, _bots(match, wishes.seed))
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave)
    try:
        evening.play()
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        if path is not None or match.asked():
            path = path or own_file(match.game.name)
            save(match, path)
    evening.farewell(path)
    return 0


def _open(wishes: Wishes) -> Match:
    if wishes.game is None:
        raise WrongUsage(
            "usage-missing", "which game? or --resume FILE", what=plain(language(), "manual")["manual-value-game"]
        )
    listing(wishes.game)
    set_text = None if wishes.house_set is None else read_text(wishes.house_set)
    asked = settings(wishes.sets)
    if wishes.hot_seat is not None and wishes.name is not None:
        raise WrongUsage("usage-name-and-hot-seat", "--name is for one person, --hot-seat for several: say one of them")
    if wishes.players is not None:
        open_game(wishes.game, wishes.players, asked, set_text)
    people = names("--hot-seat", wishes.hot_seat) if wishes.hot_seat is not None else [_own_name(wishes.name)]
    seats = seat_everybody(wishes.game, wishes.players, people, wishes.bots)
    game = open_game(wishes.game, len(seats), asked, set_text)
    secret = None if wishes.seed is None else hashlib.sha256(f"openoutcry play --seed {wishes.seed}".encode()).digest()
    return Match.open(game, seats, secret, set_text)


def _own_name(name: str | None) -> str:
    return spoken("player", seat=1) if name is None else name.strip()


def _resume(wishes: Wishes) -> Match:
    assert wishes.resume is not None
    others = [wishes.players, wishes.bots, wishes.hot_seat, wishes.name, wishes.house_set, wishes.seed]
    if wishes.sets or any(other is not None for other in others):
        raise WrongUsage("usage-resume", "--resume goes on with a match as it was: people, options and all")
    return resume(wishes.resume)


def _bots(match: Match, seed: int | None) -> list[Bot | None]:
    """The bots by seat; None where a person sits."""
    bots: list[Bot | None] = []
    for number, seat in enumerate(match.header.seats):
        own = secrets.randbits(60) if seed is None else (seed << 8) + number
        bots.append(None if seat.bot is None else make_bot(seat.bot, match.game, own))
    return bots


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
