"""A game of an earlier version of the rules: it is shown, never changed, and never replayed as something else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

import ludotheque as ludo
from ludotheque.kernel.record import FIRST_RULES
from ludotheque.server import protocol
from ludotheque.server.errors import Refusal
from ludotheque.server.http.routes.dice import dice, my_dice
from ludotheque.server.http.routes.tables import home
from ludotheque.server.node import Node
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.replays import transfer
from ludotheque.server.replays.finished import PREFIX
from ludotheque.server.scheduler import check_clock
from ludotheque.server.settings import Settings
from ludotheque.server.storage import backup, schema
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.tables import events as ev
from ludotheque.server.timestamps import now
from server.inside import LEA, TOM, begun, decision, open_house
from support import random_action

GAME = ludo.load("lemans")
SENTENCES = (
    f"Cette partie a commencé avec la version 1 des règles ; ici on joue la version {GAME.rules_version}. "
    f"This game began under version 1 of the rules; played here is version {GAME.rules_version}."
)


def tell(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 60))


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'house.db'}"


def make_old(folder: Path, status: str | None = None) -> None:
    """Rewrite every start as a house wrote it that knew of no versions of rules."""
    e, t = schema.event, schema.game_table
    with make_engine(database(folder)).begin() as c:
        for row in c.execute(sa.select(e.c.table_id, e.c.seq, e.c.data).where(e.c.data.like('%"started"%'))).all():
            data = json.loads(row.data)
            assert data.pop("rules_version") == GAME.rules_version
            here = (e.c.table_id == row.table_id) & (e.c.seq == row.seq)
            c.execute(sa.update(e).where(here).values(data=json.dumps(data)))
        if status is not None:
            c.execute(sa.update(t).values(status=status))


def written(folder: Path) -> list[Any]:
    """All events and rows of tables, as they are on disk."""
    with make_engine(database(folder)).connect() as c:
        events = c.execute(sa.select(schema.event).order_by(schema.event.c.table_id, schema.event.c.seq)).all()
        return [*events, *c.execute(sa.select(schema.game_table)).all()]


async def old_table(folder: Path, status: str | None = None, **plan: Any) -> str:
    """A table that was begun, and played at, under the first version of the rules."""
    async with open_house(folder) as house:
        live = await begun(house, [LEA, TOM], **plan)
        await live.handle((LEA, TOM)[live.table.turn or 0], decision(live))
    make_old(folder, status)
    return live.table.id


async def finish(live: LiveTable) -> None:
    rng = ludo.Rng(3)
    while live.table.status == "playing":
        state, people = live.table.state, (LEA, TOM)
        assert state is not None
        token = GAME.token(state, random_action(state, rng))
        await live.handle(people[int(state.actor())], decision(live, token))


def old_record() -> ludo.Record:
    state, rng = GAME.new(2), ludo.Rng(5)
    record = ludo.Record.begin(state)
    while state.actor() != ludo.OVER:
        record.play(state, random_action(state, rng))
    record.rules = FIRST_RULES
    return record


def state_of(house: Node) -> Any:
    """What the routes are given: the house, and who reads."""
    return SimpleNamespace(node=house)


VIEWER = cast(Any, SimpleNamespace(id=LEA.id, limited_as=LEA.id))


# -- what is written ------------------------------------------------------------------------------


def test_a_start_says_its_version_and_an_older_house_can_read_it() -> None:
    class Older(msgspec.Struct, tag_field="kind", tag="started", frozen=True):
        tokens: list[str]
        rules: str
        nonces: list[str] = []
        drawn: list[int] = []

    new = ev.encode(ev.Started(["pole:0"], "1.0", rules_version=2))
    assert json.loads(new)["rules_version"] == 2
    assert msgspec.json.decode(new, type=Older) == Older(["pole:0"], "1.0")
    old = ev.decode(msgspec.json.encode(Older(["pole:0"], "0.1")))
    assert isinstance(old, ev.Started)
    assert old.rules_version == FIRST_RULES


def test_a_new_table_is_of_the_present_version(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            assert live.table.rules_version == GAME.rules_version == 2
            assert live.view(LEA.id).rules is None

    tell(story())


# -- a game under way -----------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [protocol.Free(), protocol.Live(move=10, bank=0)])
def test_an_old_table_is_paused_and_nothing_is_played_there(tmp_path: Path, pace: protocol.Pace) -> None:
    async def story() -> None:
        table = await old_table(tmp_path, pace=pace)
        before = written(tmp_path)
        async with open_house(tmp_path) as house:
            live = await house.tables.find(table)
            view = live.view(LEA.id)
            assert (view.status, view.rules, view.notice, view.turn) == ("paused", 1, SENTENCES, None)
            assert [chair.clock for chair in view.chairs] == [None, None]
            check_clock(live, house.autoplay)
            for command in (
                protocol.Move(seat=0, step=0, token="pass"),
                protocol.TakeBack(seat=0),
                protocol.Consent(seat=0, agree=True),
                protocol.Start(),
                protocol.Stand(seat=0),
                protocol.Change(plan=protocol.Plan("lemans", 2)),
            ):
                with pytest.raises(Refusal) as refused:
                    await live.handle(LEA, command)
                assert refused.value.code == "paused"
            line = next(one for one in (await home.fn(state_of(house), LEA, "here")).mine if one.id == table)
            assert (line.status, line.rules, line.my_turn) == ("paused", 1, False)
        assert written(tmp_path) == before

    tell(story())


def test_bots_do_not_play_at_an_old_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA], robots=1)
            table = live.table.id
        make_old(tmp_path, "playing")
        before = written(tmp_path)
        async with open_house(tmp_path) as house:
            live = await house.tables.find(table)
            check_clock(live, house.autoplay)
            await asyncio.sleep(0.3)
            assert live.pending is None
        assert written(tmp_path) == before

    tell(story())


def test_people_talk_at_an_old_table_and_end_it(tmp_path: Path) -> None:
    async def story() -> None:
        table = await old_table(tmp_path)
        async with open_house(tmp_path) as house:
            live = await house.tables.find(table)
            await live.handle(LEA, protocol.Say(text="Dommage."))
            assert live.table.chat[-1][2].text == "Dommage."
            await live.handle(LEA, protocol.Abandon(seat=0, agree=True))
            assert live.view(TOM.id).tired == [0]
            await live.handle(TOM, protocol.Abandon(seat=1, agree=True))
            assert live.table.status == "closed"
        async with open_house(tmp_path) as house:
            assert (await house.tables.find(table)).table.status == "closed"
            with pytest.raises(Refusal) as refused:
                await house.finished.find(table, abandoned=True)
            assert (refused.value.code, refused.value.text) == ("other_rules", SENTENCES)

    tell(story())


def test_what_was_asked_before_an_old_game_moved_on_is_void(tmp_path: Path) -> None:
    """The move that came later is passed over, but not what it undid."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            table, turn = live.table.id, live.table.turn or 0
            await live.handle((LEA, TOM)[turn], protocol.Abandon(seat=turn, agree=True))
            await live.handle((LEA, TOM)[turn], decision(live))
            await live.write(ev.TakeBackAsked(turn))
        make_old(tmp_path)
        async with open_house(tmp_path) as house:
            found = (await house.tables.find(table)).table
            assert (found.status, found.abandon_votes, found.take_back_by) == ("paused", set(), None)

    tell(story())


