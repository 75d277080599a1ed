"""Whole games of all five over a real server and real sockets, on both databases."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import ludotheque as ludo
from server.houses import Guest, RunningHouse, hear, play_on, two_at_a_table
from support import HOUSE


def run(work: Any) -> Any:
    return asyncio.run(work)


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

    run(story())


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

    run(story())


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

    run(story())


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

    run(story())


def test_spectators_and_rivals_see_no_hands(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "lemans")
        zoe = await Guest(house, "Zoé").come_in()
        seen = await zoe.look(table)
        assert seen["seats"] == []
        assert seen["public"]["view"]["hand"] is None
        own = await lea.look(table)
        assert [part["seat"] for part in own["seats"]] == [0]
        hand = own["seats"][0]["view"]["hand"]
        assert len(hand) == 1
        async with zoe.socket() as line:
            shown = await zoe.watch(line, table)
            drawn = {entry["token"] for entry in shown["log"] if entry["token"].startswith("draw:")}
            assert drawn == {"draw:?"}
        assert (await zoe.do(table, "ask", seat=0, token="pass"))["code"] == "not_seated"
        assert (await zoe.do(table, "aim", seat=0, token="pass"))["code"] == "not_seated"

    run(story())


def test_sealed_bids_stay_sealed_on_the_wire(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "mark")
        guests, rng = [lea, tom], random.Random(5)
        shown = await lea.look(table)
        while True:
            actor = shown["turn"]
            legal = (await guests[actor].look(table))["seats"][0]["legal"]
            if legal[0].startswith("bid:"):
                break
            await guests[actor].do(table, "move", seat=actor, step=shown["step"], token=rng.choice(legal))
            shown = await lea.look(table)
        rival = guests[1 - actor]
        async with rival.socket() as line:
            await rival.watch(line, table)
            await guests[actor].do(table, "move", seat=actor, step=shown["step"], token="bid:7")
            step = await hear(line, "step")
            assert [entry["token"] for entry in step["log"]] == ["bid:?"]
            assert step["table"]["seats"][0]["view"]["bid"] is None
            assert step["table"]["seats"][0]["view"]["has_bid"][actor] is True
            await rival.do(table, "move", seat=1 - actor, step=step["table"]["step"], token="bid:3")
            revealed = await hear(line, "step")
            assert revealed["table"]["seats"][0]["view"]["last_auction"]["bids"][actor] == 7

    run(story())


def test_why_not_and_preview(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        turn = (await lea.look(table))["turn"]
        guest = [lea, tom][turn]
        why = await guest.do(table, "ask", seat=turn, token="card:y1")
        assert why["clause"] == "LM-23"
        assert set(why["text"]) == {"fr", "en"}
        assert (await guest.do(table, "ask", seat=turn, token="pass"))["clause"] is None
        after = await guest.do(table, "aim", seat=turn, token="pass")
        assert after["view"]["passes"] == 1
        assert (await guest.do(table, "aim", seat=turn, token="card:y1"))["code"] == "illegal"

    run(story())


def test_coming_back_shows_the_present_and_what_was_missed(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        async with lea.socket() as line:
            assert (await lea.watch(line, table))["unseen"] == 0
        played = 0
        while played < 3:
            shown = await lea.look(table)
            guest = [lea, tom][shown["turn"]]
            legal = (await guest.look(table))["seats"][0]["legal"]
            token = "pass" if "pass" in legal else legal[0]
            await guest.do(table, "move", seat=shown["turn"], step=shown["step"], token=token)
            played += 1
        async with lea.socket() as line:
            again = await lea.watch(line, table)
            assert again["unseen"] == 3
            assert again["table"]["step"] == (await tom.look(table))["step"]
            assert len(again["log"]) == again["table"]["step"]

    run(story())


def test_taking_back_needs_the_others_consent(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        shown = await lea.look(table)
        turn = shown["turn"]
        mover, other = [lea, tom][turn], [tom, lea][turn]
        assert (await mover.do(table, "take_back", seat=turn))["code"] == "no_take_back"
        await mover.do(table, "move", seat=turn, step=shown["step"], token="pass")
        assert (await other.do(table, "take_back", seat=1 - turn))["code"] == "no_take_back"
        assert (await mover.do(table, "take_back", seat=turn))["is"] == "done"
        assert (await lea.look(table))["asking"] == turn
        assert (await mover.do(table, "consent", seat=turn, agree=True))["code"] == "not_seated"
        assert (await other.do(table, "consent", seat=1 - turn, agree=False))["is"] == "done"
        assert (await lea.look(table))["asking"] is None
        await mover.do(table, "take_back", seat=turn)
        assert (await other.do(table, "consent", seat=1 - turn, agree=True))["is"] == "done"
        after = await lea.look(table)
        assert (after["step"], after["turn"]) == (shown["step"], turn)
        await mover.do(table, "move", seat=turn, step=shown["step"], token="play")
        assert (await mover.do(table, "take_back", seat=turn))["code"] == "no_take_back"  # a card was drawn

    run(story())


def test_hot_seat_rematch_and_chat(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        await lea.do(table, "sit", name="Léa")
        await lea.do(table, "sit", name="Papi")
        assert (await lea.do(table, "ink", seat=1, ink=4))["is"] == "done"
        assert (await lea.do(table, "start"))["is"] == "done"
        shown = await lea.look(table)
        assert shown["mine"] == [0, 1]
        assert [chair["name"] for chair in shown["chairs"]] == ["Léa", "Papi"]
        while shown["status"] == "playing":
            own = shown["seats"][shown["turn"]]
            token = "pass" if "pass" in own["legal"] else own["legal"][0]
            await lea.do(table, "move", seat=shown["turn"], step=shown["step"], token=token)
            shown = await lea.look(table)
        assert (await lea.do(table, "say", text="Bravo !"))["is"] == "done"
        first = await lea.do(table, "rematch")
        assert (await lea.do(table, "rematch"))["table"] == first["table"]
        again = await lea.look(first["table"])
        assert [(chair["name"], chair["ink"]) for chair in again["chairs"]] == [("Léa", 0), ("Papi", 4)]
        assert again["status"] == "lobby"

    run(story())


def test_time_runs_out_and_the_seat_is_handed_back(house: RunningHouse) -> None:
    async def story() -> None:
        pace = {"type": "live", "move": 5, "bank": 0}
        lea, tom, table = await two_at_a_table(house, "lemans", pace=pace)
        shown = await lea.look(table)
        turn = shown["turn"]
        sleeper, other = [lea, tom][turn], [tom, lea][turn]
        async with other.socket() as line:
            chairs = (await other.watch(line, table))["table"]["chairs"]
            while not chairs[turn]["away"]:
                step = await hear(line, "step")
                chairs = step["table"]["chairs"]
                assert {entry["by"] for entry in step["log"] if entry["actor"] >= 0} == {"absence"}
        async with sleeper.socket() as line:
            assert (await sleeper.watch(line, table))["table"]["chairs"][turn]["away"] is False

    run(story())


def test_chat_is_limited(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "lemans")
        answers = [await lea.do(table, "say", text=f"ligne {number}") for number in range(8)]
        assert answers[0]["is"] == "done"
        assert answers[-1]["code"] == "too_fast"
        assert (await lea.do(table, "say", text="   "))["code"] in ("malformed", "too_fast")

    run(story())


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

    run(story())


def test_a_line_that_falls_for_a_moment_empties_no_chair(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        async with tom.socket() as line:
            await tom.watch(line, table)
            async with lea.socket() as other:
                await lea.watch(other, table)
                while (await hear(line, "presence"))["here"] != [0, 1]:
                    pass
            assert (await hear(line, "presence"))["here"] == [0, 1]
            assert (await tom.look(table))["chairs"][0]["here"]

    run(story())
