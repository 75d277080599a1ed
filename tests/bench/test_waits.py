"""Where moves wait: each is noted from its message to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.waits import STAGES, Waits, watch_house

from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.realtime.session import ClientSession
from ludotheque.server.storage import event_log
from ludotheque.server.storage.store import Store
from server.inside import LEA, TOM, begun, open_house, run
from server.pages import rest, seated, text_of

WATCHED = [
    (ClientSession, ("on_message", "_permit")),
    (Store, ("append",)),
    (LiveTable, ("apply_committed",)),
    (event_log, ("append",)),
]


def test_a_move_is_noted_at_every_place_on_the_short_way_and_on_the_usual_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for owner, names in WATCHED:
        for name in names:
            monkeypatch.setattr(owner, name, getattr(owner, name))  # to be put back at the end
    waits = Waits()
    watch_house(waits)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            for number in (1, 2):
                session, _ = await seated(house, live)
                live.uncertain = number == 2  # the disk is read first
                session.on_message(text_of(live, number))
                await rest(session)
            assert [len(stages) for stages in waits.moves] == [len(STAGES)] * 2

    run(story())
