"""The address that is given to others: a telephone cannot find `localhost`."""

from __future__ import annotations

import io
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import segno
from click.testing import CliRunner

from ludotheque.cli import ludo
from ludotheque.server.http import urls
from server.houses import NO_TLS, PATIENCE, RunningHouse


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house for the whole network."""
    folder: Path = tmp_path_factory.mktemp("home")
    running = RunningHouse(f"sqlite:///{folder / 'house.db'}", folder, host="0.0.0.0").start()
    yield running
    running.kill()


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that a browser was asked to open."""
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    return pages


def qr(url: str) -> bytes:
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", border=4, scale=6)
    return picture.getvalue()


def test_who_sits_at_the_machine_invites_by_its_address_on_the_network(home: RunningHouse) -> None:
    here, found = f"localhost:{home.port}", urls.network_address()
    real = f"http://{found}:{home.port}" if found else f"http://{here}"
    with httpx.Client(base_url=home.url, verify=NO_TLS, timeout=PATIENCE) as lea:
        lea.post("/api/me", json={"name": "Léa"})
        table = lea.post("/api/tables", json={"game": "lemans", "seats": 2}).json()
        for host, base in ((here, real), ("jeux.local:80", "http://jeux.local:80")):
            assert lea.get("/api/address", headers={"host": host}).json() == {"base": base}
            picture = lea.get(f"/api/tables/{table['id']}/qr", headers={"host": host})
            assert picture.content == qr(f"{base}/t/{table['code']}")


def test_a_house_that_is_open_already_is_shown(home: RunningHouse, shown: list[str]) -> None:
    again = CliRunner().invoke(ludo, ["serve", "--open", "--lang", "en", "--port", str(home.port)])
    assert again.output == f"The house is open already: http://localhost:{home.port}\n"
    assert shown == [f"http://localhost:{home.port}"]


def test_a_port_that_another_program_has_is_named(shown: list[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused = CliRunner().invoke(ludo, ["serve", "--open", "--lang", "en", "--port", str(port)])
    assert str(refused.exception).startswith(f"port {port} is taken by another program; choose another one: --port")
    assert shown == []
