"""Forward-only migrations, under a lock: two nodes may start at once."""

from __future__ import annotations

from importlib import resources

import sqlalchemy as sa

from ludotheque.server.settings import BadSettings
from ludotheque.server.storage.engine import make_engine

LOCK = 20_200_327  # any number, the same for all nodes


def migrate(url: str, revision: str = "head") -> None:
    """Bring the database to the newest form, or to an older one that it has not reached yet."""
    from alembic import command  # slow to import, needed once
    from alembic.config import Config

    engine = make_engine(url)
    try:
        with engine.connect() as connection:
            _lock(connection)
            config = Config()
            config.set_main_option("script_location", str(resources.files("ludotheque.server.storage") / "migrations"))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            connection.commit()
    except sa.exc.OperationalError as error:
        raise BadSettings(f"the database cannot be opened: {str(error.orig).splitlines()[0]}") from None
    finally:
        engine.dispose()


def _lock(connection: sa.Connection) -> None:
    """Held until the end of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("begin immediate")
