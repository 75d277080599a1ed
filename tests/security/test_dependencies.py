"""What is installed is what was looked at: every package is locked to one version by its hash."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("lock", sorted(file.name for file in (ROOT / "requirements").glob("*.txt")))
def test_python_packages_are_locked_by_hash(lock: str) -> None:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.match(r"[A-Za-z0-9._\[\],-]+==[^ ;]+", line), line[:80]
        assert "--hash=sha256:" in line, line[:80]


def test_web_packages_are_locked_by_hash() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name and not entry.get("link")}
    assert packages
    assert [name for name, entry in packages.items() if not entry.get("integrity", "").startswith("sha512-")] == []


def test_installing_insists_on_the_hashes() -> None:
    script = (ROOT / "tools/environment.py").read_text(encoding="utf-8")
    assert re.search(r'^INSTALL_LOCKED = \("install", "--require-hashes"', script, re.M)
    installs = re.findall(r"(?<!def )_pip\(([^,]+),", script)
    assert installs.count("*INSTALL_LOCKED") == 2  # the packages, and node
    assert set(installs) == {"*INSTALL_LOCKED", "*words"}  # the words install these sources, and nothing from elsewhere
    assert re.findall(r'words = \("install", "--no-deps", "--no-build-isolation", [^)]*str\(ROOT\)\)', script)
