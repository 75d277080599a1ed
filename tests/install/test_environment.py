"""What play.py and test.py remember of the set-up."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import environment
import progress
from environment import ROOT


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> environment.Environment:
    monkeypatch.setattr(environment, "HOME", tmp_path)
    return environment.Environment()


def test_a_step_is_done_once_for_the_same_inputs(here: environment.Environment) -> None:
    assert not here.is_done("package", "one")
    here.mark("package", "one", "a remark\nof two lines")
    assert here.is_done("package", "one")
    assert not here.is_done("package", "two")


def test_the_digest_follows_the_contents(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_text("1")
    before = environment.digest(file)
    assert environment.digest(file) == before
    file.write_text("2")
    assert environment.digest(file) != before


def test_the_remarks_of_a_build_are_told_at_every_start(
    here: environment.Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "_sources", lambda: iter(()))
    inputs = environment.digest(ROOT / "setup.py", ROOT / "pyproject.toml")
    here.mark("package", inputs, "The C compiler failed. It said:\vcc: oh\nThe pages are not built.")
    here.prepare_house()
    assert capsys.readouterr().err == "The C compiler failed. It said:\ncc: oh\nThe pages are not built.\n"


def test_the_last_error_tells_most() -> None:
    assert environment._last("Collecting x\nERROR: no route\nNote: see above\n") == "ERROR: no route"
    assert environment._last("one\ntwo\n\n") == "two"
    assert environment._last("") == "nothing"


def test_what_the_build_reports_is_followed(tmp_path: Path) -> None:
    reports, shown, remarks = tmp_path / "reports", progress.Progress(), []
    with environment._follow(reports, shown, remarks):
        reports.write_text("rules\tcompiled 1 of 8\nno pages\tThe pages are not built.\n", encoding="utf-8")
    assert shown.words == {"rules": "compiled 1 of 8"}
    assert remarks == ["The pages are not built."]


def test_no_file_of_the_environment_is_a_source() -> None:
    found = [path.relative_to(ROOT).as_posix() for path in environment._sources()]
    assert "src/ludotheque/kernel/state.py" in found
    assert "tools/rules.py" in found
    assert not [path for path in found if "node_modules" in path or path.startswith("src/ludotheque/server/app/")]
