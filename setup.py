"""Compile the rules with mypyc, and build the web app into the package.

Without a C compiler the same rules run as plain Python; without node the house has no pages.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "tools"))
import rules
import web


def tell(what: str, text: str) -> None:
    """Say how far it is: to the launcher that asked for it, else to whoever looks on."""
    asked = os.environ.get("LUDO_PROGRESS")
    if asked is None:
        print(f"{what}: {text}", file=sys.stderr)
        return
    with Path(asked).open("a", encoding="utf-8") as file:
        file.write(f"{what}\t{text.replace(chr(10), chr(11))}\n")


def build_pages() -> None:
    """Build the pages; where that fails, say why and go on."""
    try:
        web.build(lambda text: tell("pages", text))
        tell("pages", "ready")
    except web.NotBuilt as error:
        tell("no pages", f"The pages are not built, so the house opens without them: {error}.")


class Build(build):
    """The pages are built while the rules are compiled."""

    def run(self) -> None:
        with ThreadPoolExecutor(1) as pool:
            pages = pool.submit(build_pages)
            self.run_command("build_ext")
            pages.result()
        super().run()


class BuildPython(build_py):
    """Copy the sources and the pages, and nothing that an earlier build left."""

    def run(self) -> None:
        for old in Path(self.build_lib).rglob("*"):
            if old.is_file() and old.suffix not in (".so", ".pyd"):
                old.unlink()
        super().run()


class SourcesWithPages(sdist):
    """The pages go with the sources, so that nobody needs node to install them."""

    def run(self) -> None:
        build_pages()
        super().run()


class Package(Distribution):
    """What is compiled is known only when it is: reading the sources takes a while."""

    def has_ext_modules(self) -> bool:
        return rules.can_compile()


rules.BuildRules.tell = staticmethod(tell)
setup(
    distclass=Package,
    cmdclass={"build": Build, "build_ext": rules.BuildRules, "build_py": BuildPython, "sdist": SourcesWithPages},
)
