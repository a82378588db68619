"""Tables, seats, entries, chat and presence."""

import sqlalchemy as sa
from alembic import op

revision = "first_tables"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
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
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "process", name="pk_presence"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_presence_table"),
    )


def downgrade() -> None:
    for name in ("presence", "chat", "entries", "seats", "tables"):
        op.drop_table(name)
