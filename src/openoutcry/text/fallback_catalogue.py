"""Generated messages for a game of another package that has none: its events, questions, options and fields by their
names in code.

They are a catalogue of lowest precedence, so that a message of the game's package replaces them in the terminal and in
the browser. Every value that can be written is in the message.
"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as types

from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.games.catalogue import info, open_game
from openoutcry.games.packages import foreign, load, load_spec

NOTHING = '{ "" }'
WORD = re.compile(r"[a-z][a-z0-9_-]*")
PEOPLE = {"seat": "name", "winners": "winners"}


def fallback_catalogue(name: str) -> str:
    """Return a generated catalogue, in Fluent syntax, with English messages for a game of another package, from the
    names in its code."""
    game = open_game(name, info(name).players[0])
    messages = dict([*_game(name), *_events(name), *_questions(game), *_fields(game)])
    return "\n".join(f"{message} = {text}" for message, text in messages.items()) + "\n"


def _game(name: str) -> Iterator[tuple[str, str]]:
    """Yield (id, text) of the messages about the game and its options."""
    yield f"game-{name}", spaced(name).capitalize()
    yield f"game-{name}-about", NOTHING
    yield f"game-{name}-time", NOTHING
    for option in info(name).options:
        own = f"option-{name}-{option.name}"
        yield own, spaced(option.name).capitalize()
        yield f"{own}-about", NOTHING
        for value in option.values:
            if WORD.fullmatch(f"x{value}"):
                yield f"{own}-{value}", spaced(value)


def _events(name: str) -> Iterator[tuple[str, str]]:
    """Yield (id, text) of one message for each class of event; nothing if the game has no module of events."""
    module = f"{foreign()[name]}.events"
    if not load_spec(name, module):
        return
    for kind in vars(load(name, module)).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            tag = str(kind.__struct_config__.tag)
            fields = list(kind.__struct_fields__)
            who = next((f"{{ ${PEOPLE[field]} }}: " for field in fields if field in PEOPLE), "")
            rest = [f"{spaced(field)} {_value(field)}" for field in fields if field not in PEOPLE]
            said = spaced(tag) if who else spaced(tag).capitalize()
            yield f"event-{name}-{tag}", f"{who}{said}{': ' if rest else ''}{', '.join(rest)}."


def _value(field: str) -> str:
    """Return Fluent syntax that writes a field, or a dash if its value is None."""
    return f"{{ ${field} ->\n        [none] –\n       *[other] {{ ${field} }}\n    }}"


def _questions(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Yield (id, text) of the messages of all questions and answers."""
    for question in game.questions:
        yield f"ask-{game.name}-{question.kind}", f"{spaced(question.kind).capitalize()}?"
        yield f"turn-{game.name}-{question.kind}", f"{{ $name }}: {spaced(question.kind)}?"
        verbs = {words.split()[0] for words in question.words}
        if all(WORD.fullmatch(verb) for verb in verbs):
            yield from ((f"choice-{game.name}-{verb}", "{ $words }") for verb in sorted(verbs))
        else:
            yield f"choice-{game.name}-{question.kind}-one", "{ $words }"


def _fields(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Yield (id, text) of a label for each field of the structure that clients are sent."""
    seen: set[type] = set()

    def walk(kind: types.Type) -> Iterator[str]:
        if isinstance(kind, types.StructType) and kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield field.encode_name
                yield from walk(field.type)
        elif isinstance(kind, types.ListType):
            yield from walk(kind.item_type)
        elif isinstance(kind, types.DictType):
            yield from walk(kind.value_type)
        elif isinstance(kind, types.UnionType):
            for member in kind.types:
                yield from walk(member)

    shown = game.shown(game.new())
    for field in walk(msgspec.inspect.type_info(type(shown))):
        yield f"part-{game.name}-{field.replace('_', '-')}", spaced(field).capitalize()


def spaced(name: str) -> str:
    """Return an identifier as words: "three rounds" for "three_rounds" or "three-rounds"."""
    return name.replace("_", " ").replace("-", " ")
