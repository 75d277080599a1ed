"""What is written down or said in an error is no way to a secret."""

from __future__ import annotations

import asyncio
import json
import random

import sqlalchemy as sa

from ludotheque.registry import load
from ludotheque.server import protocol
from ludotheque.server.storage.engine import make_engine
from ludotheque.server.tables import events as ev
from ludotheque.server.tables.reducers.apply import apply_or_pause
from ludotheque.server.tables.state import TableState
from server.houses import RunningHouse, choose, play_on, two_at_a_table


def test_a_whole_game_leaves_no_secret_in_the_log(house: RunningHouse) -> None:
    """At the most talkative level: no cookie, no token, no code, no bid, no seed, no word that was said."""

    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "mark")
        code = (await lea.look(table))["code"]
        token = (await lea.http.post("/api/tokens", json={"label": "bot"})).json()["token"]
        feed = (await lea.http.get("/api/feeds")).json()["atom"]
        await lea.http.get(feed)
        await lea.http.get(f"/api/codes/{code}")
        await lea.http.get("/api/me", headers={"authorization": f"Bearer {token}"})
        await lea.do(table, "say", text="rendez-vous secret")
        moves = asyncio.gather(
            play_on(lea, table, 0, random.Random(1), 12), play_on(tom, table, 1, random.Random(2), 12)
        )
        try:
            await asyncio.wait_for(moves, 3)  # whoever has played enough leaves the other waiting
        except TimeoutError:
            assert (await lea.look(table))["step"] > 10
        log = house.log()
        secrets = [code, token, feed.split("/")[2], lea.http.cookies["ludo"], table, lea.id, "rendez-vous", "bid:"]
        engine = make_engine(house.database)
        with engine.connect() as connection:
            seed = connection.execute(sa.text("select seed from game_table where id = :t"), {"t": table}).scalar_one()
        engine.dispose()
        for secret in (*secrets, bytes(seed).hex()):
            assert secret not in log

    asyncio.run(story())


def test_no_error_shows_a_hand_or_a_place_in_our_files(house: RunningHouse) -> None:
    """Wrong moves are answered from the seat's own knowledge; errors name no file and no line."""

    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "macadam", 3)
        rng = random.Random(5)
        for _ in range(12):
            shown = await lea.look(table)
            if shown["turn"] is None or shown["turn"] > 1:
                await asyncio.sleep(0.05)
                continue
            guest = [lea, tom][shown["turn"]]
            mine = await guest.look(table)
            texts = [
                json.dumps(await guest.do(table, "move", seat=shown["turn"], step=shown["step"], token="nonsense"))
            ]
            texts.append(json.dumps(await guest.do(table, "move", seat=shown["turn"], step=9999, token="pass")))
            texts.append((await guest.http.post(f"/api/tables/{table}/commands", content=b"{")).text)
            for text in texts:
                assert "Traceback" not in text
                assert ".py" not in text
            if mine["turn"] == shown["turn"] and mine["step"] == shown["step"]:
                token = choose(mine["seats"][0]["legal"], rng)
                await guest.do(table, "move", seat=shown["turn"], step=shown["step"], token=token)

    asyncio.run(story())


def test_a_paused_table_does_not_tell_the_token_that_stopped_it() -> None:
    """A sealed bid that the rules no longer allow stays sealed."""
    plan = protocol.Plan("mark", 2)
    events = [
        ev.Opened(plan, "host", "c", "ABCDEF"),
        ev.PersonSeated(0, "a", "A", "0"),
        ev.PersonSeated(1, "b", "B", "1"),
    ]
    started = ev.Started(["bid:77"], "0.1", rules_version=load("mark").rules_version)
    rows = [(seq, 0, ev.encode(event)) for seq, event in enumerate([*events, started])]
    table = TableState("t")
    for seq, at, data in rows:
        apply_or_pause(table, seq, at, ev.decode(data))
    assert table.status == "paused"
    assert "these rules differ" in str(table.notice)
    assert "77" not in str(table.notice)
