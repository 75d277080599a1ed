"""Cookies and tokens: forged, borrowed from elsewhere, or used again after they were withdrawn."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import websockets

from ludotheque.server.people import cookies
from server.houses import Guest, RunningHouse, hear


def known(house: RunningHouse, **headers: str) -> bool:
    given = {name: value.encode() for name, value in headers.items()}
    answer = httpx.get(f"{house.url}/api/me", headers=given)
    assert answer.status_code == 200, answer.text
    assert httpx.get(f"{house.url}/api/home", headers=given).status_code == (401 if answer.json() is None else 200)
    return answer.json() is not None


def cookie(value: str) -> dict[str, str]:
    return {"cookie": f"ludo={value}"}


def test_a_cookie_is_signed_by_this_house(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        good = lea.http.cookies["ludo"]
        person, made, salt, mac = good.split(".")
        assert known(house, **cookie(good))
        other_house = cookies.new_cookie(b"another secret", person)
        feed = (
            (await lea.http.get("/api/feeds")).json()["json"].split("/")[2]
        )  # signed by this house, for something else
        forged = [f"{tom.id}.{made}.{salt}.{mac}", f"{person}.{int(made) + 1}.{salt}.{mac}", f"{person}.{mac}"]
        for value in (*forged, other_house, feed, good[:-1], good + "0", "....", "é.é", "%00", "a" * 4000):
            assert not known(house, **cookie(value)), value
        for scheme in ("Bearer ludo_x", f"Bearer {good}", "Bearer é", "Basic YTpi", "Bearer"):
            assert not known(house, authorization=scheme), scheme

    asyncio.run(story())


def test_a_cookie_of_before_is_still_good(house: RunningHouse) -> None:
    """Cookies once held the person alone; their bearers are not thrown out."""
    secret = b"s" * 32
    assert cookies.read_cookie(secret, cookies.sign(secret, "somebody")) == ("somebody", 0)


def test_a_stolen_cookie_dies_when_its_person_signs_out(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        stolen, phone = lea.http.cookies["ludo"], None
        again = await lea.http.post("/api/me", json={"name": "Léa"})
        phone = again.cookies["ludo"]
        assert known(house, **cookie(stolen))
        thief = Guest(house, "?")
        thief.http.cookies.set("ludo", stolen)
        async with thief.socket() as line:
            await hear(line, "welcome")
            answer = httpx.post(f"{house.url}/api/sign-out", headers=cookie(stolen))
            assert answer.status_code == 204
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        assert not known(house, **cookie(stolen))
        assert known(house, **cookie(phone))  # another device of the same person stays in
        with pytest.raises(websockets.InvalidStatus):
            async with thief.socket():
                pass

    asyncio.run(story())


def test_a_new_password_throws_everybody_else_out(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        words = {"login": f"lea{lea.id}", "password": "longues vacances"}
        await lea.http.post("/api/account", json=words)
        stolen = lea.http.cookies["ludo"]
        assert known(house, **cookie(stolen))
        await asyncio.sleep(0.005)
        new = {**words, "password": "plus longues encore", "old": words["password"]}
        assert (await lea.http.post("/api/account", json=new)).status_code == 200
        assert not known(house, **cookie(stolen))
        assert (await lea.http.get("/api/me")).json()["id"] == lea.id

    asyncio.run(story())


def test_a_password_is_changed_by_whoever_knows_it(house: RunningHouse) -> None:
    """A cookie alone, left on somebody's machine, does not take the account away."""

    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        words = {"login": f"lea{lea.id}", "password": "longues vacances"}
        assert (await lea.http.post("/api/account", json=words)).status_code == 200
        for login, old in ((words["login"], {}), (f"new{lea.id}", {"old": "courtes vacances"})):
            refused = await lea.http.post("/api/account", json={"login": login, "password": "a thief's own", **old})
            assert (refused.status_code, "present password" in refused.text) == (403, True)
        phone = Guest(house, "?")
        assert (await phone.http.post("/api/sign-in", json=words)).json()["id"] == lea.id

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
        await lea.http.delete(f"/api/tokens/{made['digest']}")
        assert not known(house, **bearer)
        assert not known(house, authorization=f"Bearer {made['digest']}")

    asyncio.run(story())


def test_cookies_cannot_be_read_by_scripts_nor_sent_by_other_sites(house: RunningHouse) -> None:
    answer = httpx.post(f"{house.url}/api/me", json={"name": "Léa"})
    given = answer.headers["set-cookie"].lower()
    assert "httponly" in given
    assert "samesite=lax" in given
