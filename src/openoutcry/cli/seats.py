"""Seats of a new match: people first, then bots."""

from openoutcry.bots import usual_bot
from openoutcry.bots.characters import name_for
from openoutcry.cli.arguments import parse_bots, split_bots
from openoutcry.cli.errors import WrongUsage
from openoutcry.games.catalogue import info
from openoutcry.match.record import LONGEST_NAME, SeatName

USUAL = 4


def default_players(game: str) -> int:
    """Return the usual number of players of a game: 4, or the smallest number if 4 cannot play."""
    counts = info(game).players
    return USUAL if USUAL in counts else counts[0]


def fill_bots(game: str, names: str | None, seats: int) -> list[str]:
    """Return one bot for each seat.

    `names` is the value of `--bots`: one bot for all seats, or one for each. None means the usual bot of the game.
    """
    bots = parse_bots(names) if names is not None else [usual_bot(game)]
    if len(bots) == 1 and (seats > 0 or names is None):
        return bots * seats
    if len(bots) != seats:
        message = f"--bots names {len(bots)} bots, and there are {seats} seats for bots"
        raise WrongUsage("usage-bots", message, bots=len(bots), seats=seats)
    return bots


def seat_everybody(game: str, players: int | None, people: list[str], bots: str | None) -> list[SeatName]:
    """Return the seats of a match, people first.

    Without `players`, there are as many seats as people and named bots, or the default number if at most one bot is
    named.
    """
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
