"""Decide for a chair instead of a person: its bot, or a stand-in for somebody who is away or out of time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, nullcontext

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.play.answer_slots import AnswerSlots
from ludotheque.server.play.live_table import LiveTable, PendingMove
from ludotheque.server.play.services import Spawn
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.commands.move import move
from ludotheque.server.workers.bot_pool import BotPool

log = logging.getLogger("ludotheque.autoplay")
UNWATCHED = 8  # moves at once where nobody looks on: a tournament of hundreds of bots holds nobody up


def is_thinking(live: LiveTable) -> bool:
    """Tell whether a bot or a stand-in thinks about the table as it stands now."""
    pending = live.pending
    return pending is not None and not pending.task.done() and pending.state is live.table.state


class Autoplay:
    """Follows every table and lets bots and stand-ins play at their turn."""

    def __init__(self, bots: BotPool, spawn: Spawn, slots: AnswerSlots) -> None:
        self.bots = bots
        self.spawn = spawn
        self.slots = slots
        self.unwatched = asyncio.Semaphore(UNWATCHED)

    def follow(self, live: LiveTable, event: ev.AnyEvent, own: bool) -> None:
        """Wake the bot whose turn it is after an event that this node wrote."""
        if own:
            self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Let whoever decides for the chair whose turn it is begin to think, unless they do already."""
        table = live.table
        seat = table.turn
        if seat is not None and table.chairs[seat].is_automatic and not is_thinking(live):
            self.schedule_move(live, seat)

    def schedule_move(self, live: LiveTable, seat: int) -> None:
        """Let a bot decide for the seat, or a stand-in unless the table waits for any of its people to come."""
        if live.table.chairs[seat].robot is None and not live.is_attended():
            return
        live.pending = PendingMove(live.table.state, self.spawn(self._play(live, seat)))

    async def _play(self, live: LiveTable, seat: int) -> None:
        robot = live.table.chairs[seat].robot
        try:
            await self.play_for(live, seat, robot or ev.ABSENCE, robot or live.table.plan.stand_in)
        except Refusal as refusal:
            log.info("table %s: a bot's move waits: %s", live.table.id, refusal.code)

    async def play_for(self, live: LiveTable, seat: int, by: str, level: str) -> None:
        """Think while the table is free, answer when the slot ends, and move only if the table still waits for it."""
        async with live.lock:
            await live.sync_when_uncertain()
        state = live.table.state
        if live.table.turn != seat or state is None:
            return
        slot = self.slots.length(state, level)
        token = await self.slots.answer(slot, self.bots.decide(live.table, seat, level, slot))
        turn: AbstractAsyncContextManager[None] = nullcontext() if live.room.connections else self.unwatched
        async with turn, live.lock:
            if live.table.state is not state or not _is_still_needed(live, seat):
                return
            command = protocol.Move(seat=seat, step=len(live.table.steps), token=token)
            await live.commit(lambda: move(live.table, live.seed, command, None, by))


def _is_still_needed(live: LiveTable, seat: int) -> bool:
    """Has the person of the chair not come back meanwhile, with time left?"""
    return live.table.chairs[seat].is_automatic or live.time_left(seat) == 0
