"""Chairs as everybody sees them."""

from __future__ import annotations

from ludotheque.server import events as ev
from ludotheque.server import showing, wire
from ludotheque.server.folding import fold
from ludotheque.server.ledger import Ledger


def test_an_imported_game_names_none_of_its_players() -> None:
    """Its chairs are written as those of bots, with a level that no page knows."""
    ledger = Ledger("table")
    events = [
        ev.Opened(wire.Plan("lemans", 2), "", "c", "CODE"),
        ev.Robotted(0, "import", ""),
        ev.Robotted(1, "habitue", ""),
    ]
    for seq, event in enumerate(events):
        fold(ledger, seq, 0, event)
    chairs = showing.all_chairs(ledger, set(), 0)
    assert [(chair.kind, chair.level) for chair in chairs] == [("free", None), ("robot", "habitue")]
