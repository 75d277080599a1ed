"""Tables with the same deal at a real house: one seed, which stays sealed until all of them are over."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import ludotheque as ludo
from ludotheque.fairness.check import check
from ludotheque.server.replays.transfer import export, import_records
from ludotheque.server.settings import read_settings
from ludotheque.server.storage import schema
from ludotheque.server.storage.engine import make_engine
from server.houses import PATIENCE, Guest, RunningHouse, play_on

NONCE = "00112233445566778899aabbccddeeff"


async def deal_of(guest: Guest, group: str) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.http.get(f"/api/duplicates/{group}")).json()
    return found


async def over(guest: Guest, group: str) -> dict[str, Any]:
    """The deal, once everybody and the bots have played it."""
    deadline = time.monotonic() + PATIENCE
    while not (found := await deal_of(guest, group))["over"]:
        assert time.monotonic() < deadline, found
        await asyncio.sleep(0.1)
    return found


async def group_of_two(house: RunningHouse, par: str | None) -> tuple[Guest, Guest, dict[str, Any], list[str]]:
    """Two tables of two chairs with the same deal, a person and a bot at each, not yet started."""
    lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
    wanted = {"plan": {"game": "macadam", "seats": 2}, "tables": 2, "par": par}
    answer = await lea.http.post("/api/duplicates", json=wanted)
    assert answer.status_code == 201, answer.text
    deal: dict[str, Any] = answer.json()
    one, two = (table["id"] for table in deal["tables"][:2])
    assert (await lea.do(one, "sit", nonce=NONCE))["is"] == "done"
    assert (await tom.do(two, "sit"))["is"] == "done"
    for table in (one, two):
        assert (await lea.do(table, "robot", seat=1))["is"] == "done"
    return lea, tom, deal, [one, two]


def common_draws(records: list[ludo.Record], kind: str, most: int = 1000) -> int:
    """How many draws of a kind all tables have; they must be the same ones."""
    found = [[t for actor, t in one.steps if actor == ludo.CHANCE and t.startswith(f"{kind}:")] for one in records]
    common = min(most, *map(len, found))
    assert len({tuple(tokens[:common]) for tokens in found}) == 1
    return common


def test_the_same_deal_at_two_tables_with_bots_for_comparison(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, deal, (one, two) = await group_of_two(open_house, "debutant")
        group, par = deal["group"], deal["tables"][2]
        assert (par["par"], par["level"], par["free"]) == (True, "debutant", 0)
        assert {(await lea.look(table["id"]))["commitment"] for table in deal["tables"]} == {deal["commitment"]}
        assert (await tom.do(one, "sit"))["code"] == "one_table"
        assert (await lea.do(two, "sit"))["code"] == "one_table"
        assert (await lea.do(one, "change", plan={"game": "macadam", "seats": 3}))["code"] == "same_plan"
        assert (await lea.do(par["id"], "stand", seat=0))["code"] == "par_table"
        assert (await lea.do(one, "start"))["code"] == "not_ready"
        await tom.do(two, "ready", seat=0)
        assert (await tom.do(two, "start"))["code"] == "not_host"
        assert (await lea.do(one, "start"))["is"] == "done"
        assert (await tom.look(two))["status"] == "playing"
        await sealed(lea, two, one)
        await play_on(lea, one, 0, random.Random(1))
        assert (await lea.look(one))["status"] == "over"
        assert (await lea.http.get(f"/api/tables/{one}/record")).json()["code"] == "sealed"
        assert (await lea.http.get(f"/api/tables/{one}/replay")).json()["code"] == "sealed"
        assert all(table["result"] is None for table in (await deal_of(lea, group))["tables"])
        await play_on(tom, two, 0, random.Random(2))
        end = await over(tom, group)
        scores = [table["result"]["scores"] for table in end["tables"]]
        assert end["means"] == [(a + b) / 2 for a, b in zip(scores[0], scores[1], strict=True)]
        records = [await tom.record(table["id"]) for table in end["tables"]]
        assert common_draws(records, "draw", 15) == 15  # later, cards that were put back may differ
        common_draws(records, "die")  # as many as the shortest game threw, perhaps none
        for record in records:
            assert record.extra["fairness"]["nonces"][0] == NONCE
            assert record.extra["fairness"]["chairs"] == ["person", "debutant", "absent", "debutant"]
            assert check(record, ludo.load("macadam")).faults == []

    asyncio.run(story())


async def sealed(guest: Guest, table: str, own: str) -> None:
    """Another table of the deal says nothing, over HTTP or over the socket."""
    assert (await guest.http.get(f"/api/tables/{table}")).json()["code"] == "sealed"
    assert (await guest.http.get(f"/api/tables/{table}/since/0")).json()["code"] == "sealed"
    assert (await guest.do(table, "say", text="hello"))["code"] == "sealed"
    async with guest.socket() as line:
        await line.send(json.dumps({"do": "watch", "table": table}))
        heard = [json.loads(await asyncio.wait_for(line.recv(), PATIENCE)) for _ in range(2)]
    assert [message["is"] for message in heard] == ["welcome", "refused"]
    assert (await guest.look(own))["status"] == "playing"


def test_a_table_to_which_nobody_comes_is_closed_and_the_others_play(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, deal, (one, two) = await group_of_two(open_house, None)
        assert (await tom.do(two, "close"))["code"] == "not_host"
        assert (await lea.do(two, "close"))["is"] == "done"
        assert (await lea.do(one, "stand", seat=0))["is"] == "done"
        assert (await tom.do(one, "sit", seat=0, nonce=NONCE))["is"] == "done"  # his table is no more
        await tom.do(one, "ready", seat=0)
        assert (await lea.do(one, "start"))["is"] == "done"
        await play_on(tom, one, 0, random.Random(1))
        end = await over(tom, deal["group"])
        assert [table["status"] for table in end["tables"]] == ["over", "closed"]
        assert check(await tom.record(one), ludo.load("macadam")).faults == []

    asyncio.run(story())


def test_onlookers_of_the_lobby_see_nothing_of_the_deal(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, _, (one, two) = await group_of_two(open_house, None)
        await tom.do(two, "ready", seat=0)
        async with tom.socket() as line:
            await tom.watch(line, one)
            await lea.do(one, "start")
            await lea.do(one, "say", text="secret")
            await line.send(json.dumps({"do": "watch", "table": two}))
            await line.send(json.dumps({"do": "say", "table": two, "text": "end"}))
            heard: list[dict[str, Any]] = []
            while not heard or heard[-1].get("text") != "end":
                heard.append(json.loads(await asyncio.wait_for(line.recv(), PATIENCE)))
        told = [message for message in heard if message.get("table") == one or one in json.dumps(message)]
        assert not [message for message in told if message["is"] in ("step", "table", "spoken")]
        assert [message["code"] for message in told if message["is"] == "refused"] == ["sealed"]

    asyncio.run(story())


async def written_down(house: RunningHouse, table: str) -> None:
    """Wait until the results of the table are in the database: they are written a moment after the end."""
    engine, r = make_engine(house.database), schema.result
    deadline = time.monotonic() + PATIENCE
    with engine.connect() as connection:
        while not connection.execute(sa.select(r).where(r.c.table_id == table)).all():
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
    engine.dispose()


async def told_of(guest: Guest) -> tuple[int, dict[str, Any] | None]:
    """How many games of the guest the statistics know, and the guest's rating on the leaderboard."""
    games = (await guest.http.get("/api/me/games")).json()["games"]
    boards = (await guest.http.get("/api/standings")).json()["boards"]
    mine = [line["rating"] for board in boards for line in board["lines"] if line["mine"]]
    return sum(one["games"] for one in games), mine[0] if mine else None


