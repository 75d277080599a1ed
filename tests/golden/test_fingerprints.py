"""The rules have not changed by accident, and compiled and uncompiled rules are the same."""

from __future__ import annotations

import json

import pytest

import ludotheque as ludo
from golden.fingerprints import FILE, fingerprint
from support import HOUSE

GOLDEN = json.loads(FILE.read_text())
CASES = [(slug, seats) for slug in HOUSE for seats in range(ludo.load(slug).min_seats, ludo.load(slug).max_seats + 1)]


@pytest.mark.parametrize(("slug", "seats"), CASES)
def test_perft_and_checksums(slug: str, seats: int) -> None:
    assert fingerprint(slug, seats) == GOLDEN[slug][str(seats)]
