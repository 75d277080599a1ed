"""'Your turn' is told to whoever does not look, at whichever node."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.server.identity import Person
from ludotheque.server.notifications.notice import Notice
from ludotheque.server.play import presence
from ludotheque.server.play.connection import Connection
from ludotheque.server.play.turn_notices import TurnNotices
from ludotheque.server.tables import events as ev
from server.inside import LEA, TOM, Page, begun, decision, open_house, run


class Told:
    """What a notifier was asked for."""

    def __init__(self) -> None:
        self.told: list[Notice] = []
        self.seen: list[Notice] = []
        self.notify, self.note_seen = self.told.append, self.seen.append


def page_of(who: Person) -> Connection:
    page: Any = Page()
    return Connection(who, page)


def test_who_looks_is_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            told: Any = Told()
            house.services.subscribe(TurnNotices(told).follow)
            live = await begun(house, [LEA, TOM])
            assert [(one.person, one.kind, one.path) for one in told.told] == [
                (LEA.id, "turn", f"/table/{live.table.id}")
            ]
            await presence.enter(live, page_of(TOM), None)
            await live.handle(LEA, decision(live))
            assert len(told.told) == 1  # Tom sees it
            assert told.seen == []  # and no other node was told otherwise

    run(story())


def test_a_page_here_speaks_for_a_move_of_another_node(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            told: Any = Told()
            follow = TurnNotices(told).follow
            moved = ev.Moved(1, ["pass"])
            follow(live, moved, False)
            assert (told.told, told.seen) == ([], [])  # nobody is here
            await presence.enter(live, page_of(LEA), None)
            follow(live, moved, False)
            assert [one.person for one in told.seen] == [LEA.id]
            assert told.told == []

    run(story())
