"""Webhooks: the shape that a service reads, public addresses only, and what becomes of one that is gone."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.notifications import outbound_http, webhook_channel
from ludotheque.server.notifications.channels import NotTaken
from ludotheque.server.notifications.lanes import Lanes
from ludotheque.server.notifications.notice import Notice
from ludotheque.server.notifications.webhook_channel import WebhookChannel, shaped
from ludotheque.server.storage import addresses, notice_settings
from ludotheque.server.storage.migrate import migrate
from ludotheque.server.storage.store import Store
from server.houses import Guest, RunningHouse

URL = "https://hooks.example/services/T1?x=y"
ROWS = [Notice("invite", "lea", "k", "t", "Mark", "/table/t", by="<!channel> | @everyone")]


class Service:
    """A service that takes webhooks, without TLS: the test leads the house there."""

    def __init__(self) -> None:
        self.status, self.heard = 204, list[tuple[str, dict[str, Any]]]()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append((self.path, json.loads(body)))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    found = Service()

    def connect(line: outbound_http.PublicConnection) -> None:
        line.sock = outbound_http.socket.create_connection(found.server.server_address)  # type: ignore[assignment]

    monkeypatch.setattr(outbound_http.PublicConnection, "connect", connect)
    yield found
    found.server.shutdown()
    found.server.server_close()


def send(folder: Path, shape: str = "discord") -> tuple[str, bool]:
    """Send through the channel; the trouble that is written, and whether the person is reached there afterwards."""

    async def story() -> tuple[str, bool]:
        url = f"sqlite:///{folder / 'house.db'}"
        migrate(url)
        store = Store(url)
        store.start()
        channel = WebhookChannel(store, "https://jeux.example", Lanes("test"))
        await store.write(lambda c: addresses.set_webhook(c, "lea", URL, shape))
        settings = await store.read(lambda c: notice_settings.read(c, "lea"))
        where = await store.read(lambda c: channel.prepare(c, settings, 0))
        assert where is not None
        with suppress(NotTaken):
            await channel.send(where, settings, ROWS)
        row = await store.read(lambda c: addresses.webhook_of(c, "lea"))
        there = await store.read(lambda c: channel.prepare(c, settings, 0))
        await store.close()
        return str(row.trouble), there is not None

    return asyncio.run(story())


def test_a_message_arrives_in_its_shape(service: Service, tmp_path: Path) -> None:
    assert send(tmp_path) == ("", True)
    [(path, body)] = service.heard
    assert path == "/services/T1?x=y"
    assert body["allowed_mentions"] == {"parse": []}
    assert body["content"].endswith("https://jeux.example/table/t")


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(404, ("refused", False)), (410, ("refused", False)), (429, ("unreachable", True)), (500, ("unreachable", True))],
)
def test_what_a_service_refuses(service: Service, tmp_path: Path, status: int, outcome: tuple[str, bool]) -> None:
    """One that is gone is not called again; one that is busy is, later."""
    service.status = status
    assert send(tmp_path) == outcome


def test_the_shapes_mention_nobody() -> None:
    lines = [("<!channel> | @everyone: à vous & <b>", "https://jeux.example/table/t")]
    assert shaped("slack", lines)["text"] == (
        "<https://jeux.example/table/t|&lt;!channel&gt;   @everyone: à vous &amp; &lt;b&gt;>"
    )
    assert "<b>" not in shaped("matrix", lines)["html"]
    assert len(shaped("discord", lines * 200)["content"]) <= 2000


def test_the_own_network_is_not_called() -> None:
    for url in ("https://127.0.0.1/x", "https://printer.local/x", "http://hooks.example/x", "https://localhost/x"):
        with pytest.raises(NotTaken):
            webhook_channel.call(url, b"{}")


@pytest.mark.parametrize("url", [f"https://{64 * 'a'}.example/x", "https://hooks.example/é", "https://a..example/x"])
def test_what_nobody_can_call_is_not_taken(service: Service, url: str, open_house: RunningHouse) -> None:
    """A name or a path that breaks whatever looks it up, in a webhook of an earlier house, too."""
    with pytest.raises(NotTaken):
        webhook_channel.call(url, b"{}")
    with pytest.raises(outbound_http.Unreachable):
        outbound_http.post("https://hooks.example/é", b"{}", {})

    async def story() -> None:
        lea = await Guest(open_house, "Léa").come_in()
        answer = await lea.http.put("/api/me/webhook", json={"url": url, "shape": "slack"})
        assert answer.status_code == 400
        tested = await lea.http.post("/api/me/notices/test", json={"channel": "webhook"})
        assert tested.status_code == 400  # it has not been set up

    asyncio.run(story())


def test_only_public_addresses_are_taken(open_house: RunningHouse) -> None:
    """The whole address is a secret of its service: it is not shown again."""

    async def story() -> None:
        lea = await Guest(open_house, "Léa").come_in()
        answer = await lea.http.put("/api/me/webhook", json={"url": URL, "shape": "slack"})
        assert answer.json()["webhook"] == {"host": "hooks.example", "shape": "slack", "trouble": ""}
        assert "T1" not in answer.text
        for url in ("http://hooks.example/x", "https://10.0.0.1/x", "https://[::1]/x", "ftp://hooks.example", "x"):
            bad = await lea.http.put("/api/me/webhook", json={"url": url, "shape": "slack"})
            assert bad.status_code == 400, url
        assert (await lea.http.put("/api/me/webhook", json={"url": URL, "shape": "fax"})).status_code == 400
        assert (await lea.http.delete("/api/me/webhook")).json()["webhook"] is None

    asyncio.run(story())
