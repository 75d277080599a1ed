"""Compiled and uncompiled bots decide the same: both are compared with the same committed decisions."""

from __future__ import annotations

import json

import pytest

from bots.decisions import FILE, decisions
from support import HOUSE


@pytest.mark.parametrize("slug", HOUSE)
def test_decisions_are_those_committed(slug: str) -> None:
    assert decisions(slug) == json.loads(FILE.read_text())[slug]
