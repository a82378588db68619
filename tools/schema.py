"""Write the client's TypeScript types from the server's wire types.

python tools/schema.py            writes web/src/wire.ts, and web/src/games/GAME/wire.ts for what a game shows and tells
python tools/schema.py --check    fails when a file on disk is not what would be written
"""

import importlib
import inspect
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import get_args

import msgspec
from msgspec import inspect as types

from openoutcry.engine.events import Event
from openoutcry.server import wire

SOURCE = Path(__file__).parent.parent / "web" / "src"
HEADER = "// Made by tools/schema.py from the types in src/openoutcry/{}. Do not edit.\n"


def is_struct(thing: object) -> bool:
    """Whether a value is one of our message classes."""
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


def unions_of(module: ModuleType) -> dict[frozenset[type], str]:
    """The named unions of messages a module speaks of: members to name."""
    return {
        frozenset(get_args(value)): name
        for name, value in vars(module).items()
        if isinstance(value, UnionType) and all(is_struct(member) for member in get_args(value))
    }


class Writer:
    """Collects one TypeScript declaration for each message met."""

    def __init__(self, unions: dict[frozenset[type], str], imported: dict[str, str] | None = None) -> None:
        self.unions = unions
        self.imported = imported or {}
        self.declared: dict[str, str] = {}

    def name(self, kind: types.Type) -> str:
        """A type as TypeScript writes it; messages it mentions are declared on the way."""
        match kind:
            case types.StructType(cls=cls) if cls is Event:
                return "GameEvent"
            case types.StructType(cls=cls) if cls.__name__ in self.imported:
                return cls.__name__
            case types.StructType():
                self.declare(kind)
                return kind.cls.__name__
            case types.UnionType():
                return self.union(kind)
            case types.ListType(item_type=item):
                inner = self.name(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case types.DictType(value_type=value):
                return f"Record<string, {self.name(value)}>"
            case types.LiteralType(values=values):
                return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
            case types.StrType():
                return "string"
            case types.BoolType():
                return "boolean"
            case types.IntType() | types.FloatType():
                return "number"
            case types.NoneType():
                return "null"
        raise TypeError(f"tools/schema.py does not know how TypeScript writes {kind}")

    def union(self, kind: types.UnionType) -> str:
        structs = frozenset(member.cls for member in kind.types if isinstance(member, types.StructType))
        members = " | ".join(dict.fromkeys(self.name(member) for member in kind.types))
        if len(structs) < 2 or structs not in self.unions:
            return members
        name = self.unions[structs]
        if name not in self.declared:
            lines = "".join(
                f"\n  | {struct.cls.__name__}" for struct in kind.types if isinstance(struct, types.StructType)
            )
            self.declared[name] = f"export type {name} ={lines}\n"
        return name if len(structs) == len(kind.types) else f"{name} | null"

    def declare(self, kind: types.StructType) -> None:
        name = kind.cls.__name__
        if name in self.declared:
            return
        self.declared[name] = ""  # so that a message may mention itself
        lines = [f"  {kind.tag_field}: '{kind.tag}'"] if kind.tag_field else []
        lines += [
            f"  {field.encode_name}{'' if field.required else '?'}: {self.name(field.type)}" for field in kind.fields
        ]
        self.declared[name] = f"{comment(kind.cls)}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def comment(cls: type) -> str:
    """The class's docstring as a TypeScript comment."""
    words = " ".join((inspect.getdoc(cls) or "").split())
    return f"/** {words} */\n" if words else ""


def games() -> dict[str, tuple[ModuleType, ModuleType]]:
    """What each game shows and tells: the modules, by the name of the game."""
    shown = [sys.modules[member.__module__] for member in get_args(wire.Shown)]
    return {
        module.__name__.split(".")[-2].replace("_", "-"): (
            module,
            importlib.import_module(f"{module.__package__}.events"),
        )
        for module in shown
    }


def game_file(shown: ModuleType, events: ModuleType) -> str:
    """The types of one game."""
    writer = Writer(unions_of(events))
    union = next(value for value in vars(events).values() if isinstance(value, UnionType))
    structs = [value for value in vars(shown).values() if is_struct(value) and value.__module__ == shown.__name__]
    for kind in types.multi_type_info([*structs, union]):
        writer.name(kind)
    return written(writer, f"games/{shown.__name__.split('.')[-2]}")


def common_file() -> str:
    """The types that all games share."""
    structs = [value for value in vars(wire).values() if is_struct(value) and value.__module__ == wire.__name__]
    imported = {shown.__name__: shown.__module__.split(".")[-2] for shown in get_args(wire.Shown)}
    writer = Writer(unions_of(wire), imported)
    for kind in types.multi_type_info([*structs, wire.Sent, wire.Received]):
        writer.name(kind)
    lines, tells = [], []
    for name, (shown, events) in games().items():
        event = next(key for key, value in vars(events).items() if isinstance(value, UnionType))
        whole = next(cls.__name__ for cls in get_args(wire.Shown) if cls.__module__ == shown.__name__)
        lines.append(f"import type {{ {event}, {whole} }} from './games/{name}/wire'\n")
        tells.append(event)
    writer.declared["GameEvent"] = "export type GameEvent = " + " | ".join(tells) + "\n"
    return written(writer, "server/wire.py", "".join(lines))


def written(writer: Writer, source: str, imports: str = "") -> str:
    """A whole file."""
    head = [HEADER.format(source), imports] if imports else [HEADER.format(source)]
    return "\n".join([*head, *sorted(writer.declared.values(), key=declared_name)])


def files() -> dict[Path, str]:
    """Every file that is made, with its text."""
    made = {SOURCE / "wire.ts": common_file()}
    for name, (shown, events) in games().items():
        made[SOURCE / "games" / name / "wire.ts"] = game_file(shown, events)
    return made


def declared_name(declaration: str) -> str:
    """What a declaration declares, to order by."""
    return declaration.split("export ", 1)[1].split()[1]


def main() -> int:
    """Write the files, or with --check say whether they are current."""
    stale = {path: text for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        if "--check" in sys.argv[1:]:
            print(
                f"{path.relative_to(SOURCE.parent)} is not what the wire types say: run python tools/schema.py",
                file=sys.stderr,
            )
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
