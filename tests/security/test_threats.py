"""The list of threats names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
TEXT = (TESTS.parent / "docs/security.md").read_text(encoding="utf-8")
FILE = re.compile(r"((?:\w+/)*)(test_\w+\.py)(?:::(test_\w+))?")


def sources() -> dict[str, str]:
    """Every file of tests by its path."""
    found = TESTS.rglob("test_*.py")
    return {str(file.relative_to(TESTS)): file.read_text(encoding="utf-8") for file in found}


def test_every_answer_names_a_test_that_exists() -> None:
    """A file without a folder is in tests/security; a test without a file is in any."""
    known = sources()
    everything = "\n".join(known.values())
    files = alone = 0
    for name in re.findall(r"`([^`]*test_[^`]*|[^`]*\.test\.ts)`", TEXT):
        if found := FILE.fullmatch(name):
            path = f"{found[1] or 'security/'}{found[2]}"
            assert path in known, name
            assert not found[3] or f"def {found[3]}(" in known[path], name
            files += 1
        elif name.startswith("test_"):
            assert f"def {name}(" in everything, name
            alone += 1
        else:
            assert name.startswith(("web/", "tests/")), name
            assert (TESTS.parent / name).exists(), name
    assert files > 70
    assert alone > 30


def test_every_row_of_a_threat_has_a_proof() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and not line.startswith(("| tries", "|---"))]
    assert len(rows) > 20
    for row in rows:
        assert re.search(r"`[\w/]*test_\w+", row.rstrip(" |").rpartition("|")[2]), row
