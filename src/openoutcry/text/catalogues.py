"""The catalogue files themselves: which languages there are, and reading one without Fluent.

`plain` exists so that `openoutcry --help` answers at once: loading Fluent would take longer than all else it does.
A catalogue read this way has no values and no variants in it; a test holds that Fluent reads the same.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent / "locales"


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a user's environment asks for; English if it asks for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(variable, ""):
            return next((lang for lang in LANGUAGES if asked.lower().startswith(lang)), LANGUAGES[0])
    return LANGUAGES[0]


def names(lang: str) -> list[str]:
    """The catalogues of a language."""
    return sorted(file.stem for file in (FOLDER / lang).glob("*.ftl"))


def source(lang: str, name: str) -> str:
    """The text of one catalogue file."""
    return (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def ids(lang: str, name: str) -> list[str]:
    """The messages of a catalogue, in its order."""
    return re.findall(r"^([a-z][\w-]*) =", source(lang, name), re.MULTILINE)


@cache
def plain(lang: str, name: str) -> dict[str, str]:
    """The messages of a catalogue that holds nothing but text."""
    found: dict[str, str] = {}
    for entry in re.split(r"^(?=[a-z])", source(lang, name), flags=re.MULTILINE)[1:]:
        entry = re.sub(r"^#.*\n?", "", entry, flags=re.MULTILINE)
        message, _, text = entry.partition(" =")
        first, _, rest = text.partition("\n")
        found[message] = f"{first.strip()}\n{dedent(rest)}".strip()
    return found
