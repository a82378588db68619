"""Laws 7, 8, 12 and 14: worlds that one viewer cannot distinguish from the true one do not differ in what they show.

A bot in the same process gets a view as an object. `Reach` inspects it as such a bot could: every attribute, declared
or not, every list and vector to its last element, and every object behind them. Two views are compared by that, not
only by what is saved of them.
"""

from collections.abc import Mapping
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import msgspec

from openoutcry.engine import door
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Rng
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, Step, answer, options_for, pick
from openoutcry.engine.observation import Observing, entries, observed
from openoutcry.engine.position import CARDS, PARTS, UNKNOWN, Field, Position, Saved, load, save
from openoutcry.engine.sheet import Sheet
from openoutcry.engine.views import view

PLAIN = (int, float, str, bytes, bool, type(None), type)


SLOTS: dict[type, list[str]] = {}


def slots_of(kind: type) -> list[str]:
    """Return the sorted names of the attributes that a class declares in slots, as compiled classes do. The result is
    cached."""
    if kind not in SLOTS:
        slots = (GetSetDescriptorType, MemberDescriptorType)
        found = {name for one in kind.__mro__ for name, slot in vars(one).items() if isinstance(slot, slots)}
        SLOTS[kind] = sorted(name for name in found if not name.startswith("__"))
    return SLOTS[kind]


