"""The games as hand-written state machines in C (``benchmarks/c``), built when there is a compiler.

A reference draws from the generator of the rules, in the same order, so that it plays the very same random games.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from ludotheque.kernel.rng import Rng

SOURCES = Path(__file__).resolve().parent / "c"
BUILT = SOURCES.parents[1] / "build" / "references"
HEADERS = ("chance.h", "rollouts.h")
FLAGS = ("-O3", "-w", "-shared", "-fPIC")
MOST_SEATS = 9
MOST_EVENTS = 100_000


class Stream(ctypes.Structure):
    """Where a generator stands; C goes on from there."""

    _fields_ = (("word", ctypes.c_int64), ("carry", ctypes.c_int64))


class CReference:
    """Random games of one game in C."""

    def __init__(self, library: Path) -> None:
        loaded = ctypes.CDLL(str(library))
        whole, stream = ctypes.c_int64, ctypes.POINTER(Stream)
        self._rollouts, self._trace = loaded.rollouts, loaded.trace
        self._rollouts.argtypes = (whole, whole, stream, ctypes.POINTER(whole))
        self._trace.argtypes = (whole, stream, ctypes.POINTER(whole), whole)
        self._rollouts.restype = self._trace.restype = whole

    def rollouts(self, seats: int, games: int, rng: Rng) -> tuple[int, list[int]]:
        """Play that many games and move the generator on; return their events and the sum of each seat's scores."""
        sums, stream = (ctypes.c_int64 * MOST_SEATS)(), _stream(rng)
        events = self._rollouts(seats, games, ctypes.byref(stream), sums)
        rng.__setstate__((int(rng.key), stream.word, stream.carry))
        return int(events), list(sums)[:seats]

    def trace(self, seats: int, rng: Rng) -> list[int]:
        """Return the actions of one game, chance and decisions, as the rules number them."""
        actions = (ctypes.c_int64 * MOST_EVENTS)()
        count = self._trace(seats, ctypes.byref(_stream(rng)), actions, MOST_EVENTS)
        return actions[:count]


def _stream(rng: Rng) -> Stream:
    return Stream(int(rng.word), int(rng.carry))


def compiler() -> str | None:
    """Find a C compiler."""
    return next(filter(None, map(shutil.which, (os.environ.get("CC") or "cc", "gcc", "clang"))), None)


@cache
def c_reference(slug: str) -> CReference | None:
    """Build and load a game's reference; None without a compiler, or where a game has none."""
    source, command = SOURCES / f"{slug}.c", compiler()
    if command is None or not source.exists():
        return None
    text = b"".join(file.read_bytes() for file in (source, *(SOURCES / name for name in HEADERS)))
    library = BUILT / f"{slug}-{hashlib.sha256(text).hexdigest()[:16]}.so"
    if not library.exists():
        BUILT.mkdir(parents=True, exist_ok=True)
        made = library.with_suffix(f".{os.getpid()}")
        subprocess.run([command, *FLAGS, "-o", str(made), str(source)], check=True, capture_output=True)
        made.replace(library)
    return CReference(library)
