"""Measures the coach: how long it takes, whether its chances come true, whether it finds mistakes that were planted.

    python tools/measure_coach.py speed GAME PLAYERS [--bot BOT] [--seed N]
    python tools/measure_coach.py calibration GAME PLAYERS --games 200 [--bot BOT]
    python tools/measure_coach.py planted GAME PLAYERS --games 20 [--bot BOT]

Each prints one JSON object a line; times are of the processor, on one core.
"""

import argparse
import json
import time
from typing import Any

from openoutcry.bots import make_bot
from openoutcry.bots.search.values import Values
from openoutcry.coach.analysis import analyze
from openoutcry.coach.asked import decisions
from openoutcry.coach.valuing import QUICK, Effort, mind_of
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.views import view
from openoutcry.games.catalogue import open_game
from openoutcry.table.dealer import secret_of
from openoutcry.table.match import Match
from openoutcry.table.record import SeatName

WORLDS = 200  # guessed for one chance that is held to what happened
BAND = 0.1
MARGIN = 0.15  # by which the worst option is worse, where a mistake is planted
LIGHT = Effort(0.05, 500, 1500, 0)


class Planted:
    """One wrong answer: whose, after how many decisions of that seat at the earliest, and where it came to lie."""

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after
        self.n: int | None = None


def played(game: Game[Any], bot: str, seed: int, planted: Planted | None = None) -> Match:
    """A match between bots of one kind."""
    match = Match.open(game, [SeatName(f"{bot} {seat + 1}", bot) for seat in range(game.players)], secret_of(seed))
    bots = [make_bot(bot, game, (seed << 8) + seat) for seat in range(game.players)]
    own = 0
    while asked := match.asked():
        seat = asked[0]
        choice = match.choice(seat)
        assert choice is not None
        option = bots[seat].act(match.bot_view(seat), choice)
        if planted is not None and seat == planted.seat and len(choice.options) > 1 and planted.n is None:
            own += 1
            worst = clearly_worst(game, match, seat, choice, seed) if own > planted.after else None
            if worst is not None:
                option, planted.n = worst, match.number + 1
        match.accept(match.prepare(seat, option))
    return match


def clearly_worst(game: Game[Any], match: Match, seat: int, choice: door.Choice, seed: int) -> int | None:
    """The worst option, if it is worse than the best by a clear margin."""
    values = Values(game, mind_of(game), seed ^ 0xBAD)
    values.begin(choice.options)
    values.try_worlds(view(match.position, seat, True), seat, True, WORLDS)
    places = sorted(range(len(choice.options)), key=lambda place: values.mean(place, seat))
    gap = values.mean(places[-1], seat) - values.mean(places[0], seat)
    sure = gap > MARGIN + 2 * values.difference_error(places[-1], places[0], seat)
    return choice.options[places[0]] if sure else None


def speed(game: Game[Any], bot: str, seed: int) -> dict[str, Any]:
    """Seconds for one record: to a first result, and at the usual error, also for 100 decisions."""
    match = played(game, bot, seed)
    times = {}
    for name, effort in (("first", QUICK), ("whole", Effort())):
        began = time.process_time()
        found = analyze(match, 0, effort)
        times[name] = round(time.process_time() - began, 1)
    number = len(found.decisions)
    return {
        "decisions": number,
        **times,
        "per_100": round(100 * times["whole"] / number, 1),
        "playouts": found.playouts,
        "seats": [[round(x, 3) for x in (one.result, one.luck, one.skill, one.table)] for one in found.seats],
    }


def calibration(game: Game[Any], bot: str, games: int, seed: int) -> dict[str, Any]:
    """Positions by the chance that was said, and how many of them were won."""
    rng, bands = Rng(seed), [[0, 0.0, 0.0] for _ in range(round(1 / BAND))]
    mind = mind_of(game)
    for n in range(games):
        match = played(game, bot, seed * 10_000 + n)
        result = match.result()
        assert result is not None
        asked = decisions(match)
        for _ in range(2):
            one = asked[int(rng.below(len(asked)))]
            values = Values(game, mind, seed * 10_000 + n)
            values.begin([one.chosen])
            values.try_worlds(one.seen, one.seat, one.covered, WORLDS)
            said = float(values.mean(0, one.seat))
            band = bands[min(int(said / BAND), len(bands) - 1)]
            band[0] += 1
            band[1] += said
            band[2] += (one.seat in result.winners) / len(result.winners)
    rows = [[count, round(said / count, 3), round(won / count, 3)] for count, said, won in bands if count]
    return {"positions": 2 * games, "bands": rows}


def find_planted(game: Game[Any], bot: str, games: int, seed: int) -> dict[str, Any]:
    """How many of the planted mistakes are among the three worst answers of their seat, and of the game."""
    there, of_seat, of_game = 0, 0, 0
    for n in range(games):
        planted = Planted(n % game.players, 3 + n % 7)
        match = played(game, bot, seed * 10_000 + n, planted)
        if planted.n is None:
            continue
        there += 1
        found = analyze(match, 1, LIGHT)
        of_seat += planted.n in [one.n for one in found.worst(planted.seat)]
        of_game += planted.n in [one.n for one in found.worst()]
        print(json.dumps({"game": n, "planted": there, "of_seat": of_seat, "of_game": of_game}), flush=True)
    return {"planted": there, "of_seat": of_seat, "of_game": of_game}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["speed", "calibration", "planted"])
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--bot", default="broker")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = open_game(wanted.game, wanted.players)
    began = time.process_time()
    if wanted.what == "speed":
        found = speed(game, wanted.bot, wanted.seed)
    elif wanted.what == "calibration":
        found = calibration(game, wanted.bot, wanted.games, wanted.seed)
    else:
        found = find_planted(game, wanted.bot, wanted.games, wanted.seed)
    seconds = round(time.process_time() - began, 1)
    print(json.dumps({"what": wanted.what, "game": wanted.game, "players": wanted.players, **found, "cpu": seconds}))


if __name__ == "__main__":
    main()
