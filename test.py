#!/usr/bin/env python3
"""Every check of the project. Sets everything up in .ludo/ the first time.

./test            everything (Windows: py test.py)
./test quick      the inner loop: style, imports and the rules as they lie; nothing is built
./test -k mark    pytest options: only those tests, with compiled rules
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Ludothèque needs Python 3.11 or newer; this is " + sys.version.split()[0])

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import environment
from environment import BIN, HOME, PYTHON, ROOT, say

RULES = ("kernel", "contract", "games", "sixth", "golden", "lessons", "cli", "bots/test_decisions.py")
LANE = "--building-lane"  # how this file calls itself
WEB_CHECKS = {"web: types and svelte-check": "check", "web: eslint and prettier": "lint", "web: unit tests": "test"}


def step(what: str, *command: str | Path, **settings: str) -> None:
    """Run one check; the first that fails ends the test."""
    say(f"── {what}")
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **settings}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def check_style() -> None:
    step("ruff", BIN / "ruff", "check", ".")
    step("ruff format", BIN / "ruff", "format", "--check", ".")
    step("imports", BIN / "lint-imports", "--no-cache", PYTHONPATH="src")


def test_uncompiled() -> None:
    tests = (f"tests/{name}" for name in RULES)
    step("tests, uncompiled rules", BIN / "pytest", "-n", "2", *tests, PYTHONPATH="src", LUDO_TESTS="quick")


def check_sources() -> None:
    """One lane looks at the sources as they lie."""
    check_style()
    step("no registry host in any committed file", PYTHON, "tools/no-hosts")
    step("mypy", BIN / "mypy", "-p", "ludotheque", "-p", "benchmarks", MYPYPATH=os.pathsep.join(("src", ".")))
    migrations = "--ignore=src/ludotheque/server/storage/migrations"
    step("doctests", BIN / "pytest", "--doctest-modules", "src/ludotheque", migrations, PYTHONPATH="src")
    test_uncompiled()


def build_and_check_pages(here: environment.Environment) -> None:
    """Build and check the pages in the other lane, which speaks when it is done."""
    here.prepare_house(keep_node=True)
    install_chromium()
    for what, script in WEB_CHECKS.items():
        step(what, PYTHON, "tools/web.py", "run", "--silent", script)


def install_chromium() -> None:
    """Install Debian's chromium for the browser tests, with its shell without windows."""
    there = shutil.which("chromium") and shutil.which("chromium-headless-shell")
    if there or not hasattr(os, "getuid") or os.getuid() != 0 or not shutil.which("apt-get"):
        return
    say("Installing chromium for the browser tests …")
    with (HOME / "chromium.log").open("w") as log:
        for words in ("update -qq", "install -y -qq chromium", "install -y -qq chromium-headless-shell"):
            subprocess.run(["apt-get", *words.split()], stdout=log, stderr=log, check=False)


@contextmanager
def building_lane() -> Iterator[None]:
    """Run the second lane beside the first, for a machine of two cores; it ends when this ends."""
    say("── in a second lane: the build, svelte-check and the unit tests of the web")
    log = HOME / "building.log"
    with log.open("w") as file:
        words = [sys.executable, str(ROOT / "test.py"), LANE]
        quiet = subprocess.DEVNULL
        lane = subprocess.Popen(words, stdin=quiet, stdout=file, stderr=file, start_new_session=True)
    try:
        yield
        failed = lane.wait()
    finally:
        if lane.poll() is None:
            with suppress(OSError):
                os.killpg(lane.pid, signal.SIGTERM) if hasattr(os, "killpg") else lane.terminate()
    print(log.read_text(encoding="utf-8", errors="replace"), flush=True)
    if failed:
        say("the second lane failed: see above")
        sys.exit(failed)


def main(words: list[str]) -> None:
    """Check all of it, or what the words say."""
    for name in ("PYTHONPATH", "LUDO_LANG", "PYTHONDONTWRITEBYTECODE"):  # without bytecode pytest reads all tests anew
        os.environ.pop(name, None)
    here = environment.Environment()
    here.prepare_packages("dev")
    if words == ["quick"]:
        check_style()
        test_uncompiled()
    elif words == [LANE]:
        build_and_check_pages(here)
    elif words:
        here.prepare_house(keep_node=True)
        install_chromium()
        sys.exit(subprocess.run([BIN / "pytest", *words], cwd=ROOT, check=False).returncode)
    else:
        here.prepare_node()
        with building_lane():
            check_sources()
        everything = ("-n", "3", "--dist", "worksteal", "--durations=20", "tests")
        step("tests, compiled rules, real servers and browsers", BIN / "pytest", *everything, LUDO_TESTS="full")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except environment.Failed as error:
        say(str(error))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
