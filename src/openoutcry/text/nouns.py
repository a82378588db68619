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
    """Translates the numbers in a game's events and answers (companies, cards, spaces, money) to words of one language.
    `things` are the names of its companies or cards, by number. The tables below define which field means what; the
    browser reads the same tables. The rows of `values` and `lists` are explained in `openoutcry.text.phrases`."""

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
        """Return the value that a message gets for a field of an event or an answer: a name, a sum of money, a number
        or a translated word, by the table `fields`. Raise `MissingWords` if the value does not fit."""
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
        """Return `value` in words, as one of the meanings in the table `fields`: number, place, signed, money, or a
        kind of thing. If `noun` ends with "?", None and -1 give `NOTHING`. Raise `MissingWords` if the value does not
        fit."""
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
        """Return the name of the company or card with this number. `noun` says which kind of thing, in games that have
        several. Raise `MissingWords` for an unknown number."""
        return named(self.things, number)

    def sum(self, amount: int) -> str:
        """Return an amount of money in words; the amount may be negative."""
        return money(self.lang, self.money, amount)

    def computed(self, event: Mapping[str, Any]) -> dict[str, Value]:
        """Return additional variables for the message of an event, by name, if the tables cannot express them.
        Subclasses override this."""
        return {}

    def asking(self, shown: msgspec.Struct | None) -> str:
        """Return the name of the card or ability that causes the present question, or "" if the order of play does.
        `shown` is the position as sent to a client."""
        return ""

    def typed_whole(self, words: str) -> str | None:
        """Return the translation of an answer that consists only of the name of a thing, as a player types it; None for
        all other answers."""
        return None

    def typed(self, words: str) -> str:
        """Return the words of an answer after its verb, translated as a player types them."""
        return words

    def score(self, points: int) -> str:
        """Return a final score with its unit, in words."""
        return say(self.lang, "points", points=points)


class PlainNouns(Nouns):
    """Nouns of a game without a `nouns` module: numbers and words are shown as they are, lists with commas, and None as
    "none"."""

    def said(self, field: str, value: object) -> Value:
        return NONE if value is None else super().said(field, value)

    def computed(self, event: Mapping[str, Any]) -> dict[str, Value]:
        lists = {field: value for field, value in event.items() if isinstance(value, list) and field != "winners"}
        return {field: ", ".join(str(one) for one in value) or NONE for field, value in lists.items()}


def nouns_of(lang: str, game: Game[Any]) -> Nouns:
    """Return the nouns of a game in a language: those of its `nouns` module, or plain ones if it has none."""
    module = part(game.name, "nouns")
    if module is None:
        return PlainNouns(lang, [])
    found: Nouns = module.nouns(lang, game.shown(game.new()))
    return found


def money(lang: str, messages: tuple[str, str], amount: int) -> str:
    """Return an amount of money in words. `messages` are the ids of the messages for an amount of at least 0 and for
    one below 0."""
    return say(lang, messages[amount < 0], amount=abs(amount))


def named(names: list[str], number: object) -> str:
    """Return `names[number]`. Raise `MissingWords` if `number` is not a valid index."""
    if not isinstance(number, int) or not 0 <= number < len(names):
        raise MissingWords(f"nobody and nothing has the number {number!r}")
    return names[number]


def whole(value: object) -> int:
    """Return the value if it is a whole number. Raise `MissingWords` otherwise."""
    if not isinstance(value, int):
        raise MissingWords(f"{value!r} is no number")
    return value


def some(values: object) -> list[int]:
    """Return the values as a list of whole numbers. Raise `MissingWords` if they are anything else or empty."""
    if not isinstance(values, list) or not values:
        raise MissingWords(f"{values!r} is no list of something")
    return [whole(value) for value in values]
