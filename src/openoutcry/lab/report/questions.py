"""Which questions matter: the coach analyses a few games like those of the rows, and the results are summed up by kind
of question."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

from openoutcry.bots import make_bot
from openoutcry.coach.analysis import Decision
from openoutcry.coach.evaluation import Precision
from openoutcry.engine.game import Game
from openoutcry.games.catalogue import open_game
from openoutcry.lab.coaching import analyze_match
from openoutcry.lab.errors import BadFile
from openoutcry.lab.report.rows import Rows
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName, set_hash

ROUGH = Precision.within(0.1)


class QuestionCost(msgspec.Struct, frozen=True):
    """A kind of question. `stake` is what an answer at random is worth less than the best one, in parts of a game,
    `cost` what the answers that were given lost, both on average; `each` is how often it is asked in a game, `total`
    what is at stake in all of them together."""

    kind: str
    asked: int
    each: float
    stake: float
    cost: float
    total: float


def ask_coach(
    rows: Rows, games: int, house_set: str | None = None, progress: Callable[[int], None] | None = None
) -> list[QuestionCost]:
    """Analyse games like the first one of the rows, with the same bots. Return the questions with the largest total
    first."""
    first = rows.seats.filter(rows.seats["match"] == rows.seats["match"][0]).sort("seat")
    if "set_hash" in first.columns and first["set_hash"][0] != set_hash(house_set):
        message = "the rows are of another set than the printed one: --house-set names it"
        raise BadFile("report-other-set", message)
    options = (
        dict(word.split("=", 1) for word in str(first["options"][0]).split()) if "options" in first.columns else {}
    )
    game = open_game(str(first["game"][0]), int(first["players"][0]), options, house_set)
    kinds: dict[str, list[Decision]] = defaultdict(list)
    for seed in range(games):
        found = analyze_match(played(game, first["bot"].to_list(), seed, house_set), seed, ROUGH, 1)
        for one in found.decisions:
            kinds[one.kind].append(one)
        if progress is not None:
            progress(1)
    return sorted((_summed(kind, some, games) for kind, some in kinds.items()), key=lambda one: -one.total)


def played(game: Game[Any], names: list[str], seed: int, house_set: str | None) -> Match:
    """Play a whole match between bots."""
    seats = [SeatName(f"{name} {seat + 1}", name) for seat, name in enumerate(names)]
    match = Match.open(game, seats, secret_of(seed), house_set)
    bots = [make_bot(name, game, (seed << 8) + seat) for seat, name in enumerate(names)]
    while waiting := match.asked():
        seat = waiting[0]
        choice = match.choice(seat)
        assert choice is not None
        match.accept(match.prepare(seat, bots[seat].act(match.bot_view(seat), choice, None)))
    return match


def _summed(kind: str, some: list[Decision], games: int) -> QuestionCost:
    stakes = [_stake(one) for one in some]
    cost = sum(one.cost for one in some) / len(some)
    return QuestionCost(kind, len(some), len(some) / games, sum(stakes) / len(some), cost, sum(stakes) / games)


def _stake(one: Decision) -> float:
    wins = [option.win for option in one.options]
    best = next((option.win for option in one.options if option.words == one.best), max(wins))
    return max(best - sum(wins) / len(wins), 0.0)
