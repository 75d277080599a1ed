"""Indexes with which lists and ratings do not read every game that was ever played."""

from alembic import op

revision = "0011_growth"
down_revision = "0010_puzzles"


def upgrade() -> None:
    op.create_index("ix_game_table_seed", "game_table", ["seed"])
    op.create_index("ix_game_table_game_made", "game_table", ["game", "made"])
    op.create_index("ix_result_rated", "result", ["game", "rated", "at", "table_id"])
