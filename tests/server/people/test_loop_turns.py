"""One address begins one piece of work in a turn of the event loop; others are not kept waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ludotheque.server.errors import Refusal
from ludotheque.server.http.costs import end_turn, spend_allowance
from ludotheque.server.people import rate_limits, work_turns
from ludotheque.server.people.loop_turns import REST_TURNS, LoopTurns
from ludotheque.server.people.rate_limits import DEAR, RateLimits
from ludotheque.server.realtime.session import ClientSession
from ludotheque.server.settings import Settings
from ludotheque.server.storage import writer
from ludotheque.server.storage.store import Store
from server.inside import LEA, TOM, Page, open_house, run
from server.inside import begun as begun_table

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


async def rest() -> None:
    for _ in range(REST_TURNS + 1):
        await asyncio.sleep(0)


def are_apart(found: list[int]) -> bool:
    """Are they in order, with enough turns of the loop between any two?"""
    return all(after - before > REST_TURNS for before, after in pairwise(found))


def test_requests_of_one_address_begin_in_turns_of_their_own(turns: Turns) -> None:
    limits = RateLimits(Settings())
    assert are_apart(begun(turns, lambda: limits.pace("192.0.2.1")))


def test_dear_work_of_one_address_begins_in_turns_of_its_own(turns: Turns) -> None:
    limits = RateLimits(Settings())
    assert are_apart(begun(turns, lambda: limits.spend("192.0.2.1", DEAR)))


def test_dear_requests_that_wait_for_each_other_leave_turns_between_them(
    turns: Turns, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When one has ended, the next does not begin in the same breath."""
    monkeypatch.setattr(work_turns, "LONG_SECONDS", 60)
    limits = RateLimits(Settings())
    connection = SimpleNamespace(scope={"client": ("192.0.2.1", 1)}, app=_app(limits))
    ended: list[int] = []

    async def one() -> int:
        mine: Any = SimpleNamespace(scope=dict(connection.scope), app=connection.app)
        await spend_allowance(mine, SimpleNamespace(opt={"spends": DEAR}))  # type: ignore[arg-type]
        began = turns.now
        while len(limits.work_turns.waiting["192.0.2.1"]) + len(ended) < MANY - 1:
            await asyncio.sleep(0)  # until all others wait for the first
        ended.append(began)
        end_turn(mine.scope)
        return began

    async def all_at_once() -> list[int]:
        return await asyncio.gather(*(one() for _ in range(MANY)))

    assert are_apart(asyncio.run(all_at_once()))


def _app(limits: RateLimits) -> Any:
    return SimpleNamespace(state=SimpleNamespace(node=SimpleNamespace(rate_limits=limits)))


def test_a_move_is_through_before_the_next_piece_begins(
    turns: Turns, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the socket to the writer, and from there to the answer, it takes fewer turns than an address rests."""
    passed: dict[str, int] = {}
    append, tell = Store.append_and_tell, writer._tell_all
    monkeypatch.setattr(Store, "append_and_tell", lambda *given: passed.update(written=turns.now) or append(*given))
    monkeypatch.setattr(writer, "_tell_all", lambda *given: passed.update(committed=turns.now) or tell(*given))

    class Line(Page):
        loop: asyncio.AbstractEventLoop

        def send_text(self, text: bytes) -> None:
            if b'"is":"done"' in text:
                passed.update(answered=turns.now)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun_table(house, [LEA, TOM])
            line = Line()
            line.loop = asyncio.get_running_loop()
            session = ClientSession(house, LEA, line, "192.0.2.7")  # type: ignore[arg-type]
            move = {"do": "move", "table": live.table.id, "seat": 0, "step": len(live.table.steps), "token": "pass"}
            passed.update(heard=turns.now)
            session.on_message(msgspec.json.encode(move))
            while "answered" not in passed:
                await asyncio.sleep(0)
            await session.end()

    run(story())
    assert passed["written"] - passed["heard"] < REST_TURNS
    assert passed["answered"] - passed["committed"] < REST_TURNS - 1, "and one more, in which the line is written to"


def test_refusals_of_one_address_are_told_in_turns_of_their_own(turns: Turns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "REFUSED_SECONDS", 0.0)
    limits = RateLimits(Settings(), clock=float)
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
        await rest()
        assert lane.waiting == {}

    asyncio.run(story())


def test_whoever_has_gone_is_passed_over() -> None:
    async def story() -> None:
        lane = LoopTurns()
        asked = [asyncio.create_task(lane.next("many")) for _ in range(3)]
        await asyncio.sleep(0)
        asked[1].cancel()
        await asyncio.wait_for(asked[2], 5)
        await rest()
        assert lane.waiting == {}

    asyncio.run(story())
