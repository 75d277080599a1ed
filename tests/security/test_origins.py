"""Other sites cannot use our visitors' cookies, neither by request nor by socket."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import websockets

from server.houses import Guest, RunningHouse

FOREIGN = ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "https://127.0.0.1.evil.example")


def test_requests_of_other_sites_change_nothing(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        for origin in FOREIGN:
            answer = await lea.http.post("/api/me", json={"name": "X"}, headers={"origin": origin})
            assert answer.status_code == 403, origin
            answer = await lea.http.delete("/api/tokens/x", headers={"origin": origin})
            assert answer.status_code == 403, origin
        hidden = await lea.http.post("/api/me", json={"name": "X"}, headers={"sec-fetch-site": "cross-site"})
        assert hidden.status_code == 403
        assert (await lea.http.get("/api/me")).json()["name"] == "Léa"
        own = await lea.http.post("/api/me", json={"name": "Zoé"}, headers={"origin": house.url})
        assert own.status_code == 200

    asyncio.run(story())


def test_sockets_of_other_sites_are_not_opened(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        address = house.url.replace("http", "ws") + "/ws"
        for origin in FOREIGN:
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with websockets.connect(address, additional_headers={**lea.cookie(), "origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
        async with websockets.connect(address, additional_headers={**lea.cookie(), "origin": house.url}) as line:
            assert "welcome" in str(await line.recv())

    asyncio.run(story())


def test_other_sites_may_not_read(house: RunningHouse) -> None:
    """No answer allows another origin to read it, and no page may be framed."""
    for path in ("/", "/api/me", "/api/games", "/openapi/openapi.json"):
        answer = httpx.get(house.url + path, headers={"origin": "https://evil.example"})
        assert not [name for name in answer.headers if name.startswith("access-control")]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
