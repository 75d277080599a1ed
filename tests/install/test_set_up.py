"""./play on a bare machine: Python and nothing else, somebody who is not root, a home that cannot be written to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from install.sources import copy_sources
from profiles import NAME

NOBODY = 65534
TOOLS = ("sh", "dirname", "env", "uname")  # of a machine without node, npm and compilers


def pythons() -> list[str]:
    """Pythons that somebody else may run, too."""
    there = [sys._base_executable, *filter(None, map(shutil.which, ("/usr/bin/python3", "/usr/local/bin/python3")))]  # type: ignore[attr-defined]
    check = "import sys, ensurepip, sqlite3; sys.exit(sys.version_info < (3, 11))"
    return [name for name in there if _as_nobody([name, "-c", check], cwd="/").returncode == 0]


def _as_nobody(command: list[str], **given: object) -> subprocess.CompletedProcess[str]:
    user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.getuid() == 0 else {}
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False, **user, **given)  # type: ignore[call-overload]
    except PermissionError as error:
        return subprocess.CompletedProcess(command, 126, "", str(error))


def _registry() -> dict[str, str]:
    """Where this machine fetches the packages of the pages; its npm is hidden from the test."""
    if shutil.which("npm") is None:
        return {}
    said = subprocess.run(["npm", "config", "get", "registry"], capture_output=True, text=True, check=False).stdout
    return {"npm_config_registry": said.strip()}


@pytest.mark.skipif(NAME == "quick", reason="fetches packages and builds the pages: a minute or two")
def test_a_bare_machine_needs_python_only(tmp_path_factory: pytest.TempPathFactory) -> None:
    python = next(iter(pythons()), None)
    if python is None:
        pytest.skip("no Python of this machine can be run by somebody else")
    folder = Path("/tmp") / f"ludo-set-up-{os.getpid()}"
    try:
        home, path = folder / "home", folder / "bin"
        here = copy_sources(folder / "Ludothèque à l'essai")
        home.mkdir()
        path.mkdir()
        for name in TOOLS:
            (path / name).symlink_to(str(shutil.which(name)))
        (path / "python3").symlink_to(python)
        if os.getuid() == 0:
            subprocess.run(["chown", "-R", f"{NOBODY}:{NOBODY}", str(here)], check=True)
        home.chmod(0o555)
        kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "NODE_EXTRA"))}
        settings = {**kept, **_registry(), "PATH": str(path), "HOME": str(home), "LANG": "C.UTF-8"}

        first = _as_nobody(["./play", "games"], cwd=here, env=settings)
        assert first.returncode == 0, first.stderr
        assert "Maillot Jaune" in first.stdout
        assert "There is no C compiler" in first.stderr
        assert "The pages are not built" not in first.stderr
        assert (here / "src/ludotheque/server/app/index.html").exists()
        assert not (here / ".ludo/node").exists()

        second = _as_nobody(["./play", "rules", "mark", "MK-01", "--lang", "en"], cwd=here, env=settings)
        assert second.returncode == 0, second.stderr
        assert "packages" not in second.stderr

        refused = _as_nobody([str(here / ".ludo/venv/bin/ludo"), "print", "mark"], cwd=here, env=settings)
        assert "pip install 'ludotheque[print]'" in refused.stderr
        assert "Traceback" not in refused.stderr
    finally:
        shutil.rmtree(folder, ignore_errors=True)
