"""Campaigns of the laws: which set-ups a game is checked on."""

from itertools import product

from openoutcry.games.catalogue import info, options

FEW = 3


def setups(name: str, players: int | None = None) -> list[tuple[int, dict[str, str]]]:
    """Every player count with every mix of options; one with many values (a seat) is tried beside the defaults."""
    found: list[tuple[int, dict[str, str]]] = []
    for count in info(name).players:
        if players not in (None, count):
            continue
        offered = options(name, count)
        crossed = [option for option in offered if 1 < len(option.values) <= FEW]
        for values in product(*(option.values for option in crossed)):
            found.append((count, {option.name: value for option, value in zip(crossed, values, strict=True)}))
        for option in offered:
            if len(option.values) > FEW:
                found.append((count, {option.name: option.values[-1]}))
    return found
