"""`openoutcry play`: opening or resuming a match for a terminal."""

import secrets
import signal
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType

from openoutcry.bots import SeatedBot, level_of, make_bot
from openoutcry.bots.crew import crewed
from openoutcry.bots.process import is_program, refuse_programs
from openoutcry.cli.arguments import bot_list, check_bots, names, read_house_set, settings
from openoutcry.cli.at_table import TerminalMatch
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.resuming import choose
from openoutcry.cli.savefiles import own_file, resume, save
from openoutcry.cli.screen import remark_uncompiled, spoken
from openoutcry.cli.seats import seat_everybody
from openoutcry.games.catalogue import listing, open_game
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
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
    resume: str | None  # a file; an empty name is one to be chosen
    hint: bool = False


def play_game(wishes: Wishes) -> int:
    """Sit down and play; however that ends, the game is kept."""
    if wishes.resume == "":
        try:
            wishes = replace(_alone(wishes), resume=str(choose(wishes.game)))
        except (EOFError, KeyboardInterrupt):
            return 0
    match = _open(wishes) if wishes.resume is None else _resumed(_alone(wishes))
    table = TerminalMatch(match, _bots(match, wishes.seed), wishes.hint)
    path = wishes.record or (None if wishes.resume is None else Path(wishes.resume))
    if path is not None:
        save(match, path)
    remark_uncompiled()
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave)
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        if path is not None or match.asked():
            path = path or own_file(match.game.name)
            save(match, path)
    table.farewell(path)
    return 0


def _open(wishes: Wishes) -> Match:
    if wishes.game is None:
        raise WrongUsage(
            "usage-missing", "which game? or --resume FILE", what=plain(language(), "manual")["manual-value-game"]
        )
    listing(wishes.game)
    set_text = None if wishes.house_set is None else read_house_set(wishes.game, wishes.house_set)
    asked = settings(wishes.sets)
    if wishes.hot_seat is not None and wishes.name is not None:
        raise WrongUsage("usage-name-and-hot-seat", "--name is for one person, --hot-seat for several: say one of them")
    if wishes.players is not None:
        open_game(wishes.game, wishes.players, asked, set_text)
    people = names("--hot-seat", wishes.hot_seat) if wishes.hot_seat is not None else [_own_name(wishes.name)]
    seats = seat_everybody(wishes.game, wishes.players, people, wishes.bots)
    game = open_game(wishes.game, len(seats), asked, set_text)
    secret = None if wishes.seed is None else secret_of(wishes.seed)
    return Match.open(game, seats, secret, set_text)


def _own_name(name: str | None) -> str:
    return spoken("player", seat=1) if name is None else name.strip()


def _resumed(wishes: Wishes) -> Match:
    """The match that was left. A program that it names is run only if `--bots` names it as well: anybody can write a
    record."""
    match = resume(Path(wishes.resume or ""))
    agreed = [] if wishes.bots is None else bot_list(wishes.bots)
    for bot in agreed:
        if not is_program(bot) or bot not in [seat.bot for seat in match.header.seats]:
            raise WrongUsage("usage-resume", "--resume goes on with a match as it was: people, options and all")
    refuse_programs(seat.bot for seat in match.header.seats if seat.bot not in agreed)
    return match


def _alone(wishes: Wishes) -> Wishes:
    """The wish to go on with a match, which goes with no wish for another one."""
    others = [wishes.players, wishes.hot_seat, wishes.name, wishes.house_set, wishes.seed]
    if wishes.sets or any(other is not None for other in others):
        raise WrongUsage("usage-resume", "--resume goes on with a match as it was: people, options and all")
    return wishes


def _bots(match: Match, seed: int | None) -> list[SeatedBot | None]:
    """The bots by seat; None where a person sits."""
    if guests := [seat.bot for seat in match.header.seats if seat.bot is not None and level_of(seat.bot) is None]:
        check_bots(guests)
    bots: list[SeatedBot | None] = []
    for number, seat in enumerate(match.header.seats):
        own = secrets.randbits(60) if seed is None else (seed << 8) + number
        bots.append(None if seat.bot is None else _bot(seat.bot, match, own))
    return bots


def _bot(wish: str, match: Match, seed: int) -> SeatedBot:
    """In a terminal one thinks at a time, and may have all cores."""
    return crewed(make_bot(wish, match.game, seed), match.game, wish, seed, match.header.house_set)


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
