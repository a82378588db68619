"""Plays the games of a plan and returns their rows. The same seed plays the same games with any number of jobs.

If no bot searches, games are played in compiled code only (`lab/sheet.py`). Arenas play single games with `play_game`.
"""

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from openoutcry import __version__
from openoutcry.bots import BotSpec, SeatedBot, judge_of, level_of, make_bot, name_of
from openoutcry.bots.external_bots import send_events
from openoutcry.bots.search.policy_player import PolicyPlayer
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.events import Event, Told
from openoutcry.engine.game import Game, ranks
from openoutcry.engine.kernel import NATURE, answer_for, draw
from openoutcry.engine.position import Position
from openoutcry.engine.views import view
from openoutcry.games.catalogue import open_game
from openoutcry.lab.errors import BadSimulation
from openoutcry.lab.rows import Legend, Numbers, Row, as_rows, round_legend, seat_legend
from openoutcry.lab.sheet import RoundRows, SeatRows, deal_of, first_bot_seed, nature_seed, play_quickly
from openoutcry.match.record import set_hash


class Played(msgspec.Struct, frozen=True):
    """Fields of a finished game, by seat: scores, ranks from 1, decisions among two or more options, the wall-clock
    seconds for all of them, and the seconds of the slowest."""

    scores: list[int]
    ranks: list[int]
    end: str
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


def play_game(game: Game[Any], bots: Sequence[SeatedBot], deal: int) -> Played:
    """Play one game between `bots`, one per seat, close the bots, and return the result. `deal` is the seed for cards
    and dice."""
    return play_table(game, bots, deal, SeatRows(game), 0)[1]


def play_table(
    game: Game[Any], bots: Sequence[SeatedBot], deal: int, sheet: SeatRows, match: int
) -> tuple[Position, Played]:
    """Play one game as `play_game` does, counting into `sheet` what its rows need. Return the final position and the
    result. `match` is the number of the game."""
    try:
        return _played(game, bots, Rng(deal), sheet, match)
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()


def _played(
    game: Game[Any], bots: Sequence[SeatedBot], nature: Rng, sheet: SeatRows, match: int
) -> tuple[Position, Played]:
    decisions, seconds, slowest = ([0] * game.players, [0.0] * game.players, [0.0] * game.players)
    listened = any(getattr(bot, "receives_events", False) for bot in bots)
    log: list[Told] = []
    g = game.new(telling=listened)
    sheet.begin(g, match)
    while g.options != 0:
        if listened:
            log += g.log
            g.listen()
        if sheet.rounds is not None:
            sheet.rounds.look(g, match)
        player = int(g.player)
        if player == NATURE:
            answer_for(g, NATURE, draw(g, nature))
            continue
        sheet.asked(g)
        choice = door.choice(game, g, player)
        assert choice is not None
        seen = view(g, player, True)
        send_events(bots[player], partial(_read, log, player))
        began = time.perf_counter()
        option = bots[player].act(seen, choice, None)
        spent = time.perf_counter() - began
        if len(choice.options) > 1:
            decisions[player] += 1
            seconds[player] += spent
            slowest[player] = max(slowest[player], spent)
        answer_for(g, player, option)
    if sheet.rounds is not None:
        sheet.rounds.look(g, match)
    return g, Played(game.scores(g), ranks(game.standing(g)), game.end(g), decisions, seconds, slowest)


def _read(log: list[Told], seat: int) -> list[Event]:
    return [event for event in (told.read_by(seat) for told in log) if event is not None]


class Plan(msgspec.Struct, frozen=True):
    """Fields of a simulation: game, number of players, seed, options, and `bots` by seat. With `rotate`, bots move by
    one seat after each game, and as many games as there are players share a deal. `varied` lists the changes made to
    the numbers in `house_set`; `rounds` asks for rows of rounds, too."""

    game: str
    players: int
    seed: int
    bots: Sequence[BotSpec]
    options: dict[str, str]
    house_set: str | None = None
    rotate: bool = False
    varied: str = ""
    rounds: bool = False


class SeatSums(msgspec.Struct):
    """Sums over rows of seats: number of rows, wins (a shared win counts as a fraction), scores."""

    seats: int = 0
    won: float = 0.0
    score: float = 0.0

    def add(self, other: "SeatSums") -> None:
        """Add another set of sums to this one."""
        self.seats += other.seats
        self.won += other.won
        self.score += other.score


class Chunk(msgspec.Struct, frozen=True):
    """Fields of some played games: packed rows of seats and of rounds, sums by seat and by the bot's place in the plan,
    and the seconds they took."""

    games: int
    seats: Numbers
    rounds: Numbers
    by_seat: list[SeatSums]
    by_place: list[SeatSums]
    seconds: float = 0.0


