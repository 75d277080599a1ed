"""Run work in processes of one's own, and replace those that die."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

log = logging.getLogger("ludotheque.workers")
T = TypeVar("T")
Q = TypeVar("Q")
TRIES = 3  # a process that died is replaced, and asked again
NICE = 10  # people's moves come first


def quietly() -> None:
    """Set a process up so that it gives way to the server, is stopped by it, and does not outlive it."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when the server is gone: a kill leaves it no time to send anybody home."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


class ProcessPool:
    """Starts its processes when they are first needed."""

    def __init__(self, workers: int, name: str) -> None:
        self.workers = workers
        self.name = name
        self.executor: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[Q], T], question: Q) -> T | None:
        """Return what the work answers to the question; None if the processes keep dying."""
        for _ in range(TRIES):
            executor = self.ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, work, question)
            except BrokenProcessPool:
                log.warning("%s: a process died and is replaced", self.name)
                self._drop(executor)
        return None

    def ready(self) -> ProcessPoolExecutor:
        """Return the processes, started if they are not."""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(self.workers, get_context("spawn"), quietly)
        return self.executor

    def _drop(self, executor: ProcessPoolExecutor) -> None:
        if self.executor is executor:
            self.executor = None
        executor.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """Send the processes home; others start when they are needed again."""
        if self.executor is None:
            return
        own = list((self.executor._processes or {}).values())  # others may have children in this process, too
        self._drop(self.executor)
        for process in own:
            process.terminate()
