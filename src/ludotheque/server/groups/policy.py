"""What tables with the same deal must respect.

Nobody sits at two of them. From the start until the last is over each is closed to all who do not sit there, and the
seed stays a secret.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.groups.service import GroupService, sits_at
from ludotheque.server.identity import Person
from ludotheque.server.play.live_table import LiveTable

LOBBY = (
    protocol.Sit
    | protocol.PledgeNonce
    | protocol.Stand
    | protocol.Robot
    | protocol.Invite
    | protocol.Swap
    | protocol.Ink
    | protocol.Change
    | protocol.Ready
)


class SameDealPolicy:
    """The policy that a live table of a group asks; other tables are always admitted."""

    def __init__(self, service: GroupService) -> None:
        self.service = service

    async def admit(self, live: LiveTable, who: Person) -> None:
        """Refuse whoever may not look at this table now."""
        if live.table.is_private_to(who.id):
            raise Refusal("private")
        if not live.room.may_see(live.table, who.id) and not await self.service.is_over(live):
            raise Refusal("sealed")

    async def admit_all(self, live: LiveTable) -> None:
        """Refuse records and replays, even to those who played, while another table of the deal is under way."""
        if not await self.service.is_over(live):
            raise Refusal("sealed")

    @asynccontextmanager
    async def guard(self, live: LiveTable, who: Person, command: protocol.TableCommand) -> AsyncIterator[None]:
        """Refuse what a table of a group does not allow; whoever sits down holds the lock of the group."""
        deal = live.table.duplicate
        assert deal is not None
        await self.admit(live, who)
        if deal.par and isinstance(command, LOBBY):
            raise Refusal("par_table")
        if isinstance(command, protocol.Change):
            raise Refusal("same_plan")
        if not isinstance(command, protocol.Sit):
            yield
            return
        async with self.service.lock(deal.group):
            for other in await self.service.find(deal.group):
                if other is not live and sits_at(other, who.id):
                    raise Refusal("one_table")
            yield

    async def start(self, live: LiveTable, who: Person) -> None:
        """Start all tables of the group together."""
        assert live.table.duplicate is not None
        await self.service.start(live.table.duplicate.group, who)

    async def begin(self, live: LiveTable, late: bool) -> None:
        """Begin all tables of the group once every nonce was shown, or without those that were not."""
        assert live.table.duplicate is not None
        await self.service.begin(live.table.duplicate.group, late)
