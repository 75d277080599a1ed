"""Cookies and tokens: forged, borrowed from elsewhere, or used again after they were withdrawn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from ludotheque.server.people import cookies
from server.houses import Guest, RunningHouse, hear

PASSWORD = "longues vacances"


def known(house: RunningHouse, **headers: str) -> bool:
    given = {name: value.encode() for name, value in headers.items()}
    answer = httpx.get(f"{house.url}/api/me", headers=given)
    assert answer.status_code == 200, answer.text
    assert httpx.get(f"{house.url}/api/home", headers=given).status_code == (401 if answer.json() is None else 200)
    return answer.json() is not None


def cookie(value: str) -> dict[str, str]:
    return {"cookie": f"ludo={value}"}


async def with_account(house: RunningHouse, name: str = "Léa") -> tuple[Guest, dict[str, str]]:
    """Somebody with an account, and what opens it."""
    guest = await Guest(house, name).come_in()
    words = {"login": f"login{guest.id}", "password": PASSWORD}
    assert (await guest.http.post("/api/account", json=words)).status_code == 200
    return guest, words


async def on_another_device(house: RunningHouse, words: dict[str, str]) -> Guest:
    device = Guest(house, "?")
    device.http.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
    answer = await device.http.post("/api/sign-in", json=words)
    assert answer.status_code == 200, answer.text
    device.id = answer.json()["id"]
    return device


def test_a_cookie_is_signed_by_this_house(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        good = lea.http.cookies["ludo"]
        kind, token, mac = good.split(".")
        assert known(house, **cookie(good))
        assert lea.id not in good
        feed = (await lea.http.get("/api/feeds")).json()["json"].split("/")[2]  # signed here, for something else
        forged = [f"{kind}.{token[:-1]}.{mac}", f"{lea.id}.{mac}", f"{lea.id}.0.0.{mac}", f"{token}.{mac}"]
        for value in (
            *forged,
            cookies.new_cookie(b"another secret"),
            feed,
            good[:-1],
            good + "0",
            "....",
            "é.é",
            "%00",
        ):
            assert not known(house, **cookie(value)), value
        for scheme in ("Bearer ludo_x", f"Bearer {good}", "Bearer é", "Basic YTpi", "Bearer", "Bearer " + "a" * 4000):
            assert not known(house, authorization=scheme), scheme

    asyncio.run(story())


def test_a_stolen_cookie_dies_when_its_person_signs_out(house: RunningHouse) -> None:
    """However often the thief has had it renewed: a cookie is a session, and a session is one cookie."""

    async def story() -> None:
        lea, words = await with_account(house)
        phone = await on_another_device(house, words)
        stolen = lea.http.cookies["ludo"]
        thief = await lea.move_to(house)
        renewed = [await thief.http.get("/api/me"), await thief.http.post("/api/me", json={"name": "Léa"})]
        assert {answer.cookies.get("ludo", stolen) for answer in renewed} == {stolen}
        async with thief.socket() as line:
            await hear(line, "welcome")
            assert (await lea.http.post("/api/sign-out")).status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        assert not known(house, **cookie(stolen))
        assert known(house, **phone.cookie())  # another device of the same person stays in
        with pytest.raises(websockets.InvalidStatus):
            async with thief.socket():
                pass

    asyncio.run(story())


def test_sessions_are_listed_and_ended(house: RunningHouse) -> None:
    async def story() -> None:
        lea, words = await with_account(house)
        phone, tablet = await on_another_device(house, words), await on_another_device(house, words)
        tom = await Guest(house, "Tom").come_in()
        listed = (await phone.http.get("/api/sessions")).json()
        assert [entry["current"] for entry in listed].count(True) == 1
        mine = next(entry for entry in listed if entry["current"])
        assert mine["device"] == "Firefox, Android"
        assert mine["used"] >= mine["made"] > 0
        assert len(listed) == 3
        assert not any(phone.http.cookies["ludo"] in str(entry) for entry in listed)
        await tom.http.delete(f"/api/sessions/{mine['id']}")
        assert known(house, **phone.cookie())  # not Tom's to end
        assert (await lea.http.delete(f"/api/sessions/{mine['id']}")).status_code == 204
        assert not known(house, **phone.cookie())
        async with tablet.socket() as line:
            await hear(line, "welcome")
            assert (await lea.http.delete("/api/sessions")).status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        assert not known(house, **tablet.cookie())
        assert [entry["current"] for entry in (await lea.http.get("/api/sessions")).json()] == [True]

    asyncio.run(story())


@pytest.mark.parametrize("is_first", [True, False])
def test_a_new_password_withdraws_all_else(house: RunningHouse, is_first: bool) -> None:
    """The first one, too: other cookies, tokens and the address of the feeds; the browser that chose it stays in."""

    async def story() -> None:
        lea, words = (await Guest(house, "Léa").come_in(), {}) if is_first else await with_account(house)
        stolen, old = lea.cookie(), {"password": words.get("password", "")}
        token = (await lea.http.post("/api/tokens", json={"label": "bot", **old})).json()["token"]
        feed = (await lea.http.get("/api/feeds")).json()["json"]
        assert (await lea.http.get(feed)).status_code == 200
        new = {"login": f"login{lea.id}", "password": "plus longues encore", "old": old["password"]}
        assert (await lea.http.post("/api/account", json=new)).status_code == 200
        assert not known(house, **stolen)
        assert not known(house, authorization=f"Bearer {token}")
        assert (await lea.http.get(feed)).status_code == 404
        assert (await lea.http.get("/api/me")).json()["id"] == lea.id
        assert (await lea.http.get((await lea.http.get("/api/feeds")).json()["atom"])).status_code == 200

    asyncio.run(story())


def test_a_feed_address_dies_when_it_is_renewed_and_with_its_person(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        first = (await lea.http.get("/api/feeds")).json()["json"]
        second = (await lea.http.post("/api/feeds")).json()["json"]
        assert [(await lea.http.get(feed)).status_code for feed in (first, second)] == [404, 200]
        assert (await lea.http.delete("/api/me")).status_code == 204
        assert httpx.get(f"{house.url}{second}").status_code == 404

    asyncio.run(story())


def test_what_a_cookie_alone_must_not_do(house: RunningHouse) -> None:
    """A cookie left on somebody's machine neither takes the account away nor deletes it, and leaves nothing behind."""

    async def story() -> None:
        lea, words = await with_account(house)
        login = words["login"]
        for present in ("", "courtes vacances"):
            requests: list[tuple[str, str, dict[str, Any]]] = [
                ("POST", "/api/account", {"login": login, "password": "a thief's own", "old": present}),
                ("POST", "/api/account", {"login": f"new{lea.id}", "password": "a thief's own", "old": present}),
                ("POST", "/api/tokens", {"label": "thief", "password": present}),
                ("POST", "/api/me/recovery", {"password": present}),
                ("DELETE", "/api/me", {"password": present}),
            ]
            for method, path, data in requests:
                refused = await lea.http.request(method, path, json=data)
                assert (refused.status_code, refused.json()["code"]) == (403, "wrong_password"), path
        assert (await lea.http.delete("/api/me")).status_code == 403
        phone = await on_another_device(house, words)
        assert phone.id == lea.id
        assert (await phone.http.get("/api/tokens")).json() == []
        gone = await phone.http.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert gone.status_code == 204
        assert not known(house, **lea.cookie())

    asyncio.run(story())


