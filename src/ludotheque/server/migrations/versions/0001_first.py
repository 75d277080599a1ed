"""The first form of the database."""

from alembic import op

from ludotheque.server.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
