"""One piece of dear work of an address at a time; what lasts long holds nobody up."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.server.people import work_turns
from ludotheque.server.people.work_turns import WorkTurns

PLACE = "192.0.2.1"


def test_the_next_begins_when_the_one_before_has_ended() -> None:
    async def story() -> None:
        turns, begun = WorkTurns(), list[int]()
        ends = [asyncio.Event() for _ in range(3)]

        async def one(number: int) -> None:
            turn = await turns.begin(PLACE)
            begun.append(number)
            await ends[number].wait()
            turn.end()
            turn.end()  # says nothing new

        async with asyncio.TaskGroup() as group:
            for number in range(3):
                group.create_task(one(number))
            for number in range(3):
                await settled()
                assert begun == list(range(number + 1))
                ends[number].set()
        assert turns.waiting == {}

    asyncio.run(story())


def test_another_address_does_not_wait() -> None:
    async def story() -> None:
        turns = WorkTurns()
        mine = await turns.begin(PLACE)
        (await turns.begin("192.0.2.2")).end()
        mine.end()
        assert turns.waiting == {}

    asyncio.run(story())


def test_what_lasts_long_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_turns, "LONG_SECONDS", 0.0)

    async def story() -> None:
        turns = WorkTurns()
        long = await turns.begin(PLACE)
        short = await turns.begin(PLACE)
        short.end()
        long.end()
        assert turns.waiting == {}

    asyncio.run(story())


@pytest.mark.parametrize("when", ["while waiting", "when its turn comes"])
def test_whoever_has_gone_is_passed_over(when: str) -> None:
    async def story() -> None:
        turns = WorkTurns()
        first = await turns.begin(PLACE)
        gone, last = (asyncio.create_task(turns.begin(PLACE)) for _ in range(2))
        await settled()
        if when == "when its turn comes":
            first.end()
            gone.cancel()
        else:
            gone.cancel()
            await settled()
            first.end()
        (await last).end()
        assert gone.cancelled()
        assert turns.waiting == {}

    asyncio.run(story())


async def settled() -> None:
    """Let every task go as far as it can."""
    for _ in range(5):
        await asyncio.sleep(0)
