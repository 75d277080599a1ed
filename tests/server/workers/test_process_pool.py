"""Processes that work for the server, and end with it."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 30.0
SERVER = """
import asyncio, os
from ludotheque.server.workers.process_pool import ProcessPool

def pid(_):
    return os.getpid()

async def main():
    print(await ProcessPool(1, "test").run(pid, None), flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_killed_server_leaves_nobody_behind(tmp_path: Path) -> None:
    """Each would hold its memory until the machine is started anew."""
    (tmp_path / "server.py").write_text(SERVER)
    server = subprocess.Popen([sys.executable, str(tmp_path / "server.py")], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = Path("/proc") / server.stdout.readline().strip()
    assert worker.exists()
    server.kill()
    server.wait()
    deadline = time.monotonic() + PATIENCE
    while worker.exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    server.stdout.close()
