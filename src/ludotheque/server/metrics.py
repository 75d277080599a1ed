"""Count and time what happens in a node, and write it as Prometheus reads it (its text format 0.0.4).

An own histogram rather than a library's: one observation costs well under a microsecond (docs/performance.md), and a
node makes several for every move.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from threading import Lock

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CHANNELS = ("push", "email", "webhook")  # by which people are told
OUTCOMES = ("sent", "failed")


class Counter:
    """A number that only grows, or one for each value of a label; any thread may add to it."""

    def __init__(self, name: str, text: str, labels: tuple[str, ...] = (), known: Iterable[tuple[str, ...]] = ()):
        self.name, self.text, self.labels = name, text, labels
        self.values: dict[tuple[str, ...], int] = dict.fromkeys(known if labels else [()], 0)
        self.lock = Lock()

    def add(self, *values: str, by: int = 1) -> None:
        """Count one more under these values of the labels."""
        with self.lock:
            self.values[values] = self.values.get(values, 0) + by

    def total(self) -> int:
        """Return the sum over all labels."""
        return sum(self.values.values())

    def lines(self) -> Iterator[str]:
        """Yield the lines of the text format."""
        yield from _head(self.name, self.text, "counter")
        for values, number in sorted(self.values.items()):
            yield f"{self.name}{_labels(self.labels, values)} {number}"


class Histogram:
    """How long something took, counted in buckets; any thread may observe."""

    def __init__(self, name: str, text: str, bounds: tuple[float, ...] = SECONDS) -> None:
        self.name, self.text, self.bounds = name, text, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0
        self.lock = Lock()

    def observe(self, seconds: float) -> None:
        """Take one duration down."""
        with self.lock:
            self.counts[bisect_left(self.bounds, seconds)] += 1
            self.total += seconds

    def lines(self) -> Iterator[str]:
        """Yield the lines of the text format."""
        yield from _head(self.name, self.text, "histogram")
        below = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{bound}"}} {below}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {below}"


class Metrics:
    """All that one node counts and times."""

    def __init__(self) -> None:
        self.moves = Counter("ludo_moves_total", "Moves applied at this node.")
        self.batches = Counter("ludo_batches_total", "Transactions in which events were written.")
        self.refusals = Counter("ludo_refusals_total", "Commands and requests refused, by code.", ("code",))
        self.errors = Counter("ludo_errors_total", "Faults written to the log as errors.")
        self.reconnects = Counter("ludo_reconnects_total", "Pages that came back after their line was cut.")
        self.database_losses = Counter("ludo_database_losses_total", "Times that the database was found to be away.")
        known = ((channel, outcome) for channel in CHANNELS for outcome in OUTCOMES)
        self.notifications = Counter(
            "ludo_notifications_total", "Messages to people, by channel and outcome.", ("channel", "outcome"), known
        )
        self.move_seconds = Histogram("ludo_move_seconds", "From a move's message to its answer.")
        self.commit_seconds = Histogram("ludo_commit_seconds", "Time of a transaction that writes events.")
        self.bot_wait_seconds = Histogram("ludo_bot_wait_seconds", "Time that a bot's question waited for a process.")
        self.bot_think_seconds = Histogram("ludo_bot_think_seconds", "Time that a bot thought about a question.")

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Return everything as Prometheus reads it; ``gauges``: what stands now, each with its help."""
        lines = [line for one in vars(self).values() for line in one.lines()]
        for name, (text, value) in gauges.items():
            lines += [*_head(name, text, "gauge"), f"{name} {value:g}" if value % 1 else f"{name} {int(value)}"]
        return "\n".join(lines) + "\n"


def quantile(bounds: tuple[float, ...], counts: list[int], share: float) -> float | None:
    """Return the bound below which that share of the observations lies, None if there are none.

    >>> quantile((0.1, 0.2, 0.4), [90, 8, 2, 0], 0.5), quantile((0.1, 0.2, 0.4), [90, 8, 2, 0], 0.99)
    (0.1, 0.4)
    """
    wanted, below = sum(counts) * share, 0
    if not wanted:
        return None
    for bound, count in zip((*bounds, bounds[-1]), counts, strict=True):
        below += count
        if below >= wanted:
            return bound
    return bounds[-1]


def _head(name: str, text: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {text}", f"# TYPE {name} {kind}"


def _labels(names: tuple[str, ...], values: tuple[str, ...]) -> str:
    pairs = ",".join(f'{name}="{value}"' for name, value in zip(names, values, strict=True))
    return f"{{{pairs}}}" if pairs else ""
