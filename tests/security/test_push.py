"""Push endpoints: the house calls nobody in its own network, whatever a name says and however it changes."""

from __future__ import annotations

import asyncio
import base64
import socket
import threading
import time
from typing import Any

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ludotheque.server.notifications import outbound_http, web_push
from ludotheque.server.notifications.outbound_http import Unreachable
from server.houses import PATIENCE, Guest, RunningHouse

INSIDE = (
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
    *("255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::"),
)


def keys() -> dict[str, str]:
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return {"p256dh": base64.urlsafe_b64encode(raw).decode(), "auth": base64.urlsafe_b64encode(b"a" * 16).decode()}


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_of_the_own_network_is_not_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(family, socket.SOCK_STREAM, 6, "", (address, 443))])
    with pytest.raises(Unreachable, match="does not call"):
        outbound_http.public_address("push.example")


def test_one_public_address_does_not_excuse_a_private_one(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (where, 443)) for where in ("9.9.9.9", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: both)
    with pytest.raises(Unreachable):
        outbound_http.public_address("push.example")


def test_a_name_that_changes_its_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: public when first asked, ours afterwards. It is asked once, and what was checked is called."""
    answers = iter(["9.9.9.9", "127.0.0.1", "127.0.0.1"])
    called: list[Any] = []

    def look(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), 443))]

    def connect(self: socket.socket, where: Any) -> None:
        called.append(where)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", look)
    monkeypatch.setattr(socket.socket, "connect", connect)
    with pytest.raises(Unreachable):
        web_push.send("https://push.example/1", keys(), "body", web_push.new_vapid_key(), "mailto:a@example.org")
    assert called == [("9.9.9.9", 443)]


SERVICES: list[Service] = []  # kept open until the end


class Service:
    """A push service in this process that answers as it is told."""

    def __init__(self, answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answer, self.asked = answer, b""
        ours, theirs = socket.socketpair()
        self.theirs = theirs
        monkeypatch.setattr(outbound_http.PublicConnection, "connect", lambda line: setattr(line, "sock", ours))
        threading.Thread(target=self.serve, daemon=True).start()
        SERVICES.append(self)

    def serve(self) -> None:
        while b"\r\n\r\n" not in self.asked:
            self.asked += self.theirs.recv(65_536)
        try:
            self.theirs.sendall(self.answer)
        except OSError:
            return


def send() -> None:
    web_push.send("https://push.example/abc?d=e", keys(), "body", web_push.new_vapid_key(), "mailto:a@example.org")


def test_a_message_is_delivered_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    service = Service(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n", monkeypatch)
    send()
    head = service.asked.split(b"\r\n\r\n")[0].lower()
    assert head.startswith(b"post /abc?d=e http/1.1\r\nhost: push.example")
    assert b"authorization: vapid t=" in head
    assert b"ttl: 86400" in head
    assert b"body" not in service.asked


def test_a_redirection_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    Service(b"HTTP/1.1 307 Temporary\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n", monkeypatch)
    with pytest.raises(Unreachable, match="307"):
        send()


def test_an_answer_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    Service(b"HTTP/1.1 200 OK\r\nContent-Length: 999999999999\r\n\r\n" + b"x" * 1_000_000, monkeypatch)
    send()


def test_a_service_that_drips_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound_http, "SECONDS", 0.2)
    Service(b"HTTP/1.1 50", monkeypatch)
    began = time.monotonic()
    with pytest.raises(Unreachable):
        send()
    assert time.monotonic() - began < 10


def test_a_service_that_never_finishes_its_greeting_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time for everything together: connecting and TLS are not counted apart."""
    service = socket.create_server(("127.0.0.1", 0))
    monkeypatch.setattr(outbound_http, "HTTPS", service.getsockname()[1])
    monkeypatch.setattr(outbound_http, "public_address", lambda _: (socket.AF_INET, "127.0.0.1"))
    monkeypatch.setattr(outbound_http.PublicConnection, "__init__", without_patience)
    monkeypatch.setattr(outbound_http, "SECONDS", 0.2)
    began = time.monotonic()
    with pytest.raises(Unreachable):
        send()
    assert time.monotonic() - began < PATIENCE / 2
    service.close()


def without_patience(line: outbound_http.PublicConnection, host: str, port: int, timeout: float) -> None:
    """A line that would itself wait for long."""
    super(outbound_http.PublicConnection, line).__init__(host, port, timeout=PATIENCE)


def test_a_subscription_that_has_ended_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    Service(b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n", monkeypatch)
    with pytest.raises(web_push.PushGone):
        send()


def test_what_is_no_subscription_of_a_browser_is_refused(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        good = {"endpoint": "https://push.example/1", "keys": keys()}
        assert (await lea.http.post("/api/push", json=good)).status_code == 204
        odd = ["http://push.example/1", "https://127.1/x", "https://0x7f.1/", "https://[::1]/", "https://2130706433/"]
        odd += ["https://localhost/", "https://printer.local/", "https://a@push.example/", "https://push.example:22/"]
        odd += [
            "https://push.example:99999/",
            "https://[",
            "file:///etc/passwd",
            "https://",
            "",
            "gopher://push.example/",
        ]
        for endpoint in odd:
            answer = await lea.http.post("/api/push", json={**good, "endpoint": endpoint})
            assert answer.status_code == 400, endpoint
        for bad in ({}, {"p256dh": "x", "auth": "y"}, {**keys(), "more": "x"}, {**keys(), "auth": "YQ"}):
            assert (await lea.http.post("/api/push", json={**good, "keys": bad})).status_code == 400, bad

    asyncio.run(story())
