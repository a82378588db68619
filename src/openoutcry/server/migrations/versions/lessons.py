"""Which tables are guided first games, and the seed from which the deal and the bots of each follow."""

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
