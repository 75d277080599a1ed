"""What one address asks for at the same moment, and what is made once, do not keep the event loop from others."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from ludotheque.server import protocol
from ludotheque.server.app import make_http_app
from ludotheque.server.http import openapi
from ludotheque.server.http.middleware import limit_and_secure
from ludotheque.server.node import Node
from ludotheque.server.people import company, work_turns
from ludotheque.server.play.live_table import LiveTable
from ludotheque.server.settings import Settings
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from security.test_budget import inside

MAX_HELD_SECONDS = 0.0002


@asynccontextmanager
async def visited(folder: Path) -> AsyncIterator[tuple[Node, httpx.AsyncClient]]:
    """A house with its rate limits, and Léa, who has come in."""
    async with inside(folder) as (node, app):
        secured = limit_and_secure(app, node.rate_limits)
        transport = httpx.ASGITransport(secured)  # type: ignore[arg-type, unused-ignore]
        async with httpx.AsyncClient(base_url="http://house", transport=transport) as http:
            await http.post("/api/me", json={"name": "Léa"})
            yield node, http


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
        async with visited(tmp_path) as (_, http):
            table = (await http.post("/api/tables", json={"game": "macadam", "seats": 2})).json()["id"]
            monkeypatch.setattr(LiveTable, "view", counted_view)
            found = await asyncio.gather(*(http.get(f"/api/tables/{table}") for _ in range(16)))
            assert [one.status_code for one in found] == [200] * 16

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    monkeypatch.setattr(asyncio.base_events.BaseEventLoop, "_run_once", counted_turn)
    asyncio.run(story())
    assert sum(shown.values()) == 16
    assert max(shown.values()) == 1


def test_of_what_comes_together_one_piece_is_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many connections an address has, its questions never take more than one thread of the house."""
    begun: list[int] = []
    ended: list[int] = []
    look = company.my_company

    def counted(*given: Any) -> Any:
        begun.append(len(begun) - len(ended))
        try:
            return look(*given)
        finally:
            ended.append(1)

    async def story() -> None:
        async with visited(tmp_path) as (node, http):
            found = await asyncio.gather(*(http.get("/api/company") for _ in range(16)))
            assert [one.status_code for one in found] == [200] * 16
            assert node.rate_limits.work_turns.waiting == {}

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    monkeypatch.setattr(work_turns, "LONG_SECONDS", 60)
    monkeypatch.setattr(company, "my_company", counted)
    asyncio.run(story())
    assert begun == [0] * 16, "how many others were under way when each began"


def test_no_thread_holds_the_interpreter_for_long_while_a_move_waits(tmp_path: Path) -> None:
    """Each move wakes the event loop and the writer twice; beside a thread that computes it waits so long each time."""
    before = sys.getswitchinterval()

    async def story() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'house.db'}")
        async with make_http_app(Node(settings, Store(settings.database))).lifespan():
            assert sys.getswitchinterval() <= MAX_HELD_SECONDS

    migrate(f"sqlite:///{tmp_path / 'house.db'}")
    try:
        asyncio.run(story())
    finally:
        sys.setswitchinterval(before)


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
