"""Every refusal has its message in every language, and every value that the message needs."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import openoutcry
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.games.packages import house
from openoutcry.text.catalogues import LANGUAGES, names, source
from openoutcry.text.words import known
from tests.text.test_catalogues import Values

PACKAGE = Path(openoutcry.__file__).parent
# Modules that define errors, beside those that are called `errors`.
OTHER_MODULES_WITH_ERRORS = ("openoutcry.bots", "openoutcry.cli.run", "openoutcry.coach.decisions")
# Functions that build an error, and the values that they add.
BUILDERS = {"wrong": {"where"}, "false": {"input"}}


def error_names() -> set[str]:
    for module in pkgutil.walk_packages([str(PACKAGE)], "openoutcry."):
        if module.name.rpartition(".")[2] == "errors" or module.name in OTHER_MODULES_WITH_ERRORS:
            importlib.import_module(module.name)

    def below(kind: type) -> Iterator[str]:
        for child in kind.__subclasses__():
            yield child.__name__
            yield from below(child)

    return set(below(OpenOutcryError))


def raised() -> list[tuple[str, str, set[str]]]:
    """Where an error is built, its code, and the values given to it."""
    kinds = error_names() | server_errors()
    found: list[tuple[str, str, set[str]]] = []
    for file in PACKAGE.rglob("*.py"):
        place = file.relative_to(PACKAGE)
        if place.parts[0] == "games" and len(place.parts) > 2 and place.parts[1].replace("_", "-") not in house():
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args:
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                code = node.args[0]
                if name in kinds | set(BUILDERS) and isinstance(code, ast.Constant) and isinstance(code.value, str):
                    given = {keyword.arg for keyword in node.keywords if keyword.arg} | BUILDERS.get(name, set())
                    found.append((f"{place}:{node.lineno}", code.value, given))
    return found


def server_errors() -> set[str]:
    refusals = importlib.import_module("openoutcry.server.refusals")
    run = ast.parse((PACKAGE / "server" / "run.py").read_text("utf-8"))
    own = {name for name, kind in inspect.getmembers(refusals, inspect.isclass) if issubclass(kind, OpenOutcryError)}
    return own | {node.name for node in ast.walk(run) if isinstance(node, ast.ClassDef) and node.name == "CannotServe"}


def test_refusals_are_found():
    codes = {code for _, code, _ in raised()}
    assert {
        "unknown-game",
        "box-shares",
        "record-line",
        "false-draw",
        "false-hidden",
        "seat-taken",
        "file-missing",
    } <= codes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_message(lang: str):
    assert [(where, code) for where, code, _ in raised() if not known(lang, code)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_gives_the_values_that_its_message_needs(lang: str):
    needs: dict[str, set[str]] = {}
    for name in names(lang):
        for entry in FluentParser().parse(source(lang, name)).body:
            if isinstance(entry, ftl.Message):
                visitor = Values()
                visitor.visit(entry)
                needs[entry.id.name] = visitor.found
    assert [(where, code, needs[code] - given) for where, code, given in raised() if not needs[code] <= given] == []
