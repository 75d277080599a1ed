"""The code on docs/adapters.md runs as it is printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
BLOCKS = re.findall(r"(?:^    .+\n)+", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_adapter_has_a_block() -> None:
    assert len(BLOCKS) == 4


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split()[1])
def test_a_block_runs(block: str) -> None:
    exec(re.sub(r"^    ", "", block, flags=re.MULTILINE), {})
