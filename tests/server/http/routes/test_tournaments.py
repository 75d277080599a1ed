"""Tournaments by HTTP: who may announce, enter and direct; sheets and exports; people who leave the house."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ludotheque as ludo
from ludotheque.fairness.check import check
from server.houses import PATIENCE, Guest, RunningHouse

PLAN = {
    "title": "Soirée",
    "game": "mark",
    "seats": 2,
    "rounds": 2,
    "edition": {"roll_limit": 100},
    "pace": {"type": "evening", "grace": 0, "pause": 0},
}
ROOT = Path(__file__).parents[4]


async def announce(guest: Guest, **plan: Any) -> str:
    answer = await guest.http.post("/api/tournaments", json={**PLAN, **plan})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def do(guest: Guest, tournament: str, do: str, **words: Any) -> dict[str, Any]:
    answer = await guest.http.post(f"/api/tournaments/{tournament}/commands", json={"do": do, **words})
    found: dict[str, Any] = answer.json()
    return found


async def get(guest: Guest, path: str) -> dict[str, Any]:
    answer = await guest.http.get(f"/api/tournaments/{path}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def until_over(guest: Guest, tournament: str) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE
    while (await get(guest, f"{tournament}/wall"))["status"] == "running":
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
    return await get(guest, tournament)


def test_every_rule_has_a_test_that_names_it() -> None:
    rules = set(re.findall(r"\*\*(T-\d\d)\*\*", (ROOT / "docs/tournaments.md").read_text(encoding="utf-8")))
    folders = [ROOT / "tests/server" / name for name in ("tournaments", "tournament_play", "http/routes")]
    tests = "".join(file.read_text(encoding="utf-8") for folder in folders for file in folder.glob("test_*.py"))
    named = set(re.findall(r"T-\d\d", tests))
    assert rules - named == set()
    assert named - rules == set()


def test_t01_only_admins_announce_where_the_setting_says_so(
    houses: Callable[..., RunningHouse], tmp_path: Path
) -> None:
    """T-01: and only the organiser directs; another admin acts in the office, where it is written down."""

    async def story() -> None:
        house = houses(f"sqlite:///{tmp_path / 'own.db'}", tournaments="admins", admins="chef,host")
        lea, chef = await Guest(house, "Léa").come_in(), await Guest(house, "Chef").come_in()
        refused = await lea.http.post("/api/tournaments", json=PLAN)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_announcing")
        young = houses(f"sqlite:///{tmp_path / 'young.db'}", children="true", admins="chef")
        child = await Guest(young, "Zoé").come_in()
        assert (await child.http.post("/api/tournaments", json=PLAN)).json()["code"] == "not_announcing"
        for guest in (lea, child):
            assert (await guest.http.get("/api/house")).json()["announce"] == "admins"  # the page says so beforehand
        await chef.http.post("/api/account", json={"login": "chef", "password": "longues vacances"})
        tournament = await announce(chef, entry="code")
        assert (await do(lea, tournament, "start"))["code"] == "not_host"
        shown = await get(lea, tournament)
        assert (shown["code"], shown["directs"]) == (None, False)
        code = (await get(chef, tournament))["code"]
        assert (await do(lea, tournament, "enter"))["code"] == "wrong_code"
        assert (await do(lea, tournament, "enter", code=code))["mine"] == 1
        assert (await lea.http.get(f"/api/tournament-codes/{code}")).json()["id"] == tournament
        assert [line["id"] for line in (await lea.http.get("/api/tournaments")).json()] == [tournament]
        host = await Guest(house, "Hôte").come_in()
        await host.http.post("/api/account", json={"login": "host", "password": "longues vacances"})
        assert not (await get(host, tournament))["directs"]
        assert (await do(host, tournament, "call_off"))["code"] == "not_host"
        act = {"act": "take-out", "person": lea.id, "tournament": code, "reason": "she asked for it"}
        assert (await host.http.post("/api/office/acts", json={"act": act})).status_code == 200
        assert (await get(chef, tournament))["entrants"] == []
        assert (await host.http.get("/api/office/log")).json()[0]["subject"] == lea.id
        stranger = Guest(house, "?")
        assert (await stranger.http.get("/api/tournaments")).json() == []
        assert (await stranger.http.get(f"/api/tournaments/{tournament}/commands")).status_code in (404, 405)
        assert (await do(stranger, tournament, "enter")).get("status_code") == 401

    asyncio.run(story())


def test_results_lead_to_replay_and_proof_and_leave_as_csv_and_json(house: RunningHouse) -> None:
    """T-56, T-57: duplicate tables count for no rating, and their dice are those of the committed seed."""

    async def story() -> None:
        lea = await Guest(house, "=Léa").come_in()
        tournament = await announce(lea, format="duplicate", bots="debutant")
        await do(lea, tournament, "enter")
        await do(lea, tournament, "bots", count=3)
        await do(lea, tournament, "start")
        shown = await until_over(lea, tournament)
        assert len(shown["standings"]) == 4
        table = shown["pairings"][0]["tables"][0]
        record = await lea.record(table["id"])
        assert record.extra["fairness"]["duplicate"]["group"] == shown["pairings"][0]["group"]
        assert check(record, ludo.load("mark")).faults == []
        assert (await lea.http.get(f"/api/tables/{table['id']}/replay")).status_code == 200
        why = (await lea.http.get(f"/api/me/ratings/{_own(shown)}")).json()["why"]
        assert why == "same_deal"
        exported = (await lea.http.get(f"/api/tournaments/{tournament}/exports/csv")).content
        assert exported.startswith(b"\xef\xbb\xbf")  # else Excel takes it for Latin-1
        rows = list(csv.DictReader(io.StringIO(exported.decode("utf-8-sig"))))
        assert len(rows) == 8
        assert {row["name"] for row in rows} == {"", "'=Léa"}
        for row in rows:
            ways = (
                f"/replay/{row['table_id']}",
                f"/verifier?table={row['table_id']}",
                f"/api/tables/{row['table_id']}/record",
            )
            assert [row[name] for name in ("replay", "proof", "record")] == [house.url + way for way in ways]
        whole = (await lea.http.get(f"/api/tournaments/{tournament}/exports/json")).json()
        assert whole["standings"] == shown["standings"]
        sheet = await get(lea, f"{tournament}/sheets/1")
        assert [line["round"] for line in sheet["lines"]] == [1, 2]
        assert sheet["standing"]["points"] == sheet["lines"][-1]["total"] == 0
        assert {line["what"] for line in sheet["lines"]} == {"absent"}  # T-22: a stand-in has played
        assert (await lea.http.get(f"/api/tournaments/{tournament}/exports/xml")).status_code == 404

    asyncio.run(story())


def _own(shown: dict[str, Any]) -> str:
    tables = shown["pairings"][0]["tables"]
    return next(str(one["id"]) for one in tables if any(chair["entrant"] == 1 for chair in one["chairs"]))


def test_whoever_leaves_the_house_leaves_its_tournaments(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom = await Guest(house, "Léa").come_in(), await Guest(house, "Tom Anonyme").come_in()
        tournament = await announce(lea, pace={"type": "evening", "grace": 600})
        for guest in (lea, tom):
            await do(guest, tournament, "enter")
        found = (await tom.http.get("/api/me/export")).json()["tournaments"]
        assert [(one["id"], one["organised"], one["entered"]["entrant"]["number"]) for one in found] == [
            (tournament, False, 2)
        ]
        await do(lea, tournament, "start")
        while not (await get(lea, tournament))["pairings"]:
            await asyncio.sleep(0.05)
        assert (await tom.http.delete("/api/me")).status_code == 204
        shown = await get(lea, tournament)
        assert (shown["entrants"][1]["name"], shown["entrants"][1]["left"]) == ("", "deleted")
        assert tom.id not in str(shown)

    asyncio.run(story())


def test_a_guest_takes_their_place_along_to_the_account(house: RunningHouse) -> None:
    async def story() -> None:
        account = await Guest(house, "Léa Martin").come_in()
        words = {"login": f"l{account.id}".lower()[:20], "password": "longues vacances"}
        assert (await account.http.post("/api/account", json=words)).status_code == 200
        guest = await Guest(house, "Léa").come_in()
        tournament = await announce(guest)
        await do(guest, tournament, "enter")
        assert (await guest.http.post("/api/sign-in", json={**words, "bring": True})).status_code in (200, 201)
        shown = await get(account, tournament)
        assert (shown["mine"], shown["directs"]) == (1, True)
        listed = {line["id"]: line["mine"] for line in (await account.http.get("/api/tournaments")).json()}
        assert listed[tournament] is True

    asyncio.run(story())
