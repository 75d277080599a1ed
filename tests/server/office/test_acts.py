"""What an admin does takes effect in the open house, and is written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
import sqlalchemy as sa

from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.office import acts, glance
from ludotheque.server.people import login_links
from ludotheque.server.protocol import office as wire
from ludotheque.server.storage import audit, credentials, schema
from ludotheque.server.storage import people as stored_people
from ludotheque.server.timestamps import now
from server.inside import LEA, TOM, Page, begun, open_house, run

BOSS = ("boss", "Boss")
WHY = "they asked for it"


def settled(c: sa.Connection) -> None:
    """Léa and Tom live in this house, under these ids."""
    for who in (LEA, TOM):
        c.execute(sa.insert(schema.person).values(id=who.id, name=who.name, made=now()))


async def entries(house: Node) -> list[Any]:
    return await house.store.read(lambda c: glance.log(c, None, ""))


def test_every_act_has_its_function_and_asks_why_where_somebody_is_concerned() -> None:
    assert set(acts._ACTS) == set(get_args(wire.AnyAct))
    for kind in get_args(wire.AnyAct):
        concerns = {"person", "table", "tournament", "report"} & set(kind.__struct_fields__)
        assert bool(concerns) == ("reason" in kind.__struct_fields__), kind


def test_a_name_is_changed_wherever_it_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(settled)
            live = await begun(house, [LEA, TOM])
            await live.handle(LEA, protocol.Say(text="bonjour"))
            steps, commitment = list(live.table.steps), live.table.commitment
            await house.office.perform(BOSS, wire.RenamePerson(person="lea", name="Rose", reason=WHY))
            assert [chair.name for chair in live.table.chairs] == ["Rose", "Tom"]
            assert [said.name for _, _, said in live.table.chat] == ["Rose"]
            assert (live.table.steps, live.table.commitment) == (steps, commitment)
            assert (await entries(house))[0].details == {"before": "Léa"}

    run(story())


def test_whoever_is_muted_neither_speaks_nor_changes_their_name_until_the_time_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(settled)
            live = await begun(house, [LEA, TOM])
            page = Page()
            house.connection_limits.acquire(page, "lea", "here")
            await house.office.perform(BOSS, wire.MutePerson(person="lea", hours=2, reason=WHY))
            assert page.heard == [b"closed 1012 come in again"]  # the page comes back and is somebody who is muted
            until = (await house.store.read(lambda c: glance.people(c, "Léa", "muted", 0))).people[0].muted_until
            assert now() + 7_100_000 < until < now() + 7_300_000
            muted, spoke = Person("lea", "Léa", muted_until=until), protocol.Say(text="bonjour")
            with pytest.raises(Refusal, match="muted"):
                house.house.admit(live, muted, spoke)
            with pytest.raises(Refusal, match="muted"):
                house.house.admit(live, muted, protocol.Sit(name="Un mot"))  # by a name, either
            house.house.admit(live, muted, protocol.Sit())
            house.house.admit(live, muted, protocol.Abandon(seat=0))  # they play on
            house.house.admit(live, Person("lea", "Léa", muted_until=now() - 1), spoke)
            await house.office.perform(BOSS, wire.UnmutePerson(person="lea", reason=WHY))
            assert (await house.store.read(lambda c: glance.people(c, "", "muted", 0))).people == []

    run(story())


def test_nothing_opens_the_house_to_whoever_was_closed_out(tmp_path: Path) -> None:
    def come_in(c: sa.Connection) -> None:
        credentials.add_session(c, "session", "lea", "Firefox", plain=True)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(settled)
            await house.store.write(come_in)
            await house.office.perform(BOSS, wire.CloseOut(person="lea", reason=WHY))
            assert await house.store.read(lambda c: credentials.session(c, "session")) is None
            with pytest.raises(Refusal, match="closed"):
                await house.store.write(come_in)
            await house.office.perform(BOSS, wire.LetIn(person="lea", reason=WHY))
            await house.store.write(come_in)
            assert await house.store.read(lambda c: credentials.session(c, "session")) is not None

    run(story())


def test_a_new_password_is_shown_once_and_ends_what_came_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(settled)
            with pytest.raises(Refusal, match="guest"):
                await house.office.perform(BOSS, wire.ResetPassword(person="lea", reason=WHY))
            await house.store.write(lambda c: stored_people.set_account(c, "lea", "lea-b", "x"))
            with pytest.raises(Refusal, match="admin"):
                await house.office.perform(BOSS, wire.ResetPassword(person="lea-b", reason=WHY), ["lea-b"])
            done = await house.office.perform(BOSS, wire.ResetPassword(person="lea-b", reason=WHY))
            stored = (await house.store.read(lambda c: stored_people.by_login(c, "lea-b"))).password
            assert done.secret is not None
            assert stored.startswith("$argon2")
            assert done.secret not in repr(await entries(house))

    run(story())


def test_a_link_lets_its_person_in_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(settled)
            done = await house.office.perform(BOSS, wire.HandOutLink(person="lea", reason=WHY))
            path, _, secret = str(done.secret).partition("#")
            assert path == "/in"
            assert secret not in repr(await entries(house))
            found = [await house.store.write(lambda c: login_links.consume(c, secret)) for _ in range(2)]
            assert [who.id if who else None for who in found] == ["lea", None]
            await house.office.perform(BOSS, wire.CloseOut(person="lea", reason=WHY))
            with pytest.raises(Refusal, match="let them in"):
                await house.office.perform(BOSS, wire.HandOutLink(person="lea", reason=WHY))

    run(story())


def test_a_table_ends_without_a_result_and_can_then_be_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            table = live.table.id
            with pytest.raises(Refusal, match="end it first"):
                await house.office.perform(BOSS, wire.RemoveTable(table=table, reason=WHY))
            await house.office.perform(BOSS, wire.EndTable(table=live.table.code.lower(), reason=WHY))
            assert (live.table.status, live.table.closed_by) == ("closed", None)
            assert await house.store.read(lambda c: c.execute(sa.select(schema.result)).all()) == []
            with pytest.raises(Refusal, match="already"):
                await house.office.perform(BOSS, wire.EndTable(table=table, reason=WHY))
            await house.office.perform(BOSS, wire.RemoveTable(table=table, reason=WHY))
            with pytest.raises(Refusal):
                await house.tables.find(table)
            for name in ("event", "chair", "game_table"):
                rows = schema.metadata.tables[name]
                assert await house.store.read(lambda c, rows=rows: c.execute(sa.select(rows)).all()) == []

    run(story())


def test_what_was_done_outlives_the_person_without_their_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.store.write(settled)
            await house.office.perform(("tom", "Tom"), wire.RenamePerson(person="lea", name="Rose", reason=WHY))
            await house.deletion.delete_person("lea")
            await house.deletion.delete_person("tom")
            (entry,) = await entries(house)
            assert (entry.act, entry.reason, entry.subject_name, entry.admin_name) == ("rename", WHY, "", "")
            assert not {"lea", "tom", "Rose", "Léa", "Tom"} & {
                entry.subject,
                entry.admin,
                *map(str, entry.details.values()),
            }

    run(story())


def test_a_notice_is_told_to_every_open_page_and_ends_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            page = Page()
            house.sessions.attach(page, "key")
            await house.office.perform(BOSS, wire.Announce(fr="Bonsoir", en="Good evening", minutes=5))
            assert b'"announced"' in page.heard[0]
            shown = house.house.shown()
            assert shown.notice is not None
            assert shown.notice.texts == {"fr": "Bonsoir", "en": "Good evening"}
            monkeypatch.setattr("ludotheque.server.office.house_state.now", lambda: now() + 301_000)
            assert house.house.shown().notice is None
            await house.office.perform(BOSS, wire.WithdrawNotice())
            with pytest.raises(Refusal):
                await house.office.perform(BOSS, wire.WithdrawNotice())

    run(story())


def test_before_the_closing_no_game_begins_that_would_not_end_and_then_the_clocks_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM], pace=protocol.Live())
            await house.office.perform(BOSS, wire.AnnounceClosing(minutes=29))  # a game takes 30
            with pytest.raises(Refusal, match="closes soon"):
                house.house.admit(live, LEA, protocol.Start())
            by_post = await house.tables.open(LEA, protocol.Plan("lemans", 2, pace=protocol.Post()))
            house.house.admit(by_post, LEA, protocol.Start())
            await house.office.perform(BOSS, wire.AnnounceClosing(minutes=31))
            house.house.admit(live, LEA, protocol.Start())
            later = now() + 32 * 60_000
            monkeypatch.setattr("ludotheque.server.office.house_state.now", lambda: later)
            house.office.follower._stop_clock()
            stood = house.clock.now()
            house.clock.beaten -= 2.0  # two seconds pass
            await house.clock.beat()
            assert house.clock.now() == stood
            left = live.time_left(live.table.turn or 0)
            await house.office.perform(BOSS, wire.Reopen())
            assert not house.clock.stands
            assert (live.time_left(live.table.turn or 0) or 0) >= (left or 0)  # with the grace

    run(story())


def test_a_house_that_starts_after_its_closing_time_is_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            await house.office.perform(BOSS, wire.AnnounceClosing(minutes=1))
            a = schema.announcement
            await house.store.write(lambda c: c.execute(sa.update(a).values(until=now() - 1)))
        async with open_house(tmp_path) as house:
            assert house.house.shown().closing is None
            assert (await entries(house))[0].admin_name == "house"

    run(story())


def test_an_act_that_another_process_wrote_is_followed(tmp_path: Path) -> None:
    """As ``ludo admin`` does: over the same file, while the house is open."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            engine = sa.create_engine(house.settings.database)
            with engine.begin() as c:
                acts.perform(c, acts.Desk(("", "ludo admin")), wire.EndTable(table=live.table.id, reason=WHY))
            assert live.table.status == "playing"
            await house.office.follower.look()
            assert live.table.status == "closed"
            assert await house.store.read(audit.last_entry) == 1

    run(story())
