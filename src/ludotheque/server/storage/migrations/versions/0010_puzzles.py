"""Puzzles of the day: how they went, for people who come back on another device."""

import sqlalchemy as sa
from alembic import op

revision = "0010_puzzles"
down_revision = "0009_office"


def upgrade() -> None:
    op.create_table(
        "puzzle_day",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("marks", sa.String(8), nullable=False),
    )
