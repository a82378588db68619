"""A match: the log of inputs and the position it leads to.

The log only grows; an undo is an entry, too. `prepare` computes the entries of an answer and changes nothing, so that a
server can store them first; `accept` applies them.

`is_now` says whether a client's answer is still valid if others have answered meanwhile. Players who choose at the same
time do not make each other late: their sealed answers change nothing before the last one is in.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from openoutcry.engine import door
from openoutcry.engine.events import Event, Told
from openoutcry.engine.game import Game, ranks, winners
from openoutcry.engine.kernel import NATURE, NONE, answer_for, is_sealed
from openoutcry.engine.position import SPECTATOR, Position
from openoutcry.engine.views import view
from openoutcry.games.catalogue import open_game
from openoutcry.match.dealer import commitment, deal, new_secret
from openoutcry.match.errors import NothingToUndo, UndoNeedsConsent
from openoutcry.match.numbering import Numbering, changes_sealed
from openoutcry.match.record import Ending, Entry, Header, SeatName, position_hash, set_hash, written


class UndoPoint(msgspec.Struct, frozen=True, gc=False):
    """How far a seat can go back: to the position after `to` inputs. `free` is whether it needs no consent, because
    nobody has learned or answered anything since."""

    to: int
    free: bool


class Result(msgspec.Struct, frozen=True, gc=False):
    """The result of a finished match: scores and ranks by seat, the winning seats, and the name of the reason for its
    end."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    end: str


Figures = tuple[list[int], list[int]]


class Prepared(msgspec.Struct, frozen=True, gc=False):
    """A log entry that was computed but not yet applied, with its events, and the public wealth and prices after it.
    `sealed` is the position before it if that asked several players at the same time, else None."""

    entry: Entry
    sealed: Position | None
    told: list[Told]
    figures: Figures


