"""What the launchers do otherwise on Windows, as far as another system can show it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import environment
import rules
import web
from environment import ROOT


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT))
    yield importlib.import_module("play")
    sys.modules.pop("play")


def on_windows(monkeypatch: pytest.MonkeyPatch, module: ModuleType, **more: Any) -> SimpleNamespace:
    """The module finds itself on Windows; paths stay those of this system."""
    system = SimpleNamespace(name="nt", environ={"PATH": ""}, pathsep=";", **more)
    monkeypatch.setattr(module, "os", system)
    return system


def test_ludo_is_waited_for(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def run(command: list[str], check: bool) -> SimpleNamespace:
        called.append(command)
        return SimpleNamespace(returncode=3)

    system = on_windows(monkeypatch, play)  # it has no execv
    monkeypatch.setattr(play, "subprocess", SimpleNamespace(run=run))
    assert play.run(["games"]) == 3
    assert called == [[str(environment.PYTHON), "-m", "ludotheque", "games"]]
    assert system.environ["LUDO_LAUNCHER"].endswith("play.py")


def test_the_wheel_of_node_has_other_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_windows(monkeypatch, web)
    monkeypatch.setattr(web, "_wheel", lambda: tmp_path)
    monkeypatch.setattr(web.shutil, "which", lambda _: None)
    folder, command = web.node_commands() or ("", [])
    assert folder == str(tmp_path)
    assert command == [str(tmp_path / "node.exe"), str(tmp_path / "node_modules/npm/bin/npm-cli.js")]


def test_one_start_at_a_time_by_windows_own_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []

    def locking(number: int, mode: int, size: int) -> None:
        if number in taken:
            raise OSError
        taken.append(number)

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    on_windows(monkeypatch, environment)
    assert environment._locked(7)
    assert not environment._locked(7)


def test_setuptools_looks_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    on_windows(monkeypatch, rules)
    assert rules.can_compile()


@pytest.mark.parametrize("name", ["play.py", "test.py", "setup.py", "tools/environment.py", "tools/web.py"])
def test_no_launcher_needs_a_shell(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "shell=True" not in text
    assert "os.system" not in text
