"""What may happen while somebody waits: a bot that thinks, a page that comes back, another node that is faster."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import duplicates, stand_ins, visiting, wire
from ludotheque.server.batch import Row
from ludotheque.server.database import StoreDown
from ludotheque.server.house import House
from ludotheque.server.leaving import leave_for_good
from ludotheque.server.live import LiveTable
from ludotheque.server.refusal import Refusal
from ludotheque.server.routes.tables import line
from ludotheque.server.socket import Socket
from ludotheque.server.sweeping import check_clock
from ludotheque.server.who import Who
from ludotheque.server.wire import Status
from server.inside import LEA, TOM, ZOE, Page, begun, decision, open_house


class Thinker:
    """Bots that answer when they are told to."""

    def __init__(self, house: House) -> None:
        self.asked: list[asyncio.Future[str]] = []
        self.tasks: list[asyncio.Task[Any]] = []
        house.robots.decide = self.decide  # type: ignore[method-assign, assignment]

    async def decide(self, *_: Any) -> str:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.append(task)
        self.asked.append(asyncio.get_running_loop().create_future())
        return await self.asked[-1]

    async def until(self, questions: int) -> None:
        while len(self.asked) < questions:
            await asyncio.sleep(0.001)

    async def say(self, number: int, token: str) -> None:
        """Answer one of the questions, and wait until whoever asked it has done."""
        self.asked[number].set_result(token)
        await asyncio.wait([self.tasks[number]])


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 30))


async def alone(house: House, **plan: Any) -> tuple[LiveTable, Thinker]:
    """Léa against one bot, whose turn it is."""
    thinker = Thinker(house)
    live = await begun(house, [LEA], robots=1, **plan)
    await live.command(LEA, decision(live))
    assert live.ledger.turn == 1
    await thinker.until(1)
    return live, thinker


def test_a_bot_thinks_once_about_one_decision(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live, thinker = await alone(house)
            for text in ("Alors ?", "Il réfléchit", "Encore"):
                await live.command(LEA, wire.Say(text=text))
            await asyncio.sleep(0.05)
            assert len(thinker.asked) == 1
            before = len(live.ledger.steps)
            await thinker.say(0, "pass")
            assert len(live.ledger.steps) > before

    run(story())


def test_what_a_bot_thought_of_a_decision_taken_back_is_not_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live, thinker = await alone(house)
            await live.command(LEA, wire.TakeBack(seat=0))
            await live.command(LEA, decision(live))
            await thinker.until(2)
            before = len(live.ledger.steps)
            await thinker.say(0, "pass")
            assert len(live.ledger.steps) == before
            await thinker.say(1, "pass")
            assert len(live.ledger.steps) > before

    run(story())


def test_nobody_plays_for_a_person_who_has_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker = Thinker(house)
            live = await begun(house, [LEA, TOM], pace=wire.Live(60, 0))
            seat = live.ledger.turn
            assert seat is not None
            live.ledger.places[seat].away = True
            stand_ins.wake(live)
            await thinker.until(1)
            await visiting.come_in(live, Socket((LEA, TOM)[seat], Page()), None)
            steps = len(live.ledger.steps)
            await thinker.say(0, "pass")
            assert len(live.ledger.steps) == steps
            assert not live.ledger.places[seat].away

    run(story())


def test_time_that_ran_out_is_gone_from_the_bank(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker = Thinker(house)
            live = await begun(house, [LEA, TOM], pace=wire.Live(60, 600))
            seat = live.ledger.turn
            assert seat is not None
            live.ledger.since -= 661_000
            check_clock(live)
            await thinker.until(1)
            await thinker.say(0, "pass")
            assert live.ledger.places[seat].bank == 0

    run(story())


def test_a_page_hears_of_the_table_before_it_hears_of_steps(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            live.ledger.places[0].away = True
            page = Page()
            await visiting.come_in(live, Socket(LEA, page), None)
            assert page.heard[0].startswith(b'{"is":"table"')
            assert not live.ledger.places[0].away

    run(story())


def test_a_move_that_another_node_took_is_answered_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            other = await there.tables.find(live.ledger.id)
            who, move = (LEA, TOM)[live.ledger.turn or 0], decision(live)
            assert isinstance(await live.command(who, move), wire.Done)
            assert isinstance(await other.command(who, move), wire.Done)
            assert other.ledger.steps == live.ledger.steps

    run(story())


def test_asking_at_two_nodes_leads_to_one_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            other = await there.tables.find(live.ledger.id)
            for table in (live, other):
                table.ledger.status = "over"
            first = await live.command(LEA, wire.Rematch())
            second = await other.command(TOM, wire.Rematch())
            assert isinstance(first, wire.Done)
            assert isinstance(second, wire.Done)
            assert second.table == first.table

    run(story())


def test_an_event_whose_writing_was_not_answered_is_taken_for_ours(tmp_path: Path) -> None:
    """The shelf of tables says that the game runs, and the bot whose turn it is plays."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            thinker, append = Thinker(house), house.store.append
            live = await begun(house, [LEA], robots=1)

            async def unanswered(row: Row) -> bool:
                await append(row)
                raise StoreDown("the line dropped")

            house.store.append = unanswered  # type: ignore[method-assign, assignment]
            move = decision(live)
            with pytest.raises(Refusal, match="nothing was lost"):
                await live.command(LEA, move)
            house.store.append = append  # type: ignore[method-assign]
            assert isinstance(await live.command(LEA, move), wire.Done)
            await thinker.until(1)

    run(story())