class Match:
    """A game in progress with the log of its inputs: answers, draws by NATURE and undos. Create it with `open` or
    `load`."""

    def __init__(self, game: Game[Any], header: Header, secret: bytes) -> None:
        self.game = game
        self.header = header
        self.secret = secret
        self.steps = game.steps()
        self.entries: list[Entry] = []
        self.numbering = Numbering()
        self._prepared: list[Prepared] = []
        self._reached: Position | None = None
        self.position = self._begin()

    @classmethod
    def open(
        cls, game: Game[Any], seats: list[SeatName], secret: bytes | None = None, set_text: str | None = None
    ) -> "Match":
        """Create a match and deal up to the first choice of a player. A random secret is used if `secret` is None.
        `set_text` is the text of a house set, a data file with other numbers than the printed ones."""
        secret = new_secret() if secret is None else secret
        header = Header(
            game=game.name,
            players=game.players,
            options=game.options,
            set_name=game.set_name,
            set_hash=set_hash(set_text),
            house_set=set_text,
            seats=seats,
            commitment=commitment(secret),
            rules=game.rules,
            opening=position_hash(game.new(), game.steps()),
        )
        match = cls(game, header, secret)
        match.accept(match._deal_on(match.copy_position(), []))
        return match

    @classmethod
    def load(cls, header: Header, entries: Iterable[Entry], secret: bytes) -> "Match":
        """Create a match and apply the entries of its log. Raise an `OpenOutcryError` if one of them is not allowed."""
        match = cls(game_of(header), header, secret)
        match.accept(list(entries))
        return match

    # What is asked, and answers.

    @property
    def number(self) -> int:
        """The number of entries in the log, including draws by NATURE and undos."""
        return len(self.entries)

    def asked(self) -> list[int]:
        """Return the seats whose answers are awaited. An empty list means that the match is over."""
        return door.asked(self.position)

    def choice(self, seat: int) -> door.Choice | None:
        """Return the open choice of a seat, or None if it is not asked."""
        return door.choice(self.game, self.position, seat)

    @property
    def shown_number(self) -> int:
        """The number of log entries that is shown to clients: without changes of sealed answers, which others may not
        notice."""
        return self.numbering.shown(self.number)

    def changes_sealed(self, entry: Entry) -> bool:
        """Return whether this entry, which is not applied yet, changes an answer that is hidden until all players have
        answered."""
        return changes_sealed(entry, self.position)

    def prepare(self, seat: int, option: int, hint: bool = False) -> list[Entry]:
        """Return the log entries that an answer adds: its own, and those of the draws that follow. The match is not
        changed. Raise an error of the rules if the answer is not allowed.

        `hint` marks an answer before which the player asked the coach.
        """
        g = self.copy_position()
        self._prepared, self._reached = [], g
        entry = self._answered(g, seat, option, self.number + 1, hint)
        return self._deal_on(g, [entry])

    def accept(self, entries: list[Entry]) -> None:
        """Apply entries to the match and append them to its log. Store them first, if they are to be stored. Entries of
        the latest `prepare` are not computed again."""
        prepared, reached = self._prepared, self._reached
        self._prepared, self._reached = [], None
        if prepared and reached is not None and is_just(prepared, entries):
            for one in prepared:
                self._remember(one.entry.n, one.told, one.figures)
                self._count(one.entry, one.sealed)
            self.position = reached
            return
        for entry in entries:
            sealed = copy_of(self.position) if is_sealed(self.position) else None
            if entry.undo is not None:
                self._allowed_back(entry.seat, entry.undo, entry.consented)
                self._go_back(entry.undo)
            else:
                assert entry.option is not None
                self.position.listen()
                door.give(self.game, self.position, entry.seat, entry.option)
                self._remember(entry.n, self.position.log, self._figures(self.position))
            self._count(entry, sealed)

    def _count(self, entry: Entry, sealed: Position | None) -> None:
        """Append an entry to the log. `sealed` is the position before it if that asked a sealed question, else None."""
        self.numbering.add(entry, sealed, self.line)
        self.entries.append(entry)
        if entry.undo is None:
            self._answer_counts(entry)

    def copy_position(self) -> Position:
        """Return a copy of the current position."""
        return copy_of(self.position)

    def _answered(self, g: Position, seat: int, option: int, n: int, hint: bool = False) -> Entry:
        """Apply an answer to the position `g` and return its entry, number `n` of the log."""
        question = self.game.questions[int(g.kind)] if g.options != 0 else None
        sealed = copy_of(g) if is_sealed(g) else None
        g.listen()
        door.give(self.game, g, seat, option)
        assert question is not None
        entry = Entry(
            n=n,
            seat=seat,
            kind=question.kind,
            option=option,
            words=question.words[option],
            hint=hint,
            events=[written(told) for told in g.log],
            hash=position_hash(g, self.steps),
        )
        if g is self._reached:
            self._prepared.append(Prepared(entry, sealed, g.log, self._figures(g)))
        return entry

    def _deal_on(self, g: Position, entries: list[Entry]) -> list[Entry]:
        """Apply draws by NATURE to the position `g` until a player is asked. Append their entries to `entries` and
        return that list."""
        while g.options != 0 and g.player == NATURE:
            n = len(entries) + 1
            drawn = deal(self.secret, self.shown_number + n, g)
            entries.append(self._answered(g, NATURE, drawn, self.number + n))
        return entries

    # Going back.

    def undo_to(self, seat: int) -> int | None:
        """Return the number of inputs before the last answer of a seat, to which it can go back. Changes of a sealed
        answer count as one answer.

        Return None if the seat has not answered, or if the match is over, since the dealer's secret is published then.
        """
        if seat < 0 or self.position.options == 0:
            return None
        last = self._last_answers.get(seat)
        return None if last is None else last - 1

    def undo_point(self, seat: int) -> UndoPoint | None:
        """Return how far a seat can go back and whether that is free of consent, or None if it cannot."""
        to = self.undo_to(seat)
        if to is None:
            return None
        since = [n for n in self.line if n > to and n not in self.numbering.changes]
        return UndoPoint(to, len(since) == 1 and self.position_at(to).learned == self.position.learned)

    def prepare_undo(self, seat: int, to: int, consented: bool) -> list[Entry]:
        """Return the log entries that take back the last answer of a seat, to the position after `to` inputs. The match
        is not changed.

        Changes that others made to sealed answers since are applied again. `consented` is whether all players agreed.
        Raise `NothingToUndo` or `UndoNeedsConsent` if the undo is not allowed.
        """
        point = self._allowed_back(seat, to, consented)
        g = self.position_at(to)
        reached = position_hash(g, self.steps)
        entries = [Entry(n=self.number + 1, seat=seat, undo=to, consented=not point.free, hash=reached)]
        for changed in self._changed_after(to):
            entries.append(self._answered(g, changed.seat, changed.option or 0, entries[-1].n + 1))
        return entries

    def _allowed_back(self, seat: int, to: int, consented: bool) -> UndoPoint:
        """Return how far a seat can go back. Raise `NothingToUndo` if that is not `to`, and `UndoNeedsConsent` if
        consent is needed and `consented` is False."""
        point = self.undo_point(seat)
        if point is None or point.to != to:
            raise NothingToUndo("nothing-to-undo", f"seat {seat + 1} cannot go back to input {to}", seat=seat, to=to)
        if not point.free and not consented:
            raise UndoNeedsConsent(
                "undo-needs-consent", "somebody has learned something since: everyone must agree", seat=seat
            )
        return point

    def _changed_after(self, to: int) -> list[Entry]:
        """Return the last change of each sealed answer that was given within the first `to` inputs and changed after
        them."""
        before, g = self.position_at(to), self.position_at(to)
        changed: dict[int, Entry] = {}
        for n in self.line if is_sealed(before) else []:
            if n > to:
                entry = self.entries[n - 1]
                answer_entry(g, entry)
                if g.learned != before.learned:
                    break
                if n in self.numbering.changes and before.sealed[entry.seat] != NONE:
                    changed[entry.seat] = entry
        return list(changed.values())

    def line_at(self, number: int) -> list[int]:
        """Return the numbers of the answers among the first `number` entries that were not taken back, in order."""
        line: list[int] = []
        while number > 0:
            entry = self.entries[number - 1]
            if entry.undo is None:
                line.append(entry.n)
                number -= 1
            else:
                number = entry.undo
        return line[::-1]

    def position_at(self, number: int) -> Position:
        """Return a copy of the position after `number` entries, computed by replaying the match."""
        g: Position = self.game.new()
        for n in self.line_at(number):
            answer_entry(g, self.entries[n - 1])
        return g

    def _begin(self) -> Position:
        g: Position = self.game.new(telling=True)
        self.line: list[int] = []
        self.told: list[list[Told]] = []
        self.figures: list[tuple[int, list[int], list[int]]] = []
        self._last_answers: dict[int, int] = {}
        self._opening_told = g.log
        self._take_figures(0, self._figures(g))
        return g

    def _remember(self, n: int, told: list[Told], figures: Figures) -> None:
        self.line.append(n)
        self.told.append(told)
        self._take_figures(n, figures)

    def _answer_counts(self, entry: Entry) -> None:
        if entry.n not in self.numbering.changes:
            self._last_answers[entry.seat] = entry.n

    def _go_back(self, number: int) -> None:
        line = self.line_at(number)
        self.position = self._begin()
        for n in line:
            self.position.listen()
            answer_entry(self.position, self.entries[n - 1])
            self._remember(n, self.position.log, self._figures(self.position))
            self._answer_counts(self.entries[n - 1])

    def _figures(self, g: Position) -> Figures:
        """Return the public wealth of each player and the price of each company in the position `g`."""
        public = view(g, SPECTATOR, self.game.perfect_memory())
        return self.game.fortunes(public), self.game.prices(public)

    def _take_figures(self, n: int, figures: Figures) -> None:
        if not self.figures or self.figures[-1][1:] != figures:
            self.figures.append((n, *figures))

    # What may be seen.

    def view(self, seat: int) -> Position:
        """Return what the player in that seat is shown. Any number that is not a seat stands for a spectator."""
        return view(self.position, seat, self.game.perfect_memory())

    def bot_view(self, seat: int) -> Position:
        """Return everything that the player in that seat could know with a perfect memory."""
        return view(self.position, seat, True)

    def view_at(self, number: int, seat: int) -> Position:
        """Return what the player in that seat was shown after `number` entries. Any number that is not a seat stands
        for a spectator."""
        return view(self.position_at(number), seat, self.game.perfect_memory())

    def log(self, seat: int) -> list[tuple[int, Event]]:
        """Return the events that this seat may read, in order, each with the number of entries after it. Events that
        were taken back are left out."""
        readable = [(n, told.read_by(seat)) for n, all_told in self.events_by_answer() for told in all_told]
        return [(n, event) for n, event in readable if event is not None]

    def events_by_answer(self, after: int = 0) -> list[tuple[int, list[Told]]]:
        """Return the events of the opening and of each answer that was not taken back, each list with the number of
        entries after it. The first `after` lists are left out."""
        if after == 0:
            return [(0, self._opening_told), *zip(self.line, self.told, strict=True)]
        return list(zip(self.line[after - 1 :], self.told[after - 1 :], strict=True))

    def read_by(self, seats: Sequence[int]) -> list[Event]:
        """Return the events that somebody who holds all of these seats may read, in order. An empty sequence stands for
        a spectator."""
        everything = [told for all_told in (self._opening_told, *self.told) for told in all_told]
        readable = [told.read_by(next((s for s in seats if told.seats >> s & 1), SPECTATOR)) for told in everything]
        return [event for event in readable if event is not None]

    def readings(self) -> list[tuple[int, list[int], list[int]]]:
        """Return the public wealth of the players and the prices whenever they changed: tuples of the number of
        entries, wealth, prices."""
        return self.figures

    # The end.

    def result(self) -> Result | None:
        """Return the result of the match, or None while it goes on."""
        return result_of(self.game, self.position)

    def ending(self) -> Ending | None:
        """Return the last line of the record, with the result and the dealer's secret, or None while the match goes
        on."""
        result = self.result()
        if result is None:
            return None
        return Ending(end=result.end, scores=result.scores, ranks=result.ranks, secret=self.secret.hex())