def attributes(thing: object) -> dict[str, Any]:
    """Return the attributes of an object by name: those in slots, as in compiled classes, and those in its
    `__dict__`."""
    names = [*slots_of(type(thing)), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


class Reach:
    """Everything that can be reached from an object through attributes, lists and dictionaries.

    `content` is a comparable copy: it is equal for two objects with equal contents. `objects` are the objects on the
    way, by identity. Steps, and the game's constants passed as `constants`, are represented by their names and not
    followed.
    """

    def __init__(self, root: object, constants: Mapping[int, object]) -> None:
        self.constants = constants
        self.objects: dict[int, object] = {}
        self.content = self._walk(root)

    def _walk(self, thing: Any) -> object:
        if isinstance(thing, PLAIN):
            return thing
        if isinstance(thing, Step) or id(thing) in self.constants:
            return type(thing).__name__, id(thing)
        if id(thing) in self.objects:
            return "again", list(self.objects).index(id(thing))
        if isinstance(thing, dict):
            self.objects[id(thing)] = thing
            return {key: self._walk(value) for key, value in thing.items()}
        if isinstance(thing, list | tuple | set | frozenset):
            self.objects[id(thing)] = thing
            return [self._walk(one) for one in thing]
        found = attributes(thing)
        if not found and hasattr(thing, "__iter__"):  # a vector: a value, made anew each time it is read
            return list(thing)
        self.objects[id(thing)] = thing
        return type(thing).__name__, {name: self._walk(value) for name, value in found.items()}


def constants_of(one: object, another: object) -> dict[int, object]:
    """Return, by identity, the objects that can be reached from both of two separately made objects, such as the game's
    data, its list of steps and shared empty rows. They never change."""
    shared = Reach(one, {}).objects
    also = Reach(another, {}).objects
    return {number: thing for number, thing in shared.items() if number in also}


class Broken(Exception):
    """Raised if a law, a property that every game must have, does not hold. The message names the law."""


class Twin:
    """A second position that looks the same as the true one to one viewer, and the checks that nothing reveals a
    difference.

    The constructor samples it from the viewer's view and raises `Broken` if the view shows something hidden (laws 7, 8,
    12).
    """

    def __init__(
        self,
        game: Game[Any],
        g: Position,
        seat: int,
        rng: Rng,
        steps: dict[str, Step[Any]],
        constants: dict[int, object],
    ) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.steps = steps
        self.constants = constants
        self.learned = int(g.learned)
        self.secret = game.questions[int(g.kind)].secret
        self.perfect = game.perfect_memory() or rng.below(2) == 0
        seen = view(g, seat, self.perfect)
        shown = save(seen, steps)
        for path in game.covered(g, self.seat, self.perfect):
            if not all_unknown(shown["table"], path):
                raise Broken(f"law 7: the view of {who(self.seat)} shows {path}")
        if self._saw(seen) != shown:
            raise Broken(f"law 7: the view of {who(self.seat)} seen again is another")
        self.seen = seen
        self.reached = Reach(seen, constants)
        # From what is saved of the view, so that nothing else which it may hold gets into the other world.
        self.world = guess(game, load(shown, g.blank(), steps), rng)
        twin = view(self.world, seat, self.perfect)
        if save(twin, steps) != shown:
            raise Broken(f"law 7: a guess of {who(self.seat)} has another view")
        self._holds_only_what_it_shows(g, twin)
        if self._question(self.world) != self._question(g):
            raise Broken(f"law 8: what is asked tells {who(self.seat)} something covered")
        self.stirred = self._stirred(g)
        self.otherwise = g.clone()
        self.otherwise.listen()
        answer(self.otherwise, pick(g, rng))

    def _stirred(self, g: Position) -> Position:
        """Return a copy of the true position in which, within each row that players take as a whole, the cards that the
        viewer has not seen are shuffled."""
        world = g.clone()
        for heap in heaps_in(world, world.fields()):
            unseen = [n for n in range(int(heap.size)) if not seen_by(int(heap.seen[n]), self.seat)]
            kinds = [int(heap.kinds[n]) for n in unseen]
            for n in unseen:
                heap.kinds[n] = kinds.pop(int(self.rng.below(len(kinds))))
        return world

    def _holds_only_what_it_shows(self, g: Position, twin: Position) -> None:
        if self.reached.objects.keys() & Reach(g, self.constants).objects.keys():
            raise Broken(f"law 12: from the view of {who(self.seat)} the true position can be reached")
        if self.reached.content != Reach(twin, self.constants).content:
            raise Broken(f"law 12: the view of {who(self.seat)} holds something covered behind what it shows")

    def _question(self, g: Position) -> object:
        """Return everything that the viewer is asked, offered and refused in a position, for comparison."""
        game, seat = self.game, self.seat
        mine = door.choice(game, g, seat) if seat >= 0 else None
        asked = door.asked(g)
        if mine is None:
            return asked
        seen = view(g, seat, self.perfect)
        offered = [
            (words, game.option_args(seen, seat, option))
            for option, words in zip(mine.options, mine.words, strict=True)
        ]
        closed = [option for option in range(len(game.questions[int(g.kind)].words)) if option not in mine.options]
        asking = (mine.kind, mine.chosen, game.question_args(seen, seat))
        return asked, asking, offered, [door.closed_by(game, g, seat, option) for option in closed]

    def follow(self, g: Position, player: int, option: int) -> None:
        """Apply the same answer in the second position, and raise `Broken` unless it still looks the same to the viewer
        as `g`, the true position after the answer.

        If another secret answer would look the same, its events must look the same as well.
        """
        if Reach(self.seen, self.constants).content != self.reached.content:
            raise Broken(f"law 12: the view of {who(self.seat)} changes with the true position")
        shown = g.learned > self.learned + (1 if player == NATURE else 0)
        alike = self.secret and not shown and self._saw(self.otherwise) == self._saw(g)
        if alike and self._read(self.otherwise) != self._read(g):
            raise Broken(f"law 8: the events tell {who(self.seat)} which of {who(player)}'s answers it was")
        self._heaps_tell_no_order(g, player, option)
        world = self.world
        if int(options_for(world, player)) >> option & 1 == 0:
            if player == self.seat:
                raise Broken(f"law 8: {who(self.seat)} has other options in a world that looks the same")
            return
        world.player = player
        world.listen()
        answer(world, option)
        if shown:
            return  # something covered was turned up: the worlds are told apart by right
        if self._read(world) != self._read(g):
            raise Broken(f"law 8: the events tell {who(self.seat)} something covered")
        if self._saw(world) != self._saw(g):
            raise Broken(f"law 8: {who(self.seat)} sees something covered after {option} by {who(player)}")

    def _heaps_tell_no_order(self, g: Position, player: int, option: int) -> None:
        """If the answer has removed rows of cards that players take as a whole, raise `Broken` unless everything looks
        as if their unseen cards had lain in another order."""
        stirred = self.stirred
        before = [int(heap.size) for heap in heaps_in(stirred, stirred.fields())]
        after = [int(heap.size) for heap in heaps_in(g, g.fields())]
        if not any(before) or any(after) or int(options_for(stirred, player)) >> option & 1 == 0:
            return
        stirred.player = player
        stirred.listen()
        answer(stirred, option)
        if self._read(stirred) != self._read(g):
            raise Broken(f"law 8: the events tell {who(self.seat)} in which place a covered card of a heap lay")
        if self._saw(stirred) != self._saw(g):
            raise Broken(f"law 8: {who(self.seat)} sees in which place a covered card of a heap lay")

    def _saw(self, g: Position) -> Saved:
        return save(view(g, self.seat, self.perfect), self.steps)

    def _read(self, g: Position) -> bytes:
        return msgspec.json.encode([told.read_by(self.seat) for told in g.log])


class Observations:
    """Checks the observations of a game, fixed lists of numbers for learning, by law 14."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.entries = entries(game)
        self.observing = Observing(game)
        self.sheet = Sheet(1, len(self.entries), game.players)

    def hold(self, g: Position, seat: int, rng: Rng) -> None:
        """Raise `Broken` unless the observation of a seat is within its bounds and agrees with the view, also in a
        second position that looks the same to this seat."""
        shown = observed(self.game, g, seat)
        for entry, number in zip(self.entries, shown, strict=True):
            if not entry.low <= number <= entry.high:
                raise Broken(f"law 14: {entry.name} is {number}, and {entry.low} to {entry.high} is declared")
        world = guess(self.game, view(g, seat, True), rng)
        for position, name in ((g, "the true position"), (world, "a world that looks the same")):
            self.observing.write(position, seat, self.sheet, 0)
            for entry, number, written in zip(self.entries, shown, self.sheet.room, strict=True):
                if number != written:
                    told = f"{entry.name} of {name} as {written}, and the view shows {number}"
                    raise Broken(f"law 14: {who(seat)} observes {told}")


def heaps_in(part: Any, fields: list[Field]) -> list[Cards]:
    """Return the rows of cards that players take as a whole (`Field.heap`), in a position or part with these fields."""
    heaps: list[Cards] = []
    for field in fields:
        value = getattr(part, field.name)
        if field.shape == PARTS:
            heaps += [heap for inner in value for heap in heaps_in(inner, inner.fields())]
        elif field.shape == CARDS and field.heap:
            heaps.append(value)
    return heaps


def seen_by(seen: int, seat: int) -> bool:
    """Return whether a card with the bit set `seen` has been seen by `seat`. Negative seats, spectators, have seen only
    cards that everybody has."""
    return seen == EVERYBODY or (seat >= 0 and seen >> seat & 1 == 1)


def all_unknown(saved: Any, path: str) -> bool:
    """Return whether all values at a dotted path of a saved view are UNKNOWN."""
    for key in path.split("."):
        saved = saved[int(key)] if isinstance(saved, list) else saved[key]
    return saved == UNKNOWN or (isinstance(saved, list) and all(one == UNKNOWN or one[0] == UNKNOWN for one in saved))


def who(seat: int) -> str:
    if seat == NATURE:
        return "NATURE"
    return "a spectator" if seat < 0 else f"seat {seat + 1}"
