"""Add the time of a table's last change, decisions of its host and of the operator, refused addresses, and the audit
log. Existing tables count as changed now, so that the upgrade deletes none."""

import time

import sqlalchemy as sa
from alembic import op

revision = "house_keeping"
down_revision = "coaching"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("locked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("muted", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("closed", sa.Text))
    op.execute(sa.text("UPDATE tables SET touched = :now").bindparams(now=time.time()))
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("deed", sa.String(20), nullable=False),
        sa.Column("table", sa.String(16)),
        sa.Column("seat", sa.Integer),
        sa.Column("detail", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_deeds"),
    )
    op.create_table(
        "refused",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_refused"),
    )


def downgrade() -> None:
    op.drop_table("refused")
    op.drop_table("deeds")
    with op.batch_alter_table("tables") as tables:
        for name in ("closed", "muted", "locked", "touched"):
            tables.drop_column(name)
