"""Compile the rules with mypyc; without a C compiler the same code runs as plain Python."""

import os
import shutil
import sys
from glob import glob

from setuptools import Extension, setup

KERNEL = ["rng", "state", "perft", "timing"]
FLAGS = ["-fno-semantic-interposition"]


def hot_modules() -> list[str]:
    """The kernel's hot files and every file of every game's rules."""
    only = os.environ.get("LUDO_ONLY_GAMES", "*")  # for a quick build while working on one game
    games = [path for slug in only.split(",") for path in glob(f"src/ludotheque/games/{slug}/rules/*.py")]
    rules = [path for path in games if not path.endswith("__init__.py")]
    return [f"src/ludotheque/kernel/{name}.py" for name in KERNEL] + sorted(rules)


def extensions() -> list[Extension]:
    """All hot modules as one group; none, with a loud line, where nothing can compile them."""
    if os.environ.get("LUDO_PURE"):
        return []
    if not any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang", "cl")):
        print("WARNING: no C compiler found: Ludothèque will run uncompiled, about 50 times slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    made = mypycify(
        [*hot_modules(), "--config-file=pyproject.toml"],
        opt_level="3",
        group_name="ludotheque",
        target_dir=os.environ.get("LUDO_C_FILES", "build"),
    )
    for extension in made:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return made


setup(ext_modules=extensions())
