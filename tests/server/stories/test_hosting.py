"""What a host does: back up, restore, export, import, read the logs."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

import ludotheque as ludo
from server.houses import PATIENCE, Guest, RunningHouse, answers, free_port, ludo_command, play_on, two_at_a_table


def finished_game(house: RunningHouse) -> tuple[Guest, str]:
    async def story() -> tuple[Guest, str]:
        lea, tom, table = await two_at_a_table(house, "lemans")
        await asyncio.gather(play_on(lea, table, 0, random.Random(1)), play_on(tom, table, 1, random.Random(2)))
        return lea, table

    return asyncio.run(story())


def test_the_command_opens_a_house_and_closes_it(tmp_path: Path) -> None:
    """The stop is logged, and nothing is left over: no semaphore of the bots' processes either."""
    port, deadline = free_port(), time.monotonic() + PATIENCE
    words = ["serve", "--database", f"sqlite:///{tmp_path / 'house.db'}", "--port", str(port), "--robot-workers", "1"]
    process = subprocess.Popen([sys.executable, "-m", "ludotheque", *words], stderr=subprocess.PIPE, text=True)
    try:
        while not answers(port):
            assert time.monotonic() < deadline, "the house did not open"
            time.sleep(0.05)
        asyncio.run(play_against_a_bot(port))
    finally:
        process.terminate()
        told = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 0
    entries = [json.loads(line) for line in told.splitlines()]  # JSON alone: no warning of the interpreter's
    assert entries[-1]["message"] == "the house is closed: every command under way has finished"


async def play_against_a_bot(port: int) -> None:
    """Let a bot think, so that its process is there when the house closes."""
    house = RunningHouse("", Path())
    house.port = port
    lea = await Guest(house, "Léa").come_in()
    table = (await lea.open("lemans", 2))["id"]
    for do, words in (("sit", {}), ("robot", {"seat": 1, "level": "habitue"}), ("start", {})):
        assert (await lea.do(table, do, **words))["is"] == "done"
    await play_on(lea, table, 0, random.Random(1), most=2)


def test_backup_and_restore(database: str, houses: Callable[..., RunningHouse], tmp_path: Path) -> None:
    house = houses(database)
    lea, table = finished_game(house)
    copy = tmp_path / "copy.backup"
    made = ludo_command("backup", str(copy), "--database", database)
    assert made.returncode == 0, made.stderr
    again = ludo_command("backup", str(copy), "--database", database)
    assert "is there already" in again.stderr
    into = f"sqlite:///{tmp_path / 'new.db'}"
    assert ludo_command("restore", str(copy), "--database", into).returncode == 0
    assert "not empty" in ludo_command("restore", str(copy), "--database", into).stderr
    other = houses(into)
    guest = asyncio.run(lea.move_to(other))
    record = httpx.get(f"{other.url}/api/tables/{table}/record", cookies=dict(guest.http.cookies)).text
    assert record == httpx.get(f"{house.url}/api/tables/{table}/record", cookies=dict(lea.http.cookies)).text
    junk = tmp_path / "junk"
    junk.write_text("this is no backup")
    assert (
        "is not a backup" in ludo_command("restore", str(junk), "--database", f"sqlite:///{tmp_path / 'x.db'}").stderr
    )


def test_export_and_import(database: str, houses: Callable[..., RunningHouse], tmp_path: Path) -> None:
    finished_game(houses(database))
    lines = tmp_path / "records.jsonl"
    assert "1 record written" in ludo_command("export", str(lines), "--lang", "en", "--database", database).stdout
    record = ludo.Record.read(lines.read_text())
    assert record.validate(ludo.load("lemans")).actor() == ludo.OVER
    into = f"sqlite:///{tmp_path / 'new.db'}"
    assert "1 record imported" in ludo_command("import", str(lines), "--lang", "en", "--database", into).stdout
    assert "0 records imported" in ludo_command("import", str(lines), "--lang", "en", "--database", into).stdout
    again = tmp_path / "again.jsonl"
    ludo_command("export", str(again), "--database", into)
    assert ludo.Record.read(again.read_text()).steps == record.steps
    assert "0 records imported" in ludo_command("import", str(again), "--lang", "en", "--database", into).stdout
    for file in (lines, again):  # the house's own game, also by way of another house
        assert "0 records imported" in ludo_command("import", str(file), "--lang", "en", "--database", database).stdout
    data = json.loads(lines.read_text())
    data["steps"][5][1] = "fly"
    lines.write_text(json.dumps(data) + "\n")
    refused = ludo_command("import", str(lines), "--database", into)
    assert "line 1: record, step 6: 'fly' is not a token" in refused.stderr
    assert "nothing was imported" in refused.stderr


def test_figures_are_for_the_host_alone(database: str, houses: Callable[..., RunningHouse]) -> None:
    house = houses(database)
    seen = {"x-forwarded-for": "203.0.113.7"}
    assert httpx.get(f"{house.url}/metrics").status_code == 200
    assert httpx.get(f"{house.url}/metrics", headers=seen).status_code == 403
    assert httpx.get(f"{house.url}/metrics", headers={"host": "jeux.example"}).status_code == 403
    house.stop()
    guarded = houses(database, metrics_token="été")
    assert httpx.get(f"{guarded.url}/metrics").status_code == 403
    given = {**seen, "authorization": "Bearer wrong"}
    assert httpx.get(f"{guarded.url}/metrics", headers=given).status_code == 403
    given["authorization"] = "Bearer plain"
    guarded.stop()
    plain = houses(database, metrics_token="plain")
    assert "ludo_moves_total" in httpx.get(f"{plain.url}/metrics", headers=given).text


def test_logs_are_structured_and_hold_no_secrets(database: str, houses: Callable[..., RunningHouse]) -> None:
    house = houses(database, log_level="info")

    async def story() -> list[str]:
        lea = await Guest(house, "Léa").come_in()
        opened = await lea.open("lemans", 2)
        await lea.http.get(f"/api/codes/{opened['code']}")
        feeds = (await lea.http.get("/api/feeds")).json()
        await lea.http.get(feeds["atom"])
        token = (await lea.http.post("/api/tokens", json={"label": "bot"})).json()["token"]
        httpx.get(f"{house.url}/api/me", headers={"authorization": f"Bearer {token}"})
        await lea.do(opened["id"], "say", text="le mot secret")
        return [opened["code"], feeds["atom"].split("/")[2], token, lea.http.cookies["ludo"], "le mot secret"]

    hidden = asyncio.run(story())
    text = house.log()
    entries = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    routes = {entry.get("route") for entry in entries}
    assert "/api/codes/{code}" in routes
    assert [secret for secret in hidden if secret in text] == []
