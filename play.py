#!/usr/bin/env python3
"""Play. Sets everything up in .ludo/ the first time, then opens the house in the browser.

./play                 the house, for this device and others of the same network (Windows: py play.py)
./play play mark       any command of ludo: here a game in the terminal
./play --all           fetch every part now (lab, print and the others), not when it is first used
./play --again         build once more, after a failure or a change of the machine
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Ludothèque needs Python 3.11 or newer; this is " + sys.version.split()[0])

import os
import subprocess
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import environment
from environment import HOME, PARTS, PYTHON, ROOT, say


def main(words: list[str]) -> int:
    """Set up what is missing and run ludo; the exit code."""
    if words[:1] == ["--fetch"]:
        return fetch(words[1:])
    asked = set()
    while words and words[0] in ("--all", "--again"):
        asked.add(words.pop(0))
    try:
        here = environment.Environment(again="--again" in asked)
        here.prepare_packages("house", "build", *(PARTS if "--all" in asked else ()))
        here.prepare_house()
    except environment.Failed as error:
        say(str(error))
        return 1
    return run(words or house())


def fetch(parts: list[str]) -> int:
    """Fetch parts for a command that needs them."""
    if unknown := set(parts) - set(PARTS):
        say(f"found {', '.join(sorted(unknown))}, accepted are {', '.join(PARTS)}")
        return 2
    try:
        environment.Environment().prepare_packages(*parts)
    except environment.Failed as error:
        say(str(error))
        return 1
    return 0


def house() -> list[str]:
    """Return the words that open a house for the whole network."""
    database = os.environ.get("LUDO_DATABASE") or f"sqlite:///{HOME / 'ludotheque.db'}"
    return ["serve", "--open", "--host", os.environ.get("LUDO_HOST") or "0.0.0.0", "--database", database]


def run(words: list[str]) -> int:
    """Become ludo; Windows cannot, and waits for it."""
    os.environ["LUDO_LAUNCHER"] = str(ROOT / "play.py")
    command = [str(PYTHON), "-m", "ludotheque", *words]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
