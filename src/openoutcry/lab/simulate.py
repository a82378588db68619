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
    """The course of a game, by seat. Decisions are those among two or more options; `seconds` is the wall-clock time
    for them, `slowest` that of the longest."""

    scores: list[int]
    ranks: list[int]
    end: str
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


def play_game(game: Game[Any], bots: Sequence[SeatedBot], deal: int) -> Played:
    """Play one game and close its bots. `deal` seeds NATURE."""
    return play_table(game, bots, deal, SeatRows(game), 0)[1]


def play_table(
    game: Game[Any], bots: Sequence[SeatedBot], deal: int, sheet: SeatRows, match: int
) -> tuple[Position, Played]:
    """Play one game and return its last position, too. `sheet` receives what its rows need."""
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
    """The games to play, with `bots` by seat. With `rotate`, bots move by one seat after each game, and as many games
    as there are players share a deal. `varied` names the changes of the set; `rounds` requests rows of rounds."""

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
    """Sums over rows: number of seats, wins, scores."""

    seats: int = 0
    won: float = 0.0
    score: float = 0.0

    def add(self, other: "SeatSums") -> None:
        """Add other sums."""
        self.seats += other.seats
        self.won += other.won
        self.score += other.score


class Chunk(msgspec.Struct, frozen=True):
    """Some played games: rows of seats and rounds, sums by seat and by place in the plan, and the time they took."""

    games: int
    seats: Numbers
    rounds: Numbers
    by_seat: list[SeatSums]
    by_place: list[SeatSums]
    seconds: float = 0.0


class OpenedPlan:
    """A plan with its game and bots. Bots without search are created once for all games."""

    def __init__(self, plan: Plan) -> None:
        check_bots(plan)
        self.plan = plan
        self.game = opened(plan)
        self.quick = self._quick()
        self.judge = judge_of(self.game) if plan.rounds else None

    def _quick(self) -> list[PolicyPlayer] | None:
        """Return the bots by place if none of them searches, else None. Equal bots share a mind."""
        wishes = self.plan.bots
        if any(level_of(wish) is None for wish in wishes):
            return None
        made = {str(wish): make_bot(wish, self.game, 0) for wish in wishes}
        found = [getattr(made[str(wish)], "quick", None) for wish in wishes]
        return None if None in found else [PolicyPlayer(self.game, one.mind, int(one.forgets)) for one in found if one]

    def bots(self) -> list[str]:
        """Return the names of the bots by place."""
        return [name_of(wish) for wish in self.plan.bots]

    def legends(self) -> tuple[Legend, Legend]:
        """Return the legends of the rows of seats and of rounds."""
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
        """Play these games one after the other."""
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
    """Open the game of the plan."""
    return open_game(plan.game, plan.players, plan.options, plan.house_set)


def turn_of(plan: Plan, match: int) -> int:
    """Return by how many seats the bots are rotated in a game."""
    return match % plan.players if plan.rotate else 0


def sitting(plan: Plan, match: int) -> list[BotSpec]:
    """Return the bots of a game by seat."""
    turn = turn_of(plan, match)
    return [plan.bots[(seat - turn) % plan.players] for seat in range(plan.players)]


def dealt(plan: Plan, match: int) -> int:
    """Return the seed of the deal of a game."""
    return nature_seed(plan.seed, deal_of(match, plan.players, plan.rotate))


def bots_of(plan: Plan, game: Game[Any], match: int) -> list[SeatedBot]:
    """Return the bots of a game by seat. Each rotation of a deal seeds them differently."""
    seed = first_bot_seed(plan.seed, deal_of(match, plan.players, plan.rotate), turn_of(plan, match))
    return [make_bot(wish, game, seed + seat) for seat, wish in enumerate(sitting(plan, match))]


def check_plan(plan: Plan) -> Game[Any]:
    """Open the game of the plan and check its bots."""
    game = opened(plan)
    check_bots(plan)
    for wish in plan.bots:
        make_bot(wish, game, 0)
    return game


def check_bots(plan: Plan) -> None:
    """Raise `BadSimulation` if there are not as many bots as players."""
    if len(plan.bots) != plan.players:
        raise BadSimulation(
            "bots-do-not-fit",
            f"{plan.players} players need {plan.players} bots, and {len(plan.bots)} were named",
            players=plan.players,
            bots=len(plan.bots),
        )


def play_one(plan: Plan, match: int) -> list[Row]:
    """Play one game of the plan."""
    table = OpenedPlan(plan)
    return as_rows(table.play(range(match, match + 1)).seats, table.legends()[0])
