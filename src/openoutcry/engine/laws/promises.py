"""Law 15: figures promise what an answer does, and events tell what has happened.

Every number in them declares a claim (`openoutcry.engine.claims`). Events are held to their claims step by step: what
they say is gained and lost, added up, is the change of the position, no more and no less. Figures are held to the
position that the answer leads to.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Rng
from openoutcry.engine.claims import (
    About,
    Account,
    Answer,
    Becomes,
    Changes,
    Claim,
    Clears,
    Equals,
    Gains,
    Is,
    Loses,
    Names,
    Tells,
    Unchecked,
    Was,
    Wins,
)
from openoutcry.engine.events import Event, Told
from openoutcry.engine.game import Game, winners
from openoutcry.engine.kernel import IDLE, NATURE, NOBODY, NONE, options_for, pick
from openoutcry.engine.laws.worlds import Broken
from openoutcry.engine.position import BAG, CARDS, NUMBER, PART, PARTS, Field, Position
from openoutcry.engine.views import view

EVERY = 3
SAMPLE = 4  # so many options of a position are tried, unless the check is thorough
FOLLOWING = 60  # so many further answers are given until what an option promised has happened

PRICE = "price"
SCORE = "score"

Value = Any  # of an account: a number, or a list or a Counter of values
Key = tuple[int, ...]


def steps_of(g: Position, option: int) -> Iterator[None]:
    """Apply an answer as `kernel.answer` does, but yield after each step that was run, so that the caller can look at
    the position."""
    if g.player == NATURE:
        g.learned += 1
    depth = g.depth
    g.step.answer(g, option)
    if g.depth > depth:
        g.interrupt(depth)
    yield
    g.options = 0
    while True:
        g.step.ask(g)
        if g.options != 0:
            return
        if g.depth == 0:
            g.step = IDLE
            g.ask(NOBODY, NONE, 0)
            return
        g.depth -= 1
        depth = g.depth
        g.step = g.agenda[depth]
        if int(g.begun) >> depth & 1:
            g.begun &= ~(1 << depth)
        else:
            g.step.run(g)
            if g.depth > depth:
                g.step = IDLE
        yield


class Path:
    """The way from a position to an account, which is a declared field: a chain of attribute names.

    If `parts` is not empty, it names a list of parts (players, piles), each of which has the field.
    """

    def __init__(self, parts: str, names: list[str], shape: int) -> None:
        self.parts = parts
        self.names = names
        self.shape = shape

    def read(self, g: Position) -> Value:
        """Return the current value of the account, or a list of its values by part."""
        if not self.parts:
            return self._of(g)
        return [self._of(part) for part in getattr(g, self.parts)]

    def _of(self, part: Any) -> Value:
        for name in self.names:
            part = getattr(part, name)
        return _value(part, self.shape)


def path_to(part: Any, name: str) -> Path | None:
    """Return the path to the declared field `name` of a position or part, searching inner parts as well, or None if
    there is none."""
    fields: list[Field] = part.fields()
    for field in fields:
        if field.name == name and field.shape not in (PART, PARTS):
            return Path("", [name], field.shape)
    for field in fields:
        if field.shape not in (PART, PARTS):
            continue
        inner: Any = getattr(part, field.name)
        found = path_to(inner if field.shape == PART else inner[0], name)
        if found is not None and field.shape == PARTS:
            return Path(field.name, found.names, found.shape)
        if found is not None:
            return Path(found.parts, [field.name, *found.names], found.shape)
    return None


class Accounts:
    """Reads the accounts of a game, which are numbers or lists that claims are about: declared fields by name, "price",
    "score", or functions of the position."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.blank = game.blank()
        self.paths: dict[str, Path | None] = {}

    def read(self, g: Position, what: Account) -> Value:
        """Return the current value of an account, as a copy that does not change with the position."""
        if not isinstance(what, str):
            return what(g)
        if what == SCORE:
            return self.game.scores(g)
        path = self._path(what)
        return self.game.prices(g) if path is None else path.read(g)

    def of_parts(self, what: Account) -> bool:
        """Return whether the account has one value for each seat, pile or other part, rather than a single one."""
        if not isinstance(what, str) or what == SCORE:
            return True
        path = self._path(what)
        return path is not None and path.parts != ""

    def has(self, what: Account) -> bool:
        """Return whether an account of this name exists. Functions always do."""
        return not isinstance(what, str) or what in (PRICE, SCORE) or self._path(what) is not None

    def _path(self, what: str) -> Path | None:
        """Return the path to a declared field, or None if no field has this name. The result is cached."""
        if what not in self.paths:
            self.paths[what] = path_to(self.blank, what)
        return self.paths[what]


