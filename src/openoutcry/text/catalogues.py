"""Catalogue files: the languages, the names and sources of catalogues, and a reader that does not need Fluent.

`plain` makes `openoutcry --help` fast: loading Fluent would take longer than everything else. It reads only messages
without values and variants, and a test checks that Fluent reads the same. This module imports only the standard
library, so that it can explain which extra of the package installs a missing module.

The catalogues that all games share are in the folder `locales`. Those of a game are in the folder `text` of its
package, one folder a language: `game.ftl` has the name of the game, any other file the name of the game and its own
(`mogul-rules`). A game of another package has one catalogue with the game's name: the messages of its files in this
language, then in English, then generated ones. If a message occurs more than once, the first is used.
"""

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import dedent

LANGUAGES = ("en", "fr")
SHARED = Path(__file__).parent / "locales"
GAME = "game"  # the file of a game's main catalogue
FORMER_FOLDER = "locales"  # in games written for version 0.2: `locales/en.ftl`


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language code that the environment variables LC_ALL, LC_MESSAGES or LANG ask for; English if it is not
    one of `LANGUAGES`."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(variable, ""):
            return next((lang for lang in LANGUAGES if asked.lower().startswith(lang)), LANGUAGES[0])
    return LANGUAGES[0]


@cache
def _game_files(lang: str) -> dict[str, Traversable]:
    """Return the catalogue files of this package's games in a language, by catalogue name."""
    from openoutcry.games.packages import folder_of, house

    found: dict[str, Traversable] = {}
    for game in house():
        for file in _ftl_files(folder_of(game).joinpath("text", lang)):
            stem = file.name.removesuffix(".ftl")
            found[game if stem == GAME else f"{game}-{stem}"] = file
    return found


def _ftl_files(folder: Traversable) -> list[Traversable]:
    """Return the files in a folder that end in .ftl, sorted by name; an empty list if there is no such folder."""
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(files, key=lambda file: file.name)


def names(lang: str) -> list[str]:
    """Return the sorted names of all catalogues (files of messages) in a language, except those of games of other
    packages."""
    return sorted([*(file.stem for file in (SHARED / lang).glob("*.ftl")), *_game_files(lang)])


def source(lang: str, name: str) -> str:
    """Return the text of one catalogue in Fluent syntax. For a game of another package, all its files are joined."""
    shared = SHARED / lang / f"{name}.ftl"
    file = shared if shared.is_file() else _game_files(lang).get(name)
    return file.read_text(encoding="utf-8") if file else "\n".join(external_sources(lang, name))


@cache
def external_sources(lang: str, game: str) -> list[str]:
    """Return the texts of all catalogue files of a game of another package. Messages of an earlier text have
    precedence; the last text is generated."""
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
    """Return the ids of the messages of one catalogue, in the order of the file."""
    return list(dict.fromkeys(re.findall(r"^([a-z][\w-]*) =", source(lang, name), re.MULTILINE)))


@cache
def message_ids_about(game: str) -> frozenset[str]:
    """Return the ids of all English messages about a game, from the catalogues whose names begin with the name of the
    game."""
    every = names(LANGUAGES[0])
    own = [name for name in every if name.startswith(game)] if game in every else [game]
    return frozenset(message for name in own for message in ids(LANGUAGES[0], name))


# The cache is limited because house sets can have names of their own.
@lru_cache(maxsize=10_000)
def choice_id(game: str, kind: str, words: str) -> str:
    """Return the id of the message that describes an answer. `kind` is the kind of question, `words` the answer as
    players type it, such as "sell 2". The id ends in "one" if all answers begin with names, otherwise in the verb,
    after the kind of question if there is such a message."""
    one = f"choice-{game}-{kind}-one"
    verb = words if one in message_ids_about(game) else words.split()[0]
    own = f"choice-{game}-{kind}-{verb}"
    if own in message_ids_about(game):
        return own
    return one if one in message_ids_about(game) else f"choice-{game}-{verb}"


@cache
def plain(lang: str, name: str) -> dict[str, str]:
    """Return the texts of a catalogue by message id, read without the Fluent library. Messages with variants are
    returned as raw text."""
    found: dict[str, str] = {}
    for entry in re.split(r"^(?=[a-z])", source(lang, name), flags=re.MULTILINE)[1:]:
        entry = re.sub(r"^#.*\n?", "", entry, flags=re.MULTILINE)
        message, _, text = entry.partition(" =")
        first, _, rest = text.partition("\n")
        found.setdefault(message, f"{first.strip()}\n{dedent(rest)}".strip())
    return found


def player_name(lang: str, seat: int) -> str:
    """Return the name shown for a player without one: "Player 1" for seat 0. Does not load Fluent, which is slow."""
    return plain(lang, "common")["player"].replace("{ $seat }", str(seat + 1))


# The modules that each extra installs. `postgres` is missing here: the storage reports it itself.
EXTRAS = {
    "play": (
        "alembic",
        "httptools",
        "litestar",
        "platformdirs",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "structlog",
        "typer",
        "uvicorn",
        "websockets",
    ),
    "lab": ("choix", "numpy", "polars", "scipy"),
    "dask": ("dask", "distributed"),
    "ray": ("ray",),
    "envs": ("gymnasium", "pettingzoo"),
    "openspiel": ("open_spiel", "pyspiel"),
    "picture": ("PIL", "playwright"),
}


def missing_extra(problem: ModuleNotFoundError) -> str | None:
    """Return the name of the optional extra of this package that installs the missing module, or None if there is
    none."""
    module = (problem.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)


def what_to_install(lang: str, extra: str) -> str:
    """Return a sentence in language `lang` about how to install an optional extra of this package."""
    return plain(lang, "extras")[f"extra-{extra}"]


@contextmanager
def explain_missing_extra(extra: str | None = None) -> Iterator[None]:
    """Context manager: replace a `ModuleNotFoundError` raised inside by one that says which extra of this package to
    install, in the language of the environment. The extra is `extra`, or the one that has the missing module; without
    one the error is passed on."""
    try:
        yield
    except ModuleNotFoundError as problem:
        extra = extra or missing_extra(problem)
        if extra is None:
            raise
        raise ModuleNotFoundError(what_to_install(language_of(os.environ), extra), name=problem.name) from problem
