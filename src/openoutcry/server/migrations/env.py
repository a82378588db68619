"""The entry point of Alembic. The server passes its open connection; `alembic` on the command line needs `-x
url=...`."""

import sqlalchemy as sa
from alembic import context

from openoutcry.server.storage.schema import metadata


def migrate(connection: sa.Connection) -> None:
    """Run the missing migrations on this connection."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    with sa.create_engine(context.get_x_argument(as_dictionary=True)["url"]).begin() as opened:
        migrate(opened)
