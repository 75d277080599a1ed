"""Find the files of the built web app."""

from __future__ import annotations

from importlib import resources
from pathlib import Path


def built() -> Path:
    """Return the folder into which the build puts the app."""
    return Path(str(resources.files("ludotheque.server"))) / "app"