def test_a_bot_and_a_person_look_at_the_disk_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house, open_house(tmp_path) as elsewhere:
            live, thinker = await alone(house)
            other = await elsewhere.tables.find(live.ledger.id)
            await other.command(LEA, wire.Say(text="Bonsoir"))
            live.unsure = True
            bot = asyncio.create_task(stand_ins.play_for(live, 1, "flaneur", "flaneur"))
            await asyncio.gather(live.command(LEA, wire.Say(text="Bonjour")), live.command(LEA, wire.Say(text="Ah")))
            await thinker.until(2)
            for number in (0, 1):
                await thinker.say(number, "pass")
            await bot
            assert [said.text for _, _, said in live.ledger.chat] == ["Bonsoir", "Bonjour", "Ah"]

    run(story())


def test_a_table_is_read_once_even_when_the_first_reading_failed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            table = (await begun(house, [LEA, TOM])).ledger.id
            house.tables.at_hand.clear()
            load, tries = house.tables._load, 0

            async def loading(name: str) -> LiveTable:
                nonlocal tries
                tries += 1
                number = tries
                await asyncio.sleep(0.01 * number)
                if number == 1:
                    raise Refusal("later")
                return await load(name)

            house.tables._load = loading  # type: ignore[method-assign]
            first, second = asyncio.create_task(house.tables.find(table)), asyncio.create_task(house.tables.find(table))
            with pytest.raises(Refusal):
                await first
            third = asyncio.create_task(house.tables.find(table))
            assert await second is await third is house.tables.at_hand[table]
            assert not house.tables.loading

    run(story())


def test_the_clocks_go_on_when_one_table_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("ludotheque.server.sweeping.SWEEP_SECONDS", 0.01)
        async with open_house(tmp_path) as house:
            thinker = Thinker(house)
            broken, live = await begun(house, [LEA, TOM]), await begun(house, [LEA, TOM], pace=wire.Live(60, 0))
            broken.ledger.places.clear()
            live.ledger.since -= 61_000
            await thinker.until(1)

    run(story())


def test_a_page_that_may_not_see_a_sealed_deal_is_not_shown_it_again(tmp_path: Path) -> None:
    """Somebody looked in before the start; then a player has their data deleted, and the table is shown anew."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            wanted = duplicates.DuplicatePlan(wire.Plan("lemans", 2), par=None)
            group = await duplicates.open_group(house, LEA, wanted)
            tables, page = await duplicates.tables_of(house, group), Page()
            await visiting.come_in(tables[0], Socket(ZOE, page), None)
            for live, who in zip(tables, (LEA, TOM), strict=True):
                await live.command(who, wire.Sit())
                await live.command(who, wire.Ready(seat=0))
                await live.command(LEA, wire.Robot(seat=1))
            await tables[0].command(LEA, wire.Start())
            assert b'"sealed"' in page.heard[-1]
            before = len(page.heard)
            await leave_for_good(house, LEA.id)
            assert len(page.heard) == before

    run(story())


@pytest.mark.parametrize("ended", ["over", "closed"])
def test_the_end_cannot_be_taken_back(tmp_path: Path, ended: Status) -> None:
    """The seed of the dice is published with the end: whoever has read it must not play on."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live, _ = await alone(house)
            live.ledger.status = ended
            with pytest.raises(Refusal, match="nothing that can be taken back"):
                await live.command(LEA, wire.TakeBack(seat=0))

    run(story())


def test_a_list_of_tables_says_once_how_far_a_game_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes milliseconds to put into words, and somebody may have hundreds of tables."""

    async def story() -> None:
        told = []
        monkeypatch.setattr("ludotheque.server.live.whereabouts", lambda ledger: told.append(ledger.seq) or {})
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            for _ in range(3):
                await line(house, live.ledger.id, LEA.id)
            assert len(told) == 1
            await live.command(LEA, decision(live))
            await line(house, live.ledger.id, LEA.id)
            assert len(told) == 2

    run(story())


def test_who_left_long_ago_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table under way may be looked at by thousands."""

    async def story() -> None:
        monkeypatch.setattr("ludotheque.server.room.PATIENCE", 0.0)
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            for number in range(20):
                socket = Socket(Who(f"person {number}", "Zoé"), Page())
                await visiting.come_in(live, socket, None)
                visiting.go(live, socket)
            assert len(live.room.left) <= 1

    run(story())
