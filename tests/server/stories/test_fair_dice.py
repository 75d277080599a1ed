"""Chance at a real house: what is shown before, what is revealed after, and tables with the same deal."""

from __future__ import annotations

import asyncio
import random

import ludotheque as ludo
from ludotheque.fairness import drawing
from ludotheque.fairness.check import check
from server.houses import Guest, RunningHouse, play_on, two_at_a_table

NONCE = "00112233445566778899aabbccddeeff"


def test_from_the_lobby_to_the_proof(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(open_house, "Léa").come_in(), await Guest(open_house, "Tom").come_in()
        opened = await lea.open("macadam", 3)
        table = opened["id"]
        assert len(opened["commitment"]) == 64
        assert [chair["nonce"] for chair in opened["chairs"]] == [None] * 3
        await lea.do(table, "sit", pledge=drawing.pledge(NONCE))
        await tom.do(table, "sit")
        await lea.do(table, "robot", seat=2)
        seen = (await tom.look(table))["chairs"]
        assert [chair["drawn"] for chair in seen] == [False, True, True]
        assert [(chair["nonce"], chair["pledge"]) for chair in seen] == [
            (None, drawing.pledge(NONCE)),
            (None, None),
            (None, None),
        ]
        await tom.do(table, "ready", seat=1)
        await lea.do(table, "start")
        waiting = await tom.look(table)
        assert (waiting["status"], waiting["showing"]) == ("lobby", True)
        assert (await lea.do(table, "show", seat=0, nonce=NONCE))["is"] == "done"
        assert (await lea.look(table))["status"] == "playing"
        assert (await lea.http.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await lea.http.get(f"/api/tables/{table}/dice")).status_code == 409
        ends = await asyncio.gather(play_on(lea, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2)))
        assert ends[0]["commitment"] == opened["commitment"]
        record = await lea.record(table)
        proof = record.extra["fairness"]
        assert proof["commitment"] == opened["commitment"]
        assert proof["chairs"] == ["person", "absent", "debutant"]
        seed = bytes.fromhex(proof["seed"])
        assert proof["nonces"] == [
            NONCE,
            drawing.house_nonce(seed, 1, "absent"),
            drawing.house_nonce(seed, 2, "debutant"),
        ]
        assert check(record, ludo.load("macadam")).faults == []
        found = (await tom.http.get(f"/api/tables/{table}/dice")).json()
        assert {kind["kind"] for kind in found["luck"]["kinds"]} >= {"draw", "die"}
        mine = (await tom.http.get("/api/me/dice")).json()
        assert [(one["game"], one["luck"]["games"]) for one in mine] == [("macadam", 1)]

    asyncio.run(story())


def test_a_game_is_abandoned_by_consent_and_then_proved(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(open_house, "lemans")
        turn = (await lea.look(table))["turn"]
        shown = await (lea, tom)[turn].look(table)
        token = shown["seats"][0]["legal"][0]
        await (lea, tom)[turn].do(table, "move", seat=turn, step=shown["step"], token=token)
        assert (await lea.do(table, "abandon", seat=1))["code"] == "not_seated"
        assert (await lea.do(table, "abandon", seat=0))["is"] == "done"
        assert (await tom.look(table))["tired"] == [0]
        assert (await tom.do(table, "abandon", seat=1, agree=False))["is"] == "done"
        assert (await tom.look(table))["tired"] == []
        assert (await lea.http.get(f"/api/tables/{table}/record")).status_code == 409
        await tom.do(table, "abandon", seat=1)
        await lea.do(table, "abandon", seat=0)
        shown = await lea.look(table)
        assert (shown["status"], shown["turn"]) == ("closed", None)
        assert (await lea.do(table, "abandon", seat=0))["code"] == "not_playing"
        record = await lea.record(table)
        assert record.scores is None
        assert check(record, ludo.load("lemans")).faults == []

    asyncio.run(story())


def test_against_bots_one_leaves_at_once(open_house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(open_house, "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        assert (await lea.do(table, "abandon", seat=0))["code"] == "not_playing"
        await lea.do(table, "sit")
        await lea.do(table, "robot", seat=1)
        await lea.do(table, "start")
        await lea.do(table, "abandon", seat=0)
        assert (await lea.look(table))["status"] == "closed"

    asyncio.run(story())
