"""Lists of tables."""

from __future__ import annotations

import asyncio
import time

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
