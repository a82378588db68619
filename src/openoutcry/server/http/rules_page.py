"""The data for a game's page of rules: the values of its data file, and its pieces as a table would show them."""

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
    """Return the values and pieces of the data file that comes with a game."""
    return rules_of(name, catalogue.data_text(name), catalogue.info(name).players[-1], {})


@lru_cache(maxsize=64)
def house_set_rules(name: str, set_text: str, players: int, options: tuple[tuple[str, str], ...]) -> wire.Rules:
    """Return the values and pieces of a house set for this number of players and these options."""
    return rules_of(name, set_text, players, dict(options))


def rules_of(name: str, set_text: str, players: int, options: dict[str, str]) -> wire.Rules:
    """Return the values and pieces of a data file. All modules are shown with the most players; if the data file does
    not suffice for that, the table's own players and options."""
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
    """Return the provenance of each table of a data file by name; empty if the file does not state it."""
    marks = document.get("provenance")
    if not isinstance(marks, dict):
        return {}
    known = {name: mark.get("is") for name, mark in marks.items() if isinstance(mark, dict)}
    return {name: how for name, how in known.items() if isinstance(how, str)}


def _values(value: Any, name: str) -> list[tuple[str, int | str]]:
    """Return the values of a data file with their paths as names: `credit_chips`, `rounds_5`, `bidding_track_1`,
    counted from 1."""
    if isinstance(value, dict):
        parts = [(key, part) for key, part in value.items() if key != "provenance"]
    elif isinstance(value, list):
        parts = [(str(number), part) for number, part in enumerate(value, 1)]
    else:
        return [(name, value)] if isinstance(value, int | str) else []
    return [found for key, part in parts for found in _values(part, f"{name}_{key}" if name else key)]