def test_a_token_opens_nothing_after_it_was_withdrawn(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        made = (await lea.http.post("/api/tokens", json={"label": "bot"})).json()
        bearer = {"authorization": f"Bearer {made['token']}"}
        assert known(house, **bearer)
        assert made["token"] not in (await lea.http.get("/api/tokens")).text
        await tom.http.delete(f"/api/tokens/{made['digest']}")
        assert known(house, **bearer)  # not Tom's to withdraw
        program = Guest(house, "bot")
        program.cookie = lambda: bearer  # type: ignore[method-assign]
        async with program.socket() as line:
            await hear(line, "welcome")
            await lea.http.delete(f"/api/tokens/{made['digest']}")
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        assert not known(house, **bearer)
        assert not known(house, authorization=f"Bearer {made['digest']}")

    asyncio.run(story())


def test_cookies_cannot_be_read_by_scripts_nor_sent_by_other_sites(house: RunningHouse) -> None:
    answer = httpx.post(f"{house.url}/api/me", json={"name": "Léa"})
    given = answer.headers["set-cookie"].lower()
    assert "httponly" in given
    assert "samesite=lax" in given


@pytest.fixture
def with_https(tmp_path: Path) -> Iterator[RunningHouse]:
    """A house that was open without https first, and knows Odile from then."""
    database = f"sqlite:///{tmp_path / 'house.db'}"
    before = RunningHouse(database, tmp_path).start()
    odile = httpx.post(f"{before.url}/api/me", json={"name": "Odile"}).cookies["ludo"]
    before.stop()
    house = RunningHouse(database, tmp_path, public_url="https://jeux.example").start()
    house.settings["odile"] = odile
    yield house
    house.kill()


def test_with_https_no_other_host_can_set_the_cookie(with_https: RunningHouse) -> None:
    """``__Host-``; whoever came before https keeps their cookie, under its new name."""
    house, odile = with_https, with_https.settings["odile"]
    given = httpx.post(f"{house.url}/api/me", json={"name": "Léa"}).headers["set-cookie"]
    assert given.startswith("__Host-ludo=")
    assert {"secure", "path=/", "httponly"} <= {part.strip().lower() for part in given.split(";")}
    assert "domain" not in given.lower()
    value = given.partition("=")[2].partition(";")[0]
    assert known(house, cookie=f"__Host-ludo={value}")
    assert not known(house, cookie=f"ludo={value}")  # as a neighbouring host would set it
    assert known(house, cookie=f"__Host-ludo={value}; ludo={odile}")
    back = httpx.get(f"{house.url}/api/me", headers=cookie(odile))
    assert back.json()["name"] == "Odile"
    names = {line.partition(";")[0] for line in back.headers.get_list("set-cookie")}
    assert names == {f"__Host-ludo={odile}", 'ludo=""'}
    assert known(house, cookie=f"__Host-ludo={odile}")
