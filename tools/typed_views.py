"""Write src/openoutcry/views.py from the states of the games: `python tools/typed_views.py`; `--check` only looks.

A bot gets the state of a game as its seat knows it. The states are compiled and declare native integers, which type
checkers of programs outside this project do not know; here each has a protocol with plain types.
"""

import ast
import re
import sys
from pathlib import Path

SRC = Path(__file__).parent.parent / "src" / "openoutcry"
PAGE = SRC / "views.py"
# The folder of each game, what its types are called, and the files with its state.
GAMES = {
    "mogul": ("Mogul", ["state.py"]),
    "speculation_board": ("SpeculationBoard", ["state.py"]),
    "speculation_cards": ("SpeculationCards", ["state.py"]),
    "stockpile": ("Stockpile", ["modules/state.py", "player.py", "state.py"]),
}
PLAIN = {
    "i64": "int",
    "int": "int",
    "bool": "bool",
    "str": "str",
    "vec[i64]": "Sequence[int]",
    "Bag": "Bag",
    "Cards": "Cards",
}
HEAD = '''"""Typed views: what a bot of your own is given, for type checkers.

`def act(self, view: MogulView, choice: oo.Choice, deadline: float | None) -> int | str` is checked by mypy and pyright.
A number that the seat does not know is UNKNOWN. Made by `tools/typed_views.py` from the states of the games; do not
edit.
"""

from collections.abc import Sequence
from typing import Protocol

from openoutcry.engine.position import UNKNOWN as _UNKNOWN

UNKNOWN: int = int(_UNKNOWN)


class Bag(Protocol):
    """Cards, tiles or dice faces by kind."""

    @property
    def counts(self) -> Sequence[int]:
        """How many there are of each kind."""

    @property
    def total(self) -> int:
        """How many there are."""


class Cards(Protocol):
    """Cards in a row, by kind. The first `size` count."""

    @property
    def kinds(self) -> Sequence[int]:
        """The kind of each card."""

    @property
    def size(self) -> int:
        """How many cards there are."""


class GameView(Protocol):
    """What the views of all games have."""

    @property
    def player(self) -> int:
        """The seat that is asked; -1 is NATURE."""
'''


def main() -> int:
    text = HEAD + "".join(written(game, *about) for game, about in GAMES.items())
    if "--check" in sys.argv:
        if PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.name} is not what the states of the games say: run python tools/typed_views.py")
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


def written(game: str, prefix: str, files: list[str]) -> str:
    """The types of one game."""
    classes: dict[str, ast.ClassDef] = {}
    meanings: dict[str, dict[str, str]] = {}
    for file in files:
        tree = ast.parse((SRC / "games" / game / file).read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and {base_of(base) for base in node.bases} & {"Part", "Position"}:
                classes[node.name] = node
                meanings[node.name] = meanings_of(node, tree)
    names = {name: f"{prefix}{name}" for name in classes}
    for name, node in classes.items():
        if "Position" in {base_of(base) for base in node.bases}:
            names[name] = f"{prefix}View"
    return "".join(f"\n\n{protocol(node, names, meanings[name])}" for name, node in classes.items())


def base_of(base: ast.expr) -> str:
    return base.id if isinstance(base, ast.Name) else ""


def meanings_of(node: ast.ClassDef, tree: ast.Module) -> dict[str, str]:
    """Return the meanings of a class's fields by name, from the list of declarations that its `fields` returns."""
    listed = [
        ast.unparse(one.body[-1]) for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "fields"
    ]
    found: dict[str, str] = {}
    for one in tree.body:
        if isinstance(one, ast.AnnAssign) and f"return {ast.unparse(one.target)}" in listed:
            for call in [call for call in ast.walk(one) if isinstance(call, ast.Call)]:
                said = [word.value for word in call.keywords if word.arg == "meaning"]
                found |= {ast.literal_eval(call.args[0]): ast.literal_eval(meaning) for meaning in said}
    return found


def protocol(node: ast.ClassDef, names: dict[str, str], meanings: dict[str, str]) -> str:
    """A class as a protocol: what it has, and the methods that return a number."""
    name = names[node.name]
    bases = "GameView, Protocol" if name.endswith("View") else "Protocol"
    doc = re.sub(r"\n[ \t]+", "\n    ", ast.get_docstring(node, clean=False) or "").strip()
    lines = [f"class {name}({bases}):", f'    """{doc}"""']
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            lines += [
                line
                for one in ast.walk(method)
                if isinstance(one, ast.AnnAssign)
                for line in attribute(one, names, meanings)
            ]
        elif isinstance(method, ast.FunctionDef) and ast.get_docstring(method):
            lines += query(method)
    return "\n".join(lines) + "\n"


def attribute(one: ast.AnnAssign, names: dict[str, str], meanings: dict[str, str]) -> list[str]:
    """Return the lines of a property with the meaning of a field; none if its type is not for users."""
    kind = plain(ast.unparse(one.annotation), names)
    if kind is None or not isinstance(one.target, ast.Attribute):
        return []
    lines = ["", "    @property", f"    def {one.target.attr}(self) -> {kind}:"]
    if one.target.attr in meanings:
        return [*lines, f'        """{meanings[one.target.attr]}"""']
    return [*lines[:-1], f"{lines[-1]} ..."]


def plain(kind: str, names: dict[str, str]) -> str | None:
    if found := re.fullmatch(r"list\[(\w+)\]", kind):
        return f"Sequence[{names[found[1]]}]" if found[1] in names else None
    return PLAIN.get(kind) or names.get(kind)


def query(method: ast.FunctionDef) -> list[str]:
    """A method that returns a number and takes only numbers."""
    parameters = [(one.arg, PLAIN.get(ast.unparse(one.annotation))) for one in method.args.args[1:] if one.annotation]
    returned = PLAIN.get(ast.unparse(method.returns)) if method.returns else None
    if returned not in ("int", "bool") or any(kind is None for _, kind in parameters):
        return []
    given = ", ".join(["self", *(f"{name}: {kind}" for name, kind in parameters)])
    doc = re.sub(r"\n[ \t]+", "\n        ", ast.get_docstring(method, clean=False) or "").strip()
    return ["", f"    def {method.name}({given}) -> {returned}:", f'        """{doc}"""', "        ..."]


if __name__ == "__main__":
    sys.exit(main())
