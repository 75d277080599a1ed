"""What whoever was invited learns before saying a name, and what a chat app shows of the link."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from server.houses import Guest, RunningHouse
from support import HOUSE

PNG = b"\x89PNG\r\n\x1a\n"


def properties(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="(og:[a-z_:]+)" content="([^"]*)" />', page))


def test_a_stranger_is_told_who_invites_to_what(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa <3").come_in()
        table = await lea.open("lemans", 4)
        stranger = httpx.AsyncClient(base_url=house.url)
        found = (await stranger.get(f"/api/invitations/{table['code'].lower()}")).json()
        assert (found["table"], found["host"], found["free"], found["names"]) == (table["id"], "Léa <3", 4, [])
        await lea.do(table["id"], "sit")
        found = (await stranger.get(f"/api/invitations/{table['id']}")).json()
        assert (found["game"], found["free"], found["pace"]) == ("lemans", 3, {"type": "free"})
        assert found["names"] == ["Léa <3"]
        assert (await stranger.get("/api/invitations/ZZZZZZ")).json() is None
        page = properties((await stranger.get(f"/t/{table['code']}", headers={"accept-language": "en"})).text)
        assert page["og:title"] == "Léa &lt;3 invites you: 24 Heures"
        assert page["og:description"] == "3 free seats of 4 · no time limit"
        assert page["og:image"] == f"{house.url}/covers/lemans.png"
        assert properties((await stranger.get("/t/ZZZZZZ")).text)["og:title"] == "Ludothèque"
        assert properties((await stranger.get("/new/mark")).text)["og:title"] == "Mark"

    asyncio.run(story())


def test_the_address_of_a_picture_is_the_public_one(houses: Callable[..., RunningHouse], tmp_path: Path) -> None:
    house = houses(f"sqlite:///{tmp_path / 'house.db'}", public_url="https://jeux.example")
    page = properties(httpx.get(f"{house.url}/rules/mark").text)
    assert page["og:image"] == "https://jeux.example/covers/mark.png"
    assert page["og:url"] == "https://jeux.example/rules/mark"


@pytest.mark.parametrize("slug", HOUSE)
def test_every_game_has_a_picture_that_chat_apps_can_show(house: RunningHouse, slug: str) -> None:
    answer = httpx.get(f"{house.url}/covers/{slug}.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert answer.content.startswith(PNG)
    assert [int.from_bytes(answer.content[at : at + 4]) for at in (16, 20)] == [1200, 630]
    assert len(answer.content) < 300_000


def test_pairing_leads_two_people_to_one_table(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        first = (await lea.http.post("/api/pairing", json={"game": "marathon"})).json()
        assert first["opened"]
        assert (await tom.http.post("/api/pairing", json={"game": "marathon"})).json() == {**first, "opened": False}
        assert (await tom.http.post("/api/pairing", json={"game": "chess"})).status_code == 404
        assert (await tom.http.get("/api/pairing/marathon")).json() == {"seconds": None}
        listed = (await tom.http.get("/api/home")).json()["open"]
        assert [(line["host"], line["pace"]["type"]) for line in listed if line["id"] == first["table"]] == [
            (None, "live")
        ]

    asyncio.run(story())


def test_a_table_is_closed_by_its_host_before_the_game(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        table = (await lea.open("lemans", 2))["id"]
        await lea.do(table, "sit")
        assert (await tom.do(table, "close"))["code"] == "not_host"
        assert (await lea.do(table, "close"))["is"] == "done"
        assert (await lea.look(table))["status"] == "closed"
        assert (await lea.http.get("/api/home")).json()["mine"] == []
        assert (await tom.do(table, "sit"))["code"] == "not_lobby"
        assert (await lea.http.get(f"/api/tables/{table}/record")).status_code == 409

    asyncio.run(story())
