"""What the house decides: which tables are closed, whom it turns away; and the log of who did what. The command line
changes it beside a running server, which looks every few seconds."""

import time

import sqlalchemy as sa

from openoutcry.server.storage import schema
from openoutcry.server.storage.rows import Deed, Draft
from openoutcry.server.storage.store import change_table, write_deeds

HOUSE = "house"
CLOSED, REOPENED, REFUSED, ADMITTED = "closed", "reopened", "refused", "admitted"
MOST_DEEDS = 1000


def close_table(at: sa.Connection, table: str, who: str, why: str | None) -> None:
    """Nobody sees this table any more, and is told why; or it is open again, where no reason is given."""

    def closing(draft: Draft) -> None:
        draft.table.closed = why
        deed = REOPENED if why is None else CLOSED
        draft.deeds = [Deed(role=HOUSE, who=who, deed=deed, table=table, detail=why or "")]

    change_table(at, table, closing)


def refuse_address(at: sa.Connection, address: str, who: str) -> None:
    """This address or network is turned away from now on."""
    r = schema.refused
    at.execute(sa.delete(r).where(r.c.address == address))
    at.execute(sa.insert(r).values(address=address, at=time.time()))
    write_deeds(at, [Deed(role=HOUSE, who=who, deed=REFUSED, detail=address)])


def admit_address(at: sa.Connection, address: str, who: str) -> bool:
    """It may come again; False if it was not turned away."""
    r = schema.refused
    gone = at.execute(sa.delete(r).where(r.c.address == address)).rowcount
    if gone:
        write_deeds(at, [Deed(role=HOUSE, who=who, deed=ADMITTED, detail=address)])
    return bool(gone)


def refused_addresses(at: sa.Connection) -> list[str]:
    """Whom the house turns away."""
    r = schema.refused.c
    return [address for (address,) in at.execute(sa.select(r.address).order_by(r.address))]


def deeds_at(at: sa.Connection, table: str | None = None) -> list[Deed]:
    """Who did what, at a table or anywhere, the newest last."""
    d = schema.deeds
    query = sa.select(d) if table is None else sa.select(d).where(d.c.table == table)
    rows = at.execute(query.order_by(d.c.number.desc()).limit(MOST_DEEDS)).mappings()
    return [Deed(**dict(row)) for row in rows][::-1]
