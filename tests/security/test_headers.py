"""What every answer says to browsers and to caches on the way."""

from __future__ import annotations

import asyncio

import httpx

from ludotheque.server.http.middleware import limit_and_secure
from ludotheque.server.people.rate_limits import RateLimits
from ludotheque.server.settings import Settings
from server.houses import Guest, RunningHouse

PRIVATE = ("/api/me", "/api/home", "/api/tokens", "/api/feeds", "/api/me/games", "/feed/x/json", "/api/nothing")


def test_answers_for_one_person_are_stored_nowhere(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        for path in (*PRIVATE, f"/api/tables/{table}"):
            answer = await lea.http.get(path)
            assert answer.headers["cache-control"] == "no-store", path
        feed = (await lea.http.get("/api/feeds")).json()["json"]
        assert (await lea.http.get(feed)).headers["cache-control"] == "no-store"

    asyncio.run(story())


def test_what_is_for_everybody_may_be_kept(house: RunningHouse) -> None:
    assert "max-age" in httpx.get(f"{house.url}/api/games/mark/words/fr").headers["cache-control"]
    assert httpx.get(house.url).headers["cache-control"] == "no-cache"


def test_no_other_site_may_load_anything_and_the_server_is_not_named(house: RunningHouse) -> None:
    for path in ("/", "/api/me", "/api/games", "/health", "/nowhere", "/icon.svg"):
        headers = httpx.get(house.url + path).headers
        assert headers["cross-origin-resource-policy"] == "same-origin", path
        assert "server" not in headers, path
        assert "strict-transport-security" not in headers  # this house is called by http


def test_a_house_with_https_says_so_for_a_year() -> None:
    async def app(scope: object, receive: object, send: object) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})  # type: ignore[operator]

    async def headers(https: bool) -> dict[bytes, bytes]:
        said: list[dict[str, object]] = []

        async def send(message: dict[str, object]) -> None:
            said.append(message)

        secured = limit_and_secure(app, RateLimits(Settings()), https)
        await secured({"type": "http", "path": "/", "client": ("192.0.2.1", 1)}, None, send)
        return dict(said[0]["headers"])  # type: ignore[call-overload, no-any-return]

    assert asyncio.run(headers(https=True))[b"strict-transport-security"] == b"max-age=31536000"
    assert b"strict-transport-security" not in asyncio.run(headers(https=False))
