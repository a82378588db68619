"""Every refusal of the server has its words in every language, with the values it gives."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import openoutcry.server

CODE = re.compile(r'(?:[A-Z]\w+|Refusal)\(\s*"((?:[a-z]+-)+[a-z]+|stale)"')


def codes() -> set[str]:
    folder = Path(next(iter(openoutcry.server.__path__)))
    return {code for path in folder.rglob("*.py") for code in CODE.findall(path.read_text("utf-8"))}


def messages(language: str) -> set[str]:
    text = files("openoutcry.text").joinpath(f"locales/{language}/errors.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_the_codes_are_found() -> None:
    assert {"stale", "seat-taken", "too-fast", "not-json", "unknown-table", "internal-error"} <= codes()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_code_has_a_message(language: str) -> None:
    assert codes() - messages(language) == set()
