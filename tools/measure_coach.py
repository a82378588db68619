"""Measures the coach: how long it takes, whether its chances come true, whether it finds mistakes that were planted,
and how many it finds in games of each kind of bot with itself.

    python tools/measure_coach.py speed GAME PLAYERS [--bot BOT] [--modules]
    python tools/measure_coach.py calibration GAME PLAYERS --games 200 [--bot BOT]
    python tools/measure_coach.py planted GAME PLAYERS --games 25 [--bot BOT]
    python tools/measure_coach.py mistakes GAME PLAYERS --games 2 [--bot BOT]

Each prints one JSON object a line, the last of which is the result; `--keep` adds that to docs/coach-results.jsonl,
of which `tools/calibration_picture.py` makes the picture.
Times are of the processor, on one core.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from openoutcry.bots import make_bot
from openoutcry.bots.search.option_values import OptionValues
from openoutcry.coach.analysis import MISTAKE, prior_of, summed
from openoutcry.coach.decisions import decisions
from openoutcry.coach.evaluation import QUICK, SURE, Precision, mind_of, value
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.views import view
from openoutcry.games.catalogue import open_game, options
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName

DOCS = Path(__file__).resolve().parents[1] / "docs"
KEPT = DOCS / "coach-results.jsonl"
WORLDS = 200  # guessed for one chance that is held to what happened
BANDS = 20  # of chances, as they are kept
MARGIN = 0.15  # by which the worst option is worse, where a mistake is planted
SCREEN = 40  # worlds after which a decision is passed over that has no such option
MOST_TRIED = 3  # games without such a decision for each one with it
ROUGHLY = Precision.within(0.03)
TIMED = 25  # decisions of a record
LOOKED_AT = 25  # the same, of each game in which mistakes are counted


class Planted:
    """One wrong answer: whose, after how many decisions of that seat at the earliest, where it came to lie, and by how
    much it was worse."""

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after
        self.n: int | None = None
        self.gap = 0.0


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
                option, planted.gap = worst
                planted.n = match.number + 1
        match.accept(match.prepare(seat, option))
    return match


def clearly_worst(game: Game[Any], match: Match, seat: int, choice: door.Choice, seed: int) -> tuple[int, float] | None:
    """The worst option and how much worse it is than the best, if that is a clear margin."""
    values = OptionValues(game, mind_of(game), seed ^ 0xBAD)
    values.begin(choice.options)
    seen = view(match.position, seat, True)
    for worlds, errors in ((SCREEN, 0), (WORLDS - SCREEN, 2)):
        values.try_worlds(seen, seat, True, worlds)
        places = sorted(range(len(choice.options)), key=lambda place: values.mean(place, seat))
        gap = values.mean(places[-1], seat) - values.mean(places[0], seat)
        if gap <= MARGIN + errors * values.difference_error(places[-1], places[0], seat):
            return None
    return choice.options[places[0]], float(gap)


def speed(game: Game[Any], bot: str, seed: int) -> dict[str, Any]:
    """Seconds for 100 decisions of a record, to a first result and at the usual error: by `TIMED` of them, spread
    evenly over the record. `wide` are those of which the loss is not known as exactly as it should be."""
    match = played(game, bot, seed)
    asked, mind = decisions(match), mind_of(game)
    some = [asked[place * len(asked) // TIMED] for place in range(TIMED)]
    times, wide = {}, 0
    for name, precision in (("first", QUICK), ("whole", Precision())):
        began = time.process_time()
        valued = [value(game, mind, one, 0, precision) for one in some]
        times[name] = round(100 * (time.process_time() - began) / TIMED, 1)
        wide = sum(
            min(2 * SURE * one.lost_error, one.lost + SURE * one.lost_error) > 2.1 * precision.error for one in valued
        )
    return {"decisions": len(asked), "timed": TIMED, **times, "wide": wide}


def calibration(game: Game[Any], bot: str, games: int, seed: int) -> dict[str, Any]:
    """One decision of every seat of each game by the chance that was said after it: how many, the sum of what was said
    and of what was won, and the sum of squares, over the games, of what was won beyond what was said."""
    rng, bands = Rng(seed), [[0, 0.0, 0.0, 0.0] for _ in range(BANDS)]
    mind = mind_of(game)
    for n in range(games):
        match = played(game, bot, seed * 10_000 + n)
        result = match.result()
        assert result is not None
        asked, beyond = decisions(match), [0.0] * BANDS
        for seat in range(game.players):
            theirs = [one for one in asked if one.seat == seat]
            one = theirs[int(rng.below(len(theirs)))]
            values = OptionValues(game, mind, seed * 10_000 + n)
            values.begin([one.chosen])
            values.try_worlds(one.seen, one.seat, one.covered, WORLDS)
            said = float(values.mean(0, one.seat))
            won = (seat in result.winners) / len(result.winners)
            at = min(int(said * BANDS), BANDS - 1)
            band = bands[at]
            band[0], band[1], band[2] = band[0] + 1, band[1] + said, band[2] + won
            beyond[at] += won - said
        for band, square in zip(bands, beyond, strict=True):
            band[3] += square * square
    return {"games": games, "bands": [[round(each, 3) for each in band] for band in bands]}


def find_planted(game: Game[Any], bot: str, games: int, seed: int) -> dict[str, Any]:
    """How many of the planted mistakes are among the three worst answers of their seat, as the coach names them; the
    answers of the others are not looked at."""
    mind, there, of_seat = mind_of(game), 0, 0
    for n in range(MOST_TRIED * games):
        if there == games:
            break
        planted = Planted(n % game.players, 3 + n % 7)
        match = played(game, bot, seed * 10_000 + n, planted)
        if planted.n is None:
            continue
        there += 1
        asked = [one for one in decisions(match) if one.seat == planted.seat]
        found = summed(match, asked, [value(game, mind, one, 1, QUICK) for one in asked], 1, QUICK, time.monotonic())
        of_seat += planted.n in [one.n for one in found.worst(planted.seat)]
        own = found.worst(planted.seat, len(found.decisions))
        rank = next((place for place, one in enumerate(own, 1) if one.n == planted.n), None)
        costs = [round(one.cost, 3) for one in own[:4]]
        told = {"game": n, "n": planted.n, "gap": round(planted.gap, 2), "rank": rank, "worst": costs}
        print(json.dumps({**told, "planted": there, "of_seat": of_seat}), flush=True)
    return {"planted": there, "of_seat": of_seat}


def mistakes(game: Game[Any], bot: str, games: int, seed: int) -> dict[str, Any]:
    """Of 100 answers of such bots: how many cost a hundredth of a game and more, and a twentieth, and what they cost in
    all, as far as that is believed. `LOOKED_AT` of each game are looked at, spread evenly over it."""
    mind, valued = mind_of(game), []
    for n in range(games):
        asked = decisions(played(game, bot, seed * 10_000 + n))
        some = [asked[place * len(asked) // LOOKED_AT] for place in range(LOOKED_AT)]
        valued += [value(game, mind, one, 1, ROUGHLY) for one in some]
    prior = prior_of([(one.lost, one.lost_error) for one in valued if one.lost_error > 0])
    costs = [prior.shrink(one.lost, one.lost_error) for one in valued if one.lost_error > 0]
    shares = {"mistakes": sum(cost >= MISTAKE for cost in costs), "large": sum(cost >= 5 * MISTAKE for cost in costs)}
    per_100 = {name: round(100 * share / len(valued), 1) for name, share in {**shares, "cost": sum(costs)}.items()}
    return {"games": games, "answers": len(valued), **per_100}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["speed", "calibration", "planted", "mistakes"])
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--bot", default="broker")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--modules", action="store_true", help="Stockpile with everything on")
    parser.add_argument("--keep", action="store_true")
    wanted = parser.parse_args()
    all_on = {one.name: one.values[1] for one in options(wanted.game, wanted.players) if one.module}
    game = open_game(wanted.game, wanted.players, all_on if wanted.modules else {})
    began = time.process_time()
    if wanted.what == "speed":
        found = speed(game, wanted.bot, wanted.seed)
    else:
        measure = {"calibration": calibration, "planted": find_planted, "mistakes": mistakes}[wanted.what]
        found = measure(game, wanted.bot, wanted.games, wanted.seed)
    seconds = round(time.process_time() - began, 1)
    setup = {"game": wanted.game, "players": wanted.players, "modules": wanted.modules, "bot": wanted.bot}
    line = json.dumps({"what": wanted.what, **setup, "seed": wanted.seed, **found, "cpu": seconds})
    print(line, flush=True)
    if wanted.keep:
        with KEPT.open("a") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    main()
