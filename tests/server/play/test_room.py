"""The pages that are open on a table: what each is told, and who is said to be here."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server import protocol
from ludotheque.server.http.routes.tables import line
from ludotheque.server.identity import Person
from ludotheque.server.play import presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.protocol.groups import DuplicatePlan
from server.inside import LEA, TOM, ZOE, Page, begun, decision, open_house, run


def test_a_page_hears_of_the_table_before_it_hears_of_steps(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            live.table.chairs[0].away = True
            page = Page()
            await presence.enter(live, Connection(LEA, page), None)
            assert page.heard[0].startswith(b'{"is":"table"')
            assert not live.table.chairs[0].away

    run(story())


def test_a_token_that_only_reads_is_nobody_who_is_here(tmp_path: Path) -> None:
    """Else whoever holds one could keep its person from being told, and let stand-ins play as if they were there."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            reader = Connection(Person(LEA.id, LEA.name, "read"), Page())
            await presence.enter(live, reader, None)
            assert (live.room.present(live.table), live.room.onlookers(live.table)) == (set(), 0)
            assert not live.room.has(LEA.id)
            assert not live.is_attended()
            presence.leave(live, reader)
            assert live.room.present(live.table) == set()
            await presence.enter(live, Connection(Person(LEA.id, LEA.name, "play"), Page()), None)
            assert live.room.present(live.table) == {0}

    run(story())


def test_a_page_that_may_not_see_a_sealed_deal_is_not_shown_it_again(tmp_path: Path) -> None:
    """Somebody looked in before the start; then a player has their data deleted, and the table is shown anew."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            wanted = DuplicatePlan(protocol.Plan("lemans", 2), par=None)
            group = await house.groups.open(LEA, wanted)
            tables, page = await house.groups.find(group), Page()
            await presence.enter(tables[0], Connection(ZOE, page), None)
            for live, who in zip(tables, (LEA, TOM), strict=True):
                await live.handle(who, protocol.Sit())
                await live.handle(who, protocol.Ready(seat=0))
                await live.handle(LEA, protocol.Robot(seat=1))
            await tables[0].handle(LEA, protocol.Start())
            assert b'"sealed"' in page.heard[-1]
            before = len(page.heard)
            await house.deletion.delete_person(LEA.id)
            assert len(page.heard) == before

    run(story())


def test_a_list_of_tables_says_once_how_far_a_game_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes milliseconds to put into words, and somebody may have hundreds of tables."""

    async def story() -> None:
        told = []
        monkeypatch.setattr(
            "ludotheque.server.play.live_table.describe_progress", lambda table: told.append(table.seq) or {}
        )
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            for _ in range(3):
                await line(house, live.table.id, LEA.id)
            assert len(told) == 1
            await live.handle(LEA, decision(live))
            await line(house, live.table.id, LEA.id)
            assert len(told) == 2

    run(story())


def test_who_left_long_ago_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table under way may be looked at by thousands."""

    async def story() -> None:
        monkeypatch.setattr("ludotheque.server.play.room.GRACE_SECONDS", 0.0)
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            for number in range(20):
                socket = Connection(Person(f"person {number}", "Zoé"), Page())
                await presence.enter(live, socket, None)
                presence.leave(live, socket)
            assert len(live.room.left) <= 1

    run(story())


def test_a_line_whose_author_was_deleted_is_not_told(tmp_path: Path) -> None:
    """Another node reads it only after its words are gone."""

    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live, page = await begun(here, [LEA, TOM]), Page()
            other = await there.tables.find(live.table.id)
            await presence.enter(other, Connection(TOM, page), None)
            await live.handle(LEA, protocol.Say(text="Adieu"))
            await here.deletion.delete_person(LEA.id)
            await other.sync_to(live.table.seq)
            assert other.table.seq == live.table.seq
            assert not [text for text in page.heard if text.startswith(b'{"is":"spoken"')]

    run(story())
