"""Matches for tests: dealt from a known secret, played by random answers."""

from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import pick
from openoutcry.games.catalogue import open_game
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName

SECRET = bytes(range(32))
SEATS = [SeatName("Ann"), SeatName("Ben"), SeatName("Cleo", "broker"), SeatName("Dan", "random")]


def opened(options: dict[str, str] | None = None) -> Match:
    """A match of four, dealt."""
    return Match.open(open_game("mogul", 4, options or {}), SEATS, SECRET)


def play_on(match: Match, answers: int = 10_000, seed: int = 1) -> Match:
    """At most this many more answers of players."""
    rng = Rng(seed)
    while match.asked() and answers > 0:
        match.accept(match.prepare(match.asked()[0], int(pick(match.position, rng))))
        answers -= 1
    return match


def say(match: Match, *words: str) -> None:
    """Whoever is asked answers in words."""
    for word in words:
        seat = match.asked()[0]
        choice = match.choice(seat)
        assert choice is not None
        match.accept(match.prepare(seat, choice.options[choice.words.index(word)]))
