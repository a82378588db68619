"""`openoutcry check`: the laws, over many random games of every set-up."""

from collections.abc import Iterator
from contextlib import closing

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import settings
from openoutcry.cli.screen import console, progress_bar, remark_uncompiled, spoken
from openoutcry.engine.errors import BadOption
from openoutcry.engine.laws import Promised, Report, check
from openoutcry.games.catalogue import games as playable
from openoutcry.games.catalogue import info, open_game, options
from openoutcry.lab.checking import mixes, setups
from openoutcry.lab.processes import in_order

ALL = "all"
CHUNK = 25
# The headings of what law 15 compared.
PROMISED = {
    "positions": "check-promised-positions",
    "answers": "check-promised-answers",
    "figures": "check-promised-figures",
    "open": "check-promised-open",
    "events": "check-promised-events",
    "event_numbers": "check-promised-event-numbers",
    "unchecked": "check-promised-unchecked",
}


class Checked(msgspec.Struct):
    """One set-up, as `check --json` lists it."""

    game: str
    players: int
    options: dict[str, str]
    games: int = 0
    decisions: int = 0
    violations: list[str] = []
    promised: Promised = msgspec.field(default_factory=Promised)


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
            for number, report in tried:
                found[number].games += report.games
                found[number].decisions += report.decisions
                found[number].violations += report.violations
                found[number].promised += report.promised
                bar.advance(task, report.games)
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


def try_portion(shared: None, work: Portion) -> tuple[int, Report]:
    """Check a portion. Return the number of its set-up, and what was found."""
    return work.number, check(open_game(work.game, work.players, work.options), work.games, work.seed)


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
    out.print(promised_table(found))
    for one in found:
        for violation in one.violations:
            out.print(spoken("check-violation", game=one.game, players=one.players, violation=violation))
    broken = sum(len(one.violations) for one in found)
    out.print(spoken("check-holds" if broken == 0 else "check-broken", violations=broken))


def promised_table(found: list[Checked]) -> Table:
    """Make a table of what law 15 compared, a row a game; with a column of uncheckable numbers if there are any."""
    table = Table(box=None, title=spoken("check-promised"), title_justify="left", title_style="")
    names = [name for name in PROMISED if name != "unchecked" or any(one.promised.unchecked for one in found)]
    table.add_column(spoken("check-game"), no_wrap=True)
    for name in names:
        table.add_column(spoken(PROMISED[name]), justify="right")
    for game in dict.fromkeys(one.game for one in found):
        counts = sum((one.promised for one in found if one.game == game), Promised())
        table.add_row(game, *(str(getattr(counts, name)) for name in names))
    return table
