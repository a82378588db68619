"""The set-ups on which a campaign of the laws checks a game."""

import random
from itertools import product

from openoutcry.engine.laws.options import check_options
from openoutcry.games.catalogue import info, open_game, options

FEW = 3
Setup = tuple[int, dict[str, str]]


def setups(name: str, players: int | None = None) -> list[Setup]:
    """Return the set-ups (player count, options) with which a game is checked: every combination of the options with
    few values, then, beside the defaults, each option with many values, each module, and all modules together."""
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
    """Return `number` random set-ups (player count, options): the player counts in turn, every option and module with a
    random value. The same seed gives the same set-ups."""
    chance = random.Random(seed)
    allowed = counts(name, players)
    found: list[Setup] = []
    for n in range(number):
        count = allowed[n % len(allowed)]
        found.append((count, {option.name: chance.choice(option.values) for option in options(name, count)}))
    return found


def counts(name: str, players: int | None) -> list[int]:
    """Return the player counts of a game as a list, or only `players` if given; empty if the game cannot be played by
    that many."""
    return [count for count in info(name).players if players in (None, count)]


def optional(name: str, players: int) -> bool:
    """Return whether the game has any option with at least two values for this number of players."""
    return any(len(option.values) > 1 for option in options(name, players))


def options_without_effect(name: str, players: int, seed: int, pairs: bool = True) -> list[str]:
    """Return one message per option value that makes no difference to the game (law 16), alone or, with `pairs`,
    together with a value of another option. The list is empty if all values matter."""
    return check_options(lambda asked: open_game(name, players, asked), options(name, players), seed=seed, pairs=pairs)