def test_somebody_leaves_an_old_table_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        table = await old_table(tmp_path)
        async with open_house(tmp_path) as house:
            await house.deletion.delete_person(TOM.id)
            live = await house.tables.find(table)
            assert live.table.status == "paused"
            assert live.table.seats_of(TOM.id) == []
            assert live.pending is None

    tell(story())


def test_another_node_hears_of_a_start_under_old_rules(tmp_path: Path) -> None:
    """Two nodes, the other of an older build: what it starts is shown as paused here."""

    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.tables.open(LEA, protocol.Plan("lemans", 2))
            await live.handle(LEA, protocol.Sit())
            await live.handle(LEA, protocol.Robot(seat=1))
            async with live.lock:
                await live.write(ev.Started(["pole:0"], "0.1"))
            assert (live.table.status, live.table.notice, live.table.state) == ("paused", SENTENCES, None)

    tell(story())


def test_a_table_that_plays_on_from_an_old_game_does_not_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await house.tables.open(
                LEA, protocol.Plan("lemans", 2), origin=ev.Origin("elsewhere", [(-1, "pole:0")])
            )
            await live.handle(LEA, protocol.Sit())
            await live.handle(LEA, protocol.Robot(seat=1))
            with pytest.raises(Refusal, match="needs version 1 of the rules of 'lemans', played here is version 2"):
                await live.handle(LEA, protocol.Start())
            assert live.table.status == "lobby"

    tell(story())


