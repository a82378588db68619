"""What is said of an event besides its fields: rows of a game's tables, read here and, in the same way, by the browser.

A row of `values` changes or adds values; one of `lists` gives phrases that are joined to `$list`. An event may
come from anywhere, so nothing in it is believed.
"""

from collections.abc import Callable, Mapping
from typing import Any

from openoutcry.text.nouns import NOTHING, Nouns, Rows, named, some, whole
from openoutcry.text.words import MissingWords, Value, listed, say

SEATS = {"seat": "name", "runner_up": "runner_up", "outbid": "outbid", "to": "to", "owner": "owner"}

Event = Mapping[str, Any]
# Fields by name, as a message needs them.
Values = Callable[[Event], dict[str, Value]]


def told(nouns: Nouns, event: Event, values: Values) -> dict[str, Value]:
    """All that is said of an event besides its fields."""
    happened = str(event.get("event"))
    said: dict[str, Value] = {}
    for row in nouns.values.get(happened, ()):
        said |= value_of(nouns, event, *row)
    if rows := nouns.lists.get(happened):
        said["list"], said["count"] = joined(nouns, event, rows, values)
    return said | nouns.computed(event)


def value_of(nouns: Nouns, event: Event, kind: str, field: str, *more: str) -> dict[str, Value]:
    """A row of `values`."""
    value = event.get(field)
    match kind:
        case "nobody":  # a seat, or none
            return {SEATS[field]: NOTHING} if value is None else {}
        case "other":  # a seat, or nobody else than who acts
            return {SEATS[field]: NOTHING} if value == event.get("seat") else {}
        case "free":  # a sum, or nothing where it is 0
            return {field: NOTHING} if value == 0 else {}
        case "pays" | "gains":  # a sum that goes from a player or comes to them, with its direction
            gained = whole(value) if kind == "gains" else -whole(value)
            return {"direction": "in" if gained > 0 else "out", field: nouns.said(field, abs(gained))}
        case "moves":  # from one space to another: which way, and how far
            spaces = whole(event.get(more[0])) - whole(value)
            return {"direction": "up" if spaces > 0 else "down", "spaces": abs(spaces)}
        case "as":  # by another noun than in other events
            return {field: nouns.noun(more[0], value)}
        case "either":  # by one noun or the other
            of, *two = more
            noun = two[0] if value is True else two[1]
            return {"picked": noun.removesuffix("?"), of: nouns.noun(noun, event.get(of))}
        case "known":  # whether the reader may know it
            return {field: str(event.get(more[0]) is not None).lower()}
        case "sum":  # of other fields
            return {field: nouns.said(field, sum(whole(event.get(one)) for one in more))}
        case "total":
            return {field: sum(some(value))}
        case "count":
            return {field: len(some(value))}
    raise NotImplementedError(f"no such row: {kind}")


def joined(nouns: Nouns, event: Event, rows: Rows, values: Values) -> tuple[Value, int]:
    """The rows of `lists` of an event, as one phrase, and how many things it tells."""
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
    """The numbers of seats, companies or piles: all of them, those that are something, or the highest first."""
    if kind == "ranked":
        return sorted(enumerate(numbers), key=lambda one: -one[1])
    return [(n, number) for n, number in enumerate(numbers) if kind == "all" or number > 0]


def kinds(nouns: Nouns, noun: str, cards: object) -> list[str]:
    """Each kind of card once, in the order in which they come, with how many there are; then how many are covered."""
    if cards == [] and noun.endswith("?"):
        return [say(nouns.lang, nouns.counts["none"])]
    if not isinstance(cards, list) or not cards:
        raise MissingWords(f"{cards!r} is no list of cards")
    known = [whole(card) for card in cards if card is not None]
    told: list[str] = []
    for kind in dict.fromkeys(known):
        card, count = nouns.called(noun.removesuffix("?"), kind), known.count(kind)
        told.append(say(nouns.lang, nouns.counts["several"], count=count, card=card) if count > 1 else card)
    if covered := cards.count(None):
        told.append(say(nouns.lang, nouns.counts["covered"], count=covered))
    return told


def named_seats(lang: str, names: list[str], seats: object) -> dict[str, Value]:
    """Who has won, and how many they are."""
    winners = [named(names, seat) for seat in some(seats)]
    return {"winners": listed(lang, winners), "count": len(winners)}
