"""Company at a running house: invite again, mute at once, block without a word, report; and a children's table."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from server.houses import Guest, RunningHouse, hear, play_on, two_at_a_table
from server.postgres import new_postgres_database


async def two_who_played(house: RunningHouse) -> tuple[Guest, Guest, str]:
    lea, tom, table = await two_at_a_table(house, "lemans")
    await asyncio.gather(play_on(lea, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2)))
    while not (await lea.http.get("/api/company")).json()["companions"]:
        await asyncio.sleep(0.02)  # results are written after the end
    return lea, tom, table


async def companion(guest: Guest) -> dict[str, Any]:
    (found,) = (await guest.http.get("/api/company")).json()["companions"]
    one: dict[str, Any] = found
    return one


async def told(guest: Guest) -> list[dict[str, Any]]:
    """The invitations of which the notifier knows, once it has written them."""
    for wait in (0.05, 0.5, 3.0):  # exports are few
        await asyncio.sleep(wait)
        notices = (await guest.http.get("/api/me/export")).json()["notices"]
        if found := [one for one in notices if one["kind"] == "invite"]:
            return found
    return []


def refused(answer: httpx.Response) -> str:
    return str(answer.json().get("code"))


def test_invite_again(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, _ = await two_who_played(house)
        found = await companion(lea)
        assert (found["name"], found["games"]) == ("Tom", 1)
        assert tom.id not in json.dumps(found)
        table = (await lea.open("mark", 3))["id"]
        await lea.do(table, "sit")
        at_table = (await lea.http.get(f"/api/tables/{table}/company")).json()
        assert ([one["name"] for one in at_table["invitable"]], at_table["invited"]) == (["Tom"], [])
        where = f"/api/tables/{table}/invitations"
        assert (await lea.http.post(where, json={"companion": found["id"]})).status_code == 204
        assert refused(await lea.http.post(where, json={"companion": found["id"]})) == "invited_already"
        assert refused(await tom.http.post(where, json={"companion": (await companion(tom))["id"]})) == "not_seated"
        assert (await lea.http.get(f"/api/tables/{table}/company")).json()["invited"] == [found["id"]]
        (invitation,) = (await tom.http.get("/api/me/invitations")).json()
        assert (invitation["by"], invitation["game"], invitation["free"]) == ("Léa", "mark", 2)
        assert [(one["subject"], one["by"]) for one in await told(tom)] == [(table, "Léa")]
        assert (await tom.http.delete(f"/api/me/invitations/{table}")).status_code == 204
        assert (await tom.http.get("/api/me/invitations")).json() == []
        other = (await lea.open("mark", 2))["id"]
        await lea.http.post(f"/api/tables/{other}/invitations", json={"companion": found["id"]})
        assert len((await tom.http.get("/api/me/invitations")).json()) == 1
        assert (await lea.do(other, "close"))["is"] == "done"
        assert (await tom.http.get("/api/me/invitations")).json() == []  # it died with its table

    asyncio.run(story())


def test_mute_acts_at_once_and_block_without_a_word(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        async with lea.socket() as line:
            await lea.watch(line, table)
            await tom.do(table, "say", text="pénible")
            said = await hear(line, "spoken")
            by_message = {"table": table, "seq": said["seq"]}
            assert (await lea.http.post("/api/company/avoided", json=by_message)).status_code == 204
            assert (await hear(line, "table"))["chat"] == []
            await tom.do(table, "say", text="encore pénible")
            await lea.do(table, "say", text="ah")
            assert (await hear(line, "spoken"))["text"] == "ah"  # his line never came
            (avoided,) = (await lea.http.get("/api/company")).json()["avoided"]
            assert (avoided["name"], avoided["blocked"]) == ("Tom", False)
            await lea.http.delete(f"/api/company/avoided/{avoided['id']}")
            assert [one["text"] for one in (await hear(line, "table"))["chat"]] == ["pénible", "encore pénible", "ah"]
        await lea.http.post("/api/company/avoided", json={"table": table, "seat": 1, "blocked": True})
        mine = (await lea.open("mark", 2, public=True))["id"]
        assert (await tom.do(mine, "sit"))["code"] == "not_invited"
        theirs = (await tom.open("mark", 3, public=True))["id"]
        await tom.do(theirs, "sit")
        found = (await lea.http.get(f"/api/tables/{theirs}/company")).json()
        assert (found["blocked"], found["host_blocked"]) == ([0], True)  # she is warned
        for guest, hidden in ((lea, theirs), (tom, mine)):
            assert hidden not in [entry["id"] for entry in (await guest.http.get("/api/home")).json()["open"]]
            paired = (await guest.http.post("/api/pairing", json={"game": "mark"})).json()
            assert paired["table"] != hidden
        assert (await tom.http.get("/api/company")).json()["avoided"] == []
        assert (await lea.do(theirs, "sit"))["is"] == "done"  # she may all the same

    asyncio.run(story())


def test_a_block_frees_the_chair_before_the_game(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom").come_in()
        table = (await lea.open("mark", 2))["id"]
        for guest in (lea, tom):
            await guest.do(table, "sit")
        await lea.http.post("/api/company/avoided", json={"table": table, "seat": 1, "blocked": True})
        assert [chair["kind"] for chair in (await lea.look(table))["chairs"]] == ["person", "free"]

    asyncio.run(story())


def test_report_a_message_and_a_name(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans")
        async with lea.socket() as line:
            await lea.watch(line, table)
            await tom.do(table, "say", text="vilain mot")
            seq = (await hear(line, "spoken"))["seq"]
        message = {"table": table, "seq": seq, "reason": "insult", "words": "encore"}
        assert (await lea.http.post("/api/reports", json=message)).status_code == 204
        assert refused(await lea.http.post("/api/reports", json=message)) == "reported"
        name = {"table": table, "seat": 1, "reason": "other"}
        assert (await lea.http.post("/api/reports", json=name)).status_code == 204
        assert refused(await tom.http.post("/api/reports", json=name)) == "not_yourself"
        answers = [refused(await lea.http.post("/api/reports", json=name)) for _ in range(12)]
        assert answers[-1] == "too_fast"

    asyncio.run(story())


def test_a_childrens_table_has_no_strangers(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, table = await two_at_a_table(house, "lemans", children=True, public=True)
        zoe = await Guest(house, "Zoé").come_in()
        view = await lea.look(table)
        assert (view["plan"]["children"], view["plan"]["public"]) == (True, False)
        assert refused(await zoe.http.get(f"/api/tables/{table}")) == "private"
        async with zoe.socket() as line, tom.socket() as other:
            await line.send(json.dumps({"do": "watch", "table": table}))
            assert (await hear(line, "refused"))["code"] == "private"
            await tom.watch(other, table)
            assert (await lea.do(table, "say", text="mon adresse"))["code"] == "set_phrases"
            assert (await lea.do(table, "say", phrase=99)).get("is") != "done"
            assert (await lea.do(table, "say", phrase=2))["is"] == "done"
            said = await hear(other, "spoken")
            assert (said["phrase"], said["text"], said["name"]) == (2, "", "Léa")
        assert (await zoe.http.get(f"/api/invitations/{table}")).json()["names"] == []

    asyncio.run(story())


def test_a_surname_stays_away_from_a_childrens_table_for_good(house: RunningHouse) -> None:
    """What is lent at the table is told in histories, company, feeds and invitations, too."""

    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom Martin").come_in()
        table = (await lea.open("lemans", 2, children=True))["id"]
        await lea.do(table, "sit")
        await tom.do(table, "sit")
        await tom.do(table, "ready", seat=1)
        assert (await lea.look(table))["chairs"][1]["name"] == "Coccinelle"
        assert (await lea.do(table, "start"))["is"] == "done"
        await asyncio.gather(play_on(lea, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2)))
        while not (await lea.http.get("/api/company")).json()["companions"]:
            await asyncio.sleep(0.02)
        found = await companion(lea)
        assert found["name"] == "Coccinelle"
        (game,) = (await lea.http.get("/api/me/history")).json()["games"]
        assert {seat["name"] for seat in game["seats"]} == {"Léa", "Coccinelle"}
        (game,) = (await tom.http.get("/api/me/history")).json()["games"]
        assert {seat["name"] for seat in game["seats"]} == {"Léa", "Tom Martin"}  # one's own name is no news
        again = (await tom.open("lemans", 2, children=True))["id"]
        await tom.http.post(f"/api/tables/{again}/invitations", json={"companion": (await companion(tom))["id"]})
        (invitation,) = (await lea.http.get("/api/me/invitations")).json()
        assert invitation["by"] == "Coccinelle"
        assert [one["by"] for one in await told(lea)] == ["Coccinelle"]
        assert (await lea.http.post("/api/company/avoided", json={"table": table, "seat": 1})).status_code == 204
        assert (await lea.http.get("/api/company")).json()["avoided"][0]["name"] == "Coccinelle"
        feed = (await lea.http.get("/api/feeds")).json()["json"]
        for page in ("/api/company", "/api/me/history", "/api/me/export", "/api/me/invitations", feed):
            answer = await lea.http.get(page)
            assert answer.status_code == 200, page
            assert "Martin" not in answer.text, page

    asyncio.run(story())


def test_a_house_for_children(houses: Callable[..., RunningHouse], tmp_path: Path) -> None:
    async def story() -> None:
        house = houses(f"sqlite:///{tmp_path / 'house.db'}", children=True)
        lea = await Guest(house, "Léa").come_in()
        assert (await lea.http.get("/api/house")).json()["children"] is True
        assert refused(await lea.http.post("/api/me", json={"name": "Léa Martin, 12 ans"})) == "kind_name"
        table = await lea.open("mark", 2, public=True)
        assert (table["plan"]["children"], table["plan"]["public"]) == (True, False)
        plan = {**table["plan"], "children": False, "public": True}
        assert (await lea.do(table["id"], "change", plan=plan))["is"] == "done"
        assert (await lea.look(table["id"]))["plan"]["children"] is True
        assert refused(await lea.http.post("/api/pairing", json={"game": "mark"})) == "children"

    asyncio.run(story())


def test_a_bot_like_me(house: RunningHouse) -> None:
    async def story() -> None:
        lea, _, _ = await two_who_played(house)
        guest = await Guest(house, "Zoé").come_in()
        assert (await guest.http.get("/api/me/like/lemans")).json() == {"level": "habitue", "points": None, "games": 0}
        mine = (await lea.http.get("/api/me/like/lemans")).json()
        assert (mine["games"], mine["points"] is not None) == (1, True)
        table = (await lea.open("lemans", 2))["id"]
        await lea.do(table, "sit")
        assert (await lea.do(table, "robot", seat=1, level="like-me"))["is"] == "done"
        chair = (await lea.look(table))["chairs"][1]
        assert (chair["level"], chair["like"]) == (mine["level"], True)
        assert (await guest.do(table, "robot", seat=1, level="like-me"))["code"] == "not_host"
        assert (await lea.do(table, "start"))["is"] == "done"
        assert (await lea.look(table))["chairs"][1]["level"] == mine["level"]

    asyncio.run(story())


def test_a_mute_at_one_node_acts_at_the_other(houses: Callable[..., RunningHouse], postgres: Any) -> None:
    async def story() -> None:
        database = new_postgres_database(postgres)
        here, there = houses(database), houses(database)
        lea, tom, table = await two_at_a_table(here, "lemans")
        away = await lea.move_to(there)
        async with away.socket() as line:
            await away.watch(line, table)
            await tom.do(table, "say", text="pénible")
            assert (await hear(line, "spoken"))["text"] == "pénible"
            assert (await lea.http.post("/api/company/avoided", json={"table": table, "seat": 1})).status_code == 204
            assert (await hear(line, "table"))["chat"] == []

    asyncio.run(story())