class OpenedPlan:
    """A plan with its opened game and its bots. Bots without search are created once for all games, others for each
    game."""

    def __init__(self, plan: Plan) -> None:
        check_bots(plan)
        self.plan = plan
        self.game = opened(plan)
        self.quick = self._quick()
        self.judge = judge_of(self.game) if plan.rounds else None

    def _quick(self) -> list[PolicyPlayer] | None:
        """Return the bots, in the order of the plan, as players for the compiled loop, or None if one of them searches
        or is not of this package."""
        wishes = self.plan.bots
        if any(level_of(wish) is None for wish in wishes):
            return None
        made = {str(wish): make_bot(wish, self.game, 0) for wish in wishes}
        found = [getattr(made[str(wish)], "quick", None) for wish in wishes]
        return None if None in found else [PolicyPlayer(self.game, one.mind, int(one.forgets)) for one in found if one]

    def bots(self) -> list[str]:
        """Return the names of the bots in the order of the plan."""
        return [name_of(wish) for wish in self.plan.bots]

    def legends(self) -> tuple[Legend, Legend]:
        """Return the meaning of the columns of packed rows: that of rows of seats, and that of rows of rounds."""
        plan, game = self.plan, self.game
        shared: dict[str, int | str] = {
            "game": plan.game,
            "players": plan.players,
            "options": " ".join(f"{name}={value}" for name, value in sorted(game.options.items())),
            "set": game.set_name,
            "set_hash": set_hash(plan.house_set),
            "varied": plan.varied,
            "version": __version__,
            "seed": plan.seed,
        }
        return seat_legend(game, shared, self.bots()), round_legend(game, shared, self.judge is not None)

    def play(self, matches: range) -> Chunk:
        """Play the games with the numbers `matches` and return their rows and sums. The seconds are left at 0."""
        plan = self.plan
        rounds = RoundRows(self.game, self.judge) if plan.rounds else None
        sheet = SeatRows(self.game, rounds)
        if self.quick is not None:
            play_quickly(sheet, self.quick, matches.start, matches.stop, plan.seed, plan.rotate)
        else:
            for match in matches:
                deal, turn = deal_of(match, plan.players, plan.rotate), turn_of(plan, match)
                bots = bots_of(plan, self.game, match)
                g, _ = play_table(self.game, bots, nature_seed(plan.seed, deal), sheet, match)
                sheet.end(g, deal, turn, first_bot_seed(plan.seed, deal, turn))
        sums = [
            SeatSums(int(n), won, score) for n, won, score in zip(sheet.seats, sheet.won, sheet.scores, strict=True)
        ]
        return Chunk(
            len(matches),
            Numbers(sheet.rows.getvalue(), sheet.words),
            Numbers(b"" if rounds is None else rounds.rows.getvalue(), []),
            sums[: plan.players],
            sums[plan.players :],
        )


def opened(plan: Plan) -> Game[Any]:
    """Open the game with the players, options and house set of the plan, and return it."""
    return open_game(plan.game, plan.players, plan.options, plan.house_set)


def turn_of(plan: Plan, match: int) -> int:
    """Return by how many seats the bots are moved in game number `match`; 0 unless the plan rotates them."""
    return match % plan.players if plan.rotate else 0


def sitting(plan: Plan, match: int) -> list[BotSpec]:
    """Return the specifications of the bots by seat in game number `match`, rotated if the plan asks for that."""
    turn = turn_of(plan, match)
    return [plan.bots[(seat - turn) % plan.players] for seat in range(plan.players)]


def dealt(plan: Plan, match: int) -> int:
    """Return the seed for the cards and dice of game number `match`."""
    return nature_seed(plan.seed, deal_of(match, plan.players, plan.rotate))


def bots_of(plan: Plan, game: Game[Any], match: int) -> list[SeatedBot]:
    """Create the bots of game number `match` and return them by seat. Each rotation of a deal gives them different
    seeds."""
    seed = first_bot_seed(plan.seed, deal_of(match, plan.players, plan.rotate), turn_of(plan, match))
    return [make_bot(wish, game, seed + seat) for seat, wish in enumerate(sitting(plan, match))]


def check_plan(plan: Plan) -> Game[Any]:
    """Open the game of the plan and create each bot once, so that an error is raised before a long run. Return the
    game."""
    game = opened(plan)
    check_bots(plan)
    for wish in plan.bots:
        make_bot(wish, game, 0)
    return game


def check_bots(plan: Plan) -> None:
    """Raise `BadSimulation` if the number of bots is not the number of players."""
    if len(plan.bots) != plan.players:
        raise BadSimulation(
            "bots-do-not-fit",
            f"{plan.players} players need {plan.players} bots, and {len(plan.bots)} were named",
            players=plan.players,
            bots=len(plan.bots),
        )


def play_one(plan: Plan, match: int) -> list[Row]:
    """Play game number `match` of the plan and return its rows, one per seat."""
    table = OpenedPlan(plan)
    return as_rows(table.play(range(match, match + 1)).seats, table.legends()[0])
