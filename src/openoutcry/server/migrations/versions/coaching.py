"""Add the hints taken at a table, and the coach's reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "coaching"
down_revision = "lessons"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Text))
    op.create_table(
        "coached",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_coached"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_coached_table"),
    )


def downgrade() -> None:
    op.drop_table("coached")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
