"""Who sits where: people first, then bots, one a seat."""

from openoutcry.bots import usual_bot
from openoutcry.bots.names import name_for
from openoutcry.cli.arguments import bot_list, bot_names
from openoutcry.cli.errors import WrongUsage
from openoutcry.games.catalogue import info
from openoutcry.match.record import LONGEST_NAME, SeatName

USUAL = 4


def default_players(game: str) -> int:
    """How many play when nobody says it."""
    counts = info(game).players
    return USUAL if USUAL in counts else counts[0]


def fill_bots(game: str, wish: str | None, seats: int) -> list[str]:
    """The bots of these seats: those named, the one named everywhere, or the usual one."""
    wanted = bot_names(wish) if wish is not None else [usual_bot(game)]
    if len(wanted) == 1 and (seats > 0 or wish is None):
        return wanted * seats
    if len(wanted) != seats:
        message = f"--bots names {len(wanted)} bots, and there are {seats} seats for bots"
        raise WrongUsage("usage-bots", message, bots=len(wanted), seats=seats)
    return wanted


def seat_everybody(game: str, players: int | None, people: list[str], bots: str | None) -> list[SeatName]:
    """The seats in order. The number of players, if nobody says it, is what the names given make, or the usual one."""
    _check_names(people)
    if players is None:
        named = len(people) + (len(bot_list(bots)) if bots is not None else 0)
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
