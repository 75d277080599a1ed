"""What people saw of their tables is written together when many pages close at once, as at a shutdown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludotheque.server.play.last_seen import MAX_ROWS, LastSeen
from ludotheque.server.storage import schema
from ludotheque.server.storage import tables as stored_tables
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store

PAGES = range(2_000)


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows each piece of writing held."""
    found: list[int] = []
    real = stored_tables.mark_seen

    def counted(c: Any, rows: list[stored_tables.Seen]) -> None:
        found.append(len(rows))
        real(c, rows)

    monkeypatch.setattr(stored_tables, "mark_seen", counted)
    return found


def test_pages_that_close_at_once_are_written_together(tmp_path: Path, pieces: list[int]) -> None:
    """Not one by one: each commit waits for the disk, and a house that closes has ten seconds."""
    url = f"sqlite:///{tmp_path}/house.db"
    migrate(url)

    async def story() -> None:
        store = Store(url)
        store.start()
        last_seen = LastSeen(store)
        await asyncio.gather(*(last_seen.mark(f"t{page}", "lea", page) for page in PAGES))
        await asyncio.gather(*(last_seen.mark("t0", person, 7) for person in ("lea", "tom")))
        everything = sa.select(schema.seen.c.table_id, schema.seen.c.person, schema.seen.c.seq)
        rows = {tuple(row) for row in await store.read(lambda c: c.execute(everything).all())}
        assert rows == {(f"t{page}", "lea", page) for page in PAGES[1:]} | {("t0", "lea", 7), ("t0", "tom", 7)}
        await store.close()

    asyncio.run(story())
    assert sum(pieces) == len(PAGES) + 2
    assert len(pieces) <= len(PAGES) // MAX_ROWS + 3  # the first of each crowd waits for nobody


def test_nobody_is_forgotten_when_a_page_ends_in_the_middle(tmp_path: Path, pieces: list[int]) -> None:
    """Whoever waits for a piece may be cancelled; the others are written all the same."""
    url = f"sqlite:///{tmp_path}/house.db"
    migrate(url)

    async def story() -> None:
        store = Store(url)
        store.start()
        last_seen = LastSeen(store)
        first, *others = [asyncio.create_task(last_seen.mark("t", person, 3)) for person in ("lea", "tom", "zoe")]
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(*others)
        assert await store.read(lambda c: [stored_tables.last_seen(c, "t", one) for one in ("tom", "zoe")]) == [3, 3]
        await store.close()

    asyncio.run(story())
