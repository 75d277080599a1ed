"""The first form of the database, written out: later changes are later steps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "person",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(60), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "api_token",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "chair",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
    )
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "push",
        sa.Column("endpoint", sa.String(500), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("secrets", sa.Text, nullable=False),
    )
    op.create_table(
        "notice",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_game_table_status", "game_table", ["status"])
    op.create_index("ix_chair_person", "chair", ["person"])
    op.create_index("ix_push_person", "push", ["person"])
