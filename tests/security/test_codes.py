"""Tables cannot be found by trying."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest

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


@pytest.mark.parametrize(("page", "number"), [("t", 1), ("table", 2), ("replay", 3), ("moments", 4)])
def test_no_page_lets_codes_be_tried_faster_than_another(strict: RunningHouse, page: str, number: int) -> None:
    """A page that names a table tells who invites: one a second, whichever address the code stands in."""
    address = {"x-forwarded-for": f"192.0.2.{200 + number}"}
    with httpx.Client(base_url=strict.url, headers=address, timeout=60) as client:
        client.post("/api/me", json={"name": "Léandre"})
        code = client.post("/api/tables", json={"game": "mark", "seats": 2}).json()["code"]
        began = time.monotonic()
        seen = [client.get(f"/{page}/{code}").text for _ in range(60)]
        told = sum("Léandre" in text for text in seen)
        assert 1 <= told <= 31 + time.monotonic() - began


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
