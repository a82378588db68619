"""The catalogue files themselves: which languages there are, and reading one without Fluent.

`plain` exists so that `openoutcry --help` answers at once: loading Fluent would take longer than all else it does.
A catalogue read this way has no values and no variants in it; a test holds that Fluent reads the same.

The catalogues that all games share are in the folder `locales`. Those of a game are in the folder `text` of its
package, one folder a language: `game.ftl` is called as the game, any other file by the game's name and its own
(`mogul-rules`).
A game of another package has one catalogue, called as the game: the messages of its files in this language, then in
English, then generated words for the rest. If a message occurs more than once, the first is used.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import dedent

LANGUAGES = ("en", "fr")
SHARED = Path(__file__).parent / "locales"
GAME = "game"  # the file of a game's main catalogue
FORMER_FOLDER = "locales"  # of games written for version 0.2: `locales/en.ftl`


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a user's environment asks for; English if it asks for none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(variable, ""):
            return next((lang for lang in LANGUAGES if asked.lower().startswith(lang)), LANGUAGES[0])
    return LANGUAGES[0]


@cache
def _game_files(lang: str) -> dict[str, Traversable]:
    """Map the names of the catalogues of this package's games to their files in a language."""
    from openoutcry.games.packages import folder_of, house

    found: dict[str, Traversable] = {}
    for game in house():
        for file in _ftl_files(folder_of(game).joinpath("text", lang)):
            stem = file.name.removesuffix(".ftl")
            found[game if stem == GAME else f"{game}-{stem}"] = file
    return found


def _ftl_files(folder: Traversable) -> list[Traversable]:
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(files, key=lambda file: file.name)


def names(lang: str) -> list[str]:
    """Return the names of the catalogues in a language, without those of games of other packages."""
    return sorted([*(file.stem for file in (SHARED / lang).glob("*.ftl")), *_game_files(lang)])


def source(lang: str, name: str) -> str:
    """Return the text of one catalogue."""
    shared = SHARED / lang / f"{name}.ftl"
    file = shared if shared.is_file() else _game_files(lang).get(name)
    return file.read_text(encoding="utf-8") if file else "\n".join(external_sources(lang, name))


@cache
def external_sources(lang: str, game: str) -> list[str]:
    """The catalogues of a game of another package, in the order in which they are looked through."""
    from openoutcry.games.packages import folder_of
    from openoutcry.text.fallback_catalogue import fallback_catalogue

    folder = folder_of(game)
    files: list[Traversable] = []
    for language in dict.fromkeys((lang, LANGUAGES[0])):
        former = folder.joinpath(FORMER_FOLDER, f"{language}.ftl")
        files += _ftl_files(folder.joinpath("text", language)) + ([former] if former.is_file() else [])
    return [*(file.read_text(encoding="utf-8") for file in files), fallback_catalogue(game)]


@cache
def ids(lang: str, name: str) -> list[str]:
    """The messages of a catalogue, in its order."""
    return list(dict.fromkeys(re.findall(r"^([a-z][\w-]*) =", source(lang, name), re.MULTILINE)))


@cache
def message_ids_about(game: str) -> frozenset[str]:
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
    verb = words if one in message_ids_about(game) else words.split()[0]
    own = f"choice-{game}-{kind}-{verb}"
    if own in message_ids_about(game):
        return own
    return one if one in message_ids_about(game) else f"choice-{game}-{verb}"


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
