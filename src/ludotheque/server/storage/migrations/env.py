"""Alembic's way in: one connection, handed over by ludotheque.server.storage.migrate."""

from alembic import context

from ludotheque.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
