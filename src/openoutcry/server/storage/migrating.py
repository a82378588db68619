"""Bringing the tables of an earlier version up to date, with Alembic. It is imported only where that has to be done: a
server that starts on tables of its own version, as after a power failure, has people waiting for it."""

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

MIGRATIONS = "openoutcry.server:migrations"


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Run the steps that are missing up to this revision."""
    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def known_revisions() -> list[str]:
    """All versions of the tables that there were, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(configured()).walk_revisions()]


def configured() -> Config:
    """Where the steps are."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return config
