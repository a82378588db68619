"""Everything that can be reached from an object. The laws compare views by it, not only by what is saved of them.

A bot in the same process gets a view as an object. This module inspects it as such a bot could: every attribute,
declared or not, every list and vector to its last element, and every object behind them.
"""

from collections.abc import Mapping
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from openoutcry.engine.kernel import Step

PLAIN = (int, float, str, bytes, bool, type(None), type)


SLOTS: dict[type, list[str]] = {}


def slots_of(kind: type) -> list[str]:
    """The attributes that a class itself has room for, as compiled classes do; looked up once."""
    if kind not in SLOTS:
        slots = (GetSetDescriptorType, MemberDescriptorType)
        found = {name for one in kind.__mro__ for name, slot in vars(one).items() if isinstance(slot, slots)}
        SLOTS[kind] = sorted(name for name in found if not name.startswith("__"))
    return SLOTS[kind]


def attributes(thing: object) -> dict[str, Any]:
    """The attributes of an object by name, of compiled classes too."""
    names = [*slots_of(type(thing)), *getattr(thing, "__dict__", ())]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


class Reach:
    """Everything that is reachable from an object. `content` is equal for two objects with equal contents; `objects`
    are those on the way, by identity. Constants of the game are represented by their names."""

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
    """Return the objects that two separately made objects share: the box, the outline, empty rows. They never
    change."""
    shared = Reach(one, {}).objects
    also = Reach(another, {}).objects
    return {number: thing for number, thing in shared.items() if number in also}
