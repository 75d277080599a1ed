"""Pair rounds in a process of its own: a hard pairing takes seconds, and no move waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from ludotheque.extras import MissingExtra, need
from ludotheque.server.tournaments.pairing.exchange import exchange
from ludotheque.server.tournaments.pairing.question import Answer, Question
from ludotheque.server.tournaments.pairing.solver import solve
from ludotheque.server.workers.process_pool import ProcessPool

log = logging.getLogger("ludotheque.pairing")
MAX_SECONDS = 30.0  # for one round, on a slow and busy machine


class PairingDesk:
    """Asks the solver, and pairs by exchange alone where it does not answer in time."""

    def __init__(self) -> None:
        self.processes = ProcessPool(1, "pairing")
        self.lock = asyncio.Lock()

    async def fetch_solver(self) -> None:
        """Fetch the solver if it is not there, long before the first round asks for it."""
        try:
            await asyncio.to_thread(need, "tournaments", "The pairing of tournaments")
        except MissingExtra as missing:
            log.warning("pairing: rounds are paired by exchange alone: %s", missing)

    async def solve(self, questions: Sequence[Question]) -> list[Answer]:
        """Return an answer to each question."""
        easy = await asyncio.to_thread(solve_easily, list(questions))
        if easy is not None:
            return easy
        async with self.lock:
            try:
                found = await asyncio.wait_for(self.processes.run(solve_all, list(questions)), MAX_SECONDS)
            except TimeoutError:
                log.warning("pairing: a round took longer than %d s and is paired by exchange alone", MAX_SECONDS)
                found = None
            finally:
                self.processes.stop()  # the next round is far away, and the solver is large
        if found is None:
            return await asyncio.to_thread(exchange_all, list(questions))
        return found

    def stop(self) -> None:
        """Send the process home."""
        self.processes.stop()


def solve_easily(questions: list[Question]) -> list[Answer] | None:
    """Answer without the solver where exchanges find rounds that cost nothing, as first rounds do; else None."""
    found = [exchange(question) for question in questions]
    if any(question.cost(tables) for question, tables in zip(questions, found, strict=True)):
        return None
    return [Answer(tables, True) for tables in found]


def solve_all(questions: list[Question]) -> list[Answer]:
    """Solve one after the other."""
    return [solve(question) for question in questions]


def exchange_all(questions: list[Question]) -> list[Answer]:
    """Answer without the solver."""
    return [Answer(exchange(question, starts=1), False) for question in questions]
