"""Write down for the client, in TypeScript, what it shares with Python.

python tools/schema.py            writes the types of the messages in web/src/net/wire.generated.ts, and in the folder
                                  `web` of each game the types of its position, events and questions
                                  (wire.generated.ts) and its nouns (nouns.generated.ts)
python tools/schema.py --check    fails when a file on disk is not what would be written
"""

import importlib
import inspect
import json
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import get_args, get_type_hints

import msgspec
from msgspec import inspect as types

from openoutcry import bots
from openoutcry.engine.events import Event
from openoutcry.games.catalogue import open_game
from openoutcry.games.packages import house
from openoutcry.games.speculation_board import box as board
from openoutcry.games.stockpile import components as stockpile
from openoutcry.server import wire
from openoutcry.text.nouns import Nouns
from openoutcry.text.phrases import SEATS

ROOT = Path(__file__).parent.parent
SHELL = ROOT / "web" / "src"
GAMES = ROOT / "src" / "openoutcry" / "games"
HEADER = "// Made by tools/schema.py from the types in src/openoutcry/{}. Do not edit.\n"
SPOKEN = "// Made by tools/schema.py from src/openoutcry/{}. Do not edit.\n"
# Numbers of cards, and what else of a game is counted by a number.
CARDS = ("BOOM", "BUST", "FEE", "COMMODITY", "TAX", "FIRST_PLAYER_CARD", "INVESTOR_CARD")
NUMBERS: dict[str, dict[str, object]] = {
    "speculation-board": {"HOLIDAY": board.COMPANIES},
    "stockpile": {name: getattr(stockpile, name) for name in CARDS},
}


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
            case types.StructType(cls=cls) if cls is Event:
                return "GameEvent"
            case types.StructType(cls=cls) if cls is msgspec.Struct:
                return "Shown"
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
            case types.AnyType():
                return "unknown"
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
    """Return the modules of what each built-in game shows and of its events, by the name of the game."""
    return {
        name: (importlib.import_module(f"{package}.shown"), importlib.import_module(f"{package}.events"))
        for name, package in house().items()
    }


def game_file(shown: ModuleType, events: ModuleType) -> str:
    """The types of one game."""
    writer = Writer(unions_of(events))
    union = next(value for value in vars(events).values() if isinstance(value, UnionType))
    structs = [value for value in vars(shown).values() if is_struct(value) and value.__module__ == shown.__name__]
    for kind in types.multi_type_info([*structs, union]):
        writer.name(kind)
    package = shown.__name__.split(".")[-2]
    for declared in question_types(package.replace("_", "-")):
        writer.declared[declared_name(declared)] = declared
    return written(writer, f"games/{package}")


def figures_of(declared: type) -> dict[str, str]:
    """The figures that a type declares, and what TypeScript calls their types."""
    plain = {int: "number", str: "string", bool: "boolean"}
    return {
        name: plain[kind] if kind in plain else " | ".join(f"'{value}'" for value in get_args(kind))
        for name, kind in get_type_hints(declared).items()
    }


def question_types(name: str) -> list[str]:
    """What the questions of a game and their answers are explained with: by kind, and of any of them."""
    game = open_game(name, 4)
    prefix = "".join(word.capitalize() for word in name.split("-"))
    rows: list[str] = []
    all_figures: dict[str, list[str]] = {}
    for question in game.questions:
        asks, figures = figures_of(question.asks_type), figures_of(question.figures_type)
        for figure, kind in figures.items():
            all_figures.setdefault(figure, []).extend(kind.split(" | "))
        if asks or figures:
            rows.append(f"  '{question.kind}': {{ asks: {fields(asks)}; figures: {fields(figures)} }}")
    merged = {figure: " | ".join(dict.fromkeys(kinds)) for figure, kinds in all_figures.items()}
    return [
        "/** What a question is explained with, and its answers, by its kind. */\n"
        f"export interface {prefix}Questions {{\n" + "\n".join(rows) + "\n}\n",
        "/** What the answers to any question are explained with. */\n"
        f"export type {prefix}Figures = {fields(merged)}\n",
    ]


def fields(figures: dict[str, str]) -> str:
    """An object of which each field may be missing."""
    return "{ " + "; ".join(f"{name}?: {kind}" for name, kind in figures.items()) + " }" if figures else "object"


def common_file() -> str:
    """The types that all games share."""
    structs = [value for value in vars(wire).values() if is_struct(value) and value.__module__ == wire.__name__]
    writer = Writer(unions_of(wire))
    for kind in types.multi_type_info([*structs, bots.GameInfo, wire.Sent, wire.Received]):
        writer.name(kind)
    writer.declared["GameEvent"] = "export interface GameEvent {\n  event: string\n}\n"
    writer.declared["Shown"] = "export type Shown = object\n"
    return written(writer, "server/wire.py")


def written(writer: Writer, source: str) -> str:
    """Return the text of a whole file."""
    return "\n".join([HEADER.format(source), *sorted(writer.declared.values(), key=declared_name)])


def nouns_file(game: str) -> str:
    """Return the nouns for the sentences of a game, and the numbers of its cards."""
    source = f"games/{game.replace('-', '_')}/nouns.py"
    module = importlib.import_module(f"openoutcry.{source[:-3].replace('/', '.')}")
    nouns = next(
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Nouns) and one.__module__ == module.__name__
    )
    tables = [(name, getattr(nouns, name)) for name in ("fields", "absent", "values", "lists", "counts")]
    lines = [SPOKEN.format(source), "import type { Nouns } from '@openoutcry/game-api'\n"]
    lines += [f"export const {name} = {json.dumps(value)}" for name, value in NUMBERS.get(game, {}).items()]
    lines += ["", "export const nouns: Nouns = {", f'  game: "{game}",', f"  money: {json.dumps(nouns.money)},"]
    for name, table in tables:
        rows = [f"    {json.dumps(key)}: {json.dumps(value)}," for key, value in table.items()]
        lines += [f"  {name}: {{", *rows, "  },"]
    return "\n".join([*lines, "}", ""])


def seats_file() -> str:
    """The fields that hold a seat, and what they are called in messages."""
    return "\n".join(
        [SPOKEN.format("text/phrases.py"), f"export const seats: Record<string, string> = {json.dumps(SEATS)}", ""]
    )


def files() -> dict[Path, str]:
    """Return every generated file with its text."""
    made = {
        SHELL / "net" / "wire.generated.ts": common_file(),
        SHELL / "game-api" / "seatFields.generated.ts": seats_file(),
    }
    for name, (shown, events) in games().items():
        folder = GAMES / name.replace("-", "_") / "web"
        made[folder / "wire.generated.ts"] = game_file(shown, events)
        made[folder / "nouns.generated.ts"] = nouns_file(name)
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
                f"{path.relative_to(ROOT)} is not what Python says: run python tools/schema.py",
                file=sys.stderr,
            )
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
