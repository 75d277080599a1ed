"""What is withdrawn while a password is hashed does not count when the request goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.app import make_http_app
from ludotheque.server.node import Node
from ludotheque.server.people import accounts
from server.inside import open_house

OLD, NEW = "longues vacances", "une autre histoire"
REFUSED = (401, 403, 409)
During = Callable[[], Awaitable[Any]]


class Hasher:
    """Hashes at once; what happens during the next hash can be given to it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.during: During | None = None
        monkeypatch.setattr(accounts, "hash_password", self.hash)
        monkeypatch.setattr(accounts, "password_fits", self.fits)

    async def hash(self, password: str) -> str:
        during, self.during = self.during, None
        if during is not None:
            await during()
        return f"hash of {password}"

    async def fits(self, stored: str | None, password: str) -> bool:
        return await self.hash(password) == stored


def browser(house: Node, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(make_http_app(house), client=("127.0.0.1", 1))
    return httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies=cookies)


async def with_account(house: Node) -> tuple[httpx.AsyncClient, dict[str, Any]]:
    lea = browser(house)
    await lea.post("/api/me", json={"name": "Léa"})
    return lea, (await lea.post("/api/account", json={"login": "lea", "password": OLD})).json()


@pytest.mark.parametrize(
    ("method", "path", "words"),
    [
        ("POST", "/api/sign-in", {"login": "lea", "password": OLD}),
        ("POST", "/api/recover", {"login": "lea", "code": "?", "password": "celui du voleur"}),
        ("POST", "/api/account", {"login": "lea", "old": OLD, "password": "celui du voleur"}),
        ("POST", "/api/tokens", {"label": "bot", "password": OLD}),
        ("POST", "/api/me/recovery", {"password": OLD}),
        ("DELETE", "/api/me", {"password": OLD}),
    ],
)
def test_what_the_old_password_opened_is_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, path: str, words: dict[str, str]
) -> None:
    """A thief knows the old password, the cookie and the recovery code; the owner chooses a new password just then."""
    hasher = Hasher(monkeypatch)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            lea, made = await with_account(house)
            thief = browser(house, None if path in ("/api/sign-in", "/api/recover") else httpx.Cookies(lea.cookies))
            given = {**words, "code": made["recovery"]} if "code" in words else words

            async def change() -> None:
                new = {"login": "lea", "old": OLD, "password": NEW}
                assert (await lea.post("/api/account", json=new)).status_code == 200

            hasher.during = change
            answer = await thief.request(method, path, json=given)
            assert answer.status_code in REFUSED, answer.text
            assert (await thief.get("/api/me")).json() is None
            assert len((await lea.get("/api/sessions")).json()) == 1
            assert (await lea.get("/api/tokens")).json() == []
            assert (
                await browser(house).post("/api/sign-in", json={"login": "lea", "password": NEW})
            ).status_code == 200

    asyncio.run(story())


def test_whoever_chooses_the_first_password_keeps_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cookie is all that a guest has; whoever has it too is out as soon as a password was chosen."""
    hasher = Hasher(monkeypatch)

    async def story() -> None:
        async with open_house(tmp_path) as house:
            lea = browser(house)
            await lea.post("/api/me", json={"name": "Léa"})
            thief = browser(house, httpx.Cookies(lea.cookies))

            async def choose() -> None:
                assert (await lea.post("/api/account", json={"login": "lea", "password": NEW})).status_code == 200

            hasher.during = choose
            assert (await thief.post("/api/account", json={"login": "thief", "password": OLD})).status_code in REFUSED
            assert (await lea.get("/api/me")).json()["login"] == "lea"
            assert (await thief.get("/api/me")).json() is None

    asyncio.run(story())
