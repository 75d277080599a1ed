"""Bots answer at moments that were fixed before they thought."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import ludotheque as ludo
from ludotheque.kernel.state import State
from ludotheque.server.play.answer_slots import AnswerSlots, has_secrets
from server.inside import LEA, Thinker, begun, decision, open_house, run


class Ticks:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []
        self.seconds: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        self.waiting.append(asyncio.get_running_loop().create_future())
        await self.waiting[-1]

    async def tick(self) -> None:
        """Let one slot end, and everything happen that follows from it."""
        while not self.waiting:
            await asyncio.sleep(0)
        self.waiting.pop().set_result(None)
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def thought(needed: int, ticks: Ticks) -> int:
    """Return after how many slots a bot answers that has thought after so many."""
    done = asyncio.get_running_loop().create_future()

    async def think() -> str:
        return str(await done)

    answer = asyncio.create_task(AnswerSlots(0.1, sleep=ticks.sleep).answer(0.1, think()))
    for count in range(10):
        if count == needed:
            done.set_result("pass")
        await settle()
        if answer.done():
            return count
        await ticks.tick()
    raise AssertionError("the bot never answers")


def test_a_thought_is_told_at_the_end_of_its_slot() -> None:
    async def story() -> None:
        assert await thought(0, Ticks()) == 1  # at once: a forced choice waits as all others do
        assert await thought(1, Ticks()) == 2  # too late for its slot: the next one of the same grid
        assert await thought(2, Ticks()) == 3

    run(story())


def moments(slug: str, seats: int, seed: int = 3) -> list[State]:
    """The decisions of a game of chance choices."""
    state, rng, found = ludo.load(slug).new(seats), ludo.Rng(seed), list[State]()
    while state.actor() != ludo.OVER and len(found) < 60:
        if state.actor() == ludo.CHANCE:
            state.apply(state.sample(rng))
            continue
        found.append(state.clone())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("slug", ["lemans", "macadam"])
def test_forced_and_free_choices_have_one_slot(slug: str) -> None:
    found = moments(slug, 3)
    assert {len(state.legal()) == 1 for state in found} == {True, False}
    assert {AnswerSlots(0.1).length(state, "habitue") for state in found} == {0.1}


def test_searching_levels_have_longer_slots_and_effort_stretches_them() -> None:
    state = moments("lemans", 2)[0]
    lengths = [AnswerSlots(0.1).length(state, slug) for slug in ("flaneur", "habitue", "fine-mouche", "champion")]
    assert lengths == pytest.approx([0.1, 0.1, 0.1, 0.6])
    assert AnswerSlots(0.1, effort=2.0).length(state, "champion") == pytest.approx(1.2)
    assert AnswerSlots(0.1, effort=0.5).length(state, "champion") == pytest.approx(0.6)


def test_without_secrets_there_is_no_slot() -> None:
    assert not any(has_secrets(state) for state in [*moments("marathon", 3), *moments("maillot", 3)])
    assert AnswerSlots(0.1).length(moments("marathon", 3)[0], "champion") == 0.0
    bids = [state for state in moments("mark", 3) if has_secrets(state)]
    assert bids, "sealed bids are secrets"
    assert len(bids) < len(moments("mark", 3))


def test_a_bot_that_knows_its_move_still_waits_for_its_slot(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            ticks, thinker = Ticks(), Thinker(house)
            house.autoplay.slots = AnswerSlots(0.1, sleep=ticks.sleep)
            live = await begun(house, [LEA], robots=1)
            await live.handle(LEA, decision(live))
            await thinker.until(1)
            before = len(live.table.steps)
            await thinker.say(0, "pass")
            await settle()
            assert len(live.table.steps) == before
            pending = live.pending
            assert pending is not None
            await ticks.tick()
            await asyncio.wait([pending.task])
            assert len(live.table.steps) > before
            assert ticks.seconds[0] == 0.1

    run(story())
