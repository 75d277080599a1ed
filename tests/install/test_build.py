"""A build that cannot do everything does the rest, and says why."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from install.sources import copy_sources, executable


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    return copy_sources(tmp_path / "Ludothèque à l'essai")


def build(sources: Path, **settings: str) -> tuple[set[str], str]:
    """The files of the wheel, and what the build reported."""
    reports = sources / "reports"
    environment = {**os.environ, "LUDO_ONLY_GAMES": "lemans", "LUDO_PROGRESS": str(reports), **settings}
    environment.pop("PYTHONPATH", None)
    words = [sys.executable, "setup.py", "-q", "bdist_wheel"]
    done = subprocess.run(words, cwd=sources, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (sources / "dist").glob("*.whl")
    with ZipFile(wheel) as file:
        return set(file.namelist()), reports.read_text(encoding="utf-8")


def test_pages_that_cannot_be_built_are_left_out(sources: Path, tmp_path: Path) -> None:
    executable(tmp_path / "bin" / "node", "echo v22.1.0")
    executable(tmp_path / "bin" / "npm", "echo 'the registry is away' >&2; exit 1")
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    files, said = build(sources, LUDO_PURE="1", PATH=path)
    assert "ludotheque/games/mark/rules/state.py" in files
    assert not [name for name in files if name.startswith("ludotheque/server/app/")]
    assert "The pages are not built, so the house opens without them" in said
    assert "the registry is away" in said


def test_a_compiler_that_fails_is_quoted(sources: Path, tmp_path: Path) -> None:
    compiler = executable(tmp_path / "cc", "echo 'cc: fatal error: no space left' >&2; exit 1")
    files, said = build(sources, CC=str(compiler), LUDO_NO_WEB="1")
    assert "ludotheque/kernel/state.py" in files
    assert not [name for name in files if name.endswith(".so")]
    assert "The C compiler failed, so the rules run uncompiled" in said
    assert "cc: fatal error: no space left" in said


def test_a_machine_without_a_compiler_is_told(sources: Path) -> None:
    files, said = build(sources, PATH="/nowhere", CC="no-such-compiler", LUDO_NO_WEB="1")
    assert "ludotheque/kernel/state.py" in files
    assert "There is no C compiler" in said
