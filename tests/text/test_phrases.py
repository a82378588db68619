"""Texts say what they once left out or said wrongly, in every language."""

import json
import tomllib
from pathlib import Path

import pytest

from openoutcry.games.catalogue import data_text
from openoutcry.text.catalogues import LANGUAGES, names, source
from tests.text.phrases import PHRASES, RULINGS

ROOT = Path(__file__).resolve().parents[2]


def written(lang: str) -> dict[str, str]:
    """The lines of each message of a language, as they are in the source."""
    found: dict[str, str] = {}
    current = ""
    for name in names(lang):
        for line in source(lang, name).splitlines():
            if line[:1].isalpha() and " =" in line:
                current, _, line = line.partition(" =")
            if not line.startswith("#"):
                found[current] = f"{found.get(current, '')}{line}\n".replace("\u00a0", " ").replace("\u202f", " ")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_message_contains_its_phrase(lang: str) -> None:
    texts = written(lang)
    assert {message for message, phrase in PHRASES.items() if phrase[lang] not in texts[message]} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_a_terminal_lists_the_six_forecasts_of_the_box(lang: str) -> None:
    six = [one.replace("-", "−") for one in tomllib.loads(data_text("stockpile"))["forecasts"]["base"]]
    said = written(lang)["help-stockpile-information"]
    word = {"en": "and", "fr": "et"}[lang]
    assert f" {', '.join(six[:-1])} {word} {six[-1]}, " in said


@pytest.mark.parametrize("game", sorted(RULINGS))
def test_the_paragraphs_that_the_rulebook_leaves_open_are_marked(game: str) -> None:
    package = game.replace("-", "_")
    places = [f"src/openoutcry/games/{package}/web/rulebook", f"web/src/rules/{game}"]
    outline = next(path for place in places if (path := ROOT / place / "outline.json").exists())
    sections = json.loads(outline.read_text("utf-8"))["sections"]
    marked = [one["id"] for section in sections for one in section["paragraphs"] if one.get("ruling")]
    assert marked == RULINGS[game].split()
