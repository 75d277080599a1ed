"""Analyses, imported records, results."""

import sqlalchemy as sa
from alembic import op

revision = "0002_replay"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "imported",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_imported_person", "imported", ["person"])
    op.create_index("ix_result_player", "result", ["player"])
