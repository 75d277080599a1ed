"""Other sites cannot use our visitors' cookies, neither by request nor by socket."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import websockets

from ludotheque.server.people.origins import is_own_origin
from server.houses import Guest, RunningHouse

FOREIGN = ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "https://127.0.0.1.evil.example")
HERE = "http://jeux.example"
THERE = "https://jeux.example"


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


@pytest.mark.parametrize(
    ("public_url", "scheme", "origin", "is_own"),
    [
        ("", "http", HERE, True),
        ("", "ws", HERE, True),
        ("", "http", THERE, False),  # the same name by another scheme is another site
        ("", "https", HERE, False),
        ("", "wss", THERE, True),
        (THERE, "http", THERE, True),  # behind a proxy that does not tell the scheme
        (THERE, "http", HERE, False),
        (THERE, "https", HERE, False),
        (HERE, "http", THERE, False),
        ("https://other.example", "http", HERE, True),  # under the name that this machine has at home
        ("", "http", "http://jeux.example:81", False),
    ],
)
def test_the_scheme_is_part_of_a_site(public_url: str, scheme: str, origin: str, is_own: bool) -> None:
    assert is_own_origin([], public_url, origin, scheme, "jeux.example") is is_own
    assert is_own_origin([origin], public_url, origin, scheme, "jeux.example")


def test_a_page_of_this_name_by_another_scheme_changes_nothing(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        other = {"origin": house.url.replace("http://", "https://")}
        assert (await lea.http.post("/api/me", json={"name": "X"}, headers=other)).status_code == 403
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(
                house.url.replace("http", "ws") + "/ws", additional_headers={**lea.cookie(), **other}
            ):
                pass

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
