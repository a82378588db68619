"""Every language says everything, with the same values, and in that language."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from openoutcry.text.catalogues import LANGUAGES, ids, names, plain, source
from tests.client_sources import client_sources

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = names("en")
FAMILIES = ("command-", "word-", "bench-", "bot-", "stage-", "loadtest-", "faults-")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
# Words that stand in no French sentence. What is typed or quoted (`play`, `--bots`, "sell 2") is taken out first.
ENGLISH = r"\b(the|and|you|your|is|are|of|with|for|from|not|this|that|player|chips?|shares?|seat|there|has|have|was)\b"
COLUMNS = r"game,\s+players,\s+options,[\s\w,]*\bend\b|name, colour, shares et borders"
QUOTED = rf"«\sopenoutcry [^»]*»|^ *openoutcry .*?(#|$)|openoutcry \w+|--[\w-]+|\b[\w.]+=[\w.,]*|{COLUMNS}"


class Values(Visitor):
    """Collects the names of the values in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Texts(Visitor):
    """Collects the text of a message, without its values."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def values(lang: str, name: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(lang, name)).body:
        if isinstance(entry, ast.Message):
            visitor = Values()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def test_every_language_has_the_same_catalogues():
    assert all(names(lang) == CATALOGUES for lang in LANGUAGES)


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_is_well_written(lang: str, name: str):
    junk = [entry.content for entry in FluentParser().parse(source(lang, name)).body if isinstance(entry, ast.Junk)]
    assert junk == []
    assert len(ids(lang, name)) == len(set(ids(lang, name)))


def test_no_message_is_in_two_catalogues():
    all_ids = [message for name in CATALOGUES for message in ids("en", name)]
    assert sorted(all_ids) == sorted(set(all_ids))


@pytest.mark.parametrize("name", CATALOGUES)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_in_every_language_with_the_same_values(lang: str, name: str):
    assert values(lang, name) == values("en", name)


@pytest.mark.parametrize("name", [name for name in CATALOGUES if name != "web"])
def test_french_has_no_english_in_it(name: str):
    english: dict[str, str] = {}
    for entry in FluentParser().parse(source("fr", name)).body:
        if isinstance(entry, ast.Message):
            visitor = Texts()
            visitor.visit(entry)
            told = re.sub(QUOTED, " ", " ".join(visitor.found), flags=re.MULTILINE)
            if found := re.search(ENGLISH, told, re.IGNORECASE):
                english[entry.id.name] = found[0]
    assert english == {}


@pytest.mark.parametrize("name", ["common", "errors", "terminal"])
def test_no_message_is_there_for_nothing(name: str):
    """A message is named where it is said, in Python or in TypeScript, or belongs to a family that is said by name."""
    sources = [*ROOT.glob("src/openoutcry/**/*.py"), *client_sources()]
    written = "\n".join(file.read_text("utf-8") for file in sources)
    named = set(re.findall(r"[a-z][\w-]+", written))
    assert [one for one in ids("en", name) if one not in named and not one.startswith(FAMILIES)] == []


def test_every_message_that_the_browser_names_is_there():
    """A page shows the name of a message that is not there."""
    sources = client_sources()
    named = {(file.name, one) for file in sources for one in re.findall(r"\bt\('([^']+)'", file.read_text("utf-8"))}
    there = {message for name in CATALOGUES for message in ids("en", name)}
    assert sorted(one for one in named if one[1] not in there) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manual_is_read_without_fluent_as_fluent_reads_it(lang: str):
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang, "manual")))
    read = plain(lang, "manual")
    assert list(read) == ids(lang, "manual")
    for message, text in read.items():
        assert (text, []) == bundle.format_pattern(bundle.get_message(message).value)