def _value(value: Any, shape: int) -> Value:
    if shape == NUMBER:
        return int(value)
    if shape == CARDS:
        assert isinstance(value, Cards)
        return Counter(value.listed())
    return list(value.counts) if shape == BAG else list(value)


def entry(value: Value, key: Key) -> int:
    """Return one number of an account. `key` has the indices that lead to it, such as seat and company; negative ones
    raise `IndexError`."""
    for place in key:
        if place < 0:
            raise IndexError(place)
        value = value[place]
    return int(value)


class Ledger:
    """The values of accounts as the events of one step report them. It begins with the values before the step; each
    event is added; `close` compares it with the position after the step."""

    def __init__(self, accounts: Accounts, before: Position, kept: list[Account], read: dict[Account, Value]) -> None:
        self.accounts = accounts
        self.before = before
        self.values = {what: read.pop(what) if what in read else accounts.read(before, what) for what in kept}

    def value(self, what: Account) -> Value:
        """Return the current value of an account: as changed by the events so far, or as before the step."""
        return self.values[what] if what in self.values else self.accounts.read(self.before, what)

    def add(self, what: Account, key: Key, amount: int) -> None:
        """Add `amount` to the entry `key` of an account."""
        self.set(what, key, entry(self.values[what], key) + amount)

    def set(self, what: Account, key: Key, number: int) -> None:
        """Set the entry `key` of an account, or the whole account if `key` is empty, to `number`."""
        value = self.values[what]
        if not key:
            self.values[what] = number
            return
        for place in key[:-1]:
            value = value[place]
        value[key[-1]] = number

    def clear(self, what: Account, key: Key) -> None:
        """Set all entries of an account whose keys begin with `key` to 0."""
        value = self.values[what]
        for place in key:
            value = value[place]
        if isinstance(value, int):
            self.set(what, key, 0)
        else:
            for place in list(value) if isinstance(value, Counter) else range(len(value)):
                self.clear(what, (*key, place))

    def close(self, after: Position, told: list[Event]) -> dict[Account, Value]:
        """Raise `Broken` unless every account has the value after the step that its events reported. Return these
        values."""
        found: dict[Account, Value] = {}
        for what, value in self.values.items():
            actual = found[what] = self.accounts.read(after, what)
            if value != actual:
                named = ", ".join(name_of(type(event)) for event in told) or "no event"
                was = self.accounts.read(self.before, what)
                raise Broken(
                    f"law 15: {name_of(what)} went from {_plain(was)} to {_plain(actual)}; "
                    f"by what is told ({named}) it would be {_plain(value)}"
                )
        return found


def _plain(value: Value) -> object:
    """Return the value of an account as it is written in an error message: without zero counts and compiled types."""
    if isinstance(value, Counter):
        return {key: n for key, n in sorted(value.items()) if n != 0}
    return [_plain(one) for one in value] if isinstance(value, list) else int(value)


def name_of(what: object) -> str:
    """Return the name of a type, function or account for error messages."""
    return what if isinstance(what, str) else getattr(what, "__name__", str(what))


