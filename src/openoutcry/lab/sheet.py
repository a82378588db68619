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
    """Packs one row per seat at the end of each round: the score if the game ended now, the chance to win if there is a
    `judge` (an evaluation that sees all cards), the prices, and how often the player made each kind of move in the
    round."""

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
        """Forget the round and the counts of the previous game. Called before each game."""
        self.now = 0
        for place in range(len(self.before)):
            self.before[place] = 0

    def look(self, g: Position, match: i64) -> None:
        """Write rows if a round of game number `match` has ended since the last call. Called before every answer and
        when the game is over."""
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
    """Packs one row per seat of each finished game. `words` are the texts to which rows refer by index. `seats`, `won`
    and `scores` are sums with two halves: by seat, then by the bot's place in the plan."""

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
        """Prepare for game number `match`, whose first position is `g`: reset the counts, and let the position count
        the parts of scores."""
        g.count_parts(self.players, self.parts + self.moves)
        self.match = match
        self.first = NONE
        for seat in range(self.players):
            self.decisions[seat] = 0
        if self.rounds is not None:
            self.rounds.begin()

    def asked(self, g: Position) -> None:
        """Count a decision of the player who is asked in `g`, if there are two or more options. The first player asked
        determines who began."""
        if self.first == NONE:
            self.first = self.game.first(g)
        if g.options & (g.options - 1) != 0:
            self.decisions[g.player] += 1

    def end(self, g: Position, deal: i64, turn: i64, bot_seed: i64) -> None:
        """Write the rows of a finished game, with final position `g`, in which the bots were moved by `turn` seats, and
        add them to the sums. The bot in seat n had the seed `bot_seed` + n."""
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
        """Return the index of a text in `words`. A new text is appended."""
        found = self.numbers.get(word)
        if found is None:
            found = len(self.words)
            self.numbers[word] = found
            self.words.append(word)
        return found


def deal_of(match: int, players: int, rotate: bool) -> int:
    """Return the number of the deal of game number `match`. With `rotate`, as many consecutive games as there are
    players share a deal."""
    return match // players if rotate else match


def nature_seed(seed: int, deal: int) -> int:
    """Return the seed for the cards and dice of a deal of the simulation with this seed."""
    return (seed << 24) ^ deal


def first_bot_seed(seed: int, deal: int, turn: int) -> int:
    """Return the seed of the bot in the first seat; bots in other seats add their seat. Each rotation `turn` of a deal
    has a different one."""
    return ((nature_seed(seed, deal) << 8) + (turn << 4)) & BOT_SEEDS


def play_quickly(sheet: SeatRows, bots: list[PolicyPlayer], first: int, last: int, seed: int, rotate: bool) -> None:
    """Play games number `first` to `last` (exclusive) between bots without search, and write their rows to `sheet`.
    `bots` are in the order of the plan; with `rotate` they move by one seat after each game."""
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
