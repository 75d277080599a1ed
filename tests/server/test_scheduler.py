"""What nobody asks for: a start that waits for nonces which nobody shows."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludotheque.fairness import drawing
from ludotheque.server import protocol
from ludotheque.server.node import Node
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.protocol.groups import DuplicatePlan
from ludotheque.server.scheduler import SHOW_SECONDS, check_clock
from server.inside import LEA, TOM, decision, open_house, run

LEAS, TOMS = "1" * 32, "2" * 32


async def until_playing(house: Node, live: LiveTable, *others: LiveTable) -> None:
    """Let the time pass in which nonces are shown."""
    assert live.table.sealed_at is not None
    check_clock(live, house.autoplay)
    assert live.table.is_sealed
    live.table.sealed_at -= int(SHOW_SECONDS * 1000) + 1
    check_clock(live, house.autoplay)
    while any(one.table.status == "lobby" for one in (live, *others)):
        await asyncio.sleep(0.001)


def test_a_game_begins_without_a_nonce_that_nobody_shows(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.tables.open(LEA, protocol.Plan("lemans", 2))
            await live.handle(LEA, protocol.Sit(pledge=drawing.pledge(LEAS)))
            await live.handle(LEA, protocol.Robot(seat=1))
            await live.handle(LEA, protocol.Start())
            await until_playing(house, live)
            assert live.table.players == ["absent", "debutant"]

    run(story())


def test_tables_with_one_deal_begin_together_when_all_have_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for late in (False, True):
                group = await house.groups.open(LEA, DuplicatePlan(protocol.Plan("lemans", 2), 2, None))
                one, two = await house.groups.find(group)
                await one.handle(LEA, protocol.Sit(pledge=drawing.pledge(LEAS)))
                await two.handle(TOM, protocol.Sit(pledge=drawing.pledge(TOMS)))
                await two.handle(TOM, protocol.Ready(seat=0))
                for live in (one, two):
                    await live.handle(LEA, protocol.Robot(seat=1))
                await one.handle(LEA, protocol.Start())
                assert one.table.is_sealed
                assert two.table.is_sealed
                await one.handle(LEA, protocol.ShowNonce(seat=0, nonce=LEAS))
                assert one.table.status == "lobby"
                if late:
                    await until_playing(house, one, two)
                else:
                    await two.handle(TOM, protocol.ShowNonce(seat=0, nonce=TOMS))
                assert (one.table.status, two.table.status) == ("playing", "playing")
                toms = "absent" if late else "person"
                assert one.table.players == two.table.players == ["person", "debutant", toms, "debutant"]
                assert one.table.terms == two.table.terms
                assert one.table.steps[:2] == two.table.steps[:2]

    run(story())


def test_players_add_to_the_dice_of_a_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.tables.open(LEA, protocol.Plan("lemans", 2))
            await live.handle(LEA, protocol.Sit(nonce=LEAS))
            await live.handle(LEA, protocol.Sit(name="Ida"))
            await live.handle(LEA, protocol.Ready(seat=1))
            await live.handle(LEA, protocol.Start())
            while live.table.status == "playing":
                await live.handle(LEA, decision(live))
            done = await live.handle(LEA, protocol.Rematch())
            again = await house.tables.find(done.table)
            assert again.table.chairs[0].drawn, "until the page pledges a nonce of its own"
            await again.handle(LEA, protocol.PledgeNonce(seat=0, pledge=drawing.pledge(TOMS)))
            await again.handle(LEA, protocol.Ready(seat=1))
            await again.handle(LEA, protocol.Start())
            await again.handle(LEA, protocol.ShowNonce(seat=0, nonce=TOMS))
            assert again.table.status == "playing"
            assert (again.table.players, again.table.nonces()[0]) == (["person", "absent"], TOMS)
            assert again.table.commitment != live.table.commitment

    run(story())