def claims_of(declared: type[Any]) -> dict[str, list[Claim]]:
    """Return the claims of each number that a type declares in its annotations, by field. Numbers without a claim have
    an empty list."""
    found: dict[str, list[Claim]] = {}
    for field, kind in get_type_hints(declared, include_extras=True).items():
        claims = list(_claims_in(kind))
        if claims or _is_number(kind):
            found[field] = claims
    return found


def _claims_in(kind: Any) -> Iterator[Claim]:
    for one in getattr(kind, "__metadata__", ()):
        if isinstance(one, Claim):
            yield one
    for one in get_args(kind):
        if not isinstance(one, Claim):
            yield from _claims_in(one)


def _is_number(kind: Any) -> bool:
    return kind is int or kind is float or any(_is_number(one) for one in get_args(kind))


def _has_number(value: Any) -> bool:
    """Return whether a figure is a number or a list that contains one."""
    if isinstance(value, list | tuple):
        return any(_has_number(one) for one in value)
    return isinstance(value, int | float) and not isinstance(value, bool)


def events_of(game: Game[Any]) -> list[type[Event]]:
    """Return the event classes declared in the module `events` beside the game's class, or an empty list if there is
    none."""
    for kind in type(game).__mro__:
        module = sys.modules.get(f"{kind.__module__.rpartition('.')[0]}.events")
        declared = [one for one in vars(module).values() if isinstance(one, type)] if module else []
        found = [one for one in declared if issubclass(one, Event) and one is not Event]
        if found:
            return found
    return []


