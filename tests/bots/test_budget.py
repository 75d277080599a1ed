"""How long a bot thinks: simulations, the clock, and less where the choice is clear."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots import budget as budgets
from ludotheque.bots.budget import AT_LEAST, ENDLESS, Budget


class Clock:
    """A search whose simulations take a millisecond each."""

    def __init__(self, clear_after: int = ENDLESS, lead: int = 0) -> None:
        self.done, self.clear_after, self.lead = 0, clear_after, lead

    def run(self, count: int) -> None:
        self.done += count

    def is_settled(self, left: int) -> bool:
        return self.lead > left

    def is_clear(self) -> bool:
        return self.done >= self.clear_after


def spent(monkeypatch: pytest.MonkeyPatch, budget: Budget, search: Any) -> int:
    monkeypatch.setattr(budgets, "perf_counter", lambda: search.done / 1000)
    budget.spend(search)
    return int(search.done)


def test_the_clock_alone_uses_all_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spent(monkeypatch, Budget(seconds=1.5), Clock()) == 1500


def test_the_time_of_the_processor_is_that_of_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Clock()
    monkeypatch.setattr(budgets, "perf_counter", lambda: 0.0)  # a clock that stands still
    monkeypatch.setattr(budgets, "thread_time", lambda: search.done / 1000)
    Budget(seconds=0.5).of_processor().spend(search)  # type: ignore[arg-type]
    assert search.done == 500
    assert Budget(400, 1.5).of_processor().scaled(0.5) == Budget(200, 0.75, cpu=True)


def test_a_clear_choice_ends_it_after_a_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    least = AT_LEAST * 1500
    assert least <= spent(monkeypatch, Budget(seconds=1.5), Clock(clear_after=0)) <= least + budgets.SLICE
    assert spent(monkeypatch, Budget(400), Clock(clear_after=0)) == 400  # what is counted is spent


def test_a_lead_that_the_rest_of_the_time_cannot_make_up_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 1000 <= spent(monkeypatch, Budget(seconds=1.5), Clock(lead=500)) <= 1000 + 1000 // budgets.LARGER
    assert 900 <= spent(monkeypatch, Budget(1400, 1.5), Clock(lead=500)) <= 900 + 900 // budgets.LARGER
