"""Write the methods of states from the declarations of their fields: `tools/state_methods.py [--check] [FOLDER …]`.

Between two comment lines in a class, `# Generated from PLAYER_FIELDS by tools/state_methods.py: begin` and the same
with `end`, this program writes `__init__`, `fields`, `blank`, `clone` and `observe`. PLAYER_FIELDS lists the `Field`s
of the class; a list PLAYER_KEPT of `Kept` is optional. The fields of a part of class `Side` are always in SIDE_FIELDS.
A FOLDER is the package of another game; without one this program writes the games of this repository. `--check` writes
nothing and fails if a file is out of date.
"""

import re
import subprocess
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from itertools import groupby
from pathlib import Path
from textwrap import indent
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
GAMES = [ROOT / "src" / "openoutcry" / "games"]
MARK = "    # Generated from {} by tools/state_methods.py: {}\n"
REGION = re.compile(MARK.format(r"(\w+)", "begin") + "(.*?)" + MARK.format(r"\1", "end"), re.DOTALL)
import_roots = [ROOT / "src"]


def sources_only(folder: str) -> FileFinder:
    """Find only the sources of our modules: a compiled module has the declarations of its last compilation."""
    if not any(Path(folder).is_relative_to(root) for root in import_roots):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


sys.path_hooks.insert(0, sources_only)
sys.path_importer_cache.clear()
sys.path.insert(0, str(import_roots[0]))

from openoutcry.engine.position import (  # noqa: E402
    BAG,
    BY_SEAT,
    CARDS,
    LEFT_OUT,
    MOST,
    NOTES,
    NUMBER,
    NUMBERS,
    ONE_OF,
    OWNER,
    PART,
    PARTS,
    SEAT,
    SEATS,
    SET,
    Field,
    Kept,
    Position,
)

# The type, the first value, the copy, and the value in a blank object.
SHAPES = {
    NUMBER: ("i64", "0", "self.{name}", ""),
    NUMBERS: ("vec[i64]", "vec[i64]()", "self.{name}[:]", "vec[i64]([0] * len(self.{name}))"),
    BAG: ("Bag", "NO_BAG", "self.{name}.clone()", ""),
    CARDS: ("Cards", "NO_CARDS", "self.{name}.clone()", ""),
    PART: ("{of}", "{of}()", "self.{name}.clone()", "self.{name}.blank()"),
    PARTS: ("list[{of}]", "[]", "[part.clone() for part in self.{name}]", "[part.blank() for part in self.{name}]"),
}
LOCALS = {"room": "sheet.room", "viewer": "sheet.viewer", "players": "sheet.players", "viewers": "bit(sheet.viewer)"}
KINDS = "_kinds"  # `deck_kinds` is how many kinds of cards the bag `deck` has


def main() -> int:
    stale = 0
    for folder in [Path(one).resolve() for one in sys.argv[1:] if one != "--check"] or GAMES:
        root = folder
        while (root / "__init__.py").exists():
            root = root.parent
        import_roots.append(root)
        sys.path.insert(0, str(root))
        for file in sorted(folder.rglob("*.py")):
            old = file.read_text(encoding="utf-8")
            if "tools/state_methods.py: " not in old:
                continue
            new = generated(old, import_module(".".join(file.relative_to(root).with_suffix("").parts)))
            if new != old and "--check" in sys.argv:
                print(f"{file}: the generated methods are not those of the declarations: run {sys.argv[0]}")
                stale += 1
            elif new != old:
                file.write_text(new, encoding="utf-8")
    return 1 if stale else 0


