"""What one address asks for at the same moment, and what is made once, do not keep the event loop from others."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from ludotheque.server import protocol
from ludotheque.server.http import openapi
from ludotheque.server.http.middleware import limit_and_secure
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.storage.migrate import migrate
from security.test_budget import inside


def test_looks_that_come_together_are_answered_in_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address asks for a table on many connections at once: one answer in a turn of the event loop."""
    turn, shown = 0, Counter[int]()
    run_once, view = asyncio.base_events.BaseEventLoop._run_once, LiveTable.view  # type: ignore[attr-defined]

    def counted_turn(loop: Any) -> None:
        nonlocal turn
        turn += 1
        run_once(loop)

    def counted_view(live: LiveTable, person: str) -> protocol.TableView:
        shown[turn] += 1
        return view(live, person)

    async def story() -> None:
        async with inside(tmp_path) as (node, app):
            secured = limit_and_secure(app, node.rate_limits)
            transport = httpx.ASGITransport(secured)  # type: ignore[arg-type, unused-ignore]
            async with httpx.AsyncClient(base_url="http://house", transport=transport) as http:
                await http.post("/api/me", json={"name": "Léa"})
                table = (await http.post("/api/tables", json={"game": "macadam", "seats": 2})).json()["id"]
                monkeypatch.setattr(LiveTable, "view", counted_view)
                found = await asyncio.gather(*(http.get(f"/api/tables/{table}") for _ in range(16)))
                assert [one.status_code for one in found] == [200] * 16

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "_run_once", counted_turn)
    asyncio.run(story())
    assert sum(shown.values()) == 16
    assert max(shown.values()) == 1


def test_the_openapi_document_is_made_once_and_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    make = openapi._make

    def noted(app: Litestar) -> bytes:
        threads.append(threading.get_ident())
        return make(app)

    async def story() -> None:
        async with inside(tmp_path) as (_, app):
            transport = httpx.ASGITransport(app)  # type: ignore[arg-type, unused-ignore]
            async with httpx.AsyncClient(base_url="http://house", transport=transport) as http:
                found = await asyncio.gather(*(http.get("/openapi/openapi.json") for _ in range(3)))
                assert "/api/tables/{table}" in found[0].json()["paths"]
                assert len({one.content for one in found}) == 1
                assert (await http.get("/openapi/other")).status_code == 404

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    monkeypatch.setattr(openapi, "_make", noted)
    asyncio.run(story())
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()
