"""Tell people who are not looking that it is their turn."""

from __future__ import annotations

from ludotheque.server.notifications.notice import Notice
from ludotheque.server.notifications.notifier import Notifier
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.tables import events as ev

TURNS = (ev.Moved, ev.Started)  # after which it may be somebody else's turn


class TurnNotices:
    """Follows every table."""

    def __init__(self, notifier: Notifier) -> None:
        self.notifier = notifier

    def follow(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """After a move, notify the person whose turn it is, unless they see it; where they do, their node says so."""
        if not isinstance(event, TURNS):
            return
        turn = live.table.turn
        is_here = turn is not None and live.room.has(live.table.chairs[turn].person)
        if own == is_here:  # they see it here, or another node says it
            return
        notice = turn_notice(live)
        if notice is None:
            return
        if own:
            self.notifier.notify(notice)
        else:
            self.notifier.note_seen(notice)


def turn_notice(live: LiveTable) -> Notice | None:
    """Return what the person of the seat to act is told; None for bots and for those who let a stand-in play."""
    table = live.table
    chair = None if table.turn is None else table.chairs[table.turn]
    if chair is None or chair.person is None or chair.away:
        return None
    key, path = f"turn:{table.id}:{table.seq}", f"/table/{table.id}"
    return Notice("turn", chair.person, key, table.id, table.game.title, path, seq=table.seq)
