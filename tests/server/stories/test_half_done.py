"""What is cut short in the middle is taken up again, left whole, or not begun."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from ludotheque.lab.plan import Plan
from ludotheque.server import deletion, protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.replays import transfer
from ludotheque.server.settings import Settings, read_settings
from ludotheque.server.storage import backup, event_log, schema
from ludotheque.server.storage import deletion as stored_deletion
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.storage.event_log import EventRow
from ludotheque.server.storage.tables import set_status
from ludotheque.server.tables import events as ev
from ludotheque.server.workers.study_runner import StudyRunner
from server.houses import RunningHouse
from server.inside import LEA, TOM, begun, open_house


def test_whoever_leaves_is_taken_out_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database goes away in the middle; the person is deleted already and cannot ask again."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            lea = await house.store.write(lambda c: stored_people.add(c, "Léa"))
            live = await begun(house, [lea, TOM])
            with monkeypatch.context() as broken:
                broken.setattr(deletion, "anonymise", away)
                with pytest.raises(StorageUnavailable):
                    await house.deletion.delete_person(lea.id)
            table = live.table.id
        async with open_house(tmp_path) as house:
            while await house.store.read(left_over):
                await asyncio.sleep(0.01)
            assert await house.store.read(lambda c: stored_deletion.tables_with(c, lea.id)) == []
            assert (await house.tables.find(table)).table.chairs[0].name is None

    def away(*_: Any, **__: Any) -> None:
        raise StorageUnavailable("away")

    def left_over(c: sa.Connection) -> list[Any]:
        return list(c.execute(sa.select(schema.house.c.key).where(schema.house.c.key.startswith("leaving:"))))

    asyncio.run(asyncio.wait_for(story(), 30))


def test_the_writer_goes_on_after_a_batch_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            with monkeypatch.context() as broken:
                broken.setattr(event_log, "_values", lambda _: "insert into nowhere values (?)")
                with pytest.raises(StorageUnavailable):
                    await house.store.append(EventRow(live.table.id, 99, 0, "{}"))
            await live.handle(LEA, protocol.Say(text="Encore là"))
            assert [said.text for _, _, said in live.table.chat] == ["Encore là"]

    asyncio.run(asyncio.wait_for(story(), 30))


def test_a_backup_is_of_one_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody comes in while the tables are being copied; and a backup that fails leaves no half of itself."""
    database, target = f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "copy.db"

    async def opened() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(lambda c: stored_people.add(c, "Léa"))

    asyncio.run(opened())
    copied = backup._copy

    def busy(source: sa.Connection, sink: sa.Connection) -> int:
        source.execute(sa.select(schema.event)).all()
        with sa.create_engine(database).begin() as other:
            stored_people.add(other, "Tom")
        return copied(source, sink)

    def full(source: sa.Connection, sink: sa.Connection) -> int:
        raise sa.exc.OperationalError("insert", {}, Exception("database or disk is full"))

    monkeypatch.setattr(backup, "_copy", full)
    with pytest.raises(backup.BadBackup, match="disk is full"):
        backup.backup(Settings(database=database), str(target))
    assert not target.exists()
    monkeypatch.setattr(backup, "_copy", busy)
    backup.backup(Settings(database=database), str(target))
    with sa.create_engine(f"sqlite:///{target}").connect() as copy:
        assert [row.name for row in copy.execute(sa.select(schema.person))] == ["Léa"]


def test_an_export_goes_on_after_a_game_of_other_rules(tmp_path: Path) -> None:
    async def story() -> str:
        async with open_house(tmp_path) as house:
            tables = [(await begun(house, [LEA, TOM])).table for _ in range(2)]
            await house.store.append(
                EventRow(tables[0].id, tables[0].seq + 1, 1, ev.encode(ev.Moved(0, ["fly"])).decode())
            )
            for table in tables:
                await house.store.write(partial(set_status, table=table.id, status="over"))
            await house.store.append(EventRow(tables[1].id, tables[1].seq + 1, 1, ev.encode(ev.Closed()).decode()))
            return tables[1].commitment

    commitment = asyncio.run(asyncio.wait_for(story(), 30))
    target = tmp_path / "games.jsonl"
    found = transfer.export(Settings(database=f"sqlite:///{tmp_path / 'house.db'}"), str(target))
    assert found == (1, 1)
    assert commitment in target.read_text(encoding="utf-8")


