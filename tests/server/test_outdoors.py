"""The address that is given to others: a telephone cannot find `localhost`."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import segno

from ludotheque.server import outdoors
from server.houses import NO_TLS, RunningHouse


def qr(url: str) -> bytes:
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", border=4, scale=6)
    return picture.getvalue()


def test_who_sits_at_the_machine_invites_by_its_address_on_the_network(
    tmp_path: Path, houses: Callable[..., RunningHouse]
) -> None:
    house = houses(f"sqlite:///{tmp_path / 'house.db'}", host="0.0.0.0")
    here, found = f"localhost:{house.port}", outdoors.network_address()
    real = f"http://{found}:{house.port}" if found else f"http://{here}"
    with httpx.Client(base_url=house.url, verify=NO_TLS) as lea:
        lea.post("/api/me", json={"name": "Léa"})
        table = lea.post("/api/tables", json={"game": "lemans", "seats": 2}).json()
        for host, base in ((here, real), ("jeux.local:80", "http://jeux.local:80")):
            answer = lea.get("/api/address", headers={"host": host})
            assert answer.json() == {"base": base}
            picture = lea.get(f"/api/tables/{table['id']}/qr", headers={"host": host})
            assert picture.content == qr(f"{base}/t/{table['code']}")


def open_again(port: int) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "ludotheque", "serve", "--open", "--lang", "en", "--port", str(port)]
    return subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, "BROWSER": "true"})


def test_a_house_that_is_open_already_is_shown(house: RunningHouse) -> None:
    again = open_again(house.port)
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout == f"The house is open already: http://localhost:{house.port}\n"


def test_a_port_that_another_program_has_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused = open_again(port)
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"ludo: port {port} is taken by another program; choose another one: --port")
