"""What happens beside the moves of a game: questions, absences, regrets, words."""

from __future__ import annotations

import asyncio

from server.houses import Guest, RunningHouse, hear, two_at_a_table


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

    asyncio.run(story())


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

    asyncio.run(story())


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

    asyncio.run(story())


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
        assert (await lea.look(table))["rematch_by"] == 0
        async with lea.socket() as line:  # the talk goes on
            assert [said["text"] for said in (await lea.watch(line, first["table"]))["chat"]] == ["Bravo !"]

    asyncio.run(story())


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

    asyncio.run(story())


def test_chat_is_limited(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "lemans")
        answers = [await lea.do(table, "say", text=f"ligne {number}") for number in range(8)]
        assert answers[0]["is"] == "done"
        assert answers[-1]["code"] == "too_fast"
        assert (await lea.do(table, "say", text="   "))["code"] in ("malformed", "too_fast")

    asyncio.run(story())


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

    asyncio.run(story())
