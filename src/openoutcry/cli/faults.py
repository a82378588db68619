"""`openoutcry faults`: a house is broken on purpose, and what was told is looked for. As a table, or JSON."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import aside, console, decimal, progress_bar, remark_uncompiled, spoken
from openoutcry.cli.serve import known_kind
from openoutcry.engine.errors import nearest
from openoutcry.text.terminal.lines import printable

if TYPE_CHECKING:
    from openoutcry.server.faults.run import Campaign

COLUMNS = ("rounds", "struck", "acknowledged", "lost", "doubled", "unfinished", "false", "tracebacks")
MEGABYTE = 1e6


class FaultWishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    database: str
    rounds: int
    only: str | None
    messages: int
    seed: int
    json: bool


def break_on_purpose(wishes: FaultWishes) -> int:
    """Let things break, and show what came of it; leave with 1 if anything was lost."""
    from openoutcry.server.faults.run import HOSTILE, KNOWN, PRIVATE, Campaign, strike

    names = list(KNOWN) if wishes.only is None else [name.strip() for name in wishes.only.split(",")]
    for name in names:
        if name not in KNOWN:
            known = ", ".join(KNOWN)
            told = f"--only names faults: {known}; not {name!r}"
            raise WrongUsage("usage-faults", told, value=name, known=known, near=nearest(name, KNOWN))
    if wishes.database != PRIVATE:
        known_kind(wishes.database)
    remark_uncompiled()
    campaign = Campaign(wishes.database or "sqlite", wishes.seed)
    stopped = False
    with progress_bar() as bar:
        totals = {name: wishes.messages if name == HOSTILE else wishes.rounds for name in names}
        tasks = {name: bar.add_task(spoken(f"faults-{name}"), total=total) for name, total in totals.items()}
        try:
            asyncio.run(
                strike(
                    campaign,
                    wishes.database,
                    names,
                    wishes.rounds,
                    wishes.messages,
                    lambda name, done: bar.update(tasks[name], completed=done),
                )
            )
        except KeyboardInterrupt:
            stopped = True
    if wishes.json:
        print(msgspec.json.encode(campaign).decode())  # noqa: T201
    else:
        _show(campaign)
    if stopped:
        aside().print(spoken("faults-stopped"))
        return INTERRUPTED
    return 0 if campaign.fine else 1


def _show(campaign: "Campaign") -> None:
    out = console()
    table = Table(box=None)
    table.add_column(spoken("faults-fault"))
    for name in (*COLUMNS, "back"):
        table.add_column(spoken(f"faults-{name}"), justify="right")
    for found in campaign.faults:
        back = "–"
        if found.back_p50_ms is not None and found.back_max_ms is not None:
            back = f"{decimal(found.back_p50_ms, 0)} / {decimal(found.back_max_ms, 0)}"
        numbers = (str(getattr(found, name)) for name in COLUMNS)
        table.add_row(spoken(f"faults-{found.fault}"), *numbers, back)
    if campaign.faults:
        out.print(table)
    if (sent := campaign.hostile) is not None:
        size, growth = (
            "–" if one is None else decimal(one / MEGABYTE, 2) for one in (sent.memory_bytes, sent.growth_bytes)
        )
        values = {"messages": sent.messages, "requests": sent.requests, "tracebacks": sent.tracebacks}
        serves = "" if sent.serves is None else spoken("faults-serves" if sent.serves else "faults-serves-not")
        out.print(spoken("faults-sent", **values, size=size, growth=growth, serves=serves).rstrip())
    for name in campaign.left_out:
        out.print(spoken("faults-left-out", fault=name))
    for problem in campaign.problems:
        out.print(printable(problem), soft_wrap=True)
    if campaign.folder is not None:
        out.print(spoken("faults-kept", folder=campaign.folder))
