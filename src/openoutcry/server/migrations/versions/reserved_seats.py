"""Add the reservation of seats at rematches, and the time since which a seat is held.

Before, a seat of a person without a token counted as reserved. In the lobby of a rematch it stays reserved for the
token of the same seat at the previous table; if that seat has no token any more, the seat becomes open. In a match it
cannot be told from a seat whose holder was removed, so it becomes vacant, and a newcomer may take it over. The host of
the previous table is the host of its rematch by the same token.
"""

import sqlalchemy as sa
from alembic import op

revision = "reserved_seats"
down_revision = "house_keeping"
branch_labels = None
depends_on = None

LOBBIES = "SELECT id FROM tables WHERE stage = 'lobby' AND previous IS NOT NULL"
BEFORE = """
SELECT old.token_hash FROM seats AS old JOIN tables AS rematch ON rematch.previous = old."table"
WHERE rematch.id = seats."table" AND old.seat = seats.seat AND old.holder = 'person'
"""
HOST_BEFORE = "SELECT old.host_hash FROM tables AS old WHERE old.id = tables.previous"


def upgrade() -> None:
    op.add_column("seats", sa.Column("reserved", sa.String(64)))
    op.add_column("seats", sa.Column("since", sa.Float))
    waiting = f"""holder = 'person' AND token_hash IS NULL AND "table" IN ({LOBBIES})"""
    op.execute(f"UPDATE seats SET reserved = ({BEFORE}) WHERE {waiting}")
    op.execute(f"UPDATE seats SET holder = 'open', name = '', host = FALSE WHERE reserved IS NULL AND {waiting}")
    op.execute(f"UPDATE tables SET host_hash = ({HOST_BEFORE}) WHERE host_hash IS NULL AND previous IS NOT NULL")


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("since")
        seats.drop_column("reserved")
