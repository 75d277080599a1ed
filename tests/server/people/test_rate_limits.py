"""What an address pays at once, and what it waits for."""

from __future__ import annotations

from ludotheque.server.people import rate_limits
from ludotheque.server.people.rate_limits import RateLimits
from ludotheque.server.settings import Settings

ADDRESS = "192.0.2.1"


def test_work_is_paid_at_once_as_far_as_nobody_would_wait_for_it() -> None:
    limits = RateLimits(Settings(work_per_second=100), clock=float)
    most = limits.rates["work pace"][1]
    paid = sum(limits.spend_at_once(ADDRESS, 1) for _ in range(1000))
    assert paid == most
    assert limits.buckets[ADDRESS]["work"][0] == limits.rates["work"][1] - most  # what was refused cost nothing


def test_whoever_was_counted_longest_ago_is_forgotten() -> None:
    limits = RateLimits(Settings(), clock=float)
    for number in range(rate_limits.MAX_REMEMBERED):
        limits.take(str(number), "commands")
    limits.take("0", "commands")
    limits.take("new", "commands")
    assert "0" in limits.buckets
    assert "1" not in limits.buckets
