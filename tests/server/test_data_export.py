"""My data: all that the house holds about me, and nothing that is somebody else's or opens anything."""

from __future__ import annotations

import asyncio
import random

from ludotheque.server.storage import schema
from server.houses import Guest, RunningHouse, play_on, two_at_a_table

# Where each table of the database that names people is found in the export; chairs come from the events.
FOUND_IN = {
    "person": "person",
    "session": "sessions",
    "api_token": "tokens",
    "recovery": "recovery",
    "push": "push",
    "notice": "notices",
    "notice_settings": "notice_settings",
    "email": "email",
    "webhook": "webhook",
    "holiday": "holidays",
    "puzzle_day": "puzzles",
    "seen": "seen",
    "imported": "records",
    "muted": "avoided",
    "invitation": "invitations",
    "report": "reports",
    "result": "results",
    "chair": "tables",
    "entrant": "tournaments",
}


def test_every_table_that_names_people_is_exported() -> None:
    named = {
        table.name for table in schema.metadata.sorted_tables if {"person", "player", "login"} & set(table.c.keys())
    }
    assert named == set(FOUND_IN)


def test_my_data_are_all_mine(house: RunningHouse) -> None:
    async def story() -> None:
        lea, tom, over = await two_at_a_table(house, "lemans")
        await asyncio.gather(play_on(lea, over, 0, random.Random(1)), play_on(tom, over, 1, random.Random(2)))
        _, _, elsewhere = await two_at_a_table(house, "macadam")
        await lea.do(elsewhere, "say", text="je regarde")
        await tom.do(over, "say", text="secret de Tom")
        made = (
            await lea.http.post("/api/account", json={"login": f"l{lea.id}", "password": "longues vacances"})
        ).json()
        words = {"label": "bot", "password": "longues vacances"}
        token = (await lea.http.post("/api/tokens", json=words)).json()
        assert (await lea.http.post("/api/records", content=(await lea.record(over)).write())).status_code == 201
        answer = await lea.http.get("/api/me/export")
        assert answer.headers["content-disposition"].startswith("attachment")
        found = answer.json()
        assert set(FOUND_IN.values()) <= set(found)
        assert (found["person"]["id"], found["person"]["password"]) == (lea.id, True)
        tables = {table["id"]: table for table in found["tables"]}
        assert tables[elsewhere]["said"][0]["text"] == "je regarde"
        assert tables[elsewhere]["decided"] == []
        assert (tables[over]["sat"][0]["seat"], tables[over]["hosted"]) == (0, True)
        mine = [token for actor, token in (await lea.record(over)).steps if actor == 0]
        assert [one["token"] for one in tables[over]["decided"]] == mine
        assert found["records"][0]["data"]["game"] == "lemans"
        assert [entry["label"] for entry in found["tokens"]] == ["bot"]
        for secret in (token["token"], token["digest"], made["recovery"], lea.http.cookies["ludo"], "argon2", tom.id):
            assert secret not in answer.text, secret
        assert "secret de Tom" not in answer.text
        stranger = Guest(house, "?")
        assert (await stranger.http.get("/api/me/export")).status_code == 401

    asyncio.run(story())
