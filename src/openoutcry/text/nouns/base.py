"""The base of every game's nouns, and how numbers out of an event that may come from anywhere are named."""

from collections.abc import Mapping
from typing import Any

import msgspec

from openoutcry.text.words import MissingWords, Value, say

# Said where there is no company and no card: no name can be a number.
NOTHING = 0


class Nouns:
    """One game's nouns in one language. `things` are its companies or cards, by number."""

    # What an answer is said with where the game gives no such value.
    absent: Mapping[str, Any] = {}

    def __init__(self, lang: str, things: list[str]) -> None:
        self.lang = lang
        self.things = things

    def said(self, field: str, value: object) -> Value:
        """A field of an event or of an answer, as its message needs it."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int | str):
            return value
        raise MissingWords(f"{field}: {value!r} cannot be said")

    def phrases(self, event: Mapping[str, Any], names: list[str]) -> dict[str, Value]:
        """What is said of an event besides its fields."""
        return {}

    def asking(self, shown: msgspec.Struct | None) -> str:
        """What at this table asks the question: a card, somebody's ability; empty if it is the order of play."""
        return ""

    def typed_whole(self, words: str) -> str | None:
        """An answer that is nothing but the name of something, as it is typed in this language; None if it is not."""
        return None

    def typed(self, words: str) -> str:
        """What is named after the verb of an answer, as it is typed in this language."""
        return words

    def score(self, points: int) -> str:
        """A final score."""
        return say(self.lang, "points", points=points)


def named(names: list[str], number: object) -> str:
    """The name with this number; a record may have numbers that nobody bears."""
    if not isinstance(number, int) or not 0 <= number < len(names):
        raise MissingWords(f"nobody and nothing has the number {number!r}")
    return names[number]


def whole(value: object) -> int:
    """A number out of an event that may come from anywhere."""
    if not isinstance(value, int):
        raise MissingWords(f"{value!r} is no number")
    return value


def some(values: object) -> list[int]:
    """Numbers, at least one, out of an event that may come from anywhere."""
    if not isinstance(values, list) or not values:
        raise MissingWords(f"{values!r} is no list of something")
    return [whole(value) for value in values]
