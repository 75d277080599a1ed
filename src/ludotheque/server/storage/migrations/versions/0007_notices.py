"""Notices of every kind with how they are told: settings, addresses, holidays; links that open an account."""

import sqlalchemy as sa
from alembic import op

revision = "0007_notices"
down_revision = "0006_tournaments"


def upgrade() -> None:
    _rebuild_notices()
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("email_after", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "email",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("digest", sa.String(64)),
        sa.Column("trouble", sa.String(200), nullable=False),
    )
    op.create_index("ix_email_address", "email", ["address"])
    op.create_table(
        "webhook",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("shape", sa.String(10), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("trouble", sa.String(200), nullable=False),
    )
    op.create_table(
        "holiday",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
    )
    op.create_index("ix_holiday_ends", "holiday", ["ends"])
    op.create_index("ix_recovery_digest", "recovery", ["digest"])


def _rebuild_notices() -> None:
    """Keep the notices of before as told: they were all of the kind 'your turn'."""
    op.rename_table("notice", "turn_notice")
    op.create_table(
        "notice",
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("path", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("failed", sa.String(40), nullable=False),
        sa.Column("told", sa.String(10)),
        sa.PrimaryKeyConstraint("person", "key", name="notice_by_key"),
    )
    op.create_index("ix_notice_due", "notice", ["due"])
    op.execute("""
        insert into notice (person, key, kind, subject, seq, title, "by", path, at, tries, failed)
        select person, 'turn:' || table_id || ':' || seq, 'turn', table_id, seq, '', '', '/table/' || table_id, at, 0,
            '' from turn_notice
    """)
    op.drop_table("turn_notice")
