"""The office: who may not speak or come in, the audit log, announcements, the load of each node."""

import sqlalchemy as sa
from alembic import op

revision = "0009_office"
down_revision = "0008_company"


def upgrade() -> None:
    op.add_column("person", sa.Column("muted_until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("person", sa.Column("closed_out", sa.BigInteger))
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("admin", sa.String(40), nullable=False),
        sa.Column("admin_name", sa.String(60), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("subject_name", sa.String(60), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audit_admin", "audit", ["admin"])
    op.create_index("ix_audit_subject", "audit", ["subject"])
    op.create_table(
        "announcement",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("texts", sa.Text, nullable=False),
    )
    op.create_table(
        "node_load",
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
