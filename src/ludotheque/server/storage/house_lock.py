"""Hold a house in one file for one process: two would each believe what they remember."""

from __future__ import annotations

import os
import sys

import sqlalchemy as sa

from ludotheque.server.settings import BadSettings

LOCK = ".lock"  # after the name of the database; the file stays, what counts is who holds it


def hold_house(url: str) -> None:
    """Hold the house until this process ends; BadSettings if another one holds it.

    Nodes of one house share a PostgreSQL, which needs no such lock.
    """
    parsed = sa.make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return
    try:
        held = os.open(parsed.database + LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise BadSettings(f"the database cannot be opened: {error.strerror}: {parsed.database}") from None
    try:
        _lock(held)
    except OSError:
        os.close(held)
        raise BadSettings(
            f"{parsed.database} is open in another house already; several processes share a house over PostgreSQL only"
        ) from None


def _lock(held: int) -> None:
    """Take the lock or raise OSError; the system gives it back when the process ends, however it ends."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
