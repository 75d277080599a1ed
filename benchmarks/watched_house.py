"""The house itself, watched by a benchmark: nothing of it is in the product.

SIGUSR1 makes it write what was found so far, as JSON, into the file that $BENCH_FOUND names.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from benchmarks import server_load as server

ADDRESS = "BENCH_FOUND"  # the environment's name for the file


def serve(found: Callable[[], Any]) -> None:
    """Serve as `ludo serve` does; ``found``: what there is to tell."""
    from ludotheque.cli import main as ludo

    def write(*_: object) -> None:
        whole = Path(os.environ[ADDRESS])
        part = whole.with_suffix(".part")
        part.write_text(json.dumps(found()))
        part.replace(whole)

    signal.signal(signal.SIGUSR1, write)
    ludo()


@contextlib.contextmanager
def watched_house(port: int, module: str) -> Iterator[WatchedHouse]:
    """Run a module that serves like this in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "found.json"
        os.environ[ADDRESS] = str(path)
        with server.our_house(port, module=module) as process:
            yield WatchedHouse(process, path)


class WatchedHouse:
    """Its process, and the file in which it tells what it found."""

    def __init__(self, process: subprocess.Popen[bytes], path: Path) -> None:
        self.process, self.path = process, path

    async def ask(self) -> Any:
        """Ask the house what it has found so far."""
        self.path.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        for _ in range(1000):
            if self.path.exists():
                return json.loads(self.path.read_text())
            await asyncio.sleep(0.01)
        raise RuntimeError("the house did not tell what it found")
