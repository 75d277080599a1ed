"""Tournaments, and who takes part in them."""

import sqlalchemy as sa
from alembic import op

revision = "0006_tournaments"
down_revision = "0005_clock"


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.String(22), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tournament_status", "tournament", ["status"])
    op.create_index("ix_tournament_organiser", "tournament", ["organiser"])
    op.create_table(
        "entrant",
        sa.Column("tournament_id", sa.String(22), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
    )
    op.create_index("ix_entrant_person", "entrant", ["person"])
