"""Tell a page that comes back after its line was cut from one that somebody opens."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

RETURN_SECONDS = 60.0
MAX_REMEMBERED = 10_000
GOODBYES = (1000, 1001)  # closed by the page itself, or with it


class Returns:
    """Remembers for a minute whose line was cut."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.monotonic = monotonic
        self.cut: OrderedDict[str, float] = OrderedDict()

    def ended(self, person: str, code: int) -> None:
        """Remember somebody whose line ended with this code, unless they said goodbye."""
        if code in GOODBYES:
            return
        self.cut[person] = self.monotonic()
        self.cut.move_to_end(person)
        if len(self.cut) > MAX_REMEMBERED:
            self.cut.popitem(last=False)

    def is_return(self, person: str) -> bool:
        """Tell whether somebody comes back whose line was cut; each cut counts once."""
        at = self.cut.pop(person, None)
        return at is not None and self.monotonic() - at < RETURN_SECONDS
