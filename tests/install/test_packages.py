"""``python -m build`` makes an sdist and a wheel, and pip installs either, in clean environments."""

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


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the sdist and the wheel that ``python -m build`` makes in a clean environment."""
    if NAME == "quick":
        pytest.skip("fetches packages and compiles a game: a minute")
    folder = tmp_path_factory.mktemp("packages")
    sources, tools = copy_sources(folder / "sources"), folder / "tools"
    app = sources / "src/ludotheque/server/app"  # as if the pages were built
    app.mkdir(parents=True)
    for name in ("index.html", "print.js"):
        (app / name).write_text("<p>pages</p>")
    assert run(sys.executable, "-m", "venv", tools).returncode == 0
    fetched = run(tools / "bin/pip", "install", "build")
    assert fetched.returncode == 0, fetched.stderr
    built = run(tools / "bin/python", "-m", "build", "--outdir", folder / "dist", sources, LUDO_ONLY_GAMES="lemans")
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "dist"


def install(venv: Path, package: Path, **settings: str) -> Path:
    """Install a package with what it needs into a clean environment; the folder of what is new there."""
    assert run(sys.executable, "-m", "venv", venv).returncode == 0
    (site,) = venv.glob("lib/python*/site-packages")
    before = {path.name for path in site.iterdir()}
    done = run(venv / "bin/pip", "install", package, **settings)
    assert done.returncode == 0, done.stderr
    check = run(venv / "bin/pip", "check")
    assert check.returncode == 0, check.stdout
    new = [path for path in site.iterdir() if path.name not in before]
    assert len([path for path in new if path.suffix == ".dist-info"]) <= MOST_PACKAGES + 1
    files = [file for path in new for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    assert (site / "ludotheque/server/app/index.html").exists()
    assert "24 Heures" in run(venv / "bin/ludo", "games").stdout
    return site


def test_the_sources_go_with_the_pages(packages: Path) -> None:
    (sdist,) = packages.glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {"src/ludotheque/server/app/index.html", "web/package-lock.json", "tools/rules.py"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_the_wheel_is_small_compiled_and_names_missing_parts(packages: Path, tmp_path: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    install(tmp_path, wheel)
    compiled = "from ludotheque.kernel import state; print(state.__file__)"
    assert not run(tmp_path / "bin/python", "-c", compiled).stdout.strip().endswith(".py")
    for command, extra in {"serve": "server", "ladder lemans": "lab", "print lemans": "print"}.items():
        refused = run(tmp_path / "bin/ludo", *command.split())
        assert refused.returncode == 2
        assert refused.stderr.strip().endswith(f"pip install 'ludotheque[{extra}]'")


def test_pip_installs_the_sources_without_a_compiler(packages: Path, tmp_path: Path) -> None:
    (sdist,) = packages.glob("*.tar.gz")
    site = install(tmp_path, sdist, LUDO_PURE="1")
    assert not list(site.glob("ludotheque/**/*.so"))
