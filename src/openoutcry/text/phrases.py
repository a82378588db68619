"""Message variables of events beyond their fields, by the tables of a game's nouns. The browser evaluates the same
tables.

A row of `values` changes or adds variables. A row of `lists` gives phrases that are joined to the variable `$list`. An
event may come from a file of anybody, so its values are checked.
"""

from collections.abc import Callable, Mapping
from typing import Any

from openoutcry.text.nouns import NOTHING, Nouns, Rows, named, some, whole
from openoutcry.text.words import MissingWords, Value, listed, say

SEATS = {"seat": "name", "runner_up": "runner_up", "outbid": "outbid", "to": "to", "owner": "owner"}

Event = Mapping[str, Any]
# Returns the message variables of fields.
Values = Callable[[Event], dict[str, Value]]


def event_values(nouns: Nouns, event: Event, values: Values) -> dict[str, Value]:
    """Return the variables of an event's message that are computed by the game's tables `values` and `lists`, by name.
    `values` is a function that returns the variables of given fields."""
    happened = str(event.get("event"))
    said: dict[str, Value] = {}
    for row in nouns.values.get(happened, ()):
        said |= row_values(nouns, event, *row)
    if rows := nouns.lists.get(happened):
        said["list"], said["count"] = list_phrase(nouns, event, rows, values)
    return said | nouns.computed(event)


def row_values(nouns: Nouns, event: Event, kind: str, field: str, *more: str) -> dict[str, Value]:
    """Return the variables that one row of the table `values` defines. `kind` is the type of the row, `field` the field
    it reads, `more` its other columns."""
    value = event.get(field)
    match kind:
        case "nobody":  # a seat, or none
            return {SEATS[field]: NOTHING} if value is None else {}
        case "other":  # a seat other than the acting one
            return {SEATS[field]: NOTHING} if value == event.get("seat") else {}
        case "free":  # a sum, with a message of its own for 0
            return {field: NOTHING} if value == 0 else {}
        case "pays" | "gains":  # a sum with its direction
            gained = whole(value) if kind == "gains" else -whole(value)
            return {"direction": "in" if gained > 0 else "out", field: nouns.said(field, abs(gained))}
        case "moves":  # from one space to another, with direction and distance
            spaces = whole(event.get(more[0])) - whole(value)
            return {"direction": "up" if spaces > 0 else "down", "spaces": abs(spaces)}
        case "as":  # by another noun than the usual one
            return {field: nouns.noun(more[0], value)}
        case "either":  # by the first noun if the field is True, otherwise by the second
            of, *two = more
            noun = two[0] if value is True else two[1]
            return {"picked": noun.removesuffix("?"), of: nouns.noun(noun, event.get(of))}
        case "known":  # whether the reader may know another field
            return {field: str(event.get(more[0]) is not None).lower()}
        case "sum":  # of other fields
            return {field: nouns.said(field, sum(whole(event.get(one)) for one in more))}
        case "total":
            return {field: sum(some(value))}
        case "count":
            return {field: len(some(value))}
    raise NotImplementedError(f"no such row: {kind}")


def list_phrase(nouns: Nouns, event: Event, rows: Rows, values: Values) -> tuple[Value, int]:
    """Return the phrase that the rows of the table `lists` make of an event, such as "2 Gold and Salt", and the number
    of things in it. The phrase is `NOTHING` if the list is not known to the reader."""
    phrases: list[str] = []
    count = 0
    for kind, field, noun, *more in rows:
        numbers = event.get(field)
        if kind == "kinds":
            if numbers is None and noun.endswith("?"):
                return NOTHING, 0
            phrases += kinds(nouns, noun, numbers)
            count += len(event[field])
            continue
        if kind == "each":
            found = [str(nouns.noun(noun, number)) for number in some(numbers)]
        else:
            index, of = more
            said = ordered(kind, some(numbers))
            found = [say(nouns.lang, noun, **values({index: n, of: number})) for n, number in said]
        phrases += found
        count += len(found)
    return (listed(nouns.lang, phrases) if phrases else ""), count


def ordered(kind: str, numbers: list[int]) -> list[tuple[int, int]]:
    """Return pairs of index and number: all for the kind "all", sorted from the highest for "ranked", or only numbers
    above 0 for any other kind."""
    if kind == "ranked":
        return sorted(enumerate(numbers), key=lambda one: -one[1])
    return [(n, number) for n, number in enumerate(numbers) if kind == "all" or number > 0]


def kinds(nouns: Nouns, noun: str, cards: object) -> list[str]:
    """Return one phrase for each kind of card in `cards`, with the count if there are several, in order of first
    occurrence, and one for the covered cards (None). Raise `MissingWords` if `cards` is not a list of cards."""
    if cards == [] and noun.endswith("?"):
        return [say(nouns.lang, nouns.counts["none"])]
    if not isinstance(cards, list) or not cards:
        raise MissingWords(f"{cards!r} is no list of cards")
    known = [whole(card) for card in cards if card is not None]
    phrases: list[str] = []
    for kind in dict.fromkeys(known):
        card, count = nouns.called(noun.removesuffix("?"), kind), known.count(kind)
        phrases.append(say(nouns.lang, nouns.counts["several"], count=count, card=card) if count > 1 else card)
    if covered := cards.count(None):
        phrases.append(say(nouns.lang, nouns.counts["covered"], count=covered))
    return phrases


def named_seats(lang: str, names: list[str], seats: object) -> dict[str, Value]:
    """Return the message variables `winners`, the joined names of these seats, and `count`, their number."""
    winners = [named(names, seat) for seat in some(seats)]
    return {"winners": listed(lang, winners), "count": len(winners)}
