"""Compile the rules with mypyc, and build the web app into the package.

Without a C compiler the same rules run as plain Python; without node the house has no pages.
"""

import os
import shutil
import sys
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "tools"))
import web

KERNEL = ["rng", "state", "perft", "timing", "advice", "instinct", "experience", "sight"]
ADAPTERS = ["seated", "fleet"]
INLINING = ["-finline-limit=600", "--param=inline-unit-growth=100", "--param=large-function-growth=1000"]
FLAGS = ["-fno-semantic-interposition", "-ffp-contract=off", *INLINING]  # the second: the same numbers as uncompiled


def hot_modules() -> list[str]:
    """The kernel's hot files, the search, the loops of studies and adapters, and the rules and views of every game."""
    only = os.environ.get("LUDO_ONLY_GAMES", "*")  # for a quick build while working on one game
    hot = ("rules/*.py", "views.py")
    games = [path for slug in only.split(",") for part in hot for path in glob(f"src/ludotheque/games/{slug}/{part}")]
    rules = [path for path in games if not path.endswith("__init__.py")]
    search = [path for path in glob("src/ludotheque/bots/search/*.py") if not path.endswith("__init__.py")]
    study = [path for path in glob("src/ludotheque/lab/hot/*.py") if not path.endswith("__init__.py")]
    kernel = [f"src/ludotheque/kernel/{name}.py" for name in KERNEL]
    adapters = [f"src/ludotheque/adapters/{name}.py" for name in ADAPTERS]
    return kernel + sorted(search) + sorted(study) + adapters + sorted(rules)


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


class BuildWithWeb(build_py):
    """The pages belong to the package."""

    def run(self) -> None:
        web.build()
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithWeb})
