"""`openoutcry analyze`: the value of every answer in one recorded match, or the usual mistakes in a folder of records.

The result is printed in words or as JSON, or written as an HTML page.
"""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from openoutcry.cli.arguments import cannot_write, check_writable, read_text, write_text
from openoutcry.cli.options import AnalyzeOptions
from openoutcry.cli.run import CannotRead, WrongUsage, error_text, language
from openoutcry.cli.screen import (
    console,
    decimal,
    error_console,
    localized,
    print_json,
    progress_bar,
    warn_if_uncompiled,
)
from openoutcry.coach.analysis import analyze_within, opened
from openoutcry.coach.evaluation import QUICK, Precision
from openoutcry.coach.page import CoachSentences, made, moment_told, page, points_of, spark
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.lab.coaching import AnswerRow, Tendency, analyze_match, rows_of, tendencies, write_answers
from openoutcry.lab.rows import known_ending
from openoutcry.match.match import Match
from openoutcry.match.record import parse
from openoutcry.text.terminal.lines import printable

FIRST = 4.0  # seconds for the first, quick analysis
COLUMNS = 40  # width of the chance over time
PAINTS = ("#4a90d9", "#d9772b", "#2fa27a", "#b06aa0", "#b09a1f", "#8a8f98")


def analyze_record(options: AnalyzeOptions) -> int:
    """Run `openoutcry analyze` for one record, or for all records if the path is a folder. Return the exit code: 0, or
    1 if a folder has no usable record. Raise `WrongUsage` for options that do not go together."""
    precision = Precision.within(options.error / 100)
    if options.record.is_dir():
        if options.html is not None:
            raise WrongUsage("usage-analyze-html", "--html draws one record, not a folder")
        return analyze_folder(options.record, options.seed, precision, options.cores, options.out, options.json)
    if options.out is not None:
        raise WrongUsage("usage-analyze-out", "--out is for a folder of records")
    if options.html is not None:
        _try_to_draw(options.html)
    match = opened(parse(read_text(options.record)))
    warn_if_uncompiled()
    shown = options.html is not None or (console().is_terminal and not options.json)
    if shown and precision.error < QUICK.error:
        _look_first(options, match)
    with progress_bar() as bar:
        task = bar.add_task(localized("coach-looking"), total=None)
        analysis = analyze_match(
            match, options.seed, precision, options.cores, lambda done, of: bar.update(task, completed=done, total=of)
        )
    teller = CoachSentences(language(), match, analysis)
    if options.html is not None:
        write_text(options.html, page(teller))
        error_console().print(localized("coach-written", file=str(options.html)))
    if options.json:
        print_json(analysis)
    elif options.html is None:
        _tell(teller, console())
    return 0


def _look_first(options: AnalyzeOptions, match: Match) -> None:
    """Analyse a match quickly, and print the result or write it to the page while the exact analysis is still to
    come."""
    with progress_bar() as bar:
        task = bar.add_task(localized("coach-looking-first"), total=None)
        analysis = analyze_within(
            match, FIRST, options.seed, QUICK, lambda done, of: bar.update(task, completed=done, total=of)
        )
    teller = CoachSentences(language(), match, analysis)
    if options.html is not None:
        write_text(options.html, page(teller, first=True))
        error_console().print(localized("coach-first-written", file=str(options.html)))
    else:
        error_console().print(localized("coach-first"))
        _tell_figures(teller, error_console())
        error_console().print()


def _try_to_draw(path: Path) -> None:
    if path.suffix not in (".html", ".htm"):
        message = f"{path.name}: a page is written to a file that ends in .html"
        raise WrongUsage("usage-page", message, file=path.name)
    check_writable(path)


def _tell(teller: CoachSentences, out: Console) -> None:
    analysis = teller.found
    out.print(Text(localized("coach-title", game=localized(f"game-{analysis.game}")), "bold"))
    _tell_figures(teller, out)
    moments = teller.moments()
    if moments:
        out.print()
        out.print(Text(localized("coach-moments"), "bold"))
        for place in range(len(moments)):
            out.print(f"  {printable(moment_told(teller, place))}")
    for seat, name in enumerate(teller.names):
        out.print()
        worst = analysis.worst(seat)
        message = "coach-worst-of" if worst else "coach-no-mistakes-of"
        out.print(Text(printable(localized(message, name=name)), "bold"))
        if worst:
            out.print(Text(teller.mistakes(seat), "dim"))
        for decision in worst:
            cost = Text(f"{teller.signed(-decision.cost):>4}  ", "bold red")
            out.print(cost + Text(printable(teller.heading(decision)), "not bold"))
            for sentence in teller.sentences(decision):
                out.print(f"      {printable(sentence)}")
    out.print()
    out.print(Text(localized("coach-note"), "dim"))


