"""`openoutcry check`: the laws, over many random games of every set-up."""

from collections.abc import Iterator
from contextlib import closing

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import settings
from openoutcry.cli.screen import console, progress_bar, remark_uncompiled, spoken
from openoutcry.engine.errors import BadOption
from openoutcry.engine.laws import check
from openoutcry.games.catalogue import games as playable
from openoutcry.games.catalogue import info, open_game, options
from openoutcry.lab.checking import mixes, setups
from openoutcry.lab.processes import in_order

ALL = "all"
CHUNK = 25


class Checked(msgspec.Struct):
    """One set-up, as `check --json` lists it."""

    game: str
    players: int
    options: dict[str, str]
    games: int = 0
    decisions: int = 0
    violations: list[str] = []


class Portion(msgspec.Struct, frozen=True):
    """Some games of one set-up, for one process."""

    number: int
    game: str
    players: int
    options: dict[str, str]
    games: int
    seed: int


def check_laws(
    game: str, players: int | None, games: int, seed: int, jobs: int, sets: list[str], drawn: int, json: bool
) -> int:
    """Check them; leave with 1 if one does not hold."""
    found = [
        Checked(name, count, open_game(name, count, asked).options)
        for name in (playable() if game == ALL else [game])
        for count, asked in (mixes(name, drawn, seed, players) if drawn else wanted(name, players, settings(sets)))
    ]
    remark_uncompiled()
    with progress_bar() as bar:
        task = bar.add_task(spoken("check-checking"), total=games * len(found))
        with closing(in_order(try_portion, None, _portions(found, games, seed), jobs)) as tried:
            for number, played, decisions, violations in tried:
                found[number].games += played
                found[number].decisions += decisions
                found[number].violations += violations
                bar.advance(task, played)
    if json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    else:
        _show(found)
    return 1 if any(one.violations for one in found) else 0


def wanted(name: str, players: int | None, asked: dict[str, str]) -> list[tuple[int, dict[str, str]]]:
    """The set-ups to check: all of them, or those with these options, at the player counts that have them."""
    if players is not None:
        open_game(name, players)
    if not asked:
        return setups(name, players)
    refused: BadOption | None = None
    found: list[tuple[int, dict[str, str]]] = []
    for count in info(name).players if players is None else [players]:
        try:
            open_game(name, count, asked)
            found.append((count, asked))
        except BadOption as problem:
            refused = problem
    if not found and refused is not None:
        raise refused
    return found


def _portions(found: list[Checked], games: int, seed: int) -> Iterator[Portion]:
    """The work in pieces; each has its own seed, so that the number of jobs changes nothing."""
    for number, one in enumerate(found):
        for start in range(0, games, CHUNK):
            piece = min(CHUNK, games - start)
            yield Portion(number, one.game, one.players, one.options, piece, seed * 1_000_000 + start)


def try_portion(shared: None, work: Portion) -> tuple[int, int, int, list[str]]:
    """Which set-up, games, decisions and violations."""
    report = check(open_game(work.game, work.players, work.options), work.games, work.seed)
    return work.number, report.games, report.decisions, report.violations


def _show(found: list[Checked]) -> None:
    out = console()
    table = Table(box=None)
    for heading in ("check-game", "check-players", "check-options", "check-games", "check-decisions", "check-found"):
        table.add_column(spoken(heading), justify="left" if heading in {"check-game", "check-options"} else "right")
    for one in found:
        usual = {option.name: option.values[0] for option in options(one.game, one.players)}
        unusual = [f"{name}={value}" for name, value in one.options.items() if value != usual[name]]
        counts = [
            str(one.players),
            " ".join(unusual) or "–",
            str(one.games),
            str(one.decisions),
            str(len(one.violations)),
        ]
        table.add_row(one.game, *counts, style="red" if one.violations else None)
    out.print(table)
    for one in found:
        for violation in one.violations:
            out.print(spoken("check-violation", game=one.game, players=one.players, violation=violation))
    broken = sum(len(one.violations) for one in found)
    out.print(spoken("check-holds" if broken == 0 else "check-broken", violations=broken))
