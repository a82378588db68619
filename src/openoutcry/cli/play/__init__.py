"""`openoutcry play`: opens or resumes a match and plays it in the terminal. Unfinished matches are saved."""

import secrets
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType

from platformdirs import user_data_path

from openoutcry.bots import SeatedBot, level_of, make_bot
from openoutcry.bots.levels import name_for
from openoutcry.bots.parallel_search import parallelized
from openoutcry.bots.process import is_program, refuse_programs
from openoutcry.cli.arguments import (
    cannot_write,
    check_bots,
    default_players,
    fill_bots,
    parse_game_options,
    read_house_set,
    read_text,
    split_bots,
    split_names,
)
from openoutcry.cli.options import PlayOptions
from openoutcry.cli.play.match import TerminalMatch
from openoutcry.cli.play.terminal import Terminal, command, folded
from openoutcry.cli.run import NoSavedMatch, WrongUsage, error_text, language
from openoutcry.cli.screen import localized, warn_if_uncompiled
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.catalogue import listing, open_game
from openoutcry.match.dealer import secret_of
from openoutcry.match.errors import BadRecord
from openoutcry.match.match import Match
from openoutcry.match.record import LONGEST_NAME, SeatName, parse, secret_file, secret_of_record
from openoutcry.match.record import save as save_record
from openoutcry.match.verify import replay
from openoutcry.text.catalogues import plain
from openoutcry.text.words import known, listed


def save(match: Match, path: Path) -> None:
    """Write the record of a match to `path`, and the dealer's secret beside it while the match is not over. Raise
    `CannotWrite` if that fails."""
    try:
        save_record(match, path)
    except OSError as problem:
        raise cannot_write(Path(problem.filename or path)) from problem


def resume(path: Path) -> Match:
    """Return the unfinished match of a record. Raise `BadRecord` if the match is over, `CannotRead` if the file cannot
    be read."""
    record = parse(read_text(path))
    if record.ending is not None:
        raise BadRecord("resume-over", f"{path}: this match is over", file=str(path))
    return replay(record, secret_of_record(record, path))


def saved_folder() -> Path:
    """Return the folder for records of matches that are saved without `--record`."""
    return user_data_path("openoutcry", appauthor=False) / "games"


def unfinished_files() -> Iterator[Path]:
    """Yield the records of unfinished matches in `saved_folder`, the newest first. Such a record has a file with the
    dealer's secret beside it."""
    files_there = [file for file in saved_folder().glob("*.jsonl") if secret_file(file).exists()]
    yield from sorted(files_there, key=lambda file: file.stat().st_mtime, reverse=True)


def new_file(game: str) -> Path:
    """Return the path for a new record of a game in `saved_folder`, and create that folder."""
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
    """Return a line that describes a saved match: game, players, phase, who has to answer, and when it was saved."""
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


def play_game(options: PlayOptions) -> int:
    """Run `openoutcry play`: play a match in the terminal and save it at the end, also when the player leaves. Return
    0."""
    if options.resume == "":
        try:
            options = replace(_without_new_match_options(options), resume=str(choose(options.game)))
        except (EOFError, KeyboardInterrupt):
            return 0
    match = _open(options) if options.resume is None else _resumed(_without_new_match_options(options))
    table = TerminalMatch(match, _bots(match, options.seed), options.hint)
    path = options.record or (None if options.resume is None else Path(options.resume))
    if path is not None:
        save(match, path)
    warn_if_uncompiled()
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave)
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        if path is not None or match.asked():
            path = path or new_file(match.game.name)
            save(match, path)
    table.print_result(path)
    return 0


