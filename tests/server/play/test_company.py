"""What a block or a rating changes at live tables, in one process."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.node import Node
from ludotheque.server.people import company
from ludotheque.server.play import presence, rematch
from ludotheque.server.play.connection import Connection
from ludotheque.server.protocol.groups import DuplicatePlan
from server.inside import LEA, TOM, ZOE, Page, begun, open_house, run


async def block(house: Node, person: str, other: str) -> None:
    await house.store.write(lambda c: company.avoid(c, person, other, blocked=True))
    await house.company.refresh(person)


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    said = [json.loads(text) for text in page.heard]
    return [one for one in said if one["is"] == kind]


def test_a_mute_hides_what_was_said_from_one_page_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            pages = {who.id: Page() for who in (LEA, ZOE)}
            for who in (LEA, ZOE):
                await presence.enter(live, Connection(who, pages[who.id]), None)
            await live.handle(TOM, protocol.Say(text="un"))
            await block(house, LEA.id, TOM.id)
            await live.handle(TOM, protocol.Say(text="deux"))
            assert [one["text"] for one in heard(pages[LEA.id], "spoken")] == ["un"]
            assert heard(pages[LEA.id], "table")[-1]["chat"] == []
            assert [one["text"] for one in heard(pages[ZOE.id], "spoken")] == ["un", "deux"]

    run(story())


def test_nobody_sits_where_the_host_has_blocked_them_and_a_rematch_leaves_them_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            old = await begun(house, [LEA, TOM])
            await block(house, LEA.id, TOM.id)
            live = await house.tables.open(LEA, protocol.Plan("lemans", 2))
            with pytest.raises(Refusal, match="kept for others"):
                await live.handle(TOM, protocol.Sit())
            events = rematch.seating_events(live.table, live.seed, old.table, frozenset({TOM.id}))
            await live.write_all(events)
            assert [chair.person for chair in live.table.chairs] == [LEA.id, None]

    run(story())


def test_a_bot_like_the_host_follows_until_the_start_and_no_longer(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            found = ["debutant"]

            async def like(game: str, person: str) -> str:
                assert (game, person) == ("lemans", LEA.id)
                return found[-1]

            house.services.like = like
            live = await house.tables.open(LEA, protocol.Plan("lemans", 2))
            await live.handle(LEA, protocol.Sit())
            await live.handle(LEA, protocol.Robot(seat=1, level="like-me"))
            assert (live.table.chairs[1].robot, live.table.chairs[1].like) == ("debutant", True)
            found.append("champion")
            await live.handle(LEA, protocol.Start())
            assert live.table.chairs[1].robot == "champion"
            assert live.table.players[1] == "champion"  # as the dice know it, too
            found.append("habitue")
            with pytest.raises(Refusal):
                await live.handle(LEA, protocol.Start())
            assert live.table.chairs[1].robot == "champion"

    run(story())


@pytest.mark.parametrize("tables", [1, 2])
def test_nobody_looks_for_a_level_before_a_start_that_is_refused(tmp_path: Path, tables: int) -> None:
    """Every rated game is gone through for it, and a host may call a start that cannot be as often as they like."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            asked = list[str]()

            async def like(game: str, person: str) -> str:
                asked.append(person)
                return "habitue"

            house.services.like = like
            plan = protocol.Plan("lemans", 2)
            if tables == 1:
                live = await house.tables.open(LEA, protocol.Plan("lemans", 3))
            else:  # the other table of the deal has free chairs
                live = (await house.groups.find(await house.groups.open(LEA, DuplicatePlan(plan, par=None))))[0]
            await live.handle(LEA, protocol.Sit())
            await live.handle(LEA, protocol.Robot(seat=1, level="like-me"))
            assert len(asked) == 1
            for who, code in ((LEA, "not_ready"), (TOM, "not_host")):
                with pytest.raises(Refusal) as refused:
                    await live.handle(who, protocol.Start())
                assert refused.value.code == code
            assert len(asked) == 1

    run(story())
