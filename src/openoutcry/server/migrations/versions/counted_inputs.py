"""Add the number of inputs of each table: without it a missing last input would not be noticed."""

import sqlalchemy as sa
from alembic import op

revision = "counted_inputs"
down_revision = "first_tables"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("inputs", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET inputs ="
        ' (SELECT coalesce(max(entries.number), 0) FROM entries WHERE entries."table" = tables.id)'
    )


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("inputs")
