"""The base of every game's nouns, and how numbers out of an event that may come from anywhere are named."""

from collections.abc import Mapping
from typing import Any

import msgspec

from openoutcry.engine.game import Game
from openoutcry.games.packages import part
from openoutcry.text.words import MissingWords, Value, say

# Said where there is no company and no card: no name can be a number.
NOTHING = 0
# What a message can ask for where there is nothing, or nothing that may be read: { $card -> [none] … }
NONE = "none"
COUNTED = ("number", "place", "signed", "money")

Rows = tuple[tuple[str, ...], ...]


class Nouns:
    """One game's nouns in one language. `things` are its companies or cards, by number.

    The tables below say what becomes of the values in events, questions and answers. The browser reads the same tables:
    tools/schema.py writes them down for it. What a row of `values` or `lists` can be is in `openoutcry.text.phrases`.
    """

    # By which noun a field is said. Nouns of all games are `money`, `place` (counted from 1), `number` and `signed`;
    # one that ends with "-" begins a message that the field's own word ends; the others are the game's. A question
    # mark after a noun: there may be none of it. Other fields are words and numbers that are said as they are.
    fields: Mapping[str, str] = {}
    # What an answer is said with where the game gives no such value.
    absent: Mapping[str, int | str | None] = {}
    # What is said of an event otherwise than, or besides, its fields.
    values: Mapping[str, Rows] = {}
    # The phrases that are joined to the list of an event.
    lists: Mapping[str, Rows] = {}
    # The messages of cards by kind: `several` of one, those that are `covered`, and where there are `none`.
    counts: Mapping[str, str] = {}
    # The messages of a sum of money, and of one below 0.
    money = ("money", "money-negative")

    def __init__(self, lang: str, things: list[str]) -> None:
        self.lang = lang
        self.things = things

    def said(self, field: str, value: object) -> Value:
        """A field of an event or of an answer, as its message needs it."""
        noun = self.fields.get(field, "number")
        if noun.endswith("-"):
            return say(self.lang, f"{noun}{value}")
        if isinstance(value, bool):
            return str(value).lower()
        # A thing may be named by its word.
        if isinstance(value, str) and (field not in self.fields or noun.removesuffix("?") not in COUNTED):
            return value
        return self.noun(noun, value)

    def noun(self, noun: str, value: object) -> Value:
        """A number, said by this noun."""
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
        """What one of the game's own things is called."""
        return named(self.things, number)

    def sum(self, amount: int) -> str:
        """A sum of money, which may be negative."""
        return money(self.lang, self.money, amount)

    def computed(self, event: Mapping[str, Any]) -> dict[str, Value]:
        """What is said of an event and is no row of a table."""
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


class PlainNouns(Nouns):
    """Numbers and words as they are; lists with commas between."""

    def said(self, field: str, value: object) -> Value:
        return NONE if value is None else super().said(field, value)

    def computed(self, event: Mapping[str, Any]) -> dict[str, Value]:
        lists = {field: value for field, value in event.items() if isinstance(value, list) and field != "winners"}
        return {field: ", ".join(str(one) for one in value) or NONE for field, value in lists.items()}


def nouns_of(lang: str, game: Game[Any]) -> Nouns:
    """The nouns of a game, as its box names them."""
    module = part(game.name, "nouns")
    if module is None:
        return PlainNouns(lang, [])
    found: Nouns = module.nouns(lang, game.shown(game.new()))
    return found


def money(lang: str, messages: tuple[str, str], amount: int) -> str:
    """A sum in words."""
    return say(lang, messages[amount < 0], amount=abs(amount))


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
