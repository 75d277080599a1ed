"""The days on which the house was open; ratings that say how they are written; what people are called by children."""

import sqlalchemy as sa
from alembic import op

revision = "0013_open_days"
down_revision = "0012_ratings"


def upgrade() -> None:
    op.create_table("open_day", sa.Column("day", sa.Integer, primary_key=True, autoincrement=False))
    op.execute("insert into open_day (day) select distinct at / 86400000 from event")  # something happened then
    op.add_column("rating_book", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.add_column("chair", sa.Column("lent", sa.String(24)))
    op.add_column("muted", sa.Column("lent", sa.String(24)))
