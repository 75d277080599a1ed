"""The sdist, and a wheel made of it by pip alone, in clean environments."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from install.sources import copy_sources
from profiles import NAME

MOST_PACKAGES = 12  # beside the package itself
MOST_BYTES = 60_000_000


def run(*words: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | settings
    return subprocess.run(list(map(str, words)), env=environment, capture_output=True, text=True, check=False)


@pytest.mark.skipif(NAME == "quick", reason="fetches packages and compiles a game: a minute")
def test_pip_builds_and_installs_the_sources(tmp_path: Path) -> None:
    sources, wheels, venv = copy_sources(tmp_path / "sources"), tmp_path / "wheels", tmp_path / "venv"
    app = sources / "src/ludotheque/server/app"  # as if the pages were built
    app.mkdir(parents=True)
    for name in ("index.html", "print.js"):
        (app / name).write_text("<p>pages</p>")
    hook = "import backend; print(backend.build_sdist('dist'))"
    path = os.pathsep.join((str(sources / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])))
    done = subprocess.run(
        [sys.executable, "-c", f"import os; os.makedirs('dist'); {hook}"],
        cwd=sources,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (sdist,) = (sources / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {"src/ludotheque/server/app/index.html", "web/package-lock.json", "tools/rules.py"} <= names
    assert not [name for name in names if "node_modules" in name]

    done = run(sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", wheels, sdist, LUDO_ONLY_GAMES="lemans")
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = wheels.glob("*.whl")
    assert run(sys.executable, "-m", "venv", venv).returncode == 0
    packages = venv / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
    before = {path.name for path in packages.iterdir()}
    done = run(venv / "bin/pip", "install", wheel)
    assert done.returncode == 0, done.stderr

    new = [path for path in packages.iterdir() if path.name not in before]
    assert len([path for path in new if path.suffix == ".dist-info"]) <= MOST_PACKAGES + 1
    files = [file for path in new for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert (packages / "ludotheque/server/app/index.html").exists()
    compiled = "from ludotheque.kernel import state; print(state.__file__)"
    assert not run(venv / "bin/python", "-c", compiled).stdout.strip().endswith(".py")
    assert "24 Heures" in run(venv / "bin/ludo", "games").stdout
    for command, extra in {"serve": "server", "ladder lemans": "lab", "print lemans": "print"}.items():
        refused = run(venv / "bin/ludo", *command.split())
        assert refused.returncode == 2
        assert refused.stderr.strip().endswith(f"pip install 'ludotheque[{extra}]'")
