"""The package with a sixth game and a third language: folders are added, nothing else is touched."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from grown.pseudo import speak

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src" / "ludotheque"


def grown(folder: Path) -> Path:
    """A copy of the sources that has grown; what to put on PYTHONPATH."""
    package = folder / "ludotheque"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("app", "__pycache__", "*.so"))
    shutil.copytree(TESTS / "sixth" / "cochon", package / "games" / "cochon")
    speak(package)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """For a process that runs the grown package."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LUDO_", "LC_", "LANG"))}
    return {**kept, "PYTHONPATH": str(folder), "COLUMNS": "250", "PYTHONDONTWRITEBYTECODE": "1"}
