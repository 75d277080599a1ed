"""The siege compares all moves of attacked and idle windows, says how sure it is, and looks again where it is not."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest
from benchmarks import siege_attacks
from benchmarks.siege import LOOKS, Outcome, Siege
from benchmarks.siege_ratio import Ratio, ratio

MOVES = 400


def window(scale: float, seed: int, stop: int = 0) -> list[float]:
    """The waits of one window: usual ones, and of so many moves that stood behind a stop of the disk."""
    rng = random.Random(seed)
    waits = [scale * (1 + rng.expovariate(1.0)) / 1000 for _ in range(MOVES)]
    waits[100 : 100 + stop] = [0.08] * stop
    return waits


def windows(count: int, scale: float = 1.0, stops: tuple[int, ...] = ()) -> list[list[float]]:
    return [window(scale, number, 12 if number in stops else 0) for number in range(count)]


def test_what_is_the_same_is_clearly_within() -> None:
    found = ratio(windows(4), windows(5))
    assert found.is_within
    assert 0.8 < found.value < 1.25


def test_a_stall_in_every_window_is_clearly_above() -> None:
    assert ratio(windows(8, stops=tuple(range(8))), windows(9)).low > 2


def test_three_times_as_slow_is_clearly_above() -> None:
    assert ratio(windows(4, scale=3.0), windows(5)).low > 2


def test_one_stop_of_the_disk_decides_nothing() -> None:
    """In a first look it is not sure whose it was; with more windows it is one stop among many moves."""
    assert not ratio(windows(1, stops=(0,)), windows(2)).is_within
    later = ratio(windows(8, stops=(3,)), windows(9))
    assert later.value < 1.25
    assert not later.low > 2


def test_moves_that_are_never_answered_are_above() -> None:
    found = ratio([[]], windows(2))
    assert (found.moves, found.is_within, found.low > 2) == (0, False, True)


def test_stops_that_meet_idle_windows_as_well_cancel_out() -> None:
    found = ratio(windows(8, stops=(0, 2, 4, 6)), windows(8, stops=(1, 3, 5, 7)))
    assert found.value == 1
    assert not found.low > 2


def figure(value: float, low: float, high: float) -> Ratio:
    return Ratio(moves=1, p50=1.0, p99=value, idle=1.0, low=low, high=high)


UNSURE, SURE, ABOVE = figure(2.5, 1.0, 5.0), figure(1.1, 0.9, 1.4), figure(4.0, 3.0, 5.0)


class Canned(Siege):
    """A siege whose looks are known beforehand."""

    def __init__(self, said: dict[str, list[Ratio]]) -> None:
        self.said, self.asked = said, list[tuple[int, list[str]]]()
        self.outcome, self.seconds = Outcome(), 2.0

    async def _begin(self) -> Any:
        return SimpleNamespace()

    async def _look(self, at_hand: Any, chosen: list[str], windows: int) -> dict[str, Ratio]:
        self.asked.append((windows, chosen))
        return {name: self.said[name].pop(0) for name in chosen}

    async def _end(self) -> Outcome:
        return self.outcome


def looked(monkeypatch: pytest.MonkeyPatch, limit: float, **said: list[Ratio]) -> Canned:
    monkeypatch.setattr(siege_attacks, "names", lambda _: list(said))
    run = Canned(said)
    asyncio.run(run.one_by_one((), limit))
    return run


def test_whatever_is_not_clearly_within_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long stop of the disk in the one window of a first look condemns nobody."""
    first, second, third = LOOKS
    run = looked(monkeypatch, 1e6, a=[SURE], b=[UNSURE, SURE], c=[ABOVE, SURE], d=[figure(3, 1, 9), UNSURE, ABOVE])
    assert run.asked == [(first, ["a", "b", "c", "d"]), (second, ["c", "d", "b"]), (third, ["d"])]
    assert {line.name: line.looks[-1] for line in run.outcome.lines} == {"a": SURE, "b": SURE, "c": SURE, "d": ABOVE}
    assert [len(line.looks) for line in run.outcome.lines] == [1, 2, 2, 3]


def test_no_time_is_left_for_another_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was said before stays, and is shown with its interval."""
    run = looked(monkeypatch, 0.0, a=[UNSURE], b=[SURE])
    assert [chosen for _, chosen in run.asked if chosen] == [["a", "b"]]
    assert [line.looks for line in run.outcome.lines] == [[UNSURE], [SURE]]