class Promises:
    """Law 15: compares the numbers in the events and figures of a game with what happens.

    Figures are the numbers shown beside a question or option; each number declares claims. `counts` is how often the
    claims of each number were checked, `positions` and `answers` how many positions and answers were tried for figures,
    and `events` how many events were compared. `missing` has a sentence for each number without a claim. A `thorough`
    check tries every option of every asked player at every position; otherwise a few options of one player, at one
    position in EVERY.
    """

    def __init__(self, game: Game[Any], seed: int = 0, thorough: bool = False) -> None:
        self.game = game
        self.thorough = thorough
        self.rng = Rng(seed)  # its own, so that a game that is checked goes on as without this law
        self.accounts = Accounts(game)
        self.counts: Counter[str] = Counter()
        self.positions = 0
        self.answers = 0
        self.events = 0
        self.missing: list[str] = []
        self.claims: dict[type[Any], dict[str, list[Claim]]] = {}
        self.fields: dict[type[Any], set[str]] = {}
        self.kept: list[Account] = []
        for kind in events_of(game):
            self._declare(kind)
        for question in game.questions:
            self._declare(question.asks_type, f"question {question.kind}")
            self._declare(question.figures_type, f"an answer to {question.kind}")

    def _declare(self, declared: type[Any], name: str = "") -> dict[str, list[Claim]]:
        """Return the claims of a type. The first time, add a sentence to `missing` for each of its numbers without a
        valid claim."""
        if declared in self.claims:
            return self.claims[declared]
        claims = self.claims[declared] = claims_of(declared)
        for field, found in claims.items():
            where = f"law 15: the number {field!r} of {name or f'event {name_of(declared)}'}"
            if not found:
                self.missing.append(f"{where} claims nothing")
            for claim in list(found):
                if isinstance(claim, About) and not self.accounts.has(claim.what):
                    self.missing.append(f"{where} is about {claim.what!r}, and no field has this name")
                    found.remove(claim)
            if issubclass(declared, Event):
                self._keep(found)
        return claims

    def _undeclared(self, declared: type[Any], figures: dict[str, Any], name: str) -> None:
        """Add a sentence to `missing` for each number among these figures that their type does not declare, once per
        number."""
        if declared not in self.fields:
            self.fields[declared] = set(get_type_hints(declared))
        for field in figures.keys() - self.fields[declared]:
            found = f"law 15: the number {field!r} of {name} is not declared"
            if _has_number(figures[field]) and found not in self.missing:
                self.missing.append(found)

    def _keep(self, claims: list[Claim]) -> None:
        for claim in claims:
            if isinstance(claim, Gains | Loses | Becomes | Clears) and claim.what not in self.kept:
                self.kept.append(claim.what)
            elif isinstance(claim, Changes):
                self.kept += [what for what in claim.accounts if what not in self.kept]

    # Events

    def tell(self, g: Position, option: int) -> Position:
        """Apply an answer in a copy, compare every event with what happens, and return the resulting position. Raise
        `Broken` if an event is wrong."""
        after = g.clone()
        before = g
        read: dict[Account, Value] = {}
        for _ in steps_of(_listening(after), option):
            read = self._step(before, after, read)
            before = after.clone()
            after.listen()
        return after

    def _step(self, before: Position, after: Position, read: dict[Account, Value]) -> dict[Account, Value]:
        """Compare the events of one step with the positions before and after it. `read` has known values of accounts
        before the step; the values after it are returned."""
        told = [one.event for one in after.log]
        for event in told:
            self._declare(type(event))
        ledger = Ledger(self.accounts, before, self.kept, read)
        for event in told:
            self._event(event, ledger, before, after)
        for one in after.log:
            self._others(one)
        return ledger.close(after, told)

    def _event(self, event: Event, ledger: Ledger, before: Position, after: Position) -> None:
        kind = type(event)
        claims = self._declare(kind)
        self.events += 1
        values = {field: getattr(event, field) for field in claims}
        said = [
            (f"{name_of(kind)}.{field}", field, claim)
            for field, found in claims.items()
            for claim in found
            if values[field] is not None
        ]
        for name, field, claim in said:
            self._count("event", name, claim)
            if isinstance(claim, Was):
                self._compare(name, values, field, claim, ledger.value, values.get("seat"))
        for _, field, claim in said:
            self._post(values, field, claim, event, ledger)
        for name, field, claim in said:
            if isinstance(claim, Is):
                read = ledger.value if claim.what in self.kept else lambda what: self.accounts.read(after, what)
                self._compare(name, values, field, claim, read, values.get("seat"))
            elif isinstance(claim, Equals):
                actual = claim.function(event, before, after)
                if actual is not None and actual != values[field]:
                    raise Broken(f"law 15: {name} is {values[field]}, and should be {actual}")
            elif isinstance(claim, Wins):
                won = winners(self.game.standing(after))
                if sorted(values[field]) != won:
                    raise Broken(f"law 15: {name} is {values[field]}, and {won} have won")

    def _post(self, values: dict[str, Any], field: str, claim: Claim, event: Event, ledger: Ledger) -> None:
        """Apply the change that a claim of an event reports to the ledger."""
        if isinstance(claim, Changes):
            for what, key, amount in claim.function(event, ledger.before):
                ledger.add(what, key, amount)
        elif isinstance(claim, Clears):
            of = (int(values[claim.of]),) if claim.of else ()
            if not self.accounts.of_parts(claim.what):
                ledger.clear(claim.what, of)
            elif claim.by:
                ledger.clear(claim.what, (int(values[claim.by]), *of))
            else:
                for seat in range(len(ledger.value(claim.what))):
                    ledger.clear(claim.what, (seat, *of))
        elif isinstance(claim, Gains | Loses | Becomes):
            for key, number in self._entries(values, field, claim, values.get("seat"), ledger.value(claim.what)):
                if isinstance(claim, Becomes):
                    ledger.set(claim.what, key, number)
                else:
                    ledger.add(claim.what, key, number if isinstance(claim, Gains) else -number)

    def _others(self, told: Told) -> None:
        """Raise `Broken` unless the event for other readers has the same numbers as the private one, or leaves them
        out."""
        if told.others is None:
            return
        for field in self._declare(type(told.others)):
            said, true = getattr(told.others, field), getattr(told.event, field, None)
            if isinstance(said, list) and isinstance(true, list):
                alike = len(said) == len(true) and not Counter(n for n in said if n is not None) - Counter(true)
            else:
                alike = said is None or said == true
            if not alike:
                name = f"{name_of(type(told.others))}.{field}"
                raise Broken(f"law 15: {name} is {said} for some readers, and {true} for others")

    # What both have in common

    def _count(self, source: str, name: str, claim: Claim) -> None:
        kind = "unchecked" if isinstance(claim, Unchecked) else "named" if isinstance(claim, Names) else "checked"
        self.counts[f"{source} {kind} {name}"] += 1

    def _entries(
        self, values: dict[str, Any], field: str, claim: About, player: int | None, value: Value
    ) -> list[tuple[Key, int]]:
        """Return the entries of an account that a claim is about, each as its key and the part of the number that
        belongs to it. Empty if the event or figure does not say which entry."""
        number = values[field]
        if claim.of and values.get(claim.of) is None:
            return []
        if not self.accounts.of_parts(claim.what):
            return self._within(values, field, claim, (), number, value)
        if claim.by:
            player = values.get(claim.by)
            if player is None:
                return []
        if player is not None:
            return self._within(values, field, claim, (int(player),), number, value[int(player)])
        if not isinstance(number, list):
            raise Broken(f"law 15: {field!r} is about {name_of(claim.what)}, and nothing says whose")
        found: list[tuple[Key, int]] = []
        for seat, one in enumerate(number):
            if one is not None:
                found += self._within(values, field, claim, (seat,), one, value[seat])
        return found

    def _within(
        self, values: dict[str, Any], field: str, claim: About, head: Key, number: Any, value: Value
    ) -> list[tuple[Key, int]]:
        listed = number if isinstance(number, list) else [number]
        if claim.of == field:
            found = [((*head, int(one)), int(one)) for one in listed if one is not None]
        elif claim.of:
            found = [((*head, int(values[claim.of])), sum(listed))]
        elif isinstance(number, list) and not isinstance(value, int):
            found = [((*head, place), int(one)) for place, one in enumerate(listed) if one is not None]
        else:
            found = [(head, sum(listed))]
        return found if claim.exactly is None else [(key, claim.exactly) for key, _ in found]

    def _compare(
        self,
        name: str,
        values: dict[str, Any],
        field: str,
        claim: About,
        read: Callable[[Account], Value],
        player: int | None,
    ) -> None:
        value = read(claim.what)
        for key, number in self._entries(values, field, claim, player, value):
            if entry(value, key) != number:
                raise Broken(f"law 15: {name} is {number}, and {name_of(claim.what)} is {entry(value, key)}")

    # Figures

    def now_and_then(self, g: Position) -> None:
        """Check the figures at this position by `promise`: always if the check is thorough, otherwise at one position
        in EVERY, chosen at random."""
        if self.thorough or self.rng.below(EVERY) == 0:
            self.promise(g)

    def promise(self, g: Position) -> None:
        """Check the figures of the current question for one asked player chosen at random, or for all if the check is
        thorough. Raise `Broken` if one is wrong."""
        seats = [seat for seat in door.asked(g) if seat != NATURE]
        if seats and not self.thorough:
            seats = [seats[int(self.rng.below(len(seats)))]]
        for seat in seats:
            self._promise(g, seat)

    def _promise(self, g: Position, seat: int) -> None:
        """Check the figures of a few options of a player, or of all in a thorough check: give each answer in a copy and
        compare its effect."""
        seen = view(g, seat, self.game.perfect_memory())
        question = self.game.questions[int(g.kind)]
        options = numbers(options_for(g, seat))
        while len(options) > SAMPLE and not self.thorough:
            options.pop(int(self.rng.below(len(options))))
        about = self.claims[question.asks_type]
        brought = self.claims[question.figures_type]
        asks: dict[str, Any] = dict(self.game.question_args(seen, seat))
        self._undeclared(question.asks_type, asks, f"question {question.kind}")
        self.positions += 1
        for option in options:
            figures: dict[str, Any] = dict(self.game.option_args(seen, seat, option))
            self._undeclared(question.figures_type, figures, f"an answer to {question.kind}")
            said = _said(question.kind, brought, figures)
            said += _said(f"the question {question.kind}", about, asks)
            if said:
                self.answers += 1
                Attempt(self, g, Answer(seat, option, {**asks, **figures}), said).play()