def generated(text: str, module: ModuleType) -> str:
    """Return the text of a module with newly generated methods between all markers."""
    if len(REGION.findall(text)) * 2 != text.count("tools/state_methods.py: "):
        sys.exit(f"{module.__file__}: a class has two markers, ': begin' and ': end', which name the same declaration")

    command = [sys.executable, "-m", "ruff", "format", "--quiet", "--stdin-filename", str(module.__file__), "-"]

    def methods(found: re.Match[str]) -> str:
        declared, name = found[1], re.findall(r"^class (\w+)", text[: found.start()], re.MULTILINE)[-1]
        kept = getattr(module, declared.replace("_FIELDS", "_KEPT"), [])
        source = indent(StateClass(module, name, declared, kept).methods(), "    ")
        source = f"class {name}:\n{MARK.format(declared, 'begin')}{source}{MARK.format(declared, 'end')}"
        done = subprocess.run(command, input=source, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
        return done.stdout.partition("\n")[2]

    return REGION.sub(methods, text)


class StateClass:
    """One class and the declarations of its fields."""

    def __init__(self, module: ModuleType, name: str, declared: str, kept: list[Kept]) -> None:
        self.module = module
        self.name = name
        self.declared = declared
        self.fields: list[Field] = getattr(module, declared)
        self.kept = kept
        self.position = issubclass(getattr(module, name), Position)
        self.new = f"{name}({', '.join(f'self.{one.name}' for one in kept if not one.start)})"
        self.by_name = {field.name: field for field in self.fields}
        self.bags: list[str] = []  # the bags of others, and their counts of kinds, that `observe` is given

    def methods(self) -> str:
        """Return the source of all methods."""
        fields = method("fields(self) -> list[Field]", [f"return {self.declared}"])
        return "\n".join([self.init(), fields, self.blank(), self.clone(), self.observe()])

    def init(self) -> str:
        given = "".join(f", {one.name}: {one.annotation}" for one in self.kept if not one.start)
        lines = ["super().__init__()"] if self.position else []
        lines += [f"self.{one.name}: {one.annotation} = {one.start or one.name}" for one in self.kept]
        for field in self.fields:
            kind, start, _, _ = SHAPES[field.shape]
            if field.shape == NUMBER and field.reads in (SEAT, ONE_OF):
                start = "NONE"
            lines.append(f"self.{field.name}: {kind.format(of=field.of)} = {field.start or start.format(of=field.of)}")
        return method(f"__init__(self{given}) -> None", lines)

    def blank(self) -> str:
        lines: list[str] = []
        for field in self.fields:
            if value := SHAPES[field.shape][3]:
                lines += guarded(self.present(field), [f"new.{field.name} = {value.format(name=field.name)}"])
        if self.position:
            return method(
                f'blank(self) -> "{self.name}"',
                [f"new = {self.new}", *lines, "new.outline = self.outline", "return new"],
            )
        doc = '"""Return an empty part with lists of the same length."""'
        made = [f"new = {self.new}", *lines, "return new"] if lines else [f"return {self.new}"]
        return method(f'blank(self) -> "{self.name}"', [doc, *made])

    def clone(self) -> str:
        lines = [f"new = {self.new}"]
        lines += ["new.copy_progress(self)"] if self.position else []
        lines += [f"new.{one.name} = self.{one.name}" for one in self.kept if one.start]
        for (present, copied_if), group in groupby(self.fields, lambda field: (self.present(field), field.copied_if)):
            names = [(field.name, SHAPES[field.shape][2].format(name=field.name)) for field in group]
            copies = [f"new.{name} = {copy}" for name, copy in names]
            shares = [f"new.{name} = self.{name}" for name, _ in names]
            if copied_if == "False":
                copies = shares
            elif copied_if != "True":
                copies = guarded(copied_if, copies, shares)
            lines += guarded(present, copies)
        doc = [] if self.position else ['"""Return an independent copy."""']
        return method(f'clone(self) -> "{self.name}"', [*doc, *lines, "return new"])

    def present(self, field: Field) -> str:
        """Return the condition under which the module of a field is in play; an empty one if it always is."""
        part = self.by_name[field.with_part] if field.with_part else field
        return f"self.{part.name} is not {part.start}" if part.shape == PART and part.start.isidentifier() else ""

    def observe(self) -> str:
        lines, names = self.observation()
        if self.position:
            known = [f"{name} = {LOCALS[name]}" for name in names if name in LOCALS]
            return method("observe(self, sheet: Sheet) -> bool", [*known, "at = sheet.at", *lines, "return True"])
        types = {"room": "vec[i16]", "own": "bool"}
        given = ", ".join(f"{name}: {types.get(name, 'i64')}" for name in ["room", "at", *names[1:]])
        doc = '"""Write the part into an observation from place `at` on, and return the next free place."""'
        return method(f"observe(self, {given}) -> i64", [doc, *lines])

    def observation(self) -> tuple[list[str], list[str]]:
        """Return the lines that write the observed fields, and the names that must be given to them: `room` first."""
        observed = [field for field in self.fields if field.reads != LEFT_OUT]
        written = Observation(self)
        for field in [field for field in observed if field.shape == BAG]:
            written.lines.append(f"{field.name} = at")
            written.row(f"put_amounts(room, {{at}}, self.{field.name}.counts)")
        for covered, group in groupby(
            [field for field in observed if field.shape != BAG],
            lambda field: not self.position and field.sight == OWNER and field.reads != NOTES,
        ):
            if covered:
                written.branches(list(group))
            else:
                for field in group:
                    written.field(field)
        text = "\n".join(written.lines)
        lines = [line for line in written.lines if not line.endswith(" = at") or uses(text, line.split()[0]) > 1]
        if lines[-1].startswith("at = ") and not self.position:
            lines[-1] = lines[-1].replace("at =", "return")
        elif not self.position:
            lines.append(f"return {written.at()}")
        return lines, [name for name in dict.fromkeys([*LOCALS, "own", *self.bags]) if uses(text, name)]


class Observation:
    """The lines that write fields into an observation. `ahead` numbers have been written since `at` was set."""

    def __init__(self, owner: StateClass) -> None:
        self.owner = owner
        self.lines: list[str] = []
        self.ahead = 0

    def at(self) -> str:
        return f"at + {self.ahead}" if self.ahead else "at"

    def row(self, call: str) -> None:
        """Add a call that writes numbers at `at` and returns the next free place."""
        self.lines.append(f"at = {call.format(at=self.at())}")
        self.ahead = 0

    def settle(self) -> None:
        """Set `at` to the next free place."""
        if self.ahead:
            self.lines.append(f"at += {self.ahead}")
        self.ahead = 0

    def branches(self, fields: list[Field]) -> None:
        """Write fields that only their owner sees: one branch for the owner, one for the others."""
        own, others = Observation(self.owner), Observation(self.owner)
        for field in fields:
            own.field(field)
            if field.shape == CARDS:
                others.row(f"put_size(room, {{at}}, self.{field.name}, {self.place(field.bag)})")
            elif field.shape == NUMBERS and field.bag:
                others.lines.append(f"count_unseen(room, {self.place(field.bag)}, self.{field.name})")
        for one in (self, own, others):
            one.settle()
        self.lines += guarded("own", own.lines, others.lines)

    def field(self, field: Field) -> None:
        """Write a field that the viewer sees."""
        value, bag = f"self.{field.name}", self.place(field.bag)
        if field.shape in (PART, PARTS):
            self.parts(field)
        elif field.shape == NUMBER and field.reads == SET:
            self.row(f"put_members(room, {{at}}, {value}, {field.high})")
        elif field.shape == NUMBER:
            turned = {SEAT: "from_viewer({}, viewer, players)", SEATS: "set_from_viewer({}, viewer, players)"}
            self.lines.append(f"room[{self.at()}] = i16({turned.get(field.reads, '{}').format(value)})")
            self.ahead += 1
        elif field.shape == NUMBERS and field.reads == NOTES:
            self.row(f"put_notes(room, {{at}}, {value}, {bag}, viewer, players)")
        elif field.shape == NUMBERS and field.reads == BY_SEAT:
            self.row(f"put_by_seat(room, {{at}}, {value}, viewer, players)")
        elif field.shape == NUMBERS:
            self.row(f"put_amounts(room, {{at}}, {value})")
        elif field.reads == BY_SEAT:
            more = f"{field.places}, {bag}, viewer, players, self.places_each()"
            self.row(f"put_places(room, {{at}}, {value}, {more})")
        elif field.places == 0:
            self.row(f"put_heap(room, {{at}}, {value}, {self.place(kinds_of(field))}, {bag}, viewers)")
        else:
            self.row(f"put_row(room, {{at}}, {value}, {field.places}, {bag}, viewers)")

    def parts(self, field: Field) -> None:
        """Have parts write themselves. They are given what they need of the names that are known here."""
        self.settle()
        home = sys.modules[getattr(self.owner.module, field.of).__module__]
        names = StateClass(home, field.of, f"{field.of.upper()}_FIELDS", []).observation()[1]
        own = {PART: "True" if self.owner.position else "own", PARTS: "n == 0" if field.reads == BY_SEAT else "True"}
        given = ["room", "at", *(own[field.shape] if name == "own" else self.place(name) for name in names[1:])]
        value = f"self.{field.name}"
        call = f"at = {{}}.observe({', '.join(given)})"
        if field.shape == PART:
            self.lines += guarded(self.owner.present(field), [call.format(value)])
        elif field.reads == BY_SEAT:
            self.lines += ["for n in range(players):", f"    {call.format(f'{value}[sheet.nth_seat(n)]')}"]
        else:
            self.lines += [f"for part in {value}:", f"    {call.format('part')}"]

    def place(self, name: str) -> str:
        """Return the place of a bag in the observation, or its count of kinds, as an expression."""
        own = self.owner.by_name.get(name.removesuffix(KINDS))
        if not name or name in LOCALS:
            return name or "NONE"
        if own is None:
            self.owner.bags.append(name)
            return name
        if name.endswith(KINDS):
            return f"len(self.{own.name}.counts)"
        return "NONE" if own.reads == LEFT_OUT else name


def kinds_of(field: Field) -> str:
    return field.bag + KINDS if field.high == MOST else str(field.high + 1)


def uses(text: str, name: str) -> int:
    """Return how often a local variable occurs in a text."""
    return len(re.findall(rf"(?<![.\w]){name}\b", text))


def guarded(condition: str, lines: list[str], otherwise: list[str] | None = None) -> list[str]:
    """Return lines under a condition; as they are if it is empty."""
    if not condition:
        return lines
    found = [f"if {condition}:", *(f"    {line}" for line in lines)]
    return [*found, "else:", *(f"    {line}" for line in otherwise)] if otherwise else found


def method(head: str, lines: list[str]) -> str:
    return "\n".join([f"def {head}:", *(f"    {line}" for line in lines)]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
