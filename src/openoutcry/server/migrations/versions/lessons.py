"""Add the seed of guided first games, from which their deal and bots follow."""

import sqlalchemy as sa
from alembic import op

revision = "lessons"
down_revision = "counted_inputs"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.BigInteger))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("lesson")