def test_two_studies_ordered_at_once_are_one(tmp_path: Path) -> None:
    plan = Plan("lemans", (2,), ("debutant",), 100_000)

    async def story() -> None:
        workshop = StudyRunner(tmp_path)
        found = await asyncio.gather(*(workshop.start(plan, "fr", 0) for _ in range(2)), return_exceptions=True)
        await workshop.close()
        assert [type(one).__name__ for one in found] == ["StudyInfo", "Refusal"]
        (tmp_path / "old").mkdir()
        (tmp_path / "old" / "plan.json").write_bytes(msgspec.json.encode({"game": "lemans"}))
        assert len(workshop.list()) == 1

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_rematch_leaves_the_chair_of_who_left_for_good_free(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            await house.deletion.delete_person(TOM.id)
            live.table.status, live.table.chairs[1].robot = "over", None
            live.table.chairs[1].person = "gone-somebody"
            again = await live.handle(LEA, protocol.Rematch())
            assert isinstance(again, protocol.Done)
            chairs = (await house.tables.find(again.table)).table.chairs
            assert [chair.name for chair in chairs] == ["Léa", None]
            assert chairs[1].is_free

    asyncio.run(asyncio.wait_for(story(), 30))


def test_a_game_of_other_rules_is_paused_and_spoken_at(tmp_path: Path) -> None:
    """Written are steps that these rules do not allow, and more after them: nobody plays, everybody may speak."""

    async def story() -> None:
        async with open_house(tmp_path) as house, open_house(tmp_path) as other:
            live = await begun(house, [LEA, TOM])
            heard = await other.tables.find(live.table.id)
            seq, table = live.table.seq, live.table.id
            for number, token in enumerate(("fly", "pass"), 1):
                event = ev.encode(ev.Moved(0, [token])).decode()
                assert await house.store.append(EventRow(table, seq + number, 1, event))
            house.tables.in_memory.clear()
            for node, found in ((house, await house.tables.find(table)), (other, heard)):
                await found.handle(LEA, protocol.Say(text=f"Et alors ? {node.name}"))
                assert found.table.status == "paused"
                assert "règles" in str(found.table.notice)
                with pytest.raises(Refusal):
                    await found.handle(LEA, protocol.Move(seat=0, step=len(found.table.steps), token="pass"))

    asyncio.run(asyncio.wait_for(story(), 30))


@pytest.fixture
def open_door(tmp_path: Path) -> Iterator[RunningHouse]:
    house = RunningHouse(f"sqlite:///{tmp_path / 'house.db'}", tmp_path).start()
    yield house
    house.kill()


def test_a_login_of_spaces_is_none(open_door: RunningHouse) -> None:
    with httpx.Client(base_url=open_door.url, timeout=30) as client:
        client.post("/api/me", json={"name": "Léa"})
        answer = client.post("/api/account", json={"login": "  \u200b  a ", "password": "correct horse"})
        assert answer.status_code == 400
        assert "3 to 60 letters" in answer.text


def test_addresses_lose_their_last_slash_and_lists_their_spaces() -> None:
    words = {"LUDO_PUBLIC_URL": "https://jeux.example/", "LUDO_ORIGINS": "https://a.example/, https://b.example"}
    found = read_settings({}, None, {**words, "LUDO_ADMINS": "Odile, tom"})
    assert found.admins == ["odile", "tom"]
    assert found.public_url == "https://jeux.example"
    assert found.origins == ["https://a.example", "https://b.example"]


def test_a_setting_that_was_renamed_is_read_under_its_old_name(caplog: pytest.LogCaptureFixture) -> None:
    assert read_settings({}, None, {"LUDO_HOSTS": "Odile, tom"}).admins == ["odile", "tom"]
    assert [record.getMessage() for record in caplog.records] == [
        "setting hosts is now called admins; please rename it"
    ]
    both = read_settings({"admins": ["zoe"]}, None, {"LUDO_HOSTS": "odile"})
    assert both.admins == ["zoe"]
