"""Writes docs/reports: of each game one match between bots of different strength, as the coach sees it.

python tools/coach_reports.py [GAME ...] [--error 2]
"""

import argparse
from pathlib import Path

from openoutcry.bots import make_bot
from openoutcry.coach.evaluation import Precision
from openoutcry.coach.page import CoachSentences, page
from openoutcry.games.catalogue import games, open_game
from openoutcry.lab.coaching import analyze_match
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName

REPORTS = Path(__file__).resolve().parents[1] / "docs" / "reports"
PLAYERS = {"speculation-cards": 3}
SEATS = [
    SeatName("Hetty", "tycoon:600"),
    SeatName("Jesse", "broker"),
    SeatName("Otto", "novice"),
    SeatName("Vicky", "analyst:200"),
]
SEED = 2026


def played(name: str) -> Match:
    """The match of the report; the same every time."""
    players = PLAYERS.get(name, len(SEATS))
    game = open_game(name, players)
    match = Match.open(game, SEATS[:players], secret_of(SEED))
    bots = [make_bot(str(one.bot), game, SEED + seat) for seat, one in enumerate(SEATS[:players])]
    while asked := match.asked():
        choice = match.choice(asked[0])
        assert choice is not None
        match.accept(match.prepare(asked[0], bots[asked[0]].act(match.bot_view(asked[0]), choice)))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--error", type=float, default=2.0, help="in points of a hundred")
    wanted = parser.parse_args()
    for name in wanted.games:
        match = played(name)
        found = analyze_match(
            match,
            0,
            Precision.within(wanted.error / 100),
            1,
            lambda done, of: print(f"\r{done}/{of}", end="", flush=True),
        )
        (REPORTS / f"{name}.html").write_text(page(CoachSentences("en", match, found)), "utf-8")
        print(f"\r{name}: {len(found.decisions)} decisions, {len(found.mistakes())} mistakes", flush=True)


if __name__ == "__main__":
    main()
