"""Decide for a chair instead of a person: its bot, or a stand-in for somebody who is away or out of time."""

from __future__ import annotations

import asyncio
import logging

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.play.live_table import LiveTable, PendingMove
from ludotheque.server.play.services import Spawn
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.clock import time_left
from ludotheque.server.tables.commands.move import move
from ludotheque.server.tables.state import TableState
from ludotheque.server.timestamps import now
from ludotheque.server.workers.bot_pool import BotPool

log = logging.getLogger("ludotheque.autoplay")


def is_thinking(live: LiveTable) -> bool:
    """Tell whether a bot or a stand-in thinks about the table as it stands now."""
    pending = live.pending
    return pending is not None and not pending.task.done() and pending.state is live.table.state


class Autoplay:
    """Follows every table and lets bots and stand-ins play at their turn."""

    def __init__(self, bots: BotPool, spawn: Spawn, pause: float) -> None:
        self.bots = bots
        self.spawn = spawn
        self.pause = pause  # seconds before a bot's move, in which people can follow

    async def follow(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """Wake the bot whose turn it is after an event that this node wrote."""
        if own:
            self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Let whoever decides for the chair whose turn it is begin to think, unless they do already."""
        seat = live.table.turn
        if seat is not None and live.table.chairs[seat].is_automatic and not is_thinking(live):
            self.schedule_move(live, seat, self.pause)

    def schedule_move(self, live: LiveTable, seat: int, pause: float) -> None:
        """Let a bot or a stand-in decide for the seat after a pause."""
        live.pending = PendingMove(live.table.state, self.spawn(self._play_later(live, seat, pause)))

    async def _play_later(self, live: LiveTable, seat: int, pause: float) -> None:
        await asyncio.sleep(pause)
        robot = live.table.chairs[seat].robot
        try:
            await self.play_for(live, seat, robot or ev.ABSENCE, robot or live.table.plan.stand_in)
        except Refusal as refusal:
            log.info("table %s: a bot's move waits: %s", live.table.id, refusal.code)

    async def play_for(self, live: LiveTable, seat: int, by: str, level: str) -> None:
        """Think while the table is free, and move only if the table still waits for it."""
        async with live.lock:
            await live.sync_when_uncertain()
        state = live.table.state
        if live.table.turn != seat or state is None:
            return
        token = await self.bots.decide(live.table, seat, level)
        async with live.lock:
            if live.table.state is not state or not _is_still_needed(live.table, seat):
                return
            command = protocol.Move(seat=seat, step=len(live.table.steps), token=token)
            await live.commit(lambda: move(live.table, live.seed, command, None, by))


def _is_still_needed(table: TableState, seat: int) -> bool:
    """Has the person of the chair not come back meanwhile, with time left?"""
    return table.chairs[seat].is_automatic or time_left(table, seat, now()) == 0
