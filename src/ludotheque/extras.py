"""Parts of the package that are installed when somebody wants them.

The package itself brings the rules, the bots, the terminal and the core of the adapters. Where ``./play`` has set it
up, a missing part is fetched when it is first used; everywhere else one sentence names the part and the command.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from typing import ParamSpec, TypeVar

from ludotheque.kernel.errors import LudoError

P = ParamSpec("P")
T = TypeVar("T")

# Each extra of pyproject.toml, and the modules that show whether it is installed.
EXTRAS = {
    "server": (
        "alembic",
        "argon2",
        "brotli",
        "cryptography",
        "litestar",
        "pywebpush",
        "segno",
        "sqlalchemy",
        "uvicorn",
    ),
    "postgres": ("procrastinate", "psycopg"),
    "lab": ("altair", "numpy", "openskill", "polars", "scipy", "vl_convert"),
    "print": ("brotli", "cssselect2", "fontTools", "py_mini_racer", "tinycss2", "typst"),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "cluster": ("distributed",),
    "tournaments": ("highspy", "numpy"),
}
LAUNCHER = "LUDO_LAUNCHER"  # set by play.py: the file that fetches parts


class MissingExtra(LudoError, ImportError):
    """A part that is not installed; the message says how to install it."""

    def __init__(self, what: str, extra: str) -> None:
        self.extra = extra
        super().__init__(f"{what} needs a part that is not installed: pip install 'ludotheque[{extra}]'")


def is_installed(extra: str, *modules: str) -> bool:
    """Can all modules of the extra, or just these, be imported?"""
    return all(find_spec(module) is not None for module in modules or EXTRAS[extra])


def need(extra: str, what: str, *modules: str) -> None:
    """Make sure that the extra (or just these modules of it) is installed; raise MissingExtra if it cannot be."""
    if is_installed(extra, *modules):
        return
    launcher = os.environ.get(LAUNCHER)
    if launcher:
        subprocess.run([sys.executable, launcher, "--fetch", extra], stdout=sys.stderr, check=False)
        importlib.invalidate_caches()
    if not is_installed(extra, *modules):
        raise MissingExtra(what, extra)


def needs(extra: str, what: str, *modules: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorate a command that needs an extra."""

    def decorate(command: Callable[P, T]) -> Callable[P, T]:
        @wraps(command)
        def run(*args: P.args, **kwargs: P.kwargs) -> T:
            need(extra, what, *modules)
            return command(*args, **kwargs)

        return run

    return decorate
