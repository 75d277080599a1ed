"""An older house whose lists were wrong after kills is made true by its migration; its backups are read, too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations

from ludotheque.server import protocol
from ludotheque.server.settings import Settings
from ludotheque.server.storage import backup, schema
from ludotheque.server.storage.migrate import migrate
from server.inside import LEA, TOM, ZOE, begun, open_house

NEW = ("size", "address", "opened")


def rows(c: sa.Connection) -> list[Any]:
    k, t = schema.chair, schema.game_table
    chairs = c.execute(sa.select(k).order_by(k.c.table_id, k.c.seat)).all()
    return [*chairs, *c.execute(sa.select(t.c.id, t.c.public).order_by(t.c.id)).all()]


def make_old(c: sa.Connection) -> None:
    """The house as the release before left it."""
    with Operations.context(MigrationContext.configure(c)) as op:
        for name in NEW:
            op.drop_column("imported", name)
    c.execute(sa.text("update alembic_version set version_num = '0002_replay'"))


def test_lists_are_made_true_from_the_events(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await begun(house, [LEA, TOM, ZOE])
            live = await house.tables.open(LEA, protocol.Plan("mark", 3))
            for who, command in (
                (LEA, protocol.Sit()),
                (TOM, protocol.Sit(seat=2)),
                (LEA, protocol.Swap(seat=1, other=2)),
                (LEA, protocol.Change(plan=protocol.Plan("mark", 2, public=True))),
                (LEA, protocol.Stand(seat=0)),
                (LEA, protocol.Robot(seat=0)),
            ):
                await live.handle(who, command)

    asyncio.run(story())
    url = f"sqlite:///{tmp_path / 'house.db'}"
    engine = sa.create_engine(url)
    with engine.begin() as c:
        right = rows(c)
        assert len(right) == 4 + 2
        c.execute(sa.text("delete from chair where seat = 1"))
        c.execute(sa.text("update chair set person = 'somebody' where seat = 0"))
        c.execute(sa.text("update game_table set public = not public"))
        make_old(c)
    migrate(url)
    with engine.connect() as c:
        assert rows(c) == right
    engine.dispose()


def test_a_backup_of_the_release_before_is_restored(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'house.db'}", f"sqlite:///{tmp_path / 'new.db'}"
    migrate(url)
    with sa.create_engine(url).begin() as c:
        c.execute(sa.insert(schema.imported).values(id="rec-x", person="lea", made=1, data="{}"))
    backup.backup(Settings(database=url), str(tmp_path / "copy"))
    with sa.create_engine(f"sqlite:///{tmp_path / 'copy'}").begin() as c:
        for name in NEW:
            c.execute(sa.text(f"alter table imported drop column {name}"))
    assert backup.restore(Settings(database=copy), str(tmp_path / "copy")) == 1
    with sa.create_engine(copy).connect() as c:
        assert c.execute(sa.select(schema.imported.c.id, schema.imported.c.size)).all() == [("rec-x", 0)]