def _tell_figures(teller: CoachSentences, out: Console) -> None:
    out.print(made(teller))
    out.print(teller.mistakes())
    out.print()
    out.print(_sums(teller))
    out.print(Text(localized("coach-sum"), "dim"))
    out.print()
    out.print(Text(localized("coach-over-time"), "bold"))
    out.print(_chart(teller))


def _sums(teller: CoachSentences) -> Table:
    table = Table(box=None)
    table.add_column(localized("coach-who"), overflow="fold")
    for heading in ("result", "par", "luck", "skill", "table"):
        table.add_column(localized(f"coach-{heading}"), justify="right")
    for one in teller.found.seats:
        parts = [_coloured(teller.signed(value)) for value in (one.luck, one.skill, one.table)]
        table.add_row(printable(one.name), teller.hundredths(one.result), teller.hundredths(one.par), *parts)
    return table


def _coloured(figure: str) -> Text:
    return Text(figure, "green" if figure.startswith("+") else "red" if figure.startswith("−") else "")


def _chart(teller: CoachSentences) -> Table:
    """Return a table with one row per player: the chance to win over time as blocks, and the final value."""
    table = Table(box=None, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    for seat, name in enumerate(teller.names):
        values = points_of(teller.found, seat)
        paint = PAINTS[seat % len(PAINTS)]
        table.add_row(printable(name), Text(spark(values, COLUMNS), paint), teller.hundredths(values[-1]))
    return table


class Tendencies(msgspec.Struct, frozen=True):
    """Fields of the output of `analyze FOLDER --json`. `error` is the precision asked for: half the width of the 95 %
    intervals, as a share of a win (0 to 1)."""

    records: int
    seed: int
    error: float
    tendencies: list[Tendency]


def analyze_folder(folder: Path, seed: int, precision: Precision, cores: int, out: Path | None, json: bool) -> int:
    """Analyse every record of a folder and print the mean cost of answers by player and kind of question, or JSON. With
    `out`, also write one row per answer to that file. Records that cannot be analysed are named on standard error.
    Return the exit code, 1 if none could be."""
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise CannotRead("no-records", f"{folder}: there is no record (.jsonl) in this folder", file=str(folder))
    if out is not None:
        known_ending(out)
        check_writable(out)
    warn_if_uncompiled()
    rows: list[AnswerRow] = []
    looked = 0
    with progress_bar() as bar:
        task = bar.add_task(localized("coach-looking"), total=len(files))
        for file in files:
            try:
                match = opened(parse(read_text(file)))
                rows += rows_of(file.name, analyze_match(match, seed, precision, cores))
                looked += 1
            except OpenOutcryError as problem:
                text = error_text(problem)
                error_console().print(printable(localized("coach-many-passed", file=file.name, problem=text)))
            bar.advance(task)
    if out is not None:
        try:
            write_answers(rows, out)
        except OSError as problem:
            raise cannot_write(out) from problem
        error_console().print(localized("simulate-written", rows=len(rows), file=str(out)))
    analysis = Tendencies(looked, seed, precision.error, tendencies(rows))
    if json:
        print_json(analysis)
    else:
        console().print(_tendency_table(analysis))
        console().print(localized("coach-many-note"))
    return 0 if looked else 1


def _tendency_table(analysis: Tendencies) -> Table:
    title = localized("coach-many-title", records=analysis.records)
    table = Table(title=title, title_justify="left", title_style="bold", box=None)
    table.add_column(localized("coach-who"), overflow="fold")
    table.add_column(localized("coach-many-kind"))
    for heading in ("answers", "mistakes", "cost", "interval"):
        table.add_column(localized(f"coach-many-{heading}"), justify="right")
    for one in analysis.tendencies:
        interval = f"{decimal(100 * one.low)} – {decimal(100 * one.high)}"
        kind = one.kind or localized("coach-many-all")
        row = (str(one.answers), str(one.mistakes), decimal(100 * one.cost), interval)
        table.add_row(printable(one.name), kind, *row, style="" if one.kind else "bold")
    return table
