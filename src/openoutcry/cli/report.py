"""`openoutcry report` and `openoutcry compare`: statistics of many games, and the differences between two rule sets,
files of rows or bots. Both print tables or JSON and write HTML pages.
"""

import re
from collections.abc import Callable
from pathlib import Path

from rich.table import Table

from openoutcry.cli.arguments import (
    check_readable,
    check_writable,
    default_players,
    fill_bots,
    parse_bots,
    parse_game_options,
    read_text,
    write_text,
)
from openoutcry.cli.options import CompareOptions, ReportOptions
from openoutcry.cli.run import INTERRUPTED, WrongUsage, language
from openoutcry.cli.screen import console, error_console, localized, print_json, progress_bar, warn_if_uncompiled
from openoutcry.games.catalogue import games
from openoutcry.lab.compare import (
    Compared,
    GameLimits,
    Sides,
    compare_bots,
    compare_files,
    compare_rules,
    heads,
    rows,
    sentences,
)
from openoutcry.lab.compare import page as comparison_page
from openoutcry.lab.report.found import Found, QuestionCost, ask_coach, look_at
from openoutcry.lab.report.page import headlines, made, page
from openoutcry.lab.report.rows import read_rows
from openoutcry.lab.report.words import Words
from openoutcry.lab.rows import ENDINGS
from openoutcry.lab.sets import changed_set, read_change
from openoutcry.lab.simulate import Plan


def write_report(options: ReportOptions) -> int:
    """Run `openoutcry report`: compute statistics of a file of rows, write the page and print tables or JSON. Return
    0."""
    check_readable(options.file)
    out = options.out if options.out is not None or options.json else options.file.with_suffix(".html")
    _check_page_file(out)
    set_text = None if options.house_set is None else read_text(options.house_set)
    with progress_bar() as bar:
        bar.add_task(localized("report-reading"), total=None)
        rows = read_rows(options.file)
        questions: list[QuestionCost] = []
        if options.coach:
            task = bar.add_task(localized("report-coaching"), total=options.coach)
            questions = ask_coach(rows, options.coach, set_text, lambda games: bar.advance(task, games))
        result = look_at(rows, questions)
        if out is not None:
            write_text(out, page(result, language()))
    if out is not None:
        error_console().print(localized("report-written", file=str(out)))
    if options.json:
        print_json(result)
    else:
        _print(result)
    return 0


def _check_page_file(path: Path | None) -> None:
    """Raise an error unless the file name ends in .html and the file can be written. None is accepted."""
    if path is None:
        return
    if path.suffix != ".html":
        message = f"{path.name}: a report is written to a file that ends in .html"
        raise WrongUsage("usage-report-html", message, file=path.name)
    check_writable(path)


def _print(result: Found) -> None:
    words, out = Words(language(), result.game), console()
    out.print(made(result, words))
    for sentence in headlines(result, words) if not result.by_set else []:
        out.print(sentence)
    for varied, kind in [(one.varied, kind) for one in result.by_set for kind in one.found.winners] or [
        ("", kind) for kind in result.winners
    ]:
        out.print()
        title = localized(f"report-by-{kind.kind.replace('_', '-')}") + (f" · {varied}" if varied else "")
        table = Table(title=title, title_justify="left", title_style="bold", box=None)
        table.add_column(localized("report-head-who"), overflow="fold")
        for head in ("seats", "won", "interval", "chance", "score"):
            table.add_column(localized(f"report-head-{head}"), justify="right")
        for one in kind.shares:
            table.add_row(
                words.named(kind.kind, one.name),
                words.whole(one.rows),
                words.percent(one.won),
                f"{words.decimal(100 * one.low)} – {words.percent(one.high)}",
                words.chance(one.chance),
                words.decimal(one.score),
                style="bold" if one.clear else "",
            )
        out.print(table)


STOPPED = {"clear": "compare-stopped-clear", "interrupted": "compare-stopped-interrupted"}


def compare_sides(options: CompareOptions) -> int:
    """Run `openoutcry compare`: compare two rule sets, bots or files of rows, and print the result or write it as a
    page. Return the exit code: 0, or 130 after Ctrl-C."""
    _check_page_file(options.out)
    result = _compared(options)
    if result.stopped in STOPPED:
        error_console().print(localized(STOPPED[result.stopped]))
    if options.out is not None:
        write_text(options.out, comparison_page(result, language()))
        error_console().print(localized("report-written", file=str(options.out)))
    if options.json:
        print_json(result)
    else:
        _print_comparison(result)
    return INTERRUPTED if result.stopped == "interrupted" else 0


