"""Tables cannot be found by trying."""

from __future__ import annotations

import asyncio

from ludotheque.server import ids
from server.houses import Guest, RunningHouse


def test_codes_and_ids_are_many() -> None:
    assert len(ids.LETTERS) ** ids.CODE_LENGTH > 100_000_000
    assert len({ids.new_id() for _ in range(1000)}) == 1000
    assert all(len(ids.new_id()) == 22 for _ in range(10))  # 128 bits


def test_a_new_name_does_not_make_new_tries(strict: RunningHouse) -> None:
    """Twenty wrong codes, then one every two seconds, whoever asks from this address."""

    async def story() -> None:
        lea = await Guest(strict, "Léa").come_in()
        answers = [(await lea.http.get("/api/codes/QQQQQQ")).status_code for _ in range(24)]
        assert answers[0] == 404
        assert answers[-1] == 429
        other = await Guest(strict, "Tom").come_in()
        assert (await other.http.get("/api/codes/QQQQQQ")).status_code == 429

    asyncio.run(story())


def test_no_answer_tells_whether_a_private_table_exists(house: RunningHouse) -> None:
    """A code that nobody has and one that cannot be are answered alike; the list shows public tables only."""

    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        private = await lea.open("lemans", 2)
        none, odd = await tom.http.get("/api/codes/QQQQQQ"), await tom.http.get("/api/codes/Q'--x")
        assert (none.status_code, none.text) == (odd.status_code, odd.text)
        home = (await tom.http.get("/api/home")).text
        assert private["id"] not in home
        assert private["code"] not in home

    asyncio.run(story())
