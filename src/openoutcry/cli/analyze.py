"""`openoutcry analyze`: what the answers of a recorded game were worth, in words, as JSON, or as a page."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from openoutcry.cli.analyze_many import analyze_folder
from openoutcry.cli.arguments import read_text, try_to_write, write_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.screen import aside, console, progress_bar, remark_uncompiled, spoken
from openoutcry.coach.analysis import analyze_within, opened
from openoutcry.coach.evaluation import QUICK, Effort
from openoutcry.coach.page import made, moment_told, page
from openoutcry.coach.pictures import points_of, spark
from openoutcry.coach.sentences import CoachSentences
from openoutcry.lab.coaching import analyze_match
from openoutcry.match.match import Match
from openoutcry.match.record import parse
from openoutcry.text.terminal.lines import printable

FIRST = 4.0  # seconds for what is shown first
COLUMNS = 40  # of the row of blocks that is a chance over time
PAINTS = ("#4a90d9", "#d9772b", "#2fa27a", "#b06aa0", "#b09a1f", "#8a8f98")


class AnalyzeWishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line; `error` is in points of a hundred."""

    record: Path
    seed: int
    error: float
    cores: int
    html: Path | None
    out: Path | None
    json: bool


def analyze_record(wishes: AnalyzeWishes) -> int:
    """Look at one record, or at all those in a folder."""
    effort = Effort.within(wishes.error / 100)
    if wishes.record.is_dir():
        if wishes.html is not None:
            raise WrongUsage("usage-analyze-html", "--html draws one record, not a folder")
        return analyze_folder(wishes.record, wishes.seed, effort, wishes.cores, wishes.out, wishes.json)
    if wishes.out is not None:
        raise WrongUsage("usage-analyze-out", "--out is for a folder of records")
    if wishes.html is not None:
        _try_to_draw(wishes.html)
    match = opened(parse(read_text(wishes.record)))
    remark_uncompiled()
    shown = wishes.html is not None or (console().is_terminal and not wishes.json)
    if shown and effort.error < QUICK.error:
        _look_first(wishes, match)
    with progress_bar() as bar:
        task = bar.add_task(spoken("coach-looking"), total=None)
        found = analyze_match(
            match, wishes.seed, effort, wishes.cores, lambda done, of: bar.update(task, completed=done, total=of)
        )
    teller = CoachSentences(language(), match, found)
    if wishes.html is not None:
        write_text(wishes.html, page(teller))
        aside().print(spoken("coach-written", file=str(wishes.html)))
    if wishes.json:
        print(msgspec.json.encode(found).decode())  # noqa: T201
    elif wishes.html is None:
        _tell(teller, console())
    return 0


def _look_first(wishes: AnalyzeWishes, match: Match) -> None:
    """What can be said in a few seconds, until there is something better: a page, or the figures of every player."""
    with progress_bar() as bar:
        task = bar.add_task(spoken("coach-looking-first"), total=None)
        found = analyze_within(
            match, FIRST, wishes.seed, QUICK, lambda done, of: bar.update(task, completed=done, total=of)
        )
    teller = CoachSentences(language(), match, found)
    if wishes.html is not None:
        write_text(wishes.html, page(teller, first=True))
        aside().print(spoken("coach-first-written", file=str(wishes.html)))
    else:
        aside().print(spoken("coach-first"))
        _tell_figures(teller, aside())
        aside().print()


def _try_to_draw(path: Path) -> None:
    if path.suffix not in (".html", ".htm"):
        message = f"{path.name}: a page is written to a file that ends in .html"
        raise WrongUsage("usage-page", message, file=path.name)
    try_to_write(path)


def _tell(teller: CoachSentences, out: Console) -> None:
    found = teller.found
    out.print(Text(spoken("coach-title", game=spoken(f"game-{found.game}")), "bold"))
    _tell_figures(teller, out)
    moments = teller.moments()
    if moments:
        out.print()
        out.print(Text(spoken("coach-moments"), "bold"))
        for place in range(len(moments)):
            out.print(f"  {printable(moment_told(teller, place))}")
    for seat, name in enumerate(teller.names):
        out.print()
        worst = found.worst(seat)
        message = "coach-worst-of" if worst else "coach-no-mistakes-of"
        out.print(Text(printable(spoken(message, name=name)), "bold"))
        if worst:
            out.print(Text(teller.mistakes(seat), "dim"))
        for one in worst:
            cost = Text(f"{teller.signed(-one.cost):>4}  ", "bold red")
            out.print(cost + Text(printable(teller.heading(one)), "not bold"))
            for sentence in teller.sentences(one):
                out.print(f"      {printable(sentence)}")
    out.print()
    out.print(Text(spoken("coach-note"), "dim"))


def _tell_figures(teller: CoachSentences, out: Console) -> None:
    out.print(made(teller))
    out.print(teller.mistakes())
    out.print()
    out.print(_sums(teller))
    out.print(Text(spoken("coach-sum"), "dim"))
    out.print()
    out.print(Text(spoken("coach-over-time"), "bold"))
    out.print(_chart(teller))


def _sums(teller: CoachSentences) -> Table:
    table = Table(box=None)
    table.add_column(spoken("coach-who"), overflow="fold")
    for heading in ("result", "par", "luck", "skill", "table"):
        table.add_column(spoken(f"coach-{heading}"), justify="right")
    for one in teller.found.seats:
        parts = [_coloured(teller.signed(value)) for value in (one.luck, one.skill, one.table)]
        table.add_row(printable(one.name), teller.hundredths(one.result), teller.hundredths(one.par), *parts)
    return table


def _coloured(figure: str) -> Text:
    return Text(figure, "green" if figure.startswith("+") else "red" if figure.startswith("−") else "")


def _chart(teller: CoachSentences) -> Table:
    """A row of blocks a player; what it ends with beside it."""
    table = Table(box=None, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    for seat, name in enumerate(teller.names):
        values = points_of(teller.found, seat)
        paint = PAINTS[seat % len(PAINTS)]
        table.add_row(printable(name), Text(spark(values, COLUMNS), paint), teller.hundredths(values[-1]))
    return table
