"""Seats of a rematch that are reserved, and for which token of the table before; and since when a seat is held.

Until now a seat without a token was taken for reserved. In the lobby of a rematch it was: that stays so, and where the
seat at the table before has no token any more, nobody can come, and the seat is open. In a match nobody can tell it
from a seat whose holder was removed: it is vacant, and whoever comes may take it over. The host of the table before is
the host of its rematch by the same token.
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
