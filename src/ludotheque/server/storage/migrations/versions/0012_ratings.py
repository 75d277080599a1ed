"""Ratings that are kept, and an index of everybody's games by their end."""

import sqlalchemy as sa
from alembic import op

revision = "0012_ratings"
down_revision = "0011_growth"


def upgrade() -> None:
    op.create_table(
        "rating_book",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("results", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("ix_result_player_at", "result", ["player", "played", "at", "table_id"])
    op.drop_index("ix_result_player", "result")
