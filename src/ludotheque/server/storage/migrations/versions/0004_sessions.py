"""Sessions, scopes of tokens, recovery codes."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004_sessions"
down_revision = "0003_guard"

YEAR = 365 * 86_400_000


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("plain", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "recovery",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
    )
    now = time.time_ns() // 1_000_000
    op.add_column("person", sa.Column("cookies_since", sa.BigInteger))
    op.add_column("person", sa.Column("feed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("api_token", sa.Column("scope", sa.String(4), nullable=False, server_default="play"))
    op.add_column("api_token", sa.Column("expires", sa.BigInteger, nullable=False, server_default=str(now + YEAR)))
    op.add_column("api_token", sa.Column("used", sa.BigInteger))
    _keep_cookies(op.get_bind(), now)


def _keep_cookies(c: sa.Connection, now: int) -> None:
    """Keep the cookies of before good that were not withdrawn: the house kept only those that were."""
    house = sa.table("house", sa.column("key"), sa.column("value"))
    person = sa.table("person", sa.column("id"), sa.column("cookies_since"))
    session = sa.table(
        "session", *(sa.column(name) for name in ("id", "person", "device", "made", "used", "plain", "ended"))
    )
    c.execute(sa.update(person).values(cookies_since=0))
    for key, value in c.execute(sa.select(house)).all():
        kind, _, subject = key.partition(":")
        if kind == "since":
            c.execute(sa.update(person).where(person.c.id == subject).values(cookies_since=int(value)))
        elif kind == "void":
            row = {"id": subject, "person": "", "device": "", "made": now, "used": now, "plain": True, "ended": True}
            c.execute(sa.insert(session).values(**row))
        if kind in ("since", "void"):
            c.execute(sa.delete(house).where(house.c.key == key))
