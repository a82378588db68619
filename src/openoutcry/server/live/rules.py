"""What a page of rules needs of a game's box: what its data file says, and the pieces as a table would show them."""

import tomllib
from functools import cache, lru_cache
from typing import Any

from openoutcry.engine.errors import BadBox
from openoutcry.engine.position import SPECTATOR
from openoutcry.engine.views import view
from openoutcry.games import catalogue
from openoutcry.server import wire


@cache
def printed_rules(name: str) -> wire.Rules:
    """The numbers and the pieces of the box that comes with a game."""
    return rules_of(name, catalogue.data_text(name), catalogue.info(name).players[-1], {})


@lru_cache(maxsize=64)
def house_set_rules(name: str, set_text: str, players: int, options: tuple[tuple[str, str], ...]) -> wire.Rules:
    """Those of a house set, as these players play it."""
    return rules_of(name, set_text, players, dict(options))


def rules_of(name: str, set_text: str, players: int, options: dict[str, str]) -> wire.Rules:
    """Those of any box, with all modules; where it does not suffice for all of them, as these players play it."""
    most = catalogue.info(name).players[-1]
    everything = {option.name: option.values[-1] for option in catalogue.options(name, most) if option.module}
    try:
        game = catalogue.open_game(name, most, everything, set_text)
    except BadBox:
        game = catalogue.open_game(name, players, options, set_text)
    shown = game.shown(view(game.new(), SPECTATOR, perfect=False))
    document = tomllib.loads(set_text)
    return wire.Rules(dict(_values(document, "")), _provenance(document), shown)


def _provenance(document: dict[str, Any]) -> dict[str, str]:
    """How each table of a data file is known, by its name; empty if the file does not say so."""
    marks = document.get("provenance")
    if not isinstance(marks, dict):
        return {}
    known = {name: mark.get("is") for name, mark in marks.items() if isinstance(mark, dict)}
    return {name: how for name, how in known.items() if isinstance(how, str)}


def _values(value: Any, name: str) -> list[tuple[str, int | str]]:
    """What a data file says, each by the way to it: `credit_chips`, `rounds_5`, `bidding_track_1`, counted from 1."""
    if isinstance(value, dict):
        parts = [(key, part) for key, part in value.items() if key != "provenance"]
    elif isinstance(value, list):
        parts = [(str(number), part) for number, part in enumerate(value, 1)]
    else:
        return [(name, value)] if isinstance(value, int | str) else []
    return [found for key, part in parts for found in _values(part, f"{name}_{key}" if name else key)]
