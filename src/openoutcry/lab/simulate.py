"""What a simulation plays, and the rows it gives. The same seed plays the same games with any number of jobs.

If no bot searches, games are played in compiled code only.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from openoutcry import __version__
from openoutcry.bots import BotSpec, SeatedBot, judge_of, level_of, make_bot, name_of
from openoutcry.bots.search.policy_player import PolicyPlayer
from openoutcry.engine.game import Game
from openoutcry.games.catalogue import open_game
from openoutcry.lab.errors import BadSimulation
from openoutcry.lab.one_game import play_table
from openoutcry.lab.rows import Legend, Numbers, Row, as_rows, round_legend, seat_legend
from openoutcry.lab.sheet import Rounds, Sheet, deal_of, first_bot_seed, nature_seed, play_quickly
from openoutcry.match.record import set_hash


class Plan(msgspec.Struct, frozen=True):
    """What to play, with `bots` by seat. With `rotate`, bots move by one seat after each game, and as many games as
    there are players share a deal. `varied` names the changes of the set; `rounds` requests rows of rounds."""

    game: str
    players: int
    seed: int
    bots: Sequence[BotSpec]
    options: dict[str, str]
    house_set: str | None = None
    rotate: bool = False
    varied: str = ""
    rounds: bool = False


class Sum(msgspec.Struct):
    """Sums over rows: number of seats, wins, scores."""

    seats: int = 0
    won: float = 0.0
    score: float = 0.0

    def add(self, other: "Sum") -> None:
        """Add other sums."""
        self.seats += other.seats
        self.won += other.won
        self.score += other.score


class Chunk(msgspec.Struct, frozen=True):
    """Some played games: rows of seats and rounds, sums by seat and by place in the plan, and the time they took."""

    games: int
    seats: Numbers
    rounds: Numbers
    by_seat: list[Sum]
    by_place: list[Sum]
    seconds: float = 0.0


class Table:
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
        """The names of the bots by place."""
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
        rounds = Rounds(self.game, self.judge) if plan.rounds else None
        sheet = Sheet(self.game, rounds)
        if self.quick is not None:
            play_quickly(sheet, self.quick, matches.start, matches.stop, plan.seed, plan.rotate)
        else:
            for match in matches:
                deal, turn = deal_of(match, plan.players, plan.rotate), turn_of(plan, match)
                bots = bots_of(plan, self.game, match)
                g, _ = play_table(self.game, bots, nature_seed(plan.seed, deal), sheet, match)
                sheet.end(g, deal, turn, first_bot_seed(plan.seed, deal, turn))
        sums = [Sum(int(n), won, score) for n, won, score in zip(sheet.seats, sheet.won, sheet.scores, strict=True)]
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
    table = Table(plan)
    return as_rows(table.play(range(match, match + 1)).seats, table.legends()[0])
