"""Tell the time as it is stored: milliseconds since 1970."""

from __future__ import annotations

import time


def now() -> int:
    """Return the present time in milliseconds."""
    return time.time_ns() // 1_000_000
