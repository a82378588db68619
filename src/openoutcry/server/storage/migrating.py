"""Migration of the tables of an older version, with Alembic. It is imported only when it is needed: a server on current
tables, for example after a power failure, has to start fast."""

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

MIGRATIONS = "openoutcry.server:migrations"


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Run the missing migrations up to this revision."""
    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def known_revisions() -> list[str]:
    """Return all schema revisions, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(configured()).walk_revisions()]


def configured() -> Config:
    """Return the Alembic configuration."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config
