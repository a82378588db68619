"""Rows of games as numbers, and the compiled loop that plays whole games between bots without search."""

from typing import Any, Final

from librt.strings import BytesWriter, write_f64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.policy_player import PolicyPlayer
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, ranks
from openoutcry.engine.kernel import NATURE, NONE, answer, draw
from openoutcry.engine.position import Position

# The numbers of a row: these, then the parts of the score, then the marks as places in `words`. `bot` is a place in the
# plan, `winners` how many share the victory if this seat does, `end` a place in `words`.
SEAT_NUMBERS: Final = [
    "match", "deal", "seat", "start", "bot", "bot_seed", "score", "rank", "winners", "decisions", "rounds", "end",
]  # fmt: skip

# Of a round: these, the chance if there is a judge, the prices, and what each player did in it.
ROUND_NUMBERS: Final = ["match", "round", "seat", "fortune"]

BOT_SEEDS: Final = 2**63 - 16  # those of the first seat; the others follow


class RoundRows:
    """Rows at the end of each round, one per seat: value if the game ended now, chance to win by the judge, prices, and
    what the player did in the round."""

    def __init__(self, game: Game[Any], judge: Mind[Any] | None) -> None:
        self.game = game
        self.judge = judge
        self.players: i64 = game.players
        self.parts: i64 = len(game.parts)
        self.moves: i64 = len(game.moves)
        self.rows = BytesWriter()
        self.now: i64 = 0
        self.before: vec[i64] = vec[i64]([0] * (game.players * len(game.moves)))

    def begin(self) -> None:
        """Start a game."""
        self.now = 0
        for place in range(len(self.before)):
            self.before[place] = 0

    def look(self, g: Position, match: i64) -> None:
        """Note a round that has ended. Called before every answer and when the game is over."""
        now: i64 = self.game.round(g)
        if g.options == 0 or now != self.now:
            if self.now > 0:
                self._note(g, match)
            self.now = now

    def _note(self, g: Position, match: i64) -> None:
        rows = self.rows
        game = self.game
        judge = self.judge
        scores = game.scores(g)
        prices = game.prices(g)
        if judge is not None:
            judge.judge(g)
        for seat in range(self.players):
            fortune: i64 = scores[seat]
            write_i64_le(rows, match)
            write_i64_le(rows, self.now)
            write_i64_le(rows, seat)
            write_i64_le(rows, fortune)
            if judge is not None:
                write_f64_le(rows, judge.chances[seat])
            for price in prices:
                write_i64_le(rows, price)
            for move in range(self.moves):
                count = g.counted[seat * g.parts + self.parts + move]
                place = seat * self.moves + move
                write_i64_le(rows, count - self.before[place])
                self.before[place] = count


