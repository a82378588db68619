"""The set-ups on which a campaign of the laws checks a game."""

import random
from itertools import product

from openoutcry.engine.laws.options import check_options
from openoutcry.games.catalogue import info, open_game, options

FEW = 3
Setup = tuple[int, dict[str, str]]


def setups(name: str, players: int | None = None) -> list[Setup]:
    """Return every player count with every mix of options. An option with many values (a seat) and each module are
    tried beside the defaults, and all modules together."""
    found: list[Setup] = []
    for count in counts(name, players):
        offered = [option for option in options(name, count) if not option.module]
        crossed = [option for option in offered if 1 < len(option.values) <= FEW]
        for values in product(*(option.values for option in crossed)):
            found.append((count, {option.name: value for option, value in zip(crossed, values, strict=True)}))
        for option in offered:
            if len(option.values) > FEW:
                found.append((count, {option.name: option.values[-1]}))
        modules = [option for option in options(name, count) if option.module]
        found += [(count, {option.name: option.values[-1]}) for option in modules]
        if modules:
            found.append((count, {option.name: option.values[1] for option in modules}))
    return found


def mixes(name: str, number: int, seed: int, players: int | None = None) -> list[Setup]:
    """Return `number` random set-ups: player counts in turn, options and modules by chance."""
    chance = random.Random(seed)
    allowed = counts(name, players)
    found: list[Setup] = []
    for n in range(number):
        count = allowed[n % len(allowed)]
        found.append((count, {option.name: chance.choice(option.values) for option in options(name, count)}))
    return found


def counts(name: str, players: int | None) -> list[int]:
    """Return the player counts of a game, or only `players`."""
    return [count for count in info(name).players if players in (None, count)]


def optional(name: str, players: int) -> bool:
    """Return whether a game has an option with several values for this many players."""
    return any(len(option.values) > 1 for option in options(name, players))


def options_without_effect(name: str, players: int, seed: int, pairs: bool = True) -> list[str]:
    """Return the violations of law 16: values of options that make no difference, alone or, with `pairs`, beside
    a value of another option."""
    return check_options(lambda asked: open_game(name, players, asked), options(name, players), seed=seed, pairs=pairs)