def _compared(options: CompareOptions) -> Compared:
    kinds = {_kind(side) for side in (options.a, options.b)}
    if len(kinds) > 1:
        message = f"{options.a} and {options.b} are not of one kind"
        raise WrongUsage("usage-compare-kinds", message, a=options.a, b=options.b)
    kind = kinds.pop()
    if kind == "rows":
        a, b = Path(options.a), Path(options.b)
        for file in (a, b):
            check_readable(file)
        return compare_files(a, b, options.on or "score")
    warn_if_uncompiled()
    with progress_bar(rate=True) as bar:
        task = bar.add_task(localized("simulate-playing"), total=options.games)
        advance: Callable[[int], None] = lambda played: bar.advance(task, played)  # noqa: E731
        return (_rules if kind == "rules" else _bots)(options, advance)


def _kind(side: str) -> str:
    if Path(side).suffix in ENDINGS:
        return "rows"
    return "rules" if side in games() or side.endswith(".toml") else "bots"


def _rules(options: CompareOptions, progress: Callable[[int], None]) -> Compared:
    texts = [None if side in games() else read_text(Path(side)) for side in (options.a, options.b)]
    named = {_game_of(side, text) for side, text in zip((options.a, options.b), texts, strict=True)}
    if len(named) > 1:
        listed = ", ".join(sorted(named))
        raise WrongUsage("usage-compare-games", f"two games cannot be compared: {listed}", games=listed)
    game = named.pop()
    texts[1] = changed_set(game, texts[1], [read_change(word) for word in options.changes])
    if texts[0] == texts[1]:
        raise WrongUsage("usage-compare-same", "both sides are the same", a=options.a, b=options.b)
    players = default_players(game) if options.players is None else options.players
    bots, game_options = fill_bots(game, options.bots, players), parse_game_options(options.sets)
    plans = [Plan(game, players, options.seed, bots, game_options, text) for text in texts]
    second = " ".join([_short(options.b), *options.changes])
    sides = Sides("rules", _short(options.a), second, options.on or "score")
    return compare_rules(sides, (plans[0], plans[1]), _limits(options), progress)


def _bots(options: CompareOptions, progress: Callable[[int], None]) -> Compared:
    if options.game is None:
        message = "which game are the bots to play? --game names it"
        raise WrongUsage("usage-compare-game", message, a=options.a, b=options.b)
    first, second = parse_bots(options.a), parse_bots(options.b)
    if options.a == options.b or len(first) > 1 or len(second) > 1:
        raise WrongUsage("usage-compare-same", "both sides are the same", a=options.a, b=options.b)
    players = default_players(options.game) if options.players is None else options.players
    plan = Plan(options.game, players, options.seed, second + first * (players - 1), parse_game_options(options.sets))
    return compare_bots(Sides("bots", options.a, options.b, options.on or "won"), plan, _limits(options), progress)


def _limits(options: CompareOptions) -> GameLimits:
    return GameLimits(options.games, options.jobs, not options.all_games)


def _game_of(side: str, text: str | None) -> str:
    """Return the name of the game for one side of a comparison. `text` is its data file, or None if the side is the
    name of a game. Raise `WrongUsage` if the data file names no game."""
    if text is None:
        return side
    named = re.search(r'^game\s*=\s*"([^"]+)"', text, re.MULTILINE)
    if named is None:
        raise WrongUsage("usage-compare-set", f"{side} does not say which game it is a set of", file=side)
    return named[1]


def _short(side: str) -> str:
    return Path(side).name if side.endswith(".toml") else side


def _print_comparison(result: Compared) -> None:
    words, out = Words(language(), result.game), console()
    for sentence in sentences(result, words):
        out.print(sentence)
    table = Table(box=None)
    for place, head in enumerate(heads(result, words)):
        table.add_column(head, overflow="fold", justify="left" if place == 0 else "right")
    for one, row in zip(result.effects, rows(result, words), strict=True):
        table.add_row(*row, style="bold" if one.clear else "")
    out.print()
    out.print(table)
