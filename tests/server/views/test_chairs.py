"""Chairs as everybody sees them."""

from __future__ import annotations

from ludotheque.server import protocol
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.reducers.apply import apply_event
from ludotheque.server.tables.state import TableState
from ludotheque.server.views import table as table_views


def test_an_imported_game_names_none_of_its_players() -> None:
    """Its chairs are written as those of bots, with a level that no page knows."""
    table = TableState("table")
    events = [
        ev.Opened(protocol.Plan("lemans", 2), "", "c", "CODE"),
        ev.BotSeated(0, "import", ""),
        ev.BotSeated(1, "habitue", ""),
    ]
    for seq, event in enumerate(events):
        apply_event(table, seq, 0, event)
    chairs = table_views.chair_views(table, set(), 0)
    assert [(chair.kind, chair.level) for chair in chairs] == [("free", None), ("robot", "habitue")]
