"""A third language is one folder of catalogues: every rulebook and every command speaks it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grown.package import environment, grown
from grown.pseudo import accented, plain_words
from grown.shared import once

HERE = Path(__file__).parent
NEEDS_PAGES = {"print"}  # tests/browser/test_grown.py


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the commands said, and the report of a study."""
    work = once(tmp_path_factory, "grown-commands", run) / "work"
    report = (work / "study" / "report.html").read_text(encoding="utf-8")
    return {**json.loads((work / "told.json").read_text(encoding="utf-8")), "report": report}


def run(folder: Path) -> None:
    work = folder / "work"
    work.mkdir()
    words = [sys.executable, str(HERE / "commands.py"), str(work)]
    done = subprocess.run(
        words, env=environment(grown(folder)), capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    (work / "told.json").write_text(done.stdout, encoding="utf-8")


def test_every_command_speaks_it(told: dict[str, Any]) -> None:
    known = set(told["untranslated"])
    assert set(told["speaking"]) == {*told["said"], *NEEDS_PAGES}
    for name, results in told["said"].items():
        for code, text, error in results:
            said = error if name == "serve" else text
            assert re.search("[àéîöü]", said), (name, code, said, error)
            left = plain_words(re.sub(r"/\S+", "", said), known)
            assert left == set(), (name, left)


def test_a_report_has_a_chapter_in_it(told: dict[str, Any]) -> None:
    (chapter,) = re.findall(r'<div lang="xx">(.*?)</div>(?=<div lang|</main>)', told["report"], re.DOTALL)
    text = re.sub(r"<[^>]+>", " ", re.sub(r"<(style|svg).*?</\1>", "", chapter, flags=re.DOTALL))
    assert accented("games") in text
    assert plain_words(text, set(told["untranslated"])) == set()