def test_the_host_ends_what_nobody_finishes(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, deal, (one, two) = await group_of_two(open_house, None)
        group = deal["group"]
        assert (await lea.http.post(f"/api/duplicates/{group}/close")).json()["code"] == "not_playing"
        await tom.do(two, "ready", seat=0)
        await lea.do(one, "start")
        await play_on(lea, one, 0, random.Random(1))
        await written_down(open_house, one)
        assert await told_of(lea) == (0, None)  # a result would say something of the deal to the other table
        assert (await tom.http.post(f"/api/duplicates/{group}/close")).json()["code"] == "not_host"
        end = (await lea.http.post(f"/api/duplicates/{group}/close")).json()
        games, rating = await told_of(lea)
        assert games == 1
        assert rating is None, "tables with one deal do not count for the ratings"
        assert [table["status"] for table in end["tables"]] == ["over", "closed"]
        assert end["tables"][0]["result"] is not None
        assert check(await tom.record(two), ludo.load("macadam")).faults == []

    asyncio.run(story())


def test_bad_groups_are_refused_with_a_sentence(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(open_house, "Léa").come_in()
        plan = {"game": "mark", "seats": 3}
        for bad in ({"plan": plan, "tables": 1}, {"plan": plan, "tables": 99}, {"plan": plan, "par": "god"}, {}):
            assert (await lea.http.post("/api/duplicates", json=bad)).status_code == 400
        answer = await lea.http.post("/api/duplicates", json={"plan": {"game": "mark", "seats": 1}})
        assert answer.json()["code"] == "bad_plan"
        assert (await lea.http.get("/api/duplicates/nowhere")).status_code == 404

    asyncio.run(story())


def test_an_export_tells_no_seed_of_a_deal_under_way(open_house: RunningHouse, tmp_path: Path) -> None:
    """And what another house imports from it keeps the proof it came with."""
    settings, path = read_settings({"database": open_house.database}, None), tmp_path / "records.jsonl"

    def exported(commitment: str) -> list[dict[str, Any]]:
        export(settings, str(path))
        proofs = [json.loads(line)["fairness"] for line in path.read_text().splitlines()]
        return [proof for proof in proofs if proof["commitment"] == commitment]

    async def story() -> str:
        lea, tom, deal, (one, two) = await group_of_two(open_house, None)
        await tom.do(two, "ready", seat=0)
        await lea.do(one, "start")
        await play_on(lea, one, 0, random.Random(1))
        assert exported(deal["commitment"]) == []
        await play_on(tom, two, 0, random.Random(1))
        assert (await over(lea, deal["group"]))["over"]
        return str(deal["commitment"])

    proofs = exported(asyncio.run(story()))
    assert len(proofs) == 2
    settings, other = read_settings({"database": f"sqlite:///{tmp_path / 'other.db'}"}, None), path
    assert import_records(settings, str(other)) >= 2
    path = tmp_path / "again.jsonl"
    assert sorted(exported(proofs[0]["commitment"]), key=str) == sorted(proofs, key=str)
