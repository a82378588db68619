"""`openoutcry faults`: faults are injected into a server, and its stored tables are verified. As a table, or JSON."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.options import FaultsOptions
from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import console, decimal, error_console, localized, progress_bar, warn_if_uncompiled
from openoutcry.cli.serve import check_database_url
from openoutcry.engine.errors import nearest
from openoutcry.text.terminal.lines import printable

if TYPE_CHECKING:
    from openoutcry.server.faults.run import Campaign

COLUMNS = ("rounds", "struck", "acknowledged", "lost", "doubled", "unfinished", "false", "tracebacks")
MEGABYTE = 1e6


def inject_faults(options: FaultsOptions) -> int:
    """Run the chosen faults and print the results.

    Return 1 if an acknowledged answer was lost or the server failed, 130 if the run was interrupted, otherwise 0.
    """
    from openoutcry.server.faults.run import HOSTILE, KNOWN, PRIVATE, Campaign, strike

    names = list(KNOWN) if options.only is None else [name.strip() for name in options.only.split(",")]
    for name in names:
        if name not in KNOWN:
            known = ", ".join(KNOWN)
            message = f"--only names faults: {known}; not {name!r}"
            raise WrongUsage("usage-faults", message, value=name, known=known, near=nearest(name, KNOWN))
    if options.database != PRIVATE:
        check_database_url(options.database)
    warn_if_uncompiled()
    campaign = Campaign(options.database or "sqlite", options.seed)
    stopped = False
    with progress_bar() as bar:
        totals = {name: options.messages if name == HOSTILE else options.rounds for name in names}
        tasks = {name: bar.add_task(localized(f"faults-{name}"), total=total) for name, total in totals.items()}
        try:
            asyncio.run(
                strike(
                    campaign,
                    options.database,
                    names,
                    options.rounds,
                    options.messages,
                    lambda name, done: bar.update(tasks[name], completed=done),
                )
            )
        except KeyboardInterrupt:
            stopped = True
    if options.json:
        print(msgspec.json.encode(campaign).decode())  # noqa: T201
    else:
        _show(campaign)
    if stopped:
        error_console().print(localized("faults-stopped"))
        return INTERRUPTED
    return 0 if campaign.fine else 1


def _show(campaign: "Campaign") -> None:
    out = console()
    table = Table(box=None)
    table.add_column(localized("faults-fault"))
    for name in (*COLUMNS, "back"):
        table.add_column(localized(f"faults-{name}"), justify="right")
    for fault in campaign.faults:
        back = "–"
        if fault.back_p50_ms is not None and fault.back_max_ms is not None:
            back = f"{decimal(fault.back_p50_ms, 0)} / {decimal(fault.back_max_ms, 0)}"
        numbers = (str(getattr(fault, name)) for name in COLUMNS)
        table.add_row(localized(f"faults-{fault.fault}"), *numbers, back)
    if campaign.faults:
        out.print(table)
    if (sent := campaign.hostile) is not None:
        size, growth = (
            "–" if one is None else decimal(one / MEGABYTE, 2) for one in (sent.memory_bytes, sent.growth_bytes)
        )
        values = {"messages": sent.messages, "requests": sent.requests, "tracebacks": sent.tracebacks}
        serves = "" if sent.serves is None else localized("faults-serves" if sent.serves else "faults-serves-not")
        out.print(localized("faults-sent", **values, size=size, growth=growth, serves=serves).rstrip())
    for name in campaign.left_out:
        out.print(localized("faults-left-out", fault=name))
    for problem in campaign.problems:
        out.print(printable(problem), soft_wrap=True)
    if campaign.folder is not None:
        out.print(localized("faults-kept", folder=campaign.folder))
