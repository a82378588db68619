"""Games for the tests of words and drawings: always dealt alike, played by bots that play at random."""

from collections.abc import Iterator

from openoutcry.bots import make_bot
from openoutcry.games.catalogue import open_game
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
# All modules of Stockpile.
EVERYTHING = {
    "bonds": "on",
    "commodities": "on",
    "dice": "on",
    "strategies": "promo",
    "first-player-card": "on",
    "investors": "promo",
}


def moments(
    players: int = 4, options: dict[str, str] | None = None, seed: int = 0, game_name: str = "mogul"
) -> Iterator[Match]:
    """One match, before each answer and when it is over."""
    game = open_game(game_name, players, options)
    match = Match.open(game, [SeatName(name) for name in NAMES[:players]], bytes(32))
    bots = [make_bot("random", game, seed * 10 + seat) for seat in range(players)]
    while asked := match.asked():
        yield match
        seat = asked[0]
        choice = match.choice(seat)
        assert choice is not None
        match.accept(match.prepare(seat, bots[seat].act(match.bot_view(seat), choice, None)))
    yield match


def played_out(
    players: int = 4, options: dict[str, str] | None = None, seed: int = 0, game_name: str = "mogul"
) -> Match:
    """The match when it is over."""
    *_, match = moments(players, options, seed, game_name)
    return match
