"""What other nodes tell is heard, whatever is among it."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.storage.event_log import Told, encode, events_since
from server.inside import LEA, TOM, begun, decision, open_house, run


def test_an_event_that_cannot_be_applied_keeps_nothing_else_from_being_heard(tmp_path: Path) -> None:
    """One of a later release, say, while the nodes of a house are renewed one after the other."""

    async def story() -> None:
        async with open_house(tmp_path) as here, open_house(tmp_path) as there:
            odd, live = await begun(here, [LEA, TOM]), await begun(here, [LEA, TOM])
            known = live.table.seq
            stuck, other = await there.tables.find(odd.table.id), await there.tables.find(live.table.id)
            await live.handle(LEA, decision(live))
            [(seq, at, data)] = await here.store.read(lambda c: events_since(c, live.table.id, known))
            strange = Told(odd.table.id, odd.table.seq + 1, at, '{"kind":"of tomorrow"}')
            await there.cluster._take_in("here", encode([strange, Told(live.table.id, seq, at, data)]).decode())
            assert (stuck.table.seq, other.table.seq) == (odd.table.seq, seq)

    run(story())
