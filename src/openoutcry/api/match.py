"""Matches in Python: seats of the caller wait for `play`, and bots and NATURE answer by themselves. Records are read
and verified here, too.
"""

import hashlib
import os
from collections.abc import Iterable, Sequence
from functools import partial
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from openoutcry.api.games import Game
from openoutcry.api.positions import PASS, Choice, Position, View, choice_of, option_of, passed_over, seat_number
from openoutcry.bots import BotSpec, SeatedBot, UnknownBot, level_of, make_bot, name_of
from openoutcry.bots.external_bots import ExternalBot, send_events
from openoutcry.bots.levels import BOT_NAMES
from openoutcry.bots.process import refuse_programs
from openoutcry.engine.errors import BadSeats, NotAsked
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game as EngineGame
from openoutcry.engine.position import SPECTATOR
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match as TableMatch
from openoutcry.match.match import Result
from openoutcry.match.record import Entry, Header, Record, SeatName, parse, save, secret_of_record
from openoutcry.match.verify import replay, verify
from openoutcry.text.catalogues import language_of, player_name

ME = "me"


def checked_seats(game: EngineGame[Any], seats: Sequence[BotSpec] | None) -> list[BotSpec]:
    """Return who plays in each seat. None for `seats` means the caller plays in all of them. Raise `BadSeats` for a
    wrong number of seats."""
    specs: list[BotSpec] = [ME] * game.players if seats is None else list(seats)
    if len(specs) != game.players:
        message = f"{game.players} players need {game.players} seats, and {len(specs)} were given"
        raise BadSeats("bad-seats", message, players=game.players, seats=len(specs))
    return specs


def seat_names(specs: list[BotSpec]) -> list[SeatName]:
    """Return the name and, for bots, the kind of bot for each seat, as a record stores them."""
    lang = language_of(os.environ)
    return [
        SeatName(player_name(lang, seat)) if spec == ME else SeatName(BOT_NAMES[seat % len(BOT_NAMES)], name_of(spec))
        for seat, spec in enumerate(specs)
    ]


def seated_bots(game: EngineGame[Any], specs: list[BotSpec], secret: bytes) -> dict[int, BotSpec]:
    """Return the bots by seat, without the caller's seats. A built-in bot remains a name, since `bot_for_input` creates
    it anew for each answer. An external bot is created once, since it may remember what it has seen."""
    bots: dict[int, BotSpec] = {}
    for seat, spec in enumerate(specs):
        if spec != ME:
            bots[seat] = spec if level_of(spec) else make_bot(spec, game, bot_seed(secret, seat, 0))
    return bots


def recalled_bot(bot: BotSpec, game: EngineGame[Any], secret: bytes, seat: int) -> BotSpec:
    """Return the bot for a seat of a loaded match: a bot of another package is created from the name in the record, all
    others are returned unchanged."""
    if not isinstance(bot, str) or level_of(bot):
        return bot
    try:
        refuse_programs([bot])
        return make_bot(bot, game, bot_seed(secret, seat, 0))
    except UnknownBot as problem:
        message = (
            f"seat {seat} was played by the bot {bot}, which is not available here ({problem}); "
            "to continue, pass the bots yourself: Match.load(path, seats=[...])"
        )
        raise UnknownBot("bot-of-match", message, bot=bot, place=seat + 1, problem=str(problem)) from problem


def bot_for_input(bot: BotSpec, game: EngineGame[Any], secret: bytes, seat: int, number: int) -> SeatedBot:
    """Return the bot that gives input `number` of the match. A built-in bot is created with random numbers that depend
    only on the match, the seat and `number`, so a copied or loaded match continues like the original."""
    return bot if isinstance(bot, ExternalBot) else make_bot(bot, game, bot_seed(secret, seat, number))


