"""The pages of the docs: every link leads somewhere, every page is on the site, every public name in the reference."""

from __future__ import annotations

import inspect
import pkgutil
import re
import tomllib
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import openoutcry as oo
from openoutcry import views

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md"))]
NAMES = {"Game": oo.Game, "GameView": views.GameView, "View": oo.View}  # imported for type checkers alone
INSIDE = {"Position", "Event"}  # the engine's own, which `docs/python.md` does not use by name
LINK = re.compile(r"\]\(([^)\s]+)\)")


def prose(page: Path) -> str:
    """A page without its blocks of code and what is quoted as code."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "", text)


def anchors(page: Path) -> set[str]:
    """What a link may name on a page: its headings, as the site and most readers of Markdown write them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower()) for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_to_a_page_a_heading_an_image_or_an_example(page: Path):
    for link in LINK.findall(prose(page)):
        if link.startswith(("http://", "https://")):
            continue
        place, _, anchor = link.partition("#")
        target = (page.parent / place).resolve() if place else page
        assert target.exists(), f"{page.name} links to {link}, which is not there"
        assert not anchor or anchor in anchors(target), f"{page.name} links to {link}: no such heading"


def test_the_pages_of_the_site_link_to_nothing_beside_it():
    beside = [
        link
        for page in DOCS.rglob("*.md")
        for link in LINK.findall(prose(page))
        if "://" not in link and not (page.parent / link).resolve().is_relative_to(DOCS)
    ]
    assert beside == []


def pages_of(nav: list[dict[str, Any]]) -> list[str]:
    return [
        page
        for entry in nav
        for place in entry.values()
        for page in ([place] if isinstance(place, str) else pages_of(place))
    ]


def test_every_page_is_on_the_site_once():
    nav = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]
    assert sorted(pages_of(nav)) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


def entries() -> list[str]:
    """What the reference has an entry for, by its dotted name."""
    return re.findall(r"^::: ([\w.]+)$", (DOCS / "reference.md").read_text("utf-8"), re.MULTILINE)


def returned_types(thing: Any) -> set[type]:
    """The classes of ours that a function, or a method or property of a class, returns, and those that they hold."""
    members = [thing] if inspect.isfunction(thing) else [one for name, one in vars(thing).items() if name[0] != "_"]
    functions = [getattr(one, "fget", None) or getattr(one, "__func__", one) for one in members]
    hints = [get_type_hints(one, localns=NAMES).get("return") for one in functions if inspect.isfunction(one)]
    fields = get_type_hints(thing).values() if issubclass_of_struct(thing) else []
    found: set[type] = set()
    waiting = [*hints, *fields]
    while waiting:
        one = waiting.pop()
        waiting += get_args(one)
        if inspect.isclass(one) and one.__module__.startswith("openoutcry."):
            found.add(one)
    return found


def issubclass_of_struct(thing: Any) -> bool:
    return inspect.isclass(thing) and issubclass(thing, msgspec.Struct)


def test_every_public_name_is_in_the_reference():
    named = [name.removeprefix("openoutcry.") for name in entries() if name.count(".") == 1]
    assert sorted(named) == sorted(oo.__all__)


@pytest.mark.parametrize("name", [name for name in oo.__all__ if name != "VectorEnv"])
def test_what_a_public_name_returns_is_in_the_reference(name: str):
    there = {
        pkgutil.resolve_name(entry.replace(".", ":", 1) if entry.count(".") == 1 else entry) for entry in entries()
    }
    missing = {one.__qualname__ for one in returned_types(getattr(oo, name)) - there}
    assert missing - INSIDE == set()


def test_every_entry_of_the_reference_is_there():
    for entry in entries():
        assert pkgutil.resolve_name(entry)
