"""The page of a table says what it will need; every other page is the same for all."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from litestar import Response
from litestar.datastructures import Cookie
from litestar.testing import RequestFactory

from ludotheque.server import assets
from ludotheque.server.http import brought, session_cookies, spa
from ludotheque.server.protocol.invitations import Invited
from ludotheque.server.protocol.plan import Free

PAGE = """<html lang="fr"><head><link rel="preload" href="/assets/a.woff2" as="font" crossorigin=""></head>
<body></body></html>"""
KNOWN = {"cookie": "ludo=x"}
OWN = '<script type="application/json" id="brought">{}</script>'
MANIFEST = {
    "index.html": {"file": "assets/index.js", "isEntry": True},
    "src/pages/Table.svelte": {"file": "assets/Table.js"},
}


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST), encoding="utf-8")
    monkeypatch.setattr(assets, "built", lambda: tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def _house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that brings something to whoever it knows."""

    async def bring(*_: Any) -> str:
        return OWN

    monkeypatch.setattr(brought, "for_table", bring)
    monkeypatch.setattr(session_cookies, "renewed", lambda _: [Cookie("ludo", value="x")])


def page_of(status: Any, headers: dict[str, str]) -> Response[str]:
    found = Invited("t1", "ABCDEF", "mark", status, "Léa", 3, 0, [], Free())
    answer = Response(PAGE, headers={"cache-control": "no-cache"})
    asyncio.run(spa._add_table(answer, found, RequestFactory().get("/table/t1", headers=headers)))
    return answer


@pytest.mark.usefixtures("app")
def test_a_table_that_has_begun_brings_its_answers_and_leaves_fonts_for_later() -> None:
    answer = page_of("playing", KNOWN)
    assert answer.content.startswith('<html data-game="mark" lang="fr">')
    assert "/assets/Table.js" in answer.content
    assert f"{OWN}\n  </body>" in answer.content
    assert "/api/" not in answer.content
    assert "woff2" not in answer.content


@pytest.mark.usefixtures("app")
def test_a_page_that_brings_what_one_person_may_see_is_stored_nowhere_and_renews_their_cookie() -> None:
    answer = page_of("playing", KNOWN)
    assert answer.headers["cache-control"] == "no-store"
    assert [cookie.key for cookie in answer.cookies] == ["ludo"]


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize(("status", "headers"), [("lobby", KNOWN), ("playing", {})])
def test_a_lobby_may_still_change_and_a_stranger_may_not_look(status: str, headers: dict[str, str]) -> None:
    answer = page_of(status, headers)
    assert "/assets/Table.js" in answer.content
    assert '"/api/games/mark/words/fr"' in answer.content
    assert "data-game" not in answer.content
    assert "brought" not in answer.content
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.cookies == []


def test_without_a_manifest_the_page_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "built", lambda: tmp_path)
    assert page_of("playing", KNOWN).content == PAGE
