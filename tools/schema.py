"""Write the client's TypeScript types from the server's wire types.

python tools/schema.py            writes web/src/wire.ts
python tools/schema.py --check    fails when the file on disk is not what would be written
"""

import inspect
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import get_args

import msgspec
from msgspec import inspect as types

from openoutcry.server import wire

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEADER = "// Made by tools/schema.py from the types in src/openoutcry/server/wire.py. Do not edit.\n"


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

    def __init__(self, unions: dict[frozenset[type], str]) -> None:
        self.unions = unions
        self.declared: dict[str, str] = {}

    def name(self, kind: types.Type) -> str:
        """A type as TypeScript writes it; messages it mentions are declared on the way."""
        match kind:
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


def write() -> str:
    """The whole of web/src/wire.ts."""
    structs = [value for value in vars(wire).values() if is_struct(value) and value.__module__ == wire.__name__]
    writer = Writer(unions_of(wire))
    for kind in types.multi_type_info([*structs, wire.Sent, wire.Received]):
        writer.name(kind)
    return "\n".join([HEADER, *sorted(writer.declared.values(), key=declared_name)])


def declared_name(declaration: str) -> str:
    """What a declaration declares, to order by."""
    return declaration.split("export ", 1)[1].split()[1]


def main() -> int:
    """Write the file, or with --check say whether it is current."""
    text = write()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/wire.ts is not what the wire types say: run python tools/schema.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
