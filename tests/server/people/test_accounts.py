"""Names, cookies, accounts, tokens, feeds, push."""

from __future__ import annotations

import asyncio
import json
import time
from base64 import urlsafe_b64encode
from xml.etree import ElementTree

import httpx
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from server.houses import PATIENCE, Guest, RunningHouse, two_at_a_table


def test_a_forged_cookie_is_nobody(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        cookie = lea.http.cookies["ludo"]
        forged = cookie[:-1] + ("0" if cookie[-1] != "0" else "1")
        for value in (forged, lea.id, f"{lea.id}.", "", "a.b.c"):
            answer = httpx.get(f"{house.url}/api/me", cookies={"ludo": value})
            assert (answer.status_code, answer.json()) == (200, None), value
            assert httpx.get(f"{house.url}/api/home", cookies={"ludo": value}).status_code == 401, value
        assert httpx.get(f"{house.url}/api/me", cookies={"ludo": cookie}).json()["name"] == "Léa"

    asyncio.run(story())


def test_names_are_checked(house: RunningHouse) -> None:
    for name in ("", "   ", "x" * 25, 7, None):
        answer = httpx.post(f"{house.url}/api/me", json={"name": name})
        assert answer.status_code == 400, name


def test_an_account_finds_its_tables_on_another_device(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, table = await two_at_a_table(house, "lemans")
        login = f"lea-{lea.id}"
        assert (await lea.http.post("/api/account", json={"login": login, "password": "short"})).status_code == 400
        words = {"login": login, "password": "longues vacances"}
        assert (await lea.http.post("/api/account", json=words)).json()["login"] == login.lower()
        phone = Guest(house, "?")
        wrong = await phone.http.post("/api/sign-in", json={**words, "password": "courtes vacances"})
        assert wrong.status_code == 401
        assert (await phone.http.post("/api/sign-in", json=words)).json()["id"] == lea.id
        home = (await phone.http.get("/api/home")).json()
        assert [entry["id"] for entry in home["mine"]] == [table]
        zoe = await Guest(house, "Zoé").come_in()
        assert (await zoe.http.post("/api/account", json=words)).status_code == 409
        assert (await phone.http.post("/api/sign-out")).status_code == 204
        assert (await phone.http.get("/api/me")).json() is None
        assert (await phone.http.get("/api/home")).status_code == 401

    asyncio.run(story())


def test_tokens_for_programs(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        made = (await lea.http.post("/api/tokens", json={"label": "my bot"})).json()
        program = httpx.Client(base_url=house.url, headers={"authorization": f"Bearer {made['token']}"})
        assert program.get("/api/me").json()["id"] == lea.id
        listed = (await lea.http.get("/api/tokens")).json()
        assert [entry["label"] for entry in listed] == ["my bot"]
        assert listed[0]["token"] is None
        assert program.delete(f"/api/tokens/{made['digest']}").status_code == 403
        assert (await lea.http.delete(f"/api/tokens/{made['digest']}")).status_code == 204
        assert program.get("/api/me").json() is None
        assert program.get("/api/home").status_code == 401

    asyncio.run(story())


def test_other_sites_cannot_write(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        answer = await lea.http.post("/api/me", json={"name": "X"}, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403
        own = await lea.http.post("/api/me", json={"name": "Léa"}, headers={"origin": house.url})
        assert own.status_code == 200

    asyncio.run(story())


def test_feeds_tell_whose_turn_it_is_once(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans", pace={"type": "post", "days": 3})
        shown = await lea.look(table)
        guest = [lea, tom][shown["turn"]]
        feeds = (await guest.http.get("/api/feeds")).json()
        deadline = time.monotonic() + PATIENCE
        while not (items := (await guest.http.get(feeds["json"])).json()["items"]):
            assert time.monotonic() < deadline, "nothing was told"
            await asyncio.sleep(0.05)
        assert len(items) == 1
        assert items[0]["url"].endswith(f"/table/{table}")
        assert items[0]["title"] == f"24 Heures · {(lea if guest is tom else tom).name}\u202f: à vous (your turn)"
        atom = ElementTree.fromstring((await guest.http.get(feeds["atom"])).text)
        assert len(atom.findall("{http://www.w3.org/2005/Atom}entry")) == 1
        forged = feeds["json"].replace(guest.id, lea.id if guest is tom else tom.id)
        assert (await guest.http.get(forged)).status_code == 404

    asyncio.run(story())


def test_push_goes_only_to_real_browsers(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        assert len((await lea.http.get("/api/push/key")).json()["key"]) == 87
        point = ec.generate_private_key(ec.SECP256R1()).public_key()
        raw = point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        keys = {"p256dh": urlsafe_b64encode(raw).decode().rstrip("="), "auth": urlsafe_b64encode(b"y" * 16).decode()}
        for endpoint in (
            "http://push.example/1",
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://db.internal/x",
        ):
            answer = await lea.http.post("/api/push", json={"endpoint": endpoint, "keys": keys})
            assert answer.status_code == 400, endpoint
        good = {"endpoint": "https://push.example/1", "keys": keys}
        assert (await lea.http.post("/api/push", json=good)).status_code == 204
        assert (await lea.http.request("DELETE", "/api/push", json={"endpoint": good["endpoint"]})).status_code == 204

    asyncio.run(story())


def test_codes_and_home(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        opened = await lea.open("mark", 2, public=True)
        await lea.do(opened["id"], "sit")
        found = (await tom.http.get(f"/api/codes/{opened['code'].lower()}")).json()
        assert found == {"table": opened["id"], "status": "lobby"}
        assert (await tom.http.get("/api/codes/QQQQQQ")).status_code == 404
        assert opened["id"] in [entry["id"] for entry in (await tom.http.get("/api/home")).json()["open"]]
        hidden = await lea.open("mark", 2)
        assert hidden["id"] not in json.dumps((await tom.http.get("/api/home")).json())
        picture = await tom.http.get(f"/api/tables/{opened['id']}/qr")
        assert picture.headers["content-type"].startswith("image/svg")
        bad = await lea.http.post("/api/tables", json={"game": "mark", "seats": 9})
        assert (bad.status_code, bad.json()["code"]) == (409, "bad_plan")

    asyncio.run(story())


def test_health_metrics_and_openapi(house: RunningHouse) -> None:
    assert httpx.get(f"{house.url}/health").json()["status"] == "open"
    assert "# TYPE ludo_moves_total counter" in httpx.get(f"{house.url}/metrics").text
    paths = httpx.get(f"{house.url}/openapi/openapi.json").json()["paths"]
    assert "/api/tables/{table}/commands" in paths


def test_texts_that_a_database_cannot_keep(house: RunningHouse) -> None:
    """PostgreSQL keeps no NUL, SQLite does; neither is a fault of the house."""

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        for path, words in (
            ("/api/tokens", {"label": "a\x00b"}),
            ("/api/account", {"login": f"l\x00{lea.id}", "password": "longues vacances"}),
            ("/api/sign-in", {"login": "l\x00a", "password": "longues vacances"}),
        ):
            answer = await lea.http.post(path, json=words)
            assert answer.status_code < 500, (path, answer.text)

    asyncio.run(story())
