"""The database schema: tables, seats, the log of inputs, the chat.

A match is what its log entries replay to. The primary key (table, number) of the log also excludes conflicting writes
of several processes. `revision` counts every change of a table, so that a process can ask whether its copy is outdated.
`inputs` is the number of the last entry, so that a missing one is noticed. A seat's token is stored as a hash;
`reserved` is the hash of the token at the previous table for whose holder the seat is reserved. `touched` is the time
of a table's last change, for retention. `locked` and `muted` are set by the host, `closed` by the operator. `refused`
are the addresses that the operator turns away, and `deeds` is the audit log, which outlives its tables. `coached` has
the coach's reviews of finished matches. `presence` says who is connected to which process, if several share the
database.
"""

import sqlalchemy as sa

# The last migration, which creates the schema of this module.
REVISION = "reserved_seats"

naming = {"pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
metadata = sa.MetaData(naming_convention=naming)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("revision", sa.BigInteger, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("set_text", sa.Text),
    sa.Column("stage", sa.String(10), nullable=False),
    sa.Column("host_hash", sa.String(64)),
    sa.Column("header", sa.Text),
    sa.Column("secret", sa.LargeBinary(32)),
    sa.Column("previous", sa.String(16)),
    sa.Column("rematch", sa.String(16)),
    sa.Column("undo", sa.Text),
    sa.Column("inputs", sa.Integer, nullable=False, server_default="0"),
    sa.Column("lesson", sa.BigInteger),
    sa.Column("hints", sa.Text),
    sa.Column("touched", sa.Float, nullable=False, server_default="0"),
    sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("muted", sa.Text, nullable=False, server_default="[]"),
    sa.Column("closed", sa.Text),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("holder", sa.String(10), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(40)),
    sa.Column("token_hash", sa.String(64)),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("reserved", sa.String(64)),
    sa.Column("since", sa.Float),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

coached = sa.Table(
    "coached",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("told", sa.Text, nullable=False),
)

deeds = sa.Table(
    "deeds",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("role", sa.String(10), nullable=False),
    sa.Column("who", sa.String(80), nullable=False),
    sa.Column("deed", sa.String(20), nullable=False),
    sa.Column("table", sa.String(16)),
    sa.Column("seat", sa.Integer),
    sa.Column("detail", sa.Text, nullable=False),
)

refused = sa.Table(
    "refused",
    metadata,
    sa.Column("address", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("watching", sa.Integer, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