def bot_seed(secret: bytes, seat: int, number: int) -> int:
    """Return a seed for the bot in a seat at input `number`, derived from the dealer's secret by a hash that cannot be
    inverted."""
    digest = hashlib.sha256(b"openoutcry bot" + secret + f"{seat} {number}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


if TYPE_CHECKING:
    from openoutcry.text.terminal.rendering import Look


class Match:
    """A match of a game.

    A seat is "me" (the caller), the name of a bot ("broker", "random", "my_module:MyBot"), a class of bots, or a bot.
    Without `seats`, all seats are the caller's. With a seed, the match is dealt the same way every time. Without one,
    its secret is random.

    >>> match = oo.Match(oo.open_game("mogul", players=4), seats=["me", "broker", "broker", "random"], seed=1)
    >>> match.choice.words
    ['pass', 'credit']
    >>> match.play("leave")
    >>> match.over, match.scores
    (False, None)
    >>> while not match.over:
    ...     match.play(match.legal()[0])
    >>> len(match.scores)
    4
    """

    def __init__(self, game: Game, seats: Sequence[BotSpec] | None = None, seed: int | None = None) -> None:
        specs = checked_seats(game.engine, seats)
        secret = None if seed is None else secret_of(seed)
        opened = TableMatch.open(game.engine, seat_names(specs), secret, game.house_set)
        self._sit(game, opened, seated_bots(game.engine, specs, opened.secret))
        if self.mine:
            self.go_on()

    def _sit(self, game: Game, table: TableMatch, bots: dict[int, BotSpec]) -> None:
        self.game = game
        self._table = table
        self._bots = bots
        self.mine = [seat for seat in range(game.players) if seat not in bots]

    @classmethod
    def load(cls, path: str | PathLike[str], seats: Sequence[BotSpec] | None = None) -> "Match":
        """Return the match of a file written by `save`. Bots keep the seats of the record unless `seats` is given. A
        bot of another package that the record names is imported when it has to answer again; if that fails, pass
        `seats`. The bots of a match that is over are not needed."""
        file = Path(path)
        record = parse(file.read_text(encoding="utf-8"))
        table = replay(record, secret_of_record(record, file))
        match = cls.__new__(cls)
        game = Game(table.game, record.header.house_set)
        bots: dict[int, BotSpec] = {n: seat.bot for n, seat in enumerate(record.header.seats) if seat.bot is not None}
        if seats is not None:
            bots = seated_bots(table.game, checked_seats(table.game, seats), table.secret)
        match._sit(game, table, bots)
        return match

    # My answers, and those of bots.

    @property
    def choice(self) -> Choice | None:
        """Return the question that the caller has to answer now; None if the match is over or only bots have to
        answer."""
        seat = next((seat for seat in self._table.asked() if seat in self.mine), None)
        return None if seat is None else self.choice_of(seat)

    def legal(self) -> list[str]:
        """Return the allowed answers to `choice` in words, or an empty list if there is no choice."""
        return [] if self.choice is None else self.choice.words

    def choice_of(self, seat: int) -> Choice | None:
        """Return what a seat may answer now, or None if it has no question. An answer to a simultaneous question may
        still be changed until all have answered: it is the choice's `chosen`."""
        return choice_of(self.game.engine, self._table.position, seat_number(self.game.players, seat))

    @property
    def asked(self) -> list[int]:
        """Return the seats that have to answer now, counted from 0; an empty list if the match is over."""
        return self._table.asked()

    def play(self, wish: str | int, seat: int | None = None) -> None:
        """Give an answer of the caller's, in words or as an option number, and let the bots play to the caller's next
        choice. `seat` is needed only if several seats are the caller's and choose at the same time. "stay" also passes
        a credit that is offered first. Raise `NotAsked` if that seat has nothing to answer."""
        if self.over:
            raise NotAsked("nothing-asked", "nothing is asked: the game is over")
        asked = self.choice.player if seat is None and self.choice is not None else seat
        if asked is None:
            raise NotAsked("not-asked", "no seat of yours is asked now: let the bots go on first", seat=0)
        if seat_number(self.game.players, asked) in self._bots:
            name = self._table.header.seats[asked].bot or ""
            raise NotAsked("seat-of-bot", f"seat {asked} is not yours: {name} plays there", seat=asked, bot=name)
        while seat is None and passed_over(self.game.engine, self._table.position, wish):
            self._answer(PASS)
        self._answer(wish, seat)

    def _answer(self, wish: str | int, seat: int | None = None) -> None:
        asked = seat if self.choice is None or seat is not None else self.choice.player
        assert asked is not None
        self._accept(asked, option_of(self.game.engine, self._table.position, wish))
        self.go_on()

    def go_on(self) -> None:
        """Let the bots answer up to the caller's next choice, or to the end of the match. Does nothing if the caller
        has a choice now."""
        while (waiting := self._table.asked()) and not any(seat in self.mine for seat in waiting):
            seat = waiting[0]
            choice = self._table.choice(seat)
            assert choice is not None
            table = self._table
            self._bots[seat] = recalled_bot(self._bots[seat], self.game.engine, table.secret, seat)
            bot = bot_for_input(self._bots[seat], self.game.engine, table.secret, seat, table.shown_number)
            send_events(bot, partial(self.events_of, seat))
            self._accept(seat, bot.act(table.bot_view(seat), choice, None))

    def _accept(self, seat: int, option: int) -> None:
        self._table.accept(self._table.prepare(seat, option))

    # What may be seen.

    @property
    def position(self) -> Position:
        """Return a copy of the position, including everything that is hidden from players."""
        return Position(self.game, self._table.copy_position())

    def view(self, seat: int | None) -> View:
        """Return what a seat, counted from 0, knows if it forgets nothing. None stands for a spectator."""
        return View(self.game, self._table.bot_view(seat_number(self.game.players, seat)), seat)

    @property
    def events(self) -> list[Event]:
        """Return the events so far that at least one of the caller's seats may read."""
        return self._table.read_by(self.mine)

    def events_of(self, seat: int | None) -> list[Event]:
        """Return the events so far that a seat may read. None stands for a spectator."""
        return [event for _, event in self._table.log(seat_number(self.game.players, seat))]

    # The end.

    @property
    def over(self) -> bool:
        """Return whether the match is over."""
        return not self._table.asked()

    @property
    def scores(self) -> list[int] | None:
        """Return the final scores by seat, or None while the match is not over."""
        return None if self.result is None else self.result.scores

    @property
    def result(self) -> Result | None:
        """Return scores, ranks, winners and the reason for the end, or None while the match is not over."""
        return self._table.result()

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record of the match to a file. While the match is not over, also write the dealer's secret to a
        file beside it, which `load` needs."""
        save(self._table, Path(path))

    # As a value.

    def __eq__(self, other: object) -> bool:
        return self._parts()[:-1] == other._parts()[:-1] if isinstance(other, Match) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a match goes on

    def _parts(self) -> tuple[Game, Header, list[Entry], bytes, dict[int, BotSpec]]:
        table = self._table
        return self.game, table.header, list(table.entries), table.secret, dict(self._bots)

    def __reduce__(self) -> tuple[Any, ...]:
        return _match_again, self._parts()

    def __repr__(self) -> str:
        if self.over:
            return f"Match({self.game!r}, over, scores={self.scores})"
        if self.choice is None:
            return f"Match({self.game!r}, after {self._table.number} inputs, bots {self.asked} are asked)"
        return f"Match({self.game!r}, after {self._table.number} inputs, {self.choice!r})"

    def __str__(self) -> str:
        from openoutcry.text.terminal.rendering import text

        return text(self._look())

    def _repr_html_(self) -> str:
        from openoutcry.text.terminal.rendering import html

        return html(self._look())

    def _look(self) -> "Look":
        """Return everything needed to draw the table, as seen by the caller's seat that has to answer, else by the
        caller's only seat, else by a spectator."""
        from openoutcry.text.terminal.rendering import Look

        seat = self.mine[0] if len(self.mine) == 1 else SPECTATOR
        seat = seat if self.choice is None else self.choice.player
        header = self._table.header
        return Look(
            self.game.engine,
            self._table.position,
            seat,
            [one.name for one in header.seats],
            [one.bot for one in header.seats],
            [event for _, event in self._table.log(seat)],
            header.set_name if header.house_set is not None else "",
        )


def _match_again(
    game: Game, header: Header, entries: Iterable[Entry], secret: bytes, bots: dict[int, BotSpec]
) -> Match:
    table = TableMatch(game.engine, header, secret)
    table.accept(list(entries))
    match = Match.__new__(Match)
    match._sit(game, table, bots)
    return match


def read_record(path: str | PathLike[str]) -> Record:
    """Read a record from a file: `header`, `entries`, `ending`. An error names the line that is wrong.

    >>> match = oo.Match(oo.open_game("mogul", players=4), seats=["broker"] * 4, seed=1)
    >>> match.go_on()
    >>> match.save("evening.jsonl")
    >>> record = oo.read_record("evening.jsonl")
    >>> record.header.game, record.ending.scores == match.scores
    ('mogul', True)
    """
    return parse(Path(path).read_text(encoding="utf-8"))


def verify_record(record: Record) -> None:
    """Replay a full record and compare every draw with the dealer's secret. Raise `FalseRecord` if anything differs.

    >>> match = oo.Match(oo.open_game("mogul", players=4), seats=["random"] * 4, seed=1)
    >>> match.go_on()
    >>> match.save("evening.jsonl")
    >>> oo.verify_record(oo.read_record("evening.jsonl"))
    """
    verify(record)
