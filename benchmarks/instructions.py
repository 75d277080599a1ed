"""Count the instructions of a piece of a Python program with callgrind, whatever else the machine does."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from ludotheque.kernel.errors import LudoError

TOGGLE = """
#include <valgrind/callgrind.h>
void toggle(void) { CALLGRIND_TOGGLE_COLLECT; }
"""
LIBRARY = "LUDO_TOGGLE"  # the environment's name for the compiled file
TOTAL = re.compile(r"^totals: (\d+)$", re.M)


def count(module: str, words: list[str], kept: Path | None = None) -> int:
    """Run a module under callgrind; return the instructions between its toggles. ``kept``: for callgrind_annotate."""
    if not shutil.which("valgrind") or not shutil.which("cc"):
        raise LudoError("instructions: valgrind with its headers and a C compiler are needed (Debian: valgrind, gcc)")
    with tempfile.TemporaryDirectory() as folder:
        found = kept or Path(folder, "found")
        callgrind = ["valgrind", "-q", "--tool=callgrind", "--collect-atstart=no", f"--callgrind-out-file={found}"]
        environment = {**os.environ, LIBRARY: str(_library(Path(folder))), "PYTHONHASHSEED": "0"}
        subprocess.run([*callgrind, sys.executable, "-m", module, *words], check=True, env=environment)
        return int(TOTAL.findall(found.read_text())[-1])


def _library(folder: Path) -> Path:
    source, library = folder / "toggle.c", folder / "toggle.so"
    source.write_text(TOGGLE)
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    return library


def toggle() -> Callable[[], None]:
    """Return what begins and ends the counting, within the module that is run."""
    library = os.environ.get(LIBRARY)
    if library is None:  # it runs by itself
        return lambda: None
    found: Callable[[], None] = ctypes.PyDLL(library).toggle
    return found