def _open(options: PlayOptions) -> Match:
    if options.game is None:
        raise WrongUsage(
            "usage-missing", "which game? or --resume FILE", what=plain(language(), "manual")["manual-value-game"]
        )
    listing(options.game)
    set_text = None if options.house_set is None else read_house_set(options.game, options.house_set)
    asked = parse_game_options(options.sets)
    if options.hot_seat is not None and options.name is not None:
        raise WrongUsage("usage-name-and-hot-seat", "--name is for one person, --hot-seat for several: say one of them")
    if options.players is not None:
        open_game(options.game, options.players, asked, set_text)
    people = split_names("--hot-seat", options.hot_seat) if options.hot_seat is not None else [_own_name(options.name)]
    seats = seat_everybody(options.game, options.players, people, options.bots)
    game = open_game(options.game, len(seats), asked, set_text)
    secret = None if options.seed is None else secret_of(options.seed)
    return Match.open(game, seats, secret, set_text)


def seat_everybody(game: str, players: int | None, people: list[str], bots: str | None) -> list[SeatName]:
    """Return name and kind of bot for each seat of a new match, people first. `bots` is the value of `--bots`. Without
    `players`, there are as many seats as people and named bots, or the default number if at most one bot is named.
    Raise `WrongUsage` if they do not fit."""
    _check_names(people)
    if players is None:
        named = len(people) + (len(split_bots(bots)) if bots is not None else 0)
        single = bots is None or named == len(people) + 1
        players = max(default_players(game), len(people)) if single else named
    if len(people) > players:
        message = f"{len(people)} people do not fit at a table for {players}"
        raise WrongUsage("usage-people", message, people=len(people), players=players)
    kinds = fill_bots(game, bots, players - len(people))
    seats = [SeatName(name) for name in people]
    for bot in kinds:
        seats.append(SeatName(name_for(bot, [seat.name for seat in seats]), bot))
    return seats


def _check_names(people: list[str]) -> None:
    for name in people:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            message = f"{name!r}: a name has 1 to {LONGEST_NAME} letters"
            raise WrongUsage("usage-name", message, name=name, most=LONGEST_NAME)
    if len({name.lower() for name in people}) < len(people):
        raise WrongUsage("usage-same-name", "two people have the same name", names=", ".join(people))


def _own_name(name: str | None) -> str:
    return localized("player", seat=1) if name is None else name.strip()


def _resumed(options: PlayOptions) -> Match:
    """Return the match that `--resume` names. A record can come from anybody, so a program that it names as a bot is
    run only if `--bots` names it too."""
    match = resume(Path(options.resume or ""))
    agreed = [] if options.bots is None else split_bots(options.bots)
    for bot in agreed:
        if not is_program(bot) or bot not in [seat.bot for seat in match.header.seats]:
            raise WrongUsage("usage-resume", "--resume goes on with a match as it was: people, options and all")
    refuse_programs(seat.bot for seat in match.header.seats if seat.bot not in agreed)
    return match


def _without_new_match_options(options: PlayOptions) -> PlayOptions:
    """Return the options unchanged. Raise `WrongUsage` if `--resume` is combined with an option for a new match."""
    others = [options.players, options.hot_seat, options.name, options.house_set, options.seed]
    if options.sets or any(other is not None for other in others):
        raise WrongUsage("usage-resume", "--resume goes on with a match as it was: people, options and all")
    return options


def _bots(match: Match, seed: int | None) -> list[SeatedBot | None]:
    """Create the bots of a match and return them by seat, with None for the seats of people. `seed` determines their
    random numbers; None means random seeds."""
    if guests := [seat.bot for seat in match.header.seats if seat.bot is not None and level_of(seat.bot) is None]:
        check_bots(guests)
    bots: list[SeatedBot | None] = []
    for number, seat in enumerate(match.header.seats):
        own = secrets.randbits(60) if seed is None else (seed << 8) + number
        bots.append(None if seat.bot is None else _bot(seat.bot, match, own))
    return bots


def _bot(name: str, match: Match, seed: int) -> SeatedBot:
    """Return a new bot that may search on all cores, since only one bot thinks at a time."""
    return parallelized(make_bot(name, match.game, seed), match.game, name, seed, match.header.house_set)


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
