"""The books of rules: every paragraph has its words, every rule that closes an answer its paragraph, and every value is
one of the box or of an example."""

import json
import re
from typing import Any

import pytest

from openoutcry.games.packages import house
from openoutcry.server.http.rules_page import printed_rules
from openoutcry.text.catalogues import ids, names, source
from tests.client_sources import game_web

GAMES = sorted(house())
# What a card or a line of a list is said with is given where it is said.
GIVEN = {
    "stockpile": {"money", "two", "cost", "spaces", "start", "after_split", "die", "from"},
    "speculation-board": {"first", "last"},
}


def outline(game: str) -> Any:
    return json.loads((game_web(game) / "rulebook" / "outline.json").read_text("utf-8"))


def paragraphs(game: str) -> list[Any]:
    return [one for section in outline(game)["sections"] for one in section["paragraphs"]]


def pictures(game: str) -> set[str]:
    """The paragraphs that have a picture."""
    index = (game_web(game) / "rulebook" / "index.ts").read_text("utf-8")
    return set(re.findall(r"^ {4}'([\w-]+)': \w+,$", index, re.MULTILINE))


def sources(game: str) -> set[str]:
    """The words for the tables of the data file that are not printed."""
    marks = printed_rules(game).provenance
    return {f"source-{table.replace('.', '-')}" for table, how in marks.items() if how != "printed"}


def drawn_words(game: str) -> set[str]:
    """Messages that the pictures and the lists of cards say, by name or by the beginning of it."""
    text = "\n".join(file.read_text("utf-8") for file in (game_web(game) / "rulebook").iterdir())
    return set(re.findall(rf"rules-{game}-[\w-]+", text))


def cards(game: str) -> set[str]:
    """The places of the cards to look up."""
    data = printed_rules(game).data
    kinds = {"investors": "investor", "strategies": "strategy"}
    found = [re.fullmatch(r"(investors|strategies)_\d+_name", key) for key in data]
    slugs = [(kinds[one[1]], str(data[one[0]]).lower().replace(" ", "-")) for one in found if one]
    return {f"{kind}-{slug}" for kind, slug in slugs}


@pytest.mark.parametrize("game", GAMES)
def test_every_section_and_paragraph_has_its_words_and_no_words_are_there_for_nothing(game: str):
    told = {section["id"] for section in outline(game)["sections"]} | {one["id"] for one in paragraphs(game)}
    told |= {f"{one}-picture" for one in pictures(game)} | sources(game)
    written = {message.removeprefix(f"rules-{game}-") for message in ids("en", f"{game}-rules")}
    shared = {message.removeprefix("web-rules-") for message in ids("en", "web-rules")}
    assert told - written - shared == set()
    drawn = drawn_words(game)
    assert {one for one in written - told if not any(f"rules-{game}-{one}".startswith(name) for name in drawn)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_a_place_of_its_own_and_cites_the_rulebook(game: str):
    places = [one["id"] for one in paragraphs(game)]
    assert len(places) == len(set(places))
    assert [one["id"] for one in paragraphs(game) if "cites" not in one and not one["id"].startswith("ours-")] == []
    assert pictures(game) <= set(places)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_closes_an_answer_leads_to_a_paragraph(game: str):
    rules = {
        message.removeprefix(f"rule-{game}-")
        for name in names("en")
        for message in ids("en", name)
        if message.startswith(f"rule-{game}-")
    }
    closed = outline(game)["closed"]
    assert set(closed) == rules
    assert set(closed.values()) - {one["id"] for one in paragraphs(game)} - cards(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_value_is_one_of_the_box_or_of_an_example(game: str):
    made = set(
        re.findall(r"^ {4}(\w+):", (game_web(game) / "rulebook" / "examples.ts").read_text("utf-8"), re.MULTILINE)
    )
    own = GIVEN.get(game, set())
    said = set(re.findall(r"\$(\w+) (?:\}|->)", source("en", f"{game}-rules")))
    assert said - made - own - set(printed_rules(game).data) == set()


@pytest.mark.parametrize("game", GAMES)
def test_sections_of_an_option_name_values_that_the_game_has(game: str):
    from openoutcry.games.catalogue import info

    values = {option.name: set(option.values) for option in info(game).options}
    for section in outline(game)["sections"]:
        for option, wanted in section.get("options", {}).items():
            assert set(wanted) <= values[option], section["id"]
