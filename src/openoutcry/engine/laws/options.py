"""Law 16: every value of an option makes a difference, alone and beside each value of every other option.

`check_options` plays the same games with each value and compares what players meet: who is asked what, the events, how
the game ends, and which numbers a view covers. A value that is only stored or displayed makes no difference. Values
that are meant to be alike in some set-ups are declared with the option, as `Alike`; a declaration that is not true is
reported as well.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import BadBox, BadOption, MissingMethod
from openoutcry.engine.game import Game, Option
from openoutcry.engine.kernel import answer, options_for, pick
from openoutcry.engine.position import SPECTATOR, UNKNOWN, Position, save
from openoutcry.engine.views import view

GAMES = 8  # with each value; what is rarer makes no difference to anybody
Open = Callable[[dict[str, str]], Game[Any]]


def check_options(
    open_game: Open, offered: list[Option], games: int = GAMES, seed: int = 0, pairs: bool = True
) -> list[str]:
    """Check that every value of every option makes a difference, and return a sentence for each violation.

    The values of an option are compared while all others have their defaults and, with `pairs`, beside each other value
    of every other option. Two values violate the law if `games` games show no difference between them. `open_game`
    opens the game with the given options.
    """
    usual = {option.name: option.values[0] for option in offered}
    violations: list[str] = []
    for option in offered:
        if len(option.values) > 1:
            set_ups = _set_ups(option, offered, usual) if pairs else [usual]
            violations += _check_option(open_game, option, set_ups, games, seed)
    return violations


def _set_ups(option: Option, offered: list[Option], usual: dict[str, str]) -> list[dict[str, str]]:
    """Return the set-ups in which the values of an option are compared: all others at their defaults, then each other
    value of each."""
    others = [other for other in offered if other.name != option.name]
    return [usual] + [usual | {other.name: value} for other in others for value in other.values[1:]]


def _check_option(open_game: Open, option: Option, set_ups: list[dict[str, str]], games: int, seed: int) -> list[str]:
    violations: list[str] = []
    wanted = set(_pairs(option.values))  # those that neither differed in a set-up nor are declared alike in one
    found: list[tuple[tuple[str, str], str]] = []
    for set_up in set_ups:
        changed = " ".join(f"{name}={set_up[name]}" for name in set_up if set_up[name] != set_ups[0][name])
        where = f"with {changed}" if changed else "with all other options at their defaults"
        opened = {value: _opened(open_game, set_up | {option.name: value}) for value in option.values}
        reasons = {pair: _declared(option, pair, set_up) for pair in _pairs(option.values)}
        groups = alike(opened, 1 if any(reasons.values()) else games, seed)
        if any(not reasons[pair] for group in groups for pair in _pairs(group)):
            groups = alike(opened, games, seed)
        for pair, reason in reasons.items():
            same = any(set(pair) <= set(group) for group in groups)
            if not same or reason:
                wanted.discard(pair)
            if same and not reason:
                found.append((pair, where))
            elif reason and not same:
                violations.append(f"{_named(option, pair)} differ {where}, and are declared alike: {reason}")
    violations += [f"{_named(option, pair)} make no difference {where}" for pair, where in found if pair not in wanted]
    return violations + [f"{_named(option, pair)} make no difference in any set-up" for pair in sorted(wanted)]


def _named(option: Option, pair: tuple[str, str]) -> str:
    return f"law 16: {option.name}={pair[0]} and {option.name}={pair[1]}"


def _pairs(values: list[str]) -> list[tuple[str, str]]:
    return [(one, other) for n, one in enumerate(values) for other in values[n + 1 :]]


def _declared(option: Option, pair: tuple[str, str], set_up: dict[str, str]) -> str:
    """Return the reason why two values are declared to play the same in this set-up, or an empty string if they are
    not."""
    for declared in option.alike:
        if set(pair) <= set(declared.values) and declared.beside.items() <= set_up.items():
            return declared.reason
    return ""


def _opened(open_game: Open, options: dict[str, str]) -> Game[Any] | None:
    """Return the game with these options, or None if it refuses them."""
    try:
        return open_game(options)
    except (BadOption, BadBox):
        return None


def alike(opened: dict[str, Game[Any] | None], games: int, seed: int = 0) -> list[list[str]]:
    """Return the values of an option in groups; those in one group showed no difference in `games` games with the same
    answers. The games are opened already; None is a set-up that was refused. A comparison ends at the first
    difference."""
    groups = [list(opened)]
    for number in range(games):
        if all(len(group) == 1 for group in groups):
            break
        played = {value: _moments(game, seed * 1_000_003 + number) for value, game in opened.items()}
        groups = [smaller for group in groups for smaller in _split(group, played)]
    return groups


class Snapshot(NamedTuple):
    """What can be noticed at one choice of a game: `told` has the question and the events, `position` the saved
    position.

    `covered` computes which numbers are hidden from whom. It is called only where the positions of two games differ.
    """

    told: bytes
    position: bytes
    covered: Callable[[], bytes]


OVER = Snapshot(b"", b"", bytes)  # after the last moment of a game


def _split(group: list[str], played: dict[str, Iterator[Snapshot]]) -> list[list[str]]:
    """Return a group of option values split by what their games show, compared choice by choice to the end of the
    games."""
    if len(group) == 1:
        return [group]
    while True:
        moments = {value: next(played[value], OVER) for value in group}
        groups = _grouped({value: moment.told for value, moment in moments.items()})
        if len(groups) == 1 and len({moment.position for moment in moments.values()}) > 1:
            groups = _grouped({value: moment.covered() for value, moment in moments.items()})
        if len(groups) > 1:
            return [smaller for some in groups for smaller in _split(some, played)]
        if moments[group[0]].told == b"":
            return [group]


def _grouped(shown: dict[str, bytes]) -> list[list[str]]:
    """Return the option values in groups of those that show the same bytes."""
    groups: dict[bytes, list[str]] = {}
    for value, seen in shown.items():
        groups.setdefault(seen, []).append(value)
    return list(groups.values())


def _moments(game: Game[Any] | None, seed: int) -> Iterator[Snapshot]:
    """Play a game with random answers. Yield what can be noticed at each choice, and finally how the game ended."""
    if game is None:
        yield Snapshot(b"refused", b"", bytes)
        return
    try:
        rng = Rng(seed)
        steps = game.steps()
        perfect = b"perfect" if game.perfect_memory() else b""
        g = game.new(telling=True)
        for _ in range(game.longest()):
            asked = [[seat, int(g.kind), int(options_for(g, seat))] for seat in door.asked(g)]
            position = perfect + msgspec.json.encode(save(g, steps))
            yield Snapshot(msgspec.json.encode([asked, g.log]), position, partial(_covered_from_seats, game, g))
            if g.options == 0:
                break
            option = pick(g, rng)
            g.listen()
            answer(g, option)
        yield Snapshot(msgspec.json.encode([game.end(g), game.standing(g)]), b"", bytes)
    except MissingMethod:
        raise
    except Exception as problem:  # the other laws report a rule that raises
        yield Snapshot(repr(problem).encode(), b"", bytes)


def _covered_from_seats(game: Game[Any], g: Position) -> bytes:
    """Return, as JSON, the paths of the numbers that the view of each seat, and of a spectator, does not show."""
    steps = game.steps()
    seats = [*range(game.players), SPECTATOR]
    views = [save(view(g, seat, game.perfect_memory()), steps)["table"] for seat in seats]
    return msgspec.json.encode([list(_covered(saved, "")) for saved in views])


def _covered(saved: Any, path: str) -> Iterator[str]:
    """Yield the dotted paths of the numbers that a saved view does not show."""
    if isinstance(saved, dict):
        items: Iterable[tuple[Any, Any]] = saved.items()
    else:
        items = enumerate(saved)
    for name, value in items:
        if isinstance(value, dict | list):
            yield from _covered(value, f"{path}.{name}")
        elif value == UNKNOWN:
            yield f"{path}.{name}"
