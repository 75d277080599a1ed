"""What a move costs the house, stage by stage: the house itself with a stopwatch around some of its functions.

    python -m benchmarks.stages serve ...      as `ludo serve`

Times are CPU times of the thread, and each stage is counted without those within it.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from benchmarks.watched_house import serve

JSON, RULES, COMMIT, FAN_OUT = "JSON", "rules", "commit", "fan-out"


class Stopwatch(threading.local):
    """One for each thread; ``spent`` is of all threads together, so no stage may be in two of them.

    >>> ticks = iter(range(100))
    >>> watch = Stopwatch(Counter(), lambda: next(ticks))
    >>> inner = watch.around("inner", lambda: None)
    >>> watch.around("outer", inner)()
    >>> sorted(watch.spent.items())
    [('inner', 1), ('outer', 2)]
    """

    def __init__(self, spent: Counter[str], now: Callable[[], int] = time.thread_time_ns) -> None:
        self.spent, self.now = spent, now
        self.stack: list[str] = []
        self.last = 0

    def around(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Count what the function takes for the stage, without the stages within it."""

        def timed(*given: Any, **named: Any) -> Any:
            self._turn()
            self.stack.append(stage)
            try:
                return function(*given, **named)
            finally:
                self._turn()
                self.stack.pop()

        return timed

    def _turn(self) -> None:
        """Give the time since the last turn to the stage that is under way."""
        now = self.now()
        if self.stack:
            self.spent[self.stack[-1]] += now - self.last
        self.last = now


def watch_house(watch: Stopwatch) -> None:
    """Put the stopwatch around what a move passes through, where the house looks it up."""
    from ludotheque.server import protocol
    from ludotheque.server.play import broadcast, live_table
    from ludotheque.server.storage.writer import Writer
    from ludotheque.server.tables import events

    places: list[tuple[Any, str, str]] = [
        (protocol, "decode_command", JSON),
        (protocol, "encode", JSON),
        (events, "encode", JSON),
        (live_table, "decide", RULES),
        (live_table, "apply_or_pause", RULES),
        (live_table, "listing_after", RULES),
        (Writer, "_append", COMMIT),
        (broadcast, "broadcast_event", FAN_OUT),
    ]
    for owner, name, stage in places:
        setattr(owner, name, watch.around(stage, getattr(owner, name)))


if __name__ == "__main__":
    watch = Stopwatch(Counter())
    watch_house(watch)
    serve(lambda: {**watch.spent, "all": time.process_time_ns()})
