"""Pairing in a process of its own, and what happens where it does not answer."""

from __future__ import annotations

import time

import pytest

from ludotheque.server.tournaments.pairing.exchange import exchange
from ludotheque.server.tournaments.pairing.question import Question
from ludotheque.server.workers import pairing_desk
from ludotheque.server.workers.pairing_desk import PairingDesk
from server.inside import run

FREE = Question(2, [[0] * 4 for _ in range(4)], [[0] * 4 for _ in range(4)])
HARD = Question(2, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]], [[0] * 4 for _ in range(4)])


def sleep(_: object) -> None:
    time.sleep(60)


def test_easy_rounds_need_no_process() -> None:
    async def story() -> None:
        desk = PairingDesk()
        assert [answer.exact for answer in await desk.solve([FREE, FREE])] == [True, True]
        assert desk.processes.executor is None
        assert await desk.solve([]) == []

    run(story())


def test_hard_rounds_are_solved_in_a_process_that_ends() -> None:
    async def story() -> None:
        desk = PairingDesk()
        (answer,) = await desk.solve([HARD])
        assert (HARD.cost(answer.tables), answer.exact) == (2, True)
        assert desk.processes.executor is None

    run(story())


def test_t44_whoever_does_not_answer_in_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        desk = PairingDesk()
        monkeypatch.setattr(pairing_desk, "MAX_SECONDS", 0.2)
        monkeypatch.setattr(pairing_desk, "solve_all", sleep)
        (answer,) = await desk.solve([HARD])
        assert (answer.tables, answer.exact) == (exchange(HARD, 1), False)

    run(story())
