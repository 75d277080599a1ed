"""Followers are told of every event, in their order, and know whether this node wrote it."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server import protocol
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.tables import events as ev
from server.inside import LEA, TOM, begun, open_house, run


def test_followers_hear_of_events_after_the_table_has_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            live = await begun(here, [LEA, TOM])
            other = await there.tables.find(live.table.id)
            heard: list[tuple[str, str, int, bool]] = []

            def follower(name: str) -> None:
                def follow(table: LiveTable, event: ev.AnyEvent, own: bool) -> None:
                    heard.append((name, type(event).__name__, table.table.seq, own))

                (here if name != "there" else there).services.subscribe(follow)

            for name in ("first", "second", "there"):
                follower(name)
            await live.handle(LEA, protocol.Say(text="Bonsoir"))
            seq = live.table.seq
            await other.sync_to(seq)
            assert heard == [("first", "Said", seq, True), ("second", "Said", seq, True), ("there", "Said", seq, False)]

    run(story())
