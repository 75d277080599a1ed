"""Work that can wait lets the bots think first, and is not put off for ever."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.server.workers import bot_pool as module
from ludotheque.server.workers.bot_pool import BotPool


async def story(live: bool, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happened in which order, when a bot thinks for a while or for ever."""
    robots, told = BotPool(1), []

    async def run(work: object, question: str) -> str:
        told.append(question)
        return question

    monkeypatch.setattr(robots.processes, "run", run)
    robots.asked = 1
    spare = asyncio.create_task(robots.spare(str, "analysis"))
    await asyncio.sleep(0.03)
    told.append("a bot thinks")
    if not live:
        robots.asked = 0
    await asyncio.wait_for(spare, 5)
    robots.stop()
    return told


@pytest.mark.parametrize("live", [False, True])
def test_spare_work_waits_for_bots_but_not_for_ever(monkeypatch: pytest.MonkeyPatch, live: bool) -> None:
    monkeypatch.setattr(module, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(module, "WAIT_SECONDS", 0.2)
    assert asyncio.run(story(live, monkeypatch)) == ["a bot thinks", "analysis"]
