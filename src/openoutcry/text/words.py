"""Formatted messages of all catalogues.

Messages are in Fluent, since sentences depend on values by the grammar of each language. A missing message or value is
an error. `fluent.syntax` parses the catalogues, and `Messages` evaluates them: `fluent.runtime` would do that too, but
it installs 31 MB of locale data, and values here are whole numbers and texts only. Two things depend on the language:
the category of a number in a selector ("one", "other") and the separator of thousands. Everything of the Fluent syntax
is supported except numbers with decimals, dates, and options of NUMBER other than `useGrouping`. Formatting is slow, so
results are cached.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from openoutcry.games.catalogue import games
from openoutcry.games.packages import foreign
from openoutcry.text.catalogues import external_sources, names, source

Value = int | str


class CannotFormat(LookupError):
    """A message cannot be formatted: it is missing, lacks a value, or uses Fluent syntax that is not supported."""


class Number(NamedTuple):
    """A number in a message, and whether it is written with separators between thousands."""

    value: int
    grouped: bool = True


# Written between groups of three digits.
SEPARATORS = {"en": ",", "fr": "\u202f"}


class Messages:
    """The messages of one language, parsed from Fluent catalogues, with a small evaluator."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._messages: dict[str, ast.Message] = {}
        self._terms: dict[str, ast.Term] = {}

    def add(self, text: str) -> None:
        """Parse a catalogue in Fluent syntax and add its messages. Messages that are already there are kept."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self._messages.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self._terms.setdefault(entry.id.name, entry)

    def __contains__(self, message: str) -> bool:
        """Return whether there is a message with this id."""
        return message in self._messages

    def format(self, message: str, values: Mapping[str, Value]) -> str:
        """Return the text of a message, with its variables replaced by `values`. Raise `CannotFormat` if the message or
        a value is missing."""
        found = self._messages.get(message)
        if found is None or found.value is None:
            raise CannotFormat(f"there is no message {message!r}")
        return self._pattern(found.value, values)

    def _pattern(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
        parts: list[str] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts.append(self._written(self._value(element.expression, values)))
        return "".join(parts)

    def _value(self, expression: object, values: Mapping[str, Value]) -> str | Number:
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return Number(int(expression.value))
            case ast.VariableReference():
                return _given(expression.id.name, values)
            case ast.Placeable():
                return self._value(expression.expression, values)
            case ast.SelectExpression():
                return self._pattern(self._selected(expression, values), values)
            case ast.FunctionReference():
                return self._number(expression, values)
            case ast.MessageReference():
                return self._reference(self._messages, expression, values)
            case ast.TermReference():
                # A variable that is not passed to a term is empty, so that a selector uses its default.
                passed = defaultdict(str, self._arguments(expression.arguments, values))
                return self._reference(self._terms, expression, passed)
        raise CannotFormat(f"cannot evaluate {type(expression).__name__}")

    def _selected(self, expression: ast.SelectExpression, values: Mapping[str, Value]) -> ast.Pattern:
        """Return the pattern of the first variant whose key matches the selector's value, or of the default variant."""
        chosen = self._value(expression.selector, values)
        for variant in expression.variants:
            if self._fits(chosen, variant.key):
                return variant.value
        return next(variant.value for variant in expression.variants if variant.default)

    def _fits(self, chosen: str | Number, key: ast.Identifier | ast.NumberLiteral) -> bool:
        """Return whether the key of a variant matches a value: an equal text, an equal number, or the number's plural
        category."""
        if isinstance(key, ast.NumberLiteral):
            return isinstance(chosen, Number) and chosen.value == float(key.value)
        return key.name == (self._category(chosen.value) if isinstance(chosen, Number) else chosen)

    def _category(self, number: int) -> str:
        """Return the plural category ("one", "many", "other") of a whole number in this language, by the rules of the
        Unicode CLDR."""
        if self.lang == "fr":
            if abs(number) < 2:
                return "one"
            return "many" if number % 1_000_000 == 0 else "other"
        return "one" if abs(number) == 1 else "other"

    def _number(self, call: ast.FunctionReference, values: Mapping[str, Value]) -> Number:
        """Return the number in a call NUMBER($value, useGrouping: 0). Raise `CannotFormat` for any other function or
        option."""
        given = [self._value(one, values) for one in call.arguments.positional]
        options = self._arguments(call.arguments, values)
        match given:
            case [Number(value=value)] if call.id.name == "NUMBER" and set(options) <= {"useGrouping"}:
                return Number(value, bool(options.get("useGrouping", 1)))
        raise CannotFormat(f"cannot evaluate {call.id.name}() with {given} and {options}")

    def _arguments(self, call: ast.CallArguments | None, values: Mapping[str, Value]) -> dict[str, Value]:
        """Return the named arguments of a call by name; an empty dictionary if `call` is None."""
        named = [] if call is None else call.named
        found = {one.name.name: self._value(one.value, values) for one in named}
        return {name: one.value if isinstance(one, Number) else one for name, one in found.items()}

    def _reference(
        self,
        entries: Mapping[str, ast.Message] | Mapping[str, ast.Term],
        to: ast.MessageReference | ast.TermReference,
        values: Mapping[str, Value],
    ) -> str:
        """Return the text of the message or term that a message refers to, or of an attribute of it. Raise
        `CannotFormat` if there is none."""
        entry = entries.get(to.id.name)
        pattern = None if entry is None else entry.value
        if entry is not None and to.attribute is not None:
            pattern = next((one.value for one in entry.attributes if one.id.name == to.attribute.name), None)
        if pattern is None:
            raise CannotFormat(f"there is no message {to.id.name!r}")
        return self._pattern(pattern, values)

    def _written(self, value: str | Number) -> str:
        if isinstance(value, str):
            return value
        written = f"{value.value:,}" if value.grouped else str(value.value)
        return written.replace(",", SEPARATORS.get(self.lang, ","))


