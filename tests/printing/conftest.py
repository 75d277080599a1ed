"""The press works with the web build: without it these tests are skipped aloud; where CI is set they fail."""

from __future__ import annotations

import os
import warnings
from pathlib import Path

import pytest

from ludotheque.server.assets import built

LACK = "the web app is not built (cd web && npm ci && npm run build)"


@pytest.fixture(scope="session")
def app() -> Path:
    """The folder of the web build."""
    folder = Path(os.environ.get("LUDO_APP") or built())
    if not (folder / "print.js").exists() and not os.environ.get("CI"):
        warnings.warn(f"PRINTING TESTS SKIPPED: {LACK}", stacklevel=1)
        pytest.skip(LACK)
    return folder
