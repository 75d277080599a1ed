"""Company: people who are muted or blocked, invitations, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0008_company"
down_revision = "0007_notices"


def upgrade() -> None:
    op.create_table(
        "muted",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("other", sa.String(22), primary_key=True),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_muted_other", "muted", ["other"])
    op.create_table(
        "invitation",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("host", sa.String(22), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("ix_invitation_person", "invitation", ["person"])
    op.create_index("ix_invitation_host", "invitation", ["host"])
    op.create_table(
        "report",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("thing", sa.String(80), nullable=False),
        sa.Column("accused", sa.String(22), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.Column("settled_by", sa.String(60), nullable=False),
        sa.Column("outcome", sa.String(300), nullable=False),
        sa.UniqueConstraint("person", "thing", name="uq_report_person_thing"),
    )
    op.create_index("ix_report_accused", "report", ["accused"])