# -- finished games -------------------------------------------------------------------------------


def test_an_old_finished_game_is_listed_with_its_version_and_not_replayed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            live = await begun(house, [LEA, TOM])
            await finish(live)
            table = live.table.id
            await house.results.catch_up()
        make_old(tmp_path)
        before = written(tmp_path)
        async with open_house(tmp_path) as house:
            line = next(one for one in (await home.fn(state_of(house), LEA, "here")).mine if one.id == table)
            assert (line.status, line.rules) == ("over", 1)
            view = (await house.tables.find(table)).view(LEA.id)
            assert (view.status, view.rules, view.notice, view.result) == ("over", 1, SENTENCES, None)
            for seen_again in (house.finished.find(table), dice.fn(state_of(house), VIEWER, table)):
                with pytest.raises(Refusal) as refused:
                    await seen_again
                assert (refused.value.code, refused.value.text) == ("other_rules", SENTENCES)
            assert await my_dice.fn(state_of(house), LEA) == []
            assert await house.store.read(lambda c: len(c.execute(sa.select(schema.result)).all())) == 2
        assert written(tmp_path) == before

    tell(story())


def test_an_old_record_is_not_taken_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(Refusal) as refused:
                await house.finished.import_record(LEA.id, old_record().write().encode())
            assert (refused.value.code, refused.value.text) == ("other_rules", SENTENCES)

    tell(story())


def test_a_record_brought_before_the_rules_changed_is_refused_with_the_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            name = PREFIX + "0" * 22
            row = {"id": name, "person": LEA.id, "made": now(), "data": old_record().write()}
            await house.store.write(lambda c: c.execute(sa.insert(schema.imported).values(**row)))
            with pytest.raises(Refusal) as refused:
                await house.finished.find(name)
            assert (refused.value.code, refused.value.text) == ("other_rules", SENTENCES)

    tell(story())


# -- a host's commands ----------------------------------------------------------------------------


def test_export_leaves_old_games_out_and_says_how_many(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as house:
            for _ in range(2):
                await finish(await begun(house, [LEA, TOM]))

    tell(story())
    settings, path = Settings(database=database(tmp_path)), tmp_path / "games.jsonl"
    assert transfer.export(settings, str(path)) == (2, 0)
    assert {json.loads(line)["rules"] for line in path.read_text().splitlines()} == {GAME.rules_version}
    make_old(tmp_path)
    assert transfer.export(settings, str(path)) == (0, 2)


def test_import_refuses_an_old_record_and_keeps_the_version_of_others(tmp_path: Path) -> None:
    settings, path = Settings(database=database(tmp_path)), tmp_path / "games.jsonl"
    record = old_record()
    path.write_text(record.write() + "\n")
    with pytest.raises(backup.BadBackup, match="line 1: record: it needs version 1 of the rules of 'lemans', played"):
        transfer.import_records(settings, str(path))
    record.rules = GAME.rules_version
    path.write_text(record.write() + "\n")
    assert transfer.import_records(settings, str(path)) == 1
    assert transfer.export(settings, str(path)) == (1, 0)
    assert ludo.Record.read(path.read_text()).rules == GAME.rules_version


def test_a_backup_keeps_an_old_table_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        await old_table(tmp_path)

    tell(story())
    (tmp_path / "other").mkdir()
    backup.backup(Settings(database=database(tmp_path)), str(tmp_path / "copy"))
    backup.restore(Settings(database=database(tmp_path / "other")), str(tmp_path / "copy"))
    assert written(tmp_path / "other") == written(tmp_path)
