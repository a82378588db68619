"""The catalogues of messages, one folder a language, and saying one of them.

A catalogue is Fluent: what is said depends on the values, by the grammar of its language. Formatting is slow, so what
was said once is kept. A message that is missing, or misses a value, is an error and never silence.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from openoutcry.games.catalogue import games
from openoutcry.games.packages import foreign
from openoutcry.text.catalogues import external_sources, names, source
from openoutcry.text.messages import CannotFormat, Messages
from openoutcry.text.messages import Value as Value

# The browser's own words, and those that `catalogues.plain` reads.
NOT_HERE = ("web", "lesson", "manual")
BROWSER_ONLY = ("-table", "-rules", "-lesson")  # the ends of the names of catalogues that are the browser's own
KEPT = 4096


class MissingWords(LookupError):
    """A catalogue does not have this message, or the message lacks a value."""


def say(lang: str, message: str, **values: Value) -> str:
    """The message with these values, in this language."""
    return _said(lang, message, tuple(sorted(values.items())))


def known(lang: str, message: str) -> bool:
    """Whether there is such a message."""
    return message in bundle(lang)


def add(lang: str, message: str, pattern: str) -> None:
    """Add a message to a language, as a catalogue would write it: the words of a house module."""
    lines = pattern.strip().splitlines()
    bundle(lang).add("\n    ".join([f"{message} =", *lines]))


def listed(lang: str, things: Iterable[str]) -> str:
    """The things in one phrase: "Ann, Ben and Cleo"."""
    *first, last = things
    if not first:
        return last
    phrase = first[0]
    for thing in first[1:]:
        phrase = say(lang, "list-comma", first=phrase, rest=thing)
    return say(lang, "list-and", first=phrase, last=last)


def catalogues(lang: str) -> list[str]:
    """The catalogues that are spoken from: what all share, and those of the house's games."""
    return [name for name in names(lang) if name not in NOT_HERE and not name.endswith(BROWSER_ONLY)]


def bundle(lang: str) -> Messages:
    """All messages of a language."""
    return _bundle(lang, tuple(name for name in games() if name in foreign()))


@cache
def _bundle(lang: str, others: tuple[str, ...]) -> Messages:
    """The messages of the house, and those of other games, which replace none of them."""
    messages = Messages(lang)
    texts = [source(lang, name) for name in catalogues(lang)]
    for text in [*texts, *(text for game in others for text in external_sources(lang, game))]:
        messages.add(text)
    return messages


@lru_cache(maxsize=KEPT)
def _said(lang: str, message: str, values: tuple[tuple[str, Value], ...]) -> str:
    try:
        return bundle(lang).format(message, dict(values))
    except CannotFormat as problem:
        raise MissingWords(f"{lang}: {message!r} with {dict(values)}: {problem}") from problem