class SeatRows:
    """The rows of some games, one per seat. `words` are the texts that rows contain by number. `seats`, `won` and
    `scores` are sums by seat, followed by sums by the bots' places in the plan."""

    def __init__(self, game: Game[Any], rounds: RoundRows | None = None) -> None:
        self.game = game
        self.rounds = rounds
        self.players: i64 = game.players
        self.parts: i64 = len(game.parts)
        self.moves: i64 = len(game.moves)
        self.marks: i64 = len(game.marks)
        self.rows = BytesWriter()
        self.words: list[str] = []
        self.numbers: dict[str, int] = {}
        self.seats: vec[i64] = vec[i64]([0] * (2 * game.players))
        self.won: vec[float] = vec[float]([0.0] * (2 * game.players))
        self.scores: vec[float] = vec[float]([0.0] * (2 * game.players))
        self.match: i64 = 0
        self.first: i64 = NONE  # who began the game that is played
        self.decisions: vec[i64] = vec[i64]([0] * game.players)  # in it

    def begin(self, g: Position, match: i64) -> None:
        """Start a game."""
        g.count_parts(self.players, self.parts + self.moves)
        self.match = match
        self.first = NONE
        for seat in range(self.players):
            self.decisions[seat] = 0
        if self.rounds is not None:
            self.rounds.begin()

    def asked(self, g: Position) -> None:
        """Note that a player is asked."""
        if self.first == NONE:
            self.first = self.game.first(g)
        if g.options & (g.options - 1) != 0:
            self.decisions[g.player] += 1

    def end(self, g: Position, deal: i64, turn: i64, bot_seed: i64) -> None:
        """Write the rows of a finished game in which the bots were rotated by `turn` seats."""
        game = self.game
        players = self.players
        rows = self.rows
        scores = game.scores(g)
        order = ranks(game.standing(g))
        parts = game.score_parts(g)
        rounds: i64 = game.round(g)
        end = self.number_of(game.end(g))
        winners: i64 = 0
        for place in order:
            if place == 1:
                winners += 1
        for seat in range(players):
            place_in_plan = (seat - turn + players) % players
            score: i64 = scores[seat]
            rank: i64 = order[seat]
            sharing = winners if rank == 1 else 0
            write_i64_le(rows, self.match)
            write_i64_le(rows, deal)
            write_i64_le(rows, seat)
            write_i64_le(rows, (seat - self.first + players) % players)
            write_i64_le(rows, place_in_plan)
            write_i64_le(rows, bot_seed + seat)
            write_i64_le(rows, score)
            write_i64_le(rows, rank)
            write_i64_le(rows, sharing)
            write_i64_le(rows, self.decisions[seat])
            write_i64_le(rows, rounds)
            write_i64_le(rows, end)
            if self.parts > 0:
                for part in parts[seat]:
                    write_i64_le(rows, part)
            if self.marks > 0:
                for mark in game.marked(g, seat):
                    write_i64_le(rows, self.number_of(mark))
            self._sum_up(seat, score, sharing)
            self._sum_up(players + place_in_plan, score, sharing)

    def _sum_up(self, place: i64, score: i64, sharing: i64) -> None:
        self.seats[place] += 1
        self.scores[place] += float(score)
        if sharing > 0:
            self.won[place] += 1.0 / float(sharing)

    def number_of(self, word: str) -> i64:
        """Return the number of a word."""
        found = self.numbers.get(word)
        if found is None:
            found = len(self.words)
            self.numbers[word] = found
            self.words.append(word)
        return found


def deal_of(match: int, players: int, rotate: bool) -> int:
    """Return the number of the deal of a game. With rotation, as many games as there are players share a deal."""
    return match // players if rotate else match


def nature_seed(seed: int, deal: int) -> int:
    """Return the seed of the cards of a deal."""
    return (seed << 24) ^ deal


def first_bot_seed(seed: int, deal: int, turn: int) -> int:
    """Return the seed of the bot in the first seat. Each rotation of a deal has another."""
    return ((nature_seed(seed, deal) << 8) + (turn << 4)) & BOT_SEEDS


def play_quickly(sheet: SeatRows, bots: list[PolicyPlayer], first: int, last: int, seed: int, rotate: bool) -> None:
    """Play the games from `first` to `last` between bots by their places in the plan, and write their rows to the
    sheet."""
    game = sheet.game
    players = game.players
    nature = Rng(0)
    sat = bots[:]
    for match in range(first, last):
        turn = match % players if rotate else 0
        deal = deal_of(match, players, rotate)
        nature.seed(nature_seed(seed, deal))
        bot_seed = first_bot_seed(seed, deal, turn)
        for seat in range(players):
            sat[seat] = bots[(seat - turn) % players]
            sat[seat].begin(bot_seed + seat)
        g: Position = game.new()
        g.noting = False  # nobody makes a view of it
        sheet.begin(g, match)
        _play(g, sat, nature, sheet)
        sheet.end(g, deal, turn, bot_seed)


def _play(g: Position, sat: list[PolicyPlayer], nature: Rng, sheet: SeatRows) -> None:
    rounds = sheet.rounds
    while g.options != 0:
        if rounds is not None:
            rounds.look(g, sheet.match)
        if g.player == NATURE:
            answer(g, draw(g, nature))
            continue
        sheet.asked(g)
        answer(g, sat[g.player].answer(g))
    if rounds is not None:
        rounds.look(g, sheet.match)
