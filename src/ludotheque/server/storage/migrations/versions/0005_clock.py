"""The clock of the house; results that tell who played a game to its end."""

import sqlalchemy as sa
from alembic import op

revision = "0005_clock"
down_revision = "0004_sessions"


def upgrade() -> None:
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("open_ms", sa.BigInteger, nullable=False),
    )
    op.drop_index("ix_result_player", "result")
    op.drop_table("result")  # the house writes all results anew at its next start, by its present rules
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("played", sa.Boolean, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_result_player", "result", ["player"])
