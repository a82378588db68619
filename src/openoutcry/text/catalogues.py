"""The catalogue files themselves: which languages there are, and reading one without Fluent.

`plain` exists so that `openoutcry --help` answers at once: loading Fluent would take longer than all else it does.
A catalogue read this way has no values and no variants in it; a test holds that Fluent reads the same.

A game of another package has one catalogue, of its name: what its folder holds in this language, then in English, then
plain words for the rest. Of messages that are alike the first is said.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
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
    """The catalogues of the house in a language."""
    return sorted(file.stem for file in (FOLDER / lang).glob("*.ftl"))


def source(lang: str, name: str) -> str:
    """The text of one catalogue."""
    file = FOLDER / lang / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else "\n".join(foreign_sources(lang, name))


@cache
def foreign_sources(lang: str, game: str) -> list[str]:
    """The catalogues of a game of another package, in the order in which they are looked through."""
    from openoutcry.games.packages import folder_of
    from openoutcry.text.plain_words import plain_words

    files = [folder_of(game).joinpath("locales", f"{one}.ftl") for one in dict.fromkeys((lang, LANGUAGES[0]))]
    return [*(file.read_text(encoding="utf-8") for file in files if file.is_file()), plain_words(game)]


@cache
def ids(lang: str, name: str) -> list[str]:
    """The messages of a catalogue, in its order."""
    return list(dict.fromkeys(re.findall(r"^([a-z][\w-]*) =", source(lang, name), re.MULTILINE)))


@cache
def spoken_of(game: str) -> frozenset[str]:
    """All messages about a game; a large one has several catalogues, whose names begin alike."""
    every = names(LANGUAGES[0])
    own = [name for name in every if name.startswith(game)] if game in every else [game]
    return frozenset(message for name in own for message in ids(LANGUAGES[0], name))


# A house set may bring names of its own, and there may be any number of sets.
@lru_cache(maxsize=10_000)
def choice_id(game: str, kind: str, words: str) -> str:
    """The message that says what an answer does, by the question and the words of the answer.

    Where answers begin with names, the question has one message for all of them (`choice-<game>-<kind>-one`), and
    others for what else can be answered; else it is the verb that counts, if need be together with the question."""
    one = f"choice-{game}-{kind}-one"
    verb = words if one in spoken_of(game) else words.split()[0]
    own = f"choice-{game}-{kind}-{verb}"
    if own in spoken_of(game):
        return own
    return one if one in spoken_of(game) else f"choice-{game}-{verb}"


@cache
def plain(lang: str, name: str) -> dict[str, str]:
    """The messages of a catalogue that holds nothing but text."""
    found: dict[str, str] = {}
    for entry in re.split(r"^(?=[a-z])", source(lang, name), flags=re.MULTILINE)[1:]:
        entry = re.sub(r"^#.*\n?", "", entry, flags=re.MULTILINE)
        message, _, text = entry.partition(" =")
        first, _, rest = text.partition("\n")
        found.setdefault(message, f"{first.strip()}\n{dedent(rest)}".strip())
    return found


def player_name(lang: str, seat: int) -> str:
    """What somebody without a name is called; said without Fluent, which playing in Python does not need."""
    return plain(lang, "common")["player"].replace("{ $seat }", str(seat + 1))