def _given(name: str, values: Mapping[str, Value]) -> str | Number:
    """Return the value of a variable. Raise `CannotFormat` if it is missing, or neither a number nor a text."""
    try:
        value = values[name]
    except KeyError:
        raise CannotFormat(f"the value ${name} is missing") from None
    if not isinstance(value, int | str):
        raise CannotFormat(f"the value ${name} is neither a number nor a text: {value!r}")
    return value if isinstance(value, str) else Number(int(value))


# Catalogues of the browser, and those that `catalogues.plain` reads.
NOT_HERE = ("web", "lesson", "manual")
BROWSER_ONLY = ("-table", "-rules", "-lesson")  # ends of the names of catalogues that only the browser uses
KEPT = 4096


class MissingWords(LookupError):
    """Raised if no catalogue has a message, or a value for it is missing or does not fit."""


def say(lang: str, message: str, **values: Value) -> str:
    """Return the text of a message in language `lang`, with its variables replaced by `values`. Raise `MissingWords` if
    the message or a value is missing."""
    return _said(lang, message, tuple(sorted(values.items())))


def known(lang: str, message: str) -> bool:
    """Return whether the catalogues of a language have a message with this id."""
    return message in bundle(lang)


def add(lang: str, message: str, pattern: str) -> None:
    """Add one message to a language for the rest of this process; an existing message is kept. `pattern` is its text in
    Fluent syntax. Used for cards that a module of the user defines."""
    lines = pattern.strip().splitlines()
    bundle(lang).add("\n    ".join([f"{message} =", *lines]))


def listed(lang: str, things: Iterable[str]) -> str:
    """Return the things joined into one phrase: "Ann, Ben and Cleo". There must be at least one."""
    *first, last = things
    if not first:
        return last
    phrase = first[0]
    for thing in first[1:]:
        phrase = say(lang, "list-comma", first=phrase, rest=thing)
    return say(lang, "list-and", first=phrase, last=last)


def catalogues(lang: str) -> list[str]:
    """Return the names of the catalogues that `say` uses: shared ones and those of built-in games, without those that
    only the browser needs."""
    return [name for name in names(lang) if name not in NOT_HERE and not name.endswith(BROWSER_ONLY)]


def bundle(lang: str) -> Messages:
    """Return all messages of a language, parsed once. The games of other packages that are installed now are
    included."""
    return _bundle(lang, tuple(name for name in games() if name in foreign()))


@cache
def _bundle(lang: str, others: tuple[str, ...]) -> Messages:
    """Return the parsed messages of this package and of the games `others` of other packages, which cannot replace any
    message. Cached."""
    messages = Messages(lang)
    texts = [source(lang, name) for name in catalogues(lang)]
    for text in [*texts, *(text for game in others for text in external_sources(lang, game))]:
        messages.add(text)
    return messages


@lru_cache(maxsize=KEPT)
def _said(lang: str, message: str, values: tuple[tuple[str, Value], ...]) -> str:
    """Return the text of a message, from a cache if it was formatted before. Raise `MissingWords` as `say` does."""
    try:
        return bundle(lang).format(message, dict(values))
    except CannotFormat as problem:
        raise MissingWords(f"{lang}: {message!r} with {dict(values)}: {problem}") from problem
