"""How the C of mypyc is made ready for the compiler."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import rules

READ = """    cpy_r_r7 = (uint64_t)cpy_r_i < (uint64_t)cpy_r_r6;
    if (cpy_r_r7) goto CPyL7;
    cpy_r_r8 = cpy_r_i < cpy_r_count;
    if (cpy_r_r8) goto CPyL9;
"""


def test_an_index_is_expected_to_lie_within_its_vec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "C_FILES", str(tmp_path))
    kernel = ("int_ops.c", "___kernel___rng.c", "___kernel___advice.c")
    names = (*kernel, "___games___mark___rules___bank.c", "___games___mark___rules___market.c")
    sources = [tmp_path / (f"{rules.NATIVE}{name}" if name.startswith("___") else name) for name in names]
    for source in sources:
        source.write_text(READ)
    made = [Path(path) for path in rules.joined([str(source) for source in sources])]
    assert [path.name for path in made] == ["int_ops.c", "joined_kernel.c", "joined_mark.c"]
    text = made[-1].read_text()
    assert text.count("if (likely(cpy_r_r7)) goto CPyL7;") == 2
    assert text.count("if (cpy_r_r8) goto CPyL9;") == 2  # any other question may be answered either way
