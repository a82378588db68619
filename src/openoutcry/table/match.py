"""A match: the inputs so far and the position they lead to.

The list of entries is the truth and only grows. `prepare` computes what an answer would add and changes nothing, so
that a server can put it on disk first; `accept` then applies it. Going back is an entry too.
"""

import hashlib
from collections.abc import Iterable

import msgspec

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.events import EVERYBODY, Event, Told
from openoutcry.engine.game import Game, ranks
from openoutcry.engine.kernel import NATURE, answer_for, is_sealed
from openoutcry.engine.records import SPECTATOR, Position, view
from openoutcry.games.catalogue import open_game
from openoutcry.table.dealer import commitment, deal, new_secret
from openoutcry.table.errors import NothingToUndo, UndoNeedsConsent
from openoutcry.table.record import Ending, Entry, Header, SeatName, position_hash


class UndoPoint(msgspec.Struct, frozen=True):
    """The number of inputs a seat can go back to; `free` when nobody has learned or answered anything since."""

    to: int
    free: bool


class Result(msgspec.Struct, frozen=True):
    """How it ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    end: str


class Match:
    """One match. Build it with `open` or `load`."""

    def __init__(self, game: Game, header: Header, secret: bytes) -> None:
        self.game = game
        self.header = header
        self.secret = secret
        self.steps = game.steps()
        self.entries: list[Entry] = []
        self.position = self._begin()

    @classmethod
    def open(
        cls, game: Game, seats: list[SeatName], secret: bytes | None = None, set_text: str | None = None
    ) -> "Match":
        """A new match, dealt up to the first choice of a player."""
        secret = new_secret() if secret is None else secret
        header = Header(
            game=game.name,
            players=game.players,
            options=game.options,
            set_name=game.set_name,
            set_hash=hashlib.sha256((set_text or "").encode()).hexdigest()[:16],
            house_set=set_text,
            seats=seats,
            commitment=commitment(secret),
        )
        match = cls(game, header, secret)
        match.accept(match._deal_on(match._copy(), []))
        return match

    @classmethod
    def load(cls, header: Header, entries: Iterable[Entry], secret: bytes) -> "Match":
        """The match with these entries."""
        match = cls(open_game(header.game, header.players, header.options, header.house_set), header, secret)
        match.accept(list(entries))
        return match

    # What is asked, and answers.

    @property
    def number(self) -> int:
        """How many inputs there have been, NATURE's and undos included."""
        return len(self.entries)

    def asked(self) -> list[int]:
        """The seats whose answer is awaited; nobody when the match is over."""
        return door.asked(self.position)

    def choice(self, seat: int) -> door.Choice | None:
        """What a seat may answer now."""
        return door.choice(self.game, self.position, seat)

    def open_sealed_answers(self) -> list[Entry]:
        """The answers to a sealed question that still waits for somebody, changes included."""
        if not is_sealed(self.position):
            return []
        kind = self.game.questions[int(self.position.kind)].kind
        found: list[Entry] = []
        for entry in reversed(self.entries):
            if entry.kind != kind or entry.undo is not None:
                break
            found.append(entry)
        return found[::-1]

    def changes_sealed(self, entry: Entry) -> bool:
        """Whether this entry, not accepted yet, changes a sealed answer that was given before."""
        return entry.undo is None and any(before.seat == entry.seat for before in self.open_sealed_answers())

    def prepare(self, seat: int, option: int) -> list[Entry]:
        """The entries that this answer would add: its own and NATURE's that follow. Changes nothing."""
        g = self._copy()
        return self._deal_on(g, [self._answered(g, seat, option, self.number + 1)])

    def accept(self, entries: list[Entry]) -> None:
        """Apply entries that were prepared, and are safe on disk by now."""
        for entry in entries:
            self.entries.append(entry)
            if entry.undo is not None:
                self._go_back(entry.undo)
            else:
                assert entry.option is not None
                self.position.listen()
                door.give(self.game, self.position, entry.seat, entry.option)
                self._remember(entry.n, self.position.log)

    def _copy(self) -> Position:
        g = self.position.clone()
        assert isinstance(g, Position)
        return g

    def _answered(self, g: Position, seat: int, option: int, n: int) -> Entry:
        """Give the answer on `g`, and say so."""
        question = self.game.questions[int(g.kind)] if g.options != 0 else None
        g.listen()
        door.give(self.game, g, seat, option)
        assert question is not None
        return Entry(
            n=n,
            seat=seat,
            kind=question.kind,
            option=option,
            words=question.words[option],
            events=[written(told) for told in g.log],
            hash=position_hash(g, self.steps),
        )

    def _deal_on(self, g: Position, entries: list[Entry]) -> list[Entry]:
        """Let the dealer answer on `g` until a player is asked."""
        while g.options != 0 and g.player == NATURE:
            n = self.number + len(entries) + 1
            entries.append(self._answered(g, NATURE, deal(self.secret, n, g), n))
        return entries

    # Going back.

    def undo_to(self, seat: int) -> int | None:
        """The number of inputs before this seat's last answer; None when it has given none."""
        return next((n - 1 for n in reversed(self.line) if self.entries[n - 1].seat == seat), None)

    def undo_point(self, seat: int) -> UndoPoint | None:
        """Where this seat would go back to, and whether that is free."""
        to = self.undo_to(seat)
        if to is None:
            return None
        only_own = all(self.entries[n - 1].seat == seat for n in self.line if n > to)
        return UndoPoint(to, only_own and self.position_at(to).learned == self.position.learned)

    def prepare_undo(self, seat: int, to: int, consented: bool) -> list[Entry]:
        """The entry that takes a seat's last answer back: free while nobody learned anything, else by consent."""
        point = self.undo_point(seat)
        if point is None or point.to != to:
            raise NothingToUndo("nothing-to-undo", f"seat {seat + 1} cannot go back to input {to}", seat=seat, to=to)
        if not point.free and not consented:
            raise UndoNeedsConsent(
                "undo-needs-consent", "somebody has learned something since: everyone must agree", seat=seat
            )
        reached = position_hash(self.position_at(to), self.steps)
        return [Entry(n=self.number + 1, seat=seat, undo=to, consented=not point.free, hash=reached)]

    def line_at(self, number: int) -> list[int]:
        """The numbers of the answers that count after `number` inputs: those that were not taken back."""
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
        """The position after `number` inputs."""
        g = self.game.new()
        for n in self.line_at(number):
            answer_entry(g, self.entries[n - 1])
        return g

    def _begin(self) -> Position:
        g = self.game.new(telling=True)
        self.line: list[int] = []
        self.told: list[list[Told]] = []
        self.figures: list[tuple[int, list[int], list[int]]] = []
        self._opening_told = g.log
        self._take_figures(0, g)
        return g

    def _remember(self, n: int, told: list[Told]) -> None:
        self.line.append(n)
        self.told.append(told)
        self._take_figures(n, self.position)

    def _go_back(self, number: int) -> None:
        line = self.line_at(number)
        self.position = self._begin()
        for n in line:
            self.position.listen()
            answer_entry(self.position, self.entries[n - 1])
            self._remember(n, self.position.log)

    def _take_figures(self, n: int, g: Position) -> None:
        public = view(g, SPECTATOR, self.game.perfect_memory())
        fortunes, prices = self.game.fortunes(public), self.game.prices(public)
        if not self.figures or self.figures[-1][1:] != (fortunes, prices):
            self.figures.append((n, fortunes, prices))

    # What may be seen.

    def view(self, seat: int) -> Position:
        """What a person in that seat is shown; any other number is a spectator."""
        return view(self.position, seat, self.game.perfect_memory())

    def bot_view(self, seat: int) -> Position:
        """What somebody with a perfect memory knows in that seat."""
        return view(self.position, seat, True)

    def view_at(self, number: int, seat: int) -> Position:
        """What a person in that seat was shown after `number` inputs."""
        return view(self.position_at(number), seat, self.game.perfect_memory())

    def log(self, seat: int) -> list[tuple[int, Event]]:
        """All events that count, as that seat may read them, each with the number of inputs it took."""
        lines = [(0, self._opening_told), *zip(self.line, self.told, strict=True)]
        readable = [(n, told.read_by(seat)) for n, all_told in lines for told in all_told]
        return [(n, event) for n, event in readable if event is not None]

    def readings(self) -> list[tuple[int, list[int], list[int]]]:
        """The public figures whenever they changed: number, fortunes, prices."""
        return self.figures

    def entries_for(self, seat: int) -> list[Entry]:
        """The entries with what this seat may not know left out, and sealed answers while they are."""
        told = dict(zip(self.line, self.told, strict=True))
        secret = {question.kind for question in self.game.questions if question.secret}
        entries: list[Entry] = []
        sealed = {entry.n for entry in self.open_sealed_answers()}
        for entry in self.entries:
            if entry.n in sealed:
                continue
            hidden = entry.undo is None and entry.kind in secret and entry.seat != seat
            read = [event for one in told.get(entry.n, []) if (event := one.read_by(seat)) is not None]
            entries.append(
                msgspec.structs.replace(
                    entry,
                    option=None if hidden else entry.option,
                    words="" if hidden else entry.words,
                    events=[msgspec.Raw(msgspec.json.encode(event)) for event in read],
                    hash=position_hash(self.view_at(entry.n, seat), self.steps),
                )
            )
        return entries

    # The end.

    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        if self.asked():
            return None
        scores = self.game.scores(self.position)
        places = ranks(self.game.standing(self.position))
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return Result(scores, places, winners, self.game.end(self.position))

    def ending(self) -> Ending | None:
        """The last line of the record, in which the dealer's secret is published."""
        result = self.result()
        if result is None:
            return None
        return Ending(end=result.end, scores=result.scores, ranks=result.ranks, secret=self.secret.hex())


def answer_entry(g: Position, entry: Entry) -> None:
    """Give an answer that was accepted before."""
    assert entry.option is not None
    answer_for(g, entry.seat, entry.option)


def written(told: Told) -> msgspec.Raw:
    """An event as the full record keeps it: a private one with its readers."""
    if told.seats == EVERYBODY:
        return msgspec.Raw(msgspec.json.encode(told.event))
    return msgspec.Raw(msgspec.json.encode({"only": numbers(told.seats), "read": told.event, "others": told.others}))
