"""`openoutcry analyze FOLDER`: what players tend to get wrong, over all records in a folder."""

from pathlib import Path

import msgspec
from rich.table import Table

from openoutcry.cli.arguments import cannot_write, read_text, try_to_write
from openoutcry.cli.errors import CannotRead
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import aside, console, decimal, progress_bar, remark_uncompiled, spoken
from openoutcry.coach.analysis import opened
from openoutcry.coach.evaluation import Effort
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.lab.coaching import AnswerRow, Tendency, analyze_match, rows_of, tendencies, write_answers
from openoutcry.lab.files import known_ending
from openoutcry.match.record import parse
from openoutcry.text.terminal.lines import printable


class Tendencies(msgspec.Struct, frozen=True):
    """What `analyze FOLDER --json` writes."""

    records: int
    seed: int
    error: float
    tendencies: list[Tendency]


def analyze_folder(folder: Path, seed: int, effort: Effort, cores: int, out: Path | None, json: bool) -> int:
    """Look at every record in it, and sum up."""
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise CannotRead("no-records", f"{folder}: there is no record (.jsonl) in this folder", file=str(folder))
    if out is not None:
        known_ending(out)
        try_to_write(out)
    remark_uncompiled()
    rows: list[AnswerRow] = []
    looked = 0
    with progress_bar() as bar:
        task = bar.add_task(spoken("coach-looking"), total=len(files))
        for file in files:
            try:
                match = opened(parse(read_text(file)))
                rows += rows_of(file.name, analyze_match(match, seed, effort, cores))
                looked += 1
            except OpenOutcryError as problem:
                told = in_words(language(), problem)
                aside().print(printable(spoken("coach-many-passed", file=file.name, problem=told)))
            bar.advance(task)
    if out is not None:
        try:
            write_answers(rows, out)
        except OSError as problem:
            raise cannot_write(out) from problem
        aside().print(spoken("simulate-written", rows=len(rows), file=str(out)))
    found = Tendencies(looked, seed, effort.error, tendencies(rows))
    if json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    else:
        console().print(_table(found))
        console().print(spoken("coach-many-note"))
    return 0 if looked else 1


def _table(found: Tendencies) -> Table:
    title = spoken("coach-many-title", records=found.records)
    table = Table(title=title, title_justify="left", title_style="bold", box=None)
    table.add_column(spoken("coach-who"), overflow="fold")
    table.add_column(spoken("coach-many-kind"))
    for heading in ("answers", "mistakes", "cost", "interval"):
        table.add_column(spoken(f"coach-many-{heading}"), justify="right")
    for one in found.tendencies:
        interval = f"{decimal(100 * one.low)} – {decimal(100 * one.high)}"
        kind = one.kind or spoken("coach-many-all")
        row = (str(one.answers), str(one.mistakes), decimal(100 * one.cost), interval)
        table.add_row(printable(one.name), kind, *row, style="" if one.kind else "bold")
    return table
