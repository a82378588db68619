"""`openoutcry compare`: what differs between two rule sets, files of rows, or bots, in a sentence, a table, a page."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import bot_names, check_readable, read_text, settings, try_to_write, write_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import aside, console, progress_bar, remark_uncompiled, spoken
from openoutcry.cli.seats import default_players, fill_bots
from openoutcry.games.catalogue import games
from openoutcry.lab.compare.page import heads, page, rows, sentences
from openoutcry.lab.compare.sides import Compared, Effort, Sides, compare_bots, compare_files, compare_rules
from openoutcry.lab.files import ENDINGS
from openoutcry.lab.report.words import Words
from openoutcry.lab.sets import changed_set, read_change
from openoutcry.lab.simulate import Plan

STOPPED = {"clear": "compare-stopped-clear", "interrupted": "compare-stopped-interrupted"}


class CompareWishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    a: str
    b: str
    game: str | None
    players: int | None
    bots: str | None
    on: str | None
    games: int
    whole: bool
    seed: int
    jobs: int
    sets: list[str]
    changes: list[str]
    out: Path | None
    json: bool


def compare_sides(wishes: CompareWishes) -> int:
    """Find out what is to be compared, do it, and tell."""
    if wishes.out is not None:
        if wishes.out.suffix != ".html":
            message = f"{wishes.out.name}: a report is written to a file that ends in .html"
            raise WrongUsage("usage-report-html", message, file=wishes.out.name)
        try_to_write(wishes.out)
    found = _compared(wishes)
    if found.stopped in STOPPED:
        aside().print(spoken(STOPPED[found.stopped]))
    if wishes.out is not None:
        write_text(wishes.out, page(found, language()))
        aside().print(spoken("report-written", file=str(wishes.out)))
    if wishes.json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    else:
        _print(found)
    return INTERRUPTED if found.stopped == "interrupted" else 0


def _compared(wishes: CompareWishes) -> Compared:
    kinds = {_kind(side) for side in (wishes.a, wishes.b)}
    if len(kinds) > 1:
        message = f"{wishes.a} and {wishes.b} are not of one kind"
        raise WrongUsage("usage-compare-kinds", message, a=wishes.a, b=wishes.b)
    kind = kinds.pop()
    if kind == "rows":
        a, b = Path(wishes.a), Path(wishes.b)
        for file in (a, b):
            check_readable(file)
        return compare_files(a, b, wishes.on or "score")
    remark_uncompiled()
    with progress_bar(rate=True) as bar:
        task = bar.add_task(spoken("simulate-playing"), total=wishes.games)
        advance: Callable[[int], None] = lambda played: bar.advance(task, played)  # noqa: E731
        return (_rules if kind == "rules" else _bots)(wishes, advance)


def _kind(side: str) -> str:
    if Path(side).suffix in ENDINGS:
        return "rows"
    return "rules" if side in games() or side.endswith(".toml") else "bots"


def _rules(wishes: CompareWishes, progress: Callable[[int], None]) -> Compared:
    texts = [None if side in games() else read_text(Path(side)) for side in (wishes.a, wishes.b)]
    named = {_game_of(side, text) for side, text in zip((wishes.a, wishes.b), texts, strict=True)}
    if len(named) > 1:
        listed = ", ".join(sorted(named))
        raise WrongUsage("usage-compare-games", f"two games cannot be compared: {listed}", games=listed)
    game = named.pop()
    texts[1] = changed_set(game, texts[1], [read_change(word) for word in wishes.changes])
    if texts[0] == texts[1]:
        raise WrongUsage("usage-compare-same", "both sides are the same", a=wishes.a, b=wishes.b)
    players = default_players(game) if wishes.players is None else wishes.players
    bots, options = fill_bots(game, wishes.bots, players), settings(wishes.sets)
    plans = [Plan(game, players, wishes.seed, bots, options, text) for text in texts]
    second = " ".join([_short(wishes.b), *wishes.changes])
    sides = Sides("rules", _short(wishes.a), second, wishes.on or "score")
    return compare_rules(sides, (plans[0], plans[1]), _effort(wishes), progress)


def _bots(wishes: CompareWishes, progress: Callable[[int], None]) -> Compared:
    if wishes.game is None:
        message = "which game are the bots to play? --game names it"
        raise WrongUsage("usage-compare-game", message, a=wishes.a, b=wishes.b)
    first, second = bot_names(wishes.a), bot_names(wishes.b)
    if wishes.a == wishes.b or len(first) > 1 or len(second) > 1:
        raise WrongUsage("usage-compare-same", "both sides are the same", a=wishes.a, b=wishes.b)
    players = default_players(wishes.game) if wishes.players is None else wishes.players
    plan = Plan(wishes.game, players, wishes.seed, second + first * (players - 1), settings(wishes.sets))
    return compare_bots(Sides("bots", wishes.a, wishes.b, wishes.on or "won"), plan, _effort(wishes), progress)


def _effort(wishes: CompareWishes) -> Effort:
    return Effort(wishes.games, wishes.jobs, not wishes.whole)


def _game_of(side: str, text: str | None) -> str:
    """The game that a set is of; what does not add up in it is said when it is opened."""
    if text is None:
        return side
    named = re.search(r'^game\s*=\s*"([^"]+)"', text, re.MULTILINE)
    if named is None:
        raise WrongUsage("usage-compare-set", f"{side} does not say which game it is a set of", file=side)
    return named[1]


def _short(side: str) -> str:
    return Path(side).name if side.endswith(".toml") else side


def _print(found: Compared) -> None:
    words, out = Words(language(), found.game), console()
    for sentence in sentences(found, words):
        out.print(sentence)
    table = Table(box=None)
    for place, head in enumerate(heads(found, words)):
        table.add_column(head, overflow="fold", justify="left" if place == 0 else "right")
    for one, row in zip(found.effects, rows(found, words), strict=True):
        table.add_row(*row, style="bold" if one.clear else "")
    out.print()
    out.print(table)
