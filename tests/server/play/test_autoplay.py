"""Bots and stand-ins: they think once about a decision, and play only if the table still waits for them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.node import Node
from ludotheque.server.play import presence
from ludotheque.server.play.autoplay import UNWATCHED
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol import Status
from ludotheque.server.scheduler import check_clock
from server.inside import LEA, TOM, ZOE, Page, Thinker, begun, decision, open_house, run


async def alone(house: Node, **plan: Any) -> tuple[LiveTable, Thinker]:
    """Léa against one bot, whose turn it is."""
    thinker = Thinker(house)
    live = await begun(house, [LEA], robots=1, **plan)
    await live.handle(LEA, decision(live))
    assert live.table.turn == 1
    await thinker.until(1)
    return live, thinker


def test_a_bot_thinks_once_about_one_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live, thinker = await alone(house)
            for text in ("Alors ?", "Il réfléchit", "Encore"):
                await live.handle(LEA, protocol.Say(text=text))
            await asyncio.sleep(0.05)
            assert len(thinker.asked) == 1
            before = len(live.table.steps)
            await thinker.say(0, "pass")
            assert len(live.table.steps) > before

    run(story())


def test_what_a_bot_thought_of_a_decision_taken_back_is_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live, thinker = await alone(house)
            await live.handle(LEA, protocol.TakeBack(seat=0))
            await live.handle(LEA, decision(live))
            await thinker.until(2)
            before = len(live.table.steps)
            await thinker.say(0, "pass")
            assert len(live.table.steps) == before
            await thinker.say(1, "pass")
            assert len(live.table.steps) > before

    run(story())


def test_nobody_plays_for_a_person_who_has_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker = Thinker(house)
            live = await begun(house, [LEA, TOM], pace=protocol.Live(60, 0))
            seat = live.table.turn
            assert seat is not None
            await presence.enter(live, Connection((LEA, TOM)[1 - seat], Page()), None)
            live.table.chairs[seat].away = True
            house.autoplay.wake(live)
            await thinker.until(1)
            await presence.enter(live, Connection((LEA, TOM)[seat], Page()), None)
            steps = len(live.table.steps)
            await thinker.say(0, "pass")
            assert len(live.table.steps) == steps
            assert not live.table.chairs[seat].away

    run(story())


def test_time_that_ran_out_is_gone_from_the_bank(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker = Thinker(house)
            live = await begun(house, [LEA, TOM], pace=protocol.Live(60, 600))
            seat = live.table.turn
            assert seat is not None
            await presence.enter(live, Connection((LEA, TOM)[1 - seat], Page()), None)
            live.table.since -= 661_000
            check_clock(live, house.autoplay)
            await thinker.until(1)
            await thinker.say(0, "pass")
            assert live.table.chairs[seat].bank == 0

    run(story())


def test_the_clocks_go_on_when_one_table_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("ludotheque.server.scheduler.TICK_SECONDS", 0.01)
        async with open_house(tmp_path) as house:
            thinker = Thinker(house)
            broken, live = await begun(house, [LEA, TOM]), await begun(house, [LEA, TOM], pace=protocol.Live(60, 0))
            broken.table.chairs.clear()
            await presence.enter(live, Connection(LEA, Page()), None)
            live.table.since -= 61_000
            await thinker.until(1)

    run(story())


def test_nobody_plays_where_nobody_is(tmp_path: Path) -> None:
    """Stand-ins would play whole games among themselves."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker = Thinker(house)
            live = await begun(house, [LEA, TOM], pace=protocol.Live(60, 0))
            seat = live.table.turn
            assert seat is not None
            live.table.since -= 3_600_000
            live.table.chairs[seat].away = True
            house.autoplay.wake(live)
            check_clock(live, house.autoplay)
            live.table.chairs[seat].away = False
            check_clock(live, house.autoplay)
            await asyncio.sleep(0)
            assert (thinker.asked, live.pending) == ([], None)
            await presence.enter(live, Connection(ZOE, Page()), None)
            check_clock(live, house.autoplay)
            assert (thinker.asked, live.pending) == ([], None), "an onlooker waits for nobody"
            await presence.enter(live, Connection((LEA, TOM)[seat], Page()), None)
            assert live.time_left(seat) > 59_000, "time that ran while nobody was there begins anew"
            check_clock(live, house.autoplay)
            assert live.pending is None

    run(story())


@pytest.mark.parametrize("is_watched", [True, False])
def test_few_bots_move_at_once_where_nobody_looks_on(tmp_path: Path, is_watched: bool) -> None:
    """While as many move at other tables as may, a bot moves only where somebody waits for it."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA], robots=1)
            if is_watched:
                await presence.enter(live, Connection(LEA, Page()), None)
            for _ in range(UNWATCHED):
                await house.autoplay.unwatched.acquire()
            await live.handle(LEA, decision(live))
            before, pending = len(live.table.steps), live.pending
            assert live.table.turn == 1
            assert pending is not None
            done, _ = await asyncio.wait([pending.task], timeout=10 if is_watched else 0.3)
            assert (bool(done), len(live.table.steps) > before) == (is_watched, is_watched)
            house.autoplay.unwatched.release()
            await pending.task
            assert len(live.table.steps) > before

    run(story())


def test_by_post_a_stand_in_plays_wherever_the_people_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker = Thinker(house)
            live = await begun(house, [LEA, TOM], pace=protocol.Post(1))
            live.table.since -= 2 * 86_400_000
            check_clock(live, house.autoplay)
            await thinker.until(1)

    run(story())


def test_coming_and_going_gives_nobody_more_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM], pace=protocol.Live(60, 0))
            live.table.since -= 50_000
            for _ in range(2):
                page = Connection((LEA, TOM)[live.table.turn or 0], Page())
                await presence.enter(live, page, None)
                presence.leave(live, page)
            assert live.time_left(live.table.turn or 0) < 11_000

    run(story())


def test_a_bot_and_a_person_look_at_the_disk_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, open_house(tmp_path) as elsewhere:
            live, thinker = await alone(house)
            Thinker(elsewhere)  # its bot, woken by what Léa says there, does not play before ours has looked
            other = await elsewhere.tables.find(live.table.id)
            await other.handle(LEA, protocol.Say(text="Bonsoir"))
            live.uncertain = True
            bot = asyncio.create_task(house.autoplay.play_for(live, 1, "debutant", "debutant"))
            await asyncio.gather(
                live.handle(LEA, protocol.Say(text="Bonjour")), live.handle(LEA, protocol.Say(text="Ah"))
            )
            await thinker.until(2)
            for number in (0, 1):
                await thinker.say(number, "pass")
            await bot
            assert [said.text for _, _, said in live.table.chat] == ["Bonsoir", "Bonjour", "Ah"]

    run(story())


@pytest.mark.parametrize("ended", ["over", "closed"])
def test_the_end_cannot_be_taken_back(tmp_path: Path, ended: Status) -> None:
    """The seed of the dice is published with the end: whoever has read it must not play on."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live, _ = await alone(house)
            live.table.status = ended
            with pytest.raises(Refusal, match="nothing that can be taken back"):
                await live.handle(LEA, protocol.TakeBack(seat=0))

    run(story())
