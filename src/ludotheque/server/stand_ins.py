"""Whoever decides for a chair in place of a person: its bot, or a stand-in for somebody away or out of time."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.kernel.state import State
from ludotheque.server import commands, wire
from ludotheque.server import events as ev
from ludotheque.server.clock import time_left
from ludotheque.server.ledger import Ledger
from ludotheque.server.refusal import Refusal
from ludotheque.server.shelfmarks import now

if TYPE_CHECKING:
    from ludotheque.server.live import LiveTable

log = logging.getLogger("ludotheque.house")


@dataclass(slots=True)
class Thought:
    """Somebody thinks about a table as it stands."""

    state: State | None
    task: asyncio.Task[None]


def thinking(live: LiveTable) -> bool:
    """Does a bot or a stand-in think about the table as it stands now?"""
    thought = live.thought
    return thought is not None and not thought.task.done() and thought.state is live.ledger.state


def wake(live: LiveTable) -> None:
    """Let whoever decides for the chair whose turn it is begin to think."""
    seat = live.ledger.turn
    if seat is not None and live.ledger.places[seat].played_for and not thinking(live):
        let_play(live, seat, live.house.settings.robot_pause)


def let_play(live: LiveTable, seat: int, pause: float) -> None:
    """Somebody else decides for the seat, after a pause in which people can follow."""
    live.thought = Thought(live.ledger.state, live.house.spawn(_play_later(live, seat, pause)))


async def _play_later(live: LiveTable, seat: int, pause: float) -> None:
    await asyncio.sleep(pause)
    robot = live.ledger.places[seat].robot
    try:
        await play_for(live, seat, robot or ev.ABSENCE, robot or live.ledger.plan.stand_in)
    except Refusal as refusal:
        log.info("a bot's move waits: %s", refusal.code)


async def play_for(live: LiveTable, seat: int, by: str, level: str) -> None:
    """Think while the table is free; the move is made only if the table still waits for it."""
    async with live.lock:
        await live.look_when_unsure()
    state = live.ledger.state
    if live.ledger.turn != seat or state is None:
        return
    token = await live.house.robots.decide(live.ledger, seat, level)
    async with live.lock:
        if live.ledger.state is not state or not _still_needed(live.ledger, seat):
            return
        command = wire.Move(seat=seat, step=len(live.ledger.steps), token=token)
        await live.carry_out(lambda: commands.move(live.ledger, live.seed, command, None, by))


def _still_needed(ledger: Ledger, seat: int) -> bool:
    """Its person may have come back meanwhile, with time left."""
    return ledger.places[seat].played_for or time_left(ledger, seat, now()) == 0
