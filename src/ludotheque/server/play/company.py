"""What a mute or a block changes at tables at once."""

from __future__ import annotations

from ludotheque.server.errors import Refusal
from ludotheque.server.play.broadcast import show_again
from ludotheque.server.play.registry import TableRegistry
from ludotheque.server.storage import company as stored_company
from ludotheque.server.storage import notify
from ludotheque.server.storage.engine import Connection
from ludotheque.server.tables import events as ev


class TableCompany:
    """Follows whom people avoid, at the pages and chairs of this node."""

    def __init__(self, tables: TableRegistry, node: str) -> None:
        self.tables = tables
        self.node = node

    def tell_others(self, c: Connection, person: str) -> None:
        """Tell the other nodes that the person avoids others than before."""
        notify.tell(c, notify.PEOPLE, f"{self.node}:{notify.AVOIDED}:{person}")

    async def refresh(self, person: str) -> None:
        """Show the tables on the person's open pages anew: what they do not want to read is gone, or comes back."""
        muted = (await self.tables.store.read(lambda c: stored_company.avoided(c, person))).muted
        for live in list(self.tables.in_memory.values()):
            for connection in [one for one in live.room.connections if one.who.id == person]:
                connection.muted = muted
                if live.room.may_see(live.table, person):
                    show_again(live.room, live.table, connection)

    async def show_out(self, host: str, other: str) -> None:
        """Free the chairs of somebody who is blocked, at tables of the host that have not begun."""
        for live in [one for one in list(self.tables.in_memory.values()) if one.table.host == host]:
            async with live.lock:
                for seat in live.table.seats_of(other):
                    if live.table.status == "lobby" and not live.table.is_sealed:
                        try:
                            await live.write(ev.ChairFreed(seat))
                        except Refusal:
                            return  # the host can free the chair by hand
