"""The pages that are open on a table: what each is told, and who is said to be here."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server import duplicates, visiting, wire
from ludotheque.server.leaving import leave_for_good
from ludotheque.server.routes.tables import line
from ludotheque.server.socket import Socket
from ludotheque.server.who import Who
from server.inside import LEA, TOM, ZOE, Page, begun, decision, open_house, run


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


def test_a_line_whose_author_was_deleted_is_not_told(tmp_path: Path) -> None:
    """Another node reads it only after its words are gone."""

    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live, page = await begun(here, [LEA, TOM]), Page()
            other = await there.tables.find(live.ledger.id)
            await visiting.come_in(other, Socket(TOM, page), None)
            await live.command(LEA, wire.Say(text="Adieu"))
            await leave_for_good(here, LEA.id)
            await other.look(live.ledger.seq)
            assert other.ledger.seq == live.ledger.seq
            assert not [text for text in page.heard if text.startswith(b'{"is":"spoken"')]

    run(story())