def _said(name: str, claims: dict[str, list[Claim]], figures: dict[str, Any]) -> list[tuple[str, str, Any, Claim]]:
    """Return the claims of the given figures, each with its full name, its field and the number. Fields without a
    figure are skipped."""
    found = [(field, claim) for field, claims_of_field in claims.items() for claim in claims_of_field]
    return [(f"{name}.{field}", field, figures[field], claim) for field, claim in found if field in figures]


class Attempt:
    """A trial of one option: it is answered in a copy of the position, and the game is played on until every claim of
    its figures has been compared."""

    def __init__(self, promises: Promises, g: Position, given: Answer, said: list[tuple[str, str, Any, Claim]]) -> None:
        self.promises = promises
        self.before = g
        self.given = given
        self.said = said
        self.after = g.clone()

    def play(self) -> None:
        """Answer and play on, comparing each claim as soon as that is possible, for at most FOLLOWING answers. Claims
        that could not be compared are counted as open. Raise `Broken` if one is wrong."""
        depth = int(self.before.depth)
        g = self.after
        g.player = self.given.seat
        option, settled = self.given.option, False
        for _ in range(FOLLOWING):
            for _ in steps_of(_listening(g), option):
                self._hear(g)
                if not settled and g.depth <= depth:
                    settled = True
                    self.said = [one for one in self.said if not self._holds(*one, over=True)]
            self.said = [one for one in self.said if not self._holds(*one, over=settled)]
            if not self.said or g.options == 0:
                break
            option = int(pick(g, self.promises.rng))
        for name, *_ in self.said:
            self.promises.counts[f"figure open {name}"] += 1

    def _hear(self, g: Position) -> None:
        self.given.told += [told.event for told in g.log]
        g.listen()

    def _holds(self, name: str, field: str, number: Any, claim: Claim, over: bool) -> bool:
        """Return True after a successful comparison of a claim, or False if it cannot be compared yet. Raise `Broken`
        if the number is wrong. `over` is whether the effect of the answer is complete."""
        actual: Any = None
        if isinstance(claim, Tells):
            event = self.given.next_own(*claim.events)
            actual = None if event is None else getattr(event, claim.field)
        elif isinstance(claim, Equals):
            actual = claim.function(self.given, self.before, self.after)
        elif isinstance(claim, About):
            actual = self._account(field, claim) if over else None
        else:
            actual = number
        if actual is None:
            return False
        if actual != number:
            words = self.promises.game.questions[int(self.before.kind)].words[self.given.option]
            raise Broken(f"law 15: {words!r} promises {name} {number}, and it is {actual}")
        self.promises._count("figure", name, claim)
        return True

    def _account(self, field: str, claim: About) -> int | None:
        """Return the number that a figure should show according to its account, or None if the claim is about no
        entry."""
        accounts = self.promises.accounts
        before, after = accounts.read(self.before, claim.what), accounts.read(self.after, claim.what)
        entries = self.promises._entries(self.given.figures, field, claim, self.given.seat, before)
        if not entries:
            return None
        if isinstance(claim, Was):
            return sum(entry(before, key) for key, _ in entries)
        if isinstance(claim, Gains):
            return sum(entry(after, key) - entry(before, key) for key, _ in entries)
        if isinstance(claim, Loses):
            return sum(entry(before, key) - entry(after, key) for key, _ in entries)
        return sum(entry(after, key) for key, _ in entries)


def _listening(g: Position) -> Position:
    g.listen()
    return g
