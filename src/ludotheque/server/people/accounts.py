"""Check logins and passwords; an account is only for those who want one."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ludotheque.server.text import plain

NICE = 10
hasher = PasswordHasher()


def normalised_login(text: str) -> str:
    """Return the login as it is stored: nothing invisible, and small letters."""
    return plain(text).lower()


def _give_way() -> None:
    """Let moves come before passwords; threads have a priority of their own only on Linux."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICE)


hashing = ThreadPoolExecutor(1, "ludo-password", _give_way)  # one at a time: each takes 64 MB and four threads


async def hash_password(password: str) -> str:
    """Return what is stored of a password; takes a tenth of a second, beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(hashing, hasher.hash, password)


async def password_fits(stored: str | None, password: str) -> bool:
    """Compare a password with the stored one; takes the same time whether or not there is such an account."""
    return await asyncio.get_running_loop().run_in_executor(hashing, _fits, stored, password)


def _fits(stored: str | None, password: str) -> bool:
    try:
        return hasher.verify(stored or _password_of_nobody(), password) and stored is not None
    except VerificationError:
        return False


@cache
def _password_of_nobody() -> str:
    """Return the stored password of an account that does not exist."""
    return hasher.hash(secrets.token_hex(16))
