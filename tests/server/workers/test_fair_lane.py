"""Whoever asks for much waits behind whoever asks for little, and nobody's place is lost."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.server.errors import Refusal
from ludotheque.server.workers.fair_lane import FairLane


async def run(lane: FairLane, who: str, told: list[str], gate: asyncio.Event) -> None:
    async with lane.turn(who):
        await gate.wait()
        told.append(who)
        await asyncio.sleep(0)


def test_turns_go_round() -> None:
    async def story() -> None:
        lane, told, gate = FairLane(1, 20, 10, "wait"), list[str](), asyncio.Event()
        greedy = [asyncio.create_task(run(lane, "greedy", told, gate)) for _ in range(5)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(run(lane, who, told, gate)) for who in ("lea", "tom", "lea")]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*greedy, *others)
        assert told == ["greedy", "greedy", "lea", "tom", "greedy", "lea", "greedy", "greedy"]
        assert (lane.free, lane.count()) == (1, 0)

    asyncio.run(story())


def test_few_may_wait_for_one_asker_and_not_too_many_in_all() -> None:
    async def story() -> None:
        lane, told, gate = FairLane(1, 3, 2, "Many wait; ask again later."), list[str](), asyncio.Event()
        tasks = [asyncio.create_task(run(lane, "greedy", told, gate)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="Many wait"):
            await run(lane, "greedy", told, gate)
        tasks.append(asyncio.create_task(run(lane, "lea", told, gate)))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="Many wait"):
            await run(lane, "tom", told, gate)
        gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(story())


def test_whoever_goes_away_gives_the_turn_on() -> None:
    async def story() -> None:
        lane, told, gate = FairLane(1, 9, 9, "wait"), list[str](), asyncio.Event()
        first, gone, last = (asyncio.create_task(run(lane, who, told, gate)) for who in ("a", "b", "c"))
        await asyncio.sleep(0)
        gone.cancel()
        gate.set()
        await asyncio.gather(first, last)
        assert told == ["a", "c"]
        assert lane.free == 1

    asyncio.run(story())
