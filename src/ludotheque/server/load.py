"""How busy a node is at this moment: what stands, and what happened in the last minutes."""

from __future__ import annotations

import logging
import os
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from ludotheque.server.metrics import Histogram, Metrics, quantile

SAMPLE_SECONDS = 10.0
WINDOW = 30  # samples that the figures at a glance look back
HOUR_SECONDS = 3600.0
MAX_ERRORS = 10_000  # of the last hour that are counted
STATM = Path("/proc/self/statm")


class Sample(Struct, frozen=True):
    """What had been counted at one moment."""

    at: float
    moves: int
    move_seconds: list[int]
    commit_seconds: list[int]


class ErrorCount(logging.Handler):
    """Counts what is logged as an error, and remembers when."""

    def __init__(self, metrics: Metrics, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__(logging.ERROR)
        self.metrics = metrics
        self.monotonic = monotonic
        self.times: deque[float] = deque(maxlen=MAX_ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        self.metrics.errors.add()
        self.times.append(self.monotonic())

    def last_hour(self) -> int:
        """Count the errors of the last hour."""
        since = self.monotonic() - HOUR_SECONDS
        return sum(at >= since for at in self.times)


class LoadMeter:
    """Takes a sample now and then, and says what happened between the oldest it keeps and now."""

    def __init__(self, metrics: Metrics, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.metrics = metrics
        self.monotonic = monotonic
        self.errors = ErrorCount(metrics, monotonic)
        self.samples: deque[Sample] = deque([self._take()], maxlen=WINDOW)

    def open(self) -> None:
        """Begin to count what is logged as an error."""
        logging.getLogger("ludotheque").addHandler(self.errors)

    def close(self) -> None:
        """Count no longer."""
        logging.getLogger("ludotheque").removeHandler(self.errors)

    def sample_when_due(self) -> None:
        """Take a sample, unless the last is of a moment ago."""
        if self.monotonic() - self.samples[-1].at >= SAMPLE_SECONDS * 0.9:
            self.samples.append(self._take())

    def _take(self) -> Sample:
        m = self.metrics
        return Sample(self.monotonic(), m.moves.total(), list(m.move_seconds.counts), list(m.commit_seconds.counts))

    def moves_per_second(self) -> float:
        """Return the moves a second of the last minutes."""
        first, last = self.samples[0], self._take()
        return round((last.moves - first.moves) / max(1.0, last.at - first.at), 2)

    def milliseconds(self, histogram: Histogram, share: float) -> float | None:
        """Return the time below which that share of the last minutes' observations lies, None if there are none."""
        first = self.samples[0]
        before = first.move_seconds if histogram is self.metrics.move_seconds else first.commit_seconds
        counts = [now - then for now, then in zip(histogram.counts, before, strict=True)]
        found = quantile(histogram.bounds, counts, share)
        return None if found is None else found * 1000


def memory_bytes() -> int:
    """Return the memory that this process holds, 0 where the system does not say."""
    try:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
