"""Whole games of all five over a real server and real sockets, on both databases."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

import ludotheque as ludo
from server.houses import Guest, RunningHouse, hear, play_on, two_at_a_table
from support import HOUSE


@pytest.mark.parametrize("slug", HOUSE)
def test_a_whole_game(house: RunningHouse, slug: str) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, slug)
        ends = await asyncio.gather(play_on(lea, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2)))
        assert [end["status"] for end in ends] == ["over", "over"]
        assert ends[0]["result"] == ends[1]["result"]
        record = ludo.Record.read((await lea.http.get(f"/api/tables/{table}/record")).text)
        state = record.validate(ludo.load(slug))
        assert state.scores() == ends[0]["result"]["scores"]
        assert record.extra["fairness"]["commitment"] == ends[0]["commitment"]
        replay = (await tom.http.get(f"/api/tables/{table}/replay")).json()
        assert [entry["token"] for entry in replay["log"]] == [token for _, token in record.steps]
        last = (await tom.http.get(f"/api/tables/{table}/replay/{len(record.steps)}")).json()
        assert len(last["seats"]) == record.seats
        assert (await tom.http.get(f"/api/tables/{table}/replay/99999")).status_code == 400

    asyncio.run(story())


def test_commands_and_their_refusals(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        opened = await lea.open("lemans", 3, public=True)
        table = opened["id"]
        assert (opened["status"], opened["host"], len(opened["code"])) == ("lobby", True, 6)
        assert (await lea.do(table, "sit", seat=0))["is"] == "done"
        assert (await tom.do(table, "sit", seat=0))["code"] == "taken"
        assert (await tom.do(table, "sit", seat=7))["code"] == "no_chair"
        assert (await tom.do(table, "robot", seat=1))["code"] == "not_host"
        assert (await tom.do(table, "start"))["code"] == "not_host"
        assert (await lea.do(table, "start"))["code"] == "not_ready"
        assert (await tom.do(table, "sit"))["is"] == "done"
        assert (await lea.do(table, "robot", seat=1))["code"] == "taken"
        assert (await lea.do(table, "robot", seat=2))["is"] == "done"
        assert (await lea.do(table, "start"))["code"] == "not_ready"
        assert (await tom.do(table, "ready", seat=0))["code"] == "not_seated"
        assert (await tom.do(table, "ready", seat=1))["is"] == "done"
        assert (await lea.do(table, "move", seat=0, step=0, token="play"))["code"] == "not_playing"
        assert (await lea.do(table, "swap", seat=0, other=2))["is"] == "done"
        assert [chair["kind"] for chair in (await lea.look(table))["chairs"]] == ["robot", "person", "person"]
        assert (await lea.do(table, "stand", seat=1))["is"] == "done"
        assert (await lea.do(table, "start"))["code"] == "not_ready"
        plan = {"game": "lemans", "seats": 2, "options": {"weather": "heat"}}
        assert (await lea.do(table, "change", plan=plan))["code"] == "taken"
        assert (await lea.do(table, "swap", seat=1, other=2))["is"] == "done"
        assert (await lea.do(table, "change", plan=plan))["is"] == "done"
        assert (await lea.do(table, "change", plan={**plan, "options": {"weather": "snow"}}))["code"] == "bad_plan"
        assert (await lea.do(table, "start"))["is"] == "done"
        assert (await tom.do(table, "sit"))["code"] == "not_lobby"
        assert (await lea.do(table, "consent", seat=1, agree=True))["code"] == "not_asked"
        assert (await lea.do(table, "rematch"))["code"] == "not_over"
        assert (await lea.do("nowhere", "sit"))["code"] == "not_found"

    asyncio.run(story())


def test_bad_messages_leave_the_table_unharmed(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        before = await lea.look(table)
        turn = before["turn"]
        other = 1 - turn
        guests = [lea, tom]
        wrong = [
            ({"do": "move", "seat": turn, "step": 0, "token": "play"}, "stale"),
            ({"do": "move", "seat": turn, "step": 999, "token": "play"}, "stale"),
            ({"do": "move", "seat": other, "step": before["step"], "token": "play"}, "not_seated"),
            ({"do": "move", "seat": turn, "step": before["step"], "token": "card:y1"}, "illegal"),
            ({"do": "move", "seat": turn, "step": before["step"], "token": "fly"}, "illegal"),
            ({"do": "move", "seat": turn, "step": before["step"]}, "malformed"),
            ({"do": "dance"}, "malformed"),
            ({"do": "move", "seat": -1, "step": 0, "token": "play"}, "malformed"),
            ({"do": "say", "text": ""}, "malformed"),
            ({"do": "say", "text": "x" * 9000}, "too_big"),
        ]
        async with guests[turn].socket() as line:
            await guests[turn].watch(line, table)
            for message, code in wrong:
                await line.send(json.dumps({"table": table, **message}))
                assert (await hear(line, "refused"))["code"] == code, message
            for text in ("", "{", "[" * 5000, "\x00", '"move"', "null"):
                await line.send(text)
                assert (await hear(line, "refused"))["code"] in ("malformed", "too_big")
        async with guests[other].socket() as line:
            await guests[other].watch(line, table)
            move = {"do": "move", "table": table, "seat": other, "step": before["step"], "token": "play"}
            await line.send(json.dumps(move))
            assert (await hear(line, "refused"))["code"] == "not_your_turn"
        after = await lea.look(table)
        assert (after["seq"], after["step"], after["seats"]) == (before["seq"], before["step"], before["seats"])

    asyncio.run(story())


def test_a_repeated_move_is_answered_and_not_played_twice(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        before = await lea.look(table)
        guest = [lea, tom][before["turn"]]
        move = {"seat": before["turn"], "step": before["step"], "token": "pass"}
        answers = await asyncio.gather(*(guest.do(table, "move", **move) for _ in range(6)))
        assert {answer["is"] for answer in answers} == {"done"}
        assert (await lea.look(table))["step"] == before["step"] + 1
        assert (await guest.do(table, "move", **{**move, "token": "play"}))["code"] == "stale"
        assert (await [tom, lea][before["turn"]].do(table, "move", **move))["code"] == "not_seated"

    asyncio.run(story())


def test_a_program_hears_briefly_of_moves(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        async with lea.socket() as line:
            shown = (await lea.watch(line, table, words=False))["table"]
            guest = [lea, tom][shown["turn"]]
            token = (await guest.look(table))["seats"][0]["legal"][0]
            await guest.do(table, "move", seat=shown["turn"], step=shown["step"], token=token)
            heard = await hear(line, "brief", "step")
            now = await lea.look(table)
            assert heard["is"] == "brief"
            for name in ("step", "turn", "status", "seq"):
                assert heard[name] == now[name]
            assert heard["seats"][0]["view"] == now["seats"][0]["view"]
            assert heard["seats"][0]["legal"] == now["seats"][0]["legal"]
            assert heard["seats"][0]["text"] == []

    asyncio.run(story())
