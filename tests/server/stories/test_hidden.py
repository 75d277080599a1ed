"""What the others hold stays hidden on the wire, on both databases."""

from __future__ import annotations

import asyncio
import random

from server.houses import Guest, RunningHouse, hear, two_at_a_table


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

    asyncio.run(story())


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
            highest = max(int(token.removeprefix("bid:")) for token in legal)
            await guests[actor].do(table, "move", seat=actor, step=shown["step"], token=f"bid:{highest}")
            step = await hear(line, "step")
            assert [entry["token"] for entry in step["log"]] == ["bid:?"]
            assert step["table"]["seats"][0]["view"]["bid"] is None
            assert step["table"]["seats"][0]["view"]["has_bid"][actor] is True
            await rival.do(table, "move", seat=1 - actor, step=step["table"]["step"], token="bid:0")
            revealed = await hear(line, "step")
            assert revealed["table"]["seats"][0]["view"]["last_auction"]["bids"][actor] == highest

    asyncio.run(story())