def game_of(header: Header) -> Game[Any]:
    """Open the game of a record or table, with the version of the rules with which its match began. Raise an
    `OpenOutcryError` if it cannot be opened."""
    return open_game(header.game, header.players, header.options, header.house_set, header.rules)


def written_alike(header: Header, game: Game[Any]) -> bool:
    """Return whether position hashes can be compared: whether this version stores positions as the version that began
    the match did."""
    return header.opening in ("", position_hash(game.new(), game.steps()))


def result_of(game: Game[Any], g: Position) -> Result | None:
    """Return the result of a game in position `g`, or None while it goes on."""
    if g.options != 0:
        return None
    standing = game.standing(g)
    return Result(game.scores(g), ranks(standing), winners(standing), game.end(g))


def copy_of(position: Position) -> Position:
    """Return a copy of a position."""
    g = position.clone()
    assert isinstance(g, Position)
    return g


def is_just(prepared: list[Prepared], entries: list[Entry]) -> bool:
    """Return whether these are exactly the entries that were prepared."""
    return len(prepared) == len(entries) and all(
        one.entry is entry for one, entry in zip(prepared, entries, strict=True)
    )


def answer_entry(g: Position, entry: Entry) -> None:
    """Apply the answer of an entry to the position `g`, without checking it. The entry must not be an undo."""
    assert entry.option is not None
    answer_for(g, entry.seat, entry.option)


def is_now(match: Match, number: int) -> bool:
    """Return whether what a client saw at this shown number is still current: nothing has happened since, except
    answers to the same simultaneous question that are still hidden."""
    if not 0 <= number <= match.shown_number:
        return False
    since = match.entries[match.numbering.number(number) :]
    return all(entry.undo is None and entry.n in match.numbering.covered for entry in since)
