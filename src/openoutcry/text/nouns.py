"""Nouns: what the numbers in the events and answers of a game stand for, such as companies, cards, spaces and money.

The browser formats the same messages with the same values: tools/schema.py writes the tables of each game for it. The
message variables are listed at the head of each game's English catalogue. A game without a `nouns` module gets
`PlainNouns`. Events may come from a file of anybody, so their numbers are checked.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from openoutcry.engine.game import Game
from openoutcry.games.packages import part
from openoutcry.text.words import MissingWords, Value, say

# The variable for no company and no card: no name is a number.
NOTHING = 0
# The variable of `PlainNouns` for None: { $card -> [none] … }
NONE = "none"
COUNTED = ("number", "place", "signed", "money")

Rows = tuple[tuple[str, ...], ...]


class Nouns:
    """The nouns of one game in one language. `things` are the names of its companies or cards, by number.

    The tables below define how the values of events, questions and answers become message variables. The browser reads
    the same tables. The rows of `values` and `lists` are explained in `openoutcry.text.prose`.
    """

    # The nouns of fields. All games have `money`, `place` (counted from 1), `number` and `signed`. A noun that ends
    # with "-" is the beginning of a message id whose end is the value. The other nouns are the game's own. A noun
    # that ends with "?" may have no value. Fields that are not listed are used as they are.
    fields: Mapping[str, str] = {}
    # Default variables of answers.
    absent: Mapping[str, int | str | None] = {}
    # Rows that change or add variables of an event.
    values: Mapping[str, Rows] = {}
    # Rows whose phrases are joined to the variable `$list` of an event.
    lists: Mapping[str, Rows] = {}
    # Message ids for cards by kind: `several` of a kind, `covered` cards, and `none`.
    counts: Mapping[str, str] = {}
    # Message ids for a sum of money, and for one below 0.
    money = ("money", "money-negative")

    def __init__(self, lang: str, things: list[str]) -> None:
        self.lang = lang
        self.things = things

    def said(self, field: str, value: object) -> Value:
        """Return the message variable for a field of an event or an answer."""
        noun = self.fields.get(field, "number")
        if noun.endswith("-"):
            return say(self.lang, f"{noun}{value}")
        if isinstance(value, bool):
            return str(value).lower()
        # The value is the name of a thing already.
        if isinstance(value, str) and (field not in self.fields or noun.removesuffix("?") not in COUNTED):
            return value
        return self.noun(noun, value)

    def noun(self, noun: str, value: object) -> Value:
        """Return a number in words, by a noun of `fields`. A noun that ends with "?" gives `NOTHING` for None
        and -1."""
        one = noun.removesuffix("?")
        if noun != one and (value is None or (value == -1 and one != "money")):
            return NOTHING
        match one:
            case "number":
                return whole(value)
            case "place":
                return whole(value) + 1
            case "signed":
                return f"{whole(value):+}".replace("-", "−") if value else "0"
            case "money":
                return self.sum(whole(value))
        return self.called(one, whole(value))

    def called(self, noun: str, number: int) -> str:
        """Return the name of a thing of the game, by its noun and number."""
        return named(self.things, number)

    def sum(self, amount: int) -> str:
        """Return a sum of money in words. It may be negative."""
        return money(self.lang, self.money, amount)

    def computed(self, event: Mapping[str, Any]) -> dict[str, Value]:
        """Return message variables of an event that no row of a table can give."""
        return {}

    def asking(self, shown: msgspec.Struct | None) -> str:
        """Return the name of the card or ability that asks the question at this table, or "" if it is part of the order
        of play."""
        return ""

    def typed_whole(self, words: str) -> str | None:
        """Return a translated answer, as a player types it, if the answer is nothing but the name of a thing; otherwise
        None."""
        return None

    def typed(self, words: str) -> str:
        """Return the words after the verb of an answer, as a player types them in this language."""
        return words

    def score(self, points: int) -> str:
        """Return a final score in words."""
        return say(self.lang, "points", points=points)


class PlainNouns(Nouns):
    """The nouns of a game without a `nouns` module: numbers and words as they are, and lists with commas."""

    def said(self, field: str, value: object) -> Value:
        return NONE if value is None else super().said(field, value)

    def computed(self, event: Mapping[str, Any]) -> dict[str, Value]:
        lists = {field: value for field, value in event.items() if isinstance(value, list) and field != "winners"}
        return {field: ", ".join(str(one) for one in value) or NONE for field, value in lists.items()}


def nouns_of(lang: str, game: Game[Any]) -> Nouns:
    """Create the nouns of a game, with the names that its box has for things."""
    module = part(game.name, "nouns")
    if module is None:
        return PlainNouns(lang, [])
    found: Nouns = module.nouns(lang, game.shown(game.new()))
    return found


def money(lang: str, messages: tuple[str, str], amount: int) -> str:
    """Return a sum of money in words. `messages` are the ids for a positive and for a negative one."""
    return say(lang, messages[amount < 0], amount=abs(amount))


def named(names: list[str], number: object) -> str:
    """Return the name with this number. Raise MissingWords if there is none."""
    if not isinstance(number, int) or not 0 <= number < len(names):
        raise MissingWords(f"nobody and nothing has the number {number!r}")
    return names[number]


def whole(value: object) -> int:
    """Return a value that must be a whole number. Raise MissingWords if it is not."""
    if not isinstance(value, int):
        raise MissingWords(f"{value!r} is no number")
    return value


def some(values: object) -> list[int]:
    """Return a value that must be a list of whole numbers, at least one. Raise MissingWords if it is not."""
    if not isinstance(values, list) or not values:
        raise MissingWords(f"{values!r} is no list of something")
    return [whole(value) for value in values]
