"""The office of a real house: by its routes, by ``ludo admin``, over one node and over two."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from server.houses import PATIENCE, Guest, RunningHouse, hear, ludo_command, two_at_a_table
from server.postgres import new_postgres_database

PASSWORD = "longues vacances"
WHY = {"reason": "they asked for it"}


async def act(admin: Guest, kind: str, password: str = "", **words: Any) -> Any:
    answer = await admin.http.post("/api/office/acts", json={"act": {"act": kind, **words}, "password": password})
    return answer.status_code, answer.json()


async def account(house: RunningHouse, name: str) -> Guest:
    found = await Guest(house, name).come_in()
    made = await found.http.post("/api/account", json={"login": name.lower(), "password": PASSWORD})
    assert made.status_code == 200, made.text
    return found


async def soon(look: Callable[[], Any]) -> Any:
    """What ``look`` finds, once it finds anything."""
    deadline = time.monotonic() + PATIENCE
    while not (found := await look()):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
    return found


def test_for_everybody_else_there_is_no_office(database: str, houses: Callable[..., RunningHouse]) -> None:
    async def story() -> None:
        house = houses(database, admins="boss")
        boss, tom = await account(house, "Boss"), await account(house, "Tom")
        stranger = Guest(house, "")
        made = await boss.http.post("/api/tokens", json={"label": "t", "scope": "play", "password": PASSWORD})
        program = Guest(house, "")
        program.http.headers["authorization"] = f"Bearer {made.json()['token']}"
        nowhere = (await tom.http.get("/api/nowhere/at-all")).status_code
        for other in (tom, stranger, program):
            for path in ("", "/people", "/tables", "/tournaments", "/log", "/reports", "/disk"):
                assert (await other.http.get(f"/api/office{path}")).status_code == nowhere == 404
            assert (await act(other, "mute", person=boss.id, hours=1, **WHY))[0] == 404
            assert (await other.http.post("/api/office/tidy", json={})).status_code == 404
            page = await other.http.get("/office", headers={"accept": "text/html"})
            assert page.status_code == 404
            assert (await other.http.get("/api/lab")).json() == {"allowed": False, "studies": []}
            study = {"game": "mark", "seats": [2], "bots": ["debutant"], "games": 1}
            assert (await other.http.post("/api/lab/studies", json=study)).status_code == 403
        assert (await boss.http.get("/api/lab")).json()["allowed"] is True
        assert (await boss.http.get("/office", headers={"accept": "text/html"})).status_code == 200
        for path in ("", "/people", "/tables", "/tournaments", "/log", "/reports", "/disk"):
            assert (await boss.http.get(f"/api/office{path}")).status_code == 200

    asyncio.run(story())


def test_an_admin_looks_after_people(database: str, houses: Callable[..., RunningHouse]) -> None:
    async def story() -> None:
        house = houses(database, admins="boss")
        boss, zoe = await account(house, "Boss"), await account(house, "Zoe")
        lea, _, table = await two_at_a_table(house, "lemans")
        found = (await boss.http.get("/api/office/people", params={"search": "zo"})).json()["people"]
        assert [(person["id"], person["login"], person["sessions"]) for person in found] == [(zoe.id, "zoe", 1)]
        assert (await act(boss, "mute", person=lea.id, hours=1))[0] == 400  # why?
        assert (await act(boss, "mute", person=lea.id, hours=1, **WHY))[0] == 200
        assert (await lea.do(table, "say", text="bonjour"))["code"] == "muted"
        assert (await lea.http.post("/api/me", json={"name": "Moi"})).json()["code"] == "muted"
        assert (await lea.do(table, "sit", name="Un mot"))["code"] == "muted"
        called = {"title": "Un mot", "game": "mark", "seats": 2}
        assert (await lea.http.post("/api/tournaments", json=called)).json()["code"] == "muted"
        assert (await act(boss, "unmute", person=lea.id, **WHY))[0] == 200
        assert (await lea.do(table, "say", text="bonjour"))["is"] == "done"
        assert (await act(boss, "rename", person=lea.id, name="Rose", **WHY))[0] == 200
        assert (await lea.look(table))["chairs"][0]["name"] == "Rose"
        assert (await lea.http.get("/api/me")).json()["name"] == "Rose"

        assert (await act(boss, "close-out", person="zoe", **WHY))[1]["code"] == "wrong_password"
        assert (await act(boss, "close-out", PASSWORD, person="boss", **WHY))[1]["code"] == "protected"
        async with zoe.socket() as line:
            await hear(line, "welcome")
            assert (await act(boss, "close-out", PASSWORD, person="zoe", **WHY))[0] == 200
            with pytest.raises(websockets.ConnectionClosed):
                await hear(line, "never")
        assert (await zoe.http.get("/api/me")).json() is None
        back = {"login": "zoe", "password": PASSWORD}
        assert (await zoe.http.post("/api/sign-in", json=back)).json()["code"] == "closed_out"
        assert (await act(boss, "let-in", person="zoe", **WHY))[0] == 200
        assert (await zoe.http.post("/api/sign-in", json=back)).status_code == 200
        done = (await act(boss, "reset-password", PASSWORD, person="zoe", **WHY))[1]
        assert (await zoe.http.get("/api/me")).json() is None
        assert (await zoe.http.post("/api/sign-in", json=back)).status_code == 401
        back["password"] = done["secret"]
        assert (await zoe.http.post("/api/sign-in", json=back)).status_code == 200
        log = (await boss.http.get("/api/office/log")).json()
        wanted = ["reset-password", "let-in", "close-out", "rename", "unmute", "mute"]
        assert [entry["act"] for entry in log] == wanted
        assert {entry["admin_name"] for entry in log} == {"Boss"}
        assert {entry["reason"] for entry in log} == set(WHY.values())
        assert done["secret"] not in str(log)

    asyncio.run(story())


def test_an_act_at_one_node_takes_effect_at_the_other(postgres: Any, houses: Callable[..., RunningHouse]) -> None:
    async def story() -> None:
        database = new_postgres_database(postgres)
        one, two = houses(database), houses(database)  # without admins: whoever asks from this machine
        boss = await Guest(one, "Boss").come_in()
        lea, tom, table = await two_at_a_table(two, "lemans")
        async with lea.socket() as line, tom.socket() as other:
            await lea.watch(line, table)
            await hear(other, "welcome")
            assert (await act(boss, "announce", fr="Bonsoir", en="Hello", minutes=5))[0] == 200
            assert (await hear(line, "announced"))["says"]["notice"]["texts"]["fr"] == "Bonsoir"
            assert (await act(boss, "end-table", table=table, **WHY))[0] == 200
            assert (await hear(line, "step", "table"))["table"]["status"] == "closed"
            assert (await act(boss, "mute", person=tom.id, hours=1, **WHY))[0] == 200
            with pytest.raises(websockets.ConnectionClosed):
                await hear(other, "never")
        assert (await tom.do(table, "say", text="bonjour"))["code"] == "muted"
        assert (await act(boss, "close-house", minutes=1))[0] == 200

        async def closing() -> Any:
            return (await lea.http.get("/api/announcements")).json()["closing"]

        await soon(closing)
        later = (await lea.open("lemans", 2))["id"]
        assert (await lea.do(later, "start"))["code"] == "closing"

        async def both() -> Any:
            nodes = (await boss.http.get("/api/office")).json()["nodes"]
            return nodes if len(nodes) == 2 else None

        nodes = await soon(both)
        assert {node["database"] for node in nodes} == {True}
        assert {node["connections"] for node in nodes} == {0}

    asyncio.run(story())


def test_the_command_line_acts_on_an_open_house_and_on_a_closed_one(
    database: str, houses: Callable[..., RunningHouse]
) -> None:
    async def story() -> None:
        house = houses(database)
        lea, _, table = await two_at_a_table(house, "lemans")

        def admin(*words: str) -> str:
            done = ludo_command("admin", *words, "--database", database, "--lang", "en")
            assert done.returncode == 0, done.stderr
            return done.stdout

        async with lea.socket() as line:
            await lea.watch(line, table)
            admin("announce", "--fr", "Bonsoir", "--en", "Hello", "--minutes", "5")
            assert (await hear(line, "announced"))["says"]["notice"]["texts"]["en"] == "Hello"
            admin("end-table", table, "--reason", "nobody plays")
            assert (await hear(line, "step", "table"))["table"]["status"] == "closed"
        assert "Léa" in admin("people", "lé")
        assert "nobody plays" in admin("log")
        assert "lemans" in admin("tables", "--status", "closed")
        plan = {"title": "Mardi", "game": "lemans", "seats": 2}
        made = (await lea.http.post("/api/tournaments", json=plan)).json()
        await lea.http.post(f"/api/tournaments/{made['id']}/commands", json={"do": "enter"})
        assert "Léa" in admin("entrants", made["code"])
        assert "Nothing was changed" in admin("tidy", "--dry-run")
        assert "events" in admin("disk")
        wrong = ludo_command("admin", "mute", "nobody", "--hours", "1", "--reason", "why", "--database", database)
        assert (wrong.returncode, wrong.stderr) == (2, "ludo: There is nobody with this id or login.\n")
        house.stop()
        admin("remove-table", table, "--reason", "nobody needs it")
        admin("withdraw")
        again = houses(database)
        lea = await lea.move_to(again)
        assert (await lea.http.get(f"/api/tables/{table}")).status_code == 404
        assert (await lea.http.get("/api/announcements")).json()["notice"] is None

    asyncio.run(story())
