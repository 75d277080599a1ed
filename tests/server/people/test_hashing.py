"""Passwords are hashed beside the event loop, one at a time, after people's moves."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time

import pytest

from ludotheque.server.people import accounts


def test_passwords_are_hashed_one_at_a_time_and_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty at once from one address would take forty times four threads, and 64 MB each."""
    now = most = 0
    nices: list[int] = []

    class Hasher:
        def hash(self, password: str) -> str:
            nonlocal now, most
            now += 1
            most = max(most, now)
            nices.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
            time.sleep(0.01)
            now -= 1
            return password

    async def story() -> list[str]:
        return await asyncio.gather(*(accounts.hash_password(str(number)) for number in range(8)))

    monkeypatch.setattr(accounts, "hasher", Hasher())
    assert asyncio.run(story()) == [str(number) for number in range(8)]
    assert most == 1
    if sys.platform == "linux":
        assert set(nices) == {max(nices)} != {os.getpriority(os.PRIO_PROCESS, os.getpid())}
