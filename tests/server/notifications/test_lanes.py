"""A service that hangs delays its own messages, and nobody else's."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from ludotheque.server.notifications import lanes as module
from ludotheque.server.notifications.channels import NoPlace
from ludotheque.server.notifications.lanes import FIRST_REST, MAX_ALL_UNKNOWN, MAX_KNOWN, MAX_UNKNOWN, Hung, Lanes
from ludotheque.server.notifications.outbound_http import Unreachable


class Time:
    """The time of the machine, as the test sets it."""

    at = 1000.0

    def __call__(self) -> float:
        return self.at


class Street:
    """Services that answer at once, or hang until the test ends."""

    def __init__(self) -> None:
        self.time, self.calls, self.tasks = Time(), list[str](), list[asyncio.Task[str]]()
        self.lanes = Lanes("test", self.time)
        self.gate = threading.Event()

    def answer(self, host: str, hangs: bool) -> str:
        self.calls.append(host)
        if hangs:
            self.gate.wait()
            raise Unreachable(host)
        return host

    async def call(self, host: str, hangs: bool = False) -> str:
        return await self.lanes.run(f"https://{host}/x", lambda: self.answer(host, hangs))

    async def hang(self, *hosts: str) -> int:
        """Call services that hang; how many have a place."""
        begun = [asyncio.get_running_loop().create_task(self.call(host, hangs=True)) for host in hosts]
        while len(self.calls) < sum(not one.done() for one in self.tasks + begun):
            await asyncio.sleep(0.001)
        self.tasks += begun
        return sum(not one.done() for one in begun)

    async def end(self, seconds: float = 0.0) -> None:
        """Everything that hangs is cut off after so long."""
        self.time.at += seconds
        self.gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.gate.clear()
        self.tasks.clear()
        self.calls.clear()


@pytest.fixture
def street() -> Iterator[Street]:
    found = Street()
    yield found
    found.gate.set()
    found.lanes.close()


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 20))


def test_a_hanging_address_takes_few_places(street: Street) -> None:
    async def story() -> None:
        assert await street.hang(*["slow.example"] * 10) == MAX_UNKNOWN
        with pytest.raises(NoPlace):
            await street.call("slow.example")
        assert await street.call("quick.test") == "quick.test"
        await street.end()

    run(story)


def test_many_names_of_one_domain_are_one(street: Street) -> None:
    """But whoever is known there to answer does not wait for the others."""

    async def story() -> None:
        await street.call("good.shared.example")
        street.calls.clear()
        assert await street.hang(*(f"h{n}.shared.example" for n in range(20))) == MAX_UNKNOWN
        assert await street.call("good.shared.example") == "good.shared.example"
        await street.end()

    run(story)


def test_whoever_is_known_to_answer_has_a_place_whatever_hangs(street: Street) -> None:
    async def story() -> None:
        await street.call("good.example")
        street.calls.clear()
        assert await street.hang(*(f"host{n}.test{n}" for n in range(100))) == MAX_ALL_UNKNOWN
        assert await asyncio.gather(*(street.call("good.example") for _ in range(MAX_KNOWN))) == ["good.example"] * 8
        await street.end()

    run(story)


def test_a_host_that_hung_rests_longer_each_time(street: Street) -> None:
    async def story() -> None:
        for rest in (FIRST_REST, 2 * FIRST_REST):
            assert await street.hang("slow.example") == 1
            await street.end(10.0)
            with pytest.raises(Hung):
                await street.call("slow.example")
            street.time.at += rest - 1
            with pytest.raises(Hung):
                await street.call("slow.example")
            assert street.calls == []
            street.time.at += 1
        assert await street.call("slow.example") == "slow.example"
        street.calls.clear()
        assert await street.hang(*["slow.example"] * 9) == MAX_KNOWN  # it is well again
        await street.end()

    run(story)


def test_what_fails_quickly_rests_not(street: Street) -> None:
    async def story() -> None:
        street.gate.set()
        for _ in range(3):
            with pytest.raises(Unreachable):
                await street.call("closed.example", hangs=True)

    run(story)


def test_nobody_waits_for_a_call_that_cannot_be_cut(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    """The look-up of a name has no end that we could set; its thread keeps its place until it ends."""

    async def story() -> None:
        monkeypatch.setattr(module, "HANG_SECONDS", 0.01)
        for _ in range(MAX_UNKNOWN):
            with pytest.raises(Hung):
                await street.call("nowhere.example", hangs=True)
            street.time.at += 1000
        with pytest.raises(NoPlace):
            await street.call("nowhere.example")
        street.gate.set()
        while street.lanes.busy:
            await asyncio.sleep(0.001)
        street.time.at += 1000
        assert await street.call("nowhere.example") == "nowhere.example"

    run(story)


def test_few_hosts_are_remembered(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(module, "MAX_HOSTS", 3)
        for number in range(9):
            await street.call(f"host{number}.example")
        assert len(street.lanes.hosts) == 3
        assert not street.lanes.domains

    run(story)
