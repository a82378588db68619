"""`openoutcry report`: statistics of many games, as a page with pictures, as tables, or as JSON."""

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import check_readable, check_writable, read_text, write_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.options import ReportOptions
from openoutcry.cli.screen import console, error_console, localized, progress_bar
from openoutcry.lab.report.found import Found, look_at
from openoutcry.lab.report.page import headlines, made, page
from openoutcry.lab.report.questions import QuestionCost, ask_coach
from openoutcry.lab.report.rows import read_rows
from openoutcry.lab.report.words import Words


def write_report(options: ReportOptions) -> int:
    """Evaluate a file of rows, write the page and print the tables. Return 0."""
    check_readable(options.file)
    out = options.out if options.out is not None or options.json else options.file.with_suffix(".html")
    if out is not None:
        if out.suffix != ".html":
            message = f"{out.name}: a report is written to a file that ends in .html"
            raise WrongUsage("usage-report-html", message, file=out.name)
        check_writable(out)
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
        print(msgspec.json.encode(result).decode())  # noqa: T201
    else:
        _print(result)
    return 0


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
