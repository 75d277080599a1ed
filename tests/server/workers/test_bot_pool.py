"""Bots of every level at a table, thinking processes that die, and the coach."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from typing import Any

import psutil
import pytest

from ludotheque.bots.service import Question, poll
from ludotheque.server.workers.bot_pool import THOUGHT_SHARE, BotPool
from server.houses import FORKS, Guest, RunningHouse, play_on, two_at_a_table
from server.tables.made import LEA, TOM, playing

LEVELS = ("debutant", "habitue", "fine-mouche", "champion")


async def against(house: RunningHouse, game: str, *levels: str) -> tuple[Guest, str]:
    """One person on the first chair, bots on the others; the game has begun."""
    lea = await Guest(house, "Léa").come_in()
    table = (await lea.open(game, len(levels) + 1))["id"]
    assert (await lea.do(table, "sit"))["is"] == "done"
    for seat, level in enumerate(levels, 1):
        assert (await lea.do(table, "robot", seat=seat, level=level))["is"] == "done"
    assert (await lea.do(table, "start"))["is"] == "done"
    return lea, table


async def my_turn(lea: Guest, table: str) -> dict[str, Any]:
    for _ in range(600):
        shown = await lea.look(table)
        if shown["turn"] == 0 or shown["status"] != "playing":
            return shown
        await asyncio.sleep(0.05)
    raise AssertionError("the bots do not move")


def thinking_processes(house: RunningHouse) -> list[psutil.Process]:
    """The children of the house that think."""
    assert house.process is not None
    found = []
    for child in psutil.Process(house.process.pid).children():
        with suppress(psutil.Error):  # it may have ended meanwhile
            if any("spawn_main" in word for word in child.cmdline()):
                found.append(child)
    return found


def test_every_level_plays_a_game_to_its_end(house: RunningHouse) -> None:
    async def story() -> None:
        lea, table = await against(house, "lemans", *LEVELS)
        end = await play_on(lea, table, 0, random.Random(1))
        assert end["status"] == "over"
        replay = (await lea.http.get(f"/api/tables/{table}/replay")).json()
        assert {entry["by"] for entry in replay["log"]} >= set(LEVELS)

    asyncio.run(story())


def test_an_unknown_level_is_refused(house: RunningHouse) -> None:
    async def story() -> None:
        lea = await Guest(house, "Léa").come_in()
        table = (await lea.open("lemans", 2))["id"]
        answer = await lea.http.post(
            f"/api/tables/{table}/commands", json={"do": "robot", "seat": 1, "level": "grandmaster"}
        )
        assert answer.status_code == 400

    asyncio.run(story())


def test_a_thinking_process_that_dies_is_replaced(house: RunningHouse) -> None:
    async def story() -> None:
        lea, table = await against(house, "lemans", "habitue", "habitue")
        killed = 0
        for _ in range(6):
            shown = await my_turn(lea, table)
            if shown["status"] != "playing":
                break
            for process in thinking_processes(house):
                with suppress(psutil.NoSuchProcess):
                    process.kill()
                    killed += 1
            token = shown["seats"][0]["legal"][0]
            assert (await lea.do(table, "move", seat=0, step=shown["step"], token=token))["is"] == "done"
        assert killed > 0
        assert (await my_turn(lea, table))["step"] > 0

    asyncio.run(story())


def test_the_coach_helps_against_bots(house: RunningHouse) -> None:
    async def story() -> None:
        lea, table = await against(house, "lemans", "debutant")
        shown = await my_turn(lea, table)
        advice = await lea.do(table, "hint", seat=0)
        assert advice["is"] == "coached"
        assert advice["step"] == shown["step"]
        assert sorted(choice["token"] for choice in advice["choices"]) == shown["seats"][0]["legal"]
        assert all(0 <= choice["share"] <= 1 for choice in advice["choices"][:1])
        assert advice["games"] > 0
        paul = await Guest(house, "Paul").come_in()
        assert (await paul.do(table, "hint", seat=0))["code"] == "not_seated"

    asyncio.run(story())


def test_the_coach_is_silent_unless_all_agreed(house: RunningHouse) -> None:
    async def story() -> None:
        for hints, answer in ((False, "refused"), (True, "coached")):
            lea, tom, table = await two_at_a_table(house, "lemans", hints=hints)
            shown = await lea.look(table)
            guest = [lea, tom][shown["turn"]]
            assert (await guest.do(table, "hint", seat=shown["turn"]))["is"] == answer

    asyncio.run(story())


def test_robots_send_only_their_own_processes_home() -> None:
    robots = BotPool(workers=1)
    robots.processes.ready().submit(int).result(60)
    other = FORKS.Process(target=time.sleep, args=(60,))
    other.start()
    (own,) = robots.processes.ready()._processes.values()
    robots.stop()
    own.join(60)
    assert other.is_alive()
    other.kill()
    other.join(60)


def test_idle_processes_think_about_one_champion_together() -> None:
    robots, table = BotPool(workers=3), playing([LEA, TOM])
    polls = [{"play": 9, "pass": 1}, {"play": 2, "pass": 8}, {"play": 0, "pass": 3}]
    asked: list[Question] = []

    async def ask(work: Any, question: Question) -> Any:
        asked.append(question)
        return polls[len(asked) - 1] if work is poll else "play"

    robots.ask = ask  # type: ignore[method-assign, assignment]
    assert asyncio.run(robots.decide(table, 0, "champion")) == "pass"
    assert len({question.seed for question in asked}) == 3
    robots.asked = 2  # others think: one process is left
    assert asyncio.run(robots.decide(table, 0, "champion")) == "play"
    assert len(asked) == 4


def test_a_question_says_when_its_slot_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    robots, table = BotPool(workers=1), playing([LEA, TOM])
    asked: list[Question] = []

    async def ask(work: Any, question: Question) -> Any:
        asked.append(question)
        return "pass"

    robots.ask = ask  # type: ignore[method-assign, assignment]
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    asyncio.run(robots.decide(table, 0, "champion", 2.0))
    asyncio.run(robots.decide(table, 0, "champion"))
    assert [question.until for question in asked] == [100 + 2 * THOUGHT_SHARE, None]


def test_a_beginner_needs_no_process() -> None:
    robots, table = BotPool(workers=1), playing([LEA, TOM])
    assert table.state is not None
    assert table.turn is not None
    token = asyncio.run(robots.decide(table, table.turn, "debutant"))
    assert token in table.game.legal_tokens(table.state)
    assert robots.processes.executor is None
