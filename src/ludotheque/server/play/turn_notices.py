"""Tell people who are not looking that it is their turn."""

from __future__ import annotations

from ludotheque.server.notifications.notice import Notice
from ludotheque.server.notifications.notifier import Notifier
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.tables import events as ev


class TurnNotices:
    """Follows every table."""

    def __init__(self, notifier: Notifier) -> None:
        self.notifier = notifier

    async def follow(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """After a move, notify the person whose turn it is, unless they see it; where they do, their node says so."""
        if not isinstance(event, ev.Moved | ev.Started):
            return
        notice = turn_notice(live)
        if notice is None:
            return
        is_here = live.table.turn in live.room.here(live.table)
        if own and not is_here:
            self.notifier.notify(notice)
        elif is_here and not own:
            self.notifier.note_seen(notice)


def turn_notice(live: LiveTable) -> Notice | None:
    """Return what the person of the seat to act is told; None for bots and for those who let a stand-in play."""
    table = live.table
    chair = None if table.turn is None else table.chairs[table.turn]
    if chair is None or chair.person is None or chair.away:
        return None
    key, path = f"turn:{table.id}:{table.seq}", f"/table/{table.id}"
    return Notice("turn", chair.person, key, table.id, table.game.title, path, seq=table.seq)
