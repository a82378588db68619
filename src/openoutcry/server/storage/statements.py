"""Statements for opening, loading and changing tables. They are built once: building one takes several times as long as
running it. The parameters `this` and `these` are table ids, `place` is the number of a seat."""

import sqlalchemy as sa

from openoutcry.server.storage.schema import chat, entries, presence, seats, tables

ROW = sa.select(tables).where(tables.c.id == sa.bindparam("this"))
LOCKED_ROW = ROW.with_for_update()
ROWS = sa.select(tables).where(tables.c.id.in_(sa.bindparam("these", expanding=True)))
SEATS_OF = sa.select(seats).where(seats.c.table.in_(sa.bindparam("these", expanding=True))).order_by(seats.c.seat)
SEATS = sa.select(seats).where(seats.c.table == sa.bindparam("this")).order_by(seats.c.seat)
ENTRIES = (
    sa.select(entries.c.entry)
    .where(entries.c.table == sa.bindparam("this"), entries.c.number > sa.bindparam("after"))
    .order_by(entries.c.number)
)
CHAT = (
    sa.select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table == sa.bindparam("this"), chat.c.number > sa.bindparam("after"), chat.c.text != "")
    .order_by(chat.c.number.desc())
    .limit(sa.bindparam("most"))
)
PRESENT = sa.select(presence.c.process, presence.c.seats, presence.c.watching).where(
    presence.c.table == sa.bindparam("this")
)

ADD_TABLE = sa.insert(tables)
ADD_SEATS = sa.insert(seats)
ADD_ENTRIES = sa.insert(entries)
CHANGE_TABLE = sa.update(tables).where(tables.c.id == sa.bindparam("this"))
CHANGE_SEATS = sa.update(seats).where(seats.c.table == sa.bindparam("this"), seats.c.seat == sa.bindparam("place"))
