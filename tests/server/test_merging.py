"""A guest who signs in takes the tables along: once, wholly, and through a crash in the middle."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludotheque.server import merging
from ludotheque.server.identity import Person
from ludotheque.server.node import Node
from ludotheque.server.storage import credentials, notices, schema
from ludotheque.server.storage import merging as stored_merging
from ludotheque.server.storage import people as stored_people
from ludotheque.server.storage import results as stored_results
from ludotheque.server.storage.deletion import tables_with
from ludotheque.server.storage.engine import StorageUnavailable
from ludotheque.server.timestamps import now
from server.houses import Guest, RunningHouse, hear, play_on, two_at_a_table
from server.inside import TOM, begun, open_house, run

WORDS = {"password": "longues vacances"}
NOTICE = {"key": "turn:t:1", "kind": "turn", "subject": "t", "title": "", "by": "", "path": "/table/t", "at": now()}


async def with_account(house: RunningHouse, name: str) -> tuple[Guest, dict[str, str]]:
    guest = await Guest(house, name).come_in()
    words = {"login": f"login{guest.id}", **WORDS}
    assert (await guest.http.post("/api/account", json=words)).status_code == 200
    return guest, words


def test_the_tables_come_along(house: RunningHouse) -> None:
    """A game under way is played on by the account, from the browser in which it began; the question comes first."""

    async def story() -> None:
        account, words = await with_account(house, "Léa Martin")
        guest, tom, table = await two_at_a_table(house, "lemans")
        hosted = (await guest.open("lemans", 2))["id"]
        await guest.do(table, "say", text="bonsoir")
        old = guest.cookie()
        asked = await guest.http.post("/api/sign-in", json=words)
        assert (asked.status_code, asked.json()["code"]) == (409, "guest_tables")
        assert (await guest.http.get("/api/me")).json()["id"] == guest.id  # nothing has changed
        async with guest.socket() as line, tom.socket() as other:
            await guest.watch(line, table)
            await tom.watch(other, table)
            signed = await guest.http.post("/api/sign-in", json={**words, "bring": True})
            assert (signed.status_code, signed.json()["id"]) == (200, account.id)
            shown = (await hear(other, "table"))["table"]
            assert [chair["kind"] for chair in shown["chairs"]] == ["person", "person"]
        home = (await guest.http.get("/api/home")).json()
        assert table in [entry["id"] for entry in home["mine"]]
        assert (await account.look(table))["mine"] == [0]  # on the other device as well
        assert (await Guest(house, "?").http.get("/api/home", headers=old)).status_code == 401
        ends = await asyncio.gather(
            play_on(guest, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2))
        )
        assert ends[0]["status"] == "over"
        await guest.record(table)
        assert (await guest.look(hosted))["host"] is True

    asyncio.run(story())


def test_without_an_answer_or_tables_nobody_is_moved(house: RunningHouse) -> None:
    async def story() -> None:
        account, words = await with_account(house, "Léa")
        nobody = await Guest(house, "Tom").come_in()
        assert (await nobody.http.post("/api/sign-in", json=words)).json()["id"] == account.id  # nothing to ask
        guest, _, table = await two_at_a_table(house, "lemans")
        left = await guest.http.post("/api/sign-in", json={**words, "bring": False})
        assert left.json()["id"] == account.id
        assert (await guest.look(table))["mine"] == []
        other, _ = await with_account(house, "Zoé")
        await (await Guest(house, "x").come_in()).open("lemans", 2)
        assert (await other.http.post("/api/sign-in", json=words)).json()["id"] == account.id  # accounts stay apart

    asyncio.run(story())


async def two_people(node: Node) -> tuple[Person, str]:
    """A guest, and an account."""
    guest = await node.store.write(lambda c: stored_people.add(c, "Léa"))
    account = await node.store.write(lambda c: stored_people.add(c, "Léa Martin"))
    return guest, account.id


def everything(c: sa.Connection) -> str:
    return "\n".join(str(row) for table in schema.metadata.sorted_tables for row in c.execute(sa.select(table)))


def away(*_: Any, **__: Any) -> None:
    raise StorageUnavailable("away")


@pytest.mark.parametrize("where", ["move_events", "finish"])
def test_what_was_cut_short_is_finished_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as node:
            guest, account = await two_people(node)
            tables = [(await begun(node, [guest, TOM])).table.id for _ in range(2)]
            old_cookies = sa.update(schema.person).values(cookies_since=0)  # as the migration leaves people
            await node.store.write(lambda c: c.execute(old_cookies) and None)
            with monkeypatch.context() as broken:
                if where == "finish":
                    broken.setattr(stored_merging, "finish", away)
                else:
                    broken.setattr(merging, "move_events", away)
                await node.merging.merge(guest.id, account)
                assert await node.store.read(stored_merging.unfinished) == [(guest.id, account)]
                assert not await node.store.read(lambda c: credentials.may_adopt(c, "c" * 32, guest.id, 1))
        async with open_house(tmp_path) as node:
            while await node.store.read(stored_merging.unfinished):
                await asyncio.sleep(0.01)
            for table in tables:
                live = await node.tables.find(table)
                assert (live.table.chairs[0].person, live.table.host) == (account, account)
            assert guest.id not in await node.store.read(everything)

    run(story())


def test_rows_of_both_become_one(tmp_path: Path) -> None:
    """Seen and notified twice is once; a game that somebody played against themselves is not rated."""

    async def story() -> None:
        async with open_house(tmp_path) as node:
            guest, account = await two_people(node)

            def fill(c: sa.Connection) -> None:
                for person, seq in ((guest.id, 7), (account, 3)):
                    c.execute(sa.insert(schema.seen).values(table_id="t", person=person, seq=seq))
                    notices.write(c, {**NOTICE, "person": person})
                row = {
                    "table_id": "t",
                    "game": "mark",
                    "rank": 1,
                    "score": 1,
                    "rated": True,
                    "played": True,
                    "opening": "",
                    "at": 1,
                }
                players = (guest.id, account, stored_results.PROGRAM + guest.id)
                c.execute(sa.insert(schema.result), [{**row, "seat": n, "player": p} for n, p in enumerate(players)])

            await node.store.write(fill)
            await node.merging.merge(guest.id, account)

            def found(c: sa.Connection) -> tuple[list[Any], int, list[Any]]:
                seen = [row.seq for row in c.execute(sa.select(schema.seen))]
                notices = len(c.execute(sa.select(schema.notice)).all())
                return seen, notices, [(row.player, row.rated) for row in c.execute(sa.select(schema.result))]

            program = stored_results.PROGRAM + account
            rows = [(account, False), (account, False), (program, False)]
            assert await node.store.read(found) == ([7], 1, rows)

    run(story())


def test_an_account_that_is_deleted_meanwhile_takes_the_guest_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_house(tmp_path) as node:
            guest, account = await two_people(node)
            live = await begun(node, [guest, TOM])
            with monkeypatch.context() as broken:
                broken.setattr(merging, "move_events", away)
                await node.merging.merge(guest.id, account)
            await node.deletion.delete_person(account)
            await node.merging.resume()
            for person in (guest.id, account):
                assert await node.store.read(partial(tables_with, person=person)) == []
                assert person not in await node.store.read(everything)
            assert live.table.chairs[0].robot is not None

    run(story())
