"""A lost password: the recovery code opens the account once, and nothing else does."""

from __future__ import annotations

import asyncio

from ludotheque.server.people import recovery
from server.houses import Guest, RunningHouse


def test_codes_are_long_and_each_is_another() -> None:
    codes = {recovery.new_code() for _ in range(100)}
    assert len(codes) == 100
    assert {len(code.replace("-", "")) for code in codes} == {20}
    assert set("".join(codes)) <= {*recovery.ALPHABET, "-"}


def test_a_lost_password_has_a_way_out(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        words = {"login": f"Login{lea.id}", "password": "longues vacances"}
        made = (await lea.http.post("/api/account", json=words)).json()
        assert (made["recoverable"], len(made["recovery"])) == (True, 24)
        assert (await lea.http.get("/api/me")).json()["recovery"] is None  # shown once
        phone = Guest(house, "?")
        new = {**words, "password": "un autre mot", "code": made["recovery"].lower().replace("-", " ")}
        for wrong in ({"code": "0000-0000-0000-0000-0000"}, {"login": f"other{lea.id}"}, {"code": ""}):
            assert (await phone.http.post("/api/recover", json={**new, **wrong})).status_code == 401, wrong
        opened = await phone.http.post("/api/recover", json=new)
        assert (opened.status_code, opened.json()["id"]) == (200, lea.id)
        assert (await phone.http.get("/api/me")).json()["id"] == lea.id
        assert (await lea.http.get("/api/me")).json() is None  # whoever was in has to come in again
        assert (await phone.http.post("/api/recover", json=new)).status_code == 401  # a code is good once
        assert (await Guest(house, "?").http.post("/api/sign-in", json=words)).status_code == 401
        tablet = Guest(house, "?")
        known = {"login": words["login"], "password": new["password"]}
        assert (await tablet.http.post("/api/sign-in", json=known)).status_code == 200
        renewed = (await tablet.http.post("/api/me/recovery", json={"password": new["password"]})).json()["recovery"]
        for code, status in ((opened.json()["recovery"], 401), (renewed, 200)):
            answer = await Guest(house, "?").http.post("/api/recover", json={**new, "code": code})
            assert answer.status_code == status
        guest = await Guest(house, "Tom").come_in()
        assert (await guest.http.post("/api/me/recovery", json={})).status_code == 400

    asyncio.run(story())
