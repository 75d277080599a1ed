"""One address begins one piece of work in a turn of the event loop; others are not kept waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ludotheque.server.errors import Refusal
from ludotheque.server.people import rate_limits
from ludotheque.server.people.loop_turns import LoopTurns
from ludotheque.server.people.rate_limits import DEAR, RateLimits
from ludotheque.server.settings import Settings

MANY = 16


class Turns:
    """Which turn of the event loop this is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0
        run_once = asyncio.base_events.BaseEventLoop._run_once  # type: ignore[attr-defined]

        def counted(loop: Any) -> None:
            self.now += 1
            run_once(loop)

        monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "_run_once", counted)


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> Turns:
    return Turns(monkeypatch)


def begun(turns: Turns, ask: Callable[[], Awaitable[None]]) -> list[int]:
    """Ask many times at once; return the turns of the loop in which they went on, in the order of asking."""

    async def one() -> int:
        await ask()
        return turns.now

    async def all_at_once() -> list[int]:
        return await asyncio.gather(*(one() for _ in range(MANY)))

    return asyncio.run(all_at_once())


def test_requests_of_one_address_begin_in_turns_of_their_own(turns: Turns) -> None:
    limits = RateLimits(Settings())
    found = begun(turns, lambda: limits.pace("192.0.2.1"))
    assert found == sorted(set(found)), "in order, never two in one turn"


def test_dear_work_of_one_address_begins_in_turns_of_its_own(turns: Turns) -> None:
    limits = RateLimits(Settings())
    found = begun(turns, lambda: limits.spend("192.0.2.1", DEAR))
    assert found == sorted(set(found))


def test_refusals_of_one_address_are_told_in_turns_of_their_own(turns: Turns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "REFUSED_SECONDS", 0.0)
    limits = RateLimits(Settings())
    limits.take("192.0.2.1", "work", limits.rates["work"][1])

    async def refused() -> None:
        with pytest.raises(Refusal):
            await limits.spend("192.0.2.1", 100)

    found = begun(turns, refused)
    assert max(Counter(found).values()) == 1


def test_moves_are_not_held_back(turns: Turns) -> None:
    limits = RateLimits(Settings())
    assert len(set(begun(turns, lambda: limits.spend("192.0.2.1", DEAR / 2)))) == 1


def test_another_address_does_not_wait() -> None:
    async def story() -> None:
        lane, order = LoopTurns(), list[str]()

        async def one(address: str) -> None:
            await lane.next(address)
            order.append(address)

        await asyncio.gather(*(one("many") for _ in range(MANY)), one("stranger"))
        assert order.index("stranger") == 1
        assert lane.waiting == {}

    asyncio.run(story())


def test_whoever_has_gone_is_passed_over() -> None:
    async def story() -> None:
        lane = LoopTurns()
        asked = [asyncio.create_task(lane.next("many")) for _ in range(3)]
        await asyncio.sleep(0)
        asked[1].cancel()
        await asyncio.wait_for(asked[2], 5)
        await asyncio.sleep(0)
        assert lane.waiting == {}

    asyncio.run(story())
