"""A local environment in .ludo/ for play.py and test.py: made once, renewed when its inputs change.

Needs only Python 3.11 or newer; a C compiler makes the rules about 50 times faster, and node builds the pages (without
one, it is fetched for as long as the build takes).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import web
from progress import Progress

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".ludo"
VENV = HOME / "venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PARTS = ("postgres", "lab", "print", "rl", "cluster", "tournaments")  # fetched when they are first used
SOURCES = ("src", "web", "tools")
CAPTURED: dict[str, Any] = {
    "stdout": subprocess.PIPE,
    "stderr": subprocess.STDOUT,
    "encoding": "utf-8",
    "errors": "replace",
}
INSTALL_LOCKED = ("install", "--require-hashes", "--no-deps")  # locks are whole; old pips look past them for extras
SHOWN = 20  # lines of a build that failed
NO_SOURCES = {"node_modules", "__pycache__", "app", "ludotheque.egg-info"}


class Failed(Exception):
    """The set-up cannot go on; the message says why."""


def say(text: str) -> None:
    """Tell whoever looks on."""
    print(f"\033[1m{text}\033[0m" if sys.stderr.isatty() else text, file=sys.stderr, flush=True)


def digest(*files: Path) -> str:
    """What the files say, in a few letters."""
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.name}\0".encode() + file.read_bytes())
    return found.hexdigest()[:24]


def lock(name: str) -> Path:
    """The file that names the packages of a part, with their hashes."""
    return ROOT / "requirements" / f"{name}.txt"


class Environment:
    """The environment; every step is done once for the same inputs."""

    def __init__(self, again: bool = False) -> None:
        self.again = again

    def _stamp(self, name: str) -> Path:
        return HOME / f"{name}.stamp"

    def is_done(self, name: str, inputs: str) -> bool:
        """Was this step done with the same inputs?"""
        stamp = self._stamp(name)
        return stamp.exists() and stamp.read_text(encoding="utf-8").split("\n", 1)[0] == inputs

    def mark(self, name: str, inputs: str, remark: str = "") -> None:
        """Remember that it was, and what is to be said at every start."""
        self._stamp(name).write_text(f"{inputs}\n{remark}", encoding="utf-8")

    def prepare_venv(self) -> None:
        """Make the virtual environment of this very Python and folder."""
        inputs = f"{VENV} {sys.version_info[:2]}"
        if PYTHON.exists() and self.is_done("venv", inputs):
            return
        HOME.mkdir(exist_ok=True)
        shutil.rmtree(VENV, ignore_errors=True)
        for stamp in HOME.glob("*.stamp"):
            stamp.unlink()
        made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False, **CAPTURED)
        if made.returncode:
            raise Failed(f"Python cannot make a virtual environment: {_last(made.stdout)}")
        self.mark("venv", inputs)

    def prepare_packages(self, *names: str) -> None:
        """Install the packages of these locks."""
        missing = [name for name in names if not self._has(name)]
        if not missing:
            return
        HOME.mkdir(exist_ok=True)
        with _alone(), Progress() as progress:
            self.prepare_venv()
            self._install(missing, progress)

    def _has(self, name: str) -> bool:
        everything = name != "node" and self.is_done("packages-dev", digest(lock("dev")))
        return PYTHON.exists() and (everything or self.is_done(f"packages-{name}", digest(lock(name))))

    def _install(self, names: list[str], progress: Progress) -> None:
        total = len({line.split("==")[0] for name in names for line in _pins(lock(name))})
        what, seen = "packages" if "build" in names or "dev" in names else f"the part {', '.join(names)}", 0
        progress.tell(what, "looking")
        words = [word for name in names for word in ("-r", str(lock(name)))]
        with _pip(*INSTALL_LOCKED, "--progress-bar", "off", *words) as pip:
            said = []
            for line in pip.stdout or ():
                said.append(line)
                seen += line.startswith(("Collecting ", "Requirement already satisfied"))
                installing = line.startswith("Installing collected")
                progress.tell(what, "installing" if installing else f"fetched {min(seen, total)} of {total}")
        if pip.returncode:
            (HOME / "packages.log").write_text("".join(said), encoding="utf-8")
            raise Failed(
                f"The packages could not be fetched: the first start needs the network, later ones do not. "
                f"pip said: {_last(''.join(said))}"
            )
        for name in names:
            self.mark(f"packages-{name}", digest(lock(name)))
        progress.done(what)

    def prepare_node(self) -> None:
        """node for the checks of the pages, where the machine has none."""
        if web.node_commands() is None:
            with _alone(), Progress() as progress:
                self._fetch_node(progress)

    def prepare_house(self, keep_node: bool = False) -> None:
        """The package with compiled rules and built pages; where a part of it fails, it goes on and says why."""
        inputs = digest(*_sources(), ROOT / "setup.py", ROOT / "pyproject.toml")
        stamp = self._stamp("package")
        if self.again or not self.is_done("package", inputs):
            with _alone(), Progress() as progress:
                if not web.is_fresh() and web.node_commands() is None:
                    self._fetch_node(progress)
                self.mark("package", inputs, self._build(progress))
                if not keep_node:
                    shutil.rmtree(HOME / "node", ignore_errors=True)
        for remark in filter(None, stamp.read_text(encoding="utf-8").split("\n", 1)[1].splitlines()):
            say(remark.replace("\v", "\n"))

    def _fetch_node(self, progress: Progress) -> None:
        progress.tell("node", "fetching")
        with _pip(*INSTALL_LOCKED, "--target", str(HOME / "node"), "-r", str(lock("node"))) as pip:
            said = pip.stdout.read() if pip.stdout else ""
        if pip.returncode:
            progress.say(f"  node could not be fetched: {_last(said)}")
            return
        progress.done("node")

    def _build(self, progress: Progress) -> str:
        """Build and install; what is to be said at every start."""
        log, reports = HOME / "build.log", HOME / "build.progress"
        reports.unlink(missing_ok=True)
        settings = {**os.environ, "LUDO_PROGRESS": str(reports)}
        progress.tell("rules", "waiting")
        remarks: list[str] = []
        words = ("install", "--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT))
        with _follow(reports, progress, remarks), _pip(*words, settings=settings) as pip:
            log.write_text(pip.stdout.read() if pip.stdout else "", encoding="utf-8")
        if pip.returncode:
            raise Failed(f"The package could not be built:\n{_output(log.read_text(encoding='utf-8'))}")
        progress.words.pop("pages", None)
        progress.done("rules")
        if any(remarks):
            remarks.append("./play --again tries anew.")
        return "\n".join(remarks)


def _sources() -> Iterator[Path]:
    for folder in SOURCES:
        for path, folders, files in os.walk(ROOT / folder):
            folders[:] = sorted(set(folders) - NO_SOURCES)
            yield from (Path(path, file) for file in sorted(files) if not file.endswith(".pyc"))


def _pins(file: Path) -> list[str]:
    return re.findall(r"^[\w.\[\]-]+==", file.read_text(encoding="utf-8"), re.M)


def _pip(*words: str, settings: dict[str, str] | None = None) -> subprocess.Popen[str]:
    environment = dict(settings or os.environ)
    if not os.access(Path.home(), os.W_OK):
        environment["PIP_NO_CACHE_DIR"] = "1"
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", *words]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, stdout=pipe, stderr=subprocess.STDOUT, text=True, errors="replace", env=environment
    )


def _last(said: str) -> str:
    """The line that tells most of what a program said: its last error, or its last line."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["nothing"])[-1]


def _output(said: str) -> str:
    """What the build itself said, out of what pip says about it."""
    own = re.search(r"lines of output\]\n(.*?)\n *\[end of output\]", said, re.S)
    return "\n".join((own[1] if own else said).splitlines()[-SHOWN:])


@contextmanager
def _follow(file: Path, progress: Progress, remarks: list[str]) -> Iterator[None]:
    """Show what the build reports, and keep what must be said at the end."""
    ended = Event()

    def follow() -> None:
        read = 0
        while True:
            last = ended.wait(0.2)
            lines = file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []
            for line in lines[read:]:
                what, _, text = line.partition("\t")
                if what in ("rules", "pages"):
                    progress.tell(what, text)
                else:
                    remarks.append(text)
            read = len(lines)
            if last:
                return

    thread = Thread(target=follow)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


@contextmanager
def _alone() -> Iterator[None]:
    """Wait while another start sets things up."""
    with (HOME / "set-up.lock").open("a") as file:
        while not _locked(file.fileno()):
            time.sleep(0.5)
        yield


def _locked(number: int) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
