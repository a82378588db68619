"""Formatted messages of all catalogues.

Messages are in Fluent, since sentences depend on values by the grammar of each language. Formatting is slow, so results
are cached. A missing message or value is an error.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from openoutcry.games.catalogue import games
from openoutcry.games.packages import foreign
from openoutcry.text.catalogues import external_sources, names, source
from openoutcry.text.messages import CannotFormat, Messages
from openoutcry.text.messages import Value as Value

# Catalogues of the browser, and those that `catalogues.plain` reads.
NOT_HERE = ("web", "lesson", "manual")
BROWSER_ONLY = ("-table", "-rules", "-lesson")  # ends of the names of catalogues that only the browser uses
KEPT = 4096


class MissingWords(LookupError):
    """A catalogue does not have this message, or the message lacks a value."""


def say(lang: str, message: str, **values: Value) -> str:
    """Return a message with these values."""
    return _said(lang, message, tuple(sorted(values.items())))


def known(lang: str, message: str) -> bool:
    """Return whether a message exists."""
    return message in bundle(lang)


def add(lang: str, message: str, pattern: str) -> None:
    """Add a message to a language. `pattern` is its text as in a catalogue. Used for the texts of house modules."""
    lines = pattern.strip().splitlines()
    bundle(lang).add("\n    ".join([f"{message} =", *lines]))


def listed(lang: str, things: Iterable[str]) -> str:
    """Return things as one phrase: "Ann, Ben and Cleo"."""
    *first, last = things
    if not first:
        return last
    phrase = first[0]
    for thing in first[1:]:
        phrase = say(lang, "list-comma", first=phrase, rest=thing)
    return say(lang, "list-and", first=phrase, last=last)


def catalogues(lang: str) -> list[str]:
    """Return the names of the catalogues whose messages are used here: the shared ones and those of built-in games."""
    return [name for name in names(lang) if name not in NOT_HERE and not name.endswith(BROWSER_ONLY)]


def bundle(lang: str) -> Messages:
    """Return all messages of a language."""
    return _bundle(lang, tuple(name for name in games() if name in foreign()))


@cache
def _bundle(lang: str, others: tuple[str, ...]) -> Messages:
    """Load the messages of this package, and those of games of other packages, which cannot replace any."""
    messages = Messages(lang)
    texts = [source(lang, name) for name in catalogues(lang)]
    for text in [*texts, *(text for game in others for text in external_sources(lang, game))]:
        messages.add(text)
    return messages


@lru_cache(maxsize=KEPT)
def _said(lang: str, message: str, values: tuple[tuple[str, Value], ...]) -> str:
    """Format a message. The results are cached."""
    try:
        return bundle(lang).format(message, dict(values))
    except CannotFormat as problem:
        raise MissingWords(f"{lang}: {message!r} with {dict(values)}: {problem}") from problem
