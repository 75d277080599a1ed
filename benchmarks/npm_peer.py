"""Install a peer from npm by name, into a folder of its own, when it is first measured."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.server_load import running


@dataclass(frozen=True)
class NpmPeer:
    """A server of npm packages and the script that runs it."""

    name: str
    script: str  # beside this file
    answers_at: str  # a path that answers once the server is up
    dependencies: dict[str, str]
    overrides: dict[str, str] = field(default_factory=dict)

    def install(self, folder: Path) -> bool:
        """Make the peer ready below a folder; False without npm."""
        if not shutil.which("npm"):
            return False
        own = folder / self.name
        own.mkdir(parents=True, exist_ok=True)
        package = {"private": True, "dependencies": self.dependencies, "overrides": self.overrides}
        (own / "package.json").write_text(json.dumps(package))
        if not all((own / "node_modules" / one).exists() for one in self.dependencies):
            subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=own, check=True)
        shutil.copy(Path(__file__).with_name(self.script), own / self.script)
        return True

    @contextlib.contextmanager
    def serve(self, folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
        """The peer's own server in a process of its own."""
        words = ["node", str(folder / self.name / self.script), str(port)]
        environment = {**os.environ, "NODE_ENV": "production"}
        with running(words, f"http://127.0.0.1:{port}{self.answers_at}", environment) as process:
            yield process
