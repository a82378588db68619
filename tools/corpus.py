"""Write records of all four games by the rules of today into tests/corpus, where every later version must be able to
play them again: `python tools/corpus.py [GAME...]`.

Games are played at random, with every count of players, every option and the printed data as a house set, answers taken
back and sealed ones changed. A record that is there already is left alone: those of earlier rules are kept for as long
as they are played.
"""

import gzip
import sys
from pathlib import Path

from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import pick
from openoutcry.games import catalogue
from openoutcry.games.packages import house
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName, dump

CORPUS = Path(__file__).parent.parent / "tests" / "corpus"
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
RECORDS = 10
# One answer in so many is taken back, and one sealed answer in so many changed.
TAKEN_BACK = 12
CHANGED = 4


def main() -> None:
    for game in sys.argv[1:] or house():
        rules = catalogue.rules_played(game)[-1]
        for number in range(RECORDS):
            file = CORPUS / f"{game}.rules-{rules}.{number}.jsonl.gz"
            if not file.exists():
                text = dump(played(game, number))
                file.write_bytes(gzip.compress(text.encode(), mtime=0))
                print(f"{file.name}: {text.count(chr(10)) - 2} inputs")


def played(name: str, number: int) -> Match:
    """A whole match, another one for each number."""
    counts = catalogue.info(name).players
    players = counts[number % len(counts)]
    turn = number + number // (RECORDS // 2)
    asked = {option.name: option.values[turn % len(option.values)] for option in catalogue.options(name, players)}
    set_text = catalogue.data_text(name) if number == RECORDS - 1 else None
    game = catalogue.open_game(name, players, asked, set_text)
    match = Match.open(game, [SeatName(one) for one in NAMES[:players]], bytes([number]) * 32, set_text)
    rng = Rng(number)
    while match.asked():
        seat = match.asked()[0]
        match.accept(match.prepare(seat, int(pick(match.position, rng))))
        if match.asked() and int(rng.below(TAKEN_BACK)) == 0:
            take_back(match, seat)
        for other in range(players):
            choice = match.choice(other)
            if choice is not None and choice.chosen is not None and int(rng.below(CHANGED)) == 0:
                match.accept(match.prepare(other, choice.options[int(rng.below(len(choice.options)))]))
    return match


def take_back(match: Match, seat: int) -> None:
    """The seat's last answer is taken back; everybody agrees where that is needed."""
    point = match.undo_point(seat)
    if point is not None:
        match.accept(match.prepare_undo(seat, point.to, not point.free))


if __name__ == "__main__":
    main()
