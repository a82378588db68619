"""`openoutcry play`: opens or resumes a match and plays it in the terminal."""

import secrets
import signal
from dataclasses import replace
from pathlib import Path
from types import FrameType

from openoutcry.bots import SeatedBot, level_of, make_bot
from openoutcry.bots.parallel_search import parallelized
from openoutcry.bots.process import is_program, refuse_programs
from openoutcry.cli.arguments import check_bots, parse_game_options, read_house_set, split_bots, split_names
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.options import PlayOptions
from openoutcry.cli.saved_matches import choose, new_file, resume, save
from openoutcry.cli.screen import localized, warn_if_uncompiled
from openoutcry.cli.seats import seat_everybody
from openoutcry.cli.terminal_match import TerminalMatch
from openoutcry.games.catalogue import listing, open_game
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
from openoutcry.text.catalogues import plain


def play_game(options: PlayOptions) -> int:
    """Play a match in the terminal and save it at the end, also when the player leaves. Return 0."""
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


def _own_name(name: str | None) -> str:
    return localized("player", seat=1) if name is None else name.strip()


def _resumed(options: PlayOptions) -> Match:
    """Load the match of `--resume`.

    A record can come from anybody, so a program that it names as a bot is run only if `--bots` names it too.
    """
    match = resume(Path(options.resume or ""))
    agreed = [] if options.bots is None else split_bots(options.bots)
    for bot in agreed:
        if not is_program(bot) or bot not in [seat.bot for seat in match.header.seats]:
            raise WrongUsage("usage-resume", "--resume goes on with a match as it was: people, options and all")
    refuse_programs(seat.bot for seat in match.header.seats if seat.bot not in agreed)
    return match


def _without_new_match_options(options: PlayOptions) -> PlayOptions:
    """Return the options. Raise `WrongUsage` if `--resume` is combined with an option for a new match."""
    others = [options.players, options.hot_seat, options.name, options.house_set, options.seed]
    if options.sets or any(other is not None for other in others):
        raise WrongUsage("usage-resume", "--resume goes on with a match as it was: people, options and all")
    return options


def _bots(match: Match, seed: int | None) -> list[SeatedBot | None]:
    """Return the bots by seat. The seats of people have None."""
    if guests := [seat.bot for seat in match.header.seats if seat.bot is not None and level_of(seat.bot) is None]:
        check_bots(guests)
    bots: list[SeatedBot | None] = []
    for number, seat in enumerate(match.header.seats):
        own = secrets.randbits(60) if seed is None else (seed << 8) + number
        bots.append(None if seat.bot is None else _bot(seat.bot, match, own))
    return bots


def _bot(name: str, match: Match, seed: int) -> SeatedBot:
    """Make a bot that may search on all cores, since only one bot is asked at a time."""
    return parallelized(make_bot(name, match.game, seed), match.game, name, seed, match.header.house_set)


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
