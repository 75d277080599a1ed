"""The clock of the house."""

import sqlalchemy as sa
from alembic import op

revision = "0005_clock"
down_revision = "0002_replay"


def upgrade() -> None:
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("open_ms", sa.BigInteger, nullable=False),
    )
