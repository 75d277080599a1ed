"""Lists of tables."""

from __future__ import annotations

import asyncio
import json
import time

from ludotheque.server.storage import replays as stored_replays
from ludotheque.server.storage.engine import make_engine
from server.houses import Guest, RunningHouse, two_at_a_table


def test_a_list_says_since_when_a_table_stands_as_it_does(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "lemans")
        host = await Guest(house, "Zoé").come_in()
        lobby = (await host.open("lemans", 2))["id"]
        await host.do(lobby, "sit")
        for guest, wanted in ((lea, table), (host, lobby)):
            line = next(one for one in (await guest.http.get("/api/home")).json()["mine"] if one["id"] == wanted)
            assert abs(line["since"] - time.time() * 1000) < 60_000  # by the clock on the wall, not the house's own

    asyncio.run(story())


def test_a_game_with_values_of_before_is_refused_with_a_sentence(house: RunningHouse) -> None:
    """A record was kept when an edition of Mark could have ten thousand throws."""
    subject = "rec-" + "0" * 22
    record = {"record": "ludotheque-record/1", "game": "mark", "rules": 2, "edition": "x", "seats": 2, "options": {}}
    text = json.dumps({**record, "edition_values": {"roll_limit": 9_000}, "steps": [], "scores": [], "ranks": []})

    async def story() -> None:
        engine = make_engine(house.database)
        with engine.begin() as c:
            stored_replays.keep_imported(c, subject, person="p", address="a", data=text, most=10**9)
        engine.dispose()
        zoe = await Guest(house, "Zoé").come_in()
        for what in ("edition", "replay", "replay/1", "record", "analysis"):
            answer = await zoe.http.get(f"/api/tables/{subject}/{what}")
            assert (answer.status_code, answer.json()["code"]) == (409, "other_rules"), what
            assert "1 to 1000" in answer.json()["text"]

    asyncio.run(story())
