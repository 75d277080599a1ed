"""Analyses wait in a queue that one address cannot fill."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from fairness.proven import played
from ludotheque.server.app import make_http_app
from ludotheque.server.http.middleware import limit_and_secure
from ludotheque.server.node import Node
from ludotheque.server.replays import analyses
from server.inside import open_house, run


def client(node: Node, address: str) -> httpx.AsyncClient:
    app: Any = limit_and_secure(make_http_app(node), node.rate_limits)
    transport = httpx.ASGITransport(app, client=(address, 1))
    return httpx.AsyncClient(base_url="http://house", transport=transport)


@pytest.mark.filterwarnings("ignore")  # of Litestar, about the style of the handlers
def test_one_address_does_not_fill_the_queue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever names its people have; somebody elsewhere still gets a place."""

    async def thinking(work: Callable[..., Any], question: Any) -> None:
        await asyncio.Event().wait()

    async def ask(node: Node, address: str, number: int) -> int:
        async with client(node, address) as http:
            await http.post("/api/me", json={"name": f"N{number}"})
            brought = await http.post("/api/records", content=played("lemans", f"game {number}", 2).write())
            assert brought.status_code == 201, brought.text
            return (await http.post(f"/api/tables/{brought.json()['id']}/analysis")).status_code

    async def story() -> None:
        async with open_house(tmp_path) as house:
            monkeypatch.setattr(house.bots, "spare", thinking)
            most = analyses.MAX_WAITING_EACH
            assert [await ask(house, "192.0.2.1", n) for n in range(most + 2)] == [200] * most + [429] * 2
            assert await ask(house, "192.0.2.2", 99) == 200

    run(story())
