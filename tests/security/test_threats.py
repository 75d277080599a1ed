"""The list of threats names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_every_answer_names_a_test_that_exists() -> None:
    text = (TESTS.parent / "docs/security.md").read_text(encoding="utf-8")
    sources: dict[str, str] = {}
    for file in TESTS.rglob("test_*.py"):  # two folders may have files of the same name
        sources[file.name] = sources.get(file.name, "") + file.read_text(encoding="utf-8")
    everything = "\n".join(sources.values())
    named = re.findall(r"`(?:\w+/)?(test_\w+\.py)?(?:::)?(test_\w+)?`", text)
    assert len(named) > 30
    for written, name in named:
        assert not written or written in sources, written
        assert not name or f"def {name}(" in sources.get(written, everything), name


def test_every_row_of_a_threat_has_a_proof() -> None:
    text = (TESTS.parent / "docs/security.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith(("| tries", "|---"))]
    assert len(rows) > 20
    for row in rows:
        assert re.search(r"`[\w/]*test_\w+", row.rstrip(" |").rpartition("|")[2]), row
