"""`openoutcry report`: what the rows of many games say, as one page with pictures, or as JSON."""

from pathlib import Path

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import check_readable, read_text, try_to_write, write_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.screen import aside, console, progress_bar, spoken
from openoutcry.lab.report.found import Found, look_at
from openoutcry.lab.report.page import headlines, made, page
from openoutcry.lab.report.questions import Question, ask_coach
from openoutcry.lab.report.rows import read_rows
from openoutcry.lab.report.words import Words


class ReportWishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    file: Path
    out: Path | None
    coach: int
    house_set: Path | None
    json: bool


def report_rows(wishes: ReportWishes) -> int:
    """Count, and write the page; the terminal gets the sentences."""
    check_readable(wishes.file)
    out = wishes.out if wishes.out is not None or wishes.json else wishes.file.with_suffix(".html")
    if out is not None:
        if out.suffix != ".html":
            message = f"{out.name}: a report is written to a file that ends in .html"
            raise WrongUsage("usage-report-html", message, file=out.name)
        try_to_write(out)
    set_text = None if wishes.house_set is None else read_text(wishes.house_set)
    with progress_bar() as bar:
        bar.add_task(spoken("report-reading"), total=None)
        rows = read_rows(wishes.file)
        questions: list[Question] = []
        if wishes.coach:
            task = bar.add_task(spoken("report-coaching"), total=wishes.coach)
            questions = ask_coach(rows, wishes.coach, set_text, lambda games: bar.advance(task, games))
        found = look_at(rows, questions)
        if out is not None:
            write_text(out, page(found, language()))
    if out is not None:
        aside().print(spoken("report-written", file=str(out)))
    if wishes.json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    else:
        _print(found)
    return 0


def _print(found: Found) -> None:
    words, out = Words(language(), found.game), console()
    out.print(made(found, words))
    for sentence in headlines(found, words) if not found.by_set else []:
        out.print(sentence)
    for varied, kind in [(one.varied, kind) for one in found.by_set for kind in one.found.winners] or [
        ("", kind) for kind in found.winners
    ]:
        out.print()
        title = spoken(f"report-by-{kind.kind.replace('_', '-')}") + (f" · {varied}" if varied else "")
        table = Table(title=title, title_justify="left", title_style="bold", box=None)
        table.add_column(spoken("report-head-who"), overflow="fold")
        for head in ("seats", "won", "interval", "chance", "score"):
            table.add_column(spoken(f"report-head-{head}"), justify="right")
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
